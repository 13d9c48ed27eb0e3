import Basics
import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import TestSupport
import Testing
import Typesetting

/// The typesetter of all tests, which finds the fonts only once.
let sharedTypesetter: Typesetter = {
    do {
        return try Typesetter()
    } catch {
        fatalError("the tests need the fonts of fonts-inter: \(error)")
    }
}()

/// A rasterizer with empty caches.
func newRasterizer() -> Rasterizer { Rasterizer(typesetter: sharedTypesetter) }

func list(_ width: CGFloat, _ height: CGFloat, _ commands: [DisplayCommand]) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), commands: commands)
}

func draw(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, images: [ImageID: ImageAsset] = [:],
    _ commands: [DisplayCommand]
) throws -> Bitmap {
    try newRasterizer().draw(list(width, height, commands), images: images, scale: scale)
}

func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBAColor) -> DisplayCommand {
    .fill(.rect(CGRect(x: x, y: y, width: width, height: height)), .color(color))
}

extension RGBAColor {
    static let red = RGBAColor(red: 1, green: 0, blue: 0)
    static let blue = RGBAColor(red: 0, green: 0, blue: 1)

    /// The components as 255ths.
    init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}

extension Bitmap {
    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    /// The sum of all alpha values, in fully covered pixels.
    var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

    /// The largest difference of any channel of any pixel.
    func largestDifference(from other: Bitmap) -> Int {
        guard width == other.width, height == other.height else { return .max }
        return zip(pixels, other.pixels).reduce(0) { largest, pair in
            pair.0 == pair.1 ? largest : max(largest, pair.0.largestDifference(from: pair.1))
        }
    }

    /// The picture moved by whole pixels; new areas are transparent.
    func moved(_ dx: Int, _ dy: Int) -> Bitmap {
        let pixels = (0..<width * height).map { index -> UInt32 in
            let (x, y) = (index % width - dx, index / width - dy)
            return x >= 0 && y >= 0 && x < width && y < height ? self[x, y] : 0
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The picture rotated clockwise by a quarter turn.
    var turnedRight: Bitmap {
        let pixels = (0..<width * height).map { index in self[index / height, height - 1 - index % height] }
        return Bitmap(width: height, height: width, pixels: pixels)
    }

    var mirrored: Bitmap {
        let pixels = (0..<width * height).map { index in self[width - 1 - index % width, index / width] }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A picture in which no two neighbours are equal; opaque, or with various alphas.
    static func sample(width: Int, height: Int, opaque: Bool) -> Bitmap {
        var generator = SeededGenerator(seed: 11)
        let pixels = (0..<width * height).map { _ -> UInt32 in
            let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
            let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
            return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

extension UInt32 {
    func largestDifference(from other: UInt32) -> Int {
        [24, 16, 8, 0].map { shift in abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)) }.max() ?? 0
    }
}

extension ImageID {
    init(_ asset: ImageAsset) {
        self.init(digest: asset.digest, width: asset.width, height: asset.height)
    }
}
