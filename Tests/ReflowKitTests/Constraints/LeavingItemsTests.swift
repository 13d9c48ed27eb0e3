import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

/// Own derivations: a view that was removed is not solved, and leaves nothing behind.
@MainActor
@Suite("Views that leave, also in the middle of a pass, take with them what Auto Layout knew of them")
struct LeavingItemsTests {
    private final class Box: UIView {
        var whenLaidOut: () -> Void = {}

        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            whenLaidOut()
        }
    }

    /// A view whose last baseline is that of a label without constraints.
    private final class Titled: UIView {
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
            title.text = "Title"
            title.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            addSubview(title)
        }

        required init?(coder: NSCoder) { nil }

        override var forLastBaselineLayout: UIView { title }
    }

    private func fill(_ view: UIView, in superview: UIView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
    }

    private func place(_ view: UIView, in superview: UIView, at frame: CGRect) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.minX),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ])
    }

    @Test("A view that leaves in the pass that has placed it gives its numbers back once")
    func leavingWhilePlaced() {
        inWorld { world in
            let panel = Box()
            let label = UILabel()
            label.text = "Some text"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            panel.addSubview(label)
            let page = world.showPage { page in
                page.addSubview(panel)
                fill(panel, in: page)
                fill(label, in: panel)
            }
            panel.whenLaidOut = { if panel.bounds.width > 500 { label.removeFromSuperview() } }
            world.turn(to: .landscapeLeft)
            #expect(label.superview == nil)
            let frames = (0..<3).map { CGRect(x: 100 * $0, y: 10 * $0, width: 80, height: 40) }
            let views = frames.map { frame in
                let view = Box()
                panel.addSubview(view)
                place(view, in: panel, at: frame)
                return view
            }
            page.layoutIfNeeded()
            #expect(views.map(\.frame) == frames)
            #expect(views.map(\.hasAmbiguousLayout) == [false, false, false])
        }
    }

    @Test("The engine forgets the values and the preferences of a view that leaves, whose numbers are free again")
    func forgottenNumbers() {
        inWorld { world in
            let (open, other) = (Box(), UILabel())
            other.text = "Some text"
            let page = world.showPage { page in
                page.addSubview(open)
                // The width is left open, so the solver gets a preference for it.
                NSLayoutConstraint.activate([
                    open.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
                    open.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
                    open.heightAnchor.constraint(equalToConstant: 30),
                    open.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
                ])
            }
            #expect(open.hasAmbiguousLayout)
            open.removeFromSuperview()
            #expect(page.layoutEngineProblems() == [])
            page.layoutIfNeeded()
            #expect(page.layoutEngineProblems() == [])
            other.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(other)
            place(other, in: page, at: CGRect(x: 20, y: 10, width: 40, height: 30))
            page.layoutIfNeeded()
            #expect(other.frame == CGRect(x: 20, y: 10, width: 40, height: 30))
            #expect(page.layoutEngineProblems() == [])
        }
    }

    @Test("A constraint that was active goes with its views and guides")
    func lastReference() {
        weak var between: NSLayoutConstraint?
        weak var ofGuide: NSLayoutConstraint?
        weak var state: LayoutItemState?
        inWorld { _ in
            let view = UIView()
            let child = UIView()
            let guide = UILayoutGuide()
            view.addSubview(child)
            view.addLayoutGuide(guide)
            let constraints = [
                child.topAnchor.constraint(equalTo: view.topAnchor),
                guide.widthAnchor.constraint(equalToConstant: 3),
            ]
            NSLayoutConstraint.activate(constraints)
            (between, ofGuide, state) = (constraints[0], constraints[1], view.layoutState)
            #expect(state != nil)
        }
        #expect(between == nil)
        #expect(ofGuide == nil)
        #expect(state == nil)
    }

    @Test("A view that stood in for a baseline follows the constraints of its new superview")
    func baselineGoesToAnotherView() {
        inWorld { world in
            let titled = Titled()
            let label = UILabel()
            label.text = "x"
            label.translatesAutoresizingMaskIntoConstraints = false
            let (box, inner) = (Box(), Box())
            box.addSubview(inner)
            let leading = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30)
            let page = world.showPage { page in
                for view in [titled, label, box] { page.addSubview(view) }
                place(titled, in: page, at: CGRect(x: 0, y: 100, width: 100, height: 50))
                place(box, in: page, at: CGRect(x: 0, y: 300, width: 300, height: 100))
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    label.lastBaselineAnchor.constraint(equalTo: titled.lastBaselineAnchor),
                    leading, inner.topAnchor.constraint(equalTo: box.topAnchor),
                    inner.widthAnchor.constraint(equalToConstant: 10),
                    inner.heightAnchor.constraint(equalToConstant: 10),
                ])
            }
            let title = titled.title
            label.removeFromSuperview()
            page.addSubview(title)
            title.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
                title.topAnchor.constraint(equalTo: page.topAnchor, constant: 200),
            ])
            page.layoutIfNeeded()
            #expect(title.frame.origin == CGPoint(x: 30, y: 200))
            leading.constant = 60
            page.layoutIfNeeded()
            #expect(title.frame.origin == CGPoint(x: 60, y: 200))
        }
    }

    @Test("A view that stood in for a baseline is placed by the window that it goes to")
    func baselineGoesToAnotherWindow() {
        inWorld { world in
            let titled = Titled()
            let label = UILabel()
            label.text = "x"
            label.translatesAutoresizingMaskIntoConstraints = false
            _ = world.showPage { page in
                for view in [titled, label] { page.addSubview(view) }
                place(titled, in: page, at: CGRect(x: 0, y: 100, width: 100, height: 50))
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    label.lastBaselineAnchor.constraint(equalTo: titled.lastBaselineAnchor),
                ])
            }
            let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let host = Box()
            second.addSubview(host)
            place(host, in: second, at: CGRect(x: 0, y: 0, width: 10, height: 10))
            second.layoutIfNeeded()
            label.removeFromSuperview()
            second.addSubview(titled.title)
            titled.title.translatesAutoresizingMaskIntoConstraints = false
            place(titled.title, in: second, at: CGRect(x: 0, y: 0, width: 123, height: 23))
            second.layoutIfNeeded()
            #expect(titled.title.frame == CGRect(x: 0, y: 0, width: 123, height: 23))
        }
    }

    @Test("A constraint that spoke of a view without naming it speaks of another one when that leaves")
    func baselineLeaves() {
        inWorld { world in
            let titled = Titled()
            let labels = (0..<2).map { _ in UILabel() }
            let page = world.showPage { page in
                page.addSubview(titled)
                place(titled, in: page, at: CGRect(x: 0, y: 100, width: 100, height: 50))
                for label in labels {
                    label.text = "x"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    page.addSubview(label)
                    label.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                }
                NSLayoutConstraint.activate([
                    labels[0].lastBaselineAnchor.constraint(equalTo: titled.lastBaselineAnchor),
                    labels[1].lastBaselineAnchor.constraint(equalTo: titled.bottomAnchor),
                ])
            }
            page.layoutIfNeeded()
            #expect(labels[0].frame.minY < labels[1].frame.minY)
            titled.title.removeFromSuperview()
            #expect(page.layoutEngineProblems() == [])
            // The new view gets the index of the title in the engine.
            let box = Box()
            page.addSubview(box)
            place(box, in: page, at: CGRect(x: 7, y: 300, width: 20, height: 20))
            page.layoutIfNeeded()
            // A view without text has its last baseline at its bottom.
            #expect(labels[0].frame == labels[1].frame)
        }
    }
}
