package import Foundation
package import KitValues

// Screens for tests that no catalogue lists: of any size, with other insets, or a part of an iPad's screen.
extension Device {
    /// A screen with the same size in every orientation.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - safeArea: the insets in points, the same in every orientation.
    ///   - horizontal: regular or compact; by default as on a device in portrait.
    ///   - vertical: regular or compact; by default as on a device in portrait.
    package static func fixed(
        size: CGSize, safeArea: UIEdgeInsets, idiom: UIUserInterfaceIdiom, scale: CGFloat,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified
    ) -> Device {
        let kind = ScreenRules.Kind(idiom: idiom, size: size, hasHomeIndicator: true)
        var metrics = ScreenRules.portrait(kind, safeArea: safeArea)
        if horizontal != .unspecified {
            metrics.horizontalSizeClass = horizontal
            metrics.readableContentWidth = ScreenRules.readableContentWidth(kind, horizontal)
        }
        if vertical != .unspecified { metrics.verticalSizeClass = vertical }
        return Device(
            id: "fixed", names: ["fixed"], name: "fixed", idiom: idiom, scale: scale,
            nativePixels: CGSize(width: size.width * scale, height: size.height * scale), cornerRadius: nil,
            hasHomeIndicator: true, supportsPortraitUpsideDown: true, portrait: metrics, landscape: metrics,
            evidence: .described)
    }

    /// The device with other safe areas, and with all values that depend on them.
    package func measuring(portrait: UIEdgeInsets, landscape: UIEdgeInsets) -> Device {
        func with(_ insets: UIEdgeInsets, _ metrics: ScreenMetrics) -> ScreenMetrics {
            var result = metrics
            let margins = metrics.systemMinimumLayoutMargins
            result.safeAreaInsets = insets
            result.rootLayoutMargins = UIEdgeInsets(
                top: margins.top + insets.top, left: margins.left + insets.left,
                bottom: margins.bottom + insets.bottom, right: margins.right + insets.right)
            let change = insets.bottom - metrics.safeAreaInsets.bottom
            result.tabBarHeight += change
            result.toolbarHeight += change
            return result
        }
        return replacing(portrait: with(portrait, self.portrait), landscape: with(landscape, self.landscape))
    }

    /// An iPad whose screen several applications share: in one of the orientations, this application gets a part of
    /// this width.
    package func sharing(width: CGFloat, isRegular: Bool, inLandscape: Bool) -> Device {
        func narrowed(_ metrics: ScreenMetrics) -> ScreenMetrics {
            var result = metrics
            result.size.width = width
            result.horizontalSizeClass = isRegular ? .regular : .compact
            if !isRegular { result.readableContentWidth = nil }
            return result
        }
        return inLandscape
            ? replacing(portrait: portrait, landscape: narrowed(landscape))
            : replacing(portrait: narrowed(portrait), landscape: landscape)
    }

    private func replacing(portrait: ScreenMetrics, landscape: ScreenMetrics) -> Device {
        Device(
            id: id, names: names, name: name, idiom: idiom, scale: scale, nativePixels: nativePixels,
            cornerRadius: cornerRadius, hasHomeIndicator: hasHomeIndicator,
            supportsPortraitUpsideDown: supportsPortraitUpsideDown, portrait: portrait, landscape: landscape,
            evidence: evidence)
    }
}
