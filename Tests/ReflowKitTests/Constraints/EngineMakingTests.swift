import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

@MainActor
@Suite("When a window gets a solver (autolayout.md §7)")
struct EngineMakingTests {
    /// A controller with masks, margins, safe area, keyboard and guides in code, but no constraint.
    private final class MaskController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            view.addSubview(bar)
            for index in 0..<20 {
                let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 80, height: 20))
                label.text = "line \(index)"
                label.autoresizingMask = .flexibleWidth
                view.addSubview(label)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bar.frame.origin.y = view.keyboardLayoutGuide.layoutFrame.minY - 44
            bar.frame.origin.x = view.layoutMarginsGuide.layoutFrame.minX
        }
    }

    @Test("One without a constraint never has one, through turns and keyboards, also beside a window with constraints")
    func masksOnly() {
        inWorld("iPhone 15") { world in
            let constrained = UIViewController()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            constrained.view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 10).isActive = true
            let other = world.show(constrained)
            let controller = MaskController()
            let window = world.show(controller)
            world.turn(to: .landscapeLeft)
            world.simulation.showKeyboard()
            controller.view.frame.size.height -= 10
            window.layoutIfNeeded()
            world.simulation.hideKeyboard()
            world.turn(to: .portrait)
            #expect(other.heldEngine != nil)
            #expect(window.heldEngine == nil)
            #expect(window.marks.isDisjoint(with: [.hasEngine, .constrained, .isLayoutItem, .carriesKeyboardGuide]))
            #expect(
                controller.view.marks.isDisjoint(with: [.constrained, .isLayoutItem, .carriesKeyboardGuide]))
            // The first constraint creates the engine.
            controller.bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
            window.layoutIfNeeded()
            #expect(window.heldEngine != nil)
        }
    }

    // MARK: Requests (autolayout.md §0a 9 and 23)

    /// Three views in a row of 300 points.
    private func row() -> (stack: UIStackView, views: [UIView]) {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        return (stack, views)
    }

    private func thirds(_ views: [UIView]) -> Bool {
        views.map(\.frame) == (0..<3).map { CGRect(x: 100 * $0, y: 0, width: 100, height: 30) }
    }

    @Test("§0a.9: a stack view lays out outside of a window: alone, deep in a plain view, and filled after a layout")
    func stackOutsideWindow() {
        inWorld { world in
            let alone = row()
            alone.stack.layoutIfNeeded()
            #expect(thirds(alone.views))
            let inside = row()
            let (outer, middle) = (UIView(frame: inside.stack.frame), UIView(frame: inside.stack.frame))
            outer.addSubview(middle)
            outer.layoutIfNeeded()
            #expect(outer.heldEngine == nil)
            middle.addSubview(inside.stack)
            outer.layoutIfNeeded()
            #expect(thirds(inside.views))
            let empty = UIStackView(frame: inside.stack.frame)
            empty.distribution = .fillEqually
            empty.layoutIfNeeded()
            let views = (0..<3).map { _ in UIView() }
            views.forEach(empty.addArrangedSubview)
            empty.layoutIfNeeded()
            #expect(thirds(views))
            #expect(world.diagnostics == [])
        }
    }

    private final class Wanting: UIView {
        var updates = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @Test("§0a.9: a class that requires constraints updates them outside of a window, as root and deep inside")
    func classOutsideWindow() {
        inWorld { _ in
            let root = Wanting()
            root.layoutIfNeeded()
            #expect(root.updates == 1)
            let (outer, inner) = (UIView(), Wanting())
            let middle = UIView()
            middle.addSubview(inner)
            outer.addSubview(middle)
            outer.layoutIfNeeded()
            outer.layoutIfNeeded()
            #expect(inner.updates == 1)
        }
    }

    /// A view that creates its constraints in `updateConstraints`, like the examples of two layout libraries.
    private final class Bootstrapped: UIView {
        let box = UIView()
        var updates = 0

        override func updateConstraints() {
            updates += 1
            if box.superview == nil {
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
                    box.topAnchor.constraint(equalTo: topAnchor, constant: 34),
                    box.widthAnchor.constraint(equalToConstant: 56),
                    box.heightAnchor.constraint(equalToConstant: 78),
                ])
            }
            super.updateConstraints()
        }
    }

    private final class Bootstrap: UIViewController {
        let asks: Bool
        var updates = 0

        init(asks: Bool) {
            self.asks = asks
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            view = Bootstrapped()
            if asks { view.setNeedsUpdateConstraints() }
        }

        override func updateViewConstraints() {
            updates += 1
            super.updateViewConstraints()
        }
    }

    @Test(
        "§0a.23: setNeedsUpdateConstraints() has updateViewConstraints() called, twice, where no constraint was ever active"
    )
    func controllerBootstrap() {
        inWorld { world in
            let controller = Bootstrap(asks: true)
            let first = world.show(controller)
            #expect(controller.updates == 2)
            let view = controller.view as? Bootstrapped
            #expect(view?.box.frame == CGRect(x: 12, y: 34, width: 56, height: 78))
            // In a tree with an engine, a request causes one call.
            controller.view.setNeedsUpdateConstraints()
            first.layoutIfNeeded()
            #expect(controller.updates == 3)
            let silent = Bootstrap(asks: false)
            let window = world.show(silent)
            #expect(silent.updates == 0)
            #expect(window.heldEngine == nil)
        }
    }

    @Test("§0a.23: setNeedsUpdateConstraints() of a view starts an engine outside of a window and inside")
    func viewBootstrap() {
        inWorld { world in
            let alone = Bootstrapped()
            alone.layoutIfNeeded()
            #expect(alone.updates == 0)
            alone.setNeedsUpdateConstraints()
            alone.layoutIfNeeded()
            #expect(alone.updates == 1 && alone.box.frame.width == 56)
            let controller = UIViewController()
            let deep = Bootstrapped()
            controller.view.addSubview(deep)
            let window = world.show(controller)
            #expect(deep.updates == 0)
            deep.setNeedsUpdateConstraints()
            window.layoutIfNeeded()
            #expect(deep.updates == 1 && deep.box.frame.height == 78)
            deep.setNeedsUpdateConstraints()
            deep.updateConstraintsIfNeeded()
            #expect(deep.updates == 2)
        }
    }

    private final class Untranslated: UIViewController {
        var updates = 0

        override func loadView() {
            view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
        }

        override func updateViewConstraints() {
            updates += 1
            super.updateViewConstraints()
        }
    }

    @Test("§0a.23: a controller's root view that does not translate its mask starts an engine")
    func untranslatedRoot() {
        inWorld { world in
            let controller = Untranslated()
            world.show(controller)
            #expect(controller.updates == 1)
        }
    }

    /// A view that creates the first constraints of its tree during its layout.
    private final class Late: UIView {
        let box = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            guard box.superview == nil else { return }
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
                box.topAnchor.constraint(equalTo: topAnchor),
                box.widthAnchor.constraint(equalToConstant: 56), box.heightAnchor.constraint(equalToConstant: 78),
            ])
        }
    }

    @Test("§7: the first constraints of a tree, made in layoutSubviews, take part in the same layout")
    func constraintsMadeInLayout() {
        inWorld { _ in
            let view = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.layoutIfNeeded()
            #expect(view.box.frame == CGRect(x: 5, y: 0, width: 56, height: 78))
        }
    }
}
