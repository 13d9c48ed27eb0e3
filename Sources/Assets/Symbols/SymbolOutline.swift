internal import CSymbols
package import Foundation

/// The drawing of a symbol: the outline of an icon of a free set, which stands in for a system symbol, or of a symbol
/// that a team has as a file.
package struct SymbolOutline: Sendable, Equatable {
    /// A step of an outline.
    package enum Step: Sendable, Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
        case close
    }

    /// The way in which a piece is painted.
    package enum Paint: Sendable, Equatable {
        case fill, evenOddFill, stroke
    }

    package struct Piece: Sendable, Equatable {
        package var paint: Paint
        package var steps: [Step]
    }

    /// The name of the system symbol.
    package let name: String
    /// The icon: `b:trash` of Bootstrap Icons, `t:bolt` and `f:bed` of Tabler Icons; several if it is composed,
    /// and none for a symbol from a file.
    package let icon: String
    /// How near the icon is to the symbol's subject, from 1, the same subject, to 3, another subject.
    package let quality: Int
    /// Whether the image's proportion was measured.
    package let isProportionKnown: Bool
    /// The size of the symbol's image at 17 points, in points.
    package let imageSize: CGSize
    /// The distance of the ink from the sides of the image at 17 points, in points.
    package let sideInset: CGFloat
    /// The width of the icon's lines, in units of its grid; 0 for a filled icon, whose lines keep their width.
    package let lineWidth: CGFloat
    /// The smallest box around the outline, without the width of stroked lines, in units of the grid.
    package let bounds: CGRect
    package let pieces: [Piece]

    /// Whether the drawing is not the symbol's own.
    package var isStandIn: Bool { !icon.isEmpty }

    /// A symbol from a file.
    init(name: String, imageSize: CGSize, sideInset: CGFloat, bounds: CGRect, pieces: [Piece]) {
        self.name = name
        icon = ""
        quality = 1
        isProportionKnown = true
        self.imageSize = imageSize
        self.sideInset = sideInset
        lineWidth = 0
        self.bounds = bounds
        self.pieces = pieces
    }

    /// The drawing for the symbol called `name`: a team's own, or an icon; nil if there is none.
    package init?(named name: String) {
        if let own = SymbolFolder.current?.outline(named: name) {
            self = own
            return
        }
        guard let start = SymbolOutline.places[name] else { return nil }
        var scanner = SymbolScanner(SymbolOutline.text + start)
        self.name = scanner.field()
        icon = scanner.field()
        quality = Int(scanner.number())
        isProportionKnown = scanner.number() == 1
        imageSize = CGSize(width: scanner.number() / 100, height: scanner.number() / 100)
        sideInset = scanner.number() / 100
        lineWidth = scanner.number() / 100
        let left = scanner.number() / 100
        let top = scanner.number() / 100
        bounds = CGRect(x: left, y: top, width: scanner.number() / 100 - left, height: scanner.number() / 100 - top)
        pieces = scanner.pieces()
    }

    /// All names, sorted.
    package static var names: [String] { places.keys.sorted() }

    private nonisolated(unsafe) static let text = reflow_symbol_outlines()!

    /// The place of each line in the text.
    private static let places: [String: Int] = {
        var places: [String: Int] = [:]
        var start = text
        while start.pointee != 0, let tab = strchr(start, 9), let end = strchr(tab, 10) {
            let bytes = UnsafeRawBufferPointer(start: start, count: UnsafePointer(tab) - start)
            places[String(decoding: bytes, as: UTF8.self)] = start - text
            start = UnsafePointer(end) + 1
        }
        return places
    }()
}

/// Reads one line of the outlines, which is well formed: a script wrote it, and it is compiled in.
private struct SymbolScanner {
    private var place: UnsafePointer<CChar>
    private var point = CGPoint.zero
    private var start = CGPoint.zero

    init(_ place: UnsafePointer<CChar>) { self.place = place }

    /// The text up to the next tab.
    mutating func field() -> String {
        let first = place
        while place.pointee != 9 { place += 1 }
        defer { place += 1 }
        return String(decoding: UnsafeRawBufferPointer(start: first, count: place - first), as: UTF8.self)
    }

    /// The next whole number, and the separator after it if there is one.
    mutating func number() -> CGFloat {
        var value = 0
        let isNegative = place.pointee == 45
        if isNegative { place += 1 }
        while place.pointee >= 48, place.pointee <= 57 {
            value = value * 10 + Int(place.pointee) - 48
            place += 1
        }
        if place.pointee == 32 || place.pointee == 9 { place += 1 }
        return CGFloat(isNegative ? -value : value)
    }

    private mutating func nextPoint() -> CGPoint {
        let x = point.x + number() / 100
        return CGPoint(x: x, y: point.y + number() / 100)
    }

    mutating func pieces() -> [SymbolOutline.Piece] {
        var pieces: [SymbolOutline.Piece] = []
        while place.pointee != 10 {
            let letter = UInt8(truncatingIfNeeded: place.pointee)
            place += 1
            let paint: SymbolOutline.Paint =
                letter == UInt8(ascii: "N") ? .fill : letter == UInt8(ascii: "E") ? .evenOddFill : .stroke
            (point, start) = (.zero, .zero)
            pieces.append(SymbolOutline.Piece(paint: paint, steps: steps()))
        }
        return pieces
    }

    private mutating func steps() -> [SymbolOutline.Step] {
        var steps: [SymbolOutline.Step] = []
        while true {
            switch UInt8(truncatingIfNeeded: place.pointee) {
            case UInt8(ascii: "M"):
                place += 1
                point = nextPoint()
                start = point
                steps.append(.move(point))
            case UInt8(ascii: "L"):
                place += 1
                point = nextPoint()
                steps.append(.line(point))
            case UInt8(ascii: "C"):
                place += 1
                let control1 = nextPoint()
                let control2 = nextPoint()
                point = nextPoint()
                steps.append(.curve(control1: control1, control2: control2, to: point))
            case UInt8(ascii: "Z"):
                place += 1
                point = start
                steps.append(.close)
            default:
                return steps
            }
        }
    }
}
