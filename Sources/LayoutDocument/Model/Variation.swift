public import Basics
public import Foundation
import JSON
public import KitValues
import LayoutRules

/// What a view is like under certain conditions.
public struct Variation: Sendable, Equatable {
    /// The variation's object.
    public var position: SourcePosition
    public var condition: Condition
    /// Takes the place of the view's frame, and is carried to the superview's actual size by the mask.
    public var frame: Located<CGRect>?
    /// The size of the superview for which `frame` was drawn, in points; nil for the superview's designed size.
    public var designedSize: CGSize?
    /// In the order of the file, each name once.
    public var properties: [Property]

    /// When a variation holds: everything that is not nil must be so. At least one thing is not nil.
    public struct Condition: Sendable, Equatable {
        /// The interface is shown in one of these.
        public var orientations: UIInterfaceOrientationMask?
        public var horizontalSizeClass: UIUserInterfaceSizeClass?
        public var verticalSizeClass: UIUserInterfaceSizeClass?
        public var idiom: UIUserInterfaceIdiom?
        /// The window is at least so wide, in points.
        public var minWidth: CGFloat?
        /// The window is at most so wide, in points.
        public var maxWidth: CGFloat?
        /// The window is at least so high, in points.
        public var minHeight: CGFloat?
        /// The window is at most so high, in points.
        public var maxHeight: CGFloat?
        /// The user's text size is one of these.
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
