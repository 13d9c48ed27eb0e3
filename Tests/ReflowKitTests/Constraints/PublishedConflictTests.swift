import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite(
    "The constraint that UIKit broke in published logs breaks here too, but for 002, which is no conflict (autolayout.md §3, §0a.4)"
)
struct PublishedConflictTests {
    /// The views of one log, from the outside in, and their queries.
    @MainActor
    private final class Log {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
        private(set) var constraints: [NSLayoutConstraint] = []

        func view(in superview: UIView? = nil) -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            (superview ?? root).addSubview(view)
            return view
        }

        @discardableResult
        func add(_ constraint: NSLayoutConstraint, _ identifier: String) -> NSLayoutConstraint {
            constraint.identifier = identifier
            constraints.append(constraint)
            return constraint
        }

        /// The words of the log for the broken constraint; nil if none is broken.
        func broken(_ world: World) -> String? {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            let text = world.diagnostics.first?.description
            return text?.components(separatedBy: "breaking constraint \n").last?.components(separatedBy: "'")
                .dropFirst().first
        }
    }

    @Test("001: a minimum of its own against a fixed height: the minimum")
    func minimum() {
        inWorld { world in
            let log = Log()
            let button = log.view()
            log.add(button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), "a, at least 44")
            log.add(button.heightAnchor.constraint(equalToConstant: 20), "b, 20")
            #expect(log.broken(world) == "a, at least 44")
        }
    }

    @Test("003: the height of a mask against a column of views: the fixed height in the column")
    func column() {
        inWorld { world in
            let log = Log()
            let (a, b) = (log.view(), log.view())
            log.add(a.heightAnchor.constraint(equalToConstant: 200), "a, 200")
            log.add(a.topAnchor.constraint(equalTo: log.root.topAnchor), "b, top")
            log.add(b.topAnchor.constraint(equalTo: a.bottomAnchor), "c, below")
            log.add(b.bottomAnchor.constraint(equalTo: log.root.bottomAnchor), "d, bottom")
            log.add(b.heightAnchor.constraint(equalTo: log.root.heightAnchor, multiplier: 0.2), "e, share")
            #expect(log.broken(world) == "a, 200")
        }
    }

    @Test("007: an arranged view that is hidden, with a width of its own: its width")
    func hidden() {
        inWorld { world in
            let log = Log()
            let label = log.view()
            let stack = UIStackView(arrangedSubviews: [label, log.view()])
            stack.translatesAutoresizingMaskIntoConstraints = false
            log.root.addSubview(stack)
            label.isHidden = true
            log.add(label.widthAnchor.constraint(equalToConstant: 120), "width, 120")
            #expect(log.broken(world) == "width, 120")
        }
    }

    @Test("008: a width that follows a superview whose width is fixed elsewhere: the one that follows")
    func following() {
        inWorld { world in
            let log = Log()
            let a = log.view()
            let b = log.view()
            let label = log.view(in: a)
            log.add(label.widthAnchor.constraint(equalTo: a.widthAnchor, constant: -32), "a, follows")
            log.add(a.widthAnchor.constraint(equalTo: b.widthAnchor), "b, equal")
            log.add(b.widthAnchor.constraint(equalToConstant: 30), "c, 30")
            // 30 - 32 is a negative width.
            #expect(log.broken(world) == "a, follows")
        }
    }

    @Test("009: a view made in code whose mask is still translated: the app's one constraint")
    func mask() {
        inWorld { world in
            let log = Log()
            let image = UIView()
            log.root.addSubview(image)
            log.add(image.centerYAnchor.constraint(equalTo: log.root.layoutMarginsGuide.centerYAnchor), "yConstraint")
            #expect(log.broken(world) == "yConstraint")
        }
    }

    /// The constraints have a solution, and the reason for UIKit's conflict is not known.
    @Test("002: a minimum against an encapsulated height of the same value was broken; here both hold")
    func sameHeight() {
        inWorld { world in
            let log = Log()
            let content = log.view()
            log.add(content.heightAnchor.constraint(greaterThanOrEqualToConstant: 48), "a, at least 48")
            log.add(content.heightAnchor.constraint(equalToConstant: 48), "UIView-Encapsulated-Layout-Height")
            #expect(log.broken(world) == nil)
        }
    }

    @Test("004: two ways to the bottom that leave a view less than nothing: the fixed height all the same")
    func bottom() {
        inWorld { world in
            let log = Log()
            let (a, b, button) = (log.view(), log.view(), log.view())
            log.add(button.heightAnchor.constraint(equalToConstant: 25), "a, 25")
            log.add(
                log.root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 312),
                "b, safe area")
            log.add(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 34), "c, below")
            log.add(log.root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 391), "d, bottom")
            log.add(button.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 70), "e, below")
            // b would be 25 + 312 + 70 - 34 - 391 = -18 high.
            #expect(log.broken(world) == "a, 25")
        }
    }

    @Test("005: a bar measured at width 0, and no size of the app's: the last that ends a view without room")
    func bar() {
        inWorld { world in
            let log = Log()
            let input = log.view()
            let bar = log.view(in: input)
            let (field, button) = (log.view(in: bar), log.view(in: bar))
            log.add(field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 5), "a, leading")
            log.add(button.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -5), "b, trailing")
            log.add(button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 5), "c, between")
            log.add(bar.trailingAnchor.constraint(equalTo: input.trailingAnchor), "d, trailing")
            log.add(bar.leadingAnchor.constraint(equalTo: input.leadingAnchor), "e, leading")
            log.add(input.widthAnchor.constraint(equalToConstant: 0), "_UITemporaryLayoutWidth")
            #expect(log.broken(world) == "c, between")
        }
    }

    /// Both heights are 200. The sheet alone reaches above the middle, so the conflict does not need the label's
    /// height.
    @Test("006: a label between the middle and a sheet: the sheet's height")
    func sheet() {
        inWorld { world in
            let log = Log()
            let view = log.view()
            let (label, sheet) = (log.view(in: view), log.view(in: view))
            log.add(label.heightAnchor.constraint(equalToConstant: 200), "a, label")
            log.add(sheet.heightAnchor.constraint(equalToConstant: 200), "b, sheet")
            log.add(label.centerYAnchor.constraint(equalTo: view.centerYAnchor), "c, middle")
            log.add(sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor), "d, bottom")
            log.add(sheet.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 16), "e, between")
            log.add(view.heightAnchor.constraint(equalToConstant: 375), "UIView-Encapsulated-Layout-Height")
            #expect(log.broken(world) == "b, sheet")
        }
    }
}
