import Foundation
import KitValues
import LayoutRules
import Testing

private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 5e-5) -> Bool {
    abs(a - b) <= tolerance
}

private func isNear(_ place: Autoresizing.Exact, _ min: CGFloat, _ length: CGFloat) -> Bool {
    isNear(place.min, min) && isNear(place.length, length)
}

@Suite("Autoresizing, by the reference")
struct AutoresizingReferenceTests {
    @Test("§1.1: raw values, axes and names")
    func masks() {
        let names = [
            "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
            "flexibleBottomMargin",
        ]
        let letters = ["LM", "W", "RM", "TM", "H", "BM"]
        for bits in UInt(0)..<64 {
            let mask = UIViewAutoresizing(rawValue: bits)
            let set = (0..<6).filter { bits & (1 << UInt($0)) != 0 }
            #expect(mask.names == set.map { names[$0] })
            #expect(mask.shortText == set.map { letters[$0] }.joined(separator: "+"))
            #expect(UInt(mask.horizontal.rawValue) == bits & 7)
            #expect(UInt(mask.vertical.rawValue) == bits >> 3)
        }
        #expect(UIViewAutoresizing.flexibleBottomMargin.rawValue == 32)
    }

    /// The test vectors: bits (1 for before, 2 for the length, 4 for after), the exact position, and the position at
    /// @1x, @2x and @3x.
    private static let vectors: [(bits: UInt8, exact: (CGFloat, CGFloat), shown: [(CGFloat, CGFloat)])] = [
        (0, (20, 100), [(20, 100), (20, 100), (20, 100)]),
        (1, (180, 100), [(180, 100), (180, 100), (180, 100)]),
        (2, (20, 260), [(20, 260), (20, 260), (20, 260)]),
        (3, (46.6667, 233.3333), [(46, 234), (46.5, 233.5), (46.6667, 233.3333)]),
        (4, (20, 100), [(20, 100), (20, 100), (20, 100)]),
        (5, (34.5455, 100), [(34, 100), (34.5, 100), (34.3333, 100)]),
        (6, (20, 153.3333), [(20, 153), (20, 153), (20, 153.3333)]),
        (7, (30, 150), [(30, 150), (30, 150), (30, 150)]),
    ]

    @Test("§1.4: the eight combinations, 320 to 480, exact and at @1x, @2x, @3x")
    func vectorTable() {
        for vector in AutoresizingReferenceTests.vectors {
            let flexibility = AxisFlexibility(rawValue: vector.bits)
            let unrounded = ResizedAxis(min: 20, length: 100, superview: 320, flexibility, rounding: .none)
                .resized(to: 480)
            #expect(isNear(unrounded.exact, vector.exact.0, vector.exact.1))
            #expect(unrounded.shown == unrounded.exact)
            for (index, place) in vector.shown.enumerated() {
                let axis = ResizedAxis(
                    min: 20, length: 100, superview: 320, flexibility, scale: CGFloat(index + 1)
                ).resized(to: 480)
                #expect(isNear(axis.shown, place.0, place.1), "\(vector.bits) @\(index + 1)x: \(axis.shown)")
            }
        }
    }

    @Test("§1.4: growing 375 to 667, and shrinking 667 to 375 past zero")
    func growingAndShrinking() {
        let rows: [(UInt8, grown: (CGFloat, CGFloat), shrunk: (CGFloat, CGFloat))] = [
            (1, (332, 200), (-252, 200)), (2, (40, 492), (40, 0)), (3, (88.6667, 443.3333), (-8.6667, 0)),
            (5, (106.7429, 200), (14.9893, 200)), (6, (40, 374.3284), (40, 106.8581)),
            (7, (71.1467, 355.7333), (22.4888, 112.4438)),
        ]
        for (bits, grown, shrunk) in rows {
            let flexibility = AxisFlexibility(rawValue: bits)
            let small = ResizedAxis(min: 40, length: 200, superview: 375, flexibility, rounding: .none)
            #expect(isNear(small.resized(to: 667).shown, grown.0, grown.1))
            let large = ResizedAxis(min: 40, length: 200, superview: 667, flexibility, rounding: .none)
            #expect(isNear(large.resized(to: 375).shown, shrunk.0, shrunk.1))
        }
        let clamped = ResizedAxis(min: 40, length: 200, superview: 667, .length).resized(to: 375)
        #expect(clamped.exact.length == -92)
    }

    @Test("§1.3 E1, E2: the rule is linear in the superview's length, with UIKit's logged coefficients")
    func linearForms() {
        let first = ResizedAxis(min: 494.0 / 3, length: 64, superview: 393, [.before, .after], rounding: .none)
        let second = ResizedAxis(min: 10, length: 300, superview: 320, [.length, .after], rounding: .none)
        for width in stride(from: CGFloat(100), through: 1000, by: 50) {
            #expect(isNear(first.resized(to: width).shown.min, 0.500507 * width - 32.0324, 1e-3))
            let place = second.resized(to: width).shown
            #expect(isNear(place.length, 0.967742 * width - 9.67742, 1e-3))
            #expect(isNear(place.min + place.length / 2, 0.967742 * width / 2 + 5.16129, 1e-3))
        }
    }

