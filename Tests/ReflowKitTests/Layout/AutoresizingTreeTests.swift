import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Autoresizing in the view tree (behaviour.md §1.6–1.9)")
struct AutoresizingTreeTests {
    /// A view that records changes of its frame and its layouts.
    private class Probe: UIView {
        @MainActor static var log: [String] = []
        override var frame: CGRect {
            didSet { Probe.log.append("\(accessibilityIdentifier ?? "?") \(frame.width)") }
        }
        override func layoutSubviews() { Probe.log.append("layout \(accessibilityIdentifier ?? "?")") }
    }

    @Test("§1.7: it runs inside the setter, depth first in subview order, before any layoutSubviews")
    func order() {
        @MainActor func probe(_ name: String, _ width: CGFloat, in parent: UIView?) -> Probe {
            let view = Probe(frame: CGRect(x: 0, y: 0, width: width, height: 10))
            view.accessibilityIdentifier = name
            view.autoresizingMask = .flexibleWidth
            parent?.addSubview(view)
            return view
        }
        let root = probe("root", 100, in: nil)
        let a = probe("a", 80, in: root)
        _ = probe("a1", 40, in: a)
        _ = probe("b", 60, in: root)
        root.layoutIfNeeded()
        Probe.log = []
        root.frame.size.width = 200
        // A setter's observer runs after the change, so a parent reports after its subviews.
        #expect(Probe.log == ["a1 140.0", "a 180.0", "b 160.0", "root 200.0"])
        Probe.log = []
        root.layoutIfNeeded()
        #expect(Probe.log == ["layout root", "layout a", "layout a1", "layout b"])
    }

    @Test("§1.7: neither moving nor scrolling the superview resizes anybody")
    func onlySizes() {
        let (root, child) = pair(.flexibleWidth)
        root.frame.origin = CGPoint(x: 50, y: 50)
        root.bounds.origin = CGPoint(x: 5, y: 5)
        root.center = .zero
        root.transform = .init(scaleX: 2, y: 2)
        #expect(child.frame == CGRect(x: 20, y: 0, width: 100, height: 10))
    }

    @Test("§1.1, §1.7: what stays untouched")
    func untouched() {
        for prepare: (UIView, UIView) -> Void in [
            { root, _ in root.autoresizesSubviews = false },
            { _, child in child.translatesAutoresizingMaskIntoConstraints = false },
            { _, child in child.autoresizingMask = [] },
            { _, child in child.autoresizingMask = .flexibleRightMargin },
        ] {
            let (root, child) = pair(.flexibleWidth)
            prepare(root, child)
            root.frame.size.width = 480
            #expect(child.frame == CGRect(x: 20, y: 0, width: 100, height: 10))
        }
        let (root, child) = pair(.flexibleWidth)
        child.isHidden = true
        child.alpha = 0
        root.frame.size.width = 480
        #expect(child.frame.width == 260, "hidden views take part")
    }

    private func pair(_ mask: UIView.AutoresizingMask) -> (UIView, UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
        child.autoresizingMask = mask
        root.addSubview(child)
        return (root, child)
    }

    @Test("§1.6: rounding follows the screen's scale", arguments: [(1.0, 46.0, 234.0), (2, 46.5, 233.5)])
    func rounding(scale: CGFloat, x: CGFloat, width: CGFloat) {
        var settings = Simulation.Settings()
        settings.scale = scale
        inWorld(settings: settings) { _ in
            let (root, child) = pair([.flexibleLeftMargin, .flexibleWidth])
            root.frame.size.width = 480
            #expect(child.frame == CGRect(x: x, y: 0, width: width, height: 10))
        }
    }

    @Test("§1.6: a frame set to what it is keeps the exact place, a different one drops it")
    func exactPlaces() {
        inWorld { _ in
            let (root, child) = pair([.flexibleLeftMargin, .flexibleWidth])
            root.frame.size.width = 401
            child.frame = child.frame
            root.frame.size.width = 320
            #expect(child.frame == CGRect(x: 20, y: 0, width: 100, height: 10))
            root.frame.size.width = 401
            child.frame.size.width = 10
            root.frame.size.width = 320
            #expect(child.frame.width < 10)
        }
    }

    @Test("§1.6: size, center and mask that are set drop the exact place too: the shown one is where it goes on from")
    func droppedPlaces() {
        inWorld { _ in
            // At 401 the exact origin is 33.5 and the exact width 167.5; the shown ones are 33.333 and 167.667.
            var (root, child) = pair([.flexibleLeftMargin, .flexibleWidth])
            root.frame.size.width = 401
            child.bounds.size.width = 100
            root.frame.size.width = 320
            #expect(child.frame.width < 60, "of 100 it lost its share of 81")
            (root, child) = pair([.flexibleLeftMargin, .flexibleWidth])
            root.frame.size.width = 401
            child.center.x += 50
            root.frame.size.width = 320
            #expect(child.frame.minX > 50, "of 83 it lost its share of 81")
            (root, child) = pair([.flexibleLeftMargin, .flexibleWidth])
            root.frame.size.width = 401
            let x = child.frame.minX
            child.autoresizingMask = .flexibleWidth
            root.frame.size.width = 320
            #expect(child.frame.minX == x)
        }
    }

