import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// Views and guides in the engine, and the rows that place them: autolayout.md §6 and §11.3.
extension LayoutEngine {
    /// The index of a view, which is added to the engine with all views above it. If views move meanwhile, because an
    /// override moves them, the index is that of some item, and rows with it must not be used.
    func item(of view: UIView) -> Int32 {
        let state = view.ensureLayoutState()
        if let index = index(of: state) { return index }
        let moves = HierarchyMoves.count
        if view !== root, let parent = view.parent { _ = item(of: parent) }
        guard HierarchyMoves.count == moves else { return overtakenItem(state) }
        let index = takeItem(state, view: view, guide: nil)
        view.marks.formUnion(.isLayoutItem)
        place(index, view)
        return index
    }

    /// The index of an item whose view may be in another tree now. That tree's engine must not lose the item.
    private func overtakenItem(_ state: LayoutItemState) -> Int32 {
        wasOvertaken = true
        return index(of: state) ?? 0
    }

    /// The index of a view that is in the engine.
    private func index(of view: UIView) -> Int32? { view.layoutState.flatMap { index(of: $0) } }

    func item(of guide: UILayoutGuide, in view: UIView) -> Int32 {
        let state = guide.ensureLayoutState()
        if let index = index(of: state) { return index }
        let moves = HierarchyMoves.count
        _ = item(of: view)
        guard HierarchyMoves.count == moves else { return overtakenItem(state) }
        let index = takeItem(state, view: view, guide: guide)
        if let area = guide.area {
            items[Int(index)].placement = .systemGuide
            view.marks.formUnion(.feedsConstraints)
            if area == .keyboard { add(keyboardGuide: index, in: view) }
            setRows(of: index, area, view)
        } else {
            items[Int(index)].placement = .constraints
            setLengths(of: index, true)
        }
        return index
    }

    private func setLengths(of index: Int32, _ areLengths: Bool) {
        attempt { solver throws(SolverError) in
            // The height is set first, because the solver then reserves space for all four numbers at once.
            for part in (2..<4).reversed() { try solver.setIsLength(areLengths, of: unknown(index, part)) }
        }
        refreshPreferences(of: index, parts: 0..<4)
    }

    /// Sets the rows that place a view according to its present state.
    func place(_ index: Int32, _ view: UIView) {
        let placement: Placement
        if view === root {
            placement = .root
        } else if view.marks.contains(.ignoresMask), !items[Int(index)].state.referring.isEmpty,
            !view.isPlacedByContainer
        {
            placement = .constraints
        } else {
            placement = .mask
        }
        let old = items[Int(index)].placement
        if placement != old {
            for part in 0..<4 {
                freeRow(items[Int(index)].frameRows[part])
                freeRow(items[Int(index)].contentRows[part])
            }
            items[Int(index)].frameRows = SIMD4(repeating: LayoutEngine.noRow)
            items[Int(index)].contentRows = SIMD4(repeating: LayoutEngine.noRow)
            items[Int(index)].placement = placement
            if !wrappingItems.isEmpty { wrappingItems[index] = nil }
            setLengths(of: index, placement == .constraints || isMeasuring && placement == .root)
            // The view's present frame may differ from the first one that constraints give it.
            if placement == .constraints, !isApart { view.parent?.markNeedsLayout() }
        }
        switch placement {
        case .root: fixRoot(index, view)
        case .mask: setMaskRows(of: index, view)
        case .constraints: setContentRows(of: index, view, isNew: placement != old)
        case .none, .systemGuide: break
        }
    }

    /// Fixes the root's frame at its present value.
    private func fixRoot(_ index: Int32, _ view: UIView) {
        attempt { solver throws(SolverError) in
            try solver.fix(unknown(index, 0), at: 0)
            try solver.fix(unknown(index, 1), at: 0)
        }
        guard !isMeasuring else { return setContentRows(of: index, view) }
        let state = items[Int(index)].state
        let insets = view.alignmentRectInsets
        guard isNumber(index, of: state) else { return }
        let size = view.shownSize
        fixRootLength(index, 2, at: size.width - insets.left - insets.right, view)
        fixRootLength(index, 3, at: size.height - insets.top - insets.bottom, view)
    }

