#!/bin/sh
# Parses what our policies accept with ada, a parser of the WHATWG URL Standard, which must accept all of it with the same
# host. Takes a seed; run.sh fetches ada first.
set -eu
cd "$(dirname "$0")"
swift run -c release URLDifferential "${1:-1}"
