// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>

#include "Engines.h"

struct engine {
    pcre2_code *code;
    pcre2_match_data *data;
};

void *pcre2_engine_compile(const char *expression, size_t length) {
    int error;
    PCRE2_SIZE offset;
    struct engine *engine = malloc(sizeof *engine);
    engine->code = pcre2_compile(
        (PCRE2_SPTR)expression, length, PCRE2_ANCHORED | PCRE2_ENDANCHORED | PCRE2_NO_AUTO_CAPTURE, &error, &offset,
        NULL);
    if (engine->code == NULL || pcre2_jit_compile(engine->code, PCRE2_JIT_COMPLETE) != 0) abort();
    engine->data = pcre2_match_data_create_from_pattern(engine->code, NULL);
    return engine;
}

// The call that PCRE2's documentation recommends for speed: it goes straight to the compiled code, without checking
// arguments.
bool pcre2_engine_matches(const void *opaque, const char *text, size_t length) {
    const struct engine *engine = opaque;
    return pcre2_jit_match(engine->code, (PCRE2_SPTR)text, length, 0, 0, engine->data, NULL) >= 0;
}

void pcre2_engine_free(void *opaque) {
    struct engine *engine = opaque;
    pcre2_match_data_free(engine->data);
    pcre2_code_free(engine->code);
    free(engine);
}
