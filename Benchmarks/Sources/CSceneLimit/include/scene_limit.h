#ifndef SCENE_LIMIT_H
#define SCENE_LIMIT_H

#include <stddef.h>
#include <stdint.h>

/// A screen drawn by a plain cairo program: what a picture costs where nobody asks for views, layers or values.
typedef struct scene_limit scene_limit;

typedef enum { SCENE_RECT, SCENE_ROUNDED_RECT, SCENE_BORDER, SCENE_SHADOW, SCENE_TEXT, SCENE_IMAGE } scene_kind;

/// Lengths are in points; what a kind has no use for is 0.
typedef struct {
    scene_kind kind;
    double x, y, width, height;
    double radius;
    /// Of a shadow: twice the standard deviation, and how far down it lies.
    double blur, offset;
    double line_width;
    /// 0xRRGGBB
    uint32_t color;
    double font_size;
    int is_bold;
    /// UTF-8
    const char *text;
} scene_primitive;

/// Keeps the primitives, blurs a tile for each kind of shadow, and lays out the texts.
/// - image: 0xFFRRGGBB, image_side pixels square; every image shows it.
/// Returns NULL where there is no memory.
scene_limit *scene_limit_create(
    const scene_primitive *primitives, size_t count, double width, double height, double scale, const uint32_t *image,
    int image_side);
void scene_limit_destroy(scene_limit *scene);

/// Draws into a new surface of its own, and calls `use` with its pixels, 0xxxRRGGBB in rows of `stride` bytes.
typedef void scene_pixels(void *context, const uint32_t *pixels, int width, int height, int stride);
void scene_limit_draw(scene_limit *scene, scene_pixels *use, void *context);

#endif
