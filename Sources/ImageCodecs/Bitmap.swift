public import Basics
import Foundation

/// Decoded pixels in sRGB, premultiplied. Each is a `UInt32` of 0xAARRGGBB; rows follow each other from the top without
/// gaps.
public struct Bitmap: Sendable {
    public let width: Int
    public let height: Int
    public let pixels: [UInt32]

    /// - Precondition: `pixels.count == width * height`.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Makes a bitmap whose pixels are written in place: `initialize` gets uninitialised memory and must write all of
    /// it.
    ///
    /// Zeroing twelve megabytes that are painted over afterwards costs as much as painting them.
    package init<Failure: Error>(
        width: Int, height: Int,
        initializingWith initialize: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Void
    ) throws(Failure) {
        let count = width * height
        let pixels = try [UInt32](unsafeUninitializedCapacity: count) { (buffer, initialized) throws(Failure) in
            LargeMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
            try initialize(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            initialized = count
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The digest of the size and the pixels.
    public var digest: ContentDigest {
        let size = ContentDigest(of: "\(width)x\(height)")
        let content = pixels.withUnsafeBytes { ContentDigest(of: $0) }
        return ContentDigest(of: "\(size)\(content)")
    }

    /// Whether every pixel has alpha 255.
    public var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return true }
            var all: UInt32 = 0xFF00_0000
            for y in 0..<height {
                let row = pixels + y * width
                // Most rows of a screen are like the one above.
                if y > 0, memcmp(row, row - width, width * MemoryLayout<UInt32>.stride) == 0 { continue }
                var x = 0
                // This code uses `while` loops on pointers, because in a debug build other loops take several times as
                // long.
                while x < width {
                    let end = min(width, x + PixelBlock.size)
                    if PixelBlock.repeats(row, from: x, to: end) { x = end }
                    while x < end {
                        all &= row[x]
                        x += 1
                    }
                }
            }
            return all == 0xFF00_0000
        }
    }
}

extension Bitmap: Equatable {
    /// Compares memory, which takes half a millisecond for a screen's pixels in every build.
    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
        return lhs.pixels.withUnsafeBytes { left in
            rhs.pixels.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return memcmp(first, second, left.count) == 0
            }
        }
    }
}
