import Foundation

/// The pixels of a picture that are compared by one tolerance, those that differ.
struct PicturePart {
    /// The view whose rectangle it is, by its id; nil for the rest of the picture.
    let view: String?
    let tolerance: PictureTolerance
    /// Of the rectangle, or of the whole picture.
    let pixels: Int
    /// Where pixels differ, in the order of rows, counted from the top left of the picture.
    fileprivate(set) var places: [UInt32] = []

    /// The parts of a picture, the rest of it first; what is masked is in none.
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
    /// Whether the budgets allow pixels that differ too much to match.
    /// - Parameters:
    ///   - counted: where they are, in the order of rows, counted from the top left.
    ///   - pixels: how many pixels there are at all.
    ///   - width: of the picture, in pixels.
    func allows(_ counted: [UInt32], of pixels: Int, width: Int) -> Bool {
        guard counted.count <= mostPixels(of: pixels) else { return false }
        guard let window, counted.count > window.maxDiffPixels else { return true }
        return DensestWindow.count(of: counted, width: width, side: window.side) <= window.maxDiffPixels
    }

    /// No more of so many pixels may differ, wherever they lie.
    func mostPixels(of pixels: Int) -> Int {
        if precision == nil, maxDiffPixels == nil, window == nil { return 0 }
        let share = precision.map { Int(((1 - $0) * CGFloat(pixels) + 1e-6).rounded(.down)) }
        return min(share ?? .max, maxDiffPixels ?? .max)
    }
}
