import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Baselines of constrained views (autolayout.md §10)")
struct BaselineTests {
    /// How far a line that a guide puts on the baseline lies below the view's top, and above its bottom.
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
            // The middle view is the tallest: centred beside it, the others begin lower and end higher.
            let row = UIStackView(arrangedSubviews: [sized(10), sized(30), sized(20)])
            row.alignment = .center
            #expect(baselines(of: row, height: nil) == (0, 0))
            #expect(row.frame.height == 30)
            let top = UIStackView(arrangedSubviews: [sized(10), sized(30), sized(20)])
            top.alignment = .top
            #expect(baselines(of: top, height: 50) == (0, 20))
        }
    }
}
