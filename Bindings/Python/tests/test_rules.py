# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

import gc
import os
import pickle
import threading
from datetime import date, datetime, time, timezone
from decimal import Decimal

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

from input_validation import (
    MissingColumnError,
    Problem,
    RuleFileError,
    Rules,
    UnsupportedColumnError,
    Verdicts,
)

PEOPLE = """{
  "fields": [
    { "name": "email", "title": "Email address", "format": "email" },
    { "name": "card", "strategies": ["paymentCard"], "constraints": { "required": false } },
    { "name": "born", "type": "date" },
    { "name": "died", "type": "date", "constraints": { "required": false } } ],
  "rules": [ { "columns": ["born", "died"], "use": "ascending" } ]
}"""


def rules_for(field: str) -> Rules:
    return Rules('{"fields":[{"name":"a",' + field + "}]}")


def verdicts(field: str, array) -> list[bool]:
    return list(rules_for(field).validate_column("a", array))


# Rule files.


@pytest.mark.parametrize(
    ("text", "line", "column", "path", "message"),
    [
        (
            '{"fields":[\n  {"name":"a","strategies":["emial"]}]}',
            2,
            29,
            "/fields/0/strategies/0",
            "did you mean “email”",
        ),
        ('{"fields":[{"name":"a"},]}', 1, 25, "/fields/0", "this is not JSON"),
        ('{"fields":[{"name":"a","name":"b"}]}', 1, 24, "/fields/0/name", "twice"),
        ("", 1, 1, "", "this is not JSON"),
        ('{"fields":[]}', 1, 11, "/fields", "at least one field"),
    ],
)
def test_a_mistake_in_a_rule_file_has_its_place(text, line, column, path, message):
    with pytest.raises(RuleFileError, match=message) as caught:
        Rules(text)
    assert (caught.value.line, caught.value.column, caught.value.path) == (line, column, path)


WARNINGS = """{
  "fields": [
    { "name": "email", "strategies": ["email", { "use": "emailDomainSpelling", "severity": "warning" }] },
    { "name": "a", "type": "integer" },
    { "name": "b", "type": "integer" } ],
  "rules": [ { "columns": ["a", "b"], "use": "ascending", "severity": "warning" } ]
}"""


def test_warnings_reject_nothing():
    rules = Rules(WARNINGS)
    assert [check.warns for check in rules.checks] == [True, False, False, True]
    table = pa.table(
        {
            "email": ["a@gmial.com", "a@gmail.com", "gmial.com", None, "a@gmial.com"],
            "a": ["1", "2", "3", "4", "x"],
            "b": ["2", "1", "2", "5", "1"],
        }
    )
    result = rules.validate(table, languages="en")
    assert list(result.valid) == [True, True, False, False, False]
    assert [(found.row, found.column, found.code) for found in result.problems] == [
        (2, "email", 1090),
        (3, "email", 1004),
        (4, "a", 1127),
    ]
    assert [(found.row, found.column, found.code, found.severity) for found in result.warnings] == [
        (0, "email", 1108, "warning"),
        (1, "b", 1231, "warning"),
        (2, "b", 1231, "warning"),
        (4, "email", 1108, "warning"),
    ]
    assert result.warnings[0].message == "email: did you mean gmail.com?"
    assert result.warning_counts == {("email", 1108): 2, ("b", 1231): 2}
    assert rules.validate(table, max_problems=1).warnings == result.warnings[:1]


def test_rules_describe_their_checks(tmp_path):
    path = tmp_path / "rules.json"
    path.write_text(PEOPLE, encoding="utf-8")
    rules = Rules.from_file(path)
    assert [check.columns for check in rules.checks] == [("email",), ("card",), ("born",), ("died",), ("born", "died")]
    assert [check.label for check in rules.checks] == ["Email address", "card", "born", "died", "died"]
    assert [check.required for check in rules.checks] == [True, False, True, False, False]
    assert [check.sensitive for check in rules.checks] == [False, True, False, False, False]
    assert pickle.loads(pickle.dumps(rules)).checks == rules.checks
    with pytest.raises(FileNotFoundError):
        Rules.from_file(tmp_path / "none.json")


# Columns of texts.

