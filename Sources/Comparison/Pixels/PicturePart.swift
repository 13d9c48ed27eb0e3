import Basics
import Foundation

/// The differing pixels of a picture that one tolerance applies to.
struct PicturePart {
    /// The id of the view whose rectangle this part is; nil for the rest of the picture.
    let view: String?
    let tolerance: PictureTolerance
    /// The number of pixels of the rectangle, or of the whole picture.
    let pixels: Int
    /// The indices of pixels that differ, row by row from the top left of the picture.
    fileprivate(set) var places: [UInt32] = []

    /// The parts of a picture, starting with the rest of it. Masked pixels are in no part.
    static func parts(of places: [UInt32], in pair: PicturePair, by rules: PictureRules) -> [PicturePart] {
        var parts = [PicturePart(view: nil, tolerance: rules.tolerance, pixels: pair.width * pair.height)]
        guard !rules.areas.isEmpty else {
            parts[0].places = places
            return parts
        }
        let areas: [(rect: PixelRect, part: Int?)] = rules.areas.map { area in
            let rect = area.rect.clipped(width: pair.width, height: pair.height)
            guard case .tolerance(let tolerance) = area.rule else { return (rect, nil) }
            parts.append(PicturePart(view: area.view, tolerance: tolerance, pixels: rect.width * rect.height))
            return (rect, parts.count - 1)
        }
        for place in places {
            let (y, x) = Int(place).quotientAndRemainder(dividingBy: pair.width)
            let area = areas.last { $0.rect.contains(x: x, y: y) }
            guard let area else {
                parts[0].places.append(place)
                continue
            }
            if let part = area.part { parts[part].places.append(place) }
        }
        return parts
    }
}

extension PictureTolerance {
    /// Whether the limits allow these pixels, which do not match.
    /// - Parameters:
    ///   - counted: the pixels, in the order of rows, counted from the top left.
    ///   - pixels: the number of all pixels.
    ///   - width: the width of the picture, in pixels.
    func allows(_ counted: [UInt32], of pixels: Int, width: Int) -> Bool {
        guard counted.count <= mostPixels(of: pixels) else { return false }
        guard let window, counted.count > window.maxDiffPixels else { return true }
        return DensestWindow.count(of: counted, width: width, side: window.side) <= window.maxDiffPixels
    }

    /// The maximum number of pixels that may differ, out of this number.
    func mostPixels(of pixels: Int) -> Int {
        if precision == nil, maxDiffPixels == nil, window == nil { return 0 }
        let share = precision.map { Int(((1 - $0) * CGFloat(pixels) + 1e-6).rounded(.down)) }
        return min(share ?? .max, maxDiffPixels ?? .max)
    }
}
