import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

/// Own derivations; the words are those of tables.md §21.
@MainActor
@Suite("Collections: updates, hostile sources and diffable data sources (tables.md §15, §19, §21)")
struct CollectionUpdateTests {
    // MARK: Random batches against arrays

    /// A batch and the arrays after it, both from the same random choices.
    private struct Batch {
        var sections: [[String]] = []
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var movedSection: (from: Int, to: Int)?
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var moved: [(from: IndexPath, to: IndexPath)] = []

        /// A batch of up to about 50 updates. Deletions and sources of moves are places in `old`, the rest places in
        /// the arrays after the batch.
        init(_ old: [[String]], _ random: inout SeededGenerator, text: () -> String) {
            var kept: [(old: Int, items: [String])] = []
            var leaving: [(from: IndexPath, text: String)] = []
            for (section, items) in old.enumerated() {
                if Int.random(in: 0..<6, using: &random) == 0 {
                    deletedSections.insert(section)
                    continue
                }
                var left: [String] = []
                for (item, text) in items.enumerated() {
                    let path = IndexPath(item: item, section: section)
                    switch Int.random(in: 0..<8, using: &random) {
                    case 0: deleted.append(path)
                    case 1: leaving.append((path, text))
                    default: left.append(text)
                    }
                }
                kept.append((section, left))
            }
            // A section that is moved is taken out, and inserted among the others.
            var slots: [(old: Int?, items: [String])] = kept.map { ($0.old, $0.items) }
            var target: Int?
            if slots.count > 1, Int.random(in: 0..<3, using: &random) == 0 {
                let taken = slots.remove(at: Int.random(in: 0..<slots.count, using: &random))
                let place = Int.random(in: 0...slots.count, using: &random)
                slots.insert(taken, at: place)
                movedSection = (taken.old ?? 0, place)
                target = place
            }
            for _ in 0..<Int.random(in: 0...1, using: &random) {
                let place = Int.random(in: 0...slots.count, using: &random)
                slots.insert((nil, (0..<Int.random(in: 0...4, using: &random)).map { _ in text() }), at: place)
                insertedSections.insert(place)
                if let moved = target, moved >= place { movedSection?.to = moved + 1 }
            }
            sections = slots.map(\.items)
            let open = slots.indices.filter { slots[$0].old != nil }
            func place(_ text: String) -> IndexPath? {
                guard let section = open.randomElement(using: &random) else { return nil }
                let item = Int.random(in: 0...sections[section].count, using: &random)
                sections[section].insert(text, at: item)
                func after(_ path: IndexPath) -> IndexPath {
                    path.section == section && path.item >= item ? [section, path.item + 1] : path
                }
                inserted = inserted.map(after)
                moved = moved.map { ($0.from, after($0.to)) }
                return [section, item]
            }
            for one in leaving {
                if let to = place(one.text) { moved.append((one.from, to)) } else { deleted.append(one.from) }
            }
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                if let path = place(text()) { inserted.append(path) }
            }
        }