TEXTS = ["a@b.org", None, "", "a.b.org", "é@b.org", "very.long.local.part@example.museum", "x" * 70_000 + "@b.org"]
EMAIL = '"format":"email"'
EXPECTED = [True, False, False, False, False, True, False]
CODES = [None, 1004, 1004, 1090, 1095, None, 1005]


def layouts() -> dict[str, object]:
    plain = pa.array(TEXTS)
    padded = pa.array(["padding", None, *TEXTS, "padding"])
    return {
        "string": plain,
        "large_string": plain.cast(pa.large_string()),
        "string_view": plain.cast(pa.string_view()),
        "binary": plain.cast(pa.binary()),
        "large_binary": plain.cast(pa.large_binary()),
        "binary_view": plain.cast(pa.binary_view()),
        "dictionary": plain.dictionary_encode(),
        "dictionary of large strings": plain.cast(pa.large_string()).dictionary_encode(),
        "dictionary with null in it": pa.DictionaryArray.from_arrays(pa.array([0, 1, 2, 3, 4, 5, 6], pa.int8()), plain),
        "dictionary with small indices": plain.dictionary_encode().cast(pa.dictionary(pa.uint8(), pa.string())),
        "slice": padded[2:9],
        "slice of views": padded.cast(pa.string_view())[2:9],
        "slice of a dictionary": padded.dictionary_encode()[2:9],
        "chunks": pa.chunked_array([plain[:1], plain[1:1], plain[1:4], plain[4:]]),
        "polars": pl.Series(TEXTS),
        "polars, in chunks": pl.concat([pl.Series(TEXTS[:3]), pl.Series(TEXTS[3:])], rechunk=False),
        "pandas": pd.Series(TEXTS, dtype="string[pyarrow]"),
    }


@pytest.mark.parametrize("layout", layouts())
def test_every_layout_of_texts_has_the_same_verdicts(layout):
    found = rules_for(EMAIL).validate_column("a", layouts()[layout])
    assert list(found) == EXPECTED
    assert [found.codes[row] for row in range(len(found))] == CODES
    assert found.rejected == 5
    assert list(found.rejected_rows()) == [1, 2, 3, 4, 6]


def test_the_words_of_a_bitmap_are_joined():
    rules = rules_for(EMAIL)
    for lengths in [[1] * 20, [7, 9, 8, 1], [8, 8], [0, 3, 0, 13], [64, 1, 63]]:
        texts = [[TEXTS[(row * 5 + part) % 6] for row in range(length)] for part, length in enumerate(lengths)]
        found = rules.validate_column("a", pa.chunked_array([pa.array(part, pa.string()) for part in texts]))
        assert list(found) == [EXPECTED[TEXTS.index(text)] for part in texts for text in part]


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9])
def test_columns_of_any_length_have_a_verdict_for_each_row(count):
    assert verdicts(EMAIL, pa.array(["a@b.org"] * count, pa.string())) == [True] * count
    assert verdicts(EMAIL, pa.array([None] * count, pa.string())) == [False] * count
    assert verdicts(EMAIL, pa.nulls(count)) == [False] * count
    assert verdicts('"format":"email","constraints":{"required":false}', pa.nulls(count)) == [True] * count
    assert verdicts(EMAIL, pa.chunked_array([], pa.string())) == []


@pytest.mark.parametrize(
    "value", [b"\xff", b"\xc3", b"caf\xe9", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"12345678\x80", b"\xc0\xaf"]
)
def test_bytes_that_are_not_utf8_are_rejected_and_not_repaired(value):
    rules = rules_for('"constraints":{"required":false}')
    data = pa.array([value, b"ok", "é".encode()], pa.binary())
    for array in (data, data.cast(pa.large_binary()), data.cast(pa.binary_view()), data.dictionary_encode()):
        found = rules.validate_column("a", array)
        assert [found.codes[row] for row in range(3)] == [1242, None, None]
    result = rules.validate(pa.table({"a": data}))
    assert result.problems == [
        Problem(0, "a", 1242, "decoding.encoding", "a must be in UTF-8: it contains bytes in another encoding")
    ]


# Columns of other values.

UTC = timezone.utc


