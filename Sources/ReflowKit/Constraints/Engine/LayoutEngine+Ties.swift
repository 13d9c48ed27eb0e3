import ConstraintSolver
import Foundation
import KitValues

// The choice of the view that yields if constraints leave that open: autolayout.md §4.
extension LayoutEngine {
    /// The greatest entry number. Items are numbered in the order in which they join the engine. After this number, the
    /// count restarts at 1, and two items may have the same one.
    static let entryLimit: Int32 = 1 << 29

    /// Sets the values that an item's numbers get if constraints leave them open, and their order.
    ///
    /// Along the axis of a stack view, lengths with content come first, the last view before the others: it keeps its
    /// content's size, and the first view yields. Then come lengths without content, the first view before the others:
    /// it gets 0, and the last view takes the space. Positions come last, because most of them follow from lengths.
    ///
    /// For everything else, an item that was added later comes before an earlier one.
    ///
    /// The solver only gets the preferences of numbers that it has found open. Most numbers never are, and setting all
    /// preferences took a twentieth of a first layout and 48 bytes per view.
    func setPreferences(of index: Int32, parts: Range<Int>) {
        items[Int(index)].hasPreferences = true
        let item = items[Int(index)]
        // Across the axis, the stack view's alignment determines most numbers.
        let along = arrangedAxis(of: index).map { $0 == .horizontal ? 0 : 1 }
        for part in parts {
            let hasContent = part >= 2 && item.contentRows[part == 2 ? 0 : 2] != LayoutEngine.noRow
            let content = part == 2 ? item.oneLine.width : item.oneLine.height
            let rank: Int32
            if along != part % 2 {
                rank = item.entry
            } else if part < 2 {
                rank = -LayoutEngine.entryLimit - item.entry
            } else {
                rank = hasContent ? LayoutEngine.entryLimit + item.entry : -item.entry
            }
            attempt { solver throws(SolverError) in
                try solver.setPreference(hasContent ? content : 0, rank: rank, of: unknown(index, part))
            }
        }
    }

    /// Updates the preferences of an item, if the solver has any.
    func refreshPreferences(of index: Int32, parts: Range<Int>) {
        if items[Int(index)].hasPreferences { setPreferences(of: index, parts: parts) }
    }

    /// The stack view that arranges the item, or that owns the item if it is a guide.
    private func arrangedAxis(of index: Int32) -> NSLayoutConstraint.Axis? {
        let item = items[Int(index)]
        return (item.guide == nil ? item.view.view?.parent : item.view.view)?.arrangedAxis
    }

    /// Gives the solver the preferences of numbers that it has found open for the first time, and sorts arranged items
    /// whose order was decisive into the order of the tree.
    /// - Returns: whether the solver must find values again.
    func orderTies() -> Bool {
        var isChanged = false
        for group in solver.undecided {
            for unknown in group where !items[unknown.index / 4].hasPreferences {
                setPreferences(of: Int32(unknown.index / 4), parts: 0..<4)
                isChanged = true
            }
        }
        // Groups of one part share most of their neighbours.
        var inOrder: Set<SIMD2<Int32>> = []
        for group in solver.undecided where order(Set(group.map { Int32($0.index / 4) }), &inOrder) { isChanged = true }
        return isChanged
    }

    /// - Parameter inOrder: neighbours that are known to be in order.
    private func order(_ group: Set<Int32>, _ inOrder: inout Set<SIMD2<Int32>>) -> Bool {
        let present = group.filter { arrangedAxis(of: $0) != nil }.sorted {
            items[Int($0)].entry < items[Int($1)].entry
        }
        var isInOrder = true
        for (one, next) in zip(present, present.dropFirst()) where isInOrder && !inOrder.contains(SIMD2(one, next)) {
            isInOrder = !comesFirst(next, before: one)
            if isInOrder { inOrder.insert(SIMD2(one, next)) }
        }
        guard !isInOrder else { return false }
        var isChanged = false
        let entries = present.map { items[Int($0)].entry }
        for (index, entry) in zip(present.sorted { comesFirst($0, before: $1) }, entries)
        where items[Int(index)].entry != entry {
            items[Int(index)].entry = entry
            setPreferences(of: index, parts: 0..<4)
            isChanged = true
        }
        return isChanged
    }

    private func comesFirst(_ left: Int32, before right: Int32) -> Bool {
        let (one, other) = (items[Int(left)], items[Int(right)])
        guard let view = one.view.view, let otherView = other.view.view else { return false }
        guard view === otherView else { return view.comesFirst(before: otherView) }
        return view.place(of: one.guide) < view.place(of: other.guide)
    }

    /// Makes the solver reconsider everything in a view whose index among its siblings changed, because the order may
    /// have been decisive.
    func orderDidChange(of view: UIView) {
        if settledConflicts?.rows.isEmpty == false { settledConflicts = nil }
        newness = nil
        knownTies = KnownTies()
        guard view.marks.contains(.constrained) || view.marks.contains(.isLayoutItem) else { return }
        for state in view.layoutStates {
            if let index = index(of: state) { refreshPreferences(of: index, parts: 0..<4) }
        }
        for child in view.children { orderDidChange(of: child) }
    }
}

extension UIView {
    /// The states of the view and its guides.
    fileprivate final var layoutStates: [LayoutItemState] {
        ([layoutState] + allLayoutGuides.map(\.layoutState)).compactMap(\.self)
    }

    /// The sort order within the view: the view itself, then the system's guides, then those that were added.
    fileprivate final func place(of guide: UILayoutGuide?) -> Int {
        guard let guide else { return -2 }
        return actualLayoutGuides.firstIndex { $0 === guide } ?? -1
    }

    /// Whether the view comes before another one of the tree. A view comes before its subviews, and subviews have the
    /// order of ``givesWay(_:before:)``.
    fileprivate final func comesFirst(before other: UIView) -> Bool {
        var (one, two) = (self, other)
        var (depth, otherDepth) = (self.depth, other.depth)
        while depth > otherDepth, let parent = one.parent { (one, depth) = (parent, depth - 1) }
        while otherDepth > depth, let parent = two.parent { (two, otherDepth) = (parent, otherDepth - 1) }
        if one === two { return self === one }
        while let parent = one.parent, let otherParent = two.parent {
            if parent === otherParent { return parent.givesWay(one, before: two) }
            (one, two) = (parent, otherParent)
        }
        return false
    }

    private final var depth: Int {
        var depth = 0
        var view = self
        while let next = view.parent { (view, depth) = (next, depth + 1) }
        return depth
    }
}
