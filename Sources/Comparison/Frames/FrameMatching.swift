import Foundation
import Screens

/// Matches the views of two trees.
///
/// The roots match. A view with an id that occurs once in both trees matches the view with that id, wherever it is. All
/// other views are matched only among the subviews of matched superviews: by id or class, and by their order among
/// views of the same kind.
struct FrameMatching {
    /// The index in the actual tree, for each node of the reference.
    private(set) var actual: [Int?]
    /// The index in the reference, for each node of the actual tree.
    private(set) var reference: [Int?]

    init(_ referenceTree: FrameTree, _ referenceLinks: FrameLinks, _ actualTree: FrameTree, _ actualLinks: FrameLinks) {
        actual = [Int?](repeating: nil, count: referenceTree.nodes.count)
        reference = [Int?](repeating: nil, count: actualTree.nodes.count)
        match(0, 0)

        let actualIDs = FrameMatching.uniqueIDs(actualTree)
        for (id, index) in FrameMatching.uniqueIDs(referenceTree) {
            guard let other = actualIDs[id], actual[index] == nil, reference[other] == nil else { continue }
            match(index, other)
        }

        // Superviews come before their subviews, so every superview is matched before its subviews are examined.
        for index in referenceTree.nodes.indices {
            guard let other = actual[index] else { continue }
            let groups = FrameMatching.grouped(
                actualLinks.subviews[other].filter { reference[$0] == nil }, of: actualTree)
            for (kind, views) in FrameMatching.grouped(
                referenceLinks.subviews[index].filter { actual[$0] == nil }, of: referenceTree)
            {
                guard let candidates = groups[kind] else { continue }
                pair(views, of: referenceTree, with: candidates, of: actualTree)
            }
        }
    }

    private mutating func match(_ referenceIndex: Int, _ actualIndex: Int) {
        actual[referenceIndex] = actualIndex
        reference[actualIndex] = referenceIndex
    }

    /// Pairs views of one kind in their order. If their number changed, views at both ends that look the same are
    /// paired first, so that an added or removed view in the middle is found.
    private mutating func pair(
        _ views: [Int], of referenceTree: FrameTree, with candidates: [Int], of actualTree: FrameTree
    ) {
        var views = views[...]
        var candidates = candidates[...]
        if views.count != candidates.count {
            while let view = views.first, let candidate = candidates.first,
                referenceTree.nodes[view].looksLike(actualTree.nodes[candidate])
            {
                match(views.removeFirst(), candidates.removeFirst())
            }
            while let view = views.last, let candidate = candidates.last,
                referenceTree.nodes[view].looksLike(actualTree.nodes[candidate])
            {
                match(views.removeLast(), candidates.removeLast())
            }
        }
        for (view, candidate) in zip(views, candidates) { match(view, candidate) }
    }

    /// Whether each view of the actual tree was added, moved in the window, or changed its size. Numbers are compared
    /// in their printed form.
    func displaced(
        _ referenceTree: FrameTree, _ referenceLinks: FrameLinks, _ actualTree: FrameTree, _ actualLinks: FrameLinks
    ) -> [Bool] {
        var hasMoved = [Bool](repeating: true, count: actualTree.nodes.count)
        var isDisplaced = hasMoved
        for (index, node) in actualTree.nodes.enumerated() {
            guard let old = reference[index] else { continue }
            let other = referenceTree.nodes[old]
            let parent = actualLinks.superview[index]
            hasMoved[index] =
                index != parent && hasMoved[parent] || reference[parent] != referenceLinks.superview[old]
                || !node.frame.origin.printsAs(other.frame.origin) || !node.bounds.origin.printsAs(other.bounds.origin)
            isDisplaced[index] =
                hasMoved[index] || !node.frame.size.printsAs(other.frame.size)
                || !node.bounds.size.printsAs(other.bounds.size)
        }
        return isDisplaced
    }

    private static func uniqueIDs(_ tree: FrameTree) -> [String: Int] {
        var indices: [String: Int] = [:]
        var repeated: Set<String> = []
        for (index, node) in tree.nodes.enumerated() {
            guard let id = node.id else { continue }
            if indices.updateValue(index, forKey: id) != nil { repeated.insert(id) }
        }
        for id in repeated { indices[id] = nil }
        return indices
    }

    private static func grouped(_ indices: [Int], of tree: FrameTree) -> [ViewKind: [Int]] {
        Dictionary(grouping: indices) { ViewKind(tree.nodes[$0]) }
    }
}

/// A property shared by views that are distinguished only by their order.
enum ViewKind: Hashable {
    case id(String)
    case className(String, customClass: String?)

    init(_ node: FrameNode) {
        self = node.id.map(ViewKind.id) ?? .className(node.className, customClass: node.customClass)
    }
}

extension FrameNode {
    /// Whether both views show the same text in the same size.
    fileprivate func looksLike(_ other: FrameNode) -> Bool {
        quotedText == other.quotedText && frame.size.printsAs(other.frame.size)
    }
}
