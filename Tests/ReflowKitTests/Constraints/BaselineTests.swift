import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Baselines of constrained views (autolayout.md §10)")
struct BaselineTests {
    /// The distances of a guide at the baseline from the view's top and bottom.
    private func baselines(
        of view: UIView, height: CGFloat?, in root: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    ) -> (first: CGFloat, last: CGFloat) {
        let lines = [UIView(), UIView()]
        for each in [view] + lines {
            each.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(each)
        }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            lines[0].topAnchor.constraint(equalTo: view.firstBaselineAnchor),
            lines[1].topAnchor.constraint(equalTo: view.lastBaselineAnchor),
        ])
        for line in lines {
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            line.widthAnchor.constraint(equalToConstant: 10).isActive = true
            line.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return (lines[0].frame.minY - view.frame.minY, view.frame.maxY - lines[1].frame.minY)
    }

    private var retina: Simulation.Settings {
        var settings = Simulation.Settings()
        settings.scale = 2
        return settings
    }

    @Test(
        "A label's first baseline: its text is centred, and the ascender ends on a pixel",
        // behaviour.md §12: the ascender is 0.952148 of the size and the line 1.193359; at @2x a line is rounded up to
        // half points. (20.5 - 20.287) / 2 + 16.187 = 16.29, and (17 - 16.707) / 2 + 13.330 = 13.48.
        arguments: [(17, 20.5, 16.5, 4), (14, 17, 13.5, 3.5)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func label(size: CGFloat, height: CGFloat, first: CGFloat, last: CGFloat) {
        inWorld(settings: retina) { _ in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Title"
            let found = baselines(of: label, height: nil)
            #expect(label.frame.height == height)
            #expect(found == (first, last))
            // In a label 20 points taller both move by 10.
            let tall = UILabel()
            tall.font = .systemFont(ofSize: size)
            tall.text = "Title"
            #expect(baselines(of: tall, height: height + 20) == (first + 10, last + 10))
        }
    }

    @Test("A view without text has its first baseline at its top and its last at its bottom")
    func plainView() {
        inWorld { _ in
            #expect(baselines(of: UIView(), height: 44) == (0, 0))
        }
    }

    @Test("A view can name another one for its baselines")
    func otherView() {
        final class Card: UIView {
            let title = UIView()
            override var forFirstBaselineLayout: UIView { title }
            override var forLastBaselineLayout: UIView { title }
        }
        inWorld { _ in
            let card = Card()
            card.title.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(card.title)
            NSLayoutConstraint.activate([
                card.title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
                card.title.heightAnchor.constraint(equalToConstant: 20),
                card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                card.title.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            ])
            #expect(baselines(of: card, height: 44) == (12, 12))
        }
    }

    @Test("A stack view: from top to bottom its first and last view, side by side the tallest one for both")
    func stacks() {
        inWorld { _ in
            @MainActor func sized(_ height: CGFloat) -> UIView {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                view.heightAnchor.constraint(equalToConstant: height).isActive = true
                view.widthAnchor.constraint(equalToConstant: 20).isActive = true
                return view
            }
            let column = UIStackView(arrangedSubviews: [sized(30), sized(10), sized(20)])
            column.axis = .vertical
            #expect(baselines(of: column, height: nil) == (0, 0))
            // The middle view is the tallest, and the row is centred, so the others begin lower and end higher.
            let row = UIStackView(arrangedSubviews: [sized(10), sized(30), sized(20)])
            row.alignment = .center
            #expect(baselines(of: row, height: nil) == (0, 0))
            #expect(row.frame.height == 30)
            let top = UIStackView(arrangedSubviews: [sized(10), sized(30), sized(20)])
            top.alignment = .top
            #expect(baselines(of: top, height: 50) == (0, 20))
        }
    }

    /// Views of 20, 50 and 30 points, with 12 and 4 between them.
    private func column(_ distribution: UIStackView.Distribution) -> UIStackView {
        let views = [20.0, 50, 30].map { height in
            let view = Sized()
            view.content = CGSize(width: 20, height: height)
            return view
        }
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.distribution = distribution
        column.spacing = 4
        column.setCustomSpacing(12, after: views[0])
        return column
    }

    @Test(
        "A column in a row is as tall as its arrangement makes it, with its margins (autolayout.md §10, §12)",
        // The expected lengths: 20 + 50 + 30 + 12 + 4; three times 50 and the spaces; two gaps as long as the longer
        // one; and two distances of 10 + 12 + 25 between centres, with 10 and 15 outside of them. Margins add 47,
        // except for fractions of the whole stack view: there the 100 of the views are 100 of 116 parts, and the spaces
        // and margins, 63, the other 16.
        arguments: [
            (.fill, 116, 163), (.fillProportionally, 116, 456.75), (.fillEqually, 166, 213), (.equalSpacing, 124, 171),
            (.equalCentering, 119, 166),
        ] as [(UIStackView.Distribution, CGFloat, CGFloat)], [true, false])
    func columnsInRows(
        arranged: (distribution: UIStackView.Distribution, height: CGFloat, heightInMargins: CGFloat), hasMargins: Bool
    ) {
        inWorld { _ in
            @MainActor func row(box height: CGFloat) -> UIStackView {
                let column = column(arranged.distribution)
                column.isLayoutMarginsRelativeArrangement = hasMargins
                column.layoutMargins = UIEdgeInsets(top: 40, left: 0, bottom: 7, right: 0)
                let box = UIView()
                box.heightAnchor.constraint(equalToConstant: height).isActive = true
                box.widthAnchor.constraint(equalToConstant: 20).isActive = true
                let row = UIStackView(arrangedSubviews: [column, box])
                row.alignment = .top
                return row
            }
            // Values are compared to the pixel, of which there are three per point.
            func expect(_ one: CGFloat, _ other: CGFloat) { #expect(abs(one - other) <= 0.5) }
            let height = hasMargins ? arranged.heightInMargins : arranged.height
            // Beside a lower box, the column determines the row's baselines.
            let lower = row(box: height - 1)
            let ofColumn = baselines(of: lower, height: nil)
            expect(ofColumn.first, hasMargins ? 40 : 0)
            expect(ofColumn.last, hasMargins ? 7 : 0)
            expect(lower.frame.height, height)
            // Beside a taller box, the box determines them.
            let ofBox = baselines(of: row(box: height + 1), height: nil)
            expect(ofBox.first, 0)
            expect(ofBox.last, 0)
        }
    }

    @Test("Margins that change later make another view the tallest one")
    func marginsChange() {
        inWorld { _ in
            let column = column(.fill)
            column.isLayoutMarginsRelativeArrangement = true
            column.layoutMargins = .zero
            let box = UIView()
            box.heightAnchor.constraint(equalToConstant: 130).isActive = true
            let row = UIStackView(arrangedSubviews: [column, box])
            row.alignment = .top
            let (root, mark) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
            for view in [row, mark] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: root.topAnchor),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                mark.topAnchor.constraint(equalTo: row.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            #expect(mark.frame.minY == 0)
            column.layoutMargins.top = 40
            root.layoutIfNeeded()
            #expect(row.frame.height == 156)
            #expect(mark.frame.minY == 40)
        }
    }
}
