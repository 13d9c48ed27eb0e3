import Foundation
package import KitSchema
import KitValues

/// The kind of a property's values: their forms in Swift and in documents, and the conversions between these.
package struct KeyKind<Value>: Sendable {
    let type: ValueType
    /// Whether `null` is allowed and means `nil`.
    var isOptional = false
    /// Converts a value; nil for a value of another kind, which the parsers reject.
    let read: @MainActor @Sendable (ViewValue) -> Value?
    let write: @MainActor @Sendable (Value) -> ViewValue
}

extension KeyKind where Value == Bool {
    package static var flag: KeyKind {
        KeyKind(type: .boolean) {
            $0.boolean
        } write: {
            .plain(.boolean($0))
        }
    }
}

extension KeyKind where Value == Int {
    package static func integer(_ range: ClosedRange<Int>) -> KeyKind {
        KeyKind(type: .integer(range)) {
            $0.integer
        } write: {
            .plain(.integer($0))
        }
    }
}

extension KeyKind where Value: BinaryFloatingPoint {
    package static func number(_ range: ClosedRange<Double>) -> KeyKind {
        KeyKind(type: .number(range)) {
            $0.number.map { Value($0) }
        } write: {
            .plain(.number(CGFloat($0)))
        }
    }
}

extension KeyKind where Value == String? {
    package static var text: KeyKind {
        KeyKind(type: .text, isOptional: true) {
            $0.isNull ? .some(nil) : $0.string
        } write: {
            $0.map { .plain(.string($0)) } ?? .null
        }
    }
}

extension KeyKind where Value: RawRepresentable, Value.RawValue == Int {
    package static func choice(_ enumeration: Enumeration) -> KeyKind {
        KeyKind(type: .choice(enumeration)) {
            $0.raw.flatMap { Value(rawValue: $0) }
        } write: { value in
            .plain(.choice(enumeration.cases.first { $0.rawValue == value.rawValue } ?? enumeration.cases[0]))
        }
    }
}

extension KeyKind where Value: RawRepresentable, Value.RawValue == String {
    /// A type whose raw values are names.
    package static func choice(_ enumeration: Enumeration) -> KeyKind {
        KeyKind(type: .choice(enumeration)) {
            if case .plain(.choice(let choice)) = $0 { Value(rawValue: choice.name) } else { nil }
        } write: {
            .plain(.choice(enumeration[$0.rawValue] ?? enumeration.cases[0]))
        }
    }
}

extension KeyKind where Value: OptionSet, Value.RawValue == UInt {
    package static func options(_ enumeration: Enumeration) -> KeyKind {
        KeyKind(type: .options(enumeration)) {
            $0.raw.map { Value(rawValue: UInt($0)) }
        } write: { value in
            let members = enumeration.cases.filter { value.rawValue & UInt($0.rawValue) == UInt($0.rawValue) }
            return .plain(.options(ChoiceSet(members.map(\.name), rawValue: value.rawValue)))
        }
    }
}

extension KeyKind where Value == CGSize {
    static var size: KeyKind { size(.size) }
    /// A size of either sign.
    static var offset: KeyKind { size(.offset) }

    private static func size(_ tuple: NumberTuple) -> KeyKind {
        KeyKind(type: .numbers(tuple)) {
            $0.size
        } write: {
            .plain(.size($0))
        }
    }
}

extension KeyKind where Value == CGPoint {
    static var point: KeyKind {
        KeyKind(type: .numbers(.point)) {
            if case .plain(.point(let value)) = $0 { value } else { nil }
        } write: {
            .plain(.point($0))
        }
    }
}

extension KeyKind where Value == UIEdgeInsets {
    static var insets: KeyKind {
        KeyKind(type: .numbers(.insets)) {
            if case .plain(.insets(let value)) = $0 { value } else { nil }
        } write: {
            .plain(.insets($0))
        }
    }
}

extension KeyKind where Value == NSDirectionalEdgeInsets {
    static var directionalInsets: KeyKind {
        KeyKind(type: .numbers(.directionalInsets)) {
            guard case .plain(.insets(let value)) = $0 else { return nil }
            return NSDirectionalEdgeInsets(
                top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
        } write: {
            .plain(.insets(UIEdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)))
        }
    }
}

extension KeyKind where Value == CGAffineTransform {
    static var transform: KeyKind {
        KeyKind(type: .numbers(.transform)) {
            if case .plain(.transform(let value)) = $0 { value } else { nil }
        } write: {
            .plain(.transform($0))
        }
    }
}

extension KeyKind where Value == UIColor? {
    package static var color: KeyKind {
        KeyKind(type: .color, isOptional: true) {
            .some($0.color)
        } write: {
            $0.map { .color($0) } ?? .null
        }
    }
}

extension KeyKind where Value == CGColor? {
    /// A colour of a layer, which is fixed when it is set, as in UIKit.
    package static var layerColor: KeyKind {
        KeyKind(type: .color, isOptional: true) {
            .some($0.color?.cgColor)
        } write: {
            $0.map { .color(UIColor(cgColor: $0)) } ?? .null
        }
    }
}

extension KeyKind where Value == UIImage? {
    package static var image: KeyKind {
        KeyKind(type: .image, isOptional: true) {
            .some($0.image)
        } write: {
            $0.map { .image($0) } ?? .null
        }
    }
}

extension KeyKind where Value == UIView? {
    /// A view that another one holds.
    static var view: KeyKind {
        KeyKind(type: .view, isOptional: true) {
            .some($0.view)
        } write: {
            $0.map { .view($0) } ?? .null
        }
    }
}

extension KeyKind where Value == UIFont? {
    package static var font: KeyKind {
        KeyKind(type: .font) {
            $0.font
        } write: {
            $0.map { .font($0) } ?? .null
        }
    }
}
