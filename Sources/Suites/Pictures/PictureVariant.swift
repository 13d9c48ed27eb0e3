public import KitValues
import LayoutRules

/// The user's settings of the device, except its orientation.
public struct PictureVariant: Sendable, Hashable {
    public var appearance: UIUserInterfaceStyle
    public var contrast: UIAccessibilityContrast
    public var contentSize: UIContentSizeCategory
    public var layoutDirection: UITraitEnvironmentLayoutDirection

    public init(
        appearance: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
        contentSize: UIContentSizeCategory = .large, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.appearance = appearance
        self.contrast = contrast
        self.contentSize = contentSize
        self.layoutDirection = layoutDirection
    }

    /// Every combination of the settings. An empty list stands for iOS's default.
    public static func all(
        appearances: [UIUserInterfaceStyle], contrasts: [UIAccessibilityContrast],
        contentSizes: [UIContentSizeCategory], layoutDirections: [UITraitEnvironmentLayoutDirection]
    ) -> [PictureVariant] {
        var variants: [PictureVariant] = []
        for appearance in appearances.isEmpty ? [.light] : appearances {
            for contrast in contrasts.isEmpty ? [.normal] : contrasts {
                for contentSize in contentSizes.isEmpty ? [.large] : contentSizes {
                    for direction in layoutDirections.isEmpty ? [.leftToRight] : layoutDirections {
                        let variant = PictureVariant(
                            appearance: appearance, contrast: contrast, contentSize: contentSize,
                            layoutDirection: direction)
                        if !variants.contains(variant) { variants.append(variant) }
                    }
                }
            }
        }
        return variants
    }

    /// UIKit's name of the content size; nil for the default.
    public var contentSizeName: String? {
        contentSize == .large ? nil : UIContentSizeCategory.namedCases.first { $0.value == contentSize }?.name
    }
}
