#!/usr/bin/env bash
# Gradescope runs this script once, as root in its image with Ubuntu 22.04. The zip file with this script contains this
# repository, and is unpacked in /autograder/source. ../grading.md shows how to create the zip file.
set -euo pipefail
autograder=${AUTOGRADER:-/autograder}
version=6.3.1

apt-get update
apt-get install --yes --no-install-recommends binutils ca-certificates curl git gnupg libc6-dev libcurl4-openssl-dev \
    libedit2 libgcc-11-dev libncurses-dev libpython3-dev libsqlite3-0 libstdc++-11-dev libxml2-dev libz3-dev pkg-config \
    tzdata unzip zlib1g-dev

# The Swift release for this system. Its signature is checked.
. "${OS_RELEASE:-/etc/os-release}"
system=ubuntu$VERSION_ID
case $(uname -m) in aarch64) system=$system-aarch64 ;; esac
folder=https://download.swift.org/swift-$version-release/${system//./}/swift-$version-RELEASE
archive=$(mktemp -d)
curl --fail --silent --show-error --location --output "$archive/swift.tar.gz" \
    "$folder/swift-$version-RELEASE-$system.tar.gz"
curl --fail --silent --show-error --location --output "$archive/swift.tar.gz.sig" \
    "$folder/swift-$version-RELEASE-$system.tar.gz.sig"
curl --fail --silent --show-error --location https://www.swift.org/keys/all-keys.asc | gpg --batch --import
gpg --batch --verify "$archive/swift.tar.gz.sig" "$archive/swift.tar.gz"
mkdir -p "$autograder/swift"
tar --extract --gzip --file "$archive/swift.tar.gz" --directory "$autograder/swift" --strip-components 1
rm -r "$archive"

# The debug build, because the compiler uses its modules for each submission. The first run fills the compiler's cache.
PATH=$autograder/swift/usr/bin:$PATH
cd "$autograder/source"
swift build --package-path Examples --product grade
ln -sf "$autograder/source/Examples/.build/debug/grade" "$autograder/grade"
"$autograder/grade" exercise2 Examples/Exercises/Exercise2/Solution
