// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// What Embedded Swift needs from the system for a short program: memory that is never released, and output through WASI.

typedef unsigned long size_t;
typedef unsigned char byte;

extern byte __heap_base;

void *malloc(size_t count) {
    static size_t top;
    if (!top) top = (size_t)&__heap_base;
    size_t start = (top + 15) & ~(size_t)15;
    top = start + count;
    size_t pages = (top + 65535) / 65536, known = __builtin_wasm_memory_size(0);
    if (pages > known && __builtin_wasm_memory_grow(0, pages - known + 256) == (size_t)-1) __builtin_trap();
    return (void *)start;
}

void free(void *memory) {}

int posix_memalign(void **result, size_t alignment, size_t count) {
    size_t start = (size_t)malloc(count + alignment);
    *result = (void *)((start + alignment - 1) & ~(alignment - 1));
    return 0;
}

void *memset(void *target, int value, size_t count) {
    for (byte *place = target; count--;) *place++ = (byte)value;
    return target;
}

void *memmove(void *target, const void *source, size_t count) {
    byte *to = target;
    const byte *from = source;
    if (to < from)
        while (count--) *to++ = *from++;
    else
        while (count--) to[count] = from[count];
    return target;
}

void *memcpy(void *target, const void *source, size_t count) { return memmove(target, source, count); }

int memcmp(const void *first, const void *second, size_t count) {
    const byte *left = first, *right = second;
    for (; count--; left++, right++)
        if (*left != *right) return *left - *right;
    return 0;
}

// The seed for hash tables, which is the same in every run.
void arc4random_buf(void *target, size_t count) { memset(target, 7, count); }

typedef unsigned long long word;
struct words { word low, high; };

// Multiplies two 128-bit numbers.
void __multi3(struct words *product, word low1, word high1, word low2, word high2) {
    word half = 0xFFFFFFFF, a = low1 & half, b = low1 >> 32, c = low2 & half, d = low2 >> 32;
    word middle = (a * c >> 32) + (a * d & half) + (b * c & half);
    product->low = (a * c & half) | middle << 32;
    product->high = b * d + (a * d >> 32) + (b * c >> 32) + (middle >> 32) + low1 * high2 + high1 * low2;
}

void *__stack_chk_guard = (void *)0x5AFE;
void __stack_chk_fail(void) { __builtin_trap(); }

struct vector { const void *start; size_t count; };

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const struct vector *vectors, size_t count, size_t *written);

int putchar(int character) {
    byte text = (byte)character;
    struct vector vector = {&text, 1};
    size_t written;
    fd_write(1, &vector, 1, &written);
    return character;
}

extern void check(void);

void _start(void) { check(); }