    /// Makes a row for the size of a root that does not translate its mask. Its own constraints may contradict the
    /// size, and UIKit names the size in that conflict (autolayout.md §7). A length of 0 was never set, so constraints
    /// determine it.
    private func fixRootLength(_ index: Int32, _ part: Int, at length: Double, _ view: UIView) {
        let number = unknown(index, part)
        let row = items[Int(index)].frameRows[part]
        let isConstrained = view.marks.contains(.ignoresMask) && !view.marks.contains(.isWindow)
        let isOpen = isConstrained && length <= 0
        attempt { solver throws(SolverError) in try solver.setIsLength(isOpen, of: number) }
        if isOpen || !isConstrained {
            freeRow(row)
            items[Int(index)].frameRows[part] = LayoutEngine.noRow
        }
        guard isConstrained else {
            return attempt { solver throws(SolverError) in try solver.fix(number, at: length) }
        }
        if solver.isInput(number) { solver.release(number) }
        guard !isOpen else { return }
        setFrameRow(
            index, part, [Term(1, number)], -length, .mask(item: index, part: part),
            changesTerms: row == LayoutEngine.noRow)
    }

    // MARK: Masks

    /// Sets four equations that keep a frame-based view at its present frame.
    private func setMaskRows(of index: Int32, _ view: UIView) {
        guard let parent = view.parent else { return }
        let state = items[Int(index)].state
        _ = item(of: parent)
        let (horizontal, vertical) = view.maskEquations(in: parent)
        let insets = view.alignmentRectInsets
        let outer = parent.alignmentRectInsets
        guard isNumber(index, of: state), items[Int(index)].placement == .mask else { return }
        // Overrides may have moved views, so that the superview has another number now, or none.
        guard view.parent === parent, let superview = self.index(of: parent) else { return placeDidChange(state) }
        setMaskRow(
            index, 0, superview, factor: horizontal.minFactor,
            constant: horizontal.minConstant + insets.left, outer: outer.left + outer.right)
        setMaskRow(
            index, 1, superview, factor: vertical.minFactor,
            constant: vertical.minConstant + insets.top, outer: outer.top + outer.bottom)
        setMaskRow(
            index, 2, superview, factor: horizontal.lengthFactor,
            constant: horizontal.lengthConstant - insets.left - insets.right, outer: outer.left + outer.right)
        setMaskRow(
            index, 3, superview, factor: vertical.lengthFactor,
            constant: vertical.lengthConstant - insets.top - insets.bottom, outer: outer.top + outer.bottom)
    }

    private func setMaskRow(
        _ index: Int32, _ part: Int, _ superview: Int32, factor: Double, constant: Double, outer: Double
    ) {
        var terms = [Term(1, unknown(index, part))]
        if factor != 0 { terms.append(Term(-factor, unknown(superview, part % 2 + 2))) }
        setFrameRow(index, part, terms, -(constant + factor * outer), .mask(item: index, part: part))
    }

    /// Sets one of the rows that place an item. If the terms are unchanged, only the constant is set.
    private func setFrameRow(
        _ index: Int32, _ part: Int, _ terms: [Term], _ constant: Double, _ owner: RowOwner, changesTerms: Bool = true
    ) {
        var row = items[Int(index)].frameRows[part]
        if row == LayoutEngine.noRow {
            row = takeRow(owner)
            items[Int(index)].frameRows[part] = row
        } else if !changesTerms {
            guard solver.constant(of: RowID(Int(row))) != constant else { return }
            return attempt { solver throws(SolverError) in
                try solver.setConstant(constant, of: RowID(Int(row)))
            }
        }
        attempt { solver throws(SolverError) in
            try solver.setRow(RowID(Int(row)), terms: terms, constant: constant, relation: .equal)
        }
    }

    // MARK: Guides of the system's

