#ifndef VIEW_H
#define VIEW_H

#include <stddef.h>
#include <stdint.h>

typedef struct view view;

/// What subclasses override.
typedef struct {
    void (*layout_subviews)(view *);
} view_class;

extern const view_class plain_view_class;
extern const view_class counting_view_class;
extern size_t counted_layouts;

enum { NEEDS_LAYOUT = 1, DESCENDANT_NEEDS_LAYOUT = 2, ANY_LAYOUT = 3 };

struct view {
    const view_class *class;
    view *parent;
    view **children;
    uint32_t child_count;
    uint32_t mask;
    uint32_t marks;
    uint32_t options;
    double x, y, width, height;
    /// Of a view that scrolls or is turned; not looked at here, and there in any view.
    double bounds_x, bounds_y, center_x, center_y, alpha;
    void *layer, *background, *extras, *responder;
    double reserved[2];
};

_Static_assert(sizeof(view) == 160, "a view has 160 bytes");

#endif
