#!/bin/sh
# Compares URLInputValidator with ada::can_parse (C++, the parser in Node.js) and Foundation's URL(string:). Fetches
# ada's amalgamated source from the source distribution of the PyPI package ada-url. None of it is kept here.
#
# ADA_URL=1.31.1 ./run.sh uses another release: 4.0.0 has ada 4.0.0, whose can_parse no longer reads the path, and
# 1.31.1 has ada 3.4.4, which parses the whole text.
set -eu
cd "$(dirname "$0")"
release=${ADA_URL:-4.0.0}
if [ "$(cat Sources/CAda/vendor/release 2>/dev/null)" != "$release" ]; then
    mkdir -p .fetched Sources/CAda/vendor
    python3 -m pip download --quiet --no-deps --no-binary :all: --dest .fetched "ada-url==$release"
    tar -xzf ".fetched/ada_url-$release.tar.gz" -C .fetched
    cp ".fetched/ada_url-$release/ada_url/ada.cpp" ".fetched/ada_url-$release/ada_url/ada.h" Sources/CAda/vendor/
    echo "$release" > Sources/CAda/vendor/release
    touch Sources/CAda/shim.cpp
fi
swift run -c release URLComparison
