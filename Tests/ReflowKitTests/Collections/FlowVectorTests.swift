import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("The vectors of flow layouts (tables.md §24)", .tags(.thirdPartyDocuments), .needs(.tableVectors))
struct FlowVectorTests {
    @Test("Every vector about a flow layout agrees")
    func vectors() throws {
        for vector in try CollectionVector.all("flow") {
            let device = vector.scale == 2 ? "iPhone 8" : "iPhone 15"
            try inWorld(device) { world in try check(vector, world) }
        }
    }

    private func layout(_ vector: CollectionVector) -> UICollectionViewFlowLayout {
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

    private func check(_ vector: CollectionVector, _ world: World) throws {
        let layout = layout(vector)
        let items = SizedItems()
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
        let view = testCollection(CGRect(origin: .zero, size: bounds[0]), layout)
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

    private func compare(_ vector: CollectionVector, _ view: UICollectionView, _ items: SizedItems, _ world: World) {
        func close(_ found: CGRect?, _ key: String, _ wanted: Any) { vector.compare(found, key, wanted) }
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
        if let size = CollectionVector.numbers(vector.expect["contentSize"]) {
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

    @Test("A turn keeps y, and moves the content only if its end would be above the view's end (§16.7)")
    func offsets() throws {
        for vector in try CollectionVector.all("offset") {
            guard let kind = vector.given["layout"] as? String, kind.hasPrefix("flow") else { continue }
            try inWorld("iPhone 15") { _ in try checkOffset(vector, isHorizontal: kind == "flow horizontal") }
        }
    }

    private func checkOffset(_ vector: CollectionVector, isHorizontal: Bool) throws {
        func size(_ key: String) throws -> CGSize {
            let state = try #require(vector.given[key] as? [String: Any])
            let n = try #require(CollectionVector.numbers(state["bounds"]))
            return CGSize(width: n[0], height: n[1])
        }
        let layout = layout(vector)
        let spacing = try #require(vector.numbers("spacing"))
        layout.minimumInteritemSpacing = spacing[0]
        layout.minimumLineSpacing = spacing[1]
        if isHorizontal { layout.scrollDirection = .horizontal }
        let items = SizedItems()
        items.counts = (vector.numbers("counts") ?? []).map { Int($0) }
        if vector.size("itemSize") == nil { items.sizes = { view, _ in view.bounds.size } }
        let view = try testCollection(CGRect(origin: .zero, size: size("before")), layout)
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        let offset = try #require(vector.numbers("contentOffset"))
        view.contentOffset = CGPoint(x: offset[0], y: offset[1])
        if let first = vector.expect["firstVisibleBefore"] as? Int {
            view.layoutIfNeeded()
            #expect(view.indexPathsForVisibleItems.first?.item == first, "\(vector.id)")
        }
        if vector.size("itemSize") == nil { layout.invalidateLayout() }
        view.frame.size = try size("after")
        view.layoutIfNeeded()
        let expected = try #require(CollectionVector.numbers(vector.expect["contentOffset"]))
        #expect(view.contentOffset == CGPoint(x: expected[0], y: expected[1]), "\(vector.id)")
        if let first = vector.expect["firstVisibleAfter"] as? Int {
            #expect(view.indexPathsForVisibleItems.first?.item == first, "\(vector.id)")
        }
    }
}
