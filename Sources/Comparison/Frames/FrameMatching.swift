import Foundation
import Screens

/// Which view of one tree is which view of another.
///
/// The roots are each other. A view with an id that both trees hold once is recognised by it wherever it lies. All
/// others are recognised among the subviews of a recognised superview: by id or class, and by their order among those
/// of the same kind.
struct FrameMatching {
    /// For each node of the reference its index in the actual tree.
    private(set) var actual: [Int?]
    /// For each node of the actual tree its index in the reference.
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

        // Superviews come before their subviews, so every pair is known by the time its subviews are looked at.
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

    /// Pairs views of one kind in their order. Where their number changed, those at both ends that look alike are
    /// paired first, so that one that came or went in the middle is found.
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

    /// For each view of the actual tree whether it was added, or lies elsewhere in the window than it did or in another
    /// size, by numbers as they print.
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

/// What views that are told apart by their order alone have in common.
enum ViewKind: Hashable {
    case id(String)
    case className(String, customClass: String?)

    init(_ node: FrameNode) {
        self = node.id.map(ViewKind.id) ?? .className(node.className, customClass: node.customClass)
    }
}

extension FrameNode {
    /// Whether both show the same text in the same size.
    fileprivate func looksLike(_ other: FrameNode) -> Bool {
        quotedText == other.quotedText && frame.size.printsAs(other.frame.size)
    }
}
