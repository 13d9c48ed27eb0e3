public import Foundation
import KitValues

/// A view that shows the content behind it through an effect, and its own content in front (look.md §19).
///
/// Subviews belong in ``contentView``. As in UIKit, the effect has no input if the view or one of its superviews has an
/// opacity below 1. The effect has round corners if the view clips to its bounds.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The content view. Internal code uses it instead of ``contentView``, which a subclass may override.
    final let content = UIView()

    /// The view for subviews. It fills the bounds.
    open var contentView: UIView { content }
    /// The effect; nil for none.
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    /// A view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.role = .effect
        return portrait
    }

    package override var contentHolder: UIView { content }

    override func makeParts() {
        super.makeParts()
        content.standIn = ViewStandIn(className: "_UIVisualEffectContentView")
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(content) { $0.count }
    }

    /// Keeps the content's size equal to the bounds, even if its mask would round it or is not applied.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if content.parent === self, content.frame != bounds { content.frame = bounds }
    }

    override func drawContents(in context: CGContext, bounds: CGRect) {
        if let effect = effect as? UIBlurEffect { BlurMaterial(effect.style).draw(in: bounds) }
        super.drawContents(in: context, bounds: bounds)
    }

    // MARK: Subviews. Only the content view may be a subview; it may be removed and added again.

    open override func addSubview(_ view: UIView) {
        if accepts(view) { super.addSubview(view) }
    }

    open override func insertSubview(_ view: UIView, at index: Int) {
        if accepts(view) { super.insertSubview(view, at: index) }
    }

    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        if accepts(view) { super.insertSubview(view, belowSubview: sibling) }
    }

    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        if accepts(view) { super.insertSubview(view, aboveSubview: sibling) }
    }

    private func accepts(_ view: UIView) -> Bool {
        if view === content { return true }
        Simulation.current.report(.misplacedSubview(view: view.describedLine, superview: describedLine))
        return false
    }
}

extension SimulationDiagnostic.Code {
    public static let misplacedSubview = Self(rawValue: "misplaced-subview")
}

extension SimulationDiagnostic {
    /// A diagnostic: a view was added to a view whose subviews belong in its content view. The tree did not change
    /// (look.md §19).
    public static func misplacedSubview(view: String, superview: String) -> SimulationDiagnostic {
        let name = "NSInternalInconsistencyException"
        return SimulationDiagnostic(
            .misplacedSubview, exception: name,
            "\(name): \(view) has been added as a subview to \(superview). Do not add subviews "
                + "directly to the visual effect view itself, instead add them to the -contentView.")
    }
}
