// Requests to callgrind as functions that Swift can call. In callgrind's header, they're macros.

#pragma once

#include <stdbool.h>

/// Whether the program runs under valgrind.
bool callgrind_is_running(void);

/// Sets all counts to zero.
void callgrind_zero(void);

/// Writes the counts since callgrind_zero() to the next numbered file.
void callgrind_dump(void);
