#!/usr/bin/env python3
# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Validates the same rows in several engines, and compares what each finds with `validate rows`.

    compare.py --validate PATH [--rows 1000000] [--kill-worker] [ENGINE ...]

The engines are duckdb, polars, pandas, dask, spark, and ray. Without a name, it runs the first four. Each engine needs
its package: duckdb, polars, pandas with pyarrow, dask[dataframe], pyspark with Java, and ray[data].

With --kill-worker, a worker of Spark or Ray kills its own process once, after it has validated rows.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.parquet as pq
from input_validation import Rules

RULES = {
    "fields": [
        {"name": "id", "constraints": {"unique": True}},
        {"name": "email", "strategies": ["email"]},
        {"name": "card", "strategies": ["paymentCard"]},
        {
            "name": "url",
            "strategies": ["url"],
            "constraints": {"required": False},
        },
        {"name": "uuid", "strategies": ["uuid"]},
        {"name": "date", "strategies": ["date"]},
    ]
}
NAMES = ["row", "id", "email", "card", "url", "uuid", "city", "date"]

# A problem: the row's number from 1, the column, and the code of the first error.
Found = set[tuple[int, str, int]]


# snippet.problems
rules = Rules(json.dumps(RULES))


def problems(table: pa.RecordBatch | pa.Table) -> pa.Table:
    """Return the row's number, the column, and the code."""
    parts = []
    for check in rules.checks:
        if len(check.columns) > 1:
            raise ValueError("use Rules.validate for several columns")
        name = check.columns[0]
        codes = pa.array(rules.validate_column(name, table[name]).codes)
        rejected = pc.filter(table["row"], pc.is_valid(codes))
        columns = pa.repeat(name, len(rejected))
        parts.append(
            pa.table(
                {
                    "row": rejected,
                    "column": columns,
                    "code": codes.drop_null(),
                }
            )
        )
    return pa.concat_tables(parts)


# snippet.end


