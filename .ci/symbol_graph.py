"""The public symbols of a module, those of the last version, and the changes that the changelog names, for the programs that
check the documentation and the interface against the code."""
import glob
import json
import os
import re
import subprocess
import tempfile

MODULES = os.environ.get("MODULES", ".build/debug/Modules")


# The modules that InputValidation exports.
PARTS = ["ValidationBasics", "ValidationCore", "ValidationFormats", "ValidationForms", "ValidationMessages",
         "ValidationNetwork", "ValidationReports", "ValidationText"]


def graphs(module):
    """The symbol graph of a module and those of its extensions of other modules. Needs the built module.

    That of InputValidation contains the symbols of the modules that it exports.
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
    """The symbol graph of the module InputValidation."""
    return graphs("InputValidation")[0]


def last_version():
    """The newest tag of a version in the history, such as 0.9.1. None before 0.9.0, which is the first version."""
    tags = subprocess.check_output(["git", "tag", "--merged", "HEAD"], text=True).split()
    versions = [tuple(map(int, tag.split("."))) for tag in tags if re.fullmatch(r"\d+\.\d+\.\d+", tag)]
    newest = max(versions, default=(0, 0, 0))
    return ".".join(map(str, newest)) if newest >= (0, 9, 0) else None


def listed(module, version=None):
    """The lines of a module in .ci/api, now or in a version. None if there is no list."""
    path = f".ci/api/{module}.txt"
    if version:
        shown = subprocess.run(["git", "show", f"{version}:{path}"], capture_output=True, text=True)
        return None if shown.returncode else shown.stdout.splitlines()
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def mentioned():
    """The code spans of the changelog's section on what is not released."""
    with open("CHANGELOG.md", encoding="utf-8") as file:
        section = re.search(r"^## Unreleased$(.*?)(?=^## |\Z)", file.read(), re.M | re.S)
    return set(re.findall(r"`([^`]+)`", section.group(1))) if section else set()
