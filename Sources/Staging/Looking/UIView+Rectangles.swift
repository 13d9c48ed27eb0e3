import Foundation
public import ReflowKit
public import Screens

extension UIView {
    /// Where the views with these ids lie in the drawing of this one, itself included, from back to front. What lies in
    /// a hidden view lies nowhere; the hidden view itself may be seen in the picture that this one is compared with.
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

    /// What the view goes by where trees and pictures are compared.
    ///
    /// - Parameter names: the ids of views that have no identifier.
    func id(_ names: [ObjectIdentifier: String]) -> String? {
        accessibilityIdentifier ?? names[ObjectIdentifier(self)]
    }
}