        @MainActor
        func apply(to view: UICollectionView) {
            view.insertItems(at: inserted)
            view.insertSections(insertedSections)
            for move in moved { view.moveItem(at: move.from, to: move.to) }
            view.deleteSections(deletedSections)
            if let movedSection { view.moveSection(movedSection.from, toSection: movedSection.to) }
            view.deleteItems(at: deleted)
        }
    }

    /// The height of an item depends on its text alone, so a fresh view shows the same frames.
    @MainActor
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        unowned let items: TextItems
        init(_ items: TextItems) { self.items = items }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let number = Int(items.sections[indexPath.section][indexPath.item]) ?? 0
            return CGSize(width: 40 + number % 5 * 30, height: 20 + number % 7 * 10)
        }
    }

    private func flow() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 15)
        return flow
    }

    @Test(
        "After random batches, a view shows what a fresh one shows, and cells that stay are the same", arguments: 0..<60
    )
    func randomBatches(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        inWorld { world in
            var next = 0
            func text() -> String {
                next += 1
                return "\(next)"
            }
            let items = TextItems((0..<3).map { _ in (0..<Int.random(in: 0...12, using: &random)).map { _ in text() } })
            let sizes = Sizes(items)
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 250), flow())
            view.dataSource = items
            view.delegate = sizes
            view.layoutIfNeeded()
            for _ in 0..<12 {
                if let section = items.sections.indices.randomElement(using: &random), !items.sections[section].isEmpty
                {
                    view.selectItem(at: [section, 0], animated: false, scrollPosition: [])
                }
                let selected = (view.indexPathsForSelectedItems ?? []).map { items.sections[$0.section][$0.item] }
                let cells = shownCells(view)
                let batch = Batch(items.sections, &random, text: text)
                view.performBatchUpdates {
                    items.sections = batch.sections
                    batch.apply(to: view)
                }
                // A cell that stays on screen stays the same view.
                let after = shownCells(view)
                #expect(cells.allSatisfy { text, cell in after[text].map { $0 === cell } ?? true })
                let wanted = selected.filter { one in batch.sections.contains { $0.contains(one) } }
                #expect((view.indexPathsForSelectedItems ?? []).map { items.sections[$0.section][$0.item] } == wanted)
                if Bool.random(using: &random) {
                    view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
                }
                compare(view, items, sizes)
                view.contentOffset.y = max(0, view.contentOffset.y + CGFloat.random(in: -60...60, using: &random))
                compare(view, items, sizes)
            }
            #expect(world.exceptions.isEmpty)
        }
    }

    private func shownCells(_ view: UICollectionView) -> [String: UICollectionViewCell] {
        Dictionary(view.visibleCells.map { ($0.accessibilityLabel ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func compare(_ view: UICollectionView, _ items: TextItems, _ sizes: Sizes) {
        view.layoutIfNeeded()
        let fresh = testCollection(view.frame, flow())
        let source = TextItems(items.sections)
        fresh.dataSource = source
        fresh.delegate = sizes
        fresh.layoutIfNeeded()
        fresh.contentOffset = view.contentOffset
        fresh.layoutIfNeeded()
        var wrong: [String] = []
        if view.contentSize != fresh.contentSize { wrong.append("size \(view.contentSize) not \(fresh.contentSize)") }
        if view.indexPathsForVisibleItems != fresh.indexPathsForVisibleItems { wrong.append("other items") }
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path) else { continue }
            let text = items.sections[path.section][path.item]
            if cell.accessibilityLabel != text { wrong.append("\(path): \(cell.accessibilityLabel ?? "") not \(text)") }
            if cell.frame != fresh.cellForItem(at: path)?.frame { wrong.append("\(path) at \(cell.frame)") }
        }
        func edges(_ view: UICollectionView) -> [CGRect] {
            let kind = UICollectionView.elementKindSectionHeader
            return view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
                .compactMap { view.supplementaryView(forElementKind: kind, at: $0)?.frame }
        }
        if edges(view) != edges(fresh) { wrong.append("headers \(edges(view)) not \(edges(fresh))") }
        if view.subviews.count != fresh.subviews.count { wrong.append("\(view.subviews.count) subviews") }
        #expect(wrong.isEmpty, "\(wrong)")
    }

    // MARK: Exceptions

    @Test("Wrong batches raise UIKit's exceptions, and the view stays as it was")
    func wrongBatches() {
        inWorld { world in
            let items = TextItems([["a", "b"], ["c"]])
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), flow())
            view.dataSource = items
            view.layoutIfNeeded()
            view.deleteItems(at: [[0, 5]])
            view.deleteSections([3])
            view.insertItems(at: [[0, 9]])
            view.insertSections([1])
            view.moveItem(at: [0, 0], to: [7, 0])
            view.scrollToItem(at: [0, 2], at: .top, animated: false)
            view.scrollToItem(at: [4, 0], at: .top, animated: false)
            let name = "NSInternalInconsistencyException: "
            #expect(
                world.exceptions == [
                    name + "attempt to delete item 5 from section 0 which only contains 2 items before the update",
                    name + "attempt to delete section 3, but there are only 2 sections before the update",
                    name + "attempt to insert item 9 into section 0, but there are only 2 items in section 0 after the "
                        + "update",
                    name + "Invalid update: invalid number of sections.  The number of sections contained in the "
                        + "collection view after the update (2) must be equal to the number of sections contained in the "
                        + "collection view before the update (2), plus or minus the number of sections inserted or "
                        + "deleted (1 inserted, 0 deleted).",
                    name + "attempt to insert item 0 into section 7, but there are only 2 sections after the update",
                    name + "Attempted to scroll the collection view to an out-of-bounds item (2) when there are only 2 "
                        + "items in section 0.",
                    name
                        + "Attempted to scroll the collection view to an out-of-bounds section (4) when there are only "
                        + "2 sections.",
                ])
            #expect(view.visibleCells.map(\.accessibilityLabel) == ["a", "b", "c"])
        }
    }

    // MARK: Hostile sources

    @Test("A source that reloads, updates or selects while it is asked for a cell does not stop the view")
    func reloadsInCallback() {
        for action in 0..<5 {
            inWorld { world in
                let items = TextItems(count: 40)
                let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
                var left = 3
                items.onCell = { [unowned items] view, path in
                    guard left > 0 else { return }
                    left -= 1
                    switch action {
                    case 0: view.reloadData()
                    case 1:
                        items.sections[0].removeLast()
                        view.deleteItems(at: [[0, items.sections[0].count]])
                    case 2: view.contentOffset.y += 10
                    case 3: view.collectionViewLayout.invalidateLayout()
                    default:
                        view.selectItem(at: path, animated: false, scrollPosition: .bottom)
                        view.layoutIfNeeded()
                    }
                }
                view.dataSource = items
                view.layoutIfNeeded()
                view.layoutIfNeeded()
                let shown = view.visibleCells.map(\.accessibilityLabel)
                #expect(shown == view.indexPathsForVisibleItems.map { items.sections[0][$0.item] }, "action \(action)")
                #expect(Set(view.subviews.map(ObjectIdentifier.init)).count == shown.count, "action \(action)")
                #expect(world.exceptions.isEmpty, "action \(action): \(world.exceptions)")
            }
        }
    }

    /// Counts and sizes that no app should answer.
    @MainActor
    private final class Liar: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections = 1
        var count = 3
        var size = CGSize(width: 50, height: 50)
        var cell: () -> UICollectionViewCell = { UICollectionViewCell() }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { cell() }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size }
    }

    @Test("Counts and sizes that cannot be are told or bounded, and a cell from elsewhere is shown once")
    func lies() {
        inWorld { world in
            let liar = Liar()
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            view.dataSource = liar
            liar.count = -5
            view.layoutIfNeeded()
            #expect(view.numberOfItems(inSection: 0) == 0)
            liar.count = .max
            view.reloadData()
            view.layoutIfNeeded()
            #expect(world.exceptions.first?.hasSuffix("items in section 0. Consider using fewer items") == true)
            liar.count = 3
            view.delegate = liar
            for size in [CGFloat.nan, .infinity, -100, 0, 1e300] {
                liar.size = CGSize(width: size, height: size)
                view.reloadData()
                view.layoutIfNeeded()
                let height = view.contentSize.height
                #expect(height.isFinite && height >= 0)
            }
            liar.size = CGSize(width: 50, height: 50)
            let only = UICollectionViewCell()
            liar.cell = { only }
            view.reloadData()
            view.layoutIfNeeded()
            #expect(view.subviews.filter { $0 === only }.count == 1)
            #expect(world.exceptions.last?.contains("does not have a reuseIdentifier") == true)
        }
    }

    /// A layout that answers whatever it is told.
    private final class Wild: UICollectionViewLayout {
        var answers: [UICollectionViewLayoutAttributes] = []
        var size = CGSize(width: 100, height: 100)
        override var collectionViewContentSize: CGSize { size }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { answers }
    }

    @Test("Layouts that answer places of other items, or none, do not stop the view")
    func wildLayout() {
        inWorld { world in
            let layout = Wild()
            for path in [[0, 0], [0, 0], [0, 99], [-1, -1], [0], [], [0, 0, 0], [5, 0]] as [IndexPath] {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                layout.answers.append(attributes)
            }
            let broken = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
            broken.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 50)
            layout.answers.append(broken)
            layout.size = CGSize(width: CGFloat.nan, height: CGFloat.infinity)
            let items = TextItems(count: 3)
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), layout)
            view.dataSource = items
            view.layoutIfNeeded()
            #expect(view.visibleCells.count == 1)
            #expect(world.exceptions.contains { $0.contains("an index path that does not exist") })
            view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
            view.layoutIfNeeded()
            #expect(view.visibleCells.count == 3)
        }
    }

    // MARK: Diffable data sources

    private typealias Source = UICollectionViewDiffableDataSource<String, Int>

    private func source(_ view: UICollectionView) -> Source {
        Source(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
            cell.accessibilityLabel = "\(item)"
            return cell
        }
    }

    @Test("A snapshot may be applied from another queue, awaited, and applied twice in a row (§19)")
    func otherThread() async {
        let (view, source) = inWorld { _ in
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            return (view, self.source(view))
        }
        var snapshot = Source.Snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1])
        let first = snapshot
        snapshot.appendItems([2, 3])
        let second = snapshot
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                source.apply(first)
                source.apply(second) { continuation.resume() }
            }
        }
        #expect(view.numberOfItems(inSection: 0) == 3)
        snapshot.deleteItems([2])
        await source.apply(snapshot)
        snapshot.appendItems([4])
        await source.apply(snapshot)
        for size in [CGSize(width: 300, height: 300), CGSize(width: 600, height: 100)] {
            view.frame.size = size
            view.layoutIfNeeded()
            #expect(view.visibleCells.map(\.accessibilityLabel) == ["1", "3", "4"])
        }
    }

    @Test("Random snapshots applied one after the other are shown", arguments: 0..<20)
    func randomSnapshots(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        inWorld { world in
            let view = testCollection(CGRect(x: 0, y: 0, width: 400, height: 2000), UICollectionViewFlowLayout())
            let source = source(view)
            for _ in 0..<15 {
                var snapshot = Source.Snapshot()
                let sections = ["A", "B", "C", "D"].shuffled(using: &random).prefix(
                    Int.random(in: 1...4, using: &random))
                snapshot.appendSections(Array(sections))
                for item in (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)) {
                    guard let section = sections.randomElement(using: &random) else { continue }
                    snapshot.appendItems([item], toSection: section)
                }
                source.apply(snapshot)
                view.layoutIfNeeded()
                #expect(view.visibleCells.map(\.accessibilityLabel) == snapshot.itemIdentifiers.map { "\($0)" })
            }
            #expect(world.exceptions.isEmpty)
        }
    }

    @Test("Registrations make and configure cells; one that is made while a cell is asked for raises UIKit's exception")
    func registrations() {
        inWorld { world in
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
                cell.label.text = "\(item)"
            }
            let source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = Source.Snapshot()
            snapshot.appendSections(["A"])
            snapshot.appendItems([7, 8])
            source.apply(snapshot)
            view.layoutIfNeeded()
            #expect(view.visibleCells.map { ($0 as? TextCell)?.label.text } == ["7", "8"])
            snapshot.reconfigureItems([8])
            let cell = view.cellForItem(at: [0, 1])
            source.apply(snapshot)
            #expect(view.cellForItem(at: [0, 1]) === cell)
            #expect(world.exceptions.isEmpty)
            let late = Source(collectionView: view) { view, path, item in
                let registration = UICollectionView.CellRegistration<TextCell, Int> { _, _, _ in }
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            late.apply(snapshot)
            view.layoutIfNeeded()
            #expect(world.exceptions.first?.contains("a registration that was created inside") == true)
            #expect(view.visibleCells.count == 2)
        }
    }
}
