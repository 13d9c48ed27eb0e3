import Foundation
import KitSchema
import LayoutDocument

// The parser has checked the kinds, so the accessors never get a value of another kind. If they did, they would return
// UIKit's default.
extension PropertyValue {
    var bool: Bool { if case .boolean(let value) = self { value } else { false } }

    var number: CGFloat {
        switch self {
        case .number(let value): value
        case .integer(let value): CGFloat(value)
        default: 0
        }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var color: ColorValue? { if case .color(let value) = self { value } else { nil } }

    /// The raw value of a case or of a set of cases.
    var raw: Int {
        switch self {
        case .choice(let choice): choice.rawValue
        case .options(let set): Int(bitPattern: set.rawValue)
        default: 0
        }
    }
}
