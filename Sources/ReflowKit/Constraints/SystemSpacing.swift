import Foundation
import KitValues

/// The system's spacing between two anchors: autolayout.md §8.
@MainActor
enum SystemSpacing {
    /// The spacing between edges, in points.
    static let standard: CGFloat = 8

    /// The spacing to the edge of a superview in visual formats, in points.
    static let toSuperview: CGFloat = 20

    /// The spacing between two anchors, in points. Between two baselines it is the line height of the lower item;
    /// otherwise, and if that item has no text, ``standard``.
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
