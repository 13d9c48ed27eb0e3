public import Foundation
public import Geometry
public import LayoutRules

/// Manages a view and speaks for it: about orientations, sizes and appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?
    private(set) weak var rootWindow: UIWindow?

    open var title: String?

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

    open override var next: UIResponder? { viewIfLoaded?.superview }

    // MARK: The view

    /// The controller's view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if let old = loadedView, old.extras?.controller === self {
                old.extras?.controller = nil
                old.marks.subtract(.hasController)
            }
            loadedView = newValue
            guard let newValue else { return }
            newValue.ensureExtras().controller = self
            newValue.marks.formUnion(.hasController)
        }
    }

    public final var viewIfLoaded: UIView? { loadedView }
    public final var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. The default makes a plain one of the screen's size that follows it in both directions.
    open func loadView() {
        if let nibName { Simulation.current.report(.nibNotLoaded(controller: nameInMessages, nib: nibName)) }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    open func viewDidLoad() {}

    public final func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        record(.loadView)
        loadView()
        if loadedView == nil {
            // A `loadView` that sets no view leaves UIKit without one too; a plain view keeps the tree whole.
            Simulation.current.report(.viewNotLoaded(controller: nameInMessages))
            view = UIView(frame: UIScreen.main.bounds)
        }
        record(.viewDidLoad)
        viewDidLoad()
    }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called in the layout pass after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Room that the controller takes from the safe area for itself, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The least margins the system gives a controller's view, the safe area not counted (behaviour.md §3.7).
    public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margins = (viewIfLoaded?.screenMetrics ?? Simulation.current.screenMetrics).systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }

    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Orientation

    /// The orientations the controller supports: its idiom's default unless overridden (behaviour.md §4.4).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom.defaultInterfaceOrientations
    }

    /// Whether the interface follows the device at all. Asked first, and ignored from iOS 16 on.
    open var shouldAutorotate: Bool { true }

    // MARK: Size and traits

    /// Called before the view changes size for a rotation; traits, bounds and orientation are still the old ones.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the traits change, ahead of the size.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? Simulation.current.traitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Identity

    /// How events and explanations name the controller: its class as UIKit prints it, without the module for UIKit's
    /// own and with it for the app's.
    final var nameInMessages: String { standInName ?? UIView.printedName(of: type(of: self)) }

    /// The class that the controller stands in for, where a layout file names one.
    package final var standInName: String?

    /// The controller and its state as UIKit's private `_printHierarchy` prints them, without addresses
    /// (behaviour.md §10.3). There is no newline at the end.
    package final func hierarchyDescription() -> String {
        let isAppeared = viewIfLoaded?.window != nil
        var line = "<\(nameInMessages)>, state: \(isAppeared ? "appeared" : "disappeared"), view: "
        if let view = viewIfLoaded {
            line += "<\(view.classNames.custom ?? view.classNames.kit)>"
            if !isAppeared { line += " not in the window" }
        } else {
            line += "(view not loaded)"
        }
        return line
    }

    // MARK: Status bar

    open var prefersStatusBarHidden: Bool { false }

    /// Asks again whether the status bar is hidden, which moves the safe area where there is no notch.
    public final func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.setNeedsLayout()
    }
}

/// Something that has traits and hears when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
