import Foundation
import LayoutRules
import TestSupport
import Testing

@Suite("Autoresizing, by its law")
struct AutoresizingLawTests {
    /// The sum of the flexible parts. The law about reversibility holds only if it stays away from 0.
    private func total(_ axis: ResizedAxis) -> Double {
        PlainAutoresizing(
            min: axis.exact.min, length: axis.exact.length, superview: axis.superview,
            bits: UInt(axis.flexibility.rawValue)
        ).total
    }

    @Test(
        "§1.6: sizes that end where they began restore every place that began on the pixel grid, to the bit",
        arguments: [CGFloat(1), 2, 3])
    func roundTrip(scale: CGFloat) {
        var random = SeededGenerator(seed: 0x5EED + UInt64(scale))
        var restored = 0
        var lost: [String] = []
        for _ in 0..<8_000 {
            let bits = UInt8.random(in: 0..<8, using: &random)
            let start = CGFloat(Int.random(in: 1...1400, using: &random))
            let began = ResizedAxis(
                min: CGFloat(Int.random(in: -900...2400, using: &random)) / scale,
                length: CGFloat(Int.random(in: 0...2400, using: &random)) / scale, superview: start,
                AxisFlexibility(rawValue: bits), scale: scale)
            var axis = began
            var crossesZero = false
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                crossesZero = crossesZero || (bits.nonzeroBitCount > 1 && abs(total(axis)) < 1e-3)
                axis.resize(to: CGFloat(Int.random(in: 0...4200, using: &random)) / 3)
            }
            crossesZero = crossesZero || (bits.nonzeroBitCount > 1 && abs(total(axis)) < 1e-3)
            axis.resize(to: start)
            if crossesZero { continue }
            restored += 1
            if axis.shown != began.shown {
                lost.append("bits \(bits), \(began.shown) in \(start) came back as \(axis.shown)")
            }
        }
        #expect(lost.prefix(3).isEmpty, "\(lost.count) of \(restored) lost")
        #expect(restored > 7_000)
    }

    @Test("§1.6: without rounding, places come back too")
    func roundTripUnrounded() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let began = ResizedAxis(
                min: .random(in: 1...200, using: &random), length: .random(in: 1...200, using: &random),
                superview: .random(in: 401...800, using: &random),
                AxisFlexibility(rawValue: .random(in: 0..<8, using: &random)), rounding: .none)
            var axis = began
            for _ in 0..<6 { axis.resize(to: .random(in: 401...1400, using: &random)) }
            axis.resize(to: began.superview)
            #expect(abs(axis.shown.min - began.shown.min) < 1e-8)
            #expect(abs(axis.shown.length - began.shown.length) < 1e-8)
        }
    }

    @Test("§1.6: in between it makes no difference by how many steps a size was reached")
    func steps() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let began = ResizedAxis(
                min: CGFloat(Int.random(in: 1...200, using: &random)),
                length: CGFloat(Int.random(in: 1...200, using: &random)), superview: 500,
                AxisFlexibility(rawValue: .random(in: 0..<8, using: &random)), scale: 3)
            let target = CGFloat(Int.random(in: 450...1400, using: &random))
            var axis = began
            axis.resize(to: CGFloat(Int.random(in: 450...1400, using: &random)))
            axis.resize(to: target)
            let direct = began.resized(to: target).shown
            #expect(abs(axis.shown.min - direct.min) < 1e-9)
            #expect(abs(axis.shown.length - direct.length) < 1e-9)
        }
    }

    @Test("Lengths that are not finite or far out of range end somewhere, without a trap")
    func outOfRange() {
        for superview in [CGFloat.infinity, -.infinity, .nan, .greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude]
        {
            for bits in UInt8(0)..<8 {
                var axis = ResizedAxis(min: 10, length: 80, superview: 100, AxisFlexibility(rawValue: bits))
                axis.resize(to: superview)
                axis.resize(to: 100)
                #expect(axis.shown.length.isNaN || axis.shown.length >= 0)
            }
        }
    }
}
