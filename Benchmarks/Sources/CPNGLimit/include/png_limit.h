#ifndef PNG_LIMIT_H
#define PNG_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a PNG costs where only opaque 8-bit RGB pictures exist and every file is trusted: libdeflate and one loop.

/// Bytes that an encoded picture has at most.
size_t png_limit_bound(int width, int height);

/// Level 6, no row filters. Returns how many bytes it wrote, 0 where there is no memory.
/// - pixels: 0xxxRRGGBB without gaps.
size_t png_limit_encode(const uint32_t *pixels, int width, int height, uint8_t *file, size_t bound);

/// Decodes an 8-bit RGB file with any row filters into width × height pixels 0xFFRRGGBB.
bool png_limit_decode(const uint8_t *file, size_t size, int width, int height, uint32_t *pixels);

/// How many pixels differ.
size_t png_limit_count(const uint32_t *a, const uint32_t *b, size_t count);

#endif
