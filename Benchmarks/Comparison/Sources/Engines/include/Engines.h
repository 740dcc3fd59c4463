// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#ifndef ENGINES_H
#define ENGINES_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// Each engine compiles an expression for whole-input matching, matches bytes, and frees what it compiled.

void *pcre2_engine_compile(const char *expression, size_t length);
bool pcre2_engine_matches(const void *engine, const char *text, size_t length);
void pcre2_engine_free(void *engine);

void *re2_engine_compile(const char *expression, size_t length);
bool re2_engine_matches(const void *engine, const char *text, size_t length);
void re2_engine_free(void *engine);

void *rust_engine_compile(const char *expression, size_t length);
bool rust_engine_matches(const void *engine, const char *text, size_t length);
void rust_engine_free(void *engine);

#ifdef __cplusplus
}
#endif

#endif
