import Foundation
import Typesetting

extension UIFontDescriptor {
    /// The key of an attribute, with UIKit's raw values.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the name of a family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the PostScript name of a font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A number, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// The key of a trait, with UIKit's raw values.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// ``SymbolicTraits``, or their raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// ``UIFont/Weight``, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    /// The descriptor with these attributes added. Values of other types and unknown keys have no effect.
    ///
    /// The descriptor of a text style still follows the content size category if only the weight changes. A bold title
    /// is `UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title1).addingAttributes([.traits:
    /// [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]]), size: 0)`.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let name = attributes[.name] as? String ?? attributes[.family] as? String {
            result = UIFontDescriptor(
                family: .named(name), pointSize: pointSize, weight: weight, isItalic: isItalic, design: .standard)
        }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        let symbolic =
            traits[.symbolic] as? SymbolicTraits
            ?? (traits[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
        if let symbolic, let described = result.withSymbolicTraits(symbolic) { result = described }
        let weight =
            traits[.weight] as? UIFont.Weight
            ?? traits[.weight].flatMap(UIFontDescriptor.number).map(UIFont.Weight.init(rawValue:))
        if let weight { result = result.withWeight(weight) }
        return attributes[.size].flatMap(UIFontDescriptor.number).map(result.withSize) ?? result
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
