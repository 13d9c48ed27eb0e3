import Foundation
import KitValues
import LayoutRules

// The counts, and the views of what is visible (tables.md §13).
extension UICollectionView {
    final func loadIfNeeded() {
        guard !state.isLoaded, state.updateDepth == 0 else { return }
        state.isLoaded = true
        state.loads += 1
        state.counts = askCounts()
        state.selected.removeAll { !state.contains($0) }
    }

    /// The number of items in each section, as the data source says now.
    final func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        var room = CollectionState.mostItems
        func bounded(_ answer: Int, _ section: Int?) -> Int {
            if answer > room { simulation.report(.tooManyItems(answer, section: section)) }
            let count = min(max(0, answer), room)
            room -= count
            return count
        }
        let sections = bounded(dataSource.numberOfSections(in: self), nil)
        var counts: [Int] = []
        counts.reserveCapacity(sections)
        for section in 0..<sections {
            counts.append(bounded(dataSource.collectionView(self, numberOfItemsInSection: section), section))
        }
        return counts
    }

    /// The most passes in which estimated sizes become known, or data changes while it is shown.
    private static let mostRounds = 16

    /// Shows the items that are visible at the present offset, and no others.
    final func showItems() {
        guard !state.isShowing, state.updateDepth == 0, !layout.isPreparing, dataSource != nil || state.isLoaded else {
            return
        }
        state.isShowing = true
        defer { state.isShowing = false }
        state.anchor = findAnchor()
        defer { state.anchor = nil }
        var visible: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<UICollectionView.mostRounds {
            prepareLayout()
            let bounds = shownBounds
            guard bounds.width > 0, bounds.height > 0 else { return }
            visible = elements(in: bounds).filter { !$0.isHidden && $0.frame.overlaps(bounds) }
            let loads = state.loads
            takeAway(allBut: visible)
            for attributes in visible where state.loads == loads && state.isLoaded { show(attributes) }
            if state.anchor == nil { state.anchor = findAnchor() }
            if !layout.isInvalid, state.isLoaded, state.loads == loads { break }
        }
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
        if let old = view(of: attributes) {
            if old.attributes?.isEqual(attributes) != true { old.show(attributes) }
            return measure(old, attributes)
        }
        switch attributes.category {
        case .cell: showCell(attributes)
        case .supplementaryView: showEdge(attributes)
        case .decorationView:
            guard let made = makeDecoration(attributes) else { return }
            state.edges[edge(attributes)] = made
            made.show(attributes)
            addSubview(made)
        }
    }

    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch layout.decorations[attributes.kind ?? ""] {
        case nil: nil
        case .type(let type):
            (type as? UICollectionReusableView.Type).map {
                Simulation.reusableView(of: $0, nil, frame: attributes.frame)
            }
        case .nib(let nib): nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        case .prototype(let make): make()
        }
    }

    private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard let place = path.place, state.contains(place) else {
            return simulation.report(.strangeAttributes(path))
        }
        guard let cell = askCell(path) else { return }
        if cell.identifier == nil { simulation.report(.cellWithoutIdentifier) }
        // A cell that another item shows is used for this one.
        if let other = state.cells.first(where: { $0.value === cell })?.key { state.cells[other] = nil }
        state.cells[place] = cell
        cell.isSelected = state.selected.contains(place)
        tell(cell)
        cell.show(attributes)
        cell.updateConfigurationIfNeeded()
        measure(cell, attributes)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        if state.cells[place] === cell, cell.parent !== self { addSubview(cell) }
    }

    /// Asks the data source for a cell; nil if it reloaded the view meanwhile.
    private func askCell(_ path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        let loads = state.loads
        CollectionState.cellQuestions += 1
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        CollectionState.cellQuestions -= 1
        return state.loads == loads && state.isLoaded ? cell : nil
    }

    private func showEdge(_ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource, let kind = attributes.kind else { return }
        let path = attributes.indexPath
        guard path.count != 2 || state.counts.indices.contains(path[0]) else {
            return simulation.report(.strangeAttributes(path))
        }
        let loads = state.loads
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        guard state.loads == loads, state.isLoaded else { return }
        if view.identifier == nil { simulation.report(.viewWithoutIdentifier(kind)) }
        if let other = state.edges.first(where: { $0.value === view })?.key { state.edges[other] = nil }
        state.edges[edge(attributes)] = view
        view.show(attributes)
        (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        measure(view, attributes)
        delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        if state.edges[edge(attributes)] === view, view.parent !== self { addSubview(view) }
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

    // MARK: Reuse

    final func takeCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let reconfigured = state.reconfigured, reconfigured.cell.identifier == identifier {
            return reconfigured.cell
        }
        let frame = place(of: path, nil)
        if let cell = take(identifier, from: state.cellPool, frame: frame) { return cell }
        simulation.report(.unregisteredView(UICollectionView.elementKindCell, identifier))
        return Simulation.reusableView(of: UICollectionViewCell.self, identifier, frame: frame)
    }

    final func takeEdge(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let frame = place(of: path, kind)
        if let view = take(identifier, from: state.edgePool(kind), frame: frame) { return view }
        simulation.report(.unregisteredView(kind, identifier))
        return Simulation.reusableView(of: UICollectionReusableView.self, identifier, frame: frame)
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
            return Simulation.reusableView(of: known, identifier, frame: frame)
        case .nib(let nib):
            let made = nib.instantiate(withOwner: nil)
            guard made.count == 1, let view = made.first as? View else {
                simulation.report(.invalidCellNib(identifier, expected: "UICollectionReusableView"))
                return nil
            }
            view.identifier = identifier
            if frame != .zero { view.frame = frame }
            return view
        case .prototype(let make):
            let view = make()
            if let view, frame != .zero { view.frame = frame }
            return view
        }
    }
}
