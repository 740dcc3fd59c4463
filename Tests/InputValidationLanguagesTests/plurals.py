#!/usr/bin/env python3
"""Writes CLDRPlurals.swift: the plural categories of whole numbers in every language, from Unicode CLDR.

The data comes from CLDR through PyPI's babel. `plurals.py --check` writes nothing, and fails if the file differs from
babel's current data.
"""
import os, sys
import babel

TAGS = ("ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans "
        "zh-Hant").split()
NUMBERS = list(range(201)) + [1_000, 1_001, 1_002, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000]
LETTERS = {"zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}

rows = []
for tag in TAGS:
    rule = babel.Locale.parse(tag.replace("-", "_")).plural_form
    letters, runs = [LETTERS[rule(number)] for number in NUMBERS], []
    for letter in letters:
        if runs and runs[-1][0] == letter: runs[-1][1] += 1
        else: runs.append([letter, 1])
    text = " ".join(f"{letter}{count}" for letter, count in runs)
    lines, line = [], ""
    for run in text.split(" "):
        if len(line) + len(run) > 90: lines.append(line); line = ""
        line += run + " "
    lines.append(line)
    joined = "\n".join("    " + each.rstrip() + (" \\" if each is not lines[-1] else "") for each in lines)
    rows.append(f'    "{tag}": """\n{joined}\n    """,')
numbers = "Array(0...200) + [" + ", ".join(f"{n:_}" for n in NUMBERS[201:]) + "]"
source = f"""// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The plural categories of whole numbers, as runs of equal categories: `f3` means three times "few".
///
/// plurals.py writes them from the Unicode CLDR data in PyPI's babel.
let cldrPlurals = [
{chr(10).join(rows)}
]

/// The table's numbers, in order.
let cldrNumbers: [UInt] =
    {numbers}
"""
path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "CLDRPlurals.swift")
if "--check" in sys.argv:
    if open(path, encoding="utf-8").read() != source: sys.exit("CLDRPlurals.swift is not what babel gives: run plurals.py")
    print(f"{len(TAGS)} languages x {len(NUMBERS)} numbers: as in babel {babel.__version__}")
else:
    open(path, "w", encoding="utf-8").write(source)