def dying(
    validate: Callable[[pa.RecordBatch | pa.Table], pa.Table], marker: str
) -> Callable[[pa.RecordBatch | pa.Table], pa.Table]:
    """Return a function that validates, and whose first caller with rows then kills its own process.

    Only one worker can create the file, so only one dies.
    """

    def validate_and_die(table: pa.RecordBatch | pa.Table) -> pa.Table:
        found = validate(table)
        if table.num_rows > 0:
            try:
                os.close(os.open(marker, os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                return found
            os.kill(os.getpid(), signal.SIGKILL)
        return found

    return validate_and_die


def luhn_digit(digits: str) -> str:
    """Return the check digit for a card number's other digits."""
    total = 0
    for index, character in enumerate(reversed(digits)):
        digit = int(character) * (2 if index % 2 == 0 else 1)
        total += digit - 9 if digit > 9 else digit
    return str(-total % 10)


def generate(folder: pathlib.Path, count: int) -> None:
    """Write the rows to people.csv, and in the same order to a folder of Parquet files of very different sizes.

    About 1 of 800 values is wrong, 1 of 400 URLs is missing, and a city can have line ends and quotation marks.
    """
    random_ = random.Random(59)
    columns: dict[str, list[object]] = {name: [] for name in NAMES}
    for row in range(1, count + 1):
        digits = "4" + "".join(random_.choices("0123456789", k=14))
        kind = random_.randrange(800)
        values = {
            "row": row,
            "id": f"p{row - 1 if kind == 6 and row > 1 else row}",
            "email": f"ada.{row}{'.' if kind == 0 else '@'}example{random_.randrange(100)}.org",
            "card": digits
            + (
                luhn_digit(digits)
                if kind != 1
                else str((int(luhn_digit(digits)) + 3) % 10)
            ),
            "url": None
            if row % 400 == 0
            else f"https://www.example.org{': ' if kind == 2 else '/'}{row}?q={kind}",
            "uuid": str(uuid.UUID(int=random_.getrandbits(128), version=4))[
                : 35 if kind == 3 else 36
            ],
            "city": 'Zürich\n"Höngg"' if row % 1_000 == 0 else "東京",
            "date": f"20{random_.randrange(10, 27)}-{random_.randrange(1, 13):02}-{'31' if kind == 4 else '28'}",
        }
        for name, value in values.items():
            columns[name].append(value)
    table = pa.table(columns)
    pyarrow.csv.write_csv(table, folder / "people.csv")
    parts = folder / "people"
    parts.mkdir()
    # One part has most of the rows, one has a single row, and one has none.
    ends = [
        0,
        count * 6 // 10,
        count * 6 // 10,
        min(count, count * 6 // 10 + 1),
        count * 7 // 10,
        count * 9 // 10,
        count,
    ]
    for number, (start, end) in enumerate(itertools.pairwise(ends)):
        pq.write_table(
            table[start:end],
            parts / f"part-{number}.parquet",
            row_group_size=50_000,
        )


def found_by_program(folder: pathlib.Path, program: str) -> Found:
    """Return the problems that `validate rows` reports."""
    command = [
        program,
        "rows",
        "--rules",
        "rules.json",
        "--max-errors",
        "0",
        "--format",
        "ndjson",
        "people.csv",
    ]
    run = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False
    )
    if run.returncode not in (0, 1):
        sys.exit(f"validate rows ended with status {run.returncode}")
    found: dict[tuple[int, str], int] = {}
    for line in run.stdout.splitlines():
        problem = json.loads(line)
        if problem["kind"] == "problem":
            found.setdefault(
                (problem["row"], problem["field"]), problem["code"]
            )
    return {(row, column, code) for (row, column), code in found.items()}


def as_found(table: pa.Table | pa.RecordBatch) -> Found:
    """Return the problems in a table with the columns of `problems`."""
    return set(
        zip(
            *(
                table[name].to_pylist()
                for name in ("row", "column", "code")
            ),
            strict=True,
        )
    )


def repeated(rows: list[int]) -> Found:
    """Return the problem that `validate rows` reports for a value of a unique column that an earlier row has."""
    return {(row, "id", 5) for row in rows}


# Each engine reads the files itself, calls the library in its own way, and finds repeated values with its own group-by.


def duckdb_engine(folder: pathlib.Path) -> Found:
    """Call the library as an Arrow function in SQL."""
    # snippet.duckdb
    import duckdb

    def code(name: str) -> Callable[[pa.ChunkedArray], pa.Array]:
        return lambda column: pa.array(
            rules.validate_column(name, column).codes
        )

    connection = duckdb.connect()
    connection.execute(
        "create view people as select * "
        "from read_csv('people.csv', all_varchar = true)"
    )

    def register(name: str) -> None:
        connection.create_function(
            f"code_of_{name}",
            code(name),
            ["VARCHAR"],
            "INTEGER",
            type="arrow",
            null_handling="special",
        )

    found: Found = set()
    for check in rules.checks:
        name = check.columns[0]
        register(name)
        found |= set(
            connection.execute(
                f"select row::bigint, '{name}', code from (select row, code_of_{name}({name}) as code from people) "
                "where code is not null"
            ).fetchall()
        )
    later = connection.execute(
        "select row::bigint from people qualify row_number() over (partition by id order by row::bigint) > 1"
    )
    # snippet.end
    return found | repeated([row for (row,) in later.fetchall()])


def polars_engine(folder: pathlib.Path) -> Found:
    """Call the library with batches of a lazy frame, whose texts are string views."""
    # snippet.polars
    import polars as pl

    def codes(name: str) -> pl.Expr:
        return pl.col(name).map_batches(
            lambda column: pl.Series(
                rules.validate_column(name, column).codes
            ),
            return_dtype=pl.Int32,
        )

    people = pl.scan_parquet("people/*.parquet")
    found: Found = set()
    for check in rules.checks:
        name = check.columns[0]
        rejected = (
            people.select("row", code=codes(name))
            .filter(pl.col("code").is_not_null())
            .collect()
        )
        found |= {(row, name, code) for row, code in rejected.rows()}
    later = people.select(
        pl.col("row").filter(pl.col("row") > pl.col("row").min().over("id"))
    ).collect()
    # snippet.end
    return found | repeated(later["row"].to_list())


def pandas_engine(folder: pathlib.Path) -> Found:
    """Validate a whole frame at once, with messages."""
    # snippet.pandas
    import pandas as pd

    people = pd.read_csv("people.csv", dtype=str)
    result = rules.validate(
        people, keys_checked_elsewhere=True, max_problems=len(people)
    )
    found = {
        (problem.row + 1, problem.column, problem.code)
        for problem in result.problems
    }
    later = people["row"][people.duplicated("id")]
    # snippet.end
    return found | repeated([int(row) for row in later])


def dask_engine(folder: pathlib.Path) -> Found:
    """Call the library with each partition."""
    # snippet.dask
    import dask.dataframe as dd
    import pandas as pd

    def check(part: pd.DataFrame) -> pd.DataFrame:
        return problems(pa.Table.from_pandas(part)).to_pandas()

    people = dd.read_parquet(
        "people", columns=[name for name in NAMES if name != "city"]
    )
    shape = pd.DataFrame(
        {"row": [0], "column": [""], "code": pd.Series([0], dtype="int32")}
    )
    found = people.map_partitions(check, meta=shape).compute()
    later = people[["row", "id"]].compute()
    # snippet.end
    return as_found(pa.Table.from_pandas(found)) | repeated(
        later["row"][later.duplicated("id")].tolist()
    )


def spark_engine(folder: pathlib.Path) -> Found:
    """Call the library with each partition's batches."""
    # snippet.spark
    from pyspark.sql import SparkSession, Window
    from pyspark.sql import functions as F  # noqa: N812

    # Workers use this Python, which has the wheel.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master(
            os.environ.get("SPARK_MASTER", "local[2,4]")
        )
        .config("spark.sql.files.maxPartitionBytes", "8m")
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )

    def check(
        batches: Iterator[pa.RecordBatch],
    ) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            yield from problems(batch).to_batches()

    people = spark.read.parquet(str(folder / "people"))
    found = people.mapInArrow(
        check, "row long, column string, code int"
    ).toArrow()
    first = F.min("row").over(Window.partitionBy("id"))
    later = (
        people.select("row", first.alias("first"))
        .where("row > first")
        .toArrow()
    )
    # snippet.end
    spark.stop()
    return as_found(found) | repeated(later["row"].to_pylist())


