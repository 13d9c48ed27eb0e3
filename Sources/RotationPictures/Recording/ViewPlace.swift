import Foundation
import ReflowKit

/// Where a view is seen in its window, in the window's coordinates and in points.
struct ViewPlace: Sendable, Equatable {
    /// What people call it.
    let name: String
    /// Its name, or where it has none its class.
    let shortName: String
    /// Its bounds; of a view under a transform, the box around them.
    let rect: CGRect
    /// What neither a superview nor the window's edge cuts away; `nil` where nothing of it can be seen.
    let visible: CGRect?

    /// The window and the views in it, in the order of a frame tree's nodes.
    /// - Parameter names: those of views that have no identifier.
    @MainActor
    static func all(in window: UIWindow, names: [ObjectIdentifier: String]) -> [ViewPlace] {
        var places: [ViewPlace] = []
        append(window, in: window, names, seen: window.bounds, to: &places)
        return places
    }

    /// - Parameter seen: what the superviews leave to be seen; `nil` where one of them is hidden.
    @MainActor
    private static func append(
        _ view: UIView, in window: UIWindow, _ names: [ObjectIdentifier: String], seen: CGRect?,
        to places: inout [ViewPlace]
    ) {
        let rect = view.convert(view.bounds, to: window)
        let shown = view.isHidden || view.alpha <= 0 ? nil : seen
        let visible = shown.map { $0.intersection(rect) }.flatMap { $0.isEmpty ? nil : $0 }
        places.append(
            ViewPlace(name: view.spokenName(names), shortName: view.shortName(names), rect: rect, visible: visible))
        let inside = view.clipsToBounds ? visible : shown
        for subview in view.subviews where !subview.isPartOfControl {
            append(subview, in: window, names, seen: inside, to: &places)
        }
    }
}
