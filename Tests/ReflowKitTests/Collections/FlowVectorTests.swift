import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

/// A vector about collections, of tables.md §24.
private struct Vector {
    let id: String
    let scale: CGFloat
    let given: [String: Any]
    let expect: [String: Any]

    static func all(_ area: String) throws -> [Vector] {
        let url = try #require(ThirdPartyDocuments.tableVectors.url)
        let parsed = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        let file = try #require(parsed as? [String: Any])
        let list = try #require(file["vectors"] as? [[String: Any]])
        return list.compactMap { entry in
            guard let id = entry["id"] as? String, entry["area"] as? String == area,
                let given = entry["given"] as? [String: Any], let expect = entry["expect"] as? [String: Any]
            else { return nil }
            let scale = (entry["scale"] as? NSNumber)?.doubleValue ?? 1
            return Vector(id: id, scale: scale, given: given, expect: expect)
        }
    }

    func numbers(_ key: String) -> [CGFloat]? { Vector.numbers(given[key]) }

    static func numbers(_ value: Any?) -> [CGFloat]? {
        (value as? [Any])?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    }

    static func rect(_ value: Any?) -> CGRect? {
        guard let n = numbers(value), n.count == 4 else { return nil }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    func size(_ key: String) -> CGSize? {
        numbers(key).flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil }
    }
}

/// Items with given counts and, if wanted, sizes; it counts the questions about sizes.
@MainActor
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int] = []
    var sizes: ((UICollectionView, IndexPath) -> CGSize)?
    var sizeQuestions = 0
    var cellsMade = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellsMade += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizeQuestions += 1
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        return sizes?(collectionView, indexPath) ?? flow?.itemSize ?? .zero
    }
}

/// Fixed sizes only: the method about sizes is left out.
@MainActor
private final class PlainItems: NSObject, UICollectionViewDataSource {
    let count: Int
    var made = 0
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

@MainActor
private func collection(_ frame: CGRect, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    return view
}

@MainActor
@Suite("The vectors of flow layouts (tables.md §24)", .tags(.thirdPartyDocuments), .needs(.tableVectors))
struct FlowVectorTests {
    @Test("every vector about a flow layout agrees")
    func vectors() throws {
        for vector in try Vector.all("flow") {
            let device = vector.scale == 2 ? "iPhone 8" : "iPhone 15"
            try inWorld(device) { world in try check(vector, world) }
        }
    }

    private func layout(_ vector: Vector) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        if vector.given["scrollDirection"] as? String == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = vector.size("itemSize") { layout.itemSize = size }
        if let size = vector.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = vector.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let n = vector.given["minimumLineSpacing"] as? NSNumber { layout.minimumLineSpacing = n.doubleValue }
        if let n = vector.given["minimumInteritemSpacing"] as? NSNumber {
            layout.minimumInteritemSpacing = n.doubleValue
        }
        if let n = vector.numbers("sectionInset") {
            layout.sectionInset = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        }
        if vector.given["sectionInsetReference"] as? String == "fromSafeArea" {
            layout.sectionInsetReference = .fromSafeArea
        }
        layout.sectionHeadersPinToVisibleBounds = vector.given["sectionHeadersPinToVisibleBounds"] as? Bool ?? false
        return layout
    }

