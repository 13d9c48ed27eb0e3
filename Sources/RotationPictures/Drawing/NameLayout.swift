import Foundation

/// Finds places for the names of constraints. A name should be beside its line, apart from other names, and should not
/// cover the explained views or parts that people read.
struct NameLayout {
    struct Place {
        let box: CGRect
        /// The end of a leader line to the named line; `nil` for a name that is beside it.
        let anchor: CGPoint?
    }

    /// The rectangle that contains all names.
    let area: CGRect
    let ink: Ink
    /// The rectangles of the explained views.
    let views: [CGRect]
    /// The bounding boxes of all lines.
    let lines: [CGRect]
    private var taken: [CGRect] = []

    /// The distance between a name and its line, in points.
    private static let gap: CGFloat = 4
    /// The distance from which a name gets a leader line.
    private static let farthestWithoutLine: CGFloat = 9

    init(area: CGRect, ink: Ink, views: [CGRect], lines: [CGRect]) {
        self.area = area
        self.ink = ink
        self.views = views
        self.lines = lines.map { $0.insetBy(dx: -2, dy: -2) }
    }

    /// Finds the best free place for a name.
    /// - Parameter line: the named line, as a rectangle without a width or without a height.
    mutating func place(_ size: CGSize, beside line: CGRect) -> Place {
        var best: (box: CGRect, cost: CGFloat)?
        for (origin, distance) in NameLayout.candidates(size, line) {
            let box = CGRect(
                x: max(min(origin.x, area.maxX - size.width), area.minX),
                y: max(min(origin.y, area.maxY - size.height), area.minY), width: size.width, height: size.height)
            let cost = distance * 0.4 + self.cost(of: box, line)
            if cost < best?.cost ?? .infinity { best = (box, cost) }
        }
        let box = best?.box ?? CGRect(origin: line.origin, size: size)
        taken.append(box)
        let anchor = CGPoint(
            x: min(max(box.midX, line.minX), line.maxX), y: min(max(box.midY, line.minY), line.maxY))
        let across = max(box.minX - anchor.x, anchor.x - box.maxX, 0)
        let down = max(box.minY - anchor.y, anchor.y - box.maxY, 0)
        return Place(box: box, anchor: hypot(across, down) > NameLayout.farthestWithoutLine ? anchor : nil)
    }

    private func cost(of box: CGRect, _ own: CGRect) -> CGFloat {
        func share(_ rect: CGRect) -> CGFloat {
            let shared = rect.intersection(box)
            return shared.isEmpty ? 0 : shared.width * shared.height / (box.width * box.height)
        }
        var cost = 60 * ink.loss(under: box)
        let apart = box.insetBy(dx: -2, dy: -2)
        for other in taken where other.intersects(apart) { cost += 200 + 400 * share(other) }
        for view in views { cost += 60 * share(view) }
        for line in lines where line.intersects(box) { cost += line.contains(own) ? 25 : 12 }
        return cost
    }

    /// The places around a line, each with its distance from it.
    private static func candidates(_ size: CGSize, _ line: CGRect) -> [(origin: CGPoint, distance: CGFloat)] {
        var found: [(CGPoint, CGFloat)] = []
        let (width, height) = (size.width, size.height)
        for distance in [0, 14, 28, 44, 62, 84, 110, 140, 180, 230, 290, 360] as [CGFloat] {
            let away = gap + distance
            // Places beside the line: centred on it, or aligned with one of its ends.
            for x in [line.midX - width / 2, line.minX, line.maxX - width] {
                found.append((CGPoint(x: x, y: line.minY - away - height), distance))
                found.append((CGPoint(x: x, y: line.maxY + away), distance + 1))
            }
            for y in [line.midY - height / 2, line.minY, line.maxY - height] {
                found.append((CGPoint(x: line.maxX + away, y: y), distance + 2))
                found.append((CGPoint(x: line.minX - away - width, y: y), distance + 3))
            }
            // Places diagonal to the corners.
            for (x, y) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
                found.append(
                    (
                        CGPoint(
                            x: x < 0 ? line.minX - away - width : line.maxX + away,
                            y: y < 0 ? line.minY - away - height : line.maxY + away), distance + 4
                    ))
            }
        }
        return found
    }
}
