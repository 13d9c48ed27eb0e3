import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Testing

@Suite("Lint: what UIKit places itself")
@MainActor
struct EstimateTests {
    /// Replaces a table's rule for placing rows.
    private final class Guess: PlacementRule {
        let isEstimate = true
        func place(_ view: UIView, in superview: UIView) {}
    }

    /// A row with an unknown frame, which is assumed to be as large as its table.
    private func row(_ id: String, color: UIColor? = .white, _ views: [UIView]) -> UIView {
        let row = box(id, 0, 0, 393, 852, color: color)
        row.clipsToBounds = true
        row.placementRule = Guess()
        let content = box("\(id)Content", 0, 0, 0, 0)
        content.clipsToBounds = true
        for view in views { content.addSubview(view) }
        row.addSubview(content)
        return row
    }

    private func pale(_ id: String, _ x: CGFloat = 20) -> UILabel {
        let title = label(id, "Invoices", x, 11, 200, 22)
        title.textColor = UIColor(white: 230 / 255, alpha: 1)
        return title
    }

    @Test("Contrast, glyphs, empty buttons and disabled controls count wherever a row lies")
    func content() {
        let stage = LintStage {
            let photo = UIImageView(frame: CGRect(x: 20, y: 300, width: 100, height: 100)).named("photo")
            photo.addSubview(button("like", "Like", 0, 0, 100, 44))
            let more = UIButton(type: .custom).named("more")
            more.frame = CGRect(x: 300, y: 0, width: 60, height: 44)
            return [row("row", [pale("title"), label("rare", "Sales \u{378}", 20, 60, 200, 22), more, photo])]
        }
        let issues = stage.issues()
        #expect(issues.count == 4, "\(issues)")
        #expect(issues[0] == "title has a contrast of 1.24:1, #E6E6E6 on #FFFFFF (minimum 4.5:1)")
        #expect(issues[1].hasPrefix("rare shows boxes: "))
        #expect(issues[2] == "more is a button of 60 × 44 pt without title or image")
        #expect(issues[3] == "like gets no touches: it is inside photo, whose isUserInteractionEnabled is false")
    }

    @Test("Where things are does not: overlaps, edges, what is cut, what is covered, what has no size")
    func place() {
        let stage = LintStage {
            [
                row(
                    "one",
                    [
                        label("a", "Good evening", 20, 0, 200, 22), label("b", "Sunday", 60, 5, 100, 22),
                        label("far", "Elsewhere", 900, 20, 100, 22), label("cut", "All of it", 20, 40, 20, 22),
                        label("none", "Nothing", 20, 70, 0, 0), button("pay", "Pay", -50, 100, 100, 44),
                    ]),
                row("two", [label("c", "Good night", 20, 0, 200, 22)]),
            ]
        }
        #expect(stage.issues([.portrait, .landscapeLeft]) == [[], []])
    }

    @Test("Sizes that do not come from the row's are known")
    func size() {
        func page(_ mask: UIView.AutoresizingMask) -> LintStage {
            LintStage {
                let more = button("more", "i", 300, 0, 30, 30)
                more.autoresizingMask = mask
                return [row("row", [more])]
            }
        }
        #expect(page([]).issues() == ["more is a tap target of 30 × 30 pt (minimum 44 × 44)"])
        #expect(page(.flexibleLeftMargin).issues().count == 1)
        #expect(page(.flexibleWidth).issues() == [])
        let constrained = LintStage {
            let more = button("more", "i", 0, 0, 0, 0)
            more.translatesAutoresizingMaskIntoConstraints = false
            let row = row("row", [more])
            NSLayoutConstraint.activate([
                more.widthAnchor.constraint(equalToConstant: 30), more.heightAnchor.constraint(equalToConstant: 30),
                more.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                more.topAnchor.constraint(equalTo: row.topAnchor),
            ])
            return [row]
        }
        #expect(constrained.issues() == ["more is a tap target of 30 × 30 pt (minimum 44 × 44)"])
    }

    @Test("What a row's own views hold is behind it; what lies beside it may be")
    func ground() {
        func page(_ views: @escaping @MainActor () -> [UIView], color: UIColor? = .white) -> [LayoutIssue] {
            LintStage { [row("row", color: color, views())] }.found([.portrait])[0]
        }
        // The text is on a dark card in the row.
        #expect(
            page {
                let card = box("card", 0, 0, 0, 0, color: .black)
                card.addSubview(pale("title"))
                return [card]
            } == [])
        // An image or a card without a size has an unknown frame, so nothing is known about text beside it.
        #expect(page { [box("card", 10, 0, 300, 60, color: .black), pale("title")] } == [])
        #expect(page { [box("card", 10, 0, 0, 0, color: .black), pale("title")] } == [])
        #expect(page { [box("card", 10, 300, 50, 50, color: .black), pale("title")] }.map(\.kind) == [.lowContrast])
        // A row without a background shows the page's.
        #expect(page({ [pale("title")] }, color: nil).map(\.kind) == [.lowContrast])
    }

    @Test("A row is no ground for what floats above the table, and none for other rows")
    func others() {
        let stage = LintStage {
            let table = box("table", 0, 100, 393, 400, color: .white)
            for number in 0..<2 {
                table.addSubview(row("row\(number)", color: number == 0 ? .black : nil, [pale("title\(number)")]))
            }
            return [table, label("floating", "Now", 20, 200, 100, 22)]
        }
        // The first row has its own black behind it.
        #expect(stage.issues() == ["title1 has a contrast of 1.24:1, #E6E6E6 on #FFFFFF (minimum 4.5:1)"])
    }

    @Test("A view that lies off its place because only its siblings have a variation lacks a variation")
    func variation() {
        /// Replaces a variation of a layout file.
        final class Varied: PlacementRule {
            func place(_ view: UIView, in superview: UIView) {
                view.frame.origin.y = superview.bounds.width > superview.bounds.height ? 300 : 700
            }
            func isVaried(in superview: UIView) -> Bool { superview.bounds.width > superview.bounds.height }
        }
        let stage = LintStage {
            let pay = button("pay", "Pay", 120, 700, 100, 44)
            pay.placementRule = Varied()
            return [pay, button("cancel", "Cancel", 240, 700, 100, 44)]
        }
        let issues = stage.found([.portrait, .landscapeLeft])
        #expect(issues[0] == [])
        #expect(
            issues[1].map(\.description) == [
                "cancel is off screen: it ends 351 pt beyond the bottom edge; give it a variation for landscape, as pay "
                    + "has, or let the page scroll"
            ])
    }
}
