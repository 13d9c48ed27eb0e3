public import Foundation
public import KitValues
import LayoutRules

/// A rectangle of the interface, with a frame in its superview, its own content, and subviews.
///
/// The geometry and the marks of the layout pass are stored here, because a rotation touches them for every view of a
/// tree. Everything that only few views need is in `extras`. The stored geometry opts out of dynamic exclusivity
/// checks: these triple the cost of a relayout, and the main actor already separates accesses.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // What every view of a relayout needs comes first and fits two cache lines.

    // MARK: Tree and layout marks

    @exclusivity(unchecked) final var children: [UIView] = []
    /// The superview's; it outlives the superview, which is gone then.
    @exclusivity(unchecked) final var parentIdentity: ViewIdentity?
    @exclusivity(unchecked) final var mask: UIViewAutoresizing = []
    @exclusivity(unchecked) final var marks: LayoutMarks = .fresh
    @exclusivity(unchecked) final var layoutCount = LayoutCount()
    /// The number of the view in the engine of its tree, or -1. It may be that of an engine which is gone.
    @exclusivity(unchecked) final var layoutIndex: Int32 = -1

    // MARK: Geometry as shown

    /// The frame's origin while the transform is the identity. Kept beside the center so that both read back exactly
    /// as they were set.
    @exclusivity(unchecked) final var shownOrigin: CGPoint
    @exclusivity(unchecked) final var shownSize: CGSize
    @exclusivity(unchecked) final var shownCenter: CGPoint
    /// Of a view that has had subviews or a layer; see `ensureIdentity()`. It stands here and not by `parentIdentity`
    /// because only a view whose place was set asks for its own.
    @exclusivity(unchecked) final var identity: ViewIdentity?
    /// The origin of the view's own coordinates: how far it is scrolled.
    @exclusivity(unchecked) final var boundsOrigin: CGPoint = .zero
    /// See `exactFrame`, which `marks` say whether it is this one.
    @exclusivity(unchecked) final var storedExactFrame = ExactFrame()
    @exclusivity(unchecked) final var extras: ViewExtras?

    // MARK: Appearance

    final var storedAlpha: CGFloat = 1
    final var storedBackgroundColor: UIColor?

    public init(frame: CGRect) {
        shownSize = frame.standardized.size
        shownOrigin = frame.standardized.origin
        shownCenter = CGPoint(x: shownOrigin.x + shownSize.width * 0.5, y: shownOrigin.y + shownSize.height * 0.5)
        super.init()
        if !frame.isFiniteRect {
            shownSize = .zero
            shownOrigin = .zero
            shownCenter = .zero
            raiseInvalidGeometry(frame)
        }
        if type(of: self).requiresConstraintBasedLayout { wantConstraints() }
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates an empty view: on Linux, coders contain no views, because interfaces are read from layout files and
    /// Interface Builder documents. The initialiser exists because every UIKit subclass declares it.
    public required init?(coder: NSCoder) {
        shownSize = .zero
        shownOrigin = .zero
        shownCenter = .zero
        super.init()
        if type(of: self).requiresConstraintBasedLayout { wantConstraints() }
    }

    // MARK: Place in the superview

    /// The view's frame in its superview's coordinates, in points: the bounding box of its transformed bounds.
    ///
    /// If the view has a transform, setting the frame converts the new size with the inverse transform, as a vector
    /// (behaviour.md §3.1, §3.9).
    open var frame: CGRect {
        get { readFrame() }
        set { AnimationBlock.isRecording ? recordFrame(newValue) : writeFrame(newValue) }
    }

    /// The view's own coordinates. Setting the size keeps the center; setting the origin scrolls.
    open var bounds: CGRect {
        get { shownBounds }
        set { AnimationBlock.isRecording ? recordBounds(newValue) : writeBounds(newValue) }
    }

    /// The position of the anchor point in the superview, in points.
    open var center: CGPoint {
        get { shownCenter }
        set { AnimationBlock.isRecording ? recordCenter(newValue) : writeCenter(newValue) }
    }

    /// A transform relative to the anchor point. It changes only the drawing, not the layout.
    open var transform: CGAffineTransform {
        get { currentTransform }
        set { AnimationBlock.isRecording ? recordTransform(newValue) : writeTransform(newValue) }
    }

    // MARK: Autoresizing

    public typealias AutoresizingMask = KitValues.UIViewAutoresizing

    /// The margins and dimensions that change when the superview is resized. Setting the mask changes no frame
    /// (behaviour.md §1.1).
    open var autoresizingMask: AutoresizingMask {
        get { mask }
        set {
            guard newValue != mask else { return }
            mask = newValue
            placeDidChange()
        }
    }

    /// Whether subviews are resized by their masks when the view changes size.
    open var autoresizesSubviews: Bool {
        get { !marks.contains(.keepsSubviewSizes) }
        set {
            marks.set(.keepsSubviewSizes, !newValue)
            subviewPlacesDidChange()
        }
    }

    /// Whether the mask determines the frame. If false, constraints do; a view without constraints keeps its frame.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !marks.contains(.ignoresMask) }
        set {
            guard newValue == marks.contains(.ignoresMask) else { return }
            marks.set(.ignoresMask, !newValue)
            if !newValue, marks.contains(.hasController) { wantConstraints() }
            placementDidChange()
        }
    }

    // MARK: Layout

    /// Lays out the subviews. The default implementation sets the frames that constraints determine, and keeps the
    /// frames that masks determine.
    open func layoutSubviews() {
        if marks.contains(.placesSubviews) { placeConstrainedSubviews() }
    }

    /// Marks the view for the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out all marked views now, from the highest marked ancestor down (behaviour.md §2).
    open func layoutIfNeeded() { layoutFromHighestMarkedAncestor() }

    // MARK: Sizing

    /// The best size for the content within `size`. The default implementation returns the current size (§3.4).
    open func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }

    /// Resizes the view to fit its content. The top left corner stays; with a transform, the center stays (§3.4).
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if marks.contains(.isTransformed) {
            bounds.size = size
        } else {
            frame = CGRect(origin: frame.origin, size: size)
        }
    }

    /// The value of `intrinsicContentSize` in a dimension without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The natural size of the content; `noIntrinsicMetric` in a dimension that has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Marks the content size as changed. Reflow's own views do this themselves.
    open func invalidateIntrinsicContentSize() { contentDidChange() }

    /// The size that constraints determine for the view: as close as possible to `targetSize`, at a low priority.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that constraints determine for the view, as close to `targetSize` as the priorities allow. No frame
    /// changes.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.fittingSize(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Constraints

    /// Whether the class needs constraints for its layout. If true, `updateConstraints` is called even if no constraint
    /// is active yet, in a window and outside (autolayout.md §0a 9).
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates constraints before a layout pass. Overrides call super at the end.
    open func updateConstraints() {}

    /// Asks for `updateConstraints` in the next pass, also if no constraint is active yet (autolayout.md §0a 23).
    open func setNeedsUpdateConstraints() { requestUpdateConstraints() }

    /// Updates the constraints of the view and its subviews now.
    open func updateConstraintsIfNeeded() { engineForLayout()?.updateConstraints(below: self) }

    /// The insets from the frame to the rectangle that constraints use, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints use, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints use.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first baseline is used for this view.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is used for this view.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the view is mirrored in right-to-left layouts.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            let ranRightToLeft = runsRightToLeft
            ensureExtras().semanticContentAttribute = newValue
            layoutDirectionDidChange()
            if runsRightToLeft != ranRightToLeft { turnLayoutMargins() }
        }
    }

    /// Where the view's text stands; nil where it shows none.
    var textBaselines: TextBaselines? { nil }

    /// The class's own hugging priorities.
    var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultLow)
    }

    /// Whether the content breaks lines at the width that constraints give the view, so that it is measured twice.
    var wrapsContent: Bool { false }
    /// The width at which content is measured that breaks lines; 0 for one line. Set while the engine measures.
    var measuringWidth: CGFloat {
        get { 0 }
        set { _ = newValue }
    }

    // MARK: Hierarchy callbacks

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }

    open func removeFromSuperview() { detach() }

    open func bringSubviewToFront(_ view: UIView) {
        if children.last === view {
            extras?.layer?.moveSublayers(on: view, to: children.dropLast().last)
        } else {
            reorder(view, to: children.count - 1)
        }
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.isSubview(of: self) else { return }
        reorder(view, to: 0)
        // Also behind the layers that lie below every subview.
        extras?.layer?.moveSublayers(on: nil, to: view)
    }

    // MARK: Safe area, margins, traits

    /// Called in the layout pass after the safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}

    /// Called after a trait changed, before the layout that follows from it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    /// The view of this subtree that gets a touch at `point`. The last subview is checked first (behaviour.md §3.3).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for child in children.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether the point is in the bounds. The left and top edges belong to the bounds; the right and bottom edges do
    /// not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shownBounds.contains(point)
    }

    // MARK: Responder chain

    open override var next: UIResponder? { viewController ?? superview }

    /// The class of the layers of this class of views.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer of the view. It draws the view's background, border, corners and shadow.
    public final var layer: CALayer {
        if let layer = extras?.layer { return layer }
        // The layer that is being made may ask for itself: until it is there, such a question gets one of nobody's.
        guard !marks.contains(.isMakingLayer) else { return CALayer() }
        marks.formUnion(.isMakingLayer)
        let layer = Simulation.layer(of: Self.layerClass as? CALayer.Type ?? CALayer.self)
        marks.subtract(.isMakingLayer)
        layer.identityOfView = ensureIdentity()
        ensureExtras().layer = layer
        return layer
    }

    final func ensureIdentity() -> ViewIdentity {
        if let identity { return identity }
        let new = ViewIdentity(self)
        identity = new
        return new
    }

    final func ensureExtras() -> ViewExtras {
        if let extras { return extras }
        let new = ViewExtras()
        extras = new
        return new
    }

    // MARK: What a view looks like

    /// The opacity of the view and its subviews, from 0 to 1.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { AnimationBlock.isRecording ? recordAlpha(newValue) : writeAlpha(newValue) }
    }

    open var isHidden: Bool {
        get { marks.contains(.hidden) }
        set {
            guard newValue != marks.contains(.hidden) else { return }
            marks.set(.hidden, newValue)
            if marks.contains(.isLayoutItem) { parent?.arrangedContentDidChange() }
        }
    }

    /// What the class arranges is hidden or shown, or its content needs another size.
    func arrangedContentDidChange() {}

    /// A subview is leaving. Unlike ``willRemoveSubview(_:)``, it is always told.
    func subviewDidLeave(_ subview: UIView) {}

    /// Whether the class gives a controller's view, which is a subview, its frame, whatever constraints say.
    func places(viewOf controller: UIViewController) -> Bool { false }

    /// Whether of two subviews with equal priorities the first gives way before the other.
    func givesWay(_ subview: UIView, before other: UIView) -> Bool {
        children.first { $0 === subview || $0 === other } === subview
    }

    /// Whether subviews are clipped to the view's bounds, including round corners.
    open var clipsToBounds: Bool {
        get { marks.contains(.clips) }
        set { marks.set(.clips, newValue) }
    }

    open var isOpaque: Bool {
        get { marks.contains(.opaque) }
        set { marks.set(.opaque, newValue) }
    }

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { AnimationBlock.isRecording ? recordBackgroundColor(newValue) : writeBackgroundColor(newValue) }
    }

    /// The colour of template images and button titles in this view and its subviews; inherited by default.
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ensureExtras().tintColor = newValue
            spreadTintColorChange()
        }
    }

    /// The colour that was set for the view itself; nil where it inherits one.
    package final var ownTintColor: UIColor? { extras?.tintColor }

    /// Called after the tint colour of the view or of a superview changed.
    open func tintColorDidChange() {}

    private final func spreadTintColorChange() {
        tintColorDidChange()
        for child in children where child.extras?.tintColor == nil { child.spreadTintColorChange() }
    }

    /// How content that was drawn for other bounds is positioned and scaled. It matters for views whose content is a
    /// picture.
    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set { ensureExtras().contentMode = newValue }
    }

    /// `UIView.ContentMode` with UIKit's raw values (behaviour.md §3.5).
    public enum ContentMode: Int, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Draws the view's own content in the current context, in the view's coordinates. The default draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Draws what the view shows between background and border. A view's own drawing ends at its bounds, whether or not
    /// its subviews are clipped there.
    /// - Parameter bounds: the view's own, except for content that is placed again at any bounds.
    func drawContents(in context: CGContext, bounds: CGRect) {
        context.saveGState()
        context.clip(to: bounds)
        draw(bounds)
        context.restoreGState()
    }

    /// Requests a call of `draw(_:)`. It has no effect, because every picture is drawn completely.
    open func setNeedsDisplay() {}

    // MARK: Identity

    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ensureExtras().tag = newValue }
    }

    /// The id of the view in a layout file or a test. Goldens are matched by it.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    open var accessibilityLabel: String? {
        get { extras?.accessibilityLabel }
        set { ensureExtras().accessibilityLabel = newValue }
    }

    open var isUserInteractionEnabled: Bool {
        get { !marks.contains(.ignoresTouches) }
        set { marks.set(.ignoresTouches, !newValue) }
    }

    /// The text the view shows, for dumps; `nil` for views that show none.
    package var visibleText: String? { extras?.standIn?.text }

    /// What it lacks to have a size of its own; nil for views that have it, and for those that have no content.
    var missingContent: MissingContent? { nil }

    /// The first view of the subtree with this tag, itself included, depth first.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
