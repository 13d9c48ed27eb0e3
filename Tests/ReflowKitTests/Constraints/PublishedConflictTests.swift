import Foundation
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("The constraint that UIKit broke in published logs breaks here too (autolayout.md §3)")
struct PublishedConflictTests {
    /// The views of one log, from the outside in, and what is asked of them.
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

        /// The words of the log that name what was broken; `nil` if nothing had to be.
        func broken(_ world: World) -> String? {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            let text = world.diagnostics.first?.description
            return text?.components(separatedBy: "breaking constraint \n").last?.components(separatedBy: "'")
                .dropFirst().first
        }
    }

    @Test("A minimum of its own against a fixed height: the minimum")
    func minimum() {
        inWorld { world in
            let log = Log()
            let button = log.view()
            log.add(button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), "a, at least 44")
            log.add(button.heightAnchor.constraint(equalToConstant: 20), "b, 20")
            #expect(log.broken(world) == "a, at least 44")
        }
    }

    @Test("The height of a mask against a column of views: the fixed height in the column")
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

    @Test("An arranged view that is hidden, with a width of its own: its width")
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

    @Test("A width that follows a superview whose width is fixed elsewhere: the one that follows")
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

    @Test("A view made in code whose mask is still translated: the app's one constraint")
    func mask() {
        inWorld { world in
            let log = Log()
            let image = UIView()
            log.root.addSubview(image)
            log.add(image.centerYAnchor.constraint(equalTo: log.root.layoutMarginsGuide.centerYAnchor), "yConstraint")
            #expect(log.broken(world) == "yConstraint")
        }
    }
}
