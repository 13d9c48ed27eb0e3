import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("What constraints leave open is told where it begins, not where it follows")
struct OpenCauseTests {
    /// Rows below each other from the top of the page; each is as wide as the page and has no height.
    private func rows(_ count: Int, on page: UIView, isPinnedBelow: Bool = false) -> [UIView] {
        let rows = (0..<count).map { _ in UIView() }
        for (index, row) in rows.enumerated() {
            row.accessibilityIdentifier = "row\(index + 1)"
            row.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(row)
            let above = index == 0 ? page.topAnchor : rows[index - 1].bottomAnchor
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 8),
                row.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            ])
        }
        if isPinnedBelow { rows.last?.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true }
        return rows
    }

    private func told(_ page: UIView) -> [String] {
        page.openPlaces().map { place in
            "\(place.view.accessibilityIdentifier ?? ""): \(place.numbers.map(\.rawValue).joined(separator: " "))"
        }
    }

    @Test("Eight rows without a height lack eight heights; their places follow")
    func heights() {
        inWorld { world in
            let page = world.showPage { _ = rows(8, on: $0) }
            #expect(page.viewsWithOpenPlace().count == 8)
            #expect(told(page) == (1...8).map { "row\($0): height" })
        }
    }

    @Test("A view of which a conflict speaks is not told: it may be open only without the constraint that is broken")
    func inConflict() {
        inWorld { world in
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
            let page = world.showPage { page in
                page.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    box.topAnchor.constraint(equalTo: page.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
                    box.widthAnchor.constraint(lessThanOrEqualToConstant: 100), least,
                ])
            }
            #expect(page.viewsWithOpenPlace().isEmpty)
            #expect(told(page) == [])
            least.isActive = false
            #expect(told(page) == ["box: width"])
        }
    }

    @Test("Where the last row ends at the bottom, its height follows from the others")
    func pinnedBelow() {
        inWorld { world in
            let page = world.showPage { _ = rows(8, on: $0, isPinnedBelow: true) }
            #expect(told(page) == (1...7).map { "row\($0): height" })
        }
    }

    @Test("A width that is equal to an open one, and what follows from a guide, is not told beside it")
    func equalWidths() {
        inWorld { world in
            let page = world.showPage { page in
                let (one, two) = (UIView(), UIView())
                let gap = UILayoutGuide()
                page.addLayoutGuide(gap)
                for (view, name) in [(one, "one"), (two, "two")] {
                    view.accessibilityIdentifier = name
                    view.translatesAutoresizingMaskIntoConstraints = false
                    page.addSubview(view)
                    view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
                NSLayoutConstraint.activate([
                    one.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    two.widthAnchor.constraint(equalTo: one.widthAnchor),
                    gap.leadingAnchor.constraint(equalTo: one.trailingAnchor),
                    gap.widthAnchor.constraint(equalToConstant: 8),
                    two.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
                ])
            }
            #expect(told(page) == ["one: width"])
        }
    }

    @Test("Every open number follows from those that are told: giving them values leaves nothing open")
    func enough() {
        inWorld { world in
            for isPinnedBelow in [false, true] {
                let page = world.showPage { _ = rows(5, on: $0, isPinnedBelow: isPinnedBelow) }
                for place in page.openPlaces() {
                    #expect(place.numbers == [.height])
                    place.view.heightAnchor.constraint(equalToConstant: 30).isActive = true
                }
                #expect(page.viewsWithOpenPlace().isEmpty)
                #expect(world.diagnostics.isEmpty)
            }
        }
    }
}
