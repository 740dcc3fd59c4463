#!/usr/bin/env python3
# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Reads callgrind's counts, and compares them with counts.tsv.

A count that is more than 3 percent higher than the committed count fails, and so does an additional allocation. A count
that is more than 10 percent lower fails too, so that the committed counts stay close to the real counts. The calls in
`SPREAD` have other limits, and the calls in `ONCE` may have 10 percent more allocations. `--write` replaces the
committed counts and the table in ../README.md. `--self-test` proves that a higher count fails.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
REPETITIONS = 500
# The calls that are counted only once, including what the runtime does when a type is first used.
ONCE = {"first strategy of a process", "first pattern of a process"}
# How much more or less a call may need, in percent. Swift finds a property's observers in a table of key paths, whose
# collisions depend on the program's layout (4,859 to 11,136 instructions for forms with the same code). The first use
# of a type also depends on the machine.
USUAL = (3, 10)
SPREAD = {"edit in a form of 900, observed": (130, 60)} | {name: (10, 20) for name in ONCE}
ALLOCATIONS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}


def dump(path, repetitions):
    """Returns one call's instructions and allocations, from one of callgrind's files."""
    text = path.read_text()
    total = int(re.search(r"^(?:summary|totals): (\d+)", text, re.M)[1])
    names, callee, allocations = {}, None, 0
    for line in text.splitlines():
        if line.startswith("fn=") or line.startswith("cfn="):
            number, name = re.match(r"c?fn=\((\d+)\)(?: (.*))?", line).groups()
            if name:
                names[number] = name.split("@")[0]
            if line.startswith("c"):
                callee = names[number]
        elif line.startswith("calls=") and callee in ALLOCATIONS:
            allocations += int(line[6:].split()[0])
    return total / repetitions, allocations / repetitions


def measured():
    names = (HERE / ".build/counts/names").read_text().splitlines()
    return {
        name: dump(HERE / f".build/counts/out.{number}", 1 if name in ONCE else REPETITIONS)
        for number, name in enumerate(names, 1)
    }


def committed():
    rows = (line.split("\t") for line in (HERE / "counts.tsv").read_text().splitlines()[1:])
    return {name: (float(instructions), float(allocations)) for name, instructions, allocations in rows}


def problems(new, old):
    for name in old.keys() - new.keys():
        yield f"{name}: committed, but not counted"
    for name, (instructions, allocations) in new.items():
        if name not in old:
            yield f"{name}: {instructions:.0f} instructions, not committed yet"
            continue
        before, allocationsBefore = old[name]
        more, less = SPREAD.get(name, USUAL)
        if instructions > before * (1 + more / 100) + 2:
            yield f"{name}: {instructions:.0f} instructions, more than the committed {before:.0f}"
        elif instructions < before * (1 - less / 100) - 2:
            yield f"{name}: {instructions:.0f} instructions, fewer than the committed {before:.0f}: commit the new count"
        if round(allocations, 1) != allocationsBefore and (name not in ONCE or allocations > allocationsBefore * 1.1):
            yield f"{name}: {allocations:.1f} allocations instead of the committed {allocationsBefore:.1f}"


def self_test():
    old = {"a": (100.0, 0.0)}
    for new in ({"a": (106.0, 0.0)}, {"a": (85.0, 0.0)}, {"a": (100.0, 1.0)}, {}, {"a": (100.0, 0.0), "b": (1.0, 0.0)}):
        assert list(problems(new, old)), new
    assert not list(problems({"a": (102.0, 0.0)}, old))
    for name, (more, less) in SPREAD.items():
        for change in (more - 1, 1 - less):
            assert not list(problems({name: (100.0 + change, 0.0)}, {name: (100.0, 0.0)})), name
        for change in (more + 3, -less - 3):
            assert list(problems({name: (100.0 + change, 0.0)}, {name: (100.0, 0.0)})), name
    for name in ONCE:
        assert not list(problems({name: (100.0, 105.0)}, {name: (100.0, 100.0)}))
        assert list(problems({name: (100.0, 111.0)}, {name: (100.0, 100.0)}))


def write(new):
    rows = [f"{name}\t{instructions:.0f}\t{allocations:.1f}" for name, (instructions, allocations) in new.items()]
    (HERE / "counts.tsv").write_text("\n".join(["call\tinstructions\tallocations", *rows]) + "\n")
    table = ["| Call | Instructions | Allocations |", "|---|---:|---:|"]
    table += [f"| {name} | {i:,.0f} | {a:g} |".replace("||", r"\|\|") for name, (i, a) in
              ((name.replace("|", r"\|"), (i, round(a, 1))) for name, (i, a) in new.items())]
    page = HERE / "../README.md"
    begin, end = "<!-- counts -->\n", "<!-- end of counts -->"
    text = page.read_text()
    head, rest = text.split(begin)
    page.write_text(head + begin + "\n".join(table) + "\n" + end + rest.split(end)[1])


def main():
    self_test()
    if "--self-test" in sys.argv:
        return
    new = measured()
    if "--write" in sys.argv:
        write(new)
        return
    found = list(problems(new, committed()))
    print("\n".join(found) if found else f"{len(new)} counts are as committed")
    if found:
        sys.exit(1)


main()
