// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// What Embedded Swift expects of a C library: memory in blocks of powers of two, with a list of free blocks for each size.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t end;
static void *freeBlocks[32];
uintptr_t __stack_chk_guard = 0x5ca1ab1e;

void __stack_chk_fail(void) { __builtin_trap(); }

// Before a block, 16 bytes hold the exponent of its size.
void *malloc(size_t size) {
    unsigned exponent = 5;
    while (((size_t)1 << exponent) < size + 16) if (++exponent == 31) return 0;
    void **block = freeBlocks[exponent];
    if (block) {
        freeBlocks[exponent] = *block;
        return block;
    }
    if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = end;
    end += (size_t)1 << exponent;
    size_t pages = (end + 0xffff) >> 16, present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return 0;
    *(unsigned *)start = exponent;
    return (void *)(start + 16);
}

void free(void *block) {
    if (!block) return;
    unsigned exponent = *(unsigned *)((uintptr_t)block - 16);
    *(void **)block = freeBlocks[exponent];
    freeBlocks[exponent] = block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = alignment <= 16 ? malloc(size) : 0;
    return *block ? 0 : 12;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *bytes, int value, size_t count) { return __builtin_memset(bytes, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (size_t i = 0; i < count; i++) if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

// Hashes needn't be unpredictable in a test.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 7, count); }
