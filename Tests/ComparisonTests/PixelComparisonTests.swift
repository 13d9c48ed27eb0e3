import Basics
import Comparison
import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("Pixels against pixels")
struct PixelComparisonTests {
    @Test("The same picture")
    func same() {
        let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        let comparison = PixelComparison(reference: bitmap, actual: bitmap)
        #expect(comparison.isEqual)
        #expect(comparison.bounds == nil)
        #expect(comparison.maximumDifference == 0)
        #expect(comparison.text(scale: 3) == "The pictures are the same.")
    }

    @Test("Law: count, box and distance are those of a slow look at each pixel", arguments: 0..<200 as Range<UInt64>)
    func slowLook(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...70, using: &generator)
        let height = Int.random(in: 1...9, using: &generator)
        let old = (0..<width * height).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
        var new = old
        for _ in 0..<Int.random(in: 0..<6, using: &generator) {
            let shift = UInt32.random(in: 0..<32, using: &generator)
            new[Int.random(in: old.indices, using: &generator)] ^= 1 << shift
        }
        let reference = Bitmap(width: width, height: height, pixels: old)
        let actual = Bitmap(width: width, height: height, pixels: new)
        let comparison = PixelComparison(reference: reference, actual: actual)
        let (collected, holds) = PictureRules.exact.compare(reference: reference, actual: actual)
        #expect(collected == comparison && holds == comparison.isEqual)

        let places = old.indices.filter { old[$0] != new[$0] }
        #expect(comparison.differingPixels == places.count)
        #expect(comparison.isEqual == places.isEmpty)
        let columns = places.map { $0 % width }
        let rows = places.map { $0 / width }
        let box = columns.min().map { left in
            PixelRect(
                x: left, y: rows.min()!, width: columns.max()! - left + 1, height: rows.max()! - rows.min()! + 1)
        }
        #expect(comparison.bounds == box)
        let distance = places.flatMap { place in
            [0, 8, 16, 24].map { (shift: UInt32) -> Int in
                let (one, other) = (old[place] >> shift & 255, new[place] >> shift & 255)
                return abs(Int(one) - Int(other))
            }
        }
        #expect(Int(comparison.maximumDifference) == distance.max() ?? 0)
    }

    /// The arguments are the sizes of reference and picture, the number of different pixels and their bounding box.
    @Test(
        "Different sizes: what only one of them has is different",
        arguments: [
            ((2, 2), (3, 2), 2, PixelRect(x: 2, y: 0, width: 1, height: 2)),
            ((3, 2), (2, 2), 2, PixelRect(x: 2, y: 0, width: 1, height: 2)),
            ((2, 2), (2, 3), 2, PixelRect(x: 0, y: 2, width: 2, height: 1)),
            ((2, 3), (3, 2), 4, PixelRect(x: 0, y: 0, width: 3, height: 3)),
            ((2, 2), (3, 3), 5, PixelRect(x: 0, y: 0, width: 3, height: 3)),
            ((0, 0), (2, 2), 4, PixelRect(x: 0, y: 0, width: 2, height: 2)),
            ((2, 2), (0, 0), 4, PixelRect(x: 0, y: 0, width: 2, height: 2)),
        ])
    func sizes(old: (Int, Int), new: (Int, Int), count: Int, box: PixelRect) {
        let comparison = PixelComparison(reference: .filled(old.0, old.1), actual: .filled(new.0, new.1))
        #expect(!comparison.isEqual)
        #expect(comparison.differingPixels == count)
        #expect(comparison.bounds == box)
        #expect(
            comparison.text(scale: 1)
                == "The picture is \(new.0)x\(new.1) pixels, not \(old.0)x\(old.1).")
    }

    @Test("Empty pictures of different shape differ though they have no pixels")
    func emptyShapes() {
        let comparison = PixelComparison(reference: .filled(0, 5), actual: .filled(5, 0))
        #expect(!comparison.isEqual)
        #expect(comparison.differingPixels == 0)
    }

    @Test("The sentence names points")
    func sentence() {
        var pixels = [UInt32](repeating: 0xFF00_0000, count: 600)
        let old = Bitmap(width: 30, height: 20, pixels: pixels)
        pixels[2 * 30 + 3] = 0xFF00_0001
        pixels[8 * 30 + 5] = 0xFF80_0000
        let comparison = PixelComparison(reference: old, actual: Bitmap(width: 30, height: 20, pixels: pixels))
        #expect(comparison.bounds?.points(scale: 3) == CGRect(1, 2.0 / 3, 1, 7.0 / 3))
        #expect(
            comparison.text(scale: 3)
                == "2 pixels differ (0.333333 %), by up to 128 of 255 per channel, at x 1 to 2, y 0.666667 to 3 (in points)."
        )
    }
}

extension Bitmap {
    static func filled(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFFFF_FFFF) -> Bitmap {
        Bitmap(width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
    }
}