    @Test("§1.3 E3: a frame printed by a device at @2x: both edges go down to the pixel")
    func printedFrame() {
        let frame = resized(
            CGRect(x: 20, y: 10, width: 140, height: 80),
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], from: CGSize(width: 180, height: 100),
            to: CGSize(width: 300, height: 100))
        #expect(frame == CGRect(x: 33, y: 10, width: 233.5, height: 80))
    }

    @Test("§1.3 E4, E5, E6: worked examples")
    func workedExamples() {
        #expect(
            resized(
                CGRect(x: 10, y: 10, width: 30, height: 30),
                [.flexibleLeftMargin, .flexibleTopMargin, .flexibleHeight], from: CGSize(width: 50, height: 50),
                to: CGSize(width: 100, height: 100)) == CGRect(x: 60, y: 22.5, width: 30, height: 67.5))
        let centred = ResizedAxis(min: 20, length: 50, superview: 100, [.before, .after]).resized(to: 220)
        #expect(centred.shown == Autoresizing.Exact(min: 68, length: 50))
        let old = CGSize(width: 132, height: 194)
        let new = CGSize(width: 172, height: 144)
        #expect(
            resized(CGRect(x: 0, y: 0, width: 132, height: 10), .flexibleWidth, from: old, to: new)
                == CGRect(x: 0, y: 0, width: 172, height: 10))
        #expect(
            resized(
                CGRect(x: 112, y: 174, width: 20, height: 20), [.flexibleLeftMargin, .flexibleTopMargin], from: old,
                to: new) == CGRect(x: 152, y: 124, width: 20, height: 20))
    }

    @Test("§1.5: flexible parts that measure nothing together share equally")
    func zeroTotals() {
        // The tuples are: the margin before, the length, the superview's length before, the bits, and the position
        // after the superview grew by 60.
        let cases: [(CGFloat, CGFloat, CGFloat, UInt8, CGFloat, CGFloat)] = [
            (0, 100, 100, 5, 30, 100), (0, 0, 50, 3, 30, 30), (50, 0, 50, 6, 50, 30), (0, 0, 0, 7, 20, 20),
            (-20, 20, 80, 3, 10, 50), (-10, 100, 100, 5, 20, 100), (0, 0, 0, 2, 0, 60), (0, 0, 0, 1, 60, 0),
        ]
        for (min, length, superview, bits, newMin, newLength) in cases {
            let axis = ResizedAxis(
                min: min, length: length, superview: superview, AxisFlexibility(rawValue: bits), rounding: .none
            ).resized(to: superview + 60)
            #expect(axis.exact == Autoresizing.Exact(min: newMin, length: newLength), "\(bits)")
        }
    }

    @Test("§1.5: a residue of floating point counts as nothing")
    func residue() {
        let axis = ResizedAxis(min: 3e-15, length: -1e-15, superview: 50, [.before, .length], rounding: .none)
            .resized(to: 110)
        #expect(isNear(axis.exact, 30, 30))
    }

    @Test("§1.5: a part that is nothing stays nothing beside others that are not")
    func zeroPart() {
        let axis = ResizedAxis(min: 0, length: 100, superview: 300, [.before, .after]).resized(to: 500)
        #expect(axis.shown == Autoresizing.Exact(min: 0, length: 100))
    }

    @Test("§1.5: a negative total shares in proportion, and the way back is open")
    func negativeTotal() {
        var axis = ResizedAxis(min: 10, length: 150, superview: 100, [.before, .after], rounding: .none)
        axis.resize(to: 125)
        #expect(isNear(axis.exact, 5, 150))
        axis.resize(to: 100)
        #expect(isNear(axis.exact, 10, 150))
    }

    @Test("§1.6: past zero a length is shown as 0, and as it is where exact places are asked for")
    func negativeLength() {
        for (rounding, shown) in [(Autoresizing.Rounding.pixelFloor, 0), (.none, 0), (.exact, -92)] as [(_, CGFloat)] {
            let axis = ResizedAxis(min: 40, length: 200, superview: 667, [.length], rounding: rounding)
            #expect(isNear(axis.resized(to: 375).shown, 40, shown))
            #expect(isNear(axis.resized(to: 375).resized(to: 667).shown, 40, 200))
        }
    }

    @Test("§1.6: only what flexed is rounded; the rest stays off the grid")
    func onlyWhatFlexed() {
        let fixedMin = ResizedAxis(min: 164.3, length: 50, superview: 300, .length, scale: 3).resized(to: 400)
        #expect(fixedMin.shown.min == 164.3)
        #expect(isNear(fixedMin.shown.min + fixedMin.shown.length, 314))
        let fixedLength = ResizedAxis(min: 20, length: 10.1, superview: 100, .before).resized(to: 150.3)
        #expect(fixedLength.shown == Autoresizing.Exact(min: 70, length: 10.1))
        let nothing = ResizedAxis(min: 1.23, length: 4.56, superview: 100, .after).resized(to: 150)
        #expect(nothing.shown == Autoresizing.Exact(min: 1.23, length: 4.56))
    }

    @Test("§1.9: a view of nothing in nothing becomes full size; insets in nothing are lost")
    func zeroSuperview() {
        let full = ResizedAxis(min: 0, length: 0, superview: 0, .length).resized(to: 320)
        #expect(full.shown == Autoresizing.Exact(min: 0, length: 320))
        // An inset of 10 from either edge in a superview that has no length yet loses the 10 at the end.
        let inset = ResizedAxis(min: 10, length: 0, superview: 0, .length).resized(to: 320)
        #expect(inset.shown == Autoresizing.Exact(min: 10, length: 320))
    }

    @Test("§1.9: shrunk past zero and grown again")
    func pastZero() {
        var axis = ResizedAxis(min: 10, length: 80, superview: 100, .length)
        axis.resize(to: 0)
        #expect(axis.shown == Autoresizing.Exact(min: 10, length: 0))
        #expect(axis.exact.length == -20)
        axis.resize(to: 100)
        #expect(axis.shown == Autoresizing.Exact(min: 10, length: 80))
    }
}

