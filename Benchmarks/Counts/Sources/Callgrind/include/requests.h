// Requests to callgrind, which are macros of its header, as functions that Swift can call.

#pragma once

#include <stdbool.h>

/// Whether the program runs under valgrind.
bool callgrind_is_running(void);

/// Sets all counts to zero.
void callgrind_zero(void);

/// Writes the counts since callgrind_zero() to the next numbered file.
void callgrind_dump(void);
