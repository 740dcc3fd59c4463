# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""Rules of a rule file, and what they find in a table."""

from __future__ import annotations

import ctypes
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from input_validation import _library
from input_validation._library import ArrowArray, ArrowArrayExportable, ArrowSchema, ArrowStreamExportable, Batches

_NOT_ALL_ACCEPTED = re.compile(rb"[^\xff]")


class RuleFileError(ValueError):
    """A mistake in a rule file, with its place."""

    def __init__(self, message: str, line: int, column: int, path: str) -> None:
        """Create the error for a mistake at a line and a column, both from 1."""
        super().__init__(f"{line}:{column}: {message}")
        self.message = message
        self.line = line
        self.column = column
        self.path = path

    def __reduce__(self) -> tuple[type[RuleFileError], tuple[str, int, int, str]]:
        """Pickle the mistake, so that a worker can report it."""
        return RuleFileError, (self.message, self.line, self.column, self.path)


class MissingColumnError(LookupError):
    """A table without a column that has rules."""


class UnsupportedColumnError(TypeError):
    """A column whose values aren't texts and can't be written as texts, such as a list."""


@dataclass(frozen=True, slots=True)
class Check:
    """The rules for a column, or a rule over several columns."""

    number: int
    """The number in the rule file: first its fields, and then its rules over several columns."""
    columns: tuple[str, ...]
    """The columns' names."""
    label: str
    """The name in messages."""
    required: bool
    """Whether a value is required."""
    unique: bool
    """Whether no two rows may have the same value. The program that has all rows must compare them."""
    sensitive: bool
    """Whether the values are secret, such as card numbers."""
    warns: bool
    """Whether the rules can warn, because one of them has the severity warning."""


@dataclass(frozen=True, slots=True)
class Problem:
    """An error or a warning in a row. It never contains the value."""

    row: int
    """The row's number in the table, from 0."""
    column: str
    """The column's name. For a rule over several columns, it's the last column's name."""
    code: int
    """The error's code in its domain, such as 1042."""
    name: str
    """The error's name, such as card.checksum."""
    message: str
    """What to correct, in the language that was asked for."""
    domain: str = "InputValidationErrorDomain"
    severity: str = "error"
    """error, or warning for a row that's accepted by this check."""


class Verdicts:
    """A verdict for each row. It's a column of booleans for pyarrow, polars, and other users of the Arrow interface."""

    def __init__(self, length: int, bitmap: bytes, codes: bytes, rejected: int) -> None:
        """Create the verdicts from bits, and from codes of four bytes."""
        self._length = length
        self._bitmap = bitmap
        self._codes = codes
        self.rejected = rejected
        """The number of rejected rows."""

    def __len__(self) -> int:
        """Return the number of rows."""
        return self._length

    def __getitem__(self, row: int) -> bool:
        """Return whether a row is accepted."""
        if not 0 <= row < self._length:
            raise IndexError(f"there is no row {row}")
        return bool(self._bitmap[row >> 3] >> (row & 7) & 1)

    def __iter__(self) -> Iterator[bool]:
        """Yield each row's verdict."""
        return (self[row] for row in range(self._length))

    def __repr__(self) -> str:
        """Return the numbers of rows and of rejected rows."""
        return f"<Verdicts: {self._length} rows, {self.rejected} rejected>"

    def rejected_rows(self) -> Iterator[int]:
        """Yield the numbers of the rejected rows, from 0."""
        for found in _NOT_ALL_ACCEPTED.finditer(self._bitmap):
            byte = self._bitmap[found.start()]
            for bit in range(8):
                row = 8 * found.start() + bit
                if row < self._length and not byte >> bit & 1:
                    yield row

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """Return the verdicts as an Arrow array of booleans."""
        return _library.array_capsules(self._bitmap, None, self._length)

    @property
    def codes(self) -> Codes:
        """The code of each row's first error, or null for an accepted row."""
        return Codes(self._length, self._codes)


class Codes:
    """A column of integers for pyarrow, polars, and other users of the Arrow interface."""

    def __init__(self, length: int, codes: bytes) -> None:
        """Create the column from integers of four bytes, with 0 for an accepted row."""
        self._codes = memoryview(codes).cast("i")
        self._length = length

    def __len__(self) -> int:
        """Return the number of rows."""
        return self._length

    def __getitem__(self, row: int) -> int | None:
        """Return the code of a row's first error, or None for an accepted row."""
        if not 0 <= row < self._length:
            raise IndexError(f"there is no row {row}")
        return self._codes[row] or None

    def __iter__(self) -> Iterator[int | None]:
        """Yield each row's code, or None for an accepted row."""
        return (code or None for code in self._codes)

    def __reduce__(self) -> tuple[type[Codes], tuple[int, bytes]]:
        """Pickle the codes' bytes."""
        return Codes, (self._length, bytes(self._codes))

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """Return the codes as an Arrow array of integers with 32 bits."""
        return _library.array_capsules(None, bytes(self._codes), self._length)