@pytest.mark.parametrize(
    ("texts", "array"),
    [
        (["-128", "0", "127"], pa.array([-128, 0, 127], pa.int8())),
        (["-32768"], pa.array([-32768], pa.int16())),
        (["-2147483648"], pa.array([-2147483648], pa.int32())),
        (["-9223372036854775808", "9223372036854775807"], pa.array([-(2**63), 2**63 - 1], pa.int64())),
        (["255"], pa.array([255], pa.uint8())),
        (["65535"], pa.array([65535], pa.uint16())),
        (["4294967295"], pa.array([2**32 - 1], pa.uint32())),
        (["18446744073709551615"], pa.array([2**64 - 1], pa.uint64())),
        (["1", "0.1", "-2.5", "1e+300", "nan", "inf", "-0"], pa.array([1.0, 0.1, -2.5, 1e300, float("nan"), float("inf"), -0.0])),
        (["0.1", "16777216"], pa.array([0.1, 16777216.0], pa.float32())),
        (["true", "false"], pa.array([True, False])),
        (["1.50", "-0.05", "0.00", "123456789012345678901234567890.12"],
         pa.array([Decimal("1.50"), Decimal("-0.05"), Decimal("0"), Decimal("123456789012345678901234567890.12")], pa.decimal128(38, 2))),
        (["1500", "0"], pa.array([Decimal("15e2"), Decimal(0)], pa.decimal128(5, -2))),
        (["1970-01-01", "2024-02-29", "1899-12-31", "9999-12-31", "0001-01-01"],
         pa.array([date(1970, 1, 1), date(2024, 2, 29), date(1899, 12, 31), date.max, date.min])),
        (["2026-11-29"], pa.array([date(2026, 11, 29)], pa.date64())),
        (["14:30:00", "00:00:01"], pa.array([time(14, 30), time(0, 0, 1)], pa.time32("s"))),
        (["14:30:00.250"], pa.array([time(14, 30, 0, 250_000)], pa.time32("ms"))),
        (["14:30:00.000001"], pa.array([time(14, 30, 0, 1)], pa.time64("us"))),
        (["14:30:00.000000001"], pa.array([52_200_000_000_001], pa.time64("ns"))),
        (["2026-11-29T14:30:00"], pa.array([datetime(2026, 11, 29, 14, 30)], pa.timestamp("s"))),
        (["2026-11-29T14:30:00.250", "1969-12-31T23:59:59.999"],
         pa.array([datetime(2026, 11, 29, 14, 30, 0, 250_000), datetime(1969, 12, 31, 23, 59, 59, 999_000)], pa.timestamp("ms"))),
        (["2026-11-29T13:30:00Z"], pa.array([datetime(2026, 11, 29, 13, 30, tzinfo=UTC)], pa.timestamp("us", "Europe/Zurich"))),
        (["day 2932897", "day -719529"], pa.array([2_932_897, -719_529], pa.int32()).view(pa.date32())),
        (["ab", "c\x00"], pa.array([b"ab", b"c\x00"], pa.binary(2))),
    ],
)  # fmt: skip
def test_other_values_are_validated_as_texts(texts, array):
    # Each row is rejected unless its text is the only accepted text.
    for row, text in enumerate(texts):
        quoted = text.replace("\x00", "\\u0000")
        found = verdicts('"constraints":{"enum":["' + quoted + '"]}', array)
        assert found == [other == text for other in texts], f"row {row}: {text}"


def test_values_without_texts_are_refused():
    for array in (
        pa.array([[1]]),
        pa.array([{"b": 1}]),
        pa.array([1], pa.duration("s")),
        pa.array([1.5], pa.float16()),
    ):
        with pytest.raises(UnsupportedColumnError, match="the values of a have the Arrow type"):
            rules_for(EMAIL).validate_column("a", array)
    with pytest.raises(TypeError, match="list has neither __arrow_c_stream__ nor __arrow_c_array__"):
        rules_for(EMAIL).validate_column("a", ["a@b.org"])


# Tables.

TABLE = {
    "id": [1, 2, 3, 4, 5],
    "died": [date(1852, 11, 27), None, date(1900, 1, 1), None, date(1800, 1, 1)],
    "email": ["ada@example.com", "grace.example.com", "alan@example.com", None, "x@y.org"],
    "card": ["4111 1111 1111 1111", "4111111111111112", None, "", "x"],
    "born": [date(1815, 12, 10), date(1906, 12, 9), date(1912, 6, 23), date(1930, 5, 11), date(1799, 1, 1)],
}

