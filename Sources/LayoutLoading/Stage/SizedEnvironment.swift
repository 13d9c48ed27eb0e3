public import Foundation
import KitSchema
public import KitValues
import ReflowKit

/// The environment of a view that is shown alone. Values that are not set are those of a view without surroundings.
public struct SizedEnvironment: Sendable, Hashable {
    /// The lengths of `topLayoutGuide` and `bottomLayoutGuide`, in points.
    public struct GuideLengths: Sendable, Hashable {
        public var top: CGFloat
        public var bottom: CGFloat

        public init(top: CGFloat, bottom: CGFloat) {
            self.top = top
            self.bottom = bottom
        }
    }

    /// Size classes; an unspecified one stands for any.
    public struct SizeClasses: Sendable, Hashable {
        public var horizontal: UIUserInterfaceSizeClass
        public var vertical: UIUserInterfaceSizeClass

        public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    public var safeAreaInsets: UIEdgeInsets?
    /// The layout margins of the view, including the safe area.
    public var layoutMargins: UIEdgeInsets?
    public var layoutGuides: GuideLengths?
    public var sizeClasses: SizeClasses?

    public init(
        safeAreaInsets: UIEdgeInsets? = nil, layoutMargins: UIEdgeInsets? = nil, layoutGuides: GuideLengths? = nil,
        sizeClasses: SizeClasses? = nil
    ) {
        self.safeAreaInsets = safeAreaInsets
        self.layoutMargins = layoutMargins
        self.layoutGuides = layoutGuides
        self.sizeClasses = sizeClasses
    }
}

extension SizedEnvironment {
    /// Whether any value is set.
    public var isStated: Bool { self != SizedEnvironment() }

    /// The values that apply to the view and to its host.
    var stated: StatedEnvironment? {
        guard safeAreaInsets != nil || layoutMargins != nil || layoutGuides != nil else { return nil }
        var stated = StatedEnvironment()
        stated.safeAreaInsets = safeAreaInsets
        stated.layoutMargins = layoutMargins
        stated.topLayoutGuide = layoutGuides?.top
        stated.bottomLayoutGuide = layoutGuides?.bottom
        return stated
    }
}
