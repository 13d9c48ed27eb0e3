import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing
import UIKitDrawing

/// Own derivations.
@MainActor
@Suite("Contents of lists and differences of snapshots (tables.md §9, §19)")
struct ListContentTests {
    @Test("Both texts are aligned as their properties say, beside the picture")
    func alignment() {
        inWorld { _ in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "First"
            content.secondaryText = "Second"
            content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
            content.textProperties.alignment = .center
            content.secondaryTextProperties.alignment = .center
            let view = content.makeContentView()
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
            view.layoutIfNeeded()
            let labels = view.subviews.compactMap { $0 as? UILabel }
            let alignments = labels.map(\.textAlignment)
            #expect(alignments == [.center, .center])
            #expect(Set(labels.map(\.frame.midX)).count == 1)
            let image = view.subviews.first { $0 is UIImageView }?.frame.maxX ?? 0
            #expect(labels.allSatisfy { $0.frame.minX >= image && $0.frame.maxX <= 292 })
        }
    }

    /// An identifier that counts how often it is compared.
    private struct Counted: Hashable, Sendable {
        nonisolated(unsafe) static var comparisons = 0
        let number: Int

        static func == (lhs: Counted, rhs: Counted) -> Bool {
            comparisons += 1
            return lhs.number == rhs.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("Regrouping and reconfiguring all items of a snapshot compares each of them a few times")
    func linear() {
        inWorld { world in
            let controller = UITableViewController(style: .plain)
            controller.tableView.rowHeight = 44
            let source = UITableViewDiffableDataSource<String, Counted>(tableView: controller.tableView) { _, _, _ in
                UITableViewCell()
            }
            world.show(controller)
            let count = 600
            func snapshot(_ order: (Int) -> Int) -> NSDiffableDataSourceSnapshot<String, Counted> {
                var snapshot = NSDiffableDataSourceSnapshot<String, Counted>()
                snapshot.appendSections(["A", "B"])
                let items = (0..<count).map { Counted(number: order($0)) }
                snapshot.appendItems(Array(items[..<(count / 2)]), toSection: "A")
                snapshot.appendItems(Array(items[(count / 2)...]), toSection: "B")
                return snapshot
            }
            source.apply(snapshot { $0 })
            var regrouped = snapshot { count - 1 - $0 }
            Counted.comparisons = 0
            source.apply(regrouped)
            #expect(Counted.comparisons < 40 * count)
            Counted.comparisons = 0
            regrouped.reconfigureItems(regrouped.itemIdentifiers)
            source.apply(regrouped)
            #expect(Counted.comparisons < 40 * count)
            #expect(world.exceptions.isEmpty)
        }
    }
}
