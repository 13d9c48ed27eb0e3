#include "png_limit.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

// --- Encoding --------------------------------------------------------------------------------------------------------

static uint8_t *put_number(uint8_t *out, uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) *out++ = (uint8_t)(number >> shift);
    return out;
}

/// Completes a chunk whose payload is in place, 8 bytes behind `out`.
static uint8_t *finish_chunk(uint8_t *out, const char *type, size_t count) {
    put_number(out, (uint32_t)count);
    memcpy(out + 4, type, 4);
    return put_number(out + 8 + count, libdeflate_crc32(0, out + 4, count + 4));
}

static size_t row_bytes(int width) { return 1 + 3 * (size_t)width; }

size_t png_limit_bound(int width, int height) {
    return 64 + libdeflate_zlib_compress_bound(NULL, row_bytes(width) * (size_t)height);
}

size_t png_limit_encode(const uint32_t *pixels, int width, int height, uint8_t *file, size_t bound) {
    size_t size = row_bytes(width) * (size_t)height, written = 0;
    uint8_t *rows = malloc(size), *row = rows;
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(4);
    if (!rows || !compressor) goto done;
    for (int y = 0; y < height; y++) {
        *row++ = 0;
        for (int x = 0; x < width; x++, row += 3) {
            uint32_t pixel = *pixels++;
            row[0] = (uint8_t)(pixel >> 16);
            row[1] = (uint8_t)(pixel >> 8);
            row[2] = (uint8_t)pixel;
        }
    }
    memcpy(file, signature, sizeof signature);
    uint8_t *out = file + sizeof signature;
    put_number(put_number(out + 8, (uint32_t)width), (uint32_t)height);
    memcpy(out + 16, (uint8_t[]){8, 2, 0, 0, 0}, 5);
    out = finish_chunk(out, "IHDR", 13);
    size_t count = libdeflate_zlib_compress(compressor, rows, size, out + 8, bound - 64);
    if (count == 0) goto done;
    out = finish_chunk(out, "IDAT", count);
    out = finish_chunk(out, "IEND", 0);
    written = (size_t)(out - file);
done:
    libdeflate_free_compressor(compressor);
    free(rows);
    return written;
}

// --- Decoding --------------------------------------------------------------------------------------------------------

static uint32_t number_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// All IDAT payloads behind each other.
static uint8_t *join_streams(const uint8_t *file, size_t size, size_t *count) {
    uint8_t *stream = malloc(size);
    *count = 0;
    for (size_t at = sizeof signature; stream && at + 12 <= size;) {
        size_t length = number_at(file + at);
        if (length > size - at - 12) break;
        if (memcmp(file + at + 4, "IDAT", 4) == 0) {
            memcpy(stream + *count, file + at + 8, length);
            *count += length;
        }
        at += length + 12;
    }
    return stream;
}

static uint8_t paeth(int a, int b, int c) {
    int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
    return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

/// - above: the row above without its filter, zeros above the first.
static bool unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count) {
    switch (filter) {
        case 0:
            return true;
        case 1:
            for (size_t i = 3; i < count; i++) row[i] += row[i - 3];
            return true;
        case 2:
            for (size_t i = 0; i < count; i++) row[i] += above[i];
            return true;
        case 3:
            for (size_t i = 0; i < 3; i++) row[i] += above[i] / 2;
            for (size_t i = 3; i < count; i++) row[i] += (uint8_t)((row[i - 3] + above[i]) / 2);
            return true;
        case 4:
            for (size_t i = 0; i < 3; i++) row[i] += above[i];
            for (size_t i = 3; i < count; i++) row[i] += paeth(row[i - 3], above[i], above[i - 3]);
            return true;
        default:
            return false;
    }
}

bool png_limit_decode(const uint8_t *file, size_t size, int width, int height, uint32_t *pixels) {
    size_t stride = row_bytes(width), total = stride * (size_t)height, count;
    bool is_whole = false;
    uint8_t *stream = join_streams(file, size, &count);
    uint8_t *rows = malloc(total), *zeros = calloc(1, stride);
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    if (!stream || !rows || !zeros || !decompressor) goto done;
    if (libdeflate_zlib_decompress(decompressor, stream, count, rows, total, NULL) != LIBDEFLATE_SUCCESS) goto done;
    const uint8_t *above = zeros;
    for (int y = 0; y < height; y++) {
        uint8_t *row = rows + (size_t)y * stride;
        if (!unfilter(row[0], row + 1, above, stride - 1)) goto done;
        above = row + 1;
        for (int x = 0; x < width; x++) {
            const uint8_t *p = above + 3 * x;
            *pixels++ = 0xFF000000 | (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2];
        }
    }
    is_whole = true;
done:
    libdeflate_free_decompressor(decompressor);
    free(zeros);
    free(rows);
    free(stream);
    return is_whole;
}

// --- Comparing -------------------------------------------------------------------------------------------------------

size_t png_limit_count(const uint32_t *a, const uint32_t *b, size_t count) {
    size_t differing = 0;
    // Parts whose count fits 32 bits, which vectorises.
    for (size_t start = 0; start < count; start += 1 << 20) {
        size_t end = count - start < 1 << 20 ? count : start + (1 << 20);
        uint32_t part = 0;
        for (size_t i = start; i < end; i++) part += a[i] != b[i];
        differing += part;
    }
    return differing;
}
