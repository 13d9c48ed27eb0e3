import Basics
public import Foundation
import KitValues

// How a view holds on to the size of its content: autolayout.md §9.1.
extension UIView {
    final func actualContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let own = extras?.layoutState?.hugging
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
        let own = extras?.layoutState?.compressionResistance
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

    /// Hugging and resistance across, then down.
    final var contentPriorities: SIMD4<Float> {
        let state = extras?.layoutState
        let hugging = defaultContentHugging
        return SIMD4(
            (state?.hugging.horizontal ?? hugging.horizontal).rawValue,
            (state?.compressionResistance.horizontal ?? .defaultHigh).rawValue,
            (state?.hugging.vertical ?? hugging.vertical).rawValue,
            (state?.compressionResistance.vertical ?? .defaultHigh).rawValue)
    }

    /// Has the engine measure the content again, if constraints concern the view.
    final func contentDidChange() {
        // The parts that a control made for itself belong to the control's content.
        if marks.contains(.partOfControl) { parent?.contentDidChange() }
        guard marks.contains(.isLayoutItem) else { return }
        // Its constraints may be made of the content also while the view is on the way from one engine to another.
        parent?.arrangedContentDidChange()
        guard let state = extras?.layoutState, let engine = state.engine else { return }
        engine.contentDidChange(state)
        markNeedsUpdateConstraints()
    }

    /// The size of the view's content, stated by the stand-in for the application: -1 for none. Nil where the class
    /// decides.
    package final var statedContentSize: CGSize? {
        get { extras?.statedContentSize }
        set {
            ensureExtras().statedContentSize = newValue
            contentDidChange()
        }
    }

    /// The content size that constraints use: the stated size, or else the class's.
    final var contentSizeForLayout: CGSize { statedContentSize ?? intrinsicContentSize }

    // MARK: Sizes to fit

    /// The smallest size that `systemLayoutSizeFitting` may be asked for: as small as possible.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that `systemLayoutSizeFitting` may be asked for: as large as possible.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UILayoutPriority {
    /// Whether a constraint or a content may have the priority. If not, that is reported.
    @MainActor
    func isLegal() -> Bool {
        guard rawValue > 0, self <= .required else {
            Simulation.current.report(.constraint(.illegalPriority(CGFloat(rawValue).sixDigitText)))
            return false
        }
        return true
    }
}
