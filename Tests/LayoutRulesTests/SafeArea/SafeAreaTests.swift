import Foundation
import KitValues
import LayoutRules
import Testing

@Suite("Safe area")
struct SafeAreaTests {
    private let window = CGRect(x: 0, y: 0, width: 414, height: 896)
    private let device = UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)

    private func insets(_ frame: CGRect, additional: UIEdgeInsets = .zero) -> UIEdgeInsets {
        SafeArea.insets(of: frame, in: window, superviewInsets: device, additional: additional)
    }

    @Test("§3.6: a view that fills its superview has its superview's insets")
    func filling() {
        #expect(insets(window) == device)
    }

    @Test("§3.6: on each edge a view has what the unsafe strip reaches into it")
    func overlap() {
        #expect(
            insets(CGRect(x: 0, y: 20, width: 414, height: 800))
                == UIEdgeInsets(top: 28, left: 0, bottom: 0, right: 0))
        #expect(
            insets(CGRect(x: 0, y: 100, width: 414, height: 786))
                == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
        #expect(insets(CGRect(x: 0, y: 48, width: 414, height: 814)) == .zero)
        #expect(insets(CGRect(x: 40, y: 200, width: 100, height: 100)) == .zero)
    }

    @Test("§3.6: as distances of edges, for every place on a grid")
    func byDistances() {
        let strips = UIEdgeInsets(top: 3, left: 2, bottom: 4, right: 1)
        let bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        for x in 0..<12 {
            for y in 0..<12 {
                for side in 1...(12 - max(x, y)) {
                    let frame = CGRect(x: x, y: y, width: side, height: side)
                    let expected = UIEdgeInsets(
                        top: CGFloat(max(0, 3 - y)), left: CGFloat(max(0, 2 - x)),
                        bottom: CGFloat(max(0, 4 - (12 - y - side))), right: CGFloat(max(0, 1 - (12 - x - side))))
                    #expect(SafeArea.insets(of: frame, in: bounds, superviewInsets: strips) == expected)
                }
            }
        }
    }

    @Test("§3.6: insets are handed down: what a parent keeps clear of, its child need not")
    func nested() {
        let parent = CGRect(x: 0, y: 20, width: 414, height: 400)
        let parentInsets = insets(parent)
        let child = SafeArea.insets(
            of: CGRect(x: 0, y: 10, width: 414, height: 100), in: CGRect(origin: .zero, size: parent.size),
            superviewInsets: parentInsets)
        #expect(child.top == 18)
    }

    @Test("§3.6: what rounding left over is no safe area; insets are not rounded")
    func leftOver() {
        func top(_ strip: CGFloat, at y: CGFloat) -> CGFloat {
            SafeArea.insets(
                of: CGRect(x: 0, y: y, width: 100, height: 100), in: window,
                superviewInsets: UIEdgeInsets(top: strip, left: 0, bottom: 0, right: 0)
            ).top
        }
        // The first is a bar's end with three decimals and the pixel below it; the second is thirds from different
        // calculations.
        #expect(top(97.667, at: 293.0 / 3) == 0)
        #expect(top(53.0 + 2.0 / 3 + 44, at: 293.0 / 3) == 0)
        let strip: CGFloat = 97.667
        #expect(top(strip, at: 97.665) == strip - CGFloat(97.665))
        for y in stride(from: CGFloat(0), to: 97.5, by: 0.37) { #expect(top(strip, at: y) == strip - y) }
    }

    /// The frames are in 320 × 480 with insets of 44, 10, 34 and 12. For edges that stick out, the values are UIKit's
    /// own; the others are the overlap of the insets with the frames.
    @Test(
        "§3.6: a view never has more than its superview, also where it sticks out of it",
        arguments: [
            ([30, 20, 100, 500], [24, 0, 34, 0]), ([-40, -60, 200, 200], [44, 10, 0, 0]),
            ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
            ([-50, -50, 500, 700], [44, 10, 34, 12]),
        ] as [([CGFloat], [CGFloat])])
    func stickingOut(frame: [CGFloat], expected: [CGFloat]) {
        let insets = SafeArea.insets(
            of: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            in: CGRect(x: 0, y: 0, width: 320, height: 480),
            superviewInsets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        #expect(insets == UIEdgeInsets(top: expected[0], left: expected[1], bottom: expected[2], right: expected[3]))
    }

    @Test("§3.6: what sticks out of a window lies in the screen's strip the deeper, out of a clear superview in none")
    func stickingOutOfWindow() {
        let frame = CGRect(x: 0, y: -10, width: 414, height: 200)
        #expect(SafeArea.insets(of: frame, in: window, superviewInsets: device, isInWindow: true).top == 58)
        let clear = SafeArea.insets(
            of: CGRect(x: -50, y: -50, width: 500, height: 500), in: CGRect(x: 0, y: 0, width: 100, height: 100),
            superviewInsets: .zero)
        #expect(clear == .zero)
    }

    @Test("What is scrolled away is not covered: the superview's bounds origin counts")
    func scrolled() {
        let scrolled = CGRect(x: 0, y: 30, width: 414, height: 896)
        let content = CGRect(x: 0, y: 40, width: 414, height: 500)
        #expect(SafeArea.insets(of: content, in: scrolled, superviewInsets: device).top == 38)
    }

    @Test("What is scrolled away is not covered on any edge")
    func scrolledEdges() {
        // The insets are 1 on the left, 2 at the top, 3 on the right and 4 at the bottom of the visible part.
        let shown = CGRect(x: 20, y: 30, width: 100, height: 100)
        let content = CGRect(x: 21, y: 32, width: 96, height: 94)
        let strips = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(
            SafeArea.insets(of: content, in: shown, superviewInsets: strips)
                == UIEdgeInsets(top: 8, left: 9, bottom: 6, right: 7))
    }

    @Test("§3.6: a controller's root view adds its additional insets, and nothing gets below 0")
    func additional() {
        let more = UIEdgeInsets(top: 44, left: 5, bottom: 49, right: -5)
        #expect(insets(window, additional: more) == UIEdgeInsets(top: 92, left: 5, bottom: 83, right: 0))
    }

    @Test("§3.6: hiding the status bar gives its strip back but on phones with a notch")
    func hiddenStatusBar() throws {
        for device in DeviceCatalogue.standard.all {
            for orientation in UIInterfaceOrientation.shown {
                let plain = SafeArea.windowInsets(of: device, in: orientation)
                let hidden = SafeArea.windowInsets(of: device, in: orientation, hidesStatusBar: true)
                #expect(plain == device.metrics(for: orientation).safeAreaInsets)
                let keepsTop = device.idiom == .phone && device.hasHomeIndicator
                #expect(hidden.top == (keepsTop ? plain.top : 0))
                #expect(hidden.bottom == plain.bottom)
            }
        }
    }
}
