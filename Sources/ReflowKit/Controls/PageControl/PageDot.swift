import Foundation
import ImageCodecs

/// A dot of a page control. UIKit's dot is the image of a symbol that lies between pixels. It is drawn by interpolation
/// between the image's pixels, which softens its edge (look.md §6).
struct PageDot: Hashable {
    /// The pixels per point; the image is for a screen of that scale.
    private let scale: Int
    /// Whether the image is half a pixel below whole ones. It is always half a pixel to their right.
    private let isBetweenRows: Bool

    /// - Parameter scale: the scale of the screen. Every scale is allowed; for unusual ones, the image is scaled.
    init(scale: CGFloat, isBetweenRows: Bool) {
        self.scale = scale.isFinite ? Int(min(max(scale.rounded(), 1), 3)) : 1
        self.isBetweenRows = isBetweenRows
    }

    /// The side of the symbol's image, in points.
    static let side: CGFloat = 23.0 / 3
    /// The diameter of the image's disc, in points.
    private static let diameter = 22.76 / 3
    /// The distances, in points, by which the disc's centre is left of the image's centre and below it.
    private static let shift = 0.08 / 3

    /// The image of the dot as it is drawn, starting at the whole pixel at or before its position.
    @MainActor var image: UIImage {
        if let known = PageDot.images[self] { return known }
        let image = UIImage(bitmap: bitmap, scale: CGFloat(scale)).withRenderingMode(.alwaysTemplate)
        PageDot.images[self] = image
        return image
    }

    /// The images, at most six: scales up to 3, between rows or not.
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

    /// The mean of two neighbouring pixels. Beyond the image's edge they count as empty, so the pixels at its edges are
    /// only half covered.
    private static func between(_ index: Int, _ count: Int, _ value: (Int) -> Double) -> Double {
        let isAtEdge = index == 0 || index == count
        let sum = (index > 0 ? value(index - 1) : 0) + (index < count ? value(index) : 0)
        return sum / 2 * (isAtEdge ? 0.5 : 1)
    }

    /// The coverage of each pixel of the image by the disc, from 0 to 1, row by row.
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
                    // The disc is symmetrical above and below its centre.
                    let reach = max(0, radius * radius - across * across).squareRoot()
                    covered += max(0, min(bottom, reach) - max(top, -reach))
                }
                return covered / Double(strips)
            }
        }
    }
}