    @Test("§1.6: a subclass that takes another frame than its mask gives it goes on from that one")
    func ownFrame() {
        final class Narrow: UIView {
            override var frame: CGRect {
                get { super.frame }
                set {
                    var frame = newValue
                    frame.size.width = min(frame.width, 110)
                    super.frame = frame
                }
            }
        }
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            let child = Narrow(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
            child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
            root.addSubview(child)
            root.frame.size.width = 401
            #expect(child.frame.width == 110)
            root.frame.size.width = 320
            // The lengths 33.333 and 110 shrink by 81 in proportion, to 14.496 and 47.837.
            #expect(child.frame.minX < 15 && child.frame.width < 49)
        }
    }

    @Test("§1.9: shrinking past zero and growing again restores the width")
    func pastZero() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        child.autoresizingMask = .flexibleWidth
        root.addSubview(child)
        root.frame.size.width = 0
        #expect(child.frame == CGRect(x: 10, y: 0, width: 0, height: 10))
        root.frame.size.width = 100
        #expect(child.frame == CGRect(x: 10, y: 0, width: 80, height: 10))
    }

    @Test("§1.9: a child of no size in a superview of no size fills it")
    func zeroSuperview() {
        let root = UIView()
        let child = UIView()
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(child)
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(child.frame == root.bounds)
    }

    @Test("§1.8: a transformed view moves and resizes under its transform, with a warning")
    func transformed() {
        inWorld { world in
            let (root, child) = pair([.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin])
            child.transform = .init(rotationAngle: .pi / 2)
            root.frame.size.width = 640
            #expect(child.bounds.size == CGSize(width: 200, height: 10))
            #expect(child.center == CGPoint(x: 140, y: 5))
            #expect(child.transform == .init(rotationAngle: .pi / 2))
            #expect(world.diagnostics == [.autoresizedUnderTransform(view: "UIView")])
            root.frame.size.width = 320
            #expect(child.center == CGPoint(x: 70, y: 5))
        }
    }

    @Test("The law: a sequence of sizes that ends where it began restores every frame", arguments: 0..<60)
    func roundTrip(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        inWorld { _ in
            var all: [UIView] = []
            @MainActor func build(_ size: CGSize, depth: Int) -> UIView {
                func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
                let view = UIView(
                    frame: CGRect(
                        x: whole(1...60), y: whole(1...60), width: max(1, size.width - whole(0...120)),
                        height: max(1, size.height - whole(0...120))))
                view.autoresizingMask = .init(rawValue: UInt.random(in: 0...63, using: &random))
                all.append(view)
                guard depth > 0 else { return view }
                for _ in 0..<3 { view.addSubview(build(view.bounds.size, depth: depth - 1)) }
                return view
            }
            let root = build(CGSize(width: 393, height: 852), depth: 4)
            let size = root.frame.size
            let frames = all.map(\.frame)
            var excepted = Set(all.filter(hasNothingToShare).map(ObjectIdentifier.init))
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                root.frame.size = CGSize(
                    width: CGFloat.random(in: 150...1400, using: &random),
                    height: CGFloat.random(in: 150...1400, using: &random))
                for view in all where hasNothingToShare(view) { excepted.insert(ObjectIdentifier(view)) }
            }
            root.frame.size = size
            for (view, frame) in zip(all, frames) where !isBelow(excepted, view) { #expect(view.frame == frame) }
        }
    }

    /// The only exception to the law: a sum of flexible parts that became 0, here with a tolerance.
    private func hasNothingToShare(_ view: UIView) -> Bool {
        guard let size = view.superview?.bounds.size else { return false }
        func total(_ flexible: AxisFlexibility, _ min: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
            var sum: CGFloat = flexible.isEmpty ? 1000 : 0
            if flexible.contains(.before) { sum += min }
            if flexible.contains(.length) { sum += length }
            if flexible.contains(.after) { sum += whole - min - length }
            return abs(sum)
        }
        let frame = view.frame
        return total(view.autoresizingMask.horizontal, frame.minX, frame.width, size.width) < 1
            || total(view.autoresizingMask.vertical, frame.minY, frame.height, size.height) < 1
    }

    private func isBelow(_ excepted: Set<ObjectIdentifier>, _ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let current = ancestor {
            if excepted.contains(ObjectIdentifier(current)) { return true }
            ancestor = current.superview
        }
        return false
    }

    @Test("Four quarter turns restore every frame of a window, and untouched subtrees are not laid out")
    func quarterTurns() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        inWorld("iPad Pro 11 (1st-4th)") { world in
            let controller = UIViewController()
            let still = Counting(frame: CGRect(x: 10, y: 40, width: 100, height: 100))
            let inside = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let moving = UIView(frame: CGRect(x: 33, y: 77, width: 700, height: 501))
            moving.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight]
            still.addSubview(inside)
            controller.view.addSubview(still)
            controller.view.addSubview(moving)
            _ = world.show(controller)
            still.layouts = 0
            inside.layouts = 0
            let before = moving.frame
            for orientation: UIDeviceOrientation in [.landscapeLeft, .portraitUpsideDown, .landscapeRight] {
                world.turn(to: orientation)
            }
            #expect(moving.frame != before)
            world.turn(to: .portrait)
            #expect(moving.frame == before)
            #expect(still.layouts == 0)
            #expect(inside.layouts == 0)
        }
    }
}
