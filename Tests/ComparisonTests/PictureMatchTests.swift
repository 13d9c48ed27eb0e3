import Foundation
import ImageCodecs
import TestSupport
import Testing

@testable import Comparison

@Suite("How alike pictures look")
struct PictureMatchTests {
    private let lab = LabDistance()

    private func match(_ pairs: [(UInt32, UInt32)], _ tolerance: PictureTolerance = .exact) -> PictureMatch? {
        PictureMatch(
            reference: Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.0)),
            actual: Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.1)),
            rules: PictureRules(tolerance: tolerance))
    }

    private func holds(_ pairs: [(UInt32, UInt32)], _ tolerance: PictureTolerance) -> Bool {
        let reference = Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.0))
        let actual = Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.1))
        let quick = PictureRules(tolerance: tolerance).hold(reference: reference, actual: actual)
        // Both algorithms must agree.
        #expect(match(pairs, tolerance)?.holds == quick)
        return quick
    }

    // L* of a grey is 116 Y^⅓ − 16, where Y is its linear luminance; a* and b* are 0.
    @Test(
        "The distance of greys is that of their lightness",
        arguments: [(0x000000, 0xFFFFFF, 100.0), (0xFFFFFF, 0x777777, 49.966), (0x777777, 0x787878, 0.402)])
    func greys(first: UInt32, second: UInt32, expected: Double) {
        #expect(abs(lab.distance(0xFF00_0000 | first, 0xFF00_0000 | second) - expected) < 0.01)
    }

    // Lab of sRGB's primaries, as tables of the CIE give it: red 53.24 80.09 67.20, blue 32.30 79.19 −107.86.
    @Test("The distance of colours is that of their places in CIELAB")
    func colours() {
        let expected = (20.94 * 20.94 + 0.9 * 0.9 + 175.06 * 175.06).squareRoot()
        #expect(abs(lab.distance(0xFFFF_0000, 0xFF00_00FF) - expected) < 0.05)
    }

    @Test("Of colours that are not opaque it is the larger one on black and white")
    func translucent() {
        #expect(abs(lab.distance(0x0000_0000, 0xFFFF_FFFF) - 100) < 0.01)
        #expect(abs(lab.distance(0x0000_0000, 0xFF00_0000) - 100) < 0.01)
        #expect(lab.distance(0x8000_0000, 0x8000_0000) == 0)
    }

    // The reference is the library's cube root; the tables may deviate by their documented error.
    @Test("Distances are those of the formulas, for colours of all kinds")
    func formulas() {
        func lab(_ pixel: UInt32) -> [Double] {
            let light = [16, 8, 0].map { (shift: UInt32) -> Double in
                let value = Double((pixel >> shift) & 255) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            func root(_ a: Double, _ b: Double, _ c: Double, of white: Double) -> Double {
                let value = (a * light[0] + b * light[1] + c * light[2]) / white
                return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
            }
            let x = root(0.4123908, 0.3575843, 0.1804808, of: 0.9504559)
            let y = root(0.2126390, 0.7151687, 0.0721923, of: 1)
            let z = root(0.0193308, 0.1191948, 0.9505322, of: 1.0890578)
            return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
        }
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2000 {
            let first = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            let second = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            let steps: [Double] = zip(lab(first), lab(second)).map { $0 - $1 }
            let expected = steps.reduce(0) { $0 + $1 * $1 }.squareRoot()
            let distance: CGFloat = self.lab.distance(first, second)
            #expect(abs(distance - CGFloat(expected)) < 0.01)
        }
    }

    @Test("Precision is the share of pixels that match")
    func precision() {
        let white: UInt32 = 0xFFFF_FFFF
        let pairs = [(white, white), (white, white), (white, white), (white, 0xFF00_0000)]
        #expect(holds(pairs, PictureTolerance(precision: 0.75)))
        #expect(!holds(pairs, PictureTolerance(precision: 0.76)))
        #expect(holds(pairs, PictureTolerance(perceptualPrecision: 0)))
        let settings: [PassingSetting] = [.precision(0.75), .maxDiffPixels(1), .maxDiffPixelsPerWindow(1, side: 32)]
        #expect(match(pairs)?.passing == [PassingSettings(view: nil, settings: settings)])
    }

    @Test("Perceptual precision is what the farthest pixel holds")
    func perceptualPrecision() {
        let pairs: [(UInt32, UInt32)] = [(0xFF77_7777, 0xFF78_7878), (0xFF77_7777, 0xFF77_7777)]
        #expect(holds(pairs, PictureTolerance(perceptualPrecision: 0.996)))
        #expect(!holds(pairs, PictureTolerance(perceptualPrecision: 0.9961)))
        #expect(holds(pairs, PictureTolerance(precision: 0.5)))
        let settings = match(pairs)?.passing.first?.settings ?? []
        #expect(settings.contains(.perceptualPrecision(0.996)))
    }

    @Test("Distances are told in hundredths, rounded up; a precision allows those that it has room for, each of them")
    func steps() {
        var generator = SeededGenerator(seed: 9)
        let pairs = (0..<500).map { _ in
            let first = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            return (first, 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator))
        }
        let reference = Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.0))
        let actual = Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.1))
        let steps = PicturePair.of(reference, actual) {
            PixelDistance().steps(at: pairs.indices.map(UInt32.init), in: $0)
        }
        for (steps, (first, second)) in zip(steps ?? [], pairs) {
            let hundredths = min(lab.distance(first, second) * 100, 10_000)
            #expect(CGFloat(steps) >= hundredths && CGFloat(steps) < hundredths + 1)
        }
        #expect(steps?.count == pairs.count)
        // At a precision of (10,000 − n) / 10,000, pixels match up to a distance of n hundredths.
        let wrong = (0...10_000).filter { PixelDistance.allowed(by: CGFloat(10_000 - $0) / 10_000) != $0 }
        #expect(wrong.isEmpty)
    }

    @Test("Each budget that is given has to hold, and without any not one pixel may be left")
    func budgets() {
        let pairs: [(UInt32, UInt32)] = (0..<100).map { (0xFF00_0000, $0 < 4 ? 0xFFFF_FFFF : 0xFF00_0000) }
        #expect(!holds(pairs, .exact))
        #expect(!holds(pairs, PictureTolerance(precision: 1)))
        #expect(holds(pairs, PictureTolerance(maxDiffPixels: 4)))
        #expect(!holds(pairs, PictureTolerance(maxDiffPixels: 3)))
        #expect(!holds(pairs, PictureTolerance(precision: 0.97, maxDiffPixels: 4)))
        #expect(!holds(pairs, PictureTolerance(precision: 1, maxDiffPixels: 4)))
        #expect(!holds(pairs, PictureTolerance(precision: 0.9, maxDiffPixels: 3)))
        #expect(holds(pairs, PictureTolerance(window: PixelWindow(side: 3, maxDiffPixels: 3))))
        #expect(!holds(pairs, PictureTolerance(window: PixelWindow(side: 4, maxDiffPixels: 3))))
        #expect(
            !holds(pairs, PictureTolerance(maxDiffPixels: 50, window: PixelWindow(side: 4, maxDiffPixels: 3))))
    }

    @Test("What is advised holds, and a step more does not", arguments: 0..<50)
    func advice(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        func color() -> UInt32 { 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
        let pairs = (0..<200).map { index in
            let pixel = color()
            return (pixel, index == 7 || Int.random(in: 0..<5, using: &generator) == 0 ? color() : pixel)
        }
        let tolerances = [
            PictureTolerance.exact, PictureTolerance(precision: 0.9), PictureTolerance(perceptualPrecision: 0.9),
            PictureTolerance(maxDiffPixels: 10), PictureTolerance(window: PixelWindow(side: 8, maxDiffPixels: 1)),
            PictureTolerance(precision: 0.99, maxDiffPixels: 20),
        ]
        for tolerance in tolerances where !holds(pairs, tolerance) {
            let settings = try #require(match(pairs, tolerance)?.passing.first).settings
            for setting in settings {
                #expect(holds(pairs, tolerance.with(setting)), "\(tolerance) with \(setting)")
                guard let stricter = setting.stricter else { continue }
                #expect(!holds(pairs, tolerance.with(stricter)), "\(tolerance) with \(stricter)")
            }
        }
        #expect(try #require(match(pairs)?.passing.first).settings.count >= 3)
    }

    @Test("What would let a missing button pass is not advised")
    func absurd() throws {
        let black: UInt32 = 0xFF00_0000
        func settings(of count: Int, in total: Int) throws -> [PassingSetting] {
            try #require(match((0..<total).map { ($0 < count ? 0xFFFF_FFFF : black, black) })?.passing.first).settings
        }
        // The result allows at most 5 % of the pixels, or a small number of them, and no difference in colour that
        // everyone would see.
        #expect(
            try settings(of: 100, in: 2000).map(\.description) == [
                "precision: 0.95", "maxDiffPixels: 100", "maxDiffPixelsPerWindow: 32",
            ])
        #expect(try settings(of: 101, in: 2000).isEmpty)
        #expect(try settings(of: 64, in: 100).first == .precision(0.36))
    }

    // A perceptual precision with four digits has 10,001 values. One try shows whether the lowest is enough, and 13 or
    // 14 halve them until one is left. The other parameters, at most three, are precision, ignoreAntialiasing and
    // maxDiffPixels.
    @Test(
        "However many pixels differ, the search tries at most 18 settings", arguments: [1, 100, 1999, 2000],
        [
            PictureTolerance.exact, PictureTolerance(precision: 1), PictureTolerance(perceptualPrecision: 0.999),
            PictureTolerance(maxDiffPixels: 0), PictureTolerance(window: PixelWindow(maxDiffPixels: 0)),
        ])
    func tries(count: Int, tolerance: PictureTolerance) throws {
        let pairs: [(UInt32, UInt32)] = (0..<2000).map { ($0 < count ? 0xFF78_7878 : 0xFF77_7777, 0xFF77_7777) }
        let search = try #require(match(pairs, tolerance)).searchPassing()
        #expect((14...18).contains(search.tries), "\(search.tries)")
        #expect(search.settings.count == 1)
    }

    @Test("No setting is tried for a picture that passes")
    func noTries() throws {
        let pairs: [(UInt32, UInt32)] = [(0xFF78_7878, 0xFF77_7777)]
        let search = try #require(match(pairs, PictureTolerance(maxDiffPixels: 1))).searchPassing()
        #expect(search.tries == 0 && search.settings.isEmpty)
    }

    @Test("Pictures of two sizes never hold")
    func sizes() {
        let small = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
        let large = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4))
        let anything = PictureRules(tolerance: PictureTolerance(precision: 0, perceptualPrecision: 0))
        #expect(PictureMatch(reference: small, actual: large, rules: anything) == nil)
        #expect(!anything.hold(reference: small, actual: large))
        let nothing = Bitmap(width: 0, height: 0, pixels: [])
        #expect(anything.hold(reference: nothing, actual: nothing))
    }

    @Test("Figures are kept between 0 and 1")
    func bounds() {
        #expect(
            PictureTolerance(precision: 3, perceptualPrecision: -1)
                == PictureTolerance(precision: 1, perceptualPrecision: 0))
        #expect(PictureTolerance(precision: .nan) == PictureTolerance(precision: 1))
        #expect(PictureTolerance(precision: .nan).isExact && PictureTolerance.exact.isExact)
        #expect(PictureTolerance(maxDiffPixels: -1) == PictureTolerance(maxDiffPixels: 0))
        #expect(!PictureTolerance(maxDiffPixels: 1).isExact)
    }

    @Test("Shortfall and advice in words")
    func words() {
        let pairs: [(UInt32, UInt32)] = [(0xFF77_7777, 0xFF78_7878), (0xFF77_7777, 0xFF77_7777)]
        #expect(match(pairs)?.shortfall == nil)
        #expect(
            match(pairs, PictureTolerance(precision: 0.9))?.shortfall == """
                The precision is 0.5; 0.9 is required.
                The lowest perceptual precision of a pixel is 0.996, 1 is required.
                """)
        let sentence = """
            It would pass with precision: 0.5, or with perceptualPrecision: 0.996, or with maxDiffPixels: 1, \
            or with maxDiffPixelsPerWindow: 1.
            """
        #expect(match(pairs)?.passing.map(\.description) == [sentence])
        #expect(
            PassingSettings(view: "a b", settings: []).description
                == "In \"a b\" it would not pass with any meaningful tolerance."
        )
    }
}

extension PictureTolerance {
    fileprivate func with(_ setting: PassingSetting) -> PictureTolerance {
        var tolerance = self
        switch setting {
        case .precision(let value): tolerance.precision = value
        case .perceptualPrecision(let value): tolerance.perceptualPrecision = value
        case .ignoreAntialiasing: tolerance.ignoresAntialiasing = true
        case .maxDiffPixels(let count): tolerance.maxDiffPixels = count
        case .maxDiffPixelsPerWindow(let count, let side):
            tolerance.window = PixelWindow(side: side, maxDiffPixels: count)
        }
        return tolerance
    }
}

extension PassingSetting {
    /// The next stricter setting.
    fileprivate var stricter: PassingSetting? {
        switch self {
        case .precision(let value): .precision(value + 0.005)
        case .perceptualPrecision(let value): value < 1 ? .perceptualPrecision(value + 0.0001) : nil
        case .ignoreAntialiasing: nil
        case .maxDiffPixels(let count): count > 0 ? .maxDiffPixels(count - 1) : nil
        case .maxDiffPixelsPerWindow(let count, let side):
            count > 0 ? .maxDiffPixelsPerWindow(count - 1, side: side) : nil
        }
    }
}
