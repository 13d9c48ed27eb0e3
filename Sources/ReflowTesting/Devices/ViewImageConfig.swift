public import Foundation
public import KitValues
public import LayoutRules
public import ReflowKit

/// The environment of a controller: a device in an orientation, or just a size with traits.
///
/// A preset such as `.iPhone13(.landscape)` is a device of the catalogue. It starts in portrait and is then rotated,
/// and the application and the controller are asked as in UIKit. If they refuse, there is no picture, and the assertion
/// says why. A configuration with its own size or safe area is a screen that never rotates.
public struct ViewImageConfig: Sendable, Hashable {
    /// The orientation of a device.
    public enum Orientation: Sendable, Hashable {
        case portrait
        /// Landscape right (Home button on the right), or landscape left if the application and the controller support
        /// only that one.
        case landscape
        case portraitUpsideDown
        case landscapeLeft
        case landscapeRight
    }

    /// The orientation of an iPad, and the part of its screen that the application gets.
    public enum TabletOrientation: Sendable, Hashable {
        public enum PortraitSplits: Sendable, Hashable {
            case oneThird, twoThirds, full
        }

        public enum LandscapeSplits: Sendable, Hashable {
            case oneThird, oneHalf, twoThirds, full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of notch, status bar and home indicator, in points. After setting it, the screen never rotates.
    public var safeArea: UIEdgeInsets {
        didSet { if safeArea != oldValue { placement = nil } }
    }

    /// The size in points; if it is `nil`, the size of the controller's view. After setting it, the screen never
    /// rotates.
    public var size: CGSize? {
        didSet { if size != oldValue { placement = nil } }
    }

    /// Size classes, appearance, text size and so on.
    public var traits: UITraitCollection

    /// The orientations in the application's Info.plist.
    public var application = ApplicationOrientations()

    /// The device and its orientation; `nil` for a screen that never rotates.
    private(set) var placement: Placement?

    /// A screen of this size that never rotates.
    ///
    /// - Parameters:
    ///   - safeArea: the safe area insets, in points.
    ///   - size: the size in points; if it is `nil`, the size of the controller's view.
    ///   - traits: override the traits of a phone in portrait.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// A device that is rotated.
    init(_ placement: Placement) {
        self.init()
        guard let metrics = placement.metrics else {
            self.placement = placement
            return
        }
        safeArea = metrics.safeAreaInsets
        size = metrics.size
        traits = placement.traits
        application = placement.isShared ? .sharingScreen : ApplicationOrientations()
        self.placement = placement
    }

    /// The traits that the device does not determine.
    var ownTraits: UITraitCollection {
        guard let placement else { return traits }
        return traits.specifying(onlyWhereOtherThan: placement.screenTraits)
    }

    /// This configuration with another size; if the size is nil, it is unchanged.
    func with(size: CGSize?) -> ViewImageConfig {
        guard let size else { return self }
        var config = self
        config.size = size
        return config
    }
}

extension ApplicationOrientations {
    /// The orientations of an application that shares an iPad's screen: it must list all of them (behaviour.md §5.8).
    static let sharingScreen = ApplicationOrientations(supported: UIInterfaceOrientation.shown)
}

extension UITraitCollection {
    /// The specified traits whose values differ from those of `other`.
    func specifying(onlyWhereOtherThan other: UITraitCollection) -> UITraitCollection {
        UITraitCollection { traits in
            if userInterfaceIdiom != other.userInterfaceIdiom { traits.userInterfaceIdiom = userInterfaceIdiom }
            if userInterfaceStyle != other.userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
            if userInterfaceLevel != other.userInterfaceLevel { traits.userInterfaceLevel = userInterfaceLevel }
            if horizontalSizeClass != other.horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
            if verticalSizeClass != other.verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
            if layoutDirection != other.layoutDirection { traits.layoutDirection = layoutDirection }
            if accessibilityContrast != other.accessibilityContrast {
                traits.accessibilityContrast = accessibilityContrast
            }
            if preferredContentSizeCategory != other.preferredContentSizeCategory {
                traits.preferredContentSizeCategory = preferredContentSizeCategory
            }
            if displayScale != other.displayScale { traits.displayScale = displayScale }
        }
    }
}
