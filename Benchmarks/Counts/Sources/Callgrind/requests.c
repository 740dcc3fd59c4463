#include "requests.h"

#include <valgrind/callgrind.h>

bool callgrind_is_running(void) { return RUNNING_ON_VALGRIND != 0; }

void callgrind_zero(void) { CALLGRIND_ZERO_STATS; }

void callgrind_dump(void) { CALLGRIND_DUMP_STATS; }
