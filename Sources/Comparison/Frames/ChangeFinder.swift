import Basics
import Foundation
import KitValues
import Screens

/// Finds the changes of one comparison.
struct ChangeFinder {
    private let reference: FrameTree
    private let actual: FrameTree
    private let referenceLinks: FrameLinks
    private let actualLinks: FrameLinks
    private let matching: FrameMatching
    private let referenceNames: FrameNames
    private let actualNames: FrameNames
    private let isDisplaced: [Bool]

    init(_ reference: FrameTree, _ actual: FrameTree) {
        self.reference = reference
        self.actual = actual
        referenceLinks = FrameLinks(reference)
        actualLinks = FrameLinks(actual)
        matching = FrameMatching(reference, referenceLinks, actual, actualLinks)
        referenceNames = FrameNames(reference, referenceLinks)
        actualNames = FrameNames(actual, actualLinks)
        isDisplaced = matching.displaced(reference, referenceLinks, actual, actualLinks)
    }

    func changes() -> [ViewChange] {
        var result: [ViewChange] = []
        let reordered = reorderedViews()
        for index in actual.nodes.indices {
            guard let old = matching.reference[index] else {
                if matching.reference[actualLinks.superview[index]] != nil { result.append(added(index)) }
                continue
            }
            let differences = differences(old, index, place: reordered[index])
            guard !differences.isEmpty else { continue }
            result.append(
                ViewChange(
                    view: actualNames.name(of: index), differences: differences, referenceIndex: old,
                    actualIndex: index, detail: ""))
        }
        for index in reference.nodes.indices where matching.actual[index] == nil {
            if matching.actual[referenceLinks.superview[index]] != nil { result.append(removed(index)) }
        }
        return result
    }

    private func added(_ index: Int) -> ViewChange {
        ViewChange(
            view: actualNames.name(of: index), differences: [], referenceIndex: nil, actualIndex: index,
            detail: actualNames.extent(of: index))
    }

    private func removed(_ index: Int) -> ViewChange {
        ViewChange(
            view: referenceNames.name(of: index), differences: [], referenceIndex: index, actualIndex: nil,
            detail: referenceNames.extent(of: index))
    }

    private func differences(_ old: Int, _ new: Int, place: FrameDifference?) -> [FrameDifference] {
        let a = reference.nodes[old]
        let b = actual.nodes[new]
        var result = [
            length(.x, a.frame.origin.x, b.frame.origin.x),
            length(.y, a.frame.origin.y, b.frame.origin.y),
            length(.width, a.frame.size.width, b.frame.size.width),
            length(.height, a.frame.size.height, b.frame.size.height),
            length(.boundsX, a.bounds.origin.x, b.bounds.origin.x),
            length(.boundsY, a.bounds.origin.y, b.bounds.origin.y),
        ]
        // Without a transform, the bounds have the frame's size, whose change is already listed.
        if !a.bounds.size.printsAs(a.frame.size) || !b.bounds.size.printsAs(b.frame.size) {
            result.append(length(.boundsWidth, a.bounds.size.width, b.bounds.size.width))
            result.append(length(.boundsHeight, a.bounds.size.height, b.bounds.size.height))
        }
        result += [
            superview(old, new),
            place,
            FrameDifference(.class, a.classText, b.classText),
            FrameDifference(.id, a.id.map(QuotedText.word), b.id.map(QuotedText.word)),
            FrameDifference(.text, a.quotedText, b.quotedText),
            FrameDifference(.hidden, a.isHidden ? "yes" : "no", b.isHidden ? "yes" : "no"),
            a.alpha == b.alpha ? nil : FrameDifference(.alpha, a.alpha.sixDigitText, b.alpha.sixDigitText),
            FrameDifference(.autoresizingMask, a.maskText, b.maskText),
            safeAreaInsets(old, new),
        ]
        // Most views look the same, so their looks need not be printed.
        if a.looks != b.looks {
            result += Set(a.looks.keys).union(b.looks.keys).sorted().map { look in
                look == .imageDigest
                    ? replacedImage(a, b) : FrameDifference(.look(look), a.lookText(look), b.lookText(look))
            }
        }
        return result.compactMap { $0 }
    }

    /// The difference of a length; `nil` if both values print the same.
    private func length(_ property: FrameDifference.Property, _ old: CGFloat, _ new: CGFloat) -> FrameDifference? {
        old == new || old.sixDigitText == new.sixDigitText ? nil : FrameDifference(property, from: old, to: new)
    }

    /// The difference if an image was replaced by another one of the same name or size. It is nil for trees of an older
    /// version, which have no digest.
    private func replacedImage(_ a: FrameNode, _ b: FrameNode) -> FrameDifference? {
        guard let old = a.looks[.imageDigest], let new = b.looks[.imageDigest], old != new,
            a.looks[.image] == b.looks[.image]
        else { return nil }
        let name = a.lookText(.image) ?? "unnamed"
        return FrameDifference(.look(.image), old: name, new: "\(name) (other pixels)")
    }

    /// The difference of the safe area insets. It is omitted if the view moved, because it then follows from the view's
    /// new place.
    private func safeAreaInsets(_ old: Int, _ new: Int) -> FrameDifference? {
        guard !isDisplaced[new] else { return nil }
        let (a, b) = (reference.nodes[old].safeAreaInsets, actual.nodes[new].safeAreaInsets)
        return a == b ? nil : FrameDifference(.safeAreaInsets, a.dumpText, b.dumpText)
    }

    private func superview(_ old: Int, _ new: Int) -> FrameDifference? {
        let oldSuperview = referenceLinks.superview[old]
        let newSuperview = actualLinks.superview[new]
        guard matching.actual[oldSuperview] != newSuperview else { return nil }
        return FrameDifference(
            .superview, old: referenceNames.name(of: oldSuperview),
            new: actualNames.name(of: newSuperview))
    }

    /// The smallest set of views whose moves explain the new order, by index in the actual tree.
    ///
    /// Only views that kept their superview are compared. The views that keep their position are a longest sequence
    /// whose old positions ascend.
    private func reorderedViews() -> [Int: FrameDifference] {
        var result: [Int: FrameDifference] = [:]
        for (parent, subviews) in actualLinks.subviews.enumerated() {
            guard let oldParent = matching.reference[parent] else { continue }
            let kept = subviews.filter { index in
                matching.reference[index].map { referenceLinks.superview[$0] == oldParent } ?? false
            }
            let old = kept.compactMap { matching.reference[$0] }
            let staying = longestAscent(old)
            guard staying.count < kept.count else { continue }
            let oldPlaces = places(referenceLinks.subviews[oldParent])
            let newPlaces = places(subviews)
            for (rank, index) in kept.enumerated() where !staying.contains(rank) {
                guard let from = oldPlaces[old[rank]], let to = newPlaces[index] else { continue }
                result[index] = FrameDifference(.position, old: String(from), new: String(to))
            }
        }
        return result
    }

    private func places(_ subviews: [Int]) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: zip(subviews, 0...))
    }
}

/// The ranks of a longest ascending subsequence of distinct values.
func longestAscent(_ values: [Int]) -> Set<Int> {
    /// The rank of the smallest value that ends an ascending sequence, for each length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (rank, value) in values.enumerated() {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
        }
        previous[rank] = low > 0 ? ends[low - 1] : nil
        if low == ends.count { ends.append(rank) } else { ends[low] = rank }
    }
    var result: Set<Int> = []
    var rank = ends.last
    while let current = rank {
        result.insert(current)
        rank = previous[current]
    }
    return result
}
