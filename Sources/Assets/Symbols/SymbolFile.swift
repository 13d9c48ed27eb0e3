import Basics
import Foundation
import KitValues

/// Reads a symbol that a team has as an SVG: a drawing, or a sheet that Apple's app for symbols exported, of which one
/// group is used.
package enum SymbolFile {
    /// The reason why a file is no symbol.
    struct Fault: Error, Equatable {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    /// The maximum size of a file, in bytes.
    private static let maximumBytes = 1 << 20

    package static func outline(named name: String, at path: String) throws(AssetError) -> SymbolOutline {
        let data = try AssetFile.read(path, limit: maximumBytes)
        do throws(Fault) {
            return try outline(named: name, [UInt8](data))
        } catch {
            throw .undecodable(path: path, reason: error.reason)
        }
    }

    static func outline(named name: String, _ bytes: [UInt8]) throws(Fault) -> SymbolOutline {
        var reader = SymbolFileReader()
        try reader.read(bytes)
        let group = reader.isSheet ? try reader.chosenGroup() : nil
        // Sheets have notes, with texts, beside their symbols.
        if let name = reader.unread.first(where: { $0.group == group })?.name {
            throw Fault("it has an element \(Wording.quoted(name)); convert it to paths")
        }
        let pieces = reader.shapes.filter { $0.group == group }.map(\.piece)
        let bounds = pieces.bounds
        guard !bounds.isNull, bounds.width > 0 || bounds.height > 0 else { throw Fault("it draws nothing") }
        let measures = group.flatMap { reader.measures(of: $0, ink: bounds) } ?? Measures(ink: bounds)
        return SymbolOutline(
            name: name, imageSize: measures.imageSize, sideInset: measures.sideInset, bounds: bounds, pieces: pieces)
    }

    /// The sizes of a symbol at 17 points, in points.
    struct Measures {
        var imageSize: CGSize
        var sideInset: CGFloat = 1.5

        init(imageSize: CGSize, sideInset: CGFloat) {
            self.imageSize = imageSize
            self.sideInset = sideInset
        }

        /// The sizes of a drawing that states none: its ink has the area of most symbols (look.md §22).
        init(ink: CGRect) {
            let ratio = min(max(ink.width / max(ink.height, 1e-6), 0.1), 10)
            let height = (300 / ratio).squareRoot()
            let shrink = min(1, 22 / (height * ratio), 20 / height)
            imageSize = CGSize(width: height * ratio * shrink + 2 * sideInset, height: height * shrink + 2)
        }
    }
}

/// Collects the shapes of an SVG, and the guides of a sheet.
private struct SymbolFileReader {
    struct Shape {
        /// The group of the sheet; nil outside the sheet's symbols.
        var group: String?
        var piece: SymbolOutline.Piece
    }

    /// The inherited properties of an open element.
    private struct Context {
        var isHidden = false
        var isSymbols = false
        var group: String?
        var transform = CGAffineTransform.identity
        var hasFill = true
        var hasStroke = false
        var isEvenOdd = false
    }

    private(set) var shapes: [Shape] = []
    /// Elements that are drawn but are no shapes.
    private(set) var unread: [(group: String?, name: String)] = []
    private(set) var isSheet = false
    private var guides: [String: CGPoint] = [:]
    private var open: [Context] = []

    private static let hidden: Set<String> = [
        "defs", "clipPath", "mask", "symbol", "pattern", "linearGradient", "radialGradient", "metadata", "title",
        "desc", "style", "marker", "filter",
    ]
    private static let deepest = 64
    private static let mostShapes = 2000

    mutating func read(_ bytes: [UInt8]) throws(SymbolFile.Fault) {
        var tags = SVGTags(bytes)
        var hasRoot = false
        while let tag = try tags.next() {
            switch tag {
            case .close:
                if open.popLast() == nil { throw SymbolFile.Fault("it is not well-formed XML") }
            case .open(let name, let attributes, let isEmpty):
                guard hasRoot || name == "svg" else { throw SymbolFile.Fault("it is not an SVG") }
                hasRoot = true
                let context = try inner(name, attributes)
                if !context.isHidden { try take(name, attributes, context) }
                guard open.count < SymbolFileReader.deepest, shapes.count < SymbolFileReader.mostShapes else {
                    throw SymbolFile.Fault("it has too many elements")
                }
                if !isEmpty { open.append(context) }
            }
        }
        guard hasRoot else { throw SymbolFile.Fault("it is not an SVG") }
    }

    private mutating func inner(
        _ name: String, _ attributes: [String: String]
    ) throws(SymbolFile.Fault) -> Context {
        let outer = open.last ?? Context()
        var context = outer
        context.isSymbols = attributes["id"] == "Symbols"
        if context.isSymbols { isSheet = true }
        if outer.isSymbols { context.group = attributes["id"] }
        if SymbolFileReader.hidden.contains(name) { context.isHidden = true }
        var properties = attributes
        for part in (attributes["style"] ?? "").split(separator: ";") {
            let sides = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if sides.count == 2 { properties[sides[0]] = sides[1] }
        }
        if let fill = properties["fill"] { context.hasFill = fill != "none" }
        if let stroke = properties["stroke"] { context.hasStroke = stroke != "none" }
        if let rule = properties["fill-rule"] { context.isEvenOdd = rule == "evenodd" }
        if properties["display"] == "none" { context.isHidden = true }
        if let text = attributes["transform"] {
            guard let transform = CGAffineTransform(svg: text) else {
                throw SymbolFile.Fault("its transform \(Wording.quoted(text)) cannot be read")
            }
            context.transform = transform.concatenating(outer.transform)
        }
        return context
    }

    private mutating func take(
        _ name: String, _ attributes: [String: String], _ context: Context
    ) throws(SymbolFile.Fault) {
        func number(_ key: String) -> CGFloat { attributes[key].flatMap(Double.init).map { CGFloat($0) } ?? 0 }
        if let id = attributes["id"], name == "line" || name == "rect" {
            guides[id] = CGPoint(x: number(name == "line" ? "x1" : "x"), y: number(name == "line" ? "y1" : "y"))
                .applying(context.transform)
        }
        let text: String
        switch name {
        case "path": text = attributes["d"] ?? ""
        case "circle": text = ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse": text = ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "line": text = "M\(number("x1")) \(number("y1"))L\(number("x2")) \(number("y2"))"
        case "polyline", "polygon":
            let points = attributes["points"] ?? ""
            text = points.isEmpty ? "" : "M\(points)\(name == "polygon" ? "Z" : "")"
        case "rect":
            let (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"))
            let r = min(max(number("rx"), number("ry")), width / 2, height / 2)
            text =
                "M\(x + r) \(y)h\(width - 2 * r)a\(r) \(r) 0 0 1 \(r) \(r)v\(height - 2 * r)a\(r) \(r) 0 0 1 \(-r) \(r)"
                + "h\(2 * r - width)a\(r) \(r) 0 0 1 \(-r) \(-r)v\(2 * r - height)a\(r) \(r) 0 0 1 \(r) \(-r)Z"
        case "text", "image", "use":
            return unread.append((context.group, name))
        default: return
        }
        guard let steps = SVGPath.steps(text) else {
            throw SymbolFile.Fault("its path \(Wording.quoted(String(text.prefix(40)))) cannot be read")
        }
        guard !steps.isEmpty, context.hasFill || context.hasStroke else { return }
        let paint: SymbolOutline.Paint = !context.hasFill ? .stroke : context.isEvenOdd ? .evenOddFill : .fill
        shapes.append(
            Shape(
                group: context.group,
                piece: SymbolOutline.Piece(paint: paint, steps: steps.map { $0.applying(context.transform) })))
    }

    private func ellipse(_ x: CGFloat, _ y: CGFloat, _ across: CGFloat, _ down: CGFloat) -> String {
        "M\(x + across) \(y)A\(across) \(down) 0 1 1 \(x - across) \(y)A\(across) \(down) 0 1 1 \(x + across) \(y)Z"
    }

    // MARK: Sheets

    /// The group of the sheet that is drawn: regular, in the medium scale if there is one.
    func chosenGroup() throws(SymbolFile.Fault) -> String {
        let groups = shapes.compactMap(\.group)
        let preferred = ["Regular-M", "Regular-S", "Regular-L"]
        guard let group = preferred.first(where: groups.contains) ?? groups.first else {
            throw SymbolFile.Fault("the sheet has no symbol; export it with the group \"Regular-M\"")
        }
        return group
    }

    /// The sizes that the guides of a sheet state: the distance of base line and cap line is the height of capital
    /// letters, and the margins are the sides of the image.
    func measures(of group: String, ink: CGRect) -> SymbolFile.Measures? {
        let scale = group.split(separator: "-").last.map(String.init) ?? "M"
        guard let baseline = guides["Baseline-\(scale)"], let capline = guides["Capline-\(scale)"],
            baseline.y > capline.y
        else { return nil }
        let points = 17 * 0.7046 / (baseline.y - capline.y)
        let size = CGSize(width: ink.width * points, height: ink.height * points)
        guard let left = guides["left-margin-\(group)"] ?? guides["left-margin"],
            let right = guides["right-margin-\(group)"] ?? guides["right-margin"], right.x > left.x
        else {
            return SymbolFile.Measures(
                imageSize: CGSize(width: size.width + 3, height: size.height + 2), sideInset: 1.5)
        }
        let width = (right.x - left.x) * points
        return SymbolFile.Measures(
            imageSize: CGSize(width: width, height: size.height + 2), sideInset: max(0, (width - size.width) / 2))
    }
}

extension CGAffineTransform {
    /// A list of `matrix`, `translate`, `scale` and `rotate`; nil for another text.
    fileprivate init?(svg text: String) {
        self = .identity
        for part in text.split(separator: ")") {
            let sides = part.split(separator: "(")
            guard sides.count == 2 else { return nil }
            let numbers = sides[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.map { CGFloat($0) }
            let name = sides[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \t\r\n"))
            let next: CGAffineTransform
            switch (name, numbers.count) {
            case ("matrix", 6):
                next = CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            case ("translate", 1...2):
                next = CGAffineTransform(translationX: numbers[0], y: numbers.dropFirst().first ?? 0)
            case ("scale", 1...2):
                next = CGAffineTransform(scaleX: numbers[0], y: numbers.dropFirst().first ?? numbers[0])
            case ("rotate", 1): next = CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
            default: return nil
            }
            guard numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
            self = next.concatenating(self)
        }
    }
}

extension SymbolOutline.Step {
    fileprivate func applying(_ transform: CGAffineTransform) -> SymbolOutline.Step {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(
                control1: first.applying(transform), control2: second.applying(transform), to: end.applying(transform))
        case .close: .close
        }
    }
}

extension [SymbolOutline.Piece] {
    /// The smallest box around the curves, found at 32 points of each.
    fileprivate var bounds: CGRect {
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        func add(_ point: CGPoint) {
            (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
            (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
        }
        for piece in self {
            var at = CGPoint.zero
            for step in piece.steps {
                switch step {
                case .move(let point), .line(let point):
                    add(point)
                    at = point
                case .curve(let first, let second, let end):
                    for part in 1...32 {
                        let t = CGFloat(part) / 32
                        let (a, b) = (pow(1 - t, 3), 3 * t * pow(1 - t, 2))
                        let (c, d) = (3 * t * t * (1 - t), pow(t, 3))
                        add(
                            CGPoint(
                                x: a * at.x + b * first.x + c * second.x + d * end.x,
                                y: a * at.y + b * first.y + c * second.y + d * end.y))
                    }
                    at = end
                case .close: break
                }
            }
        }
        return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
