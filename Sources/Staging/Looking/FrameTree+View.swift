public import Foundation
import KitSchema
import LayoutRules
public import ReflowKit
public import Screens

extension FrameTree {
    /// The tree of `root`, which is laid out first. Views that a control creates for itself are left out.
    /// - Parameters:
    ///   - device: the device's name, or `nil` for a view that was laid out at a given size.
    ///   - names: the ids of views that have no identifier.
    ///   - findsOpenPlaces: whether to find the numbers of frames that constraints do not determine.
    @MainActor
    public init(
        of root: UIView, device: String?, orientation: String?, semantics: String, scale: CGFloat,
        names: [ObjectIdentifier: String] = [:], findsOpenPlaces: Bool = false
    ) {
        root.layoutIfNeeded()
        self.init(
            device: device, orientation: orientation, semantics: semantics, size: root.bounds.size, scale: scale,
            root: FrameNode(root, names))
        var open: [ObjectIdentifier: [LayoutNumber]] = [:]
        if findsOpenPlaces {
            for (view, numbers) in root.viewsWithOpenPlace() { open[ObjectIdentifier(view)] = numbers }
        }
        append(subviewsOf: root, names, open, depth: 1)
    }

    @MainActor
    private mutating func append(
        subviewsOf view: UIView, _ names: [ObjectIdentifier: String], _ open: [ObjectIdentifier: [LayoutNumber]],
        depth: Int
    ) {
        for subview in view.subviews where !subview.isPartOfControl {
            var node = FrameNode(subview, names)
            node.ambiguous = open[ObjectIdentifier(subview)] ?? []
            append(node, depth: depth)
            append(subviewsOf: subview, names, open, depth: depth + 1)
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
            text: view.portrait.text, looks: view.looks(ofClass: names.kit), isHidden: view.isHidden,
            alpha: view.alpha)
    }
}
