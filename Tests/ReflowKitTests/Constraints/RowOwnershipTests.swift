import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// Own derivations: a row belongs to the tree for which it was made, and has no effect in another one.
@MainActor
@Suite("Constraints that outlive their tree, or change it (autolayout.md §7, §8)")
struct RowOwnershipTests {
    private func box() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private func place(_ view: UIView, width: CGFloat? = nil) {
        guard let superview = view.superview else { return }
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: superview.leftAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    @Test(
        "§8: one whose holder is gone is inactive, and works in another superview as a new one",
        arguments: [0, 1, 40])
    func goneHolder(rowsBefore: Int) {
        inWorld { world in
            let (a, b) = (box(), box())
            let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 5)
            alone {
                let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                first.addSubview(a)
                first.addSubview(b)
                for _ in 0..<rowsBefore {
                    first.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
                }
                constraint.isActive = true
                first.layoutIfNeeded()
            }
            #expect(!constraint.isActive && a.superview == nil)
            let second = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            second.addSubview(a)
            second.addSubview(b)
            place(a)
            place(b, width: 50)
            constraint.isActive = true
            second.layoutIfNeeded()
            #expect(a.frame.width == 55)
            constraint.constant = 9
            second.layoutIfNeeded()
            #expect(a.frame.width == 59 && b.frame.width == 50)
            #expect(second.layoutEngineProblems() == [])
            constraint.isActive = false
            second.layoutIfNeeded()
            #expect(second.layoutEngineProblems() == [])
            #expect(world.diagnostics == [])
        }
    }

    @Test("§8: a view whose constraints went with their holder is placed by its mask again")
    func maskAgain() {
        inWorld { _ in
            let (a, b) = (box(), box())
            alone {
                let first = UIView()
                first.addSubview(a)
                first.addSubview(b)
                a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
                first.layoutIfNeeded()
            }
            let second = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            second.addSubview(a)
            second.addSubview(b)
            a.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
            place(b, width: 50)
            second.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
        }
    }

    private final class Updating: UIView {
        var whenUpdated: (() -> Void)?

        override func updateConstraints() {
            let work = whenUpdated
            whenUpdated = nil
            work?()
            super.updateConstraints()
        }
    }

    @Test(
        "§7: a tree that comes into a window in its own updateConstraints is laid out by the window's engine",
        arguments: [0, 1, 30])
    func comesIntoWindow(rowsBefore: Int) {
        inWorld { world in
            let controller = UIViewController()
            let window = world.show(controller)
            let root = Updating(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let a = box()
            root.addSubview(a)
            place(a)
            var all: [NSLayoutConstraint] = []
            @MainActor
            func add(_ count: Int) {
                for number in 0..<count {
                    all.append(a.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(number)))
                    all.last?.isActive = true
                }
            }
            add(rowsBefore)
            root.layoutIfNeeded()
            root.whenUpdated = {
                all.append(a.widthAnchor.constraint(equalToConstant: 77))
                all.last?.isActive = true
                add(5)
                controller.view.addSubview(root)
            }
            root.setNeedsUpdateConstraints()
            root.layoutIfNeeded()
            #expect(a.frame.width == 77)
            #expect(window.layoutEngineProblems() == [])
            for constraint in all { constraint.isActive = false }
            window.layoutIfNeeded()
            #expect(window.layoutEngineProblems() == [])
            #expect(world.diagnostics == [])
        }
    }

    /// Runs code whose views are deallocated afterwards.
    private func alone(_ body: () -> Void) { body() }
}
