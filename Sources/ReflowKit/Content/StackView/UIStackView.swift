public import Foundation
public import KitValues
import LayoutRules

/// Arranges views in a row or a column, with constraints that it makes for them (autolayout.md §12).
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// The spacing after a view that means: the stack's ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The spacing after a view that means: the system's spacing.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The arranged views, in this order. They are subviews, which are drawn in the order of ``UIView/subviews``.
    open var arrangedSubviews: [UIView] { arranged }
    private(set) final var arranged: [UIView] = []
    private var customSpacings: [Identity<ViewIdentity>: CGFloat] = [:]
    private let maker = StackConstraintMaker()

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet {
            guard axis != oldValue else { return }
            arrangementDidChange()
            // The view that shrinks first depends on the axis.
            engineOfTree?.orderDidChange(of: self)
        }
    }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The distance between neighbours, in points; for distributions that spread views, the minimum.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// Whether a vertical stack measures its spacing between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }
    /// Whether the views are arranged inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    override var missingContent: MissingContent? { arrangedSubviews.isEmpty ? .arrangedSubviews : nil }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Views

    /// Adds the view to the end of the arrangement. If it is not a subview, it becomes one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (arranged.contains(view) ? 1 : 0))
    }

    /// Adds the view to the arrangement at an index. A view that is already arranged moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.parent !== self { addSubview(view) }
        // The view is still not a subview if it is an ancestor of the stack, or if callbacks of the move have moved it
        // elsewhere.
        guard view.isSubview(of: self) else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        if let old = arranged.firstIndex(of: view) { arranged.remove(at: old) }
        arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
        arrangementDidChange()
    }

    package override func arranges(_ subview: UIView) -> Bool { arranged.contains(subview) }

    /// Arranges the view directly after `sibling`; first if `sibling` is nil or not arranged.
    package override func place(_ subview: UIView, above sibling: UIView?) {
        insertArrangedSubview(subview, at: sibling.flatMap { arranged.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }

    override var arrangedAxis: NSLayoutConstraint.Axis? { axis }

    /// Removes the view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { removeFromArrangement(view) }

    override func subviewDidLeave(_ subview: UIView) { removeFromArrangement(subview) }

    private func removeFromArrangement(_ view: UIView) {
        guard let index = arranged.firstIndex(of: view) else { return }
        arranged.remove(at: index)
        customSpacings[Identity(view.ensureIdentity())] = nil
        maker.release(view)
        arrangementDidChange()
    }

    // MARK: Spacing

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(arrangedSubview) else { return }
        let key = Identity(arrangedSubview.ensureIdentity())
        customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The spacing after a view; ``spacingUseDefault`` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        ownCustomSpacing(after: arrangedSubview) ?? UIStackView.spacingUseDefault
    }

    private func ownCustomSpacing(after view: UIView) -> CGFloat? {
        view.identity.flatMap { customSpacings[Identity($0)] }
    }

    // MARK: Constraints

    open override func updateConstraints() {
        let views = arranged
        let arrangement = arrangement(of: views)
        // Reading overridden content sizes may have changed the arrangement. In that case, this method is called again.
        if views == arranged {
            maker.update(arrangement, of: views, in: self, inMargins: isLayoutMarginsRelativeArrangement)
        }
        super.updateConstraints()
    }

    override func arrangedContentDidChange() {
        guard !arranged.isEmpty else { return }
        arrangementDidChange()
    }

    override func layoutMarginsWereChanged() {
        if isLayoutMarginsRelativeArrangement { baselinesDidChange() }
    }

    /// Whether the first arranged view yields before the other. Stack views yield before other views (autolayout.md
    /// §12.9), and views of the same kind in the order of the arrangement.
    override func givesWay(_ subview: UIView, before other: UIView) -> Bool {
        // A comparison of many open numbers calls this method for all neighbours, so the list is read only once, and
        // views are compared by identity.
        var found: [UIView] = []
        for view in arranged where view === subview || view === other {
            found.append(view)
            if found.count == 2 { break }
        }
        guard found.count == 2 else {
            return found.first.map { $0 === subview } ?? super.givesWay(subview, before: other)
        }
        let isStack = subview is UIStackView
        return isStack == other is UIStackView ? found[0] === subview : isStack
    }

    /// Updates the stack after a change of the arrangement. It calls no overridable code, because a subview may be in
    /// the middle of its removal.
    private func arrangementDidChange() {
        requestUpdateConstraints()
        markNeedsLayout()
        baselinesDidChange()
    }

    /// Tells the engine that other views may now determine the baselines of this stack view, and of those around it.
    private func baselinesDidChange() {
        if let state = layoutState, !state.dependents.isEmpty { state.engine?.contentDidChange(state) }
        (parent as? UIStackView)?.baselinesDidChange()
    }

    private func arrangement(of views: [UIView]) -> StackArrangement {
        var arrangement = StackArrangement(items: [])
        arrangement.isVertical = axis == .vertical
        arrangement.distribution = StackArrangement.Distribution(rawValue: distribution.rawValue) ?? .fill
        arrangement.alignment = StackArrangement.Alignment(rawValue: alignment.rawValue) ?? .fill
        arrangement.spacing = points(spacing)
        arrangement.isBaselineRelative = isBaselineRelativeArrangement
        arrangement.breaksTextTiesOnly = simulation.semantics >= .iOS15
        let readsLengths = arrangement.readsIntrinsicLengths
        arrangement.items = views.map { view in
            var item = StackArrangement.Item(isHidden: view.isHidden, wraps: view.wrapsContent)
            if let spacing = ownCustomSpacing(after: view) { item.customSpacing = Double(points(spacing)) }
            if readsLengths, let length = intrinsicLength(of: view) { item.intrinsicLength = Double(length) }
            return item
        }
        return arrangement
    }

    private func points(_ spacing: CGFloat) -> CGFloat {
        spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : spacing
    }

    private func intrinsicLength(of view: UIView) -> CGFloat? {
        let size = view.contentSizeForLayout
        let length = axis == .vertical ? size.height : size.width
        return length == UIView.noIntrinsicMetric ? nil : length
    }

    // MARK: Baselines

    open override var forFirstBaselineLayout: UIView {
        baselineView(arranged.first)?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        baselineView(arranged.last)?.forLastBaselineLayout ?? self
    }

    /// The view whose baseline is used. In a row, it is the tallest view (autolayout.md §10).
    private func baselineView(_ outermost: UIView?) -> UIView? {
        guard axis == .horizontal else { return outermost }
        let visible = arranged.filter { !$0.isHidden }
        let heights = visible.map(ownHeight)
        return heights.max().flatMap { heights.firstIndex(of: $0) }.map { visible[$0] }
    }

    /// The intrinsic height of a view. Its height in the row is not known yet when constraints read its baseline, and
    /// its last height must not influence this layout.
    private func ownHeight(of view: UIView) -> CGFloat {
        let fixed = view.actualConstraints.first {
            $0.isActive && $0.firstItem === view && $0.firstAttribute == .height && $0.second == nil
                && $0.relation == .equal && $0.identifier.flatMap(StackIdentifier.init(rawValue:)) == nil
        }
        if let fixed { return fixed.constant }
        if let stack = view as? UIStackView { return stack.arrangedHeight }
        return max(0, view.contentSizeForLayout.height)
    }

    /// The height of all arranged views together, including the margins.
    private var arrangedHeight: CGFloat {
        // Reading overridden content sizes may change the arrangement.
        let views = arranged
        let heights = views.map { $0.isHidden ? 0 : Double(ownHeight(of: $0)) }
        let margins = isLayoutMarginsRelativeArrangement ? actualLayoutMargins : .zero
        return CGFloat(arrangement(of: views).height(of: heights, margins: Double(margins.top + margins.bottom)))
    }
}
