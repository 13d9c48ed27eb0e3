import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Auto Layout's passes (autolayout.md §7)")
struct ConstraintPassTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Recorded: UIView {
        let name: String
        let log: Log
        var inside: UIView?

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.lines.append("\(name) update")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            let before = inside.map { " \($0.frame.width)" } ?? ""
            super.layoutSubviews()
            let after = inside.map { " → \($0.frame.width)" } ?? ""
            log.lines.append("\(name) layout\(before)\(after)")
        }
    }

    private final class Screen: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func updateViewConstraints() {
            log.lines.append("controller update")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.lines.append("will layout") }
        override func viewDidLayoutSubviews() { log.lines.append("did layout") }
    }

    @Test("§0a.8: constraints are updated from the inside out, then views are laid out from the outside in")
    func order() {
        inWorld { world in
            let log = Log()
            let controller = Screen(log)
            let outer = Recorded("outer", log)
            let inner = Recorded("inner", log)
            outer.inside = inner
            controller.view.addSubview(outer)
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                outer.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
                outer.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
                outer.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
                outer.heightAnchor.constraint(equalToConstant: 100),
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -20),
                inner.heightAnchor.constraint(equalToConstant: 40),
                inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
            ])
            _ = world.show(controller)
            #expect(
                log.lines == [
                    "inner update", "outer update", "controller update", "will layout", "did layout",
                    "outer layout 0.0 → 353.0", "inner layout",
                ])
            #expect(inner.frame == CGRect(x: 10, y: 0, width: 353, height: 40))
            log.lines = []
            world.turn(to: .landscapeLeft)
            #expect(inner.frame == CGRect(x: 10, y: 0, width: 812, height: 40))
            #expect(log.lines.filter { $0.hasPrefix("outer") }.contains("outer layout 353.0 → 812.0"))
            world.turn(to: .portrait)
            #expect(inner.frame == CGRect(x: 10, y: 0, width: 353, height: 40))
        }
    }

    @Test("A constant moves what depends on it in the next pass, and only that")
    func constant() {
        inWorld { _ in
            let log = Log()
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let first = Recorded("first", log)
            let second = Recorded("second", log)
            let child = Recorded("child", log)
            root.addSubview(first)
            root.addSubview(second)
            second.addSubview(child)
            let width = first.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                width, first.heightAnchor.constraint(equalToConstant: 10),
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                second.topAnchor.constraint(equalTo: root.topAnchor),
                second.widthAnchor.constraint(equalToConstant: 50),
                second.heightAnchor.constraint(equalToConstant: 50),
                child.widthAnchor.constraint(equalTo: second.widthAnchor),
                child.heightAnchor.constraint(equalToConstant: 5),
                child.topAnchor.constraint(equalTo: second.topAnchor),
                child.leadingAnchor.constraint(equalTo: second.leadingAnchor),
            ])
            root.layoutIfNeeded()
            log.lines = []
            width.constant = 120
            #expect(second.frame.minX == 108)
            root.layoutIfNeeded()
            #expect(first.frame == CGRect(x: 0, y: 0, width: 120, height: 10))
            #expect(second.frame.minX == 128)
            #expect(log.lines == ["first layout"])
        }
    }

    /// A view whose content size getter invalidates the size that it returns.
    private final class Restless: UIView {
        override var intrinsicContentSize: CGSize {
            invalidateIntrinsicContentSize()
            return CGSize(width: 40, height: 20)
        }
    }

    @Test("A content size whose getter invalidates it ends the pass all the same")
    func invalidatingGetter() {
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let view = Restless()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 8, y: 8, width: 40, height: 20))
        }
    }

    @Test("§0a.7: a frame set by hand lasts until the superview is laid out")
    func frameByHand() {
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            view.frame.origin.x = 70
            root.layoutIfNeeded()
            #expect(view.frame.minX == 70)
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(view.frame.minX == 0)
        }
    }

    @Test("§8: a view that leaves takes the constraints above along, and keeps its own")
    func removal() {
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let view = UIView()
            let child = UIView()
            for (view, superview) in [(view, root), (child, view)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                superview.addSubview(view)
            }
            let own = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
            let above = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            let deep = child.topAnchor.constraint(equalTo: root.topAnchor)
            NSLayoutConstraint.activate([own, above, deep])
            root.layoutIfNeeded()
            view.removeFromSuperview()
            #expect(own.isActive && !above.isActive && !deep.isActive)
            #expect(root.constraints == [] && view.constraints == [own])
            root.addSubview(view)
            NSLayoutConstraint.activate([above, view.widthAnchor.constraint(equalToConstant: 20)])
            root.layoutIfNeeded()
            #expect(child.frame.minX == 3)
            #expect(view.frame.width == 20)
            #expect(world.diagnostics == [])
        }
    }

    @Test("§0a.9: without constraints nobody is asked to update any, unless a class wants them")
    func whoHasAnEngine() {
        final class Plain: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        final class Wanting: UIView {
            override class var requiresConstraintBasedLayout: Bool { true }
        }
        inWorld { world in
            let controller = UIViewController()
            let plain = Plain()
            controller.view.addSubview(plain)
            let window = world.show(controller)
            world.turn(to: .landscapeLeft)
            #expect(plain.updates == 0)
            controller.view.addSubview(Wanting())
            window.layoutIfNeeded()
            #expect(plain.updates == 1)
        }
    }

    @Test("§0a.1: a wrapped label is as wide as its widest line with the space at which it broke, counted once")
    func wrappedWidth() {
        inWorld { world in
            let controller = UIViewController()
            let (label, line) = (UILabel(), UILabel())
            label.numberOfLines = 0
            label.text = "Hippopotamus Rhinoceros"
            line.text = "Hippopotamus "
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                label.topAnchor.constraint(equalTo: controller.view.topAnchor),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
            ])
            _ = world.show(controller)
            #expect(label.frame.width == line.sizeThatFits(.zero).width)
            line.text = "Hippopotamus"
            #expect(label.frame.width > line.sizeThatFits(.zero).width + 2)
        }
    }

    @Test("§0a.1, §0a.16: text wraps in the width that it gets, and turning there and back restores it")
    func wrapping() {
        inWorld { world in
            let controller = UIViewController()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "several words that wrap ", count: 12)
            let below = UIView()
            for view in [label, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
            }
            let guide = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            ])
            _ = world.show(controller)
            let fitting = label.sizeThatFits(CGSize(width: 361, height: 10_000))
            #expect(label.frame.width == 361)
            #expect(label.frame.height == fitting.height)
            // According to the advances of text-advances.json, there are seven lines in 361 points and four in 702,
            // each 17 × 2444 / 2048 high; their sum is rounded to the pixel, of which there are three per point.
            #expect(fitting.height.isNear(427.0 / 3))
            let portrait = [label.frame, below.frame]
            world.turn(to: .landscapeLeft)
            #expect(abs(label.frame.width - 702) < 1e-9)
            #expect(label.frame.height == label.sizeThatFits(CGSize(width: label.frame.width, height: 10_000)).height)
            #expect(label.frame.height.isNear(244.0 / 3))
            world.turn(to: .portrait)
            #expect([label.frame, below.frame] == portrait)
            #expect(world.diagnostics == [])
        }
    }

    @Test("§0a.1: a width that is nothing but a rounding error is none, and text does not wrap in it")
    func noWidth() {
        inWorld { _ in
            let heights = [0, 1e-9, 1e-12].map { width in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "hello"
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    label.topAnchor.constraint(equalTo: root.topAnchor),
                    label.widthAnchor.constraint(equalToConstant: width),
                ])
                root.layoutIfNeeded()
                return label.frame.height
            }
            #expect(Set(heights).count == 1, "\(heights)")
        }
    }
}
