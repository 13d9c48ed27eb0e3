import Foundation
import KitValues
import LayoutRules

/// The part of a view that the keyboard covers: as wide as the view, from the keyboard's top edge to the view's bottom.
/// While the keyboard is hidden, it begins at the bottom of the safe area (input.md §3.6).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide is at the bottom of the safe area while the keyboard is hidden. Otherwise, it is at the view's
    /// bottom.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue else { return }
            owningView?.keyboardGuideDidChange()
        }
    }

    /// The height in points.
    final var height: CGFloat {
        guard let view = owningView else { return 0 }
        return max(usesBottomSafeArea ? view.actualSafeAreaInsets.bottom : 0, view.heightUnderKeyboard)
    }
}

extension UIView {
    final var actualKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owningView: self, area: .keyboard)
        keep(guide, as: .keyboard)
        return guide
    }

    final var keyboardGuideFrame: CGRect {
        let bounds = shownBounds
        let height = actualKeyboardLayoutGuide.height
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// The height of the part of the view that is below the keyboard's top edge.
    fileprivate final var heightUnderKeyboard: CGFloat {
        guard let window = actualWindow, let keyboard = window.ownSimulation.keyboardFrame else { return 0 }
        let inWindow = keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        let bounds = shownBounds
        return min(max(0, bounds.maxY - converted(inWindow, from: window).minY), bounds.height)
    }

    fileprivate final func keyboardGuideDidChange() {
        refreshConstraintConstants()
        markNeedsLayout()
    }

    /// Marks the views of a tree whose code may lay something out above the keyboard.
    final func markKeyboardGuideOwners() {
        if systemGuide(.keyboard) != nil { markNeedsLayout() }
        for child in children { child.markKeyboardGuideOwners() }
    }
}
