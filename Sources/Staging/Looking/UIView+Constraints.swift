import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// The maximum number of views, because the lines of each view take time to compute.
    private static let constraintsLimit = 500

    /// The constraints and other causes that place this view and the views in it, from back to front.
    /// - Parameters:
    ///   - toPicture: the transform from the coordinates of this view, relative to its top left, to those of the
    ///     picture.
    ///   - names: the names of views that have no identifier.
    func viewConstraints(
        _ request: ConstraintsRequest, in simulation: Simulation, toPicture: CGAffineTransform = .identity,
        names: [ObjectIdentifier: String]
    ) -> [ViewConstraints] {
        chosen(request, names).map {
            simulation.constraints(of: $0, in: self, toPicture: toPicture, names: names)
        }
    }

    private func chosen(_ request: ConstraintsRequest, _ names: [ObjectIdentifier: String]) -> [UIView] {
        var found: [UIView] = []
        switch request {
        case .views(let ids):
            found = views(called: ids, names).map(\.view)
        case .shown:
            collectShown(in: self, seen: bounds, to: &found)
        }
        return found
    }

    /// - Parameter seen: the area that the superviews do not clip, in the root's coordinates.
    private func collectShown(in root: UIView, seen: CGRect, to found: inout [UIView]) {
        guard !isHidden, alpha > 0, !isPartOfControl, found.count < UIView.constraintsLimit else { return }
        let visible = seen.intersection(convert(bounds, to: root))
        // The window is left out, because it is the screen itself.
        if !visible.isEmpty, !isWindow { found.append(self) }
        let inside = clipsToBounds ? visible : seen
        guard !inside.isEmpty else { return }
        for subview in subviews { subview.collectShown(in: root, seen: inside, to: &found) }
    }
}
