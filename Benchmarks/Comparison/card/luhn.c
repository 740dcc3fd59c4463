// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#include <stdbool.h>
#include <stddef.h>

static const unsigned char doubled[10] = {0, 2, 4, 6, 8, 1, 3, 5, 7, 9};

// A table-driven Luhn check of 12 to 19 digits, which doesn't find the network.
bool luhn_digits(const char *text, size_t length) {
    if (length < 12 || length > 19) return false;
    unsigned sum = 0;
    bool doubles = false;
    for (size_t index = length; index-- > 0;) {
        unsigned digit = (unsigned char)text[index] - '0';
        if (digit > 9) return false;
        sum += doubles ? doubled[digit] : digit;
        doubles = !doubles;
    }
    return sum % 10 == 0;
}

// The same with single blanks or hyphens between the digits, as the strategy accepts them.
bool luhn_card(const char *text, size_t length) {
    unsigned sum = 0;
    size_t digits = 0;
    bool doubles = false, after_digit = false;
    for (size_t index = length; index-- > 0;) {
        unsigned char byte = (unsigned char)text[index];
        unsigned digit = byte - '0';
        if (digit <= 9) {
            sum += doubles ? doubled[digit] : digit;
            doubles = !doubles;
            digits++;
            after_digit = true;
        } else if (after_digit && (byte == ' ' || byte == '-')) {
            after_digit = false;
        } else {
            return false;
        }
    }
    return after_digit && digits >= 12 && digits <= 19 && sum % 10 == 0;
}