@dataclass(slots=True)
class Result:
    """What the rules found in a table."""

    valid: Verdicts
    """A verdict for each row, by all checks together."""
    problems: list[Problem]
    """The problems, row by row, up to the limit."""
    counts: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The number of rows for each column and code, without a limit. Only a row's first error in a column counts."""

    warnings: list[Problem] = field(default_factory=list)
    """The warnings, row by row, up to the limit. They don't reject a row."""
    warning_counts: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The number of rows for each column and code, as in counts, but for warnings."""

    @property
    def is_valid(self) -> bool:
        """Whether all rows are accepted."""
        return self.valid.rejected == 0

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.valid)


class _Bits:
    """Bits of one batch after another."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._length = 0

    def append(self, bitmap: bytes, length: int) -> None:
        used = self._length & 7
        if used == 0:
            self._bytes += bitmap
        else:
            shifted = int.from_bytes(bitmap, "little") << used
            size = (used + length + 7) // 8
            first, *_ = rest = shifted.to_bytes(size, "little")
            self._bytes[-1] |= first
            self._bytes += rest[1:]
        self._length += length

    def finished(self) -> bytes:
        return bytes(self._bytes)


class Rules:
    """The rules of a rule file. Threads can share them.

    Processes can share them after a fork, unless another thread was validating during the fork.
    """

    def __init__(self, text: str | bytes) -> None:
        """Read the text of a rule file.

        Raises RuleFileError for a file with a mistake, and TypeError for another value than a text or bytes.
        """
        if not isinstance(text, str | bytes | bytearray | memoryview):
            raise TypeError(f"a rule file is a text or bytes, not {type(text).__name__}; use json.dumps")
        data = text.encode() if isinstance(text, str) else bytes(text)
        self._text = data
        mistake = ctypes.c_void_p()
        self._handle = _library.library.iv_open(data, len(data), ctypes.byref(mistake))
        if not self._handle:
            found = json.loads(_library.take_text(mistake.value) or "{}")
            raise RuleFileError(found["message"], found["line"], found["column"], found["path"])
        described = json.loads(_library.take_text(_library.library.iv_describe(self._handle)) or "{}")
        self.checks: tuple[Check, ...] = tuple(
            Check(number=number, **{**check, "columns": tuple(check["columns"])})
            for number, check in enumerate(described["checks"])
        )
        """The checks, in the order of the rule file."""
        self.primary_key: tuple[str, ...] = tuple(described["primaryKey"])
        """The columns that together identify a row, or an empty tuple."""
        self._unique_keys = tuple(tuple(key) for key in described["uniqueKeys"])
        self.unchecked_rules: tuple[str, ...] = tuple(described["unchecked"])
        """The foreign keys, and the limits on the number of rows and on shares of values, which an engine checks."""

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> Rules:
        """Read a rule file.

        Raises RuleFileError for a file with a mistake, and OSError for a file that can't be read.
        """
        with open(path, "rb") as file:
            return cls(file.read())

    def __del__(self) -> None:
        """Free the rules."""
        if getattr(self, "_handle", None):
            _library.library.iv_close(self._handle)
            self._handle = None

    def __reduce__(self) -> tuple[type[Rules], tuple[bytes]]:
        """Pickle the rule file's text, so that an engine can send the rules to its workers."""
        return Rules, (self._text,)

    @property
    def unchecked_keys(self) -> tuple[tuple[str, ...], ...]:
        """The columns, or groups of columns, whose values must differ from row to row.

        An engine compares rows with its own group-by, because a batch doesn't have all rows.
        """
        unique = tuple(check.columns for check in self.checks if check.unique)
        return unique + self._unique_keys + ((self.primary_key,) if self.primary_key else ())

    def validate_column(self, name: str, column: ArrowArrayExportable | ArrowStreamExportable) -> Verdicts:
        """Validate a column with its rules, such as a pyarrow.Array or a polars.Series.

        Raises MissingColumnError if the rule file has no such column, and UnsupportedColumnError for a list.
        """
        check = next((check for check in self.checks if check.columns == (name,)), None)
        if check is None:
            raise MissingColumnError(f"the rules have no column {name!r}")
        bits, codes, rejected, length = _Bits(), [], 0, 0
        with Batches(column) as batches:
            for array in batches:
                found = self._validate(check, batches.schema, array)
                bits.append(found._bitmap, len(found))
                codes.append(found._codes)
                rejected += found.rejected
                length += len(found)
        return Verdicts(length, bits.finished(), b"".join(codes), rejected)

    def validate(
        self,
        table: ArrowStreamExportable,
        *,
        languages: str = "en",
        max_problems: int = 1000,
        keys_checked_elsewhere: bool = False,
    ) -> Result:
        """Validate all rows of a table, such as a pyarrow.Table, or a polars, pandas, or duckdb frame.

        languages is the languages of messages, as in the HTTP field Accept-Language. max_problems limits the list of
        problems and the list of warnings, but neither the verdicts nor the counts.

        Raises MissingColumnError if a column that has rules is missing, and UnsupportedColumnError for lists. Raises
        ValueError if the rules have keys or rules about several rows, unless keys_checked_elsewhere says that the
        program checks them (see unchecked_keys and unchecked_rules).
        """
        if self.unchecked_keys and not keys_checked_elsewhere:
            keys = ", ".join(" and ".join(key) for key in self.unchecked_keys)
            raise ValueError(
                f"compare the values of {keys} with the engine's group-by, and pass keys_checked_elsewhere=True"
            )
        if self.unchecked_rules and not keys_checked_elsewhere:
            rules = "; ".join(self.unchecked_rules)
            raise ValueError(f"check these rules with the engine, and pass keys_checked_elsewhere=True: {rules}")
        bits, codes, rejected = _Bits(), [], 0
        result = Result(Verdicts(0, b"", b"", 0), [])
        row = 0
        with Batches(table) as batches:
            columns = self._columns(batches.schema)
            for array in batches:
                if array.null_count > 0:
                    raise UnsupportedColumnError("a table has no rows that are null")
                found = self._batch(batches.schema, array, columns)
                bits.append(found.valid._bitmap, len(found.valid))
                codes.append(found.valid._codes)
                rejected += found.valid.rejected
                result.counts.update(found.counts)
                for index in found.valid.rejected_rows():
                    if len(result.problems) >= max_problems:
                        break
                    pairs = zip(self.checks, found.checks, strict=True)
                    checks = [check for check, verdicts in pairs if not verdicts[index]]
                    result.problems += self._problems(array, columns, checks, index, row, languages)
                del result.problems[max_problems:]
                for index, checks in self._warned_rows(array, columns, found, result.warning_counts).items():
                    if len(result.warnings) >= max_problems:
                        break
                    result.warnings += self._problems(array, columns, checks, index, row, languages)
                del result.warnings[max_problems:]
                row += len(found.valid)
        result.valid = Verdicts(row, bits.finished(), b"".join(codes), rejected)
        return result

    # What a batch has for each check: the type and the values of its column, or of a struct with its columns.

    def _columns(self, schema: ArrowSchema) -> list[tuple[ArrowSchema, list[int]]]:
        if schema.format != b"+s":
            raise TypeError("this is a column, not a table: call validate_column")
        names: dict[str, int] = {}
        for index in range(schema.n_children):
            name = (schema.children[index].contents.name or b"").decode()
            if name in names:
                raise MissingColumnError(f"two columns are called {name!r}")
            names[name] = index
        found = []
        for check in self.checks:
            for name in check.columns:
                if name not in names:
                    raise MissingColumnError(f"the table has no column {name!r}")
            indices = [names[name] for name in check.columns]
            types = [schema.children[index] for index in indices]
            found.append((types[0].contents if len(types) == 1 else _struct_schema(schema, types), indices))
        return found

    @staticmethod
    def _values(batch: ArrowArray, indices: list[int]) -> ArrowArray:
        if len(indices) > 1:
            return _struct_array(batch, indices)
        column = ArrowArray.from_buffer_copy(batch.children[indices[0]].contents)
        # A slice of a table can be a slice of its struct instead of its columns.
        if batch.offset + batch.length > column.length:
            raise UnsupportedColumnError("a column is shorter than its table")
        column.offset += batch.offset
        column.length = batch.length
        column.null_count = -1
        return column

    def _batch(
        self, schema: ArrowSchema, batch: ArrowArray, columns: list[tuple[ArrowSchema, list[int]]]
    ) -> _BatchResult:
        length = batch.length
        size = (length + 7) // 8
        full = (1 << length) - 1
        accepted: dict[tuple[str, ...], int] = {}
        found: list[Verdicts] = []
        valid = full
        for check, (type_, indices) in zip(self.checks, columns, strict=True):
            verdicts = self._validate(check, type_, self._values(batch, indices))
            bits = int.from_bytes(verdicts._bitmap, "little")
            if len(check.columns) > 1:
                # The rule is only about rows whose values are accepted.
                applies = full
                for name in check.columns:
                    applies &= accepted[name,]
                bits |= full & ~applies
                verdicts = Verdicts(length, bits.to_bytes(size, "little"), verdicts._codes, length - bits.bit_count())
            accepted[check.columns] = bits
            valid &= bits
            found.append(verdicts)
        first = memoryview(bytearray(4 * length)).cast("i")
        counts: Counter[tuple[str, int]] = Counter()
        for check, verdicts in zip(self.checks, found, strict=True):
            if verdicts.rejected:
                codes = verdicts.codes
                for row in verdicts.rejected_rows():
                    code = codes[row] or 0
                    counts[check.columns[-1], code] += 1
                    if not first[row]:
                        first[row] = code
        combined = Verdicts(length, valid.to_bytes(size, "little"), bytes(first), length - valid.bit_count())
        return _BatchResult(combined, found, counts)

    def _warned_rows(
        self,
        batch: ArrowArray,
        columns: list[tuple[ArrowSchema, list[int]]],
        found: _BatchResult,
        counts: Counter[tuple[str, int]],
    ) -> dict[int, list[Check]]:
        """Return the checks that warn about each row, and count the warnings."""
        rows: dict[int, list[Check]] = {}
        accepted = {check.columns: verdicts for check, verdicts in zip(self.checks, found.checks, strict=True)}
        for check, (type_, indices) in zip(self.checks, columns, strict=True):
            if not check.warns:
                continue
            codes = bytearray(4 * batch.length)
            place = (ctypes.c_char * len(codes)).from_buffer(codes) if codes else None
            count = _library.library.iv_warnings(
                self._handle, check.number, ctypes.byref(type_), ctypes.byref(self._values(batch, indices)), place
            )
            del place
            if count < 0:
                raise ValueError(f"the buffers of {' and '.join(check.columns)} contradict each other")
            for row, code in enumerate(memoryview(codes).cast("i")) if count else ():
                # A rule over several columns is only about rows whose values are accepted.
                if code and all(accepted[name,][row] for name in check.columns):
                    counts[check.columns[-1], code] += 1
                    rows.setdefault(row, []).append(check)
        return dict(sorted(rows.items()))

    def _problems(
        self,
        batch: ArrowArray,
        columns: list[tuple[ArrowSchema, list[int]]],
        checks: list[Check],
        index: int,
        first_row: int,
        languages: str,
    ) -> Iterator[Problem]:
        for check in checks:
            type_, indices = columns[check.number]
            text = _library.take_text(
                _library.library.iv_errors(
                    self._handle,
                    check.number,
                    ctypes.byref(type_),
                    ctypes.byref(self._values(batch, indices)),
                    index,
                    languages.encode(),
                )
            )
            for error in json.loads(text or "[]"):
                yield Problem(row=first_row + index, column=check.columns[-1], **error)

    def _validate(self, check: Check, schema: ArrowSchema, array: ArrowArray) -> Verdicts:
        length = array.length
        verdicts, codes = bytearray((length + 7) // 8), bytearray(4 * length)
        places = [(ctypes.c_char * len(buffer)).from_buffer(buffer) if buffer else None for buffer in (verdicts, codes)]
        rejected = _library.library.iv_validate(
            self._handle, check.number, ctypes.byref(schema), ctypes.byref(array), *places
        )
        name = " and ".join(check.columns)
        if rejected == _library.ERROR_TYPE:
            kind = (schema.format or b"").decode(errors="replace")
            raise UnsupportedColumnError(f"the values of {name} have the Arrow type {kind!r}, which has no texts")
        if rejected < 0:
            raise ValueError(f"the buffers of {name} contradict each other")
        del places
        return Verdicts(length, bytes(verdicts), bytes(codes), rejected)


@dataclass(slots=True)
class _BatchResult:
    valid: Verdicts
    checks: list[Verdicts]
    counts: Counter[tuple[str, int]]


def _struct_schema(table: ArrowSchema, types: list[ctypes._Pointer[ArrowSchema]]) -> ArrowSchema:
    struct = ArrowSchema.from_buffer_copy(table)
    struct.n_children = len(types)
    struct.children = (ctypes.POINTER(ArrowSchema) * len(types))(*types)
    return struct


def _struct_array(batch: ArrowArray, indices: list[int]) -> ArrowArray:
    struct = ArrowArray.from_buffer_copy(batch)
    struct.n_children = len(indices)
    struct.children = (ctypes.POINTER(ArrowArray) * len(indices))(*(batch.children[index] for index in indices))
    return struct
