public import Basics
public import Foundation
import JSON
import KitSchema
public import KitValues
import LayoutRules

/// Changes to a view that apply under certain conditions.
public struct Variation: Sendable, Equatable {
    /// The position of the variation's object.
    public var position: SourcePosition
    public var condition: Condition
    /// The frame that replaces the view's own; the autoresizing mask adapts it to the superview's actual size.
    public var frame: Located<CGRect>?
    /// The size of the superview for which `frame` was designed, in points; nil for the superview's design size.
    public var designedSize: CGSize?
    /// The changed properties in the order of the file, each name once.
    public var properties: [Property]

    /// The condition under which a variation applies: every property that is not nil must match. At least one is not
    /// nil.
    public struct Condition: Sendable, Equatable {
        /// The orientations of the interface.
        public var orientations: UIInterfaceOrientationMask?
        public var horizontalSizeClass: UIUserInterfaceSizeClass?
        public var verticalSizeClass: UIUserInterfaceSizeClass?
        public var idiom: UIUserInterfaceIdiom?
        /// The minimum width of the window, in points.
        public var minWidth: CGFloat?
        /// The maximum width of the window, in points.
        public var maxWidth: CGFloat?
        /// The minimum height of the window, in points.
        public var minHeight: CGFloat?
        /// The maximum height of the window, in points.
        public var maxHeight: CGFloat?
        /// The user's text sizes.
        public var contentSizes: [UIContentSizeCategory]?
        public var layoutDirection: UITraitEnvironmentLayoutDirection?
        public var appearance: UIUserInterfaceStyle?

        public init(
            orientations: UIInterfaceOrientationMask? = nil, horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
            verticalSizeClass: UIUserInterfaceSizeClass? = nil, idiom: UIUserInterfaceIdiom? = nil,
            minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
            contentSizes: [UIContentSizeCategory]? = nil, layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
            appearance: UIUserInterfaceStyle? = nil
        ) {
            self.orientations = orientations
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
            self.idiom = idiom
            self.minWidth = minWidth
            self.maxWidth = maxWidth
            self.minHeight = minHeight
            self.maxHeight = maxHeight
            self.contentSizes = contentSizes
            self.layoutDirection = layoutDirection
            self.appearance = appearance
        }
    }
}