@Suite("Autoresizing, every mask")
struct AutoresizingEnumerationTests {
    /// Pairs of sizes: growth, shrinking, shrinking past zero, and from and to nothing.
    private static let sizes: [(from: CGSize, to: CGSize)] = [
        (CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)),
        (CGSize(width: 320, height: 480), CGSize(width: 480, height: 640)),
        (CGSize(width: 667, height: 700), CGSize(width: 300, height: 200)),
        (CGSize(width: 320, height: 320), CGSize(width: 20, height: 3)),
        (CGSize(width: 320, height: 320), CGSize(width: 0, height: 0)),
        (CGSize(width: 0, height: 0), CGSize(width: 320, height: 200)),
    ]
    private static let frames: [CGRect] = [
        CGRect(x: 40, y: 25, width: 200, height: 130), CGRect(x: 0, y: 0, width: 320, height: 320),
        CGRect(x: -30, y: 10, width: 500, height: 700), CGRect(x: 300, y: 310, width: 0, height: 0),
        CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 7, y: 11, width: 13, height: 17),
    ]

    @Test("§1.2: all 64 masks on both axes as the rule says, growing, shrinking, past zero, from nothing")
    func allMasks() {
        for bits in UInt(0)..<64 {
            let mask = UIViewAutoresizing(rawValue: bits)
            for (old, new) in AutoresizingEnumerationTests.sizes {
                for frame in AutoresizingEnumerationTests.frames {
                    let x = PlainAutoresizing(
                        min: frame.minX, length: frame.width, superview: old.width, bits: bits & 7
                    ).resized(by: new.width - old.width)
                    let y = PlainAutoresizing(
                        min: frame.minY, length: frame.height, superview: old.height, bits: bits >> 3
                    ).resized(by: new.height - old.height)
                    let actual = resized(frame, mask, from: old, to: new, rounding: .none)
                    let isAsExpected =
                        isNear(actual.origin.x, x.min, 1e-9) && isNear(actual.width, max(0, x.length), 1e-9)
                        && isNear(actual.origin.y, y.min, 1e-9) && isNear(actual.height, max(0, y.length), 1e-9)
                    #expect(isAsExpected, "\(mask.shortText) \(frame) \(old) → \(new): \(actual)")
                }
            }
        }
    }

    @Test("§1.6: what is shown is the exact edge gone down to the pixel, where it flexed")
    func rounding() {
        for bits in UInt8(0)..<8 {
            let flexibility = AxisFlexibility(rawValue: bits)
            for scale in [CGFloat(1), 2, 3] {
                for superview in stride(from: CGFloat(1), through: 700, by: 23) {
                    let axis = ResizedAxis(min: 40, length: 200, superview: 375, flexibility, scale: scale)
                        .resized(to: superview)
                    let lower = (axis.exact.min * scale + 1e-6).rounded(.down) / scale
                    let upper = ((axis.exact.min + axis.exact.length) * scale + 1e-6).rounded(.down) / scale
                    let min = bits & 1 != 0 ? lower : 40
                    let length = bits & 2 != 0 ? max(0, upper - min) : 200
                    #expect(isNear(axis.shown.min, min, 1e-9))
                    #expect(isNear(axis.shown.length, length, 1e-9))
                }
            }
        }
    }
}
