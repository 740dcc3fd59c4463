/* This source file is part of the swift-input-validation project.
   Licensed under the MIT License; see LICENSE for the full text.
   SPDX-License-Identifier: MIT */

#include "inputvalidation.h"
#include <stdlib.h>
#include <string.h>

/* Python's functions are in the process that loads the library. Without Python they are null pointers. */
extern const char *PyCapsule_GetName(void *capsule) __attribute__((weak));
extern void *PyCapsule_GetPointer(void *capsule, const char *name) __attribute__((weak));

void iv_release_capsule(void *capsule) {
    if (!PyCapsule_GetName || !PyCapsule_GetPointer) return;
    const char *name = PyCapsule_GetName(capsule);
    if (!name) return;
    if (strcmp(name, "arrow_schema") == 0) {
        struct ArrowSchema *schema = PyCapsule_GetPointer(capsule, name);
        if (schema->release) schema->release(schema);
        free(schema);
    } else if (strcmp(name, "arrow_array") == 0) {
        struct ArrowArray *array = PyCapsule_GetPointer(capsule, name);
        if (array->release) array->release(array);
        free(array);
    }
}
