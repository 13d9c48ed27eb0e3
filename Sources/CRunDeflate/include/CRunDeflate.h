#pragma once

#include <stddef.h>
#include <stdint.h>

// A DEFLATE compressor (RFC 1951) for pictures of screens, which mostly consist of runs of one colour. It makes the
// same choices as libdeflate 1.14 at level 6, and so writes the same bytes. It skips the inside of a run sixteen bytes
// at a time, while libdeflate visits each byte. It calls nothing but memcpy, memset and the memory allocator.

/// The maximum number of bytes that `run_deflate` writes for `count` bytes of input.
size_t run_deflate_bound(size_t count);

/// Compresses `count` bytes into `output`, which has `run_deflate_bound(count)` bytes. Returns the number of bytes
/// written; 0 if there is no memory, or if there are more than 2³⁰ bytes.
size_t run_deflate(const uint8_t *input, size_t count, uint8_t *output);
