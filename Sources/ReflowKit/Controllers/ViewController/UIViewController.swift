public import Foundation
public import KitValues
import LayoutRules

/// Manages a view: its orientations, size and appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    @exclusivity(unchecked) private(set) final var loadedView: UIView?
    final let storedNibName: String?
    final let storedNibBundle: Bundle?

    // The state of containment and appearance; see `Containment/` and `Appearance/`.
    @exclusivity(unchecked) final var storedChildren: [UIViewController] = []
    final weak var storedParent: UIViewController?
    /// Whether it was already reported that `childForStatusBarHidden` forms a circle from here.
    final var delegatesWithoutEnd = false
    final var appearance = Appearance()
    /// Whether the controller is between `addChild` and `didMove(toParent:)`. An appearance that began meanwhile ends
    /// first.
    final var movesToParent = false
    /// Whether the controller is between the notification that it leaves the parent and the end of its last
    /// disappearance.
    final var movesFromParent = false
    @exclusivity(unchecked) final var storedNavigationItem: UINavigationItem?
    @exclusivity(unchecked) final var storedTabBarItem: UITabBarItem?
    /// The traits of the view when it left its window. They may be different when it comes back.
    final var traitsLeft: UITraitCollection?
    /// The traits that the parent imposes instead of inherited ones.
    final var imposedTraits: UITraitCollection?
    /// The part of the view's safe area that is covered by the bars of the surrounding container, in points.
    final var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { loadedView?.setNeedsLayout() } }
    }

    /// Whether `setNeedsUpdateConstraints()` was called on the view before its tree had an engine.
    final var asksForConstraintsEarly = false

    /// The scroll views that were set for bars, by the raw value of the edge.
    final var contentScrollViews: [UInt: WeakScrollView] = [:]

    /// The title of the controller, which bars also show.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// Creates a controller whose view comes from a nib.
    /// - Parameters:
    ///   - nibNameOrNil: the nib's name without extension. If it is nil and `loadView()` is not overridden, a nib with the
    ///     name of the class is looked for: `Player` and `PlayerController` for `PlayerController`; without one, the view
    ///     is plain.
    ///   - nibBundleOrNil: the main bundle if nil. On Linux, the resources of the app's modules belong to it.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedNibName = nibNameOrNil
        storedNibBundle = nibBundleOrNil
        super.init()
        makeParts()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        storedNibName = nil
        storedNibBundle = nil
        super.init()
        makeParts()
        (coder as? NibCoder)?.configure(self)
    }

    /// Creates what a class of controllers has from the start, as ``UIView/makeParts()`` does for views.
    func makeParts() {}

    open var nibName: String? { storedNibName ?? scene?.nibName }
    open var nibBundle: Bundle? { storedNibBundle ?? scene?.storyboard?.bundle }

    /// Whether a nib with the name of the class is looked for. A controller that stands for a layout file's has none.
    var takesNibOfClass: Bool { standInName == nil }

    /// The part of a storyboard or nib that the controller came from.
    package final var scene: StoryboardScene?

    /// The superview of the view; the parent while the view has no superview.
    open override var next: UIResponder? { loadedView?.parent ?? parentAsResponder }

    // MARK: The view

    /// The controller's view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewOnce()
            return loadedView
        }
        set {
            letGoOfView()
            loadedView = newValue
            takeView()
        }
    }

    /// The controller's view; `nil` until it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    override var viewOfResponder: UIView? { loadedView }

    open var isViewLoaded: Bool { hasLoadedView }

    /// Loads the view, if it is not loaded yet.
    open func loadViewIfNeeded() { loadViewOnce() }

    /// Creates the view. The default implementation loads it from the storyboard or nib, or else creates a plain view of
    /// the screen's size that is flexible in both directions; up to iOS 6, without the area of the status bar.
    open func loadView() { makeView() }

    /// Creates the view instead of a nib, if a layout file describes it.
    package final var viewSource: (@MainActor () -> UIView)?

    open func viewDidLoad() {}

    // MARK: Storyboards

    open override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setView:", { (one: UIViewController) in .init { one.view = $0 } })]
    }

    /// The storyboard that the controller came from.
    open var storyboard: UIStoryboard? { scene?.storyboard }

    /// Performs a segue of the controller's scene. ``shouldPerformSegue(withIdentifier:sender:)`` is not asked.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(segueNamed: identifier, sender) }

    /// Whether a segue that the user starts is performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed. The destination exists, and its view is usually not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue ends here: by default, if the class has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        fromViewController !== self && action.isMethod(of: self)
    }

    /// The children among which the destination of an unwind segue is looked for, in this order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(from: source)
    }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// Called once for each appearance, when the view has its frame and before it is laid out. UIKit calls it from iOS
    /// 13 on, Reflow with the semantics of iOS 15 and later (behaviour.md §8).
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Starts the appearance or disappearance of a child. For containers that forward appearance messages themselves.
    ///
    /// Every call needs an ``endAppearanceTransition()``. Before that, the transition may be reversed. Calls that do
    /// not match are reported in UIKit's words and change nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance of a child.
    open func endAppearanceTransition() { finishAppearance() }

    /// Whether appearance messages are forwarded to children whose views are in the controller's view.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether the controller appears because it was added to a container; read it in `viewWillAppear` and
    /// `viewDidAppear`.
    open var isMovingToParent: Bool { movesToParent && appearance.isTelling }

    /// Whether the controller disappears because it was removed from its container; read it in `viewWillDisappear` and
    /// `viewDidDisappear`.
    open var isMovingFromParent: Bool { movesFromParent && appearance.isTelling }

    // MARK: Containment

    /// The controllers that were added to this one, in that order.
    open var children: [UIViewController] { storedChildren }

    /// The container the controller was added to.
    open var parent: UIViewController? { storedParent }

    /// Adds a child; its `willMove(toParent:)` is called first. The container then adds the child's view to its own
    /// tree and calls the child's `didMove(toParent:)`.
    ///
    /// A child of another container is removed from that container. A controller is reported and not added if it is
    /// this controller, contains or presents this controller, or would be nested deeper than
    /// ``SimulationDiagnostic/ContainmentProblem/depthLimit``.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes the controller from its container. Before, the container calls `willMove(toParent: nil)` and removes the
    /// view from its tree.
    open func removeFromParent() { leaveParent() }

    open func willMove(toParent parent: UIViewController?) { movesFromParent = parent == nil && storedParent != nil }

    open func didMove(toParent parent: UIViewController?) { if parent != nil { noteArrival() } }

    /// The children to whom rotation, size and trait callbacks are forwarded (behaviour.md §7.1).
    var displayedChildren: [UIViewController] { storedChildren }

    /// The children to whom appearance callbacks are forwarded: those whose views are in the tree.
    var appearingChildren: [UIViewController] { childrenInTree }

    /// The preferred size in a container or a popover, in points.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child when this controller's view gets the size `parentSize`. A child whose view has another size
    /// than this view now keeps its size; every other child gets `parentSize` (behaviour.md §7.1).
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfChild(container, in: parentSize)
    }

    /// Whether the container begins and ends the appearances of its children itself, so that adding and removing their
    /// views does not.
    var drivesAppearances: Bool { false }

    /// Called when a child was removed by other code than the container's, so that containers stop showing it.
    func didLose(_ child: UIViewController) {}

    /// Called before the beginning of a transition is forwarded to the children. Containers then decide which of them
    /// are visible.
    func willForwardBeginning(isAppearing: Bool) {}
    /// Called after the beginning of a transition was forwarded to the children. Containers then do everything that
    /// must happen before the end.
    func didForwardBeginning(isAppearing: Bool) {}
    /// Called after the end of a transition was forwarded to the children.
    func didForwardEnd(isAppearing: Bool) {}

    // MARK: In containers with bars

    /// The item that a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

    /// The item that a tab bar shows for the controller.
    open var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? makeTabBarItem() }
        set {
            storedTabBarItem = newValue
            tabBarController?.noteItems()
        }
    }

    /// Shows a controller in the nearest container that can: a navigation controller pushes it. Without such a
    /// container, presents the controller.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let storedParent else { return present(vc, animated: true) }
        storedParent.show(vc, sender: sender)
    }

    /// Shows a controller in the nearest container that shows details: in a split view's second column. Without such a
    /// container, presents the controller.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let storedParent else { return present(vc, animated: true) }
        storedParent.showDetailViewController(vc, sender: sender)
    }

    /// The nearest navigation controller that contains this controller.
    open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// Whether the tab bar is hidden while the controller is in a navigation controller's stack.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.loadedView?.setNeedsLayout() } }
    }

    /// The items that the navigation controller's toolbar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.loadedView?.setNeedsLayout() }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// The edges at which the view extends behind bars. At the other edges, the view ends at the bar.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { storedParent?.loadedView?.setNeedsLayout() } }
    }

    /// Whether the view also extends behind opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { storedParent?.loadedView?.setNeedsLayout() } }
    }

    /// Whether the bars of a navigation or tab bar controller inset the scroll view that fills the view or is its
    /// backmost subview, even if there is nothing to scroll (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Layout

    /// Called in place of the view's own `updateConstraints`, which the default calls. Without an active constraint in the
    /// window, the view asks for it with `setNeedsUpdateConstraints` (autolayout.md §0a 23).
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called in the layout pass after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the layout margins of the view changed, which includes changes through the safe area.
    open func viewLayoutMarginsDidChange() {}

    /// Insets that the controller adds to the safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
    }

    /// Whether the view's margins are at least as large as the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.setNeedsLayout() }
    }

    // MARK: Orientation

    /// The answers and actions that the class has inherited, recorded since they were last cleared.
    final var inheritedAnswers: InheritedAnswers = []
    /// An object whose answers take precedence over those of the class and its delegate.
    package final var standIn: (any ControllerStandIn)?

    /// The orientations that the controller supports. The default depends on the idiom (behaviour.md §4.4).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        standIn?.supportedInterfaceOrientations ?? answer(of: maskByDelegate, unless: .unanswered)
            ?? inherited(
                .supportedInterfaceOrientations, UIDevice.current.userInterfaceIdiom.defaultInterfaceOrientations)
    }

    /// Whether the interface rotates with the device. It is the first question, and is ignored from iOS 16 on.
    open var shouldAutorotate: Bool { standIn?.shouldAutorotate ?? inherited(.shouldAutorotate, true) }

    /// The orientation in which the controller is presented full screen. The default is the current orientation
    /// (behaviour.md §4.4, §5.4).
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        standIn?.preferredInterfaceOrientationForPresentation ?? answer(of: preferenceByDelegate, unless: .unknown)
            ?? inherited(.preferredInterfaceOrientation, UIApplication.shared.statusBarOrientation)
    }

    /// Whether the interface should not rotate while the controller is on top. From iOS 26 on, a hint (behaviour.md
    /// §5.6).
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// iOS 5's method: whether the interface may rotate to this orientation. By default, only portrait is accepted
    /// (behaviour.md §5.5).
    open func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        standIn?.shouldAutorotate(to: interfaceOrientation) ?? agreement(on: interfaceOrientation)
            ?? inherited(.shouldAutorotateToInterfaceOrientation, interfaceOrientation == .portrait)
    }

    /// The mask that a container's delegate gives instead of the container (behaviour.md §5.1).
    var maskByDelegate: UIInterfaceOrientationMask? { nil }
    var preferenceByDelegate: UIInterfaceOrientation? { nil }
    /// The children of a container that must agree, up to iOS 5 (behaviour.md §5.5).
    var childrenToAgree: [UIViewController] { [] }

    /// The current interface orientation. It changes together with the status bar's orientation.
    open var interfaceOrientation: UIInterfaceOrientation {
        loadedView?.actualWindow?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation
    }

    /// Whether the view extends behind the status bar up to iOS 6. From iOS 7 on, it always does.
    open var wantsFullScreenLayout = false

    // MARK: Presentation

    // The state of presentations; see `Presentation/`.
    @exclusivity(unchecked) final var presented: UIViewController?
    final weak var presenter: UIViewController?
    @exclusivity(unchecked) final var presentation: UIPresentationController?
    private var chosenStyle: UIModalPresentationStyle?

    /// Presents a controller over this one, in that controller's ``modalPresentationStyle``.
    ///
    /// The interface rotates if the presented controller requires it (behaviour.md §5.4). A presentation inside a
    /// callback of a rotation or of another presentation waits until that one ends. A controller that cannot be
    /// presented is reported in UIKit's words, and nothing changes.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, and everything over it. If this controller presents nothing, it
    /// is dismissed itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// The controller that this one, or a container of it, presents.
    open var presentedViewController: UIViewController? { presentedHere }

    /// The controller that presents this one, or a container of it.
    open var presentingViewController: UIViewController? { containers.lazy.compactMap(\.presenter).first }

    /// The style in which the controller is presented. The default is the system's choice from iOS 13 on, and full
    /// screen before.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { chosenStyle ?? (Simulation.current.semantics >= .iOS15 ? .automatic : .fullScreen) }
        set { chosenStyle = newValue }
    }

    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a controller that is presented in a context covers this controller's view.
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    /// Whether gestures may not dismiss the controller. There are no gestures in Reflow.
    open var isModalInPresentation = false
    /// Whether the controller decides about the status bar even if it is not presented full screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether the controller is being presented; true from `viewWillAppear` to `viewDidAppear`.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed; true from `viewWillDisappear` to `viewDidDisappear`.
    open internal(set) var isBeingDismissed = false

    /// The object that presents the controller, or will present it in its style. Use it to configure popovers and
    /// adaptivity beforehand.
    open var presentationController: UIPresentationController? { ownPresentation }

    /// The presentation controller of a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        ownPresentation as? UIPopoverPresentationController
    }

    /// The presentation controller of a sheet; nil for other styles. From iOS 15.
    open var sheetPresentationController: UISheetPresentationController? {
        ownPresentation as? UISheetPresentationController
    }

    /// The coordinator of the current transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { simulation.transitions.coordinator }

    // MARK: Requests to rotate

    /// Rotates the interface to the device's orientation, if it is supported now. Until iOS 15.
    open class func attemptRotationToDeviceOrientation() { attemptRotation() }

    /// Asks for the supported orientations again. The interface rotates if its orientation is no longer supported, or
    /// if the device's orientation is supported now. Available from iOS 16 on. Inside `UIView.performWithoutAnimation`,
    /// the rotation is not animated.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { updateSupportedOrientations() }

    /// Asks for `prefersInterfaceOrientationLocked` again; an interface that is no longer locked follows the device.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { updateSupportedOrientations() }

    // MARK: Rotation messages of iOS 7 and earlier

    /// Called before the interface rotates. Orientation and bounds are still the old ones; `duration` is in seconds.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called inside the rotation's animation. Orientation and bounds are the new ones.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called when the rotation has ended.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Whether rotation messages are forwarded to the visible children, up to iOS 7.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    // MARK: Size and traits

    /// Called before the view changes size for a rotation. Traits, bounds and orientation are still the old ones.
    ///
    /// The default implementation forwards the call to the visible children, and sends the rotation messages of iOS 7.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSize(size, with: coordinator)
    }

    /// Called before the traits change, and before the size changes. The default implementation forwards the call to
    /// the visible children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraits(newCollection, with: coordinator)
    }

    /// The traits of the view, without the traits that the view itself overrides. While the view is in no tree, the
    /// traits that it will have there.
    open var traitCollection: UITraitCollection { traitsInPlace ?? traitsToExpect }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The appearance of the controller, its view and its children, but not of controllers that it presents;
    /// `unspecified` inherits the appearance. It takes precedence over traits that the parent overrides. Source:
    /// Apple's page about this property.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { handTraitsToView() } }

    /// Overrides the traits that a child and its views inherit; `nil` removes the override.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        impose(traits: collection, onChild: child)
    }

    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.storedParent === self ? child.imposedTraits : nil
    }

    /// The smallest margins that the system gives a controller's view, not counting the safe area (behaviour.md §3.7).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { actualSystemMinimumLayoutMargins }

    /// A guide whose bottom edge is where content begins below the bars; `view.safeAreaLayoutGuide` is the same for
    /// every view.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
    /// A guide whose top edge is where content ends above the bars.
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

    /// The scroll view that was set for bars at this edge; `nil` if none was set.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }

    /// Sets the scroll view that bars at these edges follow. Without one, they follow the controller's view or, if that
    /// does not scroll, its backmost subview.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setScrollView(scrollView, forBarsAt: edge)
    }

    /// Sets the scroll view for bars at all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setScrollView(scrollView, forBarsAt: .all) }

    // MARK: Transitions between children

    /// Replaces one child by another: the new view is added beside the old one, `animations` runs, and the old view is
    /// removed. Pictures are taken after transitions, so all of it happens at once.
    /// - Parameters:
    ///   - duration: in seconds; it only matters whether it is above 0, because nothing moves in between.
    ///   - animations: runs when the new view is in the tree.
    ///   - completion: gets `true`, because this transition is never cancelled.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        replace(
            fromViewController, by: toViewController, isAnimated: duration > 0, animations: animations,
            completion: completion)
    }

    // MARK: Identity

    /// The id that a layout file gives the controller.
    package final var identifier: String?

    /// The name of the class in a layout file that the controller replaces.
    package final var standInName: String?

    // MARK: Status bar

    /// Asks again whether the status bar is hidden. On devices without a notch, this changes the safe area.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    open var prefersStatusBarHidden: Bool { standIn?.prefersStatusBarHidden ?? false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child that determines whether the status bar is hidden; `nil` if this controller does.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that determines the style of the status bar; `nil` if this controller does.
    open var childForStatusBarStyle: UIViewController? { nil }
}
