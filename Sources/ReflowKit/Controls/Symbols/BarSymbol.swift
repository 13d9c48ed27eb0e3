import Foundation

/// The symbols of system items in bars: our own simple figures in place of UIKit's images, drawn as strokes in a square
/// of 24 points.
///
/// A new symbol is a case here with its path. `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem` assign symbols
/// to items. Symbols inside controls and table cells are `ControlSymbol`s; those of some button types are
/// `ButtonSymbol`s.
enum BarSymbol {
    case plus, compose, reply, share, folder, book, search, refresh, cross, camera, trash, play, pause, rewind
    case fastForward, dots, star, clock, person, download, list, chevron, pageCurl

    /// Whether the figure is filled, not stroked.
    var isFilled: Bool {
        switch self {
        case .play, .pause, .rewind, .fastForward, .dots, .star: true
        default: false
        }
    }

    /// The width of the symbol's strokes, in points.
    var lineWidth: CGFloat {
        switch self {
        case .plus: 1.624
        case .chevron: 2.505
        default: 2
        }
    }

    /// The path in a square of 24 points.
    @MainActor var path: UIBezierPath {
        switch self {
        // The symbol has the size of UIKit's, which look.md §11 measures.
        case .plus: BarSymbol.lines([(12.067, 4.19), (12.067, 19.978)], [(4.16, 12.076), (19.975, 12.076)])
        case .cross: BarSymbol.lines([(5, 5), (19, 19)], [(19, 5), (5, 19)])
        case .chevron: BarSymbol.lines([(10.982, 3.763), (2.547, 11.92), (10.998, 20.098)])
        case .list: BarSymbol.lines([(4, 6), (20, 6)], [(4, 12), (20, 12)], [(4, 18), (20, 18)])
        case .compose: BarSymbol.lines([(13, 4), (4, 4), (4, 20), (20, 20), (20, 11)], [(9, 15), (20, 4)])
        case .reply: BarSymbol.lines([(10, 5), (3, 11), (10, 17)], [(3, 11), (15, 11), (20, 19)])
        case .share:
            BarSymbol.lines(
                [(8, 9), (5, 9), (5, 22), (19, 22), (19, 9), (16, 9)], [(12, 15), (12, 2)], [(8, 6), (12, 2), (16, 6)])
        case .download:
            BarSymbol.lines(
                [(8, 9), (5, 9), (5, 22), (19, 22), (19, 9), (16, 9)], [(12, 2), (12, 16)],
                [(8, 12), (12, 16), (16, 12)])
        case .folder: BarSymbol.lines([(3, 19), (3, 5), (9, 5), (11, 8), (21, 8), (21, 19), (3, 19)])
        case .book: BarSymbol.lines([(12, 6), (3, 4), (3, 18), (12, 20), (21, 18), (21, 4), (12, 6), (12, 20)])
        case .camera:
            BarSymbol.lines([(2, 7), (7, 7), (9, 4), (15, 4), (17, 7), (22, 7), (22, 19), (2, 19), (2, 7)]).with(
                circle: (12, 13, 4))
        case .trash:
            BarSymbol.lines(
                [(4, 6), (20, 6)], [(9, 6), (9, 3), (15, 3), (15, 6)], [(6, 6), (7, 21), (17, 21), (18, 6)])
        case .search: BarSymbol.lines([(15.5, 15.5), (21, 21)]).with(circle: (10, 10, 7))
        case .refresh: BarSymbol.lines([(12, 1.5), (16, 4.5), (12, 8)]).with(circle: (12, 13, 8))
        case .clock: BarSymbol.lines([(12, 6), (12, 12), (16, 15)]).with(circle: (12, 12, 9))
        case .person:
            BarSymbol.lines([(4, 21), (5, 16), (9, 14), (15, 14), (19, 16), (20, 21), (4, 21)]).with(circle: (12, 8, 4))
        case .play: BarSymbol.lines([(6, 4), (20, 12), (6, 20), (6, 4)])
        case .pause:
            BarSymbol.lines(
                [(6, 4), (10, 4), (10, 20), (6, 20), (6, 4)], [(14, 4), (18, 4), (18, 20), (14, 20), (14, 4)])
        case .rewind: BarSymbol.lines([(12, 5), (2, 12), (12, 19), (12, 5)], [(22, 5), (12, 12), (22, 19), (22, 5)])
        case .fastForward:
            BarSymbol.lines([(2, 5), (12, 12), (2, 19), (2, 5)], [(12, 5), (22, 12), (12, 19), (12, 5)])
        case .dots: UIBezierPath().with(circle: (5, 12, 2)).with(circle: (12, 12, 2)).with(circle: (19, 12, 2))
        case .star: BarSymbol.fivePoints
        case .pageCurl:
            BarSymbol.lines(
                [(4, 3), (20, 3), (20, 14), (13, 21), (4, 21), (4, 3)], [(20, 14), (13, 14), (13, 21)])
        }
    }

    @MainActor private static func lines(_ figures: [(CGFloat, CGFloat)]...) -> UIBezierPath {
        let path = UIBezierPath()
        for points in figures {
            for (index, (x, y)) in points.enumerated() {
                let point = CGPoint(x: x, y: y)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        return path
    }

    /// A star: five points on a circle of radius 10.5, and five between them on one of radius 4.2.
    @MainActor private static var fivePoints: UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius: CGFloat = index.isMultiple(of: 2) ? 10.5 : 4.2
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12.5 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

extension UIBezierPath {
    fileprivate func with(circle: (x: CGFloat, y: CGFloat, radius: CGFloat)) -> UIBezierPath {
        let (x, y, radius) = circle
        append(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
        return self
    }
}
