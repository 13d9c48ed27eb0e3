import Foundation
import ReflowKit

/// Where a view is seen in its window, in the window's coordinates and in points.
struct ViewPlace: Sendable, Equatable {
    /// Its bounds; of a view under a transform, the box around them.
    let rect: CGRect
    /// What neither a superview nor the window's edge cuts away; `nil` where nothing of it can be seen.
    let visible: CGRect?

    /// The window and the views in it, in the order of a frame tree's nodes.
    @MainActor
    static func all(in window: UIWindow) -> [ViewPlace] {
        var places: [ViewPlace] = []
        append(window, in: window, seen: window.bounds, to: &places)
        return places
    }

    /// - Parameter seen: what the superviews leave to be seen; `nil` where one of them is hidden.
    @MainActor
    private static func append(_ view: UIView, in window: UIWindow, seen: CGRect?, to places: inout [ViewPlace]) {
        let rect = view.convert(view.bounds, to: window)
        let shown = view.isHidden || view.alpha <= 0 ? nil : seen
        let visible = shown.map { $0.intersection(rect) }.flatMap { $0.isEmpty ? nil : $0 }
        places.append(ViewPlace(rect: rect, visible: visible))
        let inside = view.clipsToBounds ? visible : shown
        for subview in view.subviews where !subview.isPartOfControl {
            append(subview, in: window, seen: inside, to: &places)
        }
    }
}
