/* This source file is part of the swift-input-validation project.
   Licensed under the MIT License; see LICENSE for the full text.
   SPDX-License-Identifier: MIT */

/* Validates Arrow columns with the rules of a rule file.

   The rules never change: threads can share them, and so can a child process after a fork. But if another thread is in
   one of these functions during the fork, the child can wait for ever for a table that this thread was creating. So fork
   before you start threads, or let the child execute a program. The functions start no thread. A thread that calls them
   needs a stack of 512 KiB.

   They read arrays through the Arrow C data interface (https://arrow.apache.org/docs/format/CDataInterface.html) and
   neither change nor release them. The interface doesn't say how large buffers are, so the functions trust an array's
   length and its last offset. They check everything else before they read it. A null release pointer means a released
   structure, so each schema and array, including children and dictionaries, needs another one. Buffers may be misaligned.

   Every text that a function returns is UTF-8 that ends with a zero byte, and belongs to the caller, who passes it to
   iv_free. It can outlive the rules. */

#ifndef INPUTVALIDATION_H
#define INPUTVALIDATION_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The structures of the Arrow C data interface, with the guard that its specification asks for. */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char *format;
    const char *name;
    const char *metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema **children;
    struct ArrowSchema *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void **buffers;
    struct ArrowArray **children;
    struct ArrowArray *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

#endif

/* The version of these declarations. A library with another version must not be used. */
#define IV_ABI_VERSION 1

/* What iv_validate returns instead of a count. */
#define IV_ERROR_ARGUMENT (-1) /* a null pointer, or a check that the rules don't have */
#define IV_ERROR_ARRAY (-2)    /* a released array, or buffers, lengths, or offsets that contradict each other */
#define IV_ERROR_TYPE (-3)     /* a column of a type without texts, such as a list, or a struct without children */

/* The rules of one rule file. */
typedef struct iv_rules iv_rules;

/* Returns the IV_ABI_VERSION of the library. */
uint32_t iv_abi_version(void);

/* Reads a rule file, whose format the article "Rule files" of InputValidationRules describes.

   json, length  the file's bytes: JSON in UTF-8. They can be freed after the call.
   mistake       receives NULL, or, for a file with a mistake, JSON with a line and a column (from 1), a message for the
                 file's author, and the path of the value: {"line":2,"column":14,"path":"/fields/0/strategies/0",
                 "message":"there is no strategy “emial”; did you mean “email”?"}. It can be a null pointer.

   Returns the rules for iv_close, or NULL for a file with a mistake. */
iv_rules *iv_open(const uint8_t *json, size_t length, char **mistake);

/* Frees the rules. NULL is ignored. No other function may use the rules at the same time or later. */
void iv_close(iv_rules *rules);

/* Frees a text that a function returned. NULL is ignored. */
void iv_free(char *text);

/* Returns the checks as JSON, in the order of their numbers: first the file's fields, and then its rules over several
   columns. {"checks":[{"columns":["email"],"label":"Email address","required":true,"unique":false,"sensitive":false}],
   "primaryKey":["id"],"uniqueKeys":[["a","b"]],"unchecked":["minimumRows: 10"]}. A check that can warn also
   has "warns":true. The caller must compare the rows for primaryKey, uniqueKeys, and unique, and check the rules in "unchecked", which are
   foreign keys and limits on the number of rows and on shares of values. */
char *iv_describe(const iv_rules *rules);

/* Validates a column, or for a rule over several columns, a struct with a child for each of the rule's columns.

   check     the number of the check, as in iv_describe
   verdicts  receives a bit for each row, least significant bit first: 1 for an accepted row. The buffer has
             (array->length + 7) / 8 bytes. It can be a null pointer.
   codes     receives the code of each row's first error, or 0 for an accepted row. The buffer has array->length elements.
             It can be a null pointer. A text that isn't UTF-8 has the code 1242.

   A null is a missing value. Texts can be utf8, large_utf8, utf8_view, or the three types for bytes. A text of more than
   64 KiB is rejected with the code 1005, unless the rules set another limit. Other values are
   validated as the text in a CSV file would be: integers and decimals as digits, floating-point numbers as their
   shortest text (1, not 1.0, and 1e+20), true and false, 2026-11-29, 14:30:00, and 2026-11-29T14:30:00, with Z in a column with a
   time zone. Dictionaries are read. Decimals of 256 bits, floating-point numbers of 16 bits, durations, intervals, and
   run-end encoded columns are an IV_ERROR_TYPE. A struct's children are in the order of the rule's columns, whatever
   their names. Only pass rows to a rule over several columns that its columns' checks accept.

   Returns the number of rejected rows, or a negative IV_ERROR. After an error, the buffers have no meaning. */
int64_t iv_validate(
    const iv_rules *rules, size_t check, const struct ArrowSchema *schema, const struct ArrowArray *array,
    uint8_t *verdicts, int32_t *codes);

/* Finds the rows that the rules with "severity": "warning" warn about.

   codes  receives the code of each row's first warning, or 0 for a row without a warning. A rejected row has none. The
          buffer has array->length elements. It can be a null pointer.

   The other parameters are the same as for iv_validate. Returns the number of rows with a warning, or a negative IV_ERROR. */
int64_t iv_warnings(
    const iv_rules *rules, size_t check, const struct ArrowSchema *schema, const struct ArrowArray *array,
    int32_t *codes);

/* Returns a row's errors as JSON, without the row's value: [{"severity":"error","domain":"InputValidationErrorDomain",
   "code":1042,"name":"card.checksum","message":"Card number is not correct: check each digit for a typo"}]. An accepted row has its warnings, with
   the severity "warning", or [].

   row        the row's number in the array, from 0
   languages  the languages of the messages, as in the HTTP field Accept-Language, such as "de-CH, fr;q=0.5". NULL and
              languages without messages mean English.

   Returns NULL where iv_validate returns an IV_ERROR because of the row or of the whole array, or for a row that the array
   doesn't have. */
char *iv_errors(
    const iv_rules *rules, size_t check, const struct ArrowSchema *schema, const struct ArrowArray *array, int64_t row,
    const char *languages);

/* Copies what iv_validate wrote to an Arrow array that the caller releases: verdicts to booleans, or codes to integers
   with a null for each accepted row.

   verdicts, codes  one of the two; the other is a null pointer
   length           the number of rows

   Returns the length, or IV_ERROR_ARGUMENT. */
int64_t iv_export(
    const uint8_t *verdicts, const int32_t *codes, int64_t length, struct ArrowSchema *schema, struct ArrowArray *array);

/* The destructor for a PyCapsule called "arrow_schema" or "arrow_array", whose structure malloc has allocated. It releases
   the structure, unless somebody has moved it, and frees it. A destructor can run while a Python exception is raised, so
   it can't be a function in Python. In a process without Python, the function does nothing. */
void iv_release_capsule(void *capsule);

#ifdef __cplusplus
}
#endif

#endif
