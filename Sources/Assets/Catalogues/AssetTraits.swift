package import Foundation
package import KitValues

/// The traits that choose among the variants of an asset.
package struct AssetTraits: Sendable, Hashable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom
    package var userInterfaceStyle: UIUserInterfaceStyle
    package var accessibilityContrast: UIAccessibilityContrast
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass
    package var layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels per point; 0 if unspecified.
    package var displayScale: CGFloat

    package init(
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        accessibilityContrast: UIAccessibilityContrast = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0
    ) {
        self.userInterfaceIdiom = userInterfaceIdiom
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
    }
}
