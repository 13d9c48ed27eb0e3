import Basics
import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@Suite("Images")
struct ImageTests {
    /// Draws one image and compares the result with the expected pixels.
    private func draw(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ bitmap: Bitmap, source: CGRect? = nil,
        to destination: CGRect, tint: RGBAColor? = nil, in transform: CGAffineTransform = .identity
    ) throws -> Bitmap {
        let asset = ImageAsset(bitmap: bitmap)
        let placement = ImagePlacement(ImageID(asset), source: source, destination: destination, tint: tint)
        return try CairoRasterTests.draw(
            width, height, scale: scale, images: [ImageID(asset): asset],
            [.layer(Layer(transform: transform, commands: [.image(placement)]))])
    }

    private let whole = CGRect(x: 0, y: 0, width: 13, height: 9)

    @Test("pixel for pixel, an image is itself, opaque or not", arguments: [true, false])
    func identity(opaque: Bool) throws {
        let bitmap = Bitmap.sample(width: 13, height: 9, opaque: opaque)
        #expect(try draw(13, 9, bitmap, to: whole) == bitmap)
        for scale in FillTests.scales {
            let small = CGRect(x: 0, y: 0, width: 13 / scale, height: 9 / scale)
            #expect(try draw(13 / scale, 9 / scale, scale: scale, bitmap, to: small) == bitmap)
        }
    }

