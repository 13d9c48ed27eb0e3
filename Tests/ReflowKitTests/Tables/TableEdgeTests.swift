import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// A view that is as high as its text, or as a number says.
@MainActor
func box(height: CGFloat) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(inside)
    NSLayoutConstraint.activate([
        inside.topAnchor.constraint(equalTo: view.contentView.topAnchor),
        inside.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
        inside.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
        inside.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
}

/// Own derivations.
@MainActor
@Suite("Tables: headers and footers of sections (tables.md §2.1, §6)")
struct TableEdgeTests {
    @Test("Only visible headers are made; a turn measures the shown view again, and makes no second one (§0a.1, §4)")
    func visibleHeaders() {
        inWorld { world in
            let script = ScriptedTable([Int](repeating: 2, count: 5000))
            script.header = { _, _ in
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.textLabel?.text = String(repeating: "A header that wraps. ", count: 6)
                return view
            }
            let table = world.show(script) { $0.rowHeight = 44 }
            let made = script.calls.count { $0.hasPrefix("header") }
            #expect(made < 12)
            let first = table.headerView(forSection: 0)
            let portrait = table.rectForHeader(inSection: 0).height
            script.calls = []
            world.turn(to: .landscapeLeft)
            #expect(table.headerView(forSection: 0) === first)
            #expect(!script.calls.contains("header 0"))
            #expect(table.rectForHeader(inSection: 0).height < portrait)
            #expect(first?.frame.height == table.rectForHeader(inSection: 0).height)
        }
    }

    @Test("A measured header above what is seen does not move what is seen")
    func headersAbove() {
        inWorld { world in
            let script = ScriptedTable([Int](repeating: 5, count: 60))
            script.header = { _, section in box(height: CGFloat(20 + section % 7 * 15)) }
            let table = world.show(script, .grouped) { $0.rowHeight = 44 }
            table.scrollToRow(at: [30, 0], at: .top, animated: false)
            table.layoutIfNeeded()
            var wrong: [String] = []
            for step in 0..<80 {
                let cells = table.visibleCells
                let seen = cells[cells.count / 2]
                let before = seen.frame.minY - table.contentOffset.y
                table.contentOffset.y -= 10
                table.layoutIfNeeded()
                let moved = seen.frame.minY - table.contentOffset.y - before
                if abs(moved - 10) > 0.01 { wrong.append("step \(step): \(moved)") }
            }
            #expect(wrong.isEmpty, "\(wrong)")
        }
    }

    @Test(
        "A header or footer with only a text is as high as UIKit's own title, whatever it showed before (§2.1)",
        arguments: [UITableView.Style.plain, .grouped])
    func onlyText(style: UITableView.Style) {
        inWorld { world in
            let long = String(repeating: "A text of several lines. ", count: 6)
            @MainActor func heights(asViews: Bool) -> [CGFloat] {
                let script = ScriptedTable([1, 1, 1])
                let texts = ["One", long, "Three"]
                if asViews {
                    @MainActor func view(_ table: UITableView, _ text: String) -> UIView? {
                        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
                        view?.textLabel?.text = text
                        return view
                    }
                    script.header = { view($0, style == .plain ? texts[$1] : texts[$1].uppercased()) }
                    script.footer = { view($0, texts[$1]) }
                } else {
                    script.title = { texts[$1] }
                    script.footerTitle = { texts[$1] }
                }
                let table = world.show(script, style) {
                    $0.rowHeight = 44
                    $0.register(
                        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
                }
                // The views of the first load are used again, at other places.
                table.reloadData()
                table.layoutIfNeeded()
                return (0..<3).flatMap {
                    [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height]
                }
            }
            let titles = heights(asViews: false)
            #expect(heights(asViews: true) == titles)
            #expect(titles.allSatisfy { $0 >= 28 })
            #expect(titles[2] > titles[4])
            #expect(titles[3] > titles[5])
        }
    }

    @Test("A view beats the title also for the height (§2.1)")
    func viewBesideTitle() {
        inWorld { world in
            let script = ScriptedTable([1])
            script.title = { _, _ in "Title" }
            script.header = { _, _ in box(height: 90) }
            let table = world.show(script) { $0.rowHeight = 44 }
            #expect(table.rectForHeader(inSection: 0).height == 90)
            #expect(table.headerView(forSection: 0)?.frame.height == 90)
        }
    }

    @Test("Estimates of headers count until the headers are shown")
    func estimatedHeaders() {
        inWorld { world in
            let script = ScriptedTable([Int](repeating: 1, count: 100))
            script.header = { _, _ in box(height: 30) }
            let table = world.show(script) {
                $0.rowHeight = 44
                $0.sectionHeaderTopPadding = 0
                $0.estimatedSectionHeaderHeight = 50
            }
            #expect(table.rectForHeader(inSection: 0).height == 30)
            #expect(table.rectForHeader(inSection: 99).height == 50)
        }
    }

    @Test(
        "The footer of a plain table stays at the bottom edge, and the padding is above views as above titles (§2, §6)")
    func floatingFooter() {
        inWorld { world in
            let script = ScriptedTable([40])
            script.header = { _, _ in box(height: 30) }
            script.footer = { _, _ in box(height: 50) }
            let table = world.show(script) { $0.rowHeight = 44 }
            #expect(table.rectForHeader(inSection: 0).minY == 22)
            #expect(table.footerView(forSection: 0)?.frame.maxY == table.bounds.maxY)
            table.contentOffset.y = 300
            table.layoutIfNeeded()
            #expect(table.headerView(forSection: 0)?.frame.minY == 300)
            #expect(table.footerView(forSection: 0)?.frame.maxY == table.bounds.maxY)
        }
    }
}
