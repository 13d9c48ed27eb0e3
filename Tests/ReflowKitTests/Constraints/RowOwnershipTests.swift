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

    /// A view that does something when it is asked for its alignment rectangle.
    private final class Asked: UIView {
        var whenAsked: (() -> Void)?

        override var alignmentRectInsets: UIEdgeInsets {
            whenAsked?()
            return .zero
        }
    }

    @Test("A constraint that an override deactivates while its row is made leaves no row behind")
    func deactivatedWhileMade() {
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (asked, inner) = (Asked(frame: CGRect(x: 10, y: 0, width: 50, height: 50)), box())
            root.addSubview(asked)
            asked.addSubview(inner)
            // The view in between joins the engine before the first item does.
            let constraint = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
            constraint.isActive = true
            asked.whenAsked = { constraint.isActive = false }
            root.layoutIfNeeded()
            #expect(root.layoutEngineProblems() == [])
            asked.whenAsked = nil
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect(inner.frame.minX == 20)
            #expect(root.layoutEngineProblems() == [])
            #expect(world.diagnostics == [])
        }
    }

    @Test("Views that an override moves away and back while a guide's rows are made have their new numbers there")
    func movedWhileMade() {
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            let asked = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let (wide, later, follower) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 9)), box(), box())
            root.addSubview(asked)
            root.addSubview(wide)
            root.addSubview(follower)
            follower.leftAnchor.constraint(equalTo: asked.layoutMarginsGuide.rightAnchor).isActive = true
            let toWide = follower.topAnchor.constraint(equalTo: wide.bottomAnchor)
            toWide.isActive = true
            root.layoutIfNeeded()
            #expect(follower.frame.minX == 92)
            var isDone = false
            asked.whenAsked = {
                guard !isDone else { return }
                isDone = true
                // The numbers of the three items are given to others in another order.
                for view in [asked, wide] { view.removeFromSuperview() }
                root.addSubview(wide)
                root.addSubview(later)
                root.addSubview(asked)
                NSLayoutConstraint.activate([
                    later.topAnchor.constraint(equalTo: wide.bottomAnchor),
                    follower.leftAnchor.constraint(equalTo: asked.layoutMarginsGuide.rightAnchor),
                ])
                root.layoutIfNeeded()
                wide.removeFromSuperview()
            }
            asked.layoutMargins.right = 20
            root.layoutIfNeeded()
            #expect(isDone)
            #expect(follower.frame.minX == 80)
            #expect(root.layoutEngineProblems() == [])
            #expect(world.diagnostics == [])
        }
    }

    /// A constraint that does something when it is deactivated.
    private final class Leaving: NSLayoutConstraint {
        var whenDeactivated: (() -> Void)?

        override var isActive: Bool {
            get { super.isActive }
            set {
                super.isActive = newValue
                if !newValue { whenDeactivated?() }
            }
        }
    }

    @Test("A guide that an override removes, or gives to another view, while it leaves is where the override put it")
    func guideWithinLeaving() {
        inWorld { world in
            for isGivenAway in [false, true] {
                let (root, other) = (UIView(), UIView())
                let guide = UILayoutGuide()
                root.addLayoutGuide(guide)
                let constraint = Leaving(
                    item: guide, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 10)
                constraint.isActive = true
                constraint.whenDeactivated = {
                    constraint.whenDeactivated = nil
                    if isGivenAway { other.addLayoutGuide(guide) } else { root.removeLayoutGuide(guide) }
                }
                if isGivenAway {
                    UIView().addLayoutGuide(guide)
                } else {
                    root.removeLayoutGuide(guide)
                }
                #expect(root.layoutGuides == [])
                #expect(other.layoutGuides == (isGivenAway ? [guide] : []))
                #expect(guide.owningView === (isGivenAway ? other : nil))
            }
            #expect(world.diagnostics == [])
        }
    }

    @Test("A constraint that an override activates again, while another view adds it, is held once")
    func heldOnce() {
        inWorld { world in
            let (root, inner) = (UIView(), box())
            root.addSubview(inner)
            let constraint = Leaving(
                item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 10)
            constraint.isActive = true
            constraint.whenDeactivated = {
                constraint.whenDeactivated = nil
                constraint.isActive = true
            }
            root.addConstraint(constraint)
            #expect(root.constraints == [] && inner.constraints == [constraint])
            root.layoutIfNeeded()
            #expect(root.layoutEngineProblems() == [])
            #expect(world.diagnostics == [])
        }
    }

    /// A constraint that does something when it is deallocated.
    private final class Ending: NSLayoutConstraint {
        static var whenGone: (() -> Void)?

        static func act() {
            let work = whenGone
            whenGone = nil
            work?()
        }

        deinit { MainActor.assumeIsolated { Ending.act() } }
    }

    @Test(
        "A view that the deinit of its constraint moves, while it moves itself, is in one place",
        arguments: [true, false])
    func movedByEnd(isCycle: Bool) {
        inWorld { world in
            let (root, view, target, third) = (UIView(), UIView(), UIView(), UIView())
            root.addSubview(view)
            alone {
                let constraint = Ending(
                    item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                    constant: 0)
                Ending.whenGone = { if isCycle { view.addSubview(target) } else { third.addSubview(view) } }
                constraint.isActive = true
            }
            target.addSubview(view)
            #expect(root.subviews == [] && target.subviews == [])
            #expect(view.superview === (isCycle ? nil : third))
            #expect(target.superview === (isCycle ? view : nil))
            #expect(third.subviews == (isCycle ? [] : [view]))
            // The move that would make a cycle is refused.
            #expect(world.diagnostics.count == (isCycle ? 1 : 0))
        }
    }

    @Test("A view that the deinit of its constraint moves within the tree, and lays out there, keeps its constraints")
    func movedWithinTree() {
        inWorld { world in
            let (root, inner, third, target) = (UIView(), box(), UIView(), UIView())
            root.addSubview(inner)
            root.addSubview(third)
            inner.widthAnchor.constraint(equalToConstant: 40).isActive = true
            alone {
                let constraint = Ending(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                    constant: 0)
                constraint.isActive = true
            }
            root.layoutIfNeeded()
            Ending.whenGone = {
                third.addSubview(inner)
                root.layoutIfNeeded()
            }
            target.addSubview(inner)
            #expect(inner.superview === third)
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(root.layoutEngineProblems() == [])
            #expect(inner.frame.width == 40)
            #expect(world.diagnostics == [])
        }
    }

    @Test("A constraint that an override activates again, while its guide leaves, is refused and inactive")
    func activatedWhileGuideLeaves() {
        inWorld { world in
            let root = UIView()
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let constraint = Leaving(
                item: guide, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 10)
            constraint.isActive = true
            root.layoutIfNeeded()
            constraint.whenDeactivated = {
                constraint.whenDeactivated = nil
                constraint.isActive = true
            }
            root.removeLayoutGuide(guide)
            root.layoutIfNeeded()
            #expect(world.diagnostics.count == 1)
            #expect(!constraint.isActive && root.constraints == [])
            root.addLayoutGuide(guide)
            root.layoutIfNeeded()
            #expect(root.layoutEngineProblems() == [])
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect(guide.layoutFrame.width == 10)
        }
    }

    @Test("A tree that the deinit of a constraint removes, while its engine is replaced, is laid out at once")
    func removedWhileEngineEnds() {
        inWorld { world in
            let (root, inner, other) = (UIView(), box(), UIView())
            root.addSubview(inner)
            inner.widthAnchor.constraint(equalToConstant: 40).isActive = true
            root.layoutIfNeeded()
            // The engine alone retains a constraint that ended before it had a row.
            alone {
                let constraint = Ending(
                    item: inner, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 10)
                constraint.isActive = true
                constraint.isActive = false
            }
            var problems: [String] = ["The constraint has not ended"]
            Ending.whenGone = {
                root.removeFromSuperview()
                root.setNeedsLayout()
                root.layoutIfNeeded()
                problems = root.layoutEngineProblems()
            }
            other.addSubview(root)
            #expect(problems == [])
            #expect(root.superview == nil && other.subviews == [])
            root.layoutIfNeeded()
            #expect(root.layoutEngineProblems() == [])
            #expect(inner.frame.width == 40)
            #expect(world.diagnostics == [])
        }
    }

    /// Runs code whose views are deallocated afterwards.
    private func alone(_ body: () -> Void) { body() }
}
