#include "shadow_tile.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rounded_rect.h"

/// One pass of a box of 2 * half + 1 pixels along lines `step` bytes apart.
static void blur_line(uint8_t *pixels, uint8_t *line, int count, int step, int half) {
    int sum = 0, size = 2 * half + 1;
    for (int i = 0; i < count; i++) line[i] = pixels[i * step];
    for (int i = 0; i < half && i < count; i++) sum += line[i];
    for (int i = 0; i < count; i++) {
        if (i + half < count) sum += line[i + half];
        if (i - half - 1 >= 0) sum -= line[i - half - 1];
        pixels[i * step] = (uint8_t)((sum + size / 2) / size);
    }
}

static cairo_surface_t *copy_part(cairo_surface_t *from, int x, int y, int width, int height) {
    cairo_surface_t *part = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *cr = cairo_create(part);
    cairo_set_source_surface(cr, from, -x, -y);
    cairo_paint(cr);
    cairo_destroy(cr);
    return part;
}

shadow_tile shadow_tile_create(double radius, double blur, double scale) {
    double sigma = blur / 2 * scale;
    // Three boxes of this width have the variance of the Gaussian.
    int half = (int)(sqrt(4 * sigma * sigma + 1) / 2);
    int reach = 3 * half + 1;
    int middle = 2 * reach + (int)ceil(radius * scale);
    int side = 2 * middle + 1;
    shadow_tile tile = {.middle = middle, .reach = reach};
    tile.coverage = cairo_image_surface_create(CAIRO_FORMAT_A8, side, side);
    cairo_t *cr = cairo_create(tile.coverage);
    add_rounded_rect(cr, reach, reach, side - 2 * reach, side - 2 * reach, radius * scale);
    cairo_fill(cr);
    cairo_destroy(cr);
    cairo_surface_flush(tile.coverage);
    uint8_t *pixels = cairo_image_surface_get_data(tile.coverage);
    int stride = cairo_image_surface_get_stride(tile.coverage);
    uint8_t *line = malloc((size_t)side);
    for (int pass = 0; line && pass < 3; pass++) {
        for (int y = 0; y < side; y++) blur_line(pixels + y * stride, line, side, 1, half);
        for (int x = 0; x < side; x++) blur_line(pixels + x, line, side, stride, half);
    }
    free(line);
    cairo_surface_mark_dirty(tile.coverage);
    tile.column = copy_part(tile.coverage, middle, 0, 1, side);
    tile.row = copy_part(tile.coverage, 0, middle, side, 1);
    return tile;
}

void shadow_tile_destroy(shadow_tile *tile) {
    cairo_surface_destroy(tile->coverage);
    cairo_surface_destroy(tile->column);
    cairo_surface_destroy(tile->row);
}

/// Paints through `coverage`, whose origin lies at x, y, and which is repeated as often as it takes.
static void paint_part(
    cairo_t *cr, cairo_surface_t *coverage, double x, double y, double left, double top, double right, double bottom) {
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(coverage);
    cairo_matrix_t matrix;
    cairo_matrix_init_translate(&matrix, -x, -y);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
    cairo_save(cr);
    cairo_rectangle(cr, left, top, right - left, bottom - top);
    cairo_clip(cr);
    cairo_mask(cr, pattern);
    cairo_restore(cr);
    cairo_pattern_destroy(pattern);
}

void shadow_tile_paint(const shadow_tile *tile, cairo_t *cr, double x, double y, double width, double height) {
    int middle = tile->middle, side = 2 * middle + 1;
    double left = round(x) - tile->reach, right = round(x + width) + tile->reach;
    double top = round(y) - tile->reach, bottom = round(y + height) + tile->reach;
    double inner_left = left + middle, inner_right = right - middle;
    double inner_top = top + middle, inner_bottom = bottom - middle;
    // Where the tile lies to fit the right and the bottom edge.
    double far_x = right - side, far_y = bottom - side;
    cairo_surface_t *corners = tile->coverage;
    paint_part(cr, corners, left, top, left, top, inner_left, inner_top);
    paint_part(cr, corners, far_x, top, inner_right, top, right, inner_top);
    paint_part(cr, corners, left, far_y, left, inner_bottom, inner_left, bottom);
    paint_part(cr, corners, far_x, far_y, inner_right, inner_bottom, right, bottom);
    paint_part(cr, tile->column, left, top, inner_left, top, inner_right, inner_top);
    paint_part(cr, tile->column, left, far_y, inner_left, inner_bottom, inner_right, bottom);
    paint_part(cr, tile->row, left, top, left, inner_top, inner_left, inner_bottom);
    paint_part(cr, tile->row, far_x, top, inner_right, inner_top, right, inner_bottom);
    cairo_rectangle(cr, inner_left, inner_top, inner_right - inner_left, inner_bottom - inner_top);
    cairo_fill(cr);
}