PROBLEMS = [
    (1, "email", 1090),
    (1, "card", 1042),
    (2, "died", 1231),
    (3, "email", 1004),
    (4, "card", 1040),
]


def tables() -> dict[str, object]:
    table = pa.table(TABLE)
    frame = pl.DataFrame(TABLE)
    return {
        "pyarrow.Table": table,
        "pyarrow.Table of several batches": pa.concat_tables([table[:1], table[1:1], table[1:4], table[4:]]),
        "pyarrow.RecordBatch": table.to_batches()[0],
        "slice of a pyarrow.RecordBatch": pa.RecordBatch.from_struct_array(
            pa.concat_arrays([table.to_struct_array().combine_chunks()] * 2)[5:]
        ),
        "pyarrow.RecordBatchReader": table.to_reader(max_chunksize=2),
        "polars.DataFrame": frame,
        "pandas.DataFrame": pd.DataFrame(TABLE),
        "duckdb relation": duckdb.from_arrow(table),
    }


@pytest.mark.parametrize("kind", tables())
def test_every_kind_of_table_has_the_same_problems(kind):
    result = Rules(PEOPLE).validate(tables()[kind])
    assert [(problem.row, problem.column, problem.code) for problem in result.problems] == PROBLEMS
    assert list(result.valid) == [True, False, False, False, False]
    assert [result.valid.codes[row] for row in range(5)] == [None, 1090, 1231, 1004, 1040]
    assert result.counts == {
        ("email", 1090): 1,
        ("card", 1042): 1,
        ("died", 1231): 1,
        ("email", 1004): 1,
        ("card", 1040): 1,
    }
    assert not result.is_valid
    assert result.rows == 5


def test_problems_have_messages_in_a_language_and_never_the_value():
    result = Rules(PEOPLE).validate(pa.table(TABLE), languages="de-CH, en;q=0.5")
    problem = result.problems[1]
    assert (problem.domain, problem.name) == ("InputValidationErrorDomain", "card.checksum")
    assert "Prüfen" in problem.message or "Ziffer" in problem.message
    english = Rules(PEOPLE).validate(pa.table(TABLE), languages="tlh")
    assert english.problems[1].message != problem.message
    for text in ("4111111111111112", "grace.example.com"):
        assert all(text not in repr(found) for found in result.problems + english.problems)


def test_the_list_of_problems_has_a_limit_and_the_counts_have_none():
    table = pa.table({"a": ["x"] * 2_500})
    result = rules_for(EMAIL).validate(table, max_problems=10)
    assert [problem.row for problem in result.problems] == list(range(10))
    assert result.counts == {("a", 1090): 2_500}
    assert rules_for(EMAIL).validate(table, max_problems=0).problems == []


def test_a_table_without_a_column_with_rules_is_refused():
    with pytest.raises(MissingColumnError, match="'card'"):
        Rules(PEOPLE).validate(pa.table(TABLE).drop(["card"]))
    with pytest.raises(MissingColumnError, match="'b'"):
        rules_for(EMAIL).validate_column("b", pa.array(["a@b.org"]))
    with pytest.raises(MissingColumnError, match="two columns are called 'a'"):
        rules_for(EMAIL).validate(pa.table([pa.array(["a"]), pa.array(["b"])], names=["a", "a"]))
    with pytest.raises(TypeError, match="call validate_column"):
        rules_for(EMAIL).validate(pa.chunked_array([pa.array(["a@b.org"])]))


def test_rows_that_must_be_compared_are_not_forgotten():
    rules = Rules(
        '{"fields":[{"name":"a","constraints":{"unique":true}},{"name":"b"},{"name":"c"}],"primaryKey":["b","c"]}'
    )
    assert rules.unchecked_keys == (("a",), ("b", "c"))
    table = pa.table({"a": ["1"], "b": ["2"], "c": ["3"]})
    with pytest.raises(ValueError, match="compare the values of a, b and c"):
        rules.validate(table)
    assert rules.validate(table, keys_checked_elsewhere=True).is_valid
    rules = Rules('{"fields":[{"name":"a"},{"name":"b"},{"name":"c"}],"uniqueKeys":[["a","b"],"c"]}')
    assert rules.unchecked_keys == (("a", "b"), ("c",))
    assert rules.unchecked_rules == ()


