import Basics
import Foundation
import TestSupport
import Testing

@testable import ImageCodecs

@Suite("Law: what skips rows and blocks that repeat finds what a loop over all pixels finds")
struct RepetitivePictureTests {
    private static let seeds: Range<UInt64> = 0..<200

    @Test("A block repeats the one before it if all of its pixels do", arguments: seeds)
    func blocks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bitmap = Bitmap.repetitive(opaque: false, using: &generator)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in 0..<bitmap.height {
                let row = base + y * bitmap.width
                for start in stride(from: 0, to: bitmap.width, by: PixelBlock.size) {
                    let end = min(bitmap.width, start + PixelBlock.size)
                    let plain = start >= 64 && (start..<end).allSatisfy { row[$0] == row[$0 - 64] }
                    #expect(PixelBlock.repeats(row, from: start, to: end) == plain)
                }
            }
        }
    }

    @Test("A picture is opaque if each of its pixels is", arguments: seeds)
    func opacity(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var bitmap = Bitmap.repetitive(opaque: true, using: &generator)
        #expect(bitmap.isOpaque)
        // One pixel is changed, then some.
        var pixels = bitmap.pixels
        pixels[Int.random(in: pixels.indices, using: &generator)] = 0xFE00_0000
        #expect(!Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels).isOpaque)
        bitmap = bitmap.repainted(opaque: false, using: &generator)
        #expect(bitmap.isOpaque == bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test("The rows of a PNG, of the whole picture and of any part, are its pixels one by one", arguments: seeds)
    func rows(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let isOpaque = Bool.random(using: &generator)
        let bitmap = Bitmap.repetitive(opaque: isOpaque, using: &generator)
        let x = Int.random(in: 0..<bitmap.width, using: &generator)
        let y = Int.random(in: 0..<bitmap.height, using: &generator)
        let part = PixelRect(
            x: x, y: y, width: Int.random(in: 1...bitmap.width - x, using: &generator),
            height: Int.random(in: 1...bitmap.height - y, using: &generator))
        for region in [PixelRect.whole(of: bitmap), part] {
            let isOpaquePart = (region.y..<region.maxY).allSatisfy { y in
                (region.x..<region.maxX).allSatisfy { bitmap.pixels[y * bitmap.width + $0] >> 24 == 255 }
            }
            let opaque = isOpaquePart ? plainRows(bitmap, region, .rgb) : nil
            #expect(PNG.opaqueRows(of: bitmap, region: region) == opaque)
            #expect(PNG.translucentRows(of: bitmap, region: region) == plainRows(bitmap, region, .rgba))
        }
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }

    private func plainRows(_ bitmap: Bitmap, _ region: PixelRect, _ type: PNG.Header.ColorType) -> [UInt8] {
        var bytes: [UInt8] = []
        for y in region.y..<region.y + region.height {
            bytes.append(0)
            for x in region.x..<region.x + region.width {
                let pixel = bitmap.pixels[y * bitmap.width + x]
                let alpha = pixel >> 24
                for shift in [16, 8, 0] as [UInt32] {
                    let part = pixel >> shift & 255
                    // A component that was multiplied by alpha is divided by it and rounded.
                    let straight = alpha == 0 ? 0 : min(255, Int((Double(part) * 255 / Double(alpha)).rounded()))
                    bytes.append(UInt8(straight))
                }
                if type == .rgba { bytes.append(UInt8(alpha)) }
            }
        }
        return bytes
    }

    @Test("The part of a picture that changed is the box around all pixels that differ", arguments: seeds)
    func changed(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = Bitmap.repetitive(opaque: false, using: &generator)
        let new = old.repainted(opaque: false, using: &generator)
        let places = old.pixels.indices.filter { old.pixels[$0] != new.pixels[$0] }
        let columns = places.map { $0 % old.width }
        let rows = places.map { $0 / old.width }
        var box: PixelRect?
        if let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() {
            box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
        #expect(PixelRect.changed(from: old, to: new) == box)
    }

    @Test("The pictures of these laws do repeat rows and blocks, and not all of them")
    func samples() {
        var (rows, repeatedRows, blocks, repeatedBlocks) = (0, 0, 0, 0)
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            let bitmap = Bitmap.repetitive(opaque: false, using: &generator)
            let lines = (0..<bitmap.height).map { Array(bitmap.pixels[($0 * bitmap.width)...].prefix(bitmap.width)) }
            rows += lines.count - 1
            repeatedRows += zip(lines, lines.dropFirst()).count { $0 == $1 }
            for line in lines where line.count > 64 {
                blocks += 1
                if line.dropFirst(64).prefix(64).elementsEqual(line.prefix(min(64, line.count - 64))) {
                    repeatedBlocks += 1
                }
            }
        }
        #expect(rows / 4 < repeatedRows && repeatedRows < rows * 3 / 4)
        #expect(blocks / 10 < repeatedBlocks && repeatedBlocks < blocks * 9 / 10)
    }
}
