/* The module has only declarations, and SwiftPM needs a source file. */
#include "inputvalidation.h"
