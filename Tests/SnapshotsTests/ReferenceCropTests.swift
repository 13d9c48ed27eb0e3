import Basics
import Comparison
import Foundation
import ImageCodecs
import Testing

@testable import Snapshots

@Suite("What of a golden a report holds")
struct ReferenceCropTests {
    private static let white = [UInt32](repeating: .max, count: 400)

    /// A white picture of 20 × 20 pixels with a few pixels of other colours.
    private func png(_ pixels: [Int: UInt32] = [:]) throws -> Data {
        var all = Self.white
        for (place, pixel) in pixels { all[place] = pixel }
        return try PNG.encode(Bitmap(width: 20, height: 20, pixels: all))
    }

    @Test("Laid over the actual picture it is the golden, pixel for pixel, wherever both differ")
    func whole() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let corner = Int.random(in: 0..<200, using: &random)
            let old = [corner: 0xFF12_3456, corner + 25: UInt32(0xFF00_0000)].filter { $0.key % 20 < 15 }
            let new = [corner + 3: UInt32(0xFFFF_0000)].filter { $0.key % 20 < 15 }
            let (reference, actual) = (try png(old), try png(new))
            guard let crop = ReferenceCrop(of: reference, beside: actual) else {
                #expect(old.isEmpty && new.isEmpty)
                continue
            }
            let held = try PNG.decode(crop.file)
            var pixels = try PNG.decode(actual).pixels
            #expect(held.width == crop.place.width && held.height == crop.place.height)
            for y in 0..<held.height {
                for x in 0..<held.width {
                    pixels[(crop.place.y + y) * 20 + crop.place.x + x] = held.pixels[y * held.width + x]
                }
            }
            #expect(pixels == (try PNG.decode(reference).pixels))
        }
    }

    @Test(
        "The whole golden is held where a crop would save little, of another size, and where something shines through")
    func none() throws {
        let actual = try png()
        #expect(
            ReferenceCrop(of: try png([21: 0xFF00_0000]), beside: actual)?.place
                == PixelRect(x: 1, y: 1, width: 1, height: 1))
        #expect(ReferenceCrop(of: try png([0: 0xFF00_0000, 399: 0xFF00_0000]), beside: actual) == nil)
        #expect(ReferenceCrop(of: try png([21: 0x8000_0000]), beside: actual) == nil)
        #expect(ReferenceCrop(of: actual, beside: actual) == nil)
        let other = try PNG.encode(Bitmap(width: 2, height: 200, pixels: Self.white))
        #expect(ReferenceCrop(of: other, beside: actual) == nil)
        #expect(ReferenceCrop(of: Data("no picture".utf8), beside: actual) == nil)
    }
}
