import Basics
import Foundation

/// One picture of an animation and its duration.
public struct AnimationFrame: Sendable, Equatable {
    public var bitmap: Bitmap
    /// The duration in milliseconds, at least 1.
    public var milliseconds: Int

    public init(_ bitmap: Bitmap, milliseconds: Int) {
        self.bitmap = bitmap
        self.milliseconds = max(1, milliseconds)
    }

    /// The most frames of an animation.
    public static let limit = 10_000

    /// Throws unless there is at least one frame, and all frames have the same size and are within the limits.
    static func check(_ frames: [AnimationFrame]) throws(ImageError) {
        guard let first = frames.first?.bitmap else { throw .notWritable("an animation needs at least one picture") }
        guard frames.count <= limit else { throw .notWritable("an animation of more than \(limit) pictures") }
        try ImageLimits.check(width: first.width, height: first.height)
        for frame in frames where frame.bitmap.width != first.width || frame.bitmap.height != first.height {
            throw .notWritable("the pictures of an animation must have the same size")
        }
    }
}

extension PixelRect {
    static func whole(of bitmap: Bitmap) -> PixelRect {
        PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }

    /// The smallest rectangle outside which two pictures of one size are equal; `nil` if they are equal everywhere.
    static func changed(from old: Bitmap, to new: Bitmap) -> PixelRect? {
        let width = new.width
        return old.pixels.withUnsafeBufferPointer { old in
            new.pixels.withUnsafeBufferPointer { new in
                guard let old = old.baseAddress, let base = new.baseAddress, width > 0 else { return nil }
                var top: Int?
                var bottom = 0
                var left = width
                var right = -1
                for row in 0..<new.count / width {
                    let (a, b) = (old + row * width, base + row * width)
                    guard memcmp(a, b, width * MemoryLayout<UInt32>.stride) != 0 else { continue }
                    top = top ?? row
                    bottom = row
                    // Pixels between the columns already found cannot widen the region.
                    var first = 0
                    while first < left, a[first] == b[first] { first += 1 }
                    left = first
                    var last = width - 1
                    while last > right, a[last] == b[last] { last -= 1 }
                    right = last
                }
                return top.map { PixelRect(x: left, y: $0, width: right - left + 1, height: bottom - $0 + 1) }
            }
        }
    }
}
