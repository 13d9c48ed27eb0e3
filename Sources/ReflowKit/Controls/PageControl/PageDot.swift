import Foundation
import ImageCodecs

/// A dot of a page control. UIKit's is the picture of a symbol, which lies between pixels: it is drawn by interpolating
/// between the picture's pixels, which softens its edge (look.md §6).
struct PageDot: Hashable {
    /// Pixels to the point; the picture is for a screen of that scale.
    private let scale: Int
    /// Whether the picture lies half a pixel below whole ones. It always lies half a pixel right of them.
    private let isBetweenRows: Bool

    /// - Parameter scale: of the screen; any is allowed, and pictures for odd ones are scaled.
    init(scale: CGFloat, isBetweenRows: Bool) {
        self.scale = scale.isFinite ? Int(min(max(scale.rounded(), 1), 3)) : 1
        self.isBetweenRows = isBetweenRows
    }

    /// The side of the symbol's picture, in points.
    static let side: CGFloat = 23.0 / 3
    /// Of the disc in it, in points.
    private static let diameter = 22.76 / 3
    /// How far left of the picture's middle, and below it, the disc's middle lies; in points.
    private static let shift = 0.08 / 3

    /// As it is drawn, from the whole pixel at or before its place.
    @MainActor var image: UIImage {
        if let known = PageDot.images[self] { return known }
        let image = UIImage(bitmap: bitmap, scale: CGFloat(scale)).withRenderingMode(.alwaysTemplate)
        PageDot.images[self] = image
        return image
    }

    /// No more than six: scales up to 3, between rows or not.
    @MainActor private static var images: [PageDot: UIImage] = [:]

    private var bitmap: Bitmap {
        let disc = disc
        let side = disc.count
        let height = isBetweenRows ? side + 1 : side
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0...side {
                let coverage = PageDot.between(x, side) { column in
                    isBetweenRows
                        ? PageDot.between(y, side) { disc[$0][column] } : disc[y][column]
                }
                pixels.append(UInt32((coverage * 255).rounded()) << 24)
            }
        }
        return Bitmap(width: side + 1, height: height, pixels: pixels)
    }

    /// The mean of two neighbouring pixels, nothing beyond the picture's edge; and of the pixels at its edges only one
    /// half is covered by the picture.
    private static func between(_ index: Int, _ count: Int, _ value: (Int) -> Double) -> Double {
        let isAtEdge = index == 0 || index == count
        let sum = (index > 0 ? value(index - 1) : 0) + (index < count ? value(index) : 0)
        return sum / 2 * (isAtEdge ? 0.5 : 1)
    }

    /// How much of each pixel of the picture the disc covers, from 0 to 1, row by row.
    private var disc: [[Double]] {
        let strips = 64
        let side = Int((Double(PageDot.side) * Double(scale)).rounded(.up))
        let radius = PageDot.diameter * Double(scale) / 2
        let shift = PageDot.shift * Double(scale)
        let center = (x: Double(side) / 2 - shift, y: Double(side) / 2 + shift)
        return (0..<side).map { y in
            let (top, bottom) = (Double(y) - center.y, Double(y) + 1 - center.y)
            return (0..<side).map { x in
                var covered = 0.0
                for strip in 0..<strips {
                    let across = Double(x) + (Double(strip) + 0.5) / Double(strips) - center.x
                    // The disc reaches as far up and down from its middle.
                    let reach = max(0, radius * radius - across * across).squareRoot()
                    covered += max(0, min(bottom, reach) - max(top, -reach))
                }
                return covered / Double(strips)
            }
        }
    }
}
