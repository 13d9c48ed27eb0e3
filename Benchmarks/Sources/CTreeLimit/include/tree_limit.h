#ifndef TREE_LIMIT_H
#define TREE_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A tree of view objects in plain C: what relayout costs where a view is a node of 160 bytes that is allocated by
/// itself, resizes its subviews by their masks, marks what needs layout, and has a virtual `layoutSubviews`.
typedef struct tree_limit tree_limit;

/// - count: nodes, at least 1; node i > 0 is a child of node (i - 1) / 8.
/// - frames: x, y, width, height of every node, in the coordinates of its parent.
/// - masks: UIKit's autoresizing masks.
/// Returns NULL where there is no memory.
tree_limit *tree_limit_create(size_t count, const double *frames, const uint8_t *masks);
void tree_limit_destroy(tree_limit *tree);

/// Sets the size of the root, then lays out what is marked.
void tree_limit_rotate(tree_limit *tree, double width, double height);

/// Writes x, y, width, height of every node.
void tree_limit_read(const tree_limit *tree, double *frames);

/// From now on every node counts the calls of its `layoutSubviews`. The answer is how many there were so far.
size_t tree_limit_count_layouts(tree_limit *tree);

#endif