    private func check(_ vector: Vector, _ world: World) throws {
        let layout = layout(vector)
        let items = Items()
        items.counts = (vector.numbers("counts") ?? []).map { Int($0) }
        var bounds: [CGSize] = []
        if let one = vector.size("bounds") { bounds = [one] }
        if let list = vector.given["bounds"] as? [[NSNumber]] {
            bounds = list.map { CGSize(width: $0[0].doubleValue, height: $0[1].doubleValue) }
        }
        if bounds.isEmpty { bounds = [CGSize(width: 375, height: 400)] }
        if let list = vector.given["sizes"] as? [[NSNumber]] {
            items.sizes = { _, path in
                // The list runs through all sections.
                let index = items.counts[0..<path.section].reduce(0, +) + path.item
                return CGSize(width: list[index][0].doubleValue, height: list[index][1].doubleValue)
            }
        } else if vector.given["delegate"] != nil {
            items.sizes = { view, _ in CGSize(width: view.bounds.width - 32, height: 80) }
        }
        let controller = UIViewController()
        world.show(controller)
        if let n = vector.numbers("safeArea") {
            let own = controller.view.safeAreaInsets
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: n[0] - own.top, left: n[1] - own.left, bottom: n[2] - own.bottom, right: n[3] - own.right)
        }
        let view = collection(CGRect(origin: .zero, size: bounds[0]), layout)
        view.dataSource = items
        view.delegate = items
        controller.view.frame.size = bounds[0]
        controller.view.addSubview(view)
        view.layoutIfNeeded()
        for size in bounds.dropFirst() {
            items.sizeQuestions = 0
            if vector.given["invalidatesInViewWillTransition"] as? Bool == true { layout.invalidateLayout() }
            view.frame.size = size
            view.layoutIfNeeded()
        }
        if vector.given["do"] != nil {
            items.sizeQuestions = 0
            view.performBatchUpdates({})
        }
        if let n = vector.numbers("contentOffset") {
            view.contentOffset = CGPoint(x: n[0], y: n[1])
            view.layoutIfNeeded()
        }
        compare(vector, view, items, world)
    }

    private func compare(_ vector: Vector, _ view: UICollectionView, _ items: Items, _ world: World) {
        func close(_ found: CGRect?, _ key: String, _ wanted: Any) {
            guard let wanted = Vector.rect(wanted) else { return }
            let isClose = found.map {
                abs($0.minX - wanted.minX) <= 0.01 && abs($0.minY - wanted.minY) <= 0.01
                    && abs($0.width - wanted.width) <= 0.01 && abs($0.height - wanted.height) <= 0.01
            }
            #expect(isClose == true, "\(vector.id) \(key): \(String(describing: found)), not \(wanted)")
        }
        for (key, rect) in vector.expect["items"] as? [String: Any] ?? [:] {
            let path = key.split(separator: ".").compactMap { Int($0) }
            close(view.layoutAttributesForItem(at: IndexPath(item: path[1], section: path[0]))?.frame, key, rect)
        }
        for (kind, list) in [
            (UICollectionView.elementKindSectionHeader, "headers"),
            (UICollectionView.elementKindSectionFooter, "footers"),
        ] {
            for (key, rect) in vector.expect[list] as? [String: Any] ?? [:] {
                let path = IndexPath(item: 0, section: Int(key) ?? 0)
                let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
                close(attributes?.frame, "\(list) \(key)", rect)
            }
        }
        if let size = Vector.numbers(vector.expect["contentSize"]) {
            let found = view.contentSize
            #expect(
                abs(found.width - size[0]) <= 0.01 && abs(found.height - size[1]) <= 0.01, "\(vector.id): \(found)")
        }
        if let calls = vector.expect["calls"] as? [String: NSNumber], let wanted = calls["sizeForItemAt"]?.intValue {
            #expect(items.sizeQuestions == wanted, "\(vector.id)")
        }
        if vector.expect["warns"] != nil {
            let texts = world.diagnostics.map(\.description)
            #expect(
                texts.contains {
                    $0.hasPrefix("The behavior of the UICollectionViewFlowLayout is not defined because:")
                },
                "\(vector.id): \(texts)")
        }
    }
}

@MainActor
@Suite("Collection views")
struct CollectionViewTests {
    @Test("of 100,000 items, only the visible ones have cells")
    func manyItems() {
        inWorld { world in
            let items = PlainItems(100_000)
            let controller = UIViewController()
            let window = world.show(controller)
            let view = collection(CGRect(x: 0, y: 0, width: 390, height: 600), UICollectionViewFlowLayout())
            view.dataSource = items
            controller.view.addSubview(view)
            window.layoutIfNeeded()
            // 390 wide: six of 50 with 10 between them; rows 60 apart: ten touch 600 points.
            #expect(view.visibleCells.count == 60)
            #expect(items.made == 60)
            // ceil(100,000 / 6) = 16,667 lines.
            #expect(view.contentSize.height == 16_667 * 50 + 16_666 * 10)
            view.contentOffset.y = 60 * 5_000
            window.layoutIfNeeded()
            #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 30_000, section: 0))
            #expect(view.visibleCells.count == 60)
            #expect(view.subviews.count == 60)
        }
    }

    @Test("lines are broken again at a turn, there and back, and cells that stay are the same views (§16.7)")
    func turn() {
        inWorld("iPhone 15") { world in
            let items = PlainItems(30)
            let controller = UIViewController()
            let window = world.show(controller)
            let view = collection(controller.view.bounds, UICollectionViewFlowLayout())
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.dataSource = items
            controller.view.addSubview(view)
            window.layoutIfNeeded()
            let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
            let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
            let frame = second?.frame
            world.turn(to: .landscapeLeft)
            window.layoutIfNeeded()
            // 852 wide: fourteen of 50 with 10 between them fit; (852 - 700) / 13 = 11.692, so 61.692 is 61.667 at 3x.
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
            #expect(abs((second?.frame.minX ?? 0) - 61.6667) < 0.001)
            world.turn(to: .portrait)
            window.layoutIfNeeded()
            #expect(second?.frame == frame)
            #expect(items.made == 30)
        }
    }

