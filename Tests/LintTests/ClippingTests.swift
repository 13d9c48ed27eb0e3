import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

@Suite("Lint: what superviews clip away")
@MainActor
struct ClippingTests {
    /// A card that clips its content, from 100 to 180 points below the top.
    private func card(_ height: CGFloat = 80, _ views: () -> [UIView]) -> UIView {
        let card = box("card", 20, 100, 300, height, color: .lightGray)
        card.clipsToBounds = true
        for view in views() { card.addSubview(view) }
        return card
    }

    @Test("A label or a button that its parent clips away wholly is told, as one that it clips in part is")
    func whollyClipped() throws {
        let stage = LintStage {
            [
                card {
                    [
                        label("gone", "Total", 10, 90, 200, 22), label("touching", "Total", 10, 80, 200, 22),
                        label("partly", "Total", 10, 70, 200, 22), button("pay", "Pay", 310, 10, 60, 44),
                    ]
                }
            ]
        }
        let issues = stage.found([.portrait])[0]
        // Both views that are cut off at the bottom have one cause; the button is beyond the right edge.
        #expect(issues.map(\.view) == ["gone", "partly", "pay"])
        #expect(issues.allSatisfy { $0.kind == .clipped })
        // The letters count, not the label's box: they are cut by less than the 32 points by which the label ends below
        // the card.
        let first = try #require(issues.first)
        let words =
            #/is not visible, and neither is touching: card clips all of them; the farthest ends ([0-9.]+) pt beyond the bottom edge of card; make card larger, or move them inside/#
        let points = try #require(first.message.wholeMatch(of: words).flatMap { Double($0.1) })
        #expect(points > 22 && points <= 32)
    }

    @Test("Labels in two cards that clip them have two causes, and one alone is told as one")
    func twoCards() {
        let stage = LintStage {
            ["left", "right"].enumerated().map { index, name in
                let card = box(name, 20 + CGFloat(index) * 180, 100, 160, 40, color: .lightGray)
                card.clipsToBounds = true
                card.addSubview(label("\(name) note", "Note", 10, 60, 120, 22))
                return card
            }
        }
        let issues = stage.found([.portrait])[0]
        #expect(issues.map(\.view) == ["left note", "right note"])
        #expect(issues.allSatisfy { $0.statement.hasPrefix("is not visible: ") })
    }

    @Test("Whatever a superview without size holds is closed on purpose; a picture waits for its turn")
    func onPurpose() {
        let stage = LintStage {
            let picture = UIImageView(frame: CGRect(x: 400, y: 10, width: 60, height: 60)).named("next")
            picture.image = square(.red)
            return [card(0) { [label("gone", "Total", 10, 10, 200, 22)] }, card { [picture] }]
        }
        #expect(stage.issues() == [])
    }

    @Test("Content that is scrolled out of sight is not told; what a card in the content clips away is")
    func scrolled() {
        let stage = LintStage {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600)).named("list")
            scroll.contentSize = CGSize(width: 393, height: 2_000)
            scroll.addSubview(label("far", "Total", 20, 1_500, 200, 22))
            scroll.addSubview(card { [label("gone", "Total", 10, 90, 200, 22)] })
            return [scroll]
        }
        #expect(stage.found([.portrait])[0].map(\.view) == ["gone"])
    }

    @Test("Clipped away by a page of the screen's size is off screen")
    func page() {
        let stage = LintStage {
            let page = box("page", 0, 0, 393, 852)
            page.clipsToBounds = true
            page.addSubview(label("gone", "Total", 20, 900, 200, 22))
            return [page]
        }
        #expect(stage.found([.portrait])[0].map(\.kind) == [.offScreen])
    }

    @Test("Where code may move views, one that is clipped away in all orientations waits for it")
    func completedByCode() {
        let page = { [card { [label("gone", "Total", 10, 90, 200, 22)] }] }
        #expect(LintStage { page() }.issues(leavingContentSizesOpen: false).count == 1)
        #expect(LintStage { page() }.issues(leavingContentSizesOpen: true) == [])
    }

    /// A view without an identifier, whose name is that of its text.
    private func row(_ y: CGFloat, _ height: CGFloat) -> (view: UIView, label: UILabel) {
        let row = UIView(frame: CGRect(x: 20, y: y, width: 300, height: height))
        row.clipsToBounds = true
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Row"
        row.addSubview(label)
        return (row, label)
    }

    @Test("A superview that clips is not taken for one of the same name, whose height nothing determines")
    func sharedName() {
        let stage = LintStage {
            let page = box("page", 0, 0, 393, 852)
            let (open, low) = (row(100, 30), row(400, 10))
            page.addSubview(open.view)
            page.addSubview(low.view)
            open.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                open.view.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                open.view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                open.view.widthAnchor.constraint(equalToConstant: 300),
            ])
            return [page]
        }
        let name = #"UIView with "Row""#
        let found = stage.found([.portrait])[0]
        #expect(found.contains { $0.view == name && $0.kind == .ambiguousLayout })
        #expect(found.contains { $0.kind == .clipped && $0.statement.hasPrefix("is clipped by \(name): ") })
    }
}
