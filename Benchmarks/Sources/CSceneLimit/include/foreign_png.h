#ifndef FOREIGN_PNG_H
#define FOREIGN_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes opaque pixels, 0xxxRRGGBB without gaps, as cairo and libpng write PNG files: every row filter, level 6. The
/// bytes are handed over in parts.
typedef void foreign_png_bytes(void *context, const unsigned char *bytes, size_t count);
bool foreign_png_write(const uint32_t *pixels, int width, int height, foreign_png_bytes *use, void *context);

#endif
