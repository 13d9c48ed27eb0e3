import Basics
import Foundation
import KitSchema
import KitValues

extension ValueType {
    /// A default as text; nil for a missing text or picture, which the reference does not mention.
    func text(of value: ViewValue) -> String? {
        switch value {
        case .plain(.null): if case .color = self { "none" } else { nil }
        case .plain(.boolean(let flag)): "\(flag)"
        case .plain(.integer(let number)): "\(number)"
        case .plain(.number(let number)): number.shortestText
        case .plain(.string(let text)): text.isEmpty ? nil : text
        case .plain(.choice(let choice)): choice.name
        case .plain(.options(let set)): set.names.isEmpty ? "none" : set.names.joined(separator: ", ")
        case .plain(.size(let size)): ValueType.list(size.width, size.height)
        case .plain(.point(let point)): ValueType.list(point.x, point.y)
        case .plain(.insets(let insets)): ValueType.list(insets.top, insets.left, insets.bottom, insets.right)
        case .plain(.transform(let matrix)):
            ValueType.list(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
        case .plain, .color, .font, .image, .attributedText, .segments, .states, .view, .object: nil
        }
    }

    private static func list(_ numbers: CGFloat...) -> String {
        "[" + numbers.map(\.shortestText).joined(separator: ", ") + "]"
    }
}
