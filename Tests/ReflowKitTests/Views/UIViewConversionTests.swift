import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Converting coordinates and finding views under a point (behaviour.md §3.2, §3.3)")
struct UIViewConversionTests {
    @Test("§3.2: one step up adds the origin and takes off the scroll position")
    func oneStep() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        parent.addSubview(child)
        #expect(child.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 11, y: 22))
        #expect(child.convert(CGPoint(x: 11, y: 22), from: parent) == CGPoint(x: 1, y: 2))
        child.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(child.convert(CGPoint(x: 6, y: 7), to: parent) == CGPoint(x: 11, y: 22))
        #expect(child.convert(child.bounds, to: parent) == child.frame)
    }

    @Test("§3.2: between cousins, through transforms, and back again")
    func cousins() {
        inWorld { _ in
            let window = UIWindow()
            let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 50))
            right.transform = CGAffineTransform(rotationAngle: .pi / 2)
            window.addSubview(left)
            window.addSubview(right)
            // A quarter turn about (250, 75) moves the top left corner of the bounds to the top right of the frame.
            #expect(right.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 275, y: 25))
            #expect(right.convert(CGPoint.zero, to: left) == CGPoint(x: 265, y: 15))
            let there = right.convert(CGPoint(x: 3, y: 4), to: left)
            let back = left.convert(there, to: right)
            #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        }
    }

    @Test("§3.2: between unrelated trees the frames and transforms of both roots count")
    func unrelated() {
        let (a, b) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
            UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        )
        let (inA, inB) = (
            UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)),
            UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        )
        a.addSubview(inA)
        b.addSubview(inB)
        // The point is at (15, 25) in the parent of both roots, and 1 and 2 less in the other view.
        #expect(inA.convert(CGPoint.zero, to: inB) == CGPoint(x: 14, y: 23))
        #expect(inB.convert(CGPoint(x: 14, y: 23), to: inA) == .zero)
        // The view is scaled by two about its middle, (25, 25): its top left corner is at (-25, -25).
        b.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inA.convert(CGPoint.zero, to: b) == CGPoint(x: 20, y: 25))
        #expect(
            a.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: b) == CGRect(x: 17.5, y: 22.5, width: 5, height: 5)
        )
    }

    @Test("§3.1: a transform turns what is scrolled about the middle of what is seen")
    func scrolledUnderTransform() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        parent.addSubview(child)
        child.bounds.origin = CGPoint(x: 5, y: 8)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // The top left corner is 50 to the left of the middle and 25 above it; a quarter turn moves it to 25 right and
        // 50 up.
        let corner = child.convert(CGPoint(x: 5, y: 8), to: parent)
        #expect(abs(corner.x - 75) < 1e-9 && abs(corner.y + 25) < 1e-9)
    }

    @Test("§3.2: a rectangle becomes the box around its corners")
    func boxes() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        parent.addSubview(child)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(child.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: parent) == child.frame)
        #expect(child.frame == CGRect(x: 5, y: -5, width: 10, height: 20))
    }

    @Test("§3.3: the point is half open and counts in bounds coordinates")
    func pointInside() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(view.point(inside: .zero, with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
        view.bounds.origin = CGPoint(x: 50, y: 0)
        #expect(!view.point(inside: CGPoint(x: 49, y: 0), with: nil))
        #expect(view.point(inside: CGPoint(x: 149, y: 0), with: nil))
    }

    @Test("§3.3: the last subview wins; hidden, faint and deaf views are passed by; outside the parent nobody is found")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let above = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
        let outlier = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(below)
        root.addSubview(above)
        below.addSubview(outlier)
        let point = CGPoint(x: 40, y: 40)
        #expect(root.hitTest(point, with: nil) === above)
        above.isHidden = true
        #expect(root.hitTest(point, with: nil) === below)
        above.isHidden = false
        above.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === below)
        above.alpha = 0.01
        #expect(root.hitTest(point, with: nil) === above)
        above.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === below)
        #expect(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === root, "the outlier is cut off by its parent")
        #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === outlier)
        #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    }

    @Test("§3.2: the fixed coordinate space stays with the device while the interface turns")
    func screenSpaces() {
        inWorld { world in
            let window = world.show(UIViewController())
            let screen = world.simulation.screen
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
            // The point is the device's top left corner in portrait.
            let corner = CGPoint.zero
            #expect(screen.fixedCoordinateSpace.convert(corner, to: window) == .zero)
            world.turn(to: .landscapeLeft)
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
            #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
            // The device's top is on the left now, so its top left corner is at the bottom left of the interface.
            #expect(screen.fixedCoordinateSpace.convert(corner, to: window) == CGPoint(x: 0, y: 393))
            #expect(window.convert(CGPoint(x: 0, y: 393), to: screen.fixedCoordinateSpace) == corner)
            world.turn(to: .landscapeRight)
            #expect(screen.fixedCoordinateSpace.convert(corner, to: window) == CGPoint(x: 852, y: 0))
        }
    }
}
