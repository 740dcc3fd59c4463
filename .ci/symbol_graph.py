"""Reads a module's public symbols, the last version's symbols, and the changes that the changelog names, for the
programs that check the documentation and the interface against the code."""
import glob
import json
import os
import re
import subprocess
import tempfile

MODULES = os.environ.get("MODULES", ".build/debug/Modules")


# The modules that InputValidation exports.
PARTS = ["ValidationBasics", "ValidationCore", "ValidationFormats", "ValidationForms", "ValidationNetwork",
         "ValidationReports", "ValidationText"]


def graphs(module):
    """Returns the symbol graphs of a module, and of its extensions of other modules. Needs the built module.

    InputValidation's symbol graph contains the symbols of the modules that it exports.
    """
    exported = PARTS if module == "InputValidation" else []
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", MODULES, "-output-dir", folder,
             "-target", info["target"]["unversionedTriple"], "-minimum-access-level", "public",
             "-experimental-allowed-reexported-modules=" + ",".join(exported)], check=True)
        found = []
        for path in [f"{folder}/{module}.symbols.json", *sorted(glob.glob(f"{folder}/{module}@*.symbols.json"))]:
            with open(path, encoding="utf-8") as file:
                found.append(json.load(file))
        return found


def load():
    """Returns the symbol graph of the module InputValidation."""
    return graphs("InputValidation")[0]


def last_version():
    """Returns the newest version's tag in the history, such as 0.9.1, or None before the first version, 0.9.0."""
    tags = subprocess.check_output(["git", "tag", "--merged", "HEAD"], text=True).split()
    versions = [tuple(map(int, tag.split("."))) for tag in tags if re.fullmatch(r"\d+\.\d+\.\d+", tag)]
    newest = max(versions, default=(0, 0, 0))
    return ".".join(map(str, newest)) if newest >= (0, 9, 0) else None


def listed(module, version=None):
    """Returns a module's lines in .ci/api, now or in a version, or None if there is no list."""
    path = f".ci/api/{module}.txt"
    if version:
        shown = subprocess.run(["git", "show", f"{version}:{path}"], capture_output=True, text=True)
        return None if shown.returncode else shown.stdout.splitlines()
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def mentioned():
    """Returns the code spans in the changelog's section "Unreleased"."""
    with open("CHANGELOG.md", encoding="utf-8") as file:
        section = re.search(r"^## Unreleased$(.*?)(?=^## |\Z)", file.read(), re.M | re.S)
    return set(re.findall(r"`([^`]+)`", section.group(1))) if section else set()
