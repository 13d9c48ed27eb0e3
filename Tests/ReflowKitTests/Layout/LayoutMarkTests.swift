import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import TestSupport
import Testing

@testable import ReflowKit

@MainActor
@Suite("The marks of the layout pass: none is lost, none is left (behaviour.md §2)")
struct LayoutMarkTests {
    /// A view that records whether it was laid out after it was last marked.
    private final class Leaf: UIView {
        var layouts = 0
        var action: ((Leaf) -> Void)?

        override func layoutSubviews() {
            layouts += 1
            action?(self)
        }
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    @Test("Random trees, marks and moves, some of them made inside layoutSubviews", arguments: 0..<60)
    func nothingIsLost(seed: Int) {
        inWorld { world in
            var random = SeededGenerator(seed: UInt64(seed))
            let root = Leaf(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            var views = [root]
            for index in 1..<40 {
                let view = Leaf(frame: CGRect(x: 0, y: 0, width: CGFloat(10 + index), height: 20))
                view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
                views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
                views.append(view)
            }
            for _ in 0..<12 {
                // There is one mutation outside the pass, and one inside the layout of some view.
                let mutate = { (random: inout SeededGenerator) in
                    let view = views[Int.random(in: 1..<views.count, using: &random)]
                    let other = views[Int.random(in: 0..<views.count, using: &random)]
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0: view.setNeedsLayout()
                    case 1: view.frame.size.width += 1
                    case 2: if !other.isDescendant(of: view) { other.insertSubview(view, at: 0) }
                    case 3: view.superview?.bringSubviewToFront(view)
                    default:
                        let home = view.superview
                        view.removeFromSuperview()
                        home?.addSubview(view)
                    }
                }
                mutate(&random)
                let inner = SeededGenerator(seed: random.next())
                let actor = views[Int.random(in: 0..<views.count, using: &random)]
                actor.action = { view in
                    view.action = nil
                    var inner = inner
                    for _ in 0..<4 { mutate(&inner) }
                }
                actor.setNeedsLayout()
                let marked = views.filter { $0.marks.contains(.needsLayout) && $0.isDescendant(of: root) }
                let before = Dictionary(uniqueKeysWithValues: marked.map { (ObjectIdentifier($0), $0.layouts) })
                root.layoutIfNeeded()
                for view in all(root) { #expect(view.marks.isDisjoint(with: .anyLayout)) }
                for view in marked {
                    #expect(view.layouts > before[ObjectIdentifier(view)]!)
                }
            }
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A view that never stops is given up on; what is in it is laid out all the same")
    func loopsKeepTheirSubviews() {
        inWorld { world in
            let child = Leaf(frame: .zero)
            let endless = Leaf(frame: .zero)
            endless.addSubview(child)
            endless.action = { $0.setNeedsLayout() }
            endless.layoutIfNeeded()
            #expect(endless.layouts == 100)
            #expect(child.layouts == 1)
            #expect(world.diagnostics.count == 1)
        }
    }

    @Test("A view taken out by a sibling's layout is not laid out, and keeps its mark for where it goes")
    func removedMeanwhile() {
        let (root, first, second) = (Leaf(frame: .zero), Leaf(frame: .zero), Leaf(frame: .zero))
        root.addSubview(first)
        root.addSubview(second)
        first.action = { _ in second.removeFromSuperview() }
        root.layoutIfNeeded()
        #expect(second.layouts == 0)
        first.action = nil
        first.addSubview(second)
        root.layoutIfNeeded()
        #expect(second.layouts == 1)
    }

    @Test("A view taken out while its siblings follow their masks stays as it is")
    func removedWhileAutoresizing() {
        final class Greedy: UIView {
            var victim: UIView?
            override var frame: CGRect { didSet { victim?.removeFromSuperview() } }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let greedy = Greedy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let victim = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for view in [greedy, victim] {
            view.autoresizingMask = .flexibleWidth
            root.addSubview(view)
        }
        greedy.victim = victim
        root.frame.size.width = 200
        #expect(greedy.frame.width == 110)
        #expect(victim.frame.width == 10)
    }

    @Test("§1.6: a view with another anchor point and no transform follows its mask through `frame`, without a warning")
    func anchorPoints() {
        final class Watching: UIView {
            var frames: [CGRect] = []
            override var frame: CGRect { didSet { frames.append(frame) } }
        }
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = Watching(frame: CGRect(x: 10.1, y: 20.7, width: 30, height: 40))
            view.layer.anchorPoint = CGPoint(x: 0.3, y: 0.9)
            view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(view.center == CGPoint(x: 10 + 0.3 * 30, y: 20 + 0.9 * 40))
            view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
            view.frames = []
            root.addSubview(view)
            root.frame.size.width = 147
            root.frame.size.width = 100
            #expect(view.frames.count == 2)
            #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A tree 1,500 views deep is sized, laid out, read and taken down")
    func depth() {
        inWorld { world in
            let controller = UIViewController()
            var view: UIView = controller.view
            for _ in 0..<1_500 {
                let child = UIView(frame: view.bounds)
                child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(child)
                view = child
            }
            _ = world.show(controller)
            world.turn(to: .landscapeLeft)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        }
    }

    @Test("UITraitCollection.current is the view's own while it is laid out and while it hears of new traits")
    func currentTraits() {
        final class Curious: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                seen.append(UITraitCollection.current.userInterfaceStyle)
            }
        }
        inWorld { world in
            let controller = UIViewController()
            let (light, dark, below) = (Curious(), Curious(), Curious())
            dark.overrideUserInterfaceStyle = .dark
            controller.view.addSubview(light)
            controller.view.addSubview(dark)
            dark.addSubview(below)
            let window = world.show(controller)
            #expect(light.seen == [.light])
            #expect(dark.seen == [.dark])
            #expect(below.seen == [.dark])
            light.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            #expect(light.seen == [.light, .dark, .dark])
        }
    }

    @Test("A change of traits reaches who inherits it, once each, and nobody who overrides it")
    func traitChanges() {
        final class Listening: UIView {
            var heard: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                heard.append(previous?.userInterfaceStyle)
            }
        }
        inWorld { world in
            let window = world.show(UIViewController())
            let (outer, fixed, inner) = (Listening(), Listening(), Listening())
            fixed.overrideUserInterfaceStyle = .dark
            window.addSubview(outer)
            outer.addSubview(fixed)
            outer.addSubview(inner)
            outer.overrideUserInterfaceStyle = .dark
            #expect(outer.heard == [.light])
            #expect(inner.heard == [.light])
            #expect(fixed.heard == [])
        }
    }
}
