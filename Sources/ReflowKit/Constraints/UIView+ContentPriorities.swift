import Basics
public import Foundation
import KitValues

// Content hugging and compression resistance: autolayout.md §9.1.
extension UIView {
    final func actualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let own = layoutState?.hugging
        switch axis {
        case .horizontal: return own?.horizontal ?? defaultContentHugging.horizontal
        case .vertical: return own?.vertical ?? defaultContentHugging.vertical
        }
    }

    final func writeContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority.isLegal(), priority != actualContentHuggingPriority(for: axis) else { return }
        switch axis {
        case .horizontal: ensureLayoutState().hugging.horizontal = priority
        case .vertical: ensureLayoutState().hugging.vertical = priority
        }
        contentDidChange()
    }

    final func actualContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let own = layoutState?.compressionResistance
        switch axis {
        case .horizontal: return own?.horizontal ?? .defaultHigh
        case .vertical: return own?.vertical ?? .defaultHigh
        }
    }

    final func writeContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority.isLegal(), priority != actualContentCompressionResistancePriority(for: axis) else { return }
        switch axis {
        case .horizontal: ensureLayoutState().compressionResistance.horizontal = priority
        case .vertical: ensureLayoutState().compressionResistance.vertical = priority
        }
        contentDidChange()
    }

    /// The priorities: horizontal hugging and resistance, then the vertical ones.
    final var contentPriorities: SIMD4<Float> {
        let state = layoutState
        let hugging = defaultContentHugging
        return SIMD4(
            (state?.hugging.horizontal ?? hugging.horizontal).rawValue,
            (state?.compressionResistance.horizontal ?? .defaultHigh).rawValue,
            (state?.hugging.vertical ?? hugging.vertical).rawValue,
            (state?.compressionResistance.vertical ?? .defaultHigh).rawValue)
    }

    /// Makes the engine measure the content again, if the view has constraints.
    final func contentDidChange() {
        // Parts that a control created for itself belong to the control's content.
        if viewMarks.contains(.partOfControl) { parent?.contentDidChange() }
        guard marks.contains(.isLayoutItem) else { return }
        // Constraints of a stack view may depend on the content even while the view moves from one engine to another.
        parent?.arrangedContentDidChange()
        guard let state = layoutState, let engine = state.engine else { return }
        engine.contentDidChange(state)
        markNeedsUpdateConstraints()
    }

    /// The content size that an outline class specifies; -1 along an axis without content. It is nil if the class
    /// determines the size.
    package final var statedContentSize: CGSize? {
        get { extras?.constraints?.statedContentSize }
        set {
            constraintExtras.statedContentSize = newValue
            contentDidChange()
        }
    }

    /// The content size that constraints use: the specified size, or else the class's.
    final var contentSizeForLayout: CGSize { statedContentSize ?? intrinsicContentSize }

    // MARK: Sizes to fit

    /// An argument of `systemLayoutSizeFitting` that requests the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// An argument of `systemLayoutSizeFitting` that requests the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UILayoutPriority {
    /// Whether the priority is valid for a constraint or a content. If it is not, that is reported.
    @MainActor
    func isLegal() -> Bool {
        guard rawValue > 0, self <= .required else {
            Simulation.current.report(.constraint(.illegalPriority(CGFloat(rawValue).sixDigitText)))
            return false
        }
        return true
    }
}
