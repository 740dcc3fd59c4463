"""The public symbols of the module InputValidation, for the programs that check the documentation against the code."""
import json
import os
import subprocess
import tempfile

MODULE = "InputValidation"
MODULES = os.environ.get("MODULES", ".build/debug/Modules")


def load():
    """The symbol graph as the compiler writes it. Needs the built module: `swift build --target InputValidation`."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", MODULE, "-I", MODULES, "-output-dir", folder,
             "-target", info["target"]["unversionedTriple"], "-minimum-access-level", "public"], check=True)
        with open(f"{folder}/{MODULE}.symbols.json", encoding="utf-8") as file:
            return json.load(file)
