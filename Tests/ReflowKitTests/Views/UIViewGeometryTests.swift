import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Frame, bounds, center, transform and anchor point (behaviour.md §3.1, §3.9)")
struct UIViewGeometryTests {
    @Test("§3.1: the frame comes from center, anchor point and size, and sets center and size")
    func frameAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.center = CGPoint(x: 0.1, y: 0.7)
        #expect(view.center == CGPoint(x: 0.1, y: 0.7))
        #expect(view.frame.size == CGSize(width: 100, height: 50))
        view.frame = CGRect(x: 0.1, y: 0.2, width: 33.3, height: 0.3)
        #expect(view.frame == CGRect(x: 0.1, y: 0.2, width: 33.3, height: 0.3))
    }

    @Test("§3.1: setting the bounds' size keeps the center, so the frame grows about it")
    func boundsGrowAboutTheCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.bounds.size = CGSize(width: 200, height: 100)
        #expect(view.frame == CGRect(x: -50, y: 0, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test("§3.1: setting the frame leaves the bounds' origin alone")
    func frameKeepsBoundsOrigin() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.bounds.origin = CGPoint(x: 7, y: -3)
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.bounds == CGRect(x: 7, y: -3, width: 30, height: 40))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("§3.1: an anchor point of (0, 0) keeps the center and moves the frame")
    func anchorPoint() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 50, y: 50))
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(view.center == CGPoint(x: 10, y: 10))
    }

    @Test("§3.1: a frame set under a scale of one half doubles the bounds")
    func frameUnderScale() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.bounds.size == CGSize(width: 200, height: 200))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("§3.9: the log of 2011, digit for digit")
    func logOf2011() {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        view.transform = CGAffineTransform(rotationAngle: 0.1)
        #expect(printed(view.frame) == "15.258121 15.258121; 109.483757 109.483757")
        view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        #expect(view.center == CGPoint(x: 70, y: 70))
        #expect(String(format: "%.4f %.4f", view.bounds.width, view.bounds.height) == "109.4838 89.5171")
        #expect(printed(view.frame) == "11.063205 20.000000; 117.873589 100.000000")
    }

    /// The rectangle in the format of the log. The device of 2011 computed and printed 32-bit numbers.
    private func printed(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double(Float($0)) }
        return String(format: "%.6f %.6f; %.6f %.6f", numbers[0], numbers[1], numbers[2], numbers[3])
    }

    @Test("§3.1: a rectangle of negative size is standardised")
    func negativeSize() {
        let view = UIView()
        view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
        #expect(view.bounds.size == CGSize(width: 4, height: 6))
    }

    @Test(
        "§3.1: numbers that are not finite are refused, and the view stays where it was",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func invalidGeometry(number: CGFloat) {
        inWorld { world in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.accessibilityIdentifier = "box"
            view.frame = CGRect(x: number, y: 0, width: 1, height: 1)
            view.bounds = CGRect(x: 0, y: number, width: 1, height: 1)
            view.center = CGPoint(x: number, y: 0)
            view.transform = CGAffineTransform(translationX: number, y: 0)
            view.layer.anchorPoint = CGPoint(x: 0, y: number)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(world.diagnostics.count == 5)
            #expect(world.diagnostics.allSatisfy { "\($0)".hasPrefix("CALayerInvalidGeometry: UIView \"box\"") })
        }
    }

    @Test("§3.4: sizeThatFits answers the current size, sizeToFit keeps the top left corner")
    func sizing() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 10) }
        }
        let plain = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        #expect(plain.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 70, height: 80))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
        let fitting = Fitting(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        fitting.sizeToFit()
        #expect(fitting.frame == CGRect(x: 5, y: 6, width: 40, height: 10))
    }

    @Test("§3.4: under a transform sizeToFit sets the size of the bounds and keeps the center")
    func sizingUnderTransform() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 10) }
        }
        let view = Fitting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 40, height: 10))
        #expect(view.frame == CGRect(x: 10, y: 40, width: 80, height: 20))
    }
}
