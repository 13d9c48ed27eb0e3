import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Own derivations.
@MainActor
@Suite("Collections: what apps do with them, in both orientations (tables.md §13, §15, §16.7, §16.8)")
struct CollectionIdiomTests {
    // MARK: Sizes that follow the view

    /// Two columns whose size comes from the view's bounds.
    final class Columns: UIViewController {
        let flow = UICollectionViewFlowLayout()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            flow.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            flow.itemSize = CGSize(width: (view.bounds.width - 30) / 2, height: 80)
        }
    }

    @Test("An itemSize from the bounds in viewDidLayoutSubviews follows the turn, there and back")
    func itemSizeFromBounds() {
        inWorld { world in
            let controller = Columns()
            let items = TextItems(count: 6)
            let view = world.showCollection(controller.flow, items, in: controller)
            @MainActor func second() -> CGRect? { view.cellForItem(at: [0, 1])?.frame }
            // (393 - 30) / 2 = 181.5; 10 + 181.5 + 10 = 201.5, which is 201.667 at 3x.
            #expect(second()?.width == 181.5)
            #expect(abs((second()?.minX ?? 0) - 201.6667) < 0.001)
            world.turn(to: .landscapeLeft)
            // (852 - 30) / 2 = 411
            #expect(second() == CGRect(x: 431, y: 10, width: 411, height: 80))
            #expect(view.contentSize == CGSize(width: 852, height: 280))
            world.turn(to: .portrait)
            #expect(second()?.width == 181.5)
            #expect(world.diagnostics.isEmpty)
        }
    }

    /// Rows as wide as the view, from the delegate.
    final class Rows: UIViewController, UICollectionViewDelegateFlowLayout {
        var invalidates = true
        weak var collection: UICollectionView?

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            if invalidates { collection?.collectionViewLayout.invalidateLayout() }
        }
    }

    @Test("A layout that viewWillTransition invalidates asks for sizes again; without that, they stay (§16.7)")
    func invalidatedInTransition() {
        for invalidates in [true, false] {
            inWorld { world in
                let controller = Rows()
                controller.invalidates = invalidates
                let items = TextItems(count: 3)
                let view = world.showCollection(UICollectionViewFlowLayout(), items, in: controller)
                view.delegate = controller
                controller.collection = view
                view.layoutIfNeeded()
                #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 70, width: 393, height: 60))
                world.turn(to: .landscapeLeft)
                // Two of 393 and the spacing of 10 fit into 852: the last line of three would be full with two.
                let stale = CGRect(x: 459, y: 0, width: 393, height: 60)
                let fresh = CGRect(x: 0, y: 70, width: 852, height: 60)
                #expect(view.cellForItem(at: [0, 1])?.frame == (invalidates ? fresh : stale))
                world.turn(to: .portrait)
                #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 70, width: 393, height: 60))
                #expect(world.diagnostics.isEmpty)
            }
        }
    }

    @Test("Sizes of landscape that are kept in portrait print UIKit's message, with the delegate's line (§21)")
    func tooWide() {
        inWorld { world in
            let controller = Rows()
            controller.invalidates = false
            let items = TextItems(count: 1)
            world.simulation.turn(to: .landscapeLeft)
            let view = world.showCollection(UICollectionViewFlowLayout(), items, in: controller)
            view.delegate = controller
            view.layoutIfNeeded()
            let width = view.bounds.width
            #expect(world.diagnostics.isEmpty)
            view.frame.size = CGSize(width: 393, height: 852)
            view.layoutIfNeeded()
            let lines = world.diagnostics.last?.description.split(separator: "\n") ?? []
            #expect(lines.count == 5)
            #expect(lines.dropFirst(2).first == "Please check the values returned by the delegate.")
            #expect(view.cellForItem(at: [0, 0])?.frame.width == width)
            #expect(world.exceptions.isEmpty)
        }
    }

    // MARK: Pages

    /// Pages as large as the view, one of which is kept.
    final class Pages: UIViewController, UICollectionViewDelegateFlowLayout {
        weak var collection: UICollectionView?

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { collectionView.bounds.size }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            guard let collection else { return }
            let page = Int((collection.contentOffset.x / collection.bounds.width).rounded())
            collection.collectionViewLayout.invalidateLayout()
            coordinator.animate(alongsideTransition: { _ in
                collection.collectionViewLayout.invalidateLayout()
                collection.scrollToItem(at: [0, page], at: .centeredHorizontally, animated: false)
            })
        }
    }

    @Test("A page that scrollToItem keeps alongside the turn is the same page, there and back (§16.7)")
    func pages() {
        inWorld { world in
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = .horizontal
            flow.minimumLineSpacing = 0
            let controller = Pages()
            let items = TextItems(count: 5)
            let view = world.showCollection(flow, items, in: controller)
            view.isPagingEnabled = true
            view.delegate = controller
            controller.collection = view
            view.scrollToItem(at: [0, 2], at: .left, animated: false)
            view.layoutIfNeeded()
            #expect(view.contentOffset == CGPoint(x: 2 * 393, y: 0))
            world.turn(to: .landscapeLeft)
            #expect(view.contentOffset == CGPoint(x: 2 * 852, y: 0))
            #expect(view.indexPathsForVisibleItems == [[0, 2]])
            world.turn(to: .portrait)
            #expect(view.contentOffset == CGPoint(x: 2 * 393, y: 0))
            #expect(view.visibleCells.map(\.accessibilityLabel) == ["Item 2"])
        }
    }

    // MARK: In a table

    /// A row with a collection view of its own.
    final class Shelf: UITableViewCell {
        let items = TextItems([[]])
        let collection: UICollectionView

        override init(style: CellStyle, reuseIdentifier: String?) {
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = .horizontal
            flow.itemSize = CGSize(width: 120, height: 80)
            collection = testCollection(.zero, flow)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            collection.dataSource = items
            collection.frame = contentView.bounds
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(collection)
        }

        required init?(coder: NSCoder) { nil }

        func show(_ texts: [String]) {
            items.sections = [texts]
            collection.contentOffset = .zero
            collection.reloadData()
        }
    }

    final class Shelves: UITableViewController {
        var made = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 100
            tableView.register(Shelf.self, forCellReuseIdentifier: "shelf")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
            (cell as? Shelf)?.show((0..<(3 + indexPath.row % 20)).map { "\(indexPath.row).\($0)" })
            return cell
        }
    }

    @Test("A collection in a table's cell shows the data of its row when the cell is reused, in both orientations")
    func collectionInTable() {
        inWorld { world in
            let controller = Shelves(style: .plain)
            world.show(controller)
            controller.view.layoutIfNeeded()
            @MainActor func check(width: CGFloat) {
                controller.view.layoutIfNeeded()
                for path in controller.tableView.indexPathsForVisibleRows ?? [] {
                    guard let shelf = controller.tableView.cellForRow(at: path) as? Shelf else { continue }
                    shelf.collection.layoutIfNeeded()
                    // Items of 120 every 130 points.
                    let fit = min(3 + path.row % 20, Int((width / 130).rounded(.up)))
                    let texts = shelf.collection.visibleCells.map(\.accessibilityLabel)
                    #expect(texts == (0..<fit).map { "\(path.row).\($0)" })
                    #expect(shelf.collection.frame == CGRect(x: 0, y: 0, width: width, height: 100))
                }
            }
            check(width: 393)
            controller.tableView.contentOffset.y = 1500
            check(width: 393)
            let made = controller.made
            controller.tableView.insetsContentViewsToSafeArea = false
            world.turn(to: .landscapeLeft)
            check(width: 852)
            world.turn(to: .portrait)
            check(width: 393)
            #expect(controller.made < made + 10)
        }
    }

    // MARK: Cells that find their own size

    private func selfSizing() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow.minimumLineSpacing = 0
        return flow
    }

    /// A cell as wide as the view of its test, and 80 high in portrait, 50 in landscape.
    final class Stated: UICollectionViewCell {
        static var width: CGFloat = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.frame.size = CGSize(width: Stated.width, height: Stated.width > 500 ? 50 : 80)
            return attributes
        }
    }

    private func showStated(count: Int) -> (UICollectionView, TextItems) {
        Stated.width = 393
        let items = TextItems(count: count)
        let view = testCollection(CGRect(x: 0, y: 0, width: 393, height: 800), selfSizing())
        view.register(Stated.self, forCellWithReuseIdentifier: "text")
        view.dataSource = items
        view.layoutIfNeeded()
        return (view, items)
    }

    @Test("preferredLayoutAttributesFitting decides the size of visible cells; others keep the estimate (§16.8)")
    func preferredAttributes() {
        inWorld { _ in
            let (view, items) = showStated(count: 1000)
            // Estimates of 50 make 16 lines of six; those cells are measured.
            #expect(items.calls.filter { $0.hasPrefix("cell") }.count == 96)
            #expect(view.visibleCells.map(\.frame) == (0..<10).map { CGRect(x: 0, y: $0 * 80, width: 393, height: 80) })
            // The others are 904 of 50, six on a line: 151 lines.
            let height: CGFloat = 96 * 80 + 151 * 50
            #expect(view.contentSize.height == height)
        }
    }

    @Test("The first item below the top edge keeps its distance while sizes are estimated again in a turn (§12.4)")
    func anchor() {
        inWorld { _ in
            let (view, items) = showStated(count: 300)
            view.contentOffset.y = 810
            view.layoutIfNeeded()
            @MainActor func check(height: CGFloat) {
                #expect(view.indexPathsForVisibleItems.first == [0, 10])
                let first = view.cellForItem(at: [0, 10])?.frame ?? .zero
                #expect(first.minY - view.contentOffset.y == -10)
                #expect(first.height == height)
            }
            check(height: 80)
            #expect(items.calls.contains("cell 10"))
            let cell = view.cellForItem(at: [0, 10])
            for size in [CGSize(width: 852, height: 393), CGSize(width: 393, height: 800)] {
                Stated.width = size.width
                view.frame.size = size
                view.layoutIfNeeded()
                check(height: size.width > 500 ? 50 : 80)
                #expect(view.cellForItem(at: [0, 10]) === cell)
            }
        }
    }

    @Test("A text that grew makes its cell higher after an empty batch, and the cell stays the same view (§15)")
    func grownText() {
        inWorld { world in
            for device in [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)] {
                let items = TextItems([["short", "other"]])
                let flow = selfSizing()
                let controller = UIViewController()
                world.show(controller)
                let view = testCollection(CGRect(origin: .zero, size: device), flow)
                view.dataSource = items
                controller.view.addSubview(view)
                view.layoutIfNeeded()
                let cell = view.cellForItem(at: [0, 0]) as? TextCell
                let before = cell?.frame.size ?? .zero
                #expect(before.height > 20 && before.height < 40)
                cell?.label.text = "a text that is much longer than before"
                items.sections[0][0] = "a text that is much longer than before"
                view.performBatchUpdates(nil)
                #expect(view.cellForItem(at: [0, 0]) === cell)
                #expect((cell?.frame.width ?? 0) > before.width + 100)
                let other = view.cellForItem(at: [0, 1])?.frame ?? .zero
                #expect(other.minX > (cell?.frame.maxX ?? 0) || other.minY >= (cell?.frame.maxY ?? 0))
            }
        }
    }

    @Test("A cell alone is measured at a width by the constraints of its content view", arguments: [320.0, 700])
    func cellAlone(width: Double) {
        inWorld { _ in
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.1),
            ])
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let height: CGFloat = CGFloat(width) * 0.1 + 20
            #expect(size.width == CGFloat(width))
            #expect(abs(size.height - height) < 0.34)
            cell.frame.size = size
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.size == size)
            #expect(box.frame.minY == 10)
        }
    }

    // MARK: Scrolling

    @Test("The delegate of a collection view is told that it scrolls, also through the type of scroll views")
    func scrollDelegate() {
        inWorld { world in
            let items = TextItems(count: 100)
            let view = world.showCollection(UICollectionViewFlowLayout(), items)
            items.calls = []
            view.contentOffset.y = 100
            #expect(items.calls.first == "scroll")
            let scroll: UIScrollView = view
            #expect(scroll.delegate === items)
            scroll.delegate = nil
            #expect(view.delegate == nil)
            scroll.delegate = items
            #expect(view.delegate === items)
        }
    }
}
