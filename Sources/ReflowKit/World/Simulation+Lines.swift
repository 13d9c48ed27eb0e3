import Foundation
package import KitValues
package import LayoutRules

extension Simulation {
    /// The constraints that place a view, as lines over an image.
    ///
    /// Lays out views that need layout, and changes nothing else.
    /// - Parameters:
    ///   - root: the view in the image.
    ///   - toPicture: the transform from the root's coordinates to those of the image.
    ///   - names: names of views that have no identifier.
    package func constraints(
        of view: UIView, in root: UIView, toPicture: CGAffineTransform = .identity,
        names: [ObjectIdentifier: String] = [:]
    ) -> ViewConstraints {
        perform {
            (view.actualWindow ?? root).layoutIfNeeded()
            let words = ConstraintWords(names: names)
            let space = LineSpace(root: root, toPicture: toPicture)
            let causes =
                view.engineForLayout()?.placingLines(of: view, in: space, words) ?? view.frameLines(in: space, words)
            return ViewConstraints(
                view: words.name(of: view), rect: space.rect(view.bounds, in: view), causes: causes,
                in: space.bounds)
        }
    }
}

extension UIView {
    /// The springs and struts of the mask, along each axis that it determines.
    fileprivate final func frameLines(
        in space: LineSpace, _ words: ConstraintWords
    ) -> [(geometry: LineGeometry?, cause: LayoutCause)] {
        let axes: [(NSLayoutConstraint.Axis, AxisFlexibility)] = [
            (.horizontal, mask.horizontal), (.vertical, mask.vertical),
        ]
        return axes.flatMap { axis, flexibility -> [(geometry: LineGeometry?, cause: LayoutCause)] in
            let decided = LayoutNumber.along(axis).compactMap { causeBesideMask(of: $0, words) }
            guard decided.isEmpty, let superview = parent else { return decided.map { (nil, $0) } }
            return LineGeometry.mask(
                flexibility, space.rect(bounds, in: self), in: space.rect(superview.bounds, in: superview),
                along: axis
            ).map { ($0.geometry, LayoutCause(.mask, $0.name)) }
        }
    }
}