def ray_engine(folder: pathlib.Path) -> Found:
    """Call the library with each block."""
    # snippet.ray
    import ray

    people = ray.data.read_parquet(str(folder / "people"))
    found = pa.concat_tables(
        ray.get(
            people.map_batches(
                problems, batch_format="pyarrow"
            ).to_arrow_refs()
        )
    )
    later = (
        people.groupby("id", num_partitions=2)
        .min("row")
        .rename_columns({"min(row)": "first"})
    )
    # snippet.end
    first = set(
        pa.concat_tables(ray.get(later.to_arrow_refs()))[
            "first"
        ].to_pylist()
    )
    rows = pa.concat_tables(
        ray.get(people.select_columns(["row"]).to_arrow_refs())
    )["row"].to_pylist()
    ray.shutdown()
    return as_found(found) | repeated(
        [row for row in rows if row not in first]
    )


ENGINES: dict[str, Callable[[pathlib.Path], Found]] = {
    "duckdb": duckdb_engine,
    "polars": polars_engine,
    "pandas": pandas_engine,
    "dask": dask_engine,
    "spark": spark_engine,
    "ray": ray_engine,
}


def main() -> None:
    """Run the engines, and fail if one finds other problems."""
    parser = argparse.ArgumentParser(
        description="Compares engines with `validate rows`."
    )
    parser.add_argument(
        "--validate", required=True, help="the path of the program validate"
    )
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument(
        "--kill-worker",
        action="store_true",
        help="kill a worker of spark or ray",
    )
    parser.add_argument(
        "engines", nargs="*", default=["duckdb", "polars", "pandas", "dask"]
    )
    arguments = parser.parse_args()
    program = os.path.abspath(arguments.validate)
    if arguments.kill_worker and not {"spark", "ray"}.issuperset(
        arguments.engines
    ):
        parser.error(
            "--kill-worker needs spark or ray, whose workers are other processes"
        )
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        generate(folder, arguments.rows)
        (folder / "rules.json").write_text(
            json.dumps(RULES), encoding="utf-8"
        )
        os.chdir(folder)
        expected = found_by_program(folder, program)
        print(
            f"validate rows  {len(expected)} problems of {arguments.rows} rows"
        )
        if len({column for _, column, _ in expected}) != len(
            RULES["fields"]
        ):
            sys.exit("a column has no problem, so nothing is compared")
        different = False
        validate = problems
        for engine in arguments.engines:
            marker = folder / f"killed-{engine}"
            if arguments.kill_worker:
                globals()["problems"] = dying(validate, str(marker))
            start = time.monotonic()
            found = ENGINES[engine](folder)
            seconds = time.monotonic() - start
            missing, other = len(expected - found), len(found - expected)
            different |= missing + other > 0
            if arguments.kill_worker and not marker.exists():
                sys.exit(f"no worker of {engine} was killed")
            print(
                f"{engine:14} {len(found)} problems, {missing} missing, {other} others, {seconds:.1f} s",
                flush=True,
            )
        if different:
            sys.exit("an engine finds other problems")


if __name__ == "__main__":
    main()