    @Test("a batch that does not fit the counts raises UIKit's exception, and the view keeps its last state (§21)")
    func invalidBatch() {
        inWorld { world in
            let items = Items()
            items.counts = [2]
            let view = collection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            view.dataSource = items
            view.layoutIfNeeded()
            view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
            #expect(
                world.exceptions == [
                    "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0.  The number of "
                        + "items contained in an existing section after the update (2) must be equal to the number of items "
                        + "contained in that section before the update (2), plus or minus the number of items inserted or "
                        + "deleted from that section (2 inserted, 0 deleted) and plus or minus the number of items moved "
                        + "into or out of that section (0 moved in, 0 moved out)."
                ])
            #expect(view.numberOfItems(inSection: 0) == 2)
        }
    }

    @Test("cells keep their views and their selection in a batch")
    func batch() {
        inWorld { _ in
            let items = Items()
            items.counts = [3]
            let view = collection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            view.dataSource = items
            view.layoutIfNeeded()
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
            items.counts = [4]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
            #expect(cell?.isSelected == true)
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            items.counts = [3]
            view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            #expect(view.indexPathsForSelectedItems == nil)
        }
    }

    @Test("messages: an identifier that nobody registered, and no layout (§21)")
    func messages() {
        inWorld { world in
            let view = collection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "articleCell", for: IndexPath(item: 0, section: 0))
            _ = UICollectionView(frame: .zero)
            #expect(
                world.exceptions == [
                    "NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindCell with "
                        + "identifier articleCell - must register a nib or a class for the identifier or connect a prototype "
                        + "cell in a storyboard",
                    "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter",
                ])
        }
    }

    @Test("a reload asks for counts and cells again, and for the cells of visible items only")
    func reload() {
        inWorld { _ in
            let items = Items()
            items.counts = [3]
            let view = collection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            view.dataSource = items
            view.layoutIfNeeded()
            items.counts = [1, 1_000]
            view.reloadData()
            view.layoutIfNeeded()
            #expect(view.numberOfSections == 2)
            // One line of one item, then lines of five that begin every 60 points: those at 50, 110, 170, 230 and 290.
            #expect(items.cellsMade == 3 + 1 + 25)
        }
    }

    @Test("snapshots show their items, and a second one keeps the views of those that stay (§19)")
    func snapshots() {
        inWorld { _ in
            let view = collection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A"])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot)
            view.layoutIfNeeded()
            let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
            snapshot.deleteItems([1])
            source.apply(snapshot)
            #expect(view.numberOfItems(inSection: 0) == 2)
            #expect(third != nil && view.cellForItem(at: IndexPath(item: 1, section: 0)) === third)
            #expect(source.indexPath(for: 3) == IndexPath(item: 1, section: 0))
        }
    }

    /// A layout of one row, which notes what it is asked.
    private final class Row: UICollectionViewLayout {
        var asked: [String] = []
        override func prepare() { asked.append("prepare") }
        override var collectionViewContentSize: CGSize {
            asked.append("size")
            return CGSize(width: 1_000, height: 100)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append("elements")
            return (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 100)
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let changes = newBounds.width != collectionView?.bounds.width
            asked.append("bounds \(changes)")
            return changes
        }
    }

    @Test("a custom layout is asked in UIKit's order, about new bounds while the view has the old ones (§16a, §16.7)")
    func customLayout() {
        inWorld { _ in
            let row = Row()
            let view = collection(CGRect(x: 0, y: 0, width: 250, height: 100), row)
            let items = PlainItems(10)
            view.dataSource = items
            view.layoutIfNeeded()
            #expect(row.asked.prefix(3) == ["prepare", "size", "elements"])
            #expect(items.made == 3)
            row.asked = []
            view.contentOffset.x = 10
            view.layoutIfNeeded()
            #expect(row.asked == ["bounds false", "elements"])
            row.asked = []
            view.frame.size.width = 350
            view.layoutIfNeeded()
            #expect(row.asked.prefix(3) == ["bounds true", "prepare", "size"])
            #expect(view.visibleCells.count == 4)
        }
    }
}
