import Foundation
public import ReflowKit
public import Screens

extension UIView {
    /// The rectangles of the views with these ids in the drawing of this view, itself included, from back to front.
    /// Views inside a hidden view are left out. The hidden view itself is included, because it may be visible in the
    /// picture that this one is compared with.
    ///
    /// - Parameter names: the ids of views that have no identifier.
    public func rectangles(
        of ids: Set<String>, names: [ObjectIdentifier: String] = [:]
    ) -> [ViewRectangle] {
        guard !ids.isEmpty else { return [] }
        var found: [ViewRectangle] = []
        collect(ids, names, in: self, &found)
        return found
    }

    private func collect(
        _ ids: Set<String>, _ names: [ObjectIdentifier: String], in root: UIView, _ found: inout [ViewRectangle]
    ) {
        if let id = id(names), ids.contains(id) {
            let rect = convert(bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
            found.append(ViewRectangle(view: id, rect: rect))
        }
        if isHidden { return }
        for subview in subviews { subview.collect(ids, names, in: root, &found) }
    }

    /// The view's name in the comparison of trees and pictures.
    ///
    /// - Parameter names: the ids of views that have no identifier.
    func id(_ names: [ObjectIdentifier: String]) -> String? {
        accessibilityIdentifier ?? names[ObjectIdentifier(self)]
    }
}
