import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Custom containers: children, parents, and what they tell each other (behaviour.md §7.1, §8)")
struct ContainmentTests {
    @Test("§8: addChild sends willMove(toParent:), removeFromParent sends didMove(toParent:)")
    func moves() {
        inWorld { _ in
            let diary = Diary()
            diary.tellsMoves = true
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            #expect(diary.during { parent.addChild(child) } == ["C.willMove P"])
            #expect(parent.children == [child])
            #expect(child.parent === parent)
            #expect(diary.during { parent.addChild(child) } == [])
            #expect(parent.children == [child])
            #expect(diary.during { child.removeFromParent() } == ["C.didMove out"])
            #expect(parent.children == [])
            #expect(child.parent == nil)
            #expect(diary.during { child.removeFromParent() } == [])
        }
    }

    @Test("A child of one container that is added to another leaves the first")
    func movesBetweenParents() {
        inWorld { world in
            let diary = Diary()
            diary.tellsMoves = true
            let (a, b, child) = (
                TellingController("A", diary), TellingController("B", diary), TellingController("C", diary)
            )
            a.addChild(child)
            #expect(diary.during { b.addChild(child) } == ["C.didMove out", "C.willMove B"])
            #expect(a.children.isEmpty)
            #expect(b.children == [child])
            #expect(child.parent === b)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A parent does not keep its children's place after it is gone")
    func parentGoes() {
        inWorld { _ in
            let child = UIViewController()
            do {
                let parent = UIViewController()
                parent.addChild(child)
            }
            #expect(child.parent == nil)
        }
    }

    @Test("A controller that is its own parent, or its parent's parent, is reported and not added")
    func circles() {
        inWorld { world in
            let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
            a.addChild(b)
            b.addChild(c)
            a.addChild(a)
            c.addChild(a)
            #expect(
                world.diagnostics == [
                    .containment(.ownParent(controller: "UIViewController")),
                    .containment(.ancestorAsChild(controller: "UIViewController", parent: "UIViewController")),
                ])
            #expect(world.diagnostics.allSatisfy { $0.isException })
            #expect(a.children == [b] && c.children.isEmpty && a.parent == nil)
        }
    }

    @Test("10,000 controllers inside each other end at the limit, built from either end", arguments: [false, true])
    func depth(fromInside: Bool) {
        inWorld { world in
            var all: [UIViewController] = [UIViewController()]
            for _ in 1..<10_000 {
                let next = UIViewController()
                if fromInside { next.addChild(all[all.count - 1]) } else { all[all.count - 1].addChild(next) }
                all.append(next)
            }
            var deepest = 0
            for controller in all {
                var (depth, next) = (1, controller.parent)
                while let parent = next { (depth, next) = (depth + 1, parent.parent) }
                deepest = max(deepest, depth)
            }
            #expect(deepest == SimulationDiagnostic.ContainmentProblem.depthLimit)
            #expect(world.diagnostics.count == 9_999 / SimulationDiagnostic.ContainmentProblem.depthLimit)
            #expect(world.diagnostics.allSatisfy { !$0.isException })
            _ = world.show(fromInside ? all[SimulationDiagnostic.ContainmentProblem.depthLimit - 1] : all[0])
        }
    }

    @Test("A child's view below a controller that is not its parent is UIViewControllerHierarchyInconsistency")
    func foreignView() {
        inWorld { world in
            let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
            a.addChild(child)
            _ = world.show(b)
            b.view.addSubview(child.view)
            #expect(child.view.superview == nil)
            #expect(
                world.diagnostics.map(\.description) == [
                    "UIViewControllerHierarchyInconsistency: child view controller:<UIViewController> should have parent "
                        + "view controller:<UIViewController> but actual parent is:<UIViewController>"
                ])
        }
    }

    @Test("transition(from:to:) shows one child in the place of another, in order, and completes")
    func transition() {
        inWorld { world in
            let diary = Diary()
            let (parent, a, b) = (
                TellingController("P", diary), TellingController("A", diary), TellingController("B", diary)
            )
            for child in [a, b] { parent.addChild(child) }
            parent.view.addSubview(a.view)
            _ = world.show(parent)
            let log = diary.during {
                parent.transition(from: a, to: b, duration: 0.3, options: .transitionCrossDissolve) {
                    diary.lines.append("animations")
                } completion: {
                    diary.lines.append("completion \($0)")
                }
            }
            #expect(
                log == [
                    "A.willDisappear", "B.willAppear moving", "animations", "A.didDisappear", "B.didAppear moving",
                    "completion true",
                ])
            #expect(parent.view.subviews == [b.view])
            let stranger = UIViewController()
            parent.transition(from: b, to: stranger, duration: 0, animations: nil)
            #expect(
                world.diagnostics
                    == [.containment(.noCommonParent(from: b.nameInMessages, to: stranger.nameInMessages))])
            #expect(parent.view.subviews == [b.view])
        }
    }

    @Test("§7.1: a full-size child gets the parent's new size, any other keeps its own")
    func sizes() {
        inWorld { _ in
            let (parent, full, part) = (UIViewController(), UIViewController(), UIViewController())
            for child in [full, part] {
                parent.addChild(child)
                parent.view.addSubview(child.view)
            }
            full.view.frame = parent.view.bounds
            part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            let new = CGSize(width: 852, height: 393)
            #expect(parent.size(forChildContentContainer: full, withParentContainerSize: new) == new)
            #expect(
                parent.size(forChildContentContainer: part, withParentContainerSize: new)
                    == CGSize(width: 100, height: 50))
        }
    }

    @Test("A child's preferred size is told to its parent when it changes")
    func preferredSize() {
        final class Listening: UIViewController {
            var heard: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                heard.append(container.preferredContentSize)
            }
        }
        inWorld { _ in
            let (parent, child) = (Listening(), UIViewController())
            parent.addChild(child)
            child.preferredContentSize = CGSize(width: 320, height: 200)
            child.preferredContentSize = CGSize(width: 320, height: 200)
            #expect(parent.heard == [CGSize(width: 320, height: 200)])
        }
    }

    @Test("Overridden traits reach the child before and after its view is loaded, and end with the relation")
    func overriddenTraits() {
        inWorld { world in
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            parent.view.addSubview(child.view)
            _ = world.show(parent)
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
            #expect(child.view.traitCollection.verticalSizeClass == .regular)
            child.overrideUserInterfaceStyle = .dark
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
            child.removeFromParent()
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            #expect(child.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("The responder chain leads from a view over its controller, the superview and the parent to the window")
    func responders() {
        inWorld { world in
            let (parent, child) = (UIViewController(), UIViewController())
            let button = UIView()
            parent.addChild(child)
            #expect(child.next === parent)
            child.view.addSubview(button)
            parent.view.addSubview(child.view)
            let window = world.show(parent)
            let chain = Array(sequence(first: button as UIResponder, next: \.next).dropFirst())
            #expect(chain == [child.view, child, parent.view, parent, window])
        }
    }

    @Test("The child that is named decides whether the status bar is hidden")
    func statusBar() {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        final class Delegating: UIViewController {
            override var childForStatusBarHidden: UIViewController? { children.first }
        }
        inWorld("iPhone 8") { world in
            let parent = Delegating()
            let window = world.show(parent)
            #expect(window.safeAreaInsets.top == 20)
            parent.addChild(Hiding())
            parent.setNeedsStatusBarAppearanceUpdate()
            #expect(window.safeAreaInsets.top == 0)
        }
    }
}
