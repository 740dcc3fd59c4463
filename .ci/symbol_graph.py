#!/usr/bin/env python3
"""The public symbols of the module InputValidation, for the programs that check the documentation against the code.

As a program, it counts the public declarations by group. It fails if a group has more than the table in CONTRIBUTING.md
allows, or if a declaration has no documentation. `--write` writes the counts into the table, and `--list` prints the
declarations. Overrides do not count, and neither do members that a type gets from the extension of a protocol. Needs the
built module: `swift build --target InputValidation`.
"""
import json
import os
import re
import subprocess
import sys
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


def declarations():
    """The public declarations with the file of each, or of the type that contains it if the compiler wrote it."""
    graph = load()
    overrides = {edge["source"] for edge in graph["relationships"] if edge["kind"] == "overrides"}
    symbols = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in overrides
               and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]
    by_path = {tuple(symbol["pathComponents"]): symbol for symbol in symbols}

    def file_of(symbol):
        while "location" not in symbol and len(symbol["pathComponents"]) > 1:
            symbol = by_path[tuple(symbol["pathComponents"][:-1])]
        return symbol.get("location", {}).get("uri", "").split(f"/Sources/{MODULE}/")[-1]

    return [(symbol, file_of(symbol)) for symbol in symbols], by_path


def group_of(symbol, file, by_path):
    """The row of the table in CONTRIBUTING.md to which a declaration belongs."""
    path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
    room = file.split("/")[0]
    owner = by_path.get((path[0],), {}).get("kind", {}).get("identifier")
    if path[:2] == ["ValidationError", "Code"] and kind == "swift.type.property":
        return "Error codes"
    if path[0] == "InputTraits":
        return "Input traits"
    if path[0] in ("InputValidator", "InputParser") and len(path) > 1 and room != "Strategy":
        return "Dot syntax"
    if room in ("Strategies", "Composition") and owner == "swift.class" and (len(path) < 3):
        return "Concrete strategies" if kind != "swift.enum" else "Outputs and options"
    return {"Strategies": "Outputs and options", "Support": "Outputs and options", "Composition": "Rule builders",
            "Strategy": "Abstract classes", "Context": "Inputs", "Forms": "Forms",
            "Server": "Errors and messages", "Errors": "Errors and messages"}[room]


if __name__ == "__main__":
    found, by_path = declarations()
    counts, wrong = {"All": len(found)}, []
    for symbol, file in found:
        group = group_of(symbol, file, by_path)
        counts[group] = counts.get(group, 0) + 1
        if "--list" in sys.argv:
            print(f"{group}: {'.'.join(symbol['pathComponents'])}")
        if "docComment" not in symbol and "location" in symbol:
            wrong.append(f"{file}: {'.'.join(symbol['pathComponents'])} has no documentation")
    with open("CONTRIBUTING.md", encoding="utf-8") as file:
        text = file.read()
    for group, count in sorted(counts.items(), key=lambda row: -row[1]):
        row = re.search(rf"^\| {group} \| (\d+) \|", text, re.M)
        print(f"{count:5} {group}")
        if "--write" in sys.argv and row:
            text = text[:row.start(1)] + str(count) + text[row.end(1):]
        elif not row or count > int(row[1]):
            wrong.append(f"{group}: {count} public declarations, and CONTRIBUTING.md allows {row[1] if row else 'none'}")
    if "--write" in sys.argv:
        with open("CONTRIBUTING.md", "w", encoding="utf-8") as file:
            file.write(text)
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    sys.exit(1 if wrong else 0)
