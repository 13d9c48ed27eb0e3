import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The values that conditions of variations test: the view's traits, and its window.
@MainActor
struct Situation {
    private let traits: UITraitCollection
    private let orientation: UIInterfaceOrientation
    /// The size of the window; without a window, of the outermost view.
    private let size: CGSize

    init(of view: UIView) {
        traits = view.traitCollection
        if let window = view.window {
            size = window.bounds.size
            orientation = window.windowScene?.interfaceOrientation ?? .portrait
        } else {
            var outermost = view
            while let superview = outermost.superview { outermost = superview }
            size = outermost.bounds.size
            orientation = size.width > size.height ? .landscapeRight : .portrait
        }
    }

    /// The size classes. Of the conditions in documents, only these can change with a rotation.
    struct SizeClasses: Equatable {
        var horizontal: UIUserInterfaceSizeClass
        var vertical: UIUserInterfaceSizeClass
    }

    var sizeClasses: SizeClasses {
        SizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }

    func meets(_ condition: Variation.Condition) -> Bool {
        if let orientations = condition.orientations, !orientations.contains(orientation) { return false }
        if let wanted = condition.horizontalSizeClass, wanted != traits.horizontalSizeClass { return false }
        if let wanted = condition.verticalSizeClass, wanted != traits.verticalSizeClass { return false }
        if let wanted = condition.idiom, wanted != traits.userInterfaceIdiom { return false }
        if let minWidth = condition.minWidth, size.width < minWidth { return false }
        if let maxWidth = condition.maxWidth, size.width > maxWidth { return false }
        if let minHeight = condition.minHeight, size.height < minHeight { return false }
        if let maxHeight = condition.maxHeight, size.height > maxHeight { return false }
        if let wanted = condition.contentSizes, !wanted.contains(traits.preferredContentSizeCategory) { return false }
        if let wanted = condition.layoutDirection, wanted != traits.layoutDirection { return false }
        if let wanted = condition.appearance, wanted != traits.userInterfaceStyle { return false }
        return true
    }
}
