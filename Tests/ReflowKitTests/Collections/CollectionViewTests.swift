import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// Own derivations; the words are those of tables.md §21.
@MainActor
@Suite("Collections: cells, reuse, updates and custom layouts (tables.md §13–§16a, §21)")
struct CollectionViewTests {
    @Test("of 100,000 items, only the visible ones have cells")
    func manyItems() {
        inWorld { world in
            let items = PlainItems(100_000)
            let controller = UIViewController()
            let window = world.show(controller)
            let view = testCollection(CGRect(x: 0, y: 0, width: 390, height: 600), UICollectionViewFlowLayout())
            view.dataSource = items
            controller.view.addSubview(view)
            window.layoutIfNeeded()
            // 390 wide: six of 50 with 10 between them; rows 60 apart: ten touch 600 points.
            #expect(view.visibleCells.count == 60)
            #expect(items.made == 60)
            // ceil(100,000 / 6) = 16,667 lines.
            let height: CGFloat = 16_667 * 50 + 16_666 * 10
            #expect(view.contentSize.height == height)
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
            let view = testCollection(controller.view.bounds, UICollectionViewFlowLayout())
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
            let items = SizedItems()
            items.counts = [2]
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
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
            let items = SizedItems()
            items.counts = [3]
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
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
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
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
            let items = SizedItems()
            items.counts = [3]
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
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
            let view = testCollection(CGRect(x: 0, y: 0, width: 300, height: 300), UICollectionViewFlowLayout())
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
            let view = testCollection(CGRect(x: 0, y: 0, width: 250, height: 100), row)
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
