#ifndef SHADOW_TILE_H
#define SHADOW_TILE_H

#include <cairo.h>
#include <stdbool.h>

/// The blurred coverage of a small rounded rectangle, whose middle row and column stand for any size. At the very
/// middle nothing of the blur is left.
typedef struct {
    /// All of it, and its middle column and row alone, which are repeated.
    cairo_surface_t *coverage, *column, *row;
    /// In pixels: from the tile's edge to its middle, and how far the blur carries.
    int middle, reach;
} shadow_tile;

shadow_tile shadow_tile_create(double radius, double blur, double scale);
void shadow_tile_destroy(shadow_tile *tile);

/// Paints the shadow of the rectangle, in pixels, with the current source: nine parts of the tile.
void shadow_tile_paint(const shadow_tile *tile, cairo_t *cr, double x, double y, double width, double height);

#endif
