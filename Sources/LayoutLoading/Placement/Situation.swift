import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// What the conditions of variations are about: the traits a view is seen under, and the window it is in.
@MainActor
struct Situation {
    private let traits: UITraitCollection
    private let orientation: UIInterfaceOrientation
    /// Of the window; of the outermost view where there is none.
    private let width: CGFloat

    init(of view: UIView) {
        traits = view.traitCollection
        if let window = view.window {
            width = window.bounds.width
            orientation = window.windowScene?.interfaceOrientation ?? .portrait
        } else {
            var outermost = view
            while let superview = outermost.superview { outermost = superview }
            width = outermost.bounds.width
            orientation = width > outermost.bounds.height ? .landscapeRight : .portrait
        }
    }

    func meets(_ condition: Variation.Condition) -> Bool {
        if let orientations = condition.orientations, !orientations.contains(orientation) { return false }
        if let wanted = condition.horizontalSizeClass, wanted != traits.horizontalSizeClass { return false }
        if let wanted = condition.verticalSizeClass, wanted != traits.verticalSizeClass { return false }
        if let wanted = condition.idiom, wanted != traits.userInterfaceIdiom { return false }
        if let minWidth = condition.minWidth, width < minWidth { return false }
        if let maxWidth = condition.maxWidth, width > maxWidth { return false }
        return true
    }
}
