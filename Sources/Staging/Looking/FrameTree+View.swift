public import Foundation
import LayoutRules
public import ReflowKit
public import Screens

extension FrameTree {
    /// The tree below `root`, laid out first, without the views that a control creates for itself.
    /// - Parameters:
    ///   - device: the device's name, or `nil` for a view that was given a size.
    ///   - names: the ids of views that have no identifier.
    @MainActor
    public init(
        of root: UIView, device: String?, orientation: String?, semantics: String, scale: CGFloat,
        names: [ObjectIdentifier: String] = [:]
    ) {
        root.layoutIfNeeded()
        self.init(
            device: device, orientation: orientation, semantics: semantics, size: root.bounds.size, scale: scale,
            root: FrameNode(root, names))
        append(subviewsOf: root, names, depth: 1)
    }

    @MainActor
    private mutating func append(subviewsOf view: UIView, _ names: [ObjectIdentifier: String], depth: Int) {
        for subview in view.subviews where !subview.isPartOfControl {
            append(FrameNode(subview, names), depth: depth)
            append(subviewsOf: subview, names, depth: depth + 1)
        }
    }
}

extension FrameNode {
    @MainActor
    fileprivate init(_ view: UIView, _ ids: [ObjectIdentifier: String]) {
        let names = view.classNames
        self.init(
            names.kit, customClass: names.custom, id: view.id(ids), frame: view.frame, bounds: view.bounds,
            safeAreaInsets: view.safeAreaInsets, autoresizingMask: view.autoresizingMask,
            text: view.visibleText, looks: view.looks(kitClass: names.kit), isHidden: view.isHidden, alpha: view.alpha)
    }
}
