public import Foundation
import KitSchema
import KitValues

// Key-value coding of what classes state of themselves: `nibMethods` of the app's classes, and the cards of UIKit's views.
extension NSObject {
    /// Sets a property by its name. See ``setValue(_:forKeyPath:)``.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Sets a property by its name: an outlet or an inspectable property of a class that `reflow swift` compiled, or a
    /// property of a view that documents can set, such as `textColor` or `layer.cornerRadius`.
    ///
    /// Linux has no Objective-C runtime that finds other properties; these are UIKit's exception for an unknown key.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if case .returned = Selector(inNib: Selector.setterName(of: keyPath)).send(to: self, [value]) { return }
        if let view = self as? UIView, let key = view.key(atPath: keyPath),
            let value = ViewValue(key.schema, codedAs: value)
        {
            return key.apply(value, to: view)
        }
        Simulation.current.report(.unknownKey(keyPath, of: self))
    }
}

extension UIView {
    /// The key of the view's class that documents name in this way.
    fileprivate final func key(atPath path: String) -> ViewKey? {
        let name = path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
        let card = ClassCards[KitClass(classNames.kit)]
        return card?.key(name)
            ?? sequence(first: card, next: \.?.superclass).lazy.compactMap { card in
                card?.ownKeys.first { $0.schema.runtimeNames.contains(name) }
            }.first
    }
}

extension ViewValue {
    /// A value as key-value coding has it, for a key; nil if the key takes values of another kind.
    init?(_ key: KeySchema, codedAs value: Any?) {
        guard let value else {
            guard key.isOptional else { return nil }
            self = .null
            return
        }
        self.init(value, as: key.type)
    }

    private init?(_ value: Any, as type: ValueType) {
        let number = value as? NSNumber
        var raw: Int? {
            number?.intValue ?? value as? Int ?? (value as? UInt).map { Int(bitPattern: $0) }
                ?? (value as? any RawRepresentable)?.rawValue as? Int
        }
        let found: ViewValue? =
            switch type {
            case .boolean: (value as? Bool ?? number?.boolValue).map { .plain(.boolean($0)) }
            case .integer: raw.map { .plain(.integer($0)) }
            case .number: ViewValue.number(value).map { .plain(.number($0)) }
            case .text, .name: (value as? String).map { .plain(.string($0)) }
            case .choice(let enumeration):
                enumeration.cases.first { $0.rawValue == raw }.map { .plain(.choice($0)) }
            case .options(let enumeration):
                raw.map { bits in
                    let members = enumeration.cases.filter { bits & $0.rawValue == $0.rawValue }
                    return .plain(.options(ChoiceSet(members.map(\.name), rawValue: UInt(bitPattern: bits))))
                }
            case .numbers, .size: ViewValue.geometry(value).map { .plain($0) }
            case .color: (value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }).map { .color($0) }
            case .font: (value as? UIFont).map { .font($0) }
            case .image: (value as? UIImage).map { .image($0) }
            case .attributedText: (value as? NSAttributedString).map { .attributedText($0) }
            default: nil
            }
        guard let found else { return nil }
        self = found
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func geometry(_ value: Any) -> PropertyValue? {
        switch value {
        case let value as CGRect: .rect(value)
        case let value as CGSize: .size(value)
        case let value as CGPoint: .point(value)
        case let value as UIEdgeInsets: .insets(value)
        case let value as CGAffineTransform: .transform(value)
        default: nil
        }
    }
}

extension SimulationDiagnostic.Code {
    public static let unknownKey = Self(rawValue: "unknown-key")
}

extension SimulationDiagnostic {
    /// A diagnostic: a property was set by a name, or to a value, that the object does not take.
    static func unknownKey(_ key: String, of object: NSObject) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unknownKey, exception: "NSUnknownKeyException",
            "NSUnknownKeyException: [<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key \(key). On Linux, the keys are those that documents set.")
    }
}
