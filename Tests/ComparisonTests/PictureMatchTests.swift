import Foundation
import ImageCodecs
import Testing

@testable import Comparison

@Suite("How alike pictures look")
struct PictureMatchTests {
    private func match(_ pairs: [(UInt32, UInt32)]) -> PictureMatch {
        PictureMatch(
            reference: Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.0)),
            actual: Bitmap(width: pairs.count, height: 1, pixels: pairs.map(\.1)))
    }

    // L* of a grey is 116 (Y)^⅓ − 16 with Y its linear light; greys have neither a* nor b*.
    @Test(
        "The distance of greys is that of their lightness",
        arguments: [(0x000000, 0xFFFFFF, 100.0), (0xFFFFFF, 0x777777, 49.966), (0x777777, 0x787878, 0.402)])
    func greys(first: UInt32, second: UInt32, expected: Double) {
        #expect(abs(LabColor.distance(0xFF00_0000 | first, 0xFF00_0000 | second) - expected) < 0.01)
    }

    // Lab of sRGB's primaries, as tables of the CIE give it: red 53.24 80.09 67.20, blue 32.30 79.19 −107.86.
    @Test("The distance of colours is that of their places in CIELAB")
    func colours() {
        let expected = (20.94 * 20.94 + 0.9 * 0.9 + 175.06 * 175.06).squareRoot()
        #expect(abs(LabColor.distance(0xFFFF_0000, 0xFF00_00FF) - expected) < 0.05)
    }

    @Test("Of colours that are not opaque it is the larger one on black and white")
    func translucent() {
        #expect(abs(LabColor.distance(0x0000_0000, 0xFFFF_FFFF) - 100) < 0.01)
        #expect(abs(LabColor.distance(0x0000_0000, 0xFF00_0000) - 100) < 0.01)
        #expect(LabColor.distance(0x8000_0000, 0x8000_0000) == 0)
    }

    @Test("Precision is the share of pixels that match")
    func precision() {
        let white: UInt32 = 0xFFFF_FFFF
        let match = match([(white, white), (white, white), (white, white), (white, 0xFF00_0000)])
        #expect(match.share(at: 1) == 0.75)
        #expect(match.precision(at: 1) == 0.75)
        #expect(match.holds(PictureTolerance(precision: 0.75)))
        #expect(!match.holds(PictureTolerance(precision: 0.76)))
        #expect(match.holds(PictureTolerance(perceptualPrecision: 0)))
        #expect(match.perceptualPrecision(at: 0.75) == 1)
        #expect(match.perceptualPrecision(at: 1) == 0)
    }

    @Test("Perceptual precision is what the farthest pixel holds")
    func perceptualPrecision() {
        let match = match([(0xFF77_7777, 0xFF78_7878), (0xFF77_7777, 0xFF77_7777)])
        #expect(match.perceptualPrecision(at: 1) == 0.996)
        #expect(match.holds(PictureTolerance(perceptualPrecision: 0.996)))
        #expect(!match.holds(PictureTolerance(perceptualPrecision: 0.9961)))
        #expect(match.holds(PictureTolerance(precision: 0.5)))
    }

    @Test("What is advised holds, and a step more does not", arguments: 0..<50)
    func advice(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next() -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 33)
        }
        let match = match(
            (0..<200).map { _ in
                let pixel = 0xFF00_0000 | next() & 0xFF_FFFF
                return (pixel, next() % 3 == 0 ? 0xFF00_0000 | next() & 0xFF_FFFF : pixel)
            })
        for other in [0.5, 0.9, 1] as [CGFloat] {
            let perceptual = match.perceptualPrecision(at: other)
            #expect(match.holds(PictureTolerance(precision: other, perceptualPrecision: perceptual)))
            if perceptual < 1 {
                #expect(
                    !match.holds(PictureTolerance(precision: other, perceptualPrecision: perceptual + 0.0001)))
            }
            let precision = match.precision(at: other)
            #expect(match.holds(PictureTolerance(precision: precision, perceptualPrecision: other)))
        }
    }

    @Test("Pictures of two sizes are as far apart as can be where only one has pixels")
    func sizes() {
        let small = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
        let large = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4))
        let match = PictureMatch(reference: small, actual: large)
        #expect(match.share(at: 1) == 0.25)
        #expect(match.perceptualPrecision(at: 1) == 0)
    }

    @Test("Figures are kept between 0 and 1")
    func bounds() {
        #expect(
            PictureTolerance(precision: 3, perceptualPrecision: -1)
                == PictureTolerance(precision: 1, perceptualPrecision: 0))
        #expect(PictureTolerance(precision: .nan) == .exact)
    }

    @Test("Shortfall and advice in words")
    func words() {
        let match = match([(0xFF77_7777, 0xFF78_7878), (0xFF77_7777, 0xFF77_7777)])
        #expect(match.shortfall(of: .exact) == nil)
        #expect(
            match.shortfall(of: PictureTolerance(precision: 0.9)) == """
                The precision is 0.5, 0.9 is required.
                The lowest perceptual precision of a pixel is 0.996, 1 is required.
                """)
        #expect(
            match.advice(for: .exact) == "It would pass with precision: 0.5, or with perceptualPrecision: 0.996.")
    }
}
