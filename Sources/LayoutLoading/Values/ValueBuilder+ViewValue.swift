import Basics
import KitSchema
import LayoutDocument
import ReflowKit

extension ValueBuilder {
    /// The value as views take it.
    func viewValue(_ value: PropertyValue, at position: SourcePosition) throws(Diagnostic) -> ViewValue {
        switch value {
        case .color(let value): return .color(color(value))
        case .font(let value): return .font(try font(value, at: position))
        case .image(let value): return .image(try image(value, at: position))
        case .attributedText(let runs): return .attributedText(try attributedText(runs, at: position))
        case .segments(let segments):
            var made: [ViewValue.Segment] = []
            for segment in segments {
                let image =
                    if let image = segment.image { try self.image(image, at: position) } else { nil as UIImage? }
                made.append(
                    ViewValue.Segment(
                        title: segment.title, image: image, width: segment.width, isEnabled: segment.isEnabled))
            }
            return .segments(made)
        case .states(let states):
            var made: [(state: UInt, value: ViewValue)] = []
            for state in states {
                // The position of a text is that of the property; an image has a position of its own.
                let place = if case .image = state.value { state.position } else { position }
                made.append(
                    (UInt(state.state.rawValue), try viewValue(state.value, at: place)))
            }
            return .states(made)
        case .null, .boolean, .integer, .number, .string, .choice, .options, .rect, .size, .point, .insets, .transform,
            .customSpacing:
            return .plain(value)
        }
    }

    /// A key's default, in the fonts of the canvas if they differ from the current ones.
    func standard(_ value: ViewValue) -> ViewValue {
        guard canvas?.usesFontsOfIOS13 == true, case .font(let font) = value else { return value }
        return .font(font.asOfIOS13)
    }
}
