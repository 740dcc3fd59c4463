// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#include <re2/re2.h>

#include "Engines.h"

void *re2_engine_compile(const char *expression, size_t length) {
    return new RE2(re2::StringPiece(expression, length));
}

bool re2_engine_matches(const void *engine, const char *text, size_t length) {
    return RE2::FullMatch(re2::StringPiece(text, length), *static_cast<const RE2 *>(engine));
}

void re2_engine_free(void *engine) { delete static_cast<RE2 *>(engine); }
