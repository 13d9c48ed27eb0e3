internal import DisplayList
import Foundation

/// Paints the lines under and through characters (look.md §9.1). UIKit's thicknesses and patterns are unknown. Here, a
/// thick line is twice the font's own line, a double line is two lines with a gap of the same thickness, and the
/// lengths of patterns are multiples of the thickness.
struct RuleDrawing {
    private let rule: TextRule
    /// The upper edge of a single line.
    private let top: CGFloat
    /// The thickness of a single line.
    private let thickness: CGFloat
    private let color: RGBAColor
    /// The x at which patterns begin, so that they continue across runs.
    private let origin: CGFloat

    /// - Parameter isCentered: whether the middle of a thick or double line is at the middle of a single one.
    init(
        _ rule: TextRule, top: CGFloat, thickness: CGFloat, color: RGBAColor, origin: CGFloat, isCentered: Bool
    ) {
        self.rule = rule
        let thicknesses: CGFloat =
            switch rule.weight {
            case .single: 1
            case .thick: 2
            case .double: 3
            }
        self.top = isCentered ? top - (thicknesses - 1) / 2 * thickness : top
        self.thickness = thickness
        self.color = color
        self.origin = origin
    }

    func commands(over range: Range<CGFloat>) -> [DisplayCommand] {
        switch rule.weight {
        case .single: [line(over: range, top: top, height: thickness)]
        case .thick: [line(over: range, top: top, height: 2 * thickness)]
        case .double:
            [
                line(over: range, top: top, height: thickness),
                line(over: range, top: top + 2 * thickness, height: thickness),
            ]
        }
    }

    private func line(over range: Range<CGFloat>, top: CGFloat, height: CGFloat) -> DisplayCommand {
        guard let pattern, height > 0 else {
            let width = range.upperBound - range.lowerBound
            return .fill(.rect(CGRect(x: range.lowerBound, y: top, width: width, height: height)), .color(color))
        }
        let middle = top + height / 2
        return .stroke(
            .elements([
                .move(CGPoint(x: range.lowerBound, y: middle)), .line(CGPoint(x: range.upperBound, y: middle)),
            ]), color,
            StrokeStyle(
                width: height, dashes: pattern.map { $0 * height }, dashPhase: range.lowerBound - origin))
    }

    /// The alternating lengths of dashes and gaps; nil for an unbroken line.
    private var pattern: [CGFloat]? {
        switch rule.pattern {
        case .solid: nil
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}

extension TextShadow {
    func cast(by ink: [DisplayCommand]) -> Shadow {
        Shadow(
            source: .commands(ink), color: color,
            offset: CGSize(width: offset.width.boundedLength, height: offset.height.boundedLength),
            radius: blurRadius.boundedExtent / 2)
    }
}