    /// Sets the rows that keep a guide at the edges of its view. New insets change only constants.
    func setRows(of index: Int32, _ area: UILayoutGuide.Area, _ view: UIView) {
        let state = items[Int(index)].state
        _ = item(of: view)
        let outer = view.alignmentRectInsets
        // The override may have moved the view away and back, so that it has another number now.
        guard isNumber(index, of: state), let owner = self.index(of: view) else { return }
        let width = Term(-1, unknown(owner, 2))
        let height = Term(-1, unknown(owner, 3))
        let minX = Term(1, unknown(index, 0))
        let minY = Term(1, unknown(index, 1))
        let ownWidth = Term(1, unknown(index, 2))
        let ownHeight = Term(1, unknown(index, 3))
        let across = -(outer.left + outer.right)
        let down = -(outer.top + outer.bottom)
        let isNew = items[Int(index)].frameRows[0] == LayoutEngine.noRow
        func set(_ part: Int, _ terms: [Term], _ constant: Double) {
            setFrameRow(
                index, part, terms, constant, .guide(item: index, part: part), changesTerms: isNew)
        }
        func inset(_ insets: UIEdgeInsets) {
            set(0, [minX], -insets.left)
            set(1, [minY], -insets.top)
            set(2, [minX, ownWidth, width], across + insets.right)
            set(3, [minY, ownHeight, height], down + insets.bottom)
        }
        switch area {
        case .safeArea:
            inset(view.actualSafeAreaInsets)
        case .layoutMargins:
            inset(view.actualLayoutMargins)
        case .readableContent:
            inset(view.readableContentInsets)
        case .scrollFrame:
            let origin = view.boundsOrigin
            inset(UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x))
        case .scrollContent:
            set(0, [minX], 0)
            set(1, [minY], 0)
            if isNew { setLengths(of: index, true) }
        case .top:
            set(0, [minX], 0)
            set(1, [minY], 0)
            set(2, [ownWidth], 0)
            set(3, [ownHeight], -view.topLayoutGuideLength)
        case .bottom:
            set(0, [minX], 0)
            set(1, [minY, ownHeight, height], down)
            set(2, [ownWidth], 0)
            set(3, [ownHeight], -view.bottomLayoutGuideLength)
        case .keyboard:
            set(0, [minX], 0)
            set(1, [minY, ownHeight, height], down)
            set(2, [minX, ownWidth, width], across)
            set(3, [ownHeight], -view.actualKeyboardLayoutGuide.height)
        }
    }

    // MARK: Content

    /// Updates the rows of the content size: an upper limit with the hugging priority, and a lower limit with the
    /// resistance.
    /// - Parameter isNew: whether the content or its priorities may have changed, even if its size is the same. If they
    ///   have not, and the size is the same, nothing is updated: the view has only moved.
    func setContentRows(of index: Int32, _ view: UIView, isNew: Bool = true) {
        let stated = view.statedContentSize
        let wraps = stated == nil && view.wrapsContent
        let (state, placement) = (items[Int(index)].state, items[Int(index)].placement)
        let size = stated ?? view.intrinsicContentSize
        guard isNumber(index, of: state), items[Int(index)].placement == placement else { return }
        if !isNew, size.isSame(as: items[Int(index)].oneLine),
            wraps == (!wrappingItems.isEmpty && wrappingItems[index] != nil)
        {
            return
        }
        if wraps {
            wrappingItems[index] = BrokenContent()
        } else if !wrappingItems.isEmpty {
            wrappingItems[index] = nil
        }
        items[Int(index)].oneLine = size
        let priorities = view.contentPriorities
        for part in 0..<4 {
            setContentRow(
                index, part, part < 2 ? size.width : size.height,
                part.isMultiple(of: 2) ? .lessThanOrEqual : .greaterThanOrEqual, priorities[part])
        }
        refreshPreferences(of: index, parts: 2..<4)
    }

    private func setContentRow(
        _ index: Int32, _ part: Int, _ length: CGFloat, _ relation: Relation, _ priority: Float
    ) {
        let number = unknown(index, part < 2 ? 2 : 3)
        var row = items[Int(index)].contentRows[part]
        let hasLength = length >= 0 && length.isFinite
        guard hasLength else {
            freeRow(row)
            return items[Int(index)].contentRows[part] = LayoutEngine.noRow
        }
        if row == LayoutEngine.noRow {
            row = takeRow(.content(item: index, part: part))
            items[Int(index)].contentRows[part] = row
        }
        let id = RowID(Int(row))
        let terms: InlineArray<1, Term> = [Term(1, number)]
        attempt { solver throws(SolverError) in
            if solver.hasRow(id) {
                try solver.setConstant(-length, of: id)
                try solver.setPriority(Priority(priority), of: id)
            } else {
                try solver.setRow(
                    id, terms: terms.span, constant: -length, relation: relation,
                    priority: Priority(priority))
            }
        }
    }

    /// Sets another size for content that breaks lines, for one round of a pass.
    func setContentSize(_ size: CGSize, of index: Int32) {
        attempt { solver throws(SolverError) in
            for part in 0..<4 {
                let row = items[Int(index)].contentRows[part]
                let length = part < 2 ? size.width : size.height
                if row != LayoutEngine.noRow, length >= 0 { try solver.setConstant(-length, of: RowID(Int(row))) }
            }
        }
    }
}

extension UIView {
    /// The equations of the view's present mask and frame.
    final func maskEquations(in superview: UIView) -> (horizontal: MaskEquations, vertical: MaskEquations) {
        let exact =
            exactFrame
            ?? ExactFrame(
                horizontal: Autoresizing.Exact(min: shownOrigin.x, length: shownSize.width),
                vertical: Autoresizing.Exact(min: shownOrigin.y, length: shownSize.height))
        let isFollowing = superview.autoresizesSubviews && !marks.contains(.ignoresMask)
        return (
            MaskEquations(
                exact.horizontal, isFollowing ? mask.horizontal : [], superviewLength: superview.shownSize.width),
            MaskEquations(
                exact.vertical, isFollowing ? mask.vertical : [], superviewLength: superview.shownSize.height)
        )
    }
}
