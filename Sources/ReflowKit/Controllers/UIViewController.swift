public import Foundation
public import KitValues
import LayoutRules

/// Manages a view and speaks for it: about orientations, sizes and appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    @exclusivity(unchecked) private var loadedView: UIView?

    // What the containment and the appearance of the controller rest on; see `Containment/` and `Appearance/`.
    @exclusivity(unchecked) final var storedChildren: [UIViewController] = []
    final weak var storedParent: UIViewController?
    /// Whether it was said that `childForStatusBarHidden` leads in a circle from here.
    final var delegatesWithoutEnd = false
    final var appearance = Appearance()
    /// Between `addChild` and `didMove(toParent:)`; an appearance that began in between ends first.
    final var movesToParent = false
    /// Between the news that the parent is left and the end of the last disappearance.
    final var movesFromParent = false
    @exclusivity(unchecked) final var storedNavigationItem: UINavigationItem?
    @exclusivity(unchecked) final var storedTabBarItem: UITabBarItem?
    /// The traits of the view when it left its window; it may find others when it comes back.
    final var traitsLeft: UITraitCollection?
    /// What the parent replaces of the inherited traits.
    final var imposedTraits: UITraitCollection?
    /// What the bars of the container above take from the view's safe area, in points.
    final var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The scroll views that were set for bars, by the raw value of the edge.
    final var contentScrollViews: [UInt: WeakScrollView] = [:]

    /// What the controller is called; also in the bars that show it.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// The initialiser that UIKit's subclasses call. Nibs are not loaded by name on this platform, so both are `nil`
    /// in code that runs here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public let nibName: String?
    public let nibBundle: Bundle?

    /// The superview of the view; the parent while the view is in no tree.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parentAsResponder }

    // MARK: The view

    /// The controller's view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            letGoOfView()
            loadedView = newValue
            takeView()
        }
    }

    public final var viewIfLoaded: UIView? { loadedView }

    /// Makes the view. The default makes a plain one of the screen's size that follows it in both directions; up to
    /// iOS 6 it leaves out the status bar's strip.
    open func loadView() { makeView() }

    /// Makes the view in place of a nib, where a layout file describes it.
    package final var viewSource: (@MainActor () -> UIView)?

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// Called once an appearance, when the view is in its place and before it is laid out; from iOS 13 on, so with the
    /// semantics of iOS 15 and later (behaviour.md §8).
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells a child that it is about to appear or to disappear: for containers that forward by themselves.
    ///
    /// Every beginning wants its ``endAppearanceTransition()``; a transition may be turned back before that. Calls that
    /// do not fit are reported in UIKit's words and change nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that its appearance or disappearance is over.
    open func endAppearanceTransition() { finishAppearance() }

    /// Whether the appearance of the controller is also that of the children whose views are in its tree.
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

    /// Adds a child, which hears `willMove(toParent:)` first. The container then adds the child's view to its own tree
    /// and calls the child's `didMove(toParent:)`.
    ///
    /// A child of another container leaves that one. A controller that is this one or above it, by containment or by
    /// presentation, or that would nest deeper than ``SimulationDiagnostic.ContainmentProblem/depthLimit``, is reported and not added.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Leaves the container, after it called `willMove(toParent: nil)` and took the view out of its tree.
    open func removeFromParent() { leaveParent() }

    open func willMove(toParent parent: UIViewController?) { movesFromParent = parent == nil && storedParent != nil }

    open func didMove(toParent parent: UIViewController?) { if parent != nil { noteArrival() } }

    /// Those whom rotation, size and trait callbacks are forwarded to (behaviour.md §7.1).
    var displayedChildren: [UIViewController] { storedChildren }

    /// Those whom appearance callbacks are forwarded to: the children whose views are in the tree.
    var appearingChildren: [UIViewController] { childrenInTree }

    /// The size the controller would like to have in a container or a popover, in points.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size a child gets when this controller's view gets `parentSize`: that size for a child whose view fills the
    /// view, the size it has for any other (behaviour.md §7.1).
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfChild(container, in: parentSize)
    }

    /// Whether the container begins and ends its children's appearances itself, so that their views' ways into the tree
    /// and out of it mean nothing.
    var drivesAppearances: Bool { false }

    /// Called when a child left by a way of its own, so that containers do not show it any longer.
    func didLose(_ child: UIViewController) {}

    /// Called before a beginning is forwarded to the children; containers decide whom they show.
    func willForwardBeginning(isAppearing: Bool) {}
    /// Called when forwarding a beginning to the children is done; containers do what belongs between.
    func didForwardBeginning(isAppearing: Bool) {}
    /// Called when forwarding an end to the children is done.
    func didForwardEnd(isAppearing: Bool) {}

    // MARK: In containers with bars

    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

    /// What a tab bar shows for the controller.
    open var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? makeTabBarItem() }
        set {
            storedTabBarItem = newValue
            tabBarController?.noteItems()
        }
    }

    /// Shows a controller where the containers above do that, pushed in a navigation controller; presents it where
    /// there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let storedParent else { return present(vc, animated: true) }
        storedParent.show(vc, sender: sender)
    }

    /// Shows a controller where the containers above show details, in a split view's second column; presents it where
    /// there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let storedParent else { return present(vc, animated: true) }
        storedParent.showDetailViewController(vc, sender: sender)
    }

    /// The nearest one above.
    open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// Whether the tab bar goes while the controller is in a navigation controller's stack.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// What the navigation controller's toolbar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// The edges at which the view goes on below bars; at the others it ends where the bar begins.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view goes on below bars that nothing shines through, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the bars of a navigation or tab bar controller inset the scroll view that fills the view, or lies lowest
    /// in it, even where there is nothing to scroll (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Layout

    /// Called in place of the view's own `updateConstraints`, which the default calls.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called in the layout pass after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the layout margins of the view changed, also with its safe area.
    open func viewLayoutMarginsDidChange() {}

    /// Room that the controller takes from the safe area for itself, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Orientation

    /// What the class itself answered or did since the mark was last taken away.
    final var inheritedAnswers: InheritedAnswers = []
    /// Answers before the class and its delegate do.
    package final var standIn: (any ControllerStandIn)?

    /// The orientations the controller supports: its idiom's default unless overridden (behaviour.md §4.4).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        standIn?.supportedInterfaceOrientations ?? answer(of: maskByDelegate, unless: .unanswered)
            ?? inherited(
                .supportedInterfaceOrientations, UIDevice.current.userInterfaceIdiom.defaultInterfaceOrientations)
    }

    /// Whether the interface follows the device at all. Asked first, and ignored from iOS 16 on.
    open var shouldAutorotate: Bool { standIn?.shouldAutorotate ?? inherited(.shouldAutorotate, true) }

    /// The orientation in which the controller is to be presented full screen: the current one unless overridden
    /// (behaviour.md §4.4, §5.4).
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        standIn?.preferredInterfaceOrientationForPresentation ?? answer(of: preferenceByDelegate, unless: .unknown)
            ?? inherited(.preferredInterfaceOrientation, UIApplication.shared.statusBarOrientation)
    }

    /// Whether the interface is to stay as it is while the controller is on top; from iOS 26, a hint (behaviour.md §5.6).
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// iOS 5's question: whether the interface may turn to this orientation. Only portrait unless overridden
    /// (behaviour.md §5.5).
    open func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        standIn?.shouldAutorotate(to: interfaceOrientation) ?? agreement(on: interfaceOrientation)
            ?? inherited(.shouldAutorotateToInterfaceOrientation, interfaceOrientation == .portrait)
    }

    /// What a container's delegate answers in its place (behaviour.md §5.1).
    var maskByDelegate: UIInterfaceOrientationMask? { nil }
    var preferenceByDelegate: UIInterfaceOrientation? { nil }
    /// The children who must agree on what a container answers up to iOS 5 (behaviour.md §5.5).
    var childrenToAgree: [UIViewController] { [] }

    /// The orientation the controller's interface is shown in; new as soon as the status bar's is.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation
    }

    /// Whether the view reaches under the status bar up to iOS 6; it always does from iOS 7.
    open var wantsFullScreenLayout = false

    // MARK: Presentation

    // What presenting rests on; see `Presentation/`.
    @exclusivity(unchecked) final var presented: UIViewController?
    final weak var presenter: UIViewController?
    @exclusivity(unchecked) final var presentation: UIPresentationController?
    private var chosenStyle: UIModalPresentationStyle?

    /// Shows a controller over this one, in that controller's ``modalPresentationStyle``.
    ///
    /// The interface turns if what is shown demands it (behaviour.md §5.4). A presentation inside a callback of a turn
    /// or of another presentation waits for its end. What cannot be presented is reported in UIKit's words, and nothing
    /// changes.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents and everything over it; one that presents nothing goes itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// What this controller, or a container it is in, presents.
    open var presentedViewController: UIViewController? { presentedHere }

    /// Who presents this controller, or a container it is in.
    open var presentingViewController: UIViewController? { containers.lazy.compactMap(\.presenter).first }

    /// How the controller is shown when it is presented: the system's choice from iOS 13, the full screen before.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { chosenStyle ?? (Simulation.current.semantics >= .iOS15 ? .automatic : .fullScreen) }
        set { chosenStyle = newValue }
    }

    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether what is presented in a context covers this controller's view.
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    /// Whether a finger may not dismiss the controller. No finger does here.
    open var isModalInPresentation = false
    /// Whether the controller decides about the status bar though it is not presented full screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// True from `viewWillAppear` to `viewDidAppear` of a presentation.
    open internal(set) var isBeingPresented = false
    /// True from `viewWillDisappear` to `viewDidDisappear` of a dismissal.
    open internal(set) var isBeingDismissed = false

    // MARK: Rotation messages of iOS 7 and earlier

    /// Called before the interface turns; orientation and bounds are still the old ones. `duration` is in seconds.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called in the rotation's animation; orientation and bounds are the new ones.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called when the turn is over.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Whether the children that are displayed hear of turns too, up to iOS 7.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    // MARK: Size and traits

    /// Called before the view changes size for a rotation; traits, bounds and orientation are still the old ones.
    ///
    /// The class's own implementation tells those it displays, and sends the rotation messages of iOS 7.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSize(size, with: coordinator)
    }

    /// Called before the traits change, ahead of the size. The class's own implementation tells those it displays.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraits(newCollection, with: coordinator)
    }

    /// Those of the view, but for what the view itself overrides; while that is in no tree, those to expect there.
    open var traitCollection: UITraitCollection { traitsInPlace ?? traitsToExpect }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for the controller, all of its view and its children, not for what it presents; `unspecified`
    /// inherits. It goes before what the parent imposes. Source: Apple's page on it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { handTraitsToView() } }

    // MARK: Identity

    /// The id that a layout file gives the controller.
    package final var identifier: String?

    /// The class that the controller stands in for, where a layout file names one.
    package final var standInName: String?

    // MARK: Status bar

    open var prefersStatusBarHidden: Bool { standIn?.prefersStatusBarHidden ?? false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child who decides whether the status bar is hidden; `nil` decides here.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child who decides how the status bar looks; `nil` decides here.
    open var childForStatusBarStyle: UIViewController? { nil }
}
