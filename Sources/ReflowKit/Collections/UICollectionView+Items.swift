import Foundation
import KitValues
import LayoutRules

// The layout's questions, and the views of what is visible (tables.md §13, §16a).
extension UICollectionView {
    final func loadIfNeeded() {
        guard !state.isLoaded, state.updateDepth == 0 else { return }
        state.isLoaded = true
        state.counts = askCounts()
        state.selected.removeAll { !state.contains($0) }
    }

    final func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
    }

    final func forgetData() {
        state.selected = []
        removeViews()
        state.isLoaded = false
        state.measured = []
        let context = layout.makeContext()
        context.isEverything = true
        context.isDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        state.offsetAdjustment.x += context.contentOffsetAdjustment.x
        state.offsetAdjustment.y += context.contentOffsetAdjustment.y
        if context.isEverything { state.measured = [] }
        markNeedsLayout()
    }

    final func replaceLayout(_ new: UICollectionViewLayout) {
        guard new !== layout else { return }
        let old = layout
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        old.view = nil
        layout = new
        new.view = self
        new.isInvalid = true
        state.measured = []
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        markNeedsLayout()
    }

    // MARK: The layout

    /// Asks the layout about bounds that changed, while the view still answers the old ones (§16.7).
    /// - Returns: whether the layout was invalidated.
    private func noteBounds() -> Bool {
        let bounds = shownBounds
        guard let old = state.laidOutBounds, old != bounds else { return false }
        boundsOrigin = old.origin
        shownSize = old.size
        let invalidates = layout.shouldInvalidateLayout(forBoundsChange: bounds)
        let context = invalidates ? layout.invalidationContext(forBoundsChange: bounds) : nil
        boundsOrigin = bounds.origin
        shownSize = bounds.size
        if let context { layout.invalidateLayout(with: context) }
        if invalidates, old.size != bounds.size { state.measured = [] }
        return invalidates
    }

    /// Makes sure that the layout's answers hold for the present bounds and data.
    final func prepareLayout() {
        guard !layout.isPreparing else { return }
        let old = state.laidOutBounds
        let isTurned = noteBounds() && old?.size != shownSize
        state.laidOutBounds = shownBounds
        loadIfNeeded()
        guard layout.isInvalid else { return }
        layout.isInvalid = false
        layout.isPreparing = true
        layout.prepare()
        layout.isPreparing = false
        let size = layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        var offset = shownBounds.origin
        if isTurned, let old {
            layout.prepare(forAnimatedBoundsChange: old)
            let proposal = limited(offset)
            offset = layout.targetContentOffset(forProposedContentOffset: proposal)
            if let delegate {
                offset = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
            }
            layout.finalizeAnimatedBoundsChange()
        }
        offset.x += state.offsetAdjustment.x
        offset.y += state.offsetAdjustment.y
        state.offsetAdjustment = .zero
        if isTurned { offset = limited(offset) }
        if offset != shownBounds.origin {
            writeBounds(CGRect(origin: offset, size: shownSize))
            state.laidOutBounds = shownBounds
        }
    }

    /// The offset, moved so that the content fills the view as far as it can.
    private func limited(_ offset: CGPoint) -> CGPoint {
        let inset = actualContentInset
        let size = contentSize
        return CGPoint(
            x: min(max(offset.x, -inset.left), max(-inset.left, size.width + inset.right - shownSize.width)),
            y: min(max(offset.y, -inset.top), max(-inset.top, size.height + inset.bottom - shownSize.height)))
    }

    /// The attributes of what touches a rectangle, as shown.
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        return (layout.layoutAttributesForElements(in: flips ? mirrored(rect) : rect) ?? []).map(shown)
    }

    private var flips: Bool { runsRightToLeft && layout.flipsHorizontallyInOppositeLayoutDirection }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: max(contentSize.width, shownSize.width) - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }

    /// The attributes in the interface's direction.
    final func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard flips else { return attributes }
        let copy = attributes.copied()
        copy.center.x = max(contentSize.width, shownSize.width) - attributes.center.x
        return copy
    }

    // MARK: Views

    /// Shows the items that are visible at the present offset, and no others.
    final func showItems() {
        guard !state.isShowing, state.updateDepth == 0, dataSource != nil || state.isLoaded else { return }
        state.isShowing = true
        defer { state.isShowing = false }
        var rounds = 0
        var visible: [UICollectionViewLayoutAttributes] = []
        repeat {
            prepareLayout()
            let bounds = shownBounds
            guard bounds.width > 0, bounds.height > 0 else { return }
            visible = elements(in: bounds).filter { !$0.isHidden && $0.frame.intersects(bounds) }
            takeAway(allBut: visible)
            for attributes in visible { show(attributes) }
            rounds += 1
        } while (layout.isInvalid || !state.isLoaded) && rounds < 8
        orderViews(visible)
        if let backgroundView, backgroundView.readFrame() != shownBounds { backgroundView.frame = shownBounds }
    }

    private func edge(_ attributes: UICollectionViewLayoutAttributes) -> CollectionState.Edge {
        CollectionState.Edge(
            isDecoration: attributes.category == .decorationView, kind: attributes.kind ?? "",
            path: attributes.indexPath)
    }

    private func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        attributes.category == .cell
            ? attributes.indexPath.place.flatMap { state.cells[$0] } : state.edges[edge(attributes)]
    }

    private func takeAway(allBut visible: [UICollectionViewLayoutAttributes]) {
        var cells: Set<CollectionState.Place> = []
        var edges: Set<CollectionState.Edge> = []
        for one in visible {
            if one.category == .cell {
                one.indexPath.place.map { _ = cells.insert($0) }
            } else {
                edges.insert(edge(one))
            }
        }
        for place in state.cells.keys.filter({ !cells.contains($0) }).sorted() { endDisplay(at: place) }
        for edge in state.edges.keys.filter({ !edges.contains($0) }).sorted(by: {
            ($0.kind, $0.path) < ($1.kind, $1.path)
        }) {
            endDisplay(of: edge)
        }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        // The app may have reloaded the data while another view was shown.
        guard state.isLoaded else { return }
        if let old = view(of: attributes) {
            if old.attributes.map({ !$0.isSame(as: attributes) }) ?? true { old.show(attributes) }
            return measure(old, attributes)
        }
        switch attributes.category {
        case .cell: showCell(attributes)
        case .supplementaryView: showEdge(attributes)
        case .decorationView:
            guard let type = layout.decorations[attributes.kind ?? ""],
                let made = UICollectionReusableView.make(type, nil, frame: attributes.frame)
            else { return }
            state.edges[edge(attributes)] = made
            made.show(attributes)
            addSubview(made)
        }
    }

    private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
        guard let place = attributes.indexPath.place, state.contains(place) else {
            simulation.report(.strangeAttributes(attributes.indexPath))
            return
        }
        guard let dataSource else { return }
        let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
        guard state.isLoaded else { return }
        // A cell that another item shows is used for this one.
        if let other = state.cells.first(where: { $0.value === cell })?.key { state.cells[other] = nil }
        state.cells[place] = cell
        cell.isSelected = state.selected.contains(place)
        cell.show(attributes)
        cell.updateConfigurationIfNeeded()
        measure(cell, attributes)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        if state.cells[place] === cell, cell.parent !== self { addSubview(cell) }
    }

    private func showEdge(_ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource, let kind = attributes.kind else { return }
        let view = dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        guard state.isLoaded else { return }
        state.edges[edge(attributes)] = view
        view.show(attributes)
        measure(view, attributes)
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
        if view.parent !== self { addSubview(view) }
    }

    /// Asks a view which attributes it prefers, once for each layout, and tells the layout if they are others.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard layout.measuresViews, state.measured.insert(ObjectIdentifier(view)).inserted else { return }
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    final func endDisplay(at place: CollectionState.Place) {
        guard let cell = state.cells.removeValue(forKey: place) else { return }
        state.measured.remove(ObjectIdentifier(cell))
        cell.removeFromSuperview()
        cell.attributes = nil
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: IndexPath(place))
        state.cellPool.put(cell, cell.identifier)
    }

    final func endDisplay(of edge: CollectionState.Edge) {
        guard let view = state.edges.removeValue(forKey: edge) else { return }
        state.measured.remove(ObjectIdentifier(view))
        view.removeFromSuperview()
        view.attributes = nil
        guard !edge.isDecoration else { return }
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: edge.kind, at: edge.path)
        state.edgePool(edge.kind).put(view, view.identifier)
    }

    /// Returns all cells and other views.
    final func removeViews() {
        let wasShowing = state.isShowing
        state.isShowing = true
        defer { state.isShowing = wasShowing }
        takeAway(allBut: [])
    }

    /// Puts the views into their order from back to front: by `zIndex`, then items before other views.
    private func orderViews(_ visible: [UICollectionViewLayoutAttributes]) {
        func rank(_ one: UICollectionViewLayoutAttributes) -> (Int, Int, IndexPath) {
            (one.zIndex, one.category == .cell ? 0 : 1, one.indexPath)
        }
        var wanted = visible.sorted { rank($0) < rank($1) }.compactMap { view(of: $0) as UIView? }
        if let backgroundView, backgroundView.parent === self { wanted.insert(backgroundView, at: 0) }
        wanted = wanted.filter { $0.parent === self }
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, child) in children.enumerated() { indices[ObjectIdentifier(child)] = index }
        let places = wanted.compactMap { indices[ObjectIdentifier($0)] }
        let sorted = places.sorted()
        guard places != sorted else { return }
        for (place, view) in zip(sorted, wanted) { reorder(view, to: place) }
    }

    // MARK: Scrolling

    final func scroll(to path: IndexPath, _ position: ScrollPosition) {
        prepareLayout()
        guard let place = path.place, state.contains(place),
            let frame = layout.layoutAttributesForItem(at: path).map(shown)?.frame
        else { return }
        let inset = actualContentInset
        let area = CGRect(origin: .zero, size: shownSize).inset(by: inset)
        var offset = shownBounds.origin
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - area.midY
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - area.maxY
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - area.midX
        } else if position.contains(.right) {
            offset.x = frame.maxX - area.maxX
        }
        contentOffset = limited(offset)
    }

    // MARK: Reuse

    final func takeCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let reconfigured = state.reconfigured, reconfigured.cell.identifier == identifier {
            return reconfigured.cell
        }
        guard let cell = take(identifier, from: state.cellPool, frame: place(of: path, nil)) else {
            simulation.report(.unregisteredView(UICollectionView.elementKindCell, identifier))
            let plain = UICollectionViewCell(frame: place(of: path, nil))
            plain.identifier = identifier
            return plain
        }
        return cell
    }

    final func takeEdge(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        guard let view = take(identifier, from: state.edgePool(kind), frame: place(of: path, kind)) else {
            simulation.report(.unregisteredView(kind, identifier))
            let plain = UICollectionReusableView(frame: place(of: path, kind))
            plain.identifier = identifier
            return plain
        }
        return view
    }

    /// The place of an item or a supplementary view. Views have it before the app gets them.
    private func place(of path: IndexPath, _ kind: String?) -> CGRect {
        guard state.isLoaded, !layout.isInvalid, let place = path.place, kind != nil || state.contains(place) else {
            return .zero
        }
        let attributes =
            kind.map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
            ?? layout.layoutAttributesForItem(at: path)
        return attributes.map(shown)?.frame ?? .zero
    }

    private func take<View: UICollectionReusableView>(
        _ identifier: String, from pool: ReusePool<View>, frame: CGRect
    ) -> View? {
        if let view = pool.take(identifier) {
            view.prepareForReuse()
            if frame != .zero { view.frame = frame }
            return view
        }
        switch pool.origin(of: identifier) {
        case nil: return nil
        case .type(let type):
            guard let known = type as? View.Type else { return nil }
            return UICollectionReusableView.make(known, identifier, frame: frame)
        case .nib(let nib):
            let made = nib.instantiate(withOwner: nil)
            guard made.count == 1, let view = made.first as? View else {
                simulation.report(.invalidCellNib(identifier, expected: "UICollectionReusableView"))
                return nil
            }
            view.identifier = identifier
            if frame != .zero { view.frame = frame }
            return view
        }
    }
}
