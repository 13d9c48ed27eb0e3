import Foundation

/// A view whose content is measured in lines of a certain width.
///
/// The width cannot be an argument: UIKit asks `intrinsicContentSize`, which subclasses override. So the world knows it
/// while that is asked, and the view itself stays as it is.
@MainActor
struct ContentMeasurement {
    let view: UIView
    let width: CGFloat
}

extension UIView {
    /// The size of the content whose lines break at a width (autolayout.md §0a.1).
    final func contentSize(brokenAt width: CGFloat) -> CGSize {
        let simulation = simulation
        let outer = simulation.contentMeasurement
        simulation.contentMeasurement = ContentMeasurement(view: self, width: width)
        defer { simulation.contentMeasurement = outer }
        return intrinsicContentSize
    }

    /// The width at which the lines of this view's content break while it is measured; nil outside of that.
    final var measuredWidth: CGFloat? {
        simulation.contentMeasurement.flatMap { $0.view === self ? $0.width : nil }
    }
}
