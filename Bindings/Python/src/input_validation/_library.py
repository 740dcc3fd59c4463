# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT
"""The functions in inputvalidation.h, and the structures of the Arrow C data and stream interfaces."""

from __future__ import annotations

import ctypes
import pathlib
from collections.abc import Iterator
from ctypes import POINTER, Structure, c_char_p, c_int32, c_int64, c_size_t, c_ssize_t, c_uint32, c_void_p
from typing import Any, Protocol

ABI_VERSION = 1
ERROR_ARGUMENT, ERROR_ARRAY, ERROR_TYPE = -1, -2, -3


class ArrowSchema(Structure):
    """The type of a column or of a table."""


class ArrowArray(Structure):
    """The values of a column or of a batch of rows."""


class ArrowArrayStream(Structure):
    """A table as a sequence of batches."""


ArrowSchema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_void_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", POINTER(POINTER(ArrowSchema))),
    ("dictionary", POINTER(ArrowSchema)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]
ArrowArray._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", POINTER(POINTER(ArrowArray))),
    ("dictionary", POINTER(ArrowArray)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]
ArrowArrayStream._fields_ = [
    ("get_schema", ctypes.CFUNCTYPE(ctypes.c_int, POINTER(ArrowArrayStream), POINTER(ArrowSchema))),
    ("get_next", ctypes.CFUNCTYPE(ctypes.c_int, POINTER(ArrowArrayStream), POINTER(ArrowArray))),
    ("get_last_error", ctypes.CFUNCTYPE(c_char_p, POINTER(ArrowArrayStream))),
    ("release", c_void_p),
    ("private_data", c_void_p),
]


class ArrowArrayExportable(Protocol):
    """A column, such as a pyarrow.Array."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """Return capsules with the schema and the array."""


class ArrowStreamExportable(Protocol):
    """A table or a column of several chunks, such as a pyarrow.Table or a polars.Series."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return a capsule with the stream."""


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(pathlib.Path(__file__).with_name("libinputvalidation.so")))
    functions: dict[str, tuple[Any, list[Any]]] = {
        "iv_abi_version": (c_uint32, []),
        "iv_open": (c_void_p, [c_char_p, c_size_t, POINTER(c_void_p)]),
        "iv_close": (None, [c_void_p]),
        "iv_free": (None, [c_void_p]),
        "iv_describe": (c_void_p, [c_void_p]),
        "iv_validate": (
            c_int64,
            [c_void_p, c_size_t, POINTER(ArrowSchema), POINTER(ArrowArray), c_void_p, c_void_p],
        ),
        "iv_warnings": (
            c_int64,
            [c_void_p, c_size_t, POINTER(ArrowSchema), POINTER(ArrowArray), c_void_p],
        ),
        "iv_errors": (
            c_void_p,
            [c_void_p, c_size_t, POINTER(ArrowSchema), POINTER(ArrowArray), c_int64, c_char_p],
        ),
        "iv_release_capsule": (None, [c_void_p]),
        "iv_export": (c_int64, [c_void_p, c_void_p, c_int64, POINTER(ArrowSchema), POINTER(ArrowArray)]),
    }
    for name, (result, arguments) in functions.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    version = library.iv_abi_version()
    if version != ABI_VERSION:
        raise ImportError(f"libinputvalidation.so has interface {version}, not {ABI_VERSION}")
    return library


library = _load()


def take_text(pointer: int | None) -> str | None:
    """Return a text from the library and free it."""
    if not pointer:
        return None
    try:
        return ctypes.string_at(pointer).decode()
    finally:
        library.iv_free(pointer)


# Capsules.

_api = ctypes.pythonapi
_api.PyCapsule_GetPointer.restype = c_void_p
_api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, c_char_p]
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = [c_void_p, c_char_p, c_void_p]
_calloc = ctypes.CDLL(None).calloc
_calloc.restype = c_void_p
_calloc.argtypes = [c_size_t, c_size_t]


def release(structure: ArrowSchema | ArrowArray | ArrowArrayStream) -> None:
    """Release a structure, unless somebody has moved it."""
    if structure.release:
        ctypes.CFUNCTYPE(None, c_void_p)(structure.release)(ctypes.addressof(structure))


def array_capsules(verdicts: bytes | None, codes: bytes | None, length: int) -> tuple[object, object]:
    """Return capsules with a schema and an array, as __arrow_c_array__ does."""
    # iv_release_capsule frees them.
    schema, array = (_calloc(1, ctypes.sizeof(structure)) for structure in (ArrowSchema, ArrowArray))
    if not schema or not array:
        raise MemoryError
    library.iv_export(verdicts, codes, length, ArrowSchema.from_address(schema), ArrowArray.from_address(array))
    destructor = ctypes.cast(library.iv_release_capsule, c_void_p)
    return (
        _api.PyCapsule_New(schema, b"arrow_schema", destructor),
        _api.PyCapsule_New(array, b"arrow_array", destructor),
    )


class Batches:
    """The schema and the batches of a table or a column. A batch is valid until the next one is read."""

    def __init__(self, data: ArrowArrayExportable | ArrowStreamExportable) -> None:
        """Open the data. TypeError without the Arrow interface."""
        # The capsules own the structures.
        self._capsules: object
        self._stream: ArrowArrayStream | None = None
        if hasattr(data, "__arrow_c_stream__"):
            self._capsules = data.__arrow_c_stream__()
            place = _api.PyCapsule_GetPointer(self._capsules, b"arrow_array_stream")
            self._stream = ArrowArrayStream.from_address(place)
            self._owned_schema = ArrowSchema()
            self._check(self._stream.get_schema(ctypes.byref(self._stream), ctypes.byref(self._owned_schema)))
            self.schema = self._owned_schema
        elif hasattr(data, "__arrow_c_array__"):
            self._capsules = data.__arrow_c_array__()
            schema, array = self._capsules
            self.schema = ArrowSchema.from_address(_api.PyCapsule_GetPointer(schema, b"arrow_schema"))
            self._array = ArrowArray.from_address(_api.PyCapsule_GetPointer(array, b"arrow_array"))
        else:
            raise TypeError(f"{type(data).__name__} has neither __arrow_c_stream__ nor __arrow_c_array__")

    def _check(self, status: int) -> None:
        if status != 0 and self._stream is not None:
            message = self._stream.get_last_error(ctypes.byref(self._stream))
            raise OSError(status, (message or b"the Arrow stream failed").decode(errors="replace"))

    def __iter__(self) -> Iterator[ArrowArray]:
        """Yield each batch and release it."""
        if self._stream is None:
            yield self._array
            return
        while True:
            array = ArrowArray()
            self._check(self._stream.get_next(ctypes.byref(self._stream), ctypes.byref(array)))
            if not array.release:
                return
            try:
                yield array
            finally:
                release(array)

    def __enter__(self) -> Batches:
        """Return the batches."""
        return self

    def __exit__(self, *_: object) -> None:
        """Release the schema of a stream. Its capsule releases the stream."""
        if self._stream is not None:
            release(self._owned_schema)


__all__ = [
    "ERROR_ARGUMENT",
    "ERROR_ARRAY",
    "ERROR_TYPE",
    "ArrowArray",
    "ArrowArrayExportable",
    "ArrowSchema",
    "ArrowStreamExportable",
    "Batches",
    "array_capsules",
    "c_int32",
    "c_ssize_t",
    "library",
    "take_text",
]
