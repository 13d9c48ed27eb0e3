import Foundation
import KitValues

/// The system's spacing between two places: autolayout.md §8.
@MainActor
enum SystemSpacing {
    /// Between edges, in points.
    static let standard: CGFloat = 8

    /// To the edge of a superview, in visual formats.
    static let toSuperview: CGFloat = 20

    /// Between baselines a line of the lower item's font, between edges ``standard``.
    static func between(_ upper: ConstraintSide?, _ lower: ConstraintSide?) -> CGFloat {
        guard upper?.attribute.isText == true, lower?.attribute.isText == true,
            let line = lower?.item.view?.textBaselines?.lineHeight
        else { return standard }
        return line
    }
}

extension NSLayoutAttribute {
    fileprivate var isText: Bool { self == .firstBaseline || self == .lastBaseline }
}
