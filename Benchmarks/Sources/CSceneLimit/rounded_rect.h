#ifndef ROUNDED_RECT_H
#define ROUNDED_RECT_H

#include <cairo.h>
#include <math.h>

static inline void add_rounded_rect(cairo_t *cr, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI_2, 0);
    cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI_2);
    cairo_arc(cr, x + radius, y + height - radius, radius, M_PI_2, M_PI);
    cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
    cairo_close_path(cr);
}

#endif
