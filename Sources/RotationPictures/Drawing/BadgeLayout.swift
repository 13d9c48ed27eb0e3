import Foundation

/// Finds places for the numbers of views. A place should be next to its view rather than on it, and apart from other
/// numbers.
struct BadgeLayout {
    /// The radius of a badge, in points.
    static let radius: CGFloat = 9.5
    /// The distance between two badges, and between a badge and its view.
    private static let gap: CGFloat = 2

    struct Badge {
        let middle: CGPoint
        /// The end of the line to the view; `nil` for a badge that touches its view.
        let anchor: CGPoint?
    }

    /// The rectangle that contains all badges.
    let area: CGRect
    let ink: Ink
    private(set) var badges: [Badge] = []
    /// The number of badges at each place, for each row. A place is an index in the list of candidates.
    private var sides: [Int: [Int: Int]] = [:]
    /// The bonus for a place at which other badges of the row are.
    private static let likeness: CGFloat = 4
    /// The number of candidates that every rectangle has, whatever its size; they come first.
    private static let fixedCandidates = 12

    init(area: CGRect, ink: Ink) {
        self.area = area.insetBy(dx: BadgeLayout.radius, dy: BadgeLayout.radius)
        self.ink = ink
    }

    /// Finds the best free place for the badge of a view. Of equally good places, it prefers the side at which most
    /// others of the row are.
    mutating func place(_ rect: CGRect, row: Int) -> Badge {
        var best: (badge: Badge, cost: CGFloat, side: Int)?
        let usual = sides[row]?.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
        for (side, candidate) in BadgeLayout.candidates(rect).enumerated() {
            let middle = CGPoint(
                x: min(max(candidate.middle.x, area.minX), area.maxX),
                y: min(max(candidate.middle.y, area.minY), area.maxY))
            let anchor = CGPoint(
                x: min(max(middle.x, rect.minX), rect.maxX), y: min(max(middle.y, rect.minY), rect.maxY))
            let away = hypot(middle.x - anchor.x, middle.y - anchor.y)
            let cost = candidate.cost + cost(of: middle) - (side == usual ? BadgeLayout.likeness : 0)
            if cost < best?.cost ?? .infinity {
                let isApart = away > BadgeLayout.radius + BadgeLayout.gap + 0.5
                best = (Badge(middle: middle, anchor: isApart ? anchor : nil), cost, side)
            }
        }
        let badge = best?.badge ?? Badge(middle: rect.origin, anchor: nil)
        if let side = best?.side, side < BadgeLayout.fixedCandidates {
            sides[row, default: [:]][side, default: 0] += 1
        }
        badges.append(badge)
        return badge
    }

    private func cost(of middle: CGPoint) -> CGFloat {
        let radius = BadgeLayout.radius
        let nearest = badges.map { hypot($0.middle.x - middle.x, $0.middle.y - middle.y) }.min() ?? .infinity
        let crowd = max(0, 2 * radius + BadgeLayout.gap - nearest)
        let own = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        return 100 * ink.loss(under: own) + 40 * crowd
    }

    /// The places around a rectangle, each with its cost. The upper left corner costs least, because people look there
    /// first.
    private static func candidates(_ rect: CGRect) -> [(middle: CGPoint, cost: CGFloat)] {
        let beside = radius + gap
        var found: [(CGPoint, CGFloat)] = []
        func add(_ x: CGFloat, _ y: CGFloat, _ cost: CGFloat) { found.append((CGPoint(x: x, y: y), cost)) }
        // Places on the corners.
        add(rect.minX, rect.minY, 0)
        add(rect.maxX, rect.minY, 2)
        add(rect.minX, rect.maxY, 3)
        add(rect.maxX, rect.maxY, 3)
        // Places beside the rectangle, at its upper edge and in its middle.
        let top = min(rect.minY + radius, rect.midY)
        add(rect.minX - beside, top, 1)
        add(rect.minX + radius, rect.minY - beside, 2)
        add(rect.minX - beside, rect.midY, 2)
        add(rect.maxX + beside, top, 3)
        add(rect.maxX - radius, rect.minY - beside, 3)
        add(rect.midX, rect.minY - beside, 4)
        add(rect.midX, rect.maxY + beside, 5)
        add(rect.maxX + beside, rect.midY, 4)
        // Places along the edges of a large rectangle.
        var step = 4 * radius
        while step < max(rect.width, rect.height), step < 400 {
            if step < rect.width {
                add(rect.minX + step, rect.minY, 4 + step / 40)
                add(rect.minX + step, rect.maxY, 6 + step / 40)
            }
            if step < rect.height {
                add(rect.minX, rect.minY + step, 4 + step / 40)
                add(rect.maxX, rect.minY + step, 6 + step / 40)
            }
            step += 2 * radius
        }
        // Places farther away, with a line.
        for distance in stride(from: CGFloat(12), through: 72, by: 12) {
            let away = beside + distance
            let cost = 10 + distance / 3
            for (x, y) in [(-1.0, -1.0), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                add(
                    x < 0 ? rect.minX - away : x > 0 ? rect.maxX + away : rect.midX,
                    y < 0 ? rect.minY - away : y > 0 ? rect.maxY + away : rect.midY, cost)
            }
        }
        return found
    }
}
