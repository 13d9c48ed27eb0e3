public import Foundation
public import KitValues
import LayoutRules

/// A rectangle of the interface, with a frame in its superview, its own content, and subviews.
///
/// The geometry and the marks of the layout pass are stored here, because a rotation reads and writes them for every
/// view of a tree. Properties that only few views need are in `extras`. The stored geometry opts out of dynamic
/// exclusivity checks: these triple the cost of a relayout, and the main actor already separates accesses.
///
/// The body lists what subclasses may override, as in UIKit. It contains little code, because only members of a class's
/// body can be overridden on Linux; the code is in final members in extensions. Reflow's own layout reads these
/// (`parent`, `actualWindow`, `actualSafeAreaInsets` …), so that it needs no dynamic calls, and an override affects
/// only its callers. Exceptions are the members that UIKit reads according to its documentation, such as
/// `intrinsicContentSize`.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // The properties that a relayout needs of every view come first and fit into two cache lines.

    // MARK: Tree and layout marks

    @exclusivity(unchecked) final var children: [UIView] = []
    /// The superview's identity. It outlives the superview.
    @exclusivity(unchecked) final var parentIdentity: ViewIdentity?
    /// The bits of `mask`, in half of its size.
    @exclusivity(unchecked) final var maskBits: UInt32 = 0
    @exclusivity(unchecked) final var marks: LayoutMarks = .fresh
    @exclusivity(unchecked) final var viewMarks: ViewMarks = .opaque
    @exclusivity(unchecked) final var layoutCount = LayoutCount()
    /// The index of the view in its tree's engine, or -1. The engine may be gone.
    @exclusivity(unchecked) final var layoutIndex: Int32 = -1

    // MARK: Geometry as shown

    /// The frame's origin while the transform is the identity. It is stored beside the center so that both are read
    /// exactly as they were set.
    @exclusivity(unchecked) final var shownOrigin: CGPoint
    @exclusivity(unchecked) final var shownSize: CGSize
    @exclusivity(unchecked) final var shownCenter: CGPoint
    /// The identity of a view that has had subviews or a layer; see `ensureIdentity()`. It is not stored next to
    /// `parentIdentity`, because only a view whose geometry was set reads its own.
    @exclusivity(unchecked) final var identity: ViewIdentity?
    /// The origin of the view's own coordinates, which scrolling changes.
    @exclusivity(unchecked) final var boundsOrigin: CGPoint = .zero
    /// The exact frame, if `marks` contain `hasExactFrame`; see `exactFrame`.
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
        makeParts()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view of a nib, with its frame, properties and subviews. Any other coder contains no views on Linux, and
    /// the view is empty.
    public required init?(coder: NSCoder) {
        shownSize = .zero
        shownOrigin = .zero
        shownCenter = .zero
        super.init()
        if type(of: self).requiresConstraintBasedLayout { wantConstraints() }
        makeParts()
        (coder as? NibCoder)?.configure(self)
    }

    /// Sets up a new view: creates its parts, and sets values that differ from those of the superclass. At this time,
    /// all properties have their initial values, and no subclass's initialiser has continued after `super.init`. If a
    /// class overrides this method and gives its properties initial values, it inherits the initialisers.
    func makeParts() {}

    // MARK: Tree

    /// The view that contains this view as a subview.
    open var superview: UIView? { parent }

    /// The subviews, from back to front.
    open var subviews: [UIView] { children }

    /// The window that contains the view. A window's window is itself.
    open var window: UIWindow? { actualWindow }

    /// Whether the view is `view`, or is inside it at any depth.
    open func isDescendant(of view: UIView) -> Bool { isActualDescendant(of: view) }

    override var viewOfResponder: UIView? { self }

    /// Lets the first responder resign, if it is this view or inside it.
    /// - Parameter force: whether it resigns without being asked.
    /// - Returns: whether one resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endFirstResponder(isForced: force) }

    /// The first view with this tag in the subtree, including the view itself, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Place in the superview

    /// The view's frame in its superview's coordinates, in points: the bounding box of its transformed bounds.
    ///
    /// If the view has a transform, setting the frame converts the new size with the inverse transform, as a vector
    /// (behaviour.md §3.1, §3.9).
    open var frame: CGRect {
        get { readFrame() }
        set { change(.frame, to: newValue) { $0.writeFrame($1) } }
    }

    /// The view's own coordinates. Setting the size keeps the center; setting the origin scrolls.
    open var bounds: CGRect {
        get { shownBounds }
        set { change(.bounds, to: newValue) { $0.writeBounds($1) } }
    }

    /// The position of the anchor point in the superview, in points.
    open var center: CGPoint {
        get { shownCenter }
        set { change(.center, to: newValue) { $0.writeCenter($1) } }
    }

    /// A transform relative to the anchor point. It changes only the drawing, not the layout.
    open var transform: CGAffineTransform {
        get { currentTransform }
        set { change(.transform, to: newValue) { $0.writeTransform($1) } }
    }

    // MARK: Coordinates

    /// The point of this view in the coordinates of `view`, or of the window if it is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

    /// The point of `view`, or of the window if it is nil, in the coordinates of this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

    /// The bounding box of the four converted corners.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

    /// The bounding box of the four converted corners.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, toSpace: coordinateSpace)
    }

    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, fromSpace: coordinateSpace)
    }

    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, toSpace: coordinateSpace)
    }

    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, fromSpace: coordinateSpace)
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
    open func sizeToFit() { fitContent() }

    /// The natural size of the content; `noIntrinsicMetric` in a dimension that has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Marks the content size as changed. Reflow's own views do this themselves.
    open func invalidateIntrinsicContentSize() { contentDidChange() }

    /// The priority with which the view resists being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        actualContentHuggingPriority(for: axis)
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        writeContentHuggingPriority(priority, for: axis)
    }

    /// The priority with which the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        actualContentCompressionResistancePriority(for: axis)
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { writeContentCompressionResistancePriority(priority, for: axis) }

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

    /// The constraints that the view holds, in the order in which they were added.
    open var constraints: [NSLayoutConstraint] { actualConstraints }

    /// Adds a constraint whose items are the view or inside it. Activating a constraint adds it to the right view
    /// automatically.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { hold(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { letGo(of: each) } }

    /// The constraints that determine the view's position and size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        engineForLayout()?.constraintsAffecting(self, axis) ?? []
    }

    /// Whether the constraints allow the view more than one frame. False outside a window.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Moves the view to another frame that its constraints allow, to show the ambiguity.
    open func exerciseAmbiguityInLayout() { engineForLayout()?.exerciseAmbiguity(of: self) }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { actualLayoutGuides }

    /// Adds a guide to this view, and removes it from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

    /// Removes a guide, with all constraints that use it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { giveUp(layoutGuide) }

    /// The part of the view that no bar or notch covers.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }
    /// The area inside the view's margins.
    open var layoutMarginsGuide: UILayoutGuide { layoutGuide(.layoutMargins) }
    /// A column that is comfortable to read, within the margins.
    open var readableContentGuide: UILayoutGuide { layoutGuide(.readableContent) }
    /// The area that the keyboard covers. While the keyboard is hidden, it is at the bottom of the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { actualKeyboardLayoutGuide }

    /// Whether the class needs constraints for its layout. If true, `updateConstraints` is called even if no constraint
    /// is active yet, inside and outside of a window (autolayout.md §0a 9).
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates constraints before a layout pass. Overrides call super at the end.
    open func updateConstraints() {}

    /// Requests a call of `updateConstraints` in the next pass, even if no constraint is active yet (autolayout.md §0a
    /// 23).
    open func setNeedsUpdateConstraints() {
        noteEarlyRequest()
        requestUpdateConstraints()
    }

    /// Whether `updateConstraints` is called in the next pass.
    open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }

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
        get { extras?.traits?.semanticContentAttribute ?? .unspecified }
        set { writeSemanticContentAttribute(newValue) }
    }

    /// The direction of the view's content: its own, or the language's.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        runsRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction for a semantic content attribute in the language of the application.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(
            inside: Simulation.current.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction for a semantic content attribute in an interface with the direction `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(inside: layoutDirection) }

    /// The baselines of the view's text; nil if it shows none.
    var textBaselines: TextBaselines? { nil }

    /// The default hugging priorities of the class.
    var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultLow)
    }

    /// Whether the content breaks lines at the width from constraints, so that it is measured twice.
    var wrapsContent: Bool { false }

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

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(at: index1, with: index2) }

    open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

    open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

    // MARK: Safe area, margins, traits

    /// The part of the view that bars, notch and home indicator cover, as insets in points; zero off screen.
    open var safeAreaInsets: UIEdgeInsets { actualSafeAreaInsets }

    /// The space to leave inside the view's edges, including the safe area, in points.
    open var layoutMargins: UIEdgeInsets {
        get { actualLayoutMargins }
        set { actualLayoutMargins = newValue }
    }

    /// The margins by layout direction. Margins that are set here change sides with the direction (autolayout.md
    /// §11.1).
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { actualDirectionalLayoutMargins }
        set { actualDirectionalLayoutMargins = newValue }
    }

    /// Whether the margins begin at the safe area's edges.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { actualInsetsLayoutMarginsFromSafeArea }
        set { actualInsetsLayoutMarginsFromSafeArea = newValue }
    }

    /// Whether the margins are at least as large as the part of the view that the superview's margins cover.
    open var preservesSuperviewLayoutMargins: Bool {
        get { actualPreservesSuperviewLayoutMargins }
        set { actualPreservesSuperviewLayoutMargins = newValue }
    }

    /// The traits of the window's screen, with the overrides of this view and those above it.
    open var traitCollection: UITraitCollection { actualTraitCollection }

    /// The appearance of this view and its subviews; `unspecified` inherits it.
    ///
    /// For a window, it applies to everything in the window, including presented controllers. It does not apply to the
    /// view's own controller. It applies to controllers whose views are inside the view, as from iOS 17 on, where
    /// traits follow the views; up to iOS 16, these controllers had the traits of their parent controller. Source:
    /// Apple, "overrideUserInterfaceStyle" of UIView, and WWDC 2023, session 10057.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { actualOverrideUserInterfaceStyle }
        set { actualOverrideUserInterfaceStyle = newValue }
    }

    /// Called in the layout pass after the safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}

    /// Called after a trait changed, before the resulting layout.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    /// The view of this subtree that receives a touch at `point`. The last subview is checked first (behaviour.md
    /// §3.3).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestTree(point, with: event)
    }

    /// Whether the point is in the bounds. The left and top edges belong to the bounds; the right and bottom edges do
    /// not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shownBounds.contains(point)
    }

    /// The recognisers of the view, in the order in which they were added; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
        set {
            let wanted = newValue ?? []
            for old in attachedRecognizers where !wanted.contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for new in wanted { addGestureRecognizer(new) }
        }
    }

    /// Adds a recogniser, which the view retains. A recogniser of another view leaves that one.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recogniser. A gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Responder chain

    open override var next: UIResponder? { viewController ?? parent }

    /// The class of the layers that views of this class have.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer of the view. It draws the view's background, border, corners and shadow.
    open var layer: CALayer { actualLayer }

    // MARK: Drawing

    /// The opacity of the view and its subviews, from 0 to 1.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { change(.alpha, to: newValue) { $0.writeAlpha($1) } }
    }

    open var isHidden: Bool {
        get { viewMarks.contains(.hidden) }
        set {
            guard newValue != viewMarks.contains(.hidden) else { return }
            viewMarks.set(.hidden, newValue)
            if marks.contains(.isLayoutItem) { parent?.arrangedContentDidChange() }
        }
    }

    /// Called after the margins changed, before ``layoutMarginsDidChange()``, which only users override.
    func layoutMarginsWereChanged() {}

    /// Called when an arranged subview was hidden or shown, or its content size changed.
    func arrangedContentDidChange() {}

    /// Called when a subview is being removed. Unlike ``willRemoveSubview(_:)``, it is called in every case.
    func subviewDidLeave(_ subview: UIView) {}

    /// Whether this view sets the frame of a controller's view that is its subview, whatever its constraints.
    func places(viewOf controller: UIViewController) -> Bool { false }

    /// Whether, of two subviews with equal priorities, the first yields before the other.
    func givesWay(_ subview: UIView, before other: UIView) -> Bool {
        children.first { $0 === subview || $0 === other } === subview
    }

    /// Whether subviews are clipped to the view's bounds, including round corners.
    open var clipsToBounds: Bool {
        get { viewMarks.contains(.clips) }
        set { viewMarks.set(.clips, newValue) }
    }

    open var isOpaque: Bool {
        get { viewMarks.contains(.opaque) }
        set { viewMarks.set(.opaque, newValue) }
    }

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { change(.backgroundColor, to: newValue) { $0.storedBackgroundColor = $1 } }
    }

    /// The colour of template images and button titles in this view and its subviews; inherited by default.
    open var tintColor: UIColor! {
        get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
        set { writeTintColor(newValue) }
    }

    /// Called after the tint colour of the view or of a superview changed.
    open func tintColorDidChange() {}

    /// The position and scale of content that was drawn for other bounds. It has an effect on views whose content is an
    /// image.
    open var contentMode: ContentMode {
        get { storedContentMode }
        set { storedContentMode = newValue }
    }

    /// Draws the view's own content in the current context, in the view's coordinates. The default draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Draws the content between background and border. A view's own drawing ends at its bounds, even if its subviews
    /// are not clipped.
    /// - Parameter bounds: the view's own bounds, or other bounds for which the content is laid out again.
    func drawContents(in context: CGContext, bounds: CGRect) {
        context.saveGState()
        context.clip(to: bounds)
        draw(bounds)
        context.restoreGState()
    }

    /// Requests a call of `draw(_:)`. It has no effect, because every image is drawn completely.
    open func setNeedsDisplay() {}

    /// Draws the view with its subviews into the current context, stretched over `rect`.
    /// - Returns: whether the view was drawn; false without a context, and for a view of size zero.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawTree(in: rect) }

    // MARK: Identity

    open var tag: Int {
        get { extras?.provenance?.tag ?? 0 }
        set { provenance.tag = newValue }
    }

    /// The id of the view in a layout file or a test. Goldens are matched by it.
    open var accessibilityIdentifier: String? {
        get { extras?.provenance?.identifier }
        set { provenance.identifier = newValue }
    }

    // MARK: Accessibility

    /// The values for assistive technology, as long as the app says nothing else.
    var spoken: SpokenView { SpokenView() }

    open var isAccessibilityElement: Bool {
        get { statedAccessibility?.isElement ?? spoken.isElement }
        set { ensuredAccessibility.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { statedAccessibility?.label }
        set { ensuredAccessibility.label = newValue }
    }

    open var accessibilityValue: String? {
        get { statedAccessibility?.value ?? spoken.value }
        set { ensuredAccessibility.value = newValue }
    }

    open var accessibilityHint: String? {
        get { statedAccessibility?.hint }
        set { ensuredAccessibility.hint = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { statedAccessibility?.traits ?? spoken.traits }
        set { ensuredAccessibility.traits = newValue }
    }

    /// The elements inside the view, in their order; nil if they are those of its subviews.
    open var accessibilityElements: [Any]? {
        get { statedAccessibility?.elements }
        set { ensuredAccessibility.elements = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { statedAccessibility?.hidesElements ?? false }
        set { ensuredAccessibility.hidesElements = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { statedAccessibility?.isModal ?? false }
        set { ensuredAccessibility.isModal = newValue }
    }

    open var shouldGroupAccessibilityChildren: Bool {
        get { statedAccessibility?.groupsChildren ?? false }
        set { ensuredAccessibility.groupsChildren = newValue }
    }

    /// Performs the element's action. The default does nothing.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: Interaction

    open var isUserInteractionEnabled: Bool {
        get { !viewMarks.contains(.ignoresTouches) }
        set { viewMarks.set(.ignoresTouches, !newValue) }
    }

    // MARK: Facts about a class

    /// The view's account of what it shows.
    package var portrait: Portrait { Portrait(of: standIn) }

    /// The view to which subviews are added. It is the view itself, unless its class keeps added subviews in a content
    /// view.
    package var contentHolder: UIView { self }

    /// Whether the class places a subview by constraints of its own.
    package func arranges(_ subview: UIView) -> Bool { false }

    /// Adds a subview in front of `sibling`, or behind all subviews if that is nil. A class that arranges its subviews
    /// also arranges this one.
    package func place(_ subview: UIView, above sibling: UIView?) {
        guard let sibling else { return insertSubview(subview, at: 0) }
        insertSubview(subview, aboveSubview: sibling)
    }

    /// The axis along which the class arranges subviews; nil for classes that do not.
    var arrangedAxis: NSLayoutConstraint.Axis? { nil }

    /// Whether constraints between the view and the views inside it are about an area that it scrolls.
    var scrollsContent: Bool { false }

    /// The size of the area that the view scrolls, in points.
    var scrolledSize: CGSize { .zero }

    /// The bounds that the safe area of subviews depends on. A scroll view returns the bounds that it will have as soon
    /// as its content has followed the safe area.
    func bounds(followingSafeArea insets: UIEdgeInsets) -> CGRect { shownBounds }

    /// Whether ``drawContents(in:bounds:)`` can lay out the content for other bounds than the view's own.
    var drawsAtAnyBounds: Bool { false }

    /// The content that the view lacks to have a size of its own. Nil if the view has a size of its own, or never has
    /// content.
    var missingContent: MissingContent? { nil }

    // MARK: Animations

    /// Runs the animations at once: every property gets its last value.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimations(duration: duration, animations, completion: completion) }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimations(duration: duration, animations, completion: completion) }

    /// Runs the animations at once, like the method without a spring. The spring's motion is not drawn.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimations(duration: duration, animations, completion: completion) }

    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { runAnimations(duration: duration, animations ?? {}, completion: completion) }

    /// Replaces a view by another one at the same position. With `showHideTransitionViews`, hides the first and shows
    /// the second.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) { replace(fromView, by: toView, options: options, completion: completion) }

    /// The keyframes run in the order in which they are added; the last value of each property remains.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimations(duration: duration, animations, completion: completion) }

    /// - Parameters:
    ///   - frameStartTime: the start, as a fraction of the whole animation from 0 to 1.
    ///   - frameDuration: the duration, as a fraction of the whole animation.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Runs `actionsWithoutAnimation` with animations disabled, including transitions of controllers.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        runWithoutAnimation(actionsWithoutAnimation)
    }

    open class func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.areAnimationsEnabled = enabled }

    open class var areAnimationsEnabled: Bool { Simulation.current.areAnimationsEnabled }

    /// The duration of the current animation block, in seconds; 0 outside of a block.
    open class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
}
