#!/bin/sh
# Parses what our policies accept with ada, a parser for the WHATWG URL Standard, which must accept all of it with the
# same host. Takes a seed. Run run.sh first, which fetches ada.
set -eu
cd "$(dirname "$0")"
swift run -c release URLDifferential "${1:-1}"
