#include "foreign_png.h"

#include <cairo.h>

typedef struct {
    foreign_png_bytes *use;
    void *context;
} byte_sink;

static cairo_status_t write_bytes(void *context, const unsigned char *bytes, unsigned int count) {
    byte_sink *sink = context;
    sink->use(sink->context, bytes, count);
    return CAIRO_STATUS_SUCCESS;
}

bool foreign_png_write(const uint32_t *pixels, int width, int height, foreign_png_bytes *use, void *context) {
    byte_sink sink = {use, context};
    // Cairo only reads from the surface.
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        (unsigned char *)(uintptr_t)pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
    cairo_status_t status = cairo_surface_write_to_png_stream(surface, write_bytes, &sink);
    cairo_surface_destroy(surface);
    return status == CAIRO_STATUS_SUCCESS;
}
