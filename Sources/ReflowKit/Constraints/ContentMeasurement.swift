import Foundation

/// A view whose content is measured with lines of a certain width.
///
/// The width cannot be an argument, because UIKit reads `intrinsicContentSize`, which subclasses override. The
/// simulation therefore stores the width during the measurement, and the view itself is unchanged.
@MainActor
struct ContentMeasurement {
    let view: UIView
    let width: CGFloat
}

extension UIView {
    /// The size of the content with its lines broken at `width` (autolayout.md §0a.1).
    final func contentSize(brokenAt width: CGFloat) -> CGSize {
        let simulation = simulation
        let outer = simulation.constraintState.measurement
        simulation.constraintState.measurement = ContentMeasurement(view: self, width: width)
        defer { simulation.constraintState.measurement = outer }
        return intrinsicContentSize
    }

    /// The width at which this view's lines break during a measurement; nil at other times.
    final var measuredWidth: CGFloat? {
        simulation.constraintState.measurement.flatMap { $0.view === self ? $0.width : nil }
    }
}
