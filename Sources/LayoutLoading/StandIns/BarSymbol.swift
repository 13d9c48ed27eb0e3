import Foundation
import ReflowKit

/// What the system's bar button items show, drawn in a few strokes.
@MainActor
struct BarSymbol {
    /// Its width and height, in points.
    static let size: CGFloat = 22
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// The strokes of a symbol from −1 to 1 in both directions, y downward; a symbol that is filled is so along them.
    private var shape: (strokes: [[(CGFloat, CGFloat)]], isFilled: Bool) {
        switch name {
        case "add": ([[(-0.8, 0), (0.8, 0)], [(0, -0.8), (0, 0.8)]], false)
        case "stop": ([[(-0.65, -0.65), (0.65, 0.65)], [(-0.65, 0.65), (0.65, -0.65)]], false)
        case "play": ([[(-0.6, -0.8), (0.85, 0), (-0.6, 0.8)]], true)
        case "pause":
            (
                [
                    [(-0.7, -0.8), (-0.25, -0.8), (-0.25, 0.8), (-0.7, 0.8)],
                    [(0.25, -0.8), (0.7, -0.8), (0.7, 0.8), (0.25, 0.8)],
                ], true
            )
        case "rewind": ([[(0, -0.6), (-0.95, 0), (0, 0.6)], [(0.95, -0.6), (0, 0), (0.95, 0.6)]], true)
        case "fastForward": ([[(0, -0.6), (0.95, 0), (0, 0.6)], [(-0.95, -0.6), (0, 0), (-0.95, 0.6)]], true)
        case "action":
            (
                [
                    [(-0.3, -0.15), (-0.7, -0.15), (-0.7, 0.95), (0.7, 0.95), (0.7, -0.15), (0.3, -0.15)],
                    [(0, 0.45), (0, -0.95)], [(-0.38, -0.58), (0, -0.95), (0.38, -0.58)],
                ], false
            )
        case "trash":
            (
                [
                    [(-0.8, -0.6), (0.8, -0.6)], [(-0.3, -0.6), (-0.3, -0.9), (0.3, -0.9), (0.3, -0.6)],
                    [(-0.62, -0.6), (-0.5, 0.95), (0.5, 0.95), (0.62, -0.6)], [(-0.18, -0.2), (-0.15, 0.6)],
                    [(0.18, -0.2), (0.15, 0.6)],
                ], false
            )
        case "compose":
            (
                [
                    [(0.1, -0.75), (-0.8, -0.75), (-0.8, 0.85), (0.75, 0.85), (0.75, 0)],
                    [(-0.2, 0.3), (-0.1, -0.1), (0.75, -0.95), (0.95, -0.75), (0.1, 0.2), (-0.2, 0.3)],
                ], false
            )
        case "organize":
            ([[(-0.9, -0.6), (-0.3, -0.6), (-0.1, -0.35), (0.9, -0.35), (0.9, 0.7), (-0.9, 0.7), (-0.9, -0.6)]], false)
        case "bookmarks":
            ([[(0, -0.5), (-0.9, -0.7), (-0.9, 0.6), (0, 0.8), (0.9, 0.6), (0.9, -0.7), (0, -0.5), (0, 0.8)]], false)
        case "camera":
            (
                [
                    [
                        (-0.9, -0.45), (-0.4, -0.45), (-0.25, -0.75), (0.25, -0.75), (0.4, -0.45), (0.9, -0.45),
                        (0.9, 0.7), (-0.9, 0.7), (-0.9, -0.45),
                    ]
                ], false
            )
        case "reply":
            (
                [
                    [(-0.2, -0.7), (-0.9, -0.05), (-0.2, 0.55)],
                    [(-0.9, -0.05), (0.3, -0.05), (0.75, 0.2), (0.9, 0.8)],
                ], false
            )
        case "search": ([[(0.25, 0.25), (0.9, 0.9)]], false)
        case "refresh": ([[(0.25, -0.95), (0.6, -0.62), (0.25, -0.3)]], false)
        case "pageCurl":
            (
                [
                    [(-0.7, -0.9), (0.7, -0.9), (0.7, 0.3), (0.1, 0.9), (-0.7, 0.9), (-0.7, -0.9)],
                    [(0.7, 0.3), (0.1, 0.3), (0.1, 0.9)],
                ], false
            )
        default: ([[(-0.6, 0), (-0.6, 0)], [(0, 0), (0, 0)], [(0.6, 0), (0.6, 0)]], false)
        }
    }

    func draw(at center: CGPoint, _ color: UIColor) {
        let half = BarSymbol.size / 2 - 1
        func point(_ place: (CGFloat, CGFloat)) -> CGPoint {
            CGPoint(x: center.x + place.0 * half, y: center.y + place.1 * half)
        }
        let (strokes, isFilled) = shape
        for stroke in strokes {
            let points = stroke.map(point)
            if isFilled { fill(points, color) } else { StandInShapes.line(points, width: 1.6, color) }
        }
        switch name {
        case "search":
            StandInShapes.ring(point((-0.2, -0.2)), radius: 0.6 * half, width: 1.6, color)
        case "camera":
            StandInShapes.ring(point((0, 0.12)), radius: 0.35 * half, width: 1.6, color)
        case "refresh":
            let arc = UIBezierPath(
                arcCenter: point((0, 0.1)), radius: 0.75 * half, startAngle: -0.35 * .pi, endAngle: 1.45 * .pi,
                clockwise: true)
            arc.lineWidth = 1.6
            arc.lineCapStyle = .round
            color.setStroke()
            arc.stroke()
        default:
            break
        }
    }

    private func fill(_ points: [CGPoint], _ color: UIColor) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
        path.close()
        color.setFill()
        path.fill()
    }
}