    @Test("a part of an image, pixel for pixel")
    func crop() throws {
        let bitmap = Bitmap.sample(width: 13, height: 9, opaque: false)
        let part = CGRect(x: 3, y: 2, width: 5, height: 4)
        let drawn = try draw(5, 4, bitmap, source: part, to: CGRect(x: 0, y: 0, width: 5, height: 4))
        for y in 0..<4 { for x in 0..<5 { #expect(drawn[x, y] == bitmap[x + 3, y + 2]) } }
    }

    @Test("at half the size each pixel is the mean of four", arguments: [2, 3, 4, 8])
    func shrinking(factor: Int) throws {
        let bitmap = Bitmap.sample(width: 8 * factor, height: 6 * factor, opaque: false)
        let drawn = try draw(8, 6, bitmap, to: CGRect(x: 0, y: 0, width: 8, height: 6))
        for y in 0..<6 {
            for x in 0..<8 {
                for shift in [24, 16, 8, 0] {
                    var sum = 0
                    for index in 0..<factor * factor {
                        sum += Int(bitmap[x * factor + index % factor, y * factor + index / factor] >> shift & 0xFF)
                    }
                    let mean = Double(sum) / Double(factor * factor)
                    #expect(abs(Double(drawn[x, y] >> shift & 0xFF) - mean) <= 1.5)
                }
            }
        }
    }

    @Test("between pixels an enlarged image runs straight")
    func growing() throws {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        let drawn = try draw(40, 4, bitmap, to: CGRect(x: 0, y: 0, width: 40, height: 4))
        for x in 0..<40 {
            let expected = min(max((Double(x) + 0.5) / 20 - 0.5, 0), 1) * 255
            #expect(abs(Double(drawn[x, 2] & 0xFF) - expected) <= 3, "column \(x)")
        }
    }

    @Test("one colour stays one colour at any size, up to every edge")
    func flat() throws {
        for (width, height) in [(1, 1), (7, 5), (64, 3)] {
            let pixels = [UInt32](repeating: 0xFF12_3456, count: width * height)
            let bitmap = Bitmap(width: width, height: height, pixels: pixels)
            for side: CGFloat in [1, 2, 5, 17, 40] {
                let drawn = try draw(40, 40, bitmap, to: CGRect(x: 0, y: 0, width: side, height: side))
                let expected = try CairoRasterTests.draw(
                    40, 40, [fill(0, 0, side, side, RGBAColor(bytes: 0x12, 0x34, 0x56))])
                #expect(drawn.largestDifference(from: expected) <= 1, "\(width) × \(height) to \(side)")
            }
            // The image lies between pixels, so its edges cover them in part, like a rectangle's.
            let between = CGRect(x: 3.25, y: 4.5, width: 20.5, height: 11.25)
            let drawn = try draw(40, 40, bitmap, to: between)
            let color = Paint.color(RGBAColor(bytes: 0x12, 0x34, 0x56))
            let expected = try CairoRasterTests.draw(40, 40, [.fill(.rect(between), color)])
            #expect(drawn.largestDifference(from: expected) <= 1)
        }
    }

    @Test("what lies beside the part shown does not bleed in")
    func bleeding() throws {
        // One column is white, between black ones.
        let pixels = (0..<30).map { ($0 % 5 == 2 ? 0xFFFF_FFFF : 0xFF00_0000) as UInt32 }
        let bitmap = Bitmap(width: 5, height: 6, pixels: pixels)
        let part = CGRect(x: 2, y: 0, width: 1, height: 6)
        for box in [CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 0, y: 0, width: 1, height: 2)] {
            let drawn = try draw(30, 30, bitmap, source: part, to: box)
            for y in 0..<Int(box.height) {
                for x in 0..<Int(box.width) { #expect(drawn[x, y] == 0xFFFF_FFFF) }
            }
        }
    }

    @Test("a tint takes the place of all colours and keeps the alpha")
    func tint() throws {
        let bitmap = Bitmap.sample(width: 13, height: 9, opaque: false)
        let tinted = try draw(13, 9, bitmap, to: whole, tint: .red)
        for (before, after) in zip(bitmap.pixels, tinted.pixels) {
            let alpha = before >> 24
            #expect(after.largestDifference(from: alpha << 24 | alpha << 16) <= 1)
        }
        let thin = try draw(13, 9, bitmap, to: whole, tint: RGBAColor(white: 0, alpha: 0.5))
        for (before, after) in zip(bitmap.pixels, thin.pixels) {
            #expect(abs(Int(after >> 24) - Int(before >> 24) / 2) <= 1)
        }
        let opaque = Bitmap.sample(width: 4, height: 4, opaque: true)
        let box = CGRect(x: 1.5, y: 2, width: 8, height: 5)
        let drawn = try draw(13, 9, opaque, to: box, tint: .blue)
        let expected = try CairoRasterTests.draw(13, 9, [.fill(.rect(box), .color(.blue))])
        #expect(drawn.largestDifference(from: expected) <= 1)
    }

    @Test("quarter turns and mirrors move the pixels and change none")
    func turned() throws {
        let bitmap = Bitmap.sample(width: 13, height: 9, opaque: false)
        let right = CGAffineTransform(translationX: 9, y: 0).rotated(by: .pi / 2)
        #expect(try draw(9, 13, bitmap, to: whole, in: right) == bitmap.turnedRight)
        let half = CGAffineTransform(translationX: 13, y: 9).rotated(by: .pi)
        #expect(try draw(13, 9, bitmap, to: whole, in: half) == bitmap.turnedRight.turnedRight)
        let mirror = CGAffineTransform(translationX: 13, y: 0).scaledBy(x: -1, y: 1)
        #expect(try draw(13, 9, bitmap, to: whole, in: mirror) == bitmap.mirrored)
    }

    @Test("turned and shrunk, an image is still the mean of its pixels")
    func turnedAndShrunk() throws {
        // Columns alternate in colour. Sampling every second one would show only one colour.
        let pixels = (0..<160 * 160).map { ($0 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000) as UInt32 }
        let bitmap = Bitmap(width: 160, height: 160, pixels: pixels)
        let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.7)
        let drawn = try draw(40, 40, bitmap, to: CGRect(x: -10, y: -10, width: 20, height: 20), in: turn)
        for y in 15..<25 { for x in 15..<25 { #expect(abs(Int(drawn[x, y] & 0xFF) - 127) <= 12) } }
    }

    @Test("an image that was not given is an error, seen or not")
    func missing() throws {
        let id = ImageID(digest: ContentDigest(high: 1, low: 2), width: 3, height: 4)
        for place in [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 500, y: 0, width: 5, height: 5)] {
            #expect(throws: RasterError.missingImage(id)) {
                try CairoRasterTests.draw(10, 10, [.image(ImagePlacement(id, destination: place))])
            }
        }
    }

    @Test("a damaged image is an error that names it")
    func damaged() throws {
        var data = try PNG.encode(Bitmap.sample(width: 9, height: 9, opaque: true))
        data[data.count - 30] ^= 0xFF
        let asset = try ImageAsset(data: data)
        let id = ImageID(asset)
        let error = try #require(throws: RasterError.self) {
            try CairoRasterTests.draw(
                10, 10, images: [id: asset], [.image(ImagePlacement(id, destination: whole))])
        }
        guard case .damagedImage(id, path: nil, .damaged) = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test("places and parts without a size, outside, or huge are no error")
    func oddPlaces() throws {
        let bitmap = Bitmap.sample(width: 13, height: 9, opaque: true)
        let nothing: [(CGRect?, CGRect)] = [
            (nil, .zero), (nil, .null), (nil, CGRect(x: 0, y: 0, width: 5, height: 0)), (.zero, whole), (.null, whole),
            (CGRect(x: 20, y: 0, width: 3, height: 3), whole), (nil, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
            (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), whole),
        ]
        for (source, destination) in nothing {
            #expect(try draw(13, 9, bitmap, source: source, to: destination).coveredArea == 0)
        }
        let huge = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        #expect(try draw(13, 9, bitmap, to: huge).coveredArea == 13 * 9)
        let strip = CGRect(x: -40_000, y: 0, width: 80_000, height: 9)
        #expect(try draw(13, 9, bitmap, to: strip).coveredArea == 13 * 9)
        // The part of the destination for pixels beyond the image is not painted.
        let beyond = try draw(
            39, 9, bitmap, source: CGRect(x: -13, y: 0, width: 39, height: 9),
            to: CGRect(x: 0, y: 0, width: 39, height: 9))
        for y in 0..<9 { for x in 0..<39 { #expect(beyond[x, y] == ((13..<26).contains(x) ? bitmap[x - 13, y] : 0)) } }
        // An image drawn in less than a pixel is its mean, weighted by the coverage.
        let white = Bitmap(width: 60, height: 60, pixels: Array(repeating: 0xFFFF_FFFF, count: 3600))
        let dot = try draw(4, 4, white, to: CGRect(x: 1.25, y: 1.25, width: 0.5, height: 0.5))
        #expect(abs(dot.alpha(1, 1) - 64) <= 1 && abs(dot.coveredArea - 0.25) < 0.01)
        // A destination of negative size is the area that it covers.
        #expect(try draw(13, 9, bitmap, to: CGRect(x: 13, y: 9, width: -13, height: -9)) == bitmap)
    }
}
