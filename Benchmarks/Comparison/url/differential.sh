#!/bin/sh
# Lets ada, a parser of the WHATWG URL Standard, read what our policies accept: it must take all of it and see the same
# host. Takes a seed; run.sh fetches ada first.
set -eu
cd "$(dirname "$0")"
swift run -c release URLDifferential "${1:-1}"
