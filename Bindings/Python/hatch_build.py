# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Puts the C library into the wheel. INPUT_VALIDATION_LIBRARY is its path; without it, ../C/build builds it."""

import os
import pathlib
import subprocess
import sysconfig
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface[Any]):
    """Adds the library to the wheel's files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Tag the wheel for any Python 3 on this platform, because only ctypes loads the library."""
        path = os.environ.get("INPUT_VALIDATION_LIBRARY")
        if path is None:
            script = pathlib.Path(self.root).parent / "C" / "build"
            path = subprocess.run([script], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
        build_data["force_include"][path] = "input_validation/libinputvalidation.so"
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        libc, _, release = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
        if libc == "glibc" and platform.startswith("linux_"):
            # The library needs the C library of the machine that it was linked on, or a newer one.
            platform = platform.replace("linux", "manylinux_" + release.replace(".", "_"), 1)
        build_data["tag"] = f"py3-none-{platform}"
