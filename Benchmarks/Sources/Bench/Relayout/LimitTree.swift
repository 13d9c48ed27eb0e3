import CTreeLimit
import Foundation

/// The tree in C.
struct LimitTree: ~Copyable {
    private let tree: OpaquePointer
    private let count: Int

    init(_ numbers: TreeNumbers) {
        guard let tree = tree_limit_create(numbers.count, numbers.frames, numbers.masks) else {
            fatalError("no memory for \(numbers.count) nodes")
        }
        self.tree = tree
        count = numbers.count
    }

    deinit {
        tree_limit_destroy(tree)
    }

    func rotate(to size: CGSize) { tree_limit_rotate(tree, size.width, size.height) }

    var frames: [Double] {
        [Double](unsafeUninitializedCapacity: 4 * count) { buffer, initialized in
            tree_limit_read(tree, buffer.baseAddress)
            initialized = 4 * count
        }
    }

    /// The number of calls of `layoutSubviews` that a rotation to `size` causes.
    func layouts(turningTo size: CGSize) -> Int {
        _ = tree_limit_count_layouts(tree)
        rotate(to: size)
        return tree_limit_count_layouts(tree)
    }
}
