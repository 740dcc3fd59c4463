#!/usr/bin/env python3
# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Measures the nanoseconds for each value of a column, beside other libraries in the same run.

    benchmark.py [--rows 1000000] [--repeat 5] [--large 10000000]

It needs duckdb, polars, pyarrow, and python-stdnum. People usually use these expressions, which accept other texts
than the strategies do, and no expression computes a check digit. Each number is the median of the repetitions.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

# Each library uses one core. polars reads this when it's imported.
os.environ["POLARS_MAX_THREADS"] = "1"

import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc
from input_validation import Rules
from stdnum import iban, luhn

EXPRESSIONS = {
    "email": r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[a-z]{2,})+$",
    "url": r"^https?://[A-Za-z0-9.-]+(?::[0-9]+)?(?:/[^\s]*)?$",
    "uuid": r"^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
    "date": r"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$",
}
STDNUM: dict[str, Callable[[str], bool]] = {
    "card": luhn.is_valid,
    "iban": iban.is_valid,
}
STRATEGIES = {
    "email": "email",
    "card": "paymentCard",
    "url": "url",
    "uuid": "uuid",
    "date": "date",
    "iban": "iban",
}


def texts(name: str, count: int) -> list[str]:
    """Return valid texts, of which one in 1,000 has another last character."""
    random_ = random.Random(name)

    def text() -> str:
        match name:
            case "email":
                return f"ada.{random_.randrange(10**6)}@example{random_.randrange(100)}.org"
            case "card":
                digits = "4" + "".join(random_.choices("0123456789", k=14))
                return digits + luhn.calc_check_digit(digits)
            case "url":
                return f"https://www.example{random_.randrange(100)}.org/path/{random_.randrange(10**6)}?q=1"
            case "uuid":
                return str(
                    uuid.UUID(int=random_.getrandbits(128), version=4)
                )
            case "date":
                return f"20{random_.randrange(10, 27)}-{random_.randrange(1, 13):02}-{random_.randrange(1, 29):02}"
            case _:
                account = "".join(random_.choices("0123456789", k=18))
                return f"DE{98 - int(account + '131400') % 97:02}{account}"

    # A million different texts take a long time in Python, so a part is repeated.
    found = [text() for _ in range(min(count, 100_000))]
    found[::1_000] = [other[:-1] + "_" for other in found[::1_000]]
    return (found * -(-count // len(found)))[:count]


def nanoseconds(
    count: int, repeat: int, call: Callable[[], object]
) -> float:
    """Return the median time for each value, after one call that isn't measured."""
    call()
    times = []
    for _ in range(repeat):
        start = time.perf_counter_ns()
        call()
        times.append((time.perf_counter_ns() - start) / count)
    return statistics.median(times)


def main() -> None:
    """Print a table for each column, and what threads and larger columns cost."""
    parser = argparse.ArgumentParser(
        description="Measures the time for each value of a column."
    )
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--large", type=int, default=10_000_000)
    arguments = parser.parse_args()
    count, repeat = arguments.rows, arguments.repeat
    connection = duckdb.connect(config={"threads": 1})
    print(
        "| Column | this library | the same on string views | pyarrow | polars | DuckDB | python-stdnum |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, strategy in STRATEGIES.items():
        rules = Rules(
            f'{{"fields":[{{"name":"{name}","strategies":["{strategy}"]}}]}}'
        )
        values = texts(name, count)
        column = pa.array(values)
        views = pl.Series(values)
        own = nanoseconds(
            count, repeat, lambda: rules.validate_column(name, column)
        )
        cells = [
            own,
            nanoseconds(
                count, repeat, lambda: rules.validate_column(name, views)
            ),
        ]
        row = [f"{cell:.0f}" for cell in cells]
        if expression := EXPRESSIONS.get(name):
            connection.register("column_of_texts", pa.table({"a": column}))
            quoted = expression.replace("'", "''")
            query = f"select count(*) from column_of_texts where regexp_matches(a, '{quoted}')"
            others: list[Callable[[], object]] = [
                lambda: pc.match_substring_regex(column, expression),
                lambda: views.str.contains(expression),
                lambda: connection.execute(query).fetchall(),
            ]
            row += [
                f"{nanoseconds(count, repeat, other):.0f}"
                for other in others
            ] + [""]
        else:
            part = values[: min(count, 20_000)]
            row += [
                "",
                "",
                "",
                f"{nanoseconds(len(part), 3, lambda: [STDNUM[name](text) for text in part]):.0f}",
            ]
        print(f"| {name} | {' | '.join(row)} |", flush=True)
    rules = Rules('{"fields":[{"name":"email","strategies":["email"]}]}')
    column = pa.array(texts("email", count))
    one = nanoseconds(
        count,
        repeat,
        lambda: [rules.validate_column("email", column) for _ in range(2)],
    )
    with ThreadPoolExecutor(2) as threads:
        two = nanoseconds(
            count,
            repeat,
            lambda: list(
                threads.map(
                    lambda _: rules.validate_column("email", column),
                    range(2),
                )
            ),
        )
    print(
        f"\nTwo threads have {one / two:.1f} times the throughput of one (email, one rules object)."
    )
    large = pa.chunked_array([column] * (arguments.large // count))
    times = [
        nanoseconds(
            len(data), 3, lambda: rules.validate_column("email", data)
        )
        for data in (column, large)
    ]
    print(
        f"{count} rows: {times[0]:.0f} ns a value; {len(large)} rows: {times[1]:.0f} ns a value."
    )


if __name__ == "__main__":
    main()
