public import Foundation
public import KitValues
public import LayoutRules
public import ReflowKit

/// What a controller is shown on: a device in an orientation, or just a size with traits.
///
/// A preset such as `.iPhone13(.landscape)` is a device of the catalogue. It starts upright and is then turned, and
/// application and controller are asked as by UIKit: where they refuse there is no picture, and the assertion says why.
/// A configuration with a size or safe area of one's own is a screen that never turns.
public struct ViewImageConfig: Sendable, Hashable {
    /// How a device is to be held.
    public enum Orientation: Sendable, Hashable {
        case portrait
        /// Landscape right (home end on the right), or landscape left where application and controller support only
        /// that one.
        case landscape
        case portraitUpsideDown
        case landscapeLeft
        case landscapeRight
    }

    /// How an iPad is to be held, and how much of its screen the application gets.
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

    /// What notch, status bar and home indicator cover, in points. Setting it makes a screen that never turns.
    public var safeArea: UIEdgeInsets {
        didSet { if safeArea != oldValue { placement = nil } }
    }

    /// In points; that of the controller's view where it is `nil`. Setting it makes a screen that never turns.
    public var size: CGSize? {
        didSet { if size != oldValue { placement = nil } }
    }

    /// Size classes, appearance, text size and so on.
    public var traits: UITraitCollection

    /// What the application's Info.plist says about orientations.
    public var application = ApplicationOrientations()

    /// The device and how it is held; `nil` for a screen that never turns.
    private(set) var placement: Placement?

    /// A screen of this size that never turns.
    ///
    /// - Parameters:
    ///   - safeArea: what is covered of it, in points.
    ///   - size: in points; that of the controller's view where it is `nil`.
    ///   - traits: those that are not specified are an upright phone's.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// A device that is turned.
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

    /// The traits that are not the device's own.
    var ownTraits: UITraitCollection {
        guard let placement else { return traits }
        return traits.specifying(onlyWhereOtherThan: placement.traits)
    }

    /// This configuration with another size; the device's stays as it is.
    func with(size: CGSize?) -> ViewImageConfig {
        guard let size else { return self }
        var config = self
        config.size = size
        return config
    }
}

extension ApplicationOrientations {
    /// An application that shares an iPad's screen lists all orientations (behaviour.md §5.8).
    static let sharingScreen = ApplicationOrientations(supported: UIInterfaceOrientation.shown)
}

extension UITraitCollection {
    /// The specified traits whose value is another one than in `other`.
    func specifying(onlyWhereOtherThan other: UITraitCollection) -> UITraitCollection {
        UITraitCollection { traits in
            if userInterfaceIdiom != other.userInterfaceIdiom { traits.userInterfaceIdiom = userInterfaceIdiom }
            if userInterfaceStyle != other.userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
            if userInterfaceLevel != other.userInterfaceLevel { traits.userInterfaceLevel = userInterfaceLevel }
            if horizontalSizeClass != other.horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
            if verticalSizeClass != other.verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
            if layoutDirection != other.layoutDirection { traits.layoutDirection = layoutDirection }
            if preferredContentSizeCategory != other.preferredContentSizeCategory {
                traits.preferredContentSizeCategory = preferredContentSizeCategory
            }
            if displayScale != other.displayScale { traits.displayScale = displayScale }
        }
    }
}
