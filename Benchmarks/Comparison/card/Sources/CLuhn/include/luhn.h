// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#include <stdbool.h>
#include <stddef.h>

/// A table-driven Luhn check of 12 to 19 digits with single blanks or hyphens between them; no network.
bool luhn_card(const char *text, size_t length);

/// The same for digits alone.
bool luhn_digits(const char *text, size_t length);
