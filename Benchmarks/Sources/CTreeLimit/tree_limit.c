#include "tree_limit.h"

#include <math.h>
#include <stdlib.h>

#include "view.h"

struct tree_limit {
    size_t count;
    view **views;
};

// --- Marks -----------------------------------------------------------------------------------------------------------

static void mark_needs_layout(view *self) {
    if (self->marks & NEEDS_LAYOUT) return;
    self->marks |= NEEDS_LAYOUT;
    for (view *above = self->parent; above && !(above->marks & DESCENDANT_NEEDS_LAYOUT); above = above->parent) {
        above->marks |= DESCENDANT_NEEDS_LAYOUT;
    }
}

static void layout_marked(view *self) {
    while (self->marks & ANY_LAYOUT) {
        if (self->marks & NEEDS_LAYOUT) {
            self->marks &= ~NEEDS_LAYOUT;
            self->class->layout_subviews(self);
        }
        if (!(self->marks & DESCENDANT_NEEDS_LAYOUT)) continue;
        self->marks &= ~DESCENDANT_NEEDS_LAYOUT;
        for (uint32_t i = 0; i < self->child_count; i++) {
            view *child = self->children[i];
            if (child->marks & ANY_LAYOUT) layout_marked(child);
        }
    }
}

// --- Autoresizing ----------------------------------------------------------------------------------------------------

/// Shares the change of the parent's length among the flexible parts, in proportion to what they measure.
/// - mask: bit 0 the part before, bit 1 the length, bit 2 the part after.
static inline void share(double *position, double *length, unsigned mask, double old, double new) {
    if (mask == 0 || old == new) return;
    double before = *position, own = *length, after = old - before - own;
    double delta = new - old;
    double total = (mask & 1 ? before : 0) + (mask & 2 ? own : 0) + (mask & 4 ? after : 0);
    if (total != 0) {
        double ratio = delta / total;
        if (mask & 1) *position = before + before * ratio;
        if (mask & 2) *length = own + own * ratio;
    } else {
        double part = delta / __builtin_popcount(mask);
        if (mask & 1) *position = before + part;
        if (mask & 2) *length = own + part;
    }
}

static void resize(view *self, double width, double height) {
    double old_width = self->width, old_height = self->height;
    self->width = width;
    self->height = height;
    for (uint32_t i = 0; i < self->child_count; i++) {
        view *child = self->children[i];
        if (!child->mask) continue;
        double child_width = child->width, child_height = child->height;
        share(&child->x, &child_width, child->mask & 7, old_width, width);
        share(&child->y, &child_height, child->mask >> 3, old_height, height);
        if (child_width != child->width || child_height != child->height) resize(child, child_width, child_height);
    }
    mark_needs_layout(self);
    if (self->parent) mark_needs_layout(self->parent);
}

void tree_limit_rotate(tree_limit *tree, double width, double height) {
    view *root = tree->views[0];
    if (root->width != width || root->height != height) resize(root, width, height);
    layout_marked(root);
}

// --- The tree --------------------------------------------------------------------------------------------------------

tree_limit *tree_limit_create(size_t count, const double *frames, const uint8_t *masks) {
    tree_limit *tree = calloc(1, sizeof *tree);
    if (!tree) return NULL;
    tree->views = calloc(count, sizeof *tree->views);
    if (!tree->views) goto failed;
    for (size_t i = 0; i < count; i++, tree->count++) {
        view *self = tree->views[i] = calloc(1, sizeof *self);
        if (!self) goto failed;
        self->class = &plain_view_class;
        self->x = frames[4 * i];
        self->y = frames[4 * i + 1];
        self->width = frames[4 * i + 2];
        self->height = frames[4 * i + 3];
        self->mask = masks[i];
        self->alpha = 1;
        if (i == 0) continue;
        view *parent = self->parent = tree->views[(i - 1) / 8];
        if (!parent->children) parent->children = calloc(8, sizeof *parent->children);
        if (!parent->children) {
            tree->count++;
            goto failed;
        }
        parent->children[parent->child_count++] = self;
    }
    return tree;
failed:
    tree_limit_destroy(tree);
    return NULL;
}

void tree_limit_destroy(tree_limit *tree) {
    for (size_t i = 0; i < tree->count; i++) {
        free(tree->views[i]->children);
        free(tree->views[i]);
    }
    free(tree->views);
    free(tree);
}

void tree_limit_read(const tree_limit *tree, double *frames) {
    for (size_t i = 0; i < tree->count; i++) {
        const view *self = tree->views[i];
        frames[4 * i] = self->x;
        frames[4 * i + 1] = self->y;
        frames[4 * i + 2] = self->width;
        frames[4 * i + 3] = self->height;
    }
}

size_t tree_limit_count_layouts(tree_limit *tree) {
    for (size_t i = 0; i < tree->count; i++) tree->views[i]->class = &counting_view_class;
    size_t counted = counted_layouts;
    counted_layouts = 0;
    return counted;
}
