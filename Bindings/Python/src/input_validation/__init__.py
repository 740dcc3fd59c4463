# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Validates columns of Arrow tables with the rules of a rule file.

>>> rules = Rules.from_file("rules.json")
>>> result = rules.validate(table)          # pyarrow, polars, duckdb, pandas, or any table with the Arrow interface
>>> result.problems[0].message
'Check each digit for a typo'
"""

from input_validation._rules import (
    Check,
    MissingColumnError,
    Problem,
    Result,
    RuleFileError,
    Rules,
    UnsupportedColumnError,
    Verdicts,
)

__all__ = [
    "Check",
    "MissingColumnError",
    "Problem",
    "Result",
    "RuleFileError",
    "Rules",
    "UnsupportedColumnError",
    "Verdicts",
]
__version__ = "0.9.0"
