import Basics
public import Foundation
public import KitValues
import LayoutRules

/// Traits that can be changed: the parameter of the closures of
/// ``UITraitCollection/init(mutations:)`` and ``UITraitCollection/modifyingTraits(_:)``.
public protocol UIMutableTraits: Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The number of pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
}

/// The values of all traits; each is unspecified until it is set.
struct TraitValues: UIMutableTraits, Hashable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayScale: CGFloat = 0

    /// These traits, overridden by those that `other` specifies.
    func overridden(by other: TraitValues) -> TraitValues {
        var result = self
        for trait in Trait.all { trait.copyIfSpecified(other, &result) }
        return result
    }

    /// The specified traits, as UIKit's descriptions list them.
    var specified: [(name: String, value: String)] {
        Trait.all.compactMap { trait in trait.text(self).map { (trait.name, $0) } }
    }
}

/// One trait, so that merging, comparing and printing are each written once for all traits.
private struct Trait: Sendable {
    let name: String
    let copyIfSpecified: @Sendable (TraitValues, inout TraitValues) -> Void
    /// The value as text; nil if the trait is unspecified.
    let text: @Sendable (TraitValues) -> String?

    init<Value: Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<TraitValues, Value> & Sendable,
        text: @escaping @Sendable (Value) -> String
    ) {
        self.name = name
        let unspecified = TraitValues()[keyPath: path]
        copyIfSpecified = { source, target in
            if source[keyPath: path] != unspecified { target[keyPath: path] = source[keyPath: path] }
        }
        self.text = { values in
            values[keyPath: path] == unspecified ? nil : text(values[keyPath: path])
        }
    }

    static let all: [Trait] = [
        Trait("userInterfaceIdiom", \.userInterfaceIdiom) { $0.name },
        Trait("displayScale", \.displayScale) { $0.sixDigitText },
        Trait("horizontalSizeClass", \.horizontalSizeClass) { $0.name },
        Trait("verticalSizeClass", \.verticalSizeClass) { $0.name },
        Trait("userInterfaceStyle", \.userInterfaceStyle) { $0.name },
        Trait("userInterfaceLevel", \.userInterfaceLevel) { $0.name },
        Trait("layoutDirection", \.layoutDirection) { $0.name },
        Trait("accessibilityContrast", \.accessibilityContrast) { $0.name },
        Trait("preferredContentSizeCategory", \.preferredContentSizeCategory) { $0.name },
    ]
}
