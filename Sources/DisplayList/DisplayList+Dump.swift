import Basics
import Foundation
import KitValues

extension DisplayList {
    /// The list as text for people: one command a line, with the contents of layers and shadows indented below them,
    /// and numbers with six digits as UIKit prints them. It ends with a newline.
    ///
    /// ```
    /// display list 393 × 852
    /// fill rect (0 0 393 852) #f2f2f7
    /// layer opacity 0.5 clip rounded rect (16 100 361 44) radius 12 continuous
    ///   glyphs "Inter-Regular" 17 #000000 "Hi" at y 128: 95@28 427@41.25
    /// ```
    public func dump() -> String {
        var lines = ["display list \(size.width.sixDigitText) × \(size.height.sixDigitText)"]
        DisplayList.append(commands, indentedBy: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ commands: [DisplayCommand], indentedBy depth: Int, to lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        for command in commands {
            lines.append(indent + command.line)
            switch command {
            case .layer(let layer):
                append(layer.commands, indentedBy: depth + 1, to: &lines)
                if !layer.cutout.isEmpty {
                    lines.append(String(repeating: "  ", count: depth + 1) + "cutout")
                    append(layer.cutout, indentedBy: depth + 2, to: &lines)
                }
            case .shadow(let shadow):
                if case .commands(let casting) = shadow.source {
                    append(casting, indentedBy: depth + 1, to: &lines)
                }
            case .fill, .stroke, .image, .glyphs, .backdrop: break
            }
        }
    }
}

extension DisplayCommand {
    fileprivate var line: String {
        switch self {
        case .fill(let path, let paint, let rule):
            "fill \(path.dumpText) \(paint.dumpText)" + (rule == .evenOdd ? " even-odd" : "")
        case .stroke(let path, let color, let style):
            "stroke \(path.dumpText) \(color.dumpText) \(style.dumpText)"
        case .shadow(let shadow): shadow.line
        case .image(let placement): placement.line
        case .glyphs(let run): run.line
        case .layer(let layer): layer.line
        case .backdrop(let blur): blur.line
        }
    }
}

extension BackdropBlur {
    fileprivate var line: String {
        let line = "backdrop \(path.dumpText) blur \(radius.sixDigitText)"
        return saturation == 1 ? line : line + " saturation \(saturation.sixDigitText)"
    }
}

extension Layer {
    fileprivate var line: String {
        var parts = ["layer"]
        if !transform.isIdentity {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform [\(numbers.dumpText)]")
        }
        if opacity != 1 { parts.append("opacity \(opacity.sixDigitText)") }
        if let clip { parts.append("clip \(clip.dumpText)" + (clipRule == .evenOdd ? " even-odd" : "")) }
        return parts.joined(separator: " ")
    }
}

extension Shadow {
    fileprivate var line: String {
        let look = "\(color.dumpText) offset (\([offset.width, offset.height].dumpText)) radius \(radius.sixDigitText)"
        return switch source {
        case .path(let path): "shadow \(look) of \(path.dumpText)"
        case .commands: "shadow \(look) of"
        }
    }
}

extension ImagePlacement {
    fileprivate var line: String {
        "image \(image.digest) \(image.width) × \(image.height) from \(source.dumpText) to \(destination.dumpText)"
            + (tint.map { " tint \($0.dumpText)" } ?? "")
    }
}

extension GlyphRun {
    /// The glyphs of the run on one line. If all have the same baseline, as nearly always, its y is written only once.
    fileprivate var line: String {
        let look = "glyphs \(font.rawValue.quotedForDump) \(pointSize.sixDigitText) \(color.dumpText)"
        let baseline = glyphs.first.map(\.position.y)
        let isLevel = glyphs.allSatisfy { $0.position.y == baseline }
        let places = glyphs.map { glyph in
            "\(glyph.index)@\(glyph.position.x.sixDigitText)" + (isLevel ? "" : ",\(glyph.position.y.sixDigitText)")
        }
        let height = if isLevel, let baseline { " at y \(baseline.sixDigitText):" } else { ":" }
        let edge = outline.map {
            " \($0.isFilled ? "filled and " : "")outlined \($0.width.sixDigitText) \($0.color.dumpText)"
        }
        return ([look + (edge ?? "") + " " + text.quotedForDump + height] + places).joined(separator: " ")
    }
}

extension Path {
    fileprivate var dumpText: String {
        switch self {
        case .rect(let rect): "rect \(rect.dumpText)"
        case .roundedRect(let rounded): rounded.dumpText
        case .ellipse(let rect): "ellipse \(rect.dumpText)"
        case .elements(let elements): (["path"] + elements.map(\.dumpText)).joined(separator: " ")
        }
    }
}

extension PathElement {
    fileprivate var dumpText: String {
        let letter =
            switch self {
            case .move: "M"
            case .line: "L"
            case .quadCurve: "Q"
            case .curve: "C"
            case .close: "Z"
            }
        return ([letter] + points.map { [$0.x, $0.y].dumpText }).joined(separator: " ")
    }
}

extension RoundedRect {
    fileprivate var dumpText: String {
        let radii = [topLeft, topRight, bottomLeft, bottomRight]
        let corners =
            radii.allSatisfy { $0 == topLeft } ? "radius \(topLeft.sixDigitText)" : "radii (\(radii.dumpText))"
        return "rounded rect \(rect.dumpText) \(corners)" + (curve == .continuous ? " continuous" : "")
    }
}

extension Paint {
    fileprivate var dumpText: String {
        switch self {
        case .color(let color): color.dumpText
        case .linearGradient(let gradient, let from, let to):
            "linear (\([from.x, from.y].dumpText)) to (\([to.x, to.y].dumpText)) \(gradient.dumpText)"
        case .radialGradient(let gradient, let center, let radius):
            "radial (\([center.x, center.y].dumpText)) radius \(radius.sixDigitText) \(gradient.dumpText)"
        }
    }
}

extension Gradient {
    fileprivate var dumpText: String {
        "[" + stops.map { "\($0.location.sixDigitText) \($0.color.dumpText)" }.joined(separator: ", ") + "]"
    }
}

extension StrokeStyle {
    /// The width, and every property that differs from its default.
    fileprivate var dumpText: String {
        let plain = StrokeStyle(width: width)
        var parts = ["width \(width.sixDigitText)"]
        if cap != plain.cap { parts.append("cap \(cap.rawValue)") }
        if join != plain.join { parts.append("join \(join.rawValue)") }
        if miterLimit != plain.miterLimit { parts.append("miter \(miterLimit.sixDigitText)") }
        if !dashes.isEmpty { parts.append("dashes (\(dashes.dumpText))") }
        if dashPhase != plain.dashPhase { parts.append("phase \(dashPhase.sixDigitText)") }
        return parts.joined(separator: " ")
    }
}

extension RGBAColor {
    /// `#rrggbb` if the components are whole 255ths, else `rgb(…)`. The alpha follows unless it is 1.
    fileprivate var dumpText: String {
        let components = [red, green, blue]
        let bytes = components.compactMap { component -> String? in
            let scaled = component * 255
            guard (0...255).contains(scaled.rounded()), abs(scaled - scaled.rounded()) < 1e-9 else { return nil }
            let digits = String(Int(scaled.rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let color = bytes.count == 3 ? "#" + bytes.joined() : "rgb(\(components.dumpText))"
        return alpha == 1 ? color : "\(color) \(alpha.sixDigitText)"
    }
}

extension CGRect {
    fileprivate var dumpText: String { "(\([origin.x, origin.y, size.width, size.height].dumpText))" }
}

extension [CGFloat] {
    fileprivate var dumpText: String { map(\.sixDigitText).joined(separator: " ") }
}

extension String {
    /// The text in double quotes on one line. Quotes, backslashes, and characters that could break or hide a line are
    /// escaped.
    fileprivate var quotedForDump: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                    text += "\\u{" + String(scalar.value, radix: 16) + "}"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text + "\""
    }
}