def test_rules_about_several_rows_are_not_forgotten():
    rules = Rules(
        '{"fields":[{"name":"a","constraints":{"maximumMissingShare":0.5,"maximumWarnedShare":0}},{"name":"b"}],'
        '"minimumRows":2,"maximumRows":9,"foreignKeys":[{"fields":"a","reference":{"fields":"b"}}]}'
    )
    assert rules.unchecked_keys == ()
    assert rules.unchecked_rules == (
        "foreign key: a in (b)",
        "minimumRows: 2",
        "maximumRows: 9",
        "a: maximumMissingShare: 0.5",
        "a: maximumWarnedShare: 0.0",
    )
    table = pa.table({"a": ["1"], "b": ["2"]})
    with pytest.raises(ValueError, match=r"check these rules with the engine.*foreign key: a in"):
        rules.validate(table)
    assert rules.validate(table, keys_checked_elsewhere=True).is_valid


def test_a_resource_is_a_rule_file_and_a_package_needs_a_choice():
    resource = '{"name":"x","path":"x.csv","schema":{"fields":[{"name":"a","type":"year"}]}}'
    found = Rules(resource).validate_column("a", pa.array(["2026", "26", "", None]))
    assert pa.array(found).to_pylist() == [True, False, True, True]
    with pytest.raises(RuleFileError, match="choose one of its resources"):
        Rules('{"resources":[' + resource + "," + resource.replace('"x"', '"y"') + "]}")


# Results for engines.


def test_verdicts_and_codes_are_arrow_columns():
    found = rules_for(EMAIL).validate_column("a", pa.array(TEXTS))
    assert pa.array(found).to_pylist() == EXPECTED
    assert pa.array(found.codes).to_pylist() == CODES
    assert pa.array(found.codes).null_count == 2
    assert pl.Series(found).to_list() == EXPECTED
    assert len(found.codes) == len(found) == 7
    with pytest.raises(IndexError):
        found[7]
    with pytest.raises(IndexError):
        found.codes[-1]
    assert repr(found) == "<Verdicts: 7 rows, 5 rejected>"
    empty = Verdicts(0, b"", b"", 0)
    assert pa.array(empty).to_pylist() == pa.array(empty.codes).to_pylist() == []


def test_memory_is_freed_whether_capsules_are_used_or_not():
    found = rules_for(EMAIL).validate_column("a", pa.array(TEXTS * 10_000))
    before = resident()
    for _ in range(2_000):
        found.__arrow_c_array__()
        pa.array(found)
        pa.array(found.codes)
    gc.collect()
    assert resident() - before < 50_000_000


def test_a_capsule_that_is_freed_by_an_exception_keeps_the_exception():
    found = rules_for(EMAIL).validate_column("a", pa.array(TEXTS))
    with pytest.raises(pa.ArrowInvalid):
        pa.array([found.__arrow_c_array__()])
    with pytest.raises(TypeError, match="not supported between instances"):
        sorted([found.__arrow_c_array__(), 3])
    with pytest.raises(TypeError, match="list indices"):
        [][found.codes.__arrow_c_array__()]


def resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_mistakes_and_codes_can_be_pickled():
    with pytest.raises(RuleFileError) as caught:
        Rules('{"fields": [{"name": "a", "strategies": ["emial"]}]}')
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (str(copy), copy.line, copy.path) == (str(caught.value), 1, caught.value.path)
    codes = rules_for(EMAIL).validate_column("a", pa.array(["a@b.org", "x"])).codes
    assert list(pickle.loads(pickle.dumps(codes))) == list(codes) == [None, 1090]
    with pytest.raises(TypeError, match="a rule file is a text or bytes, not dict"):
        Rules({"fields": []})


def test_threads_and_child_processes_share_rules():
    rules = rules_for(EMAIL)
    data = pa.array(TEXTS * 100)
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(rules.validate_column("a", data).rejected)) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [500] * 8
    child = os.fork()
    if child == 0:
        os._exit(0 if rules.validate_column("a", data).rejected == 500 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
