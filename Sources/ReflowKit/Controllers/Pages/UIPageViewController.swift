public import Foundation
public import KitValues
import LayoutRules

/// Pages that are turned or scrolled, one or two at a time (behaviour.md §7.1, §8).
///
/// There are no gestures in Reflow, so the data source is never asked, and no dots are shown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    @exclusivity(unchecked) private var pages: [UIViewController] = []
    private var lastOrientation: UIInterfaceOrientation?
    /// Whether the delegate is being asked for the spine location, and the pages that it sets meanwhile.
    private var isAskingForSpine = false
    @exclusivity(unchecked) private var pagesForNewSpine: [UIViewController]?

    private let ownTransitionStyle: TransitionStyle
    private let ownOrientation: NavigationOrientation
    private var spine: SpineLocation

    open var transitionStyle: TransitionStyle { ownTransitionStyle }
    open var navigationOrientation: NavigationOrientation { ownOrientation }
    /// The position of the spine. If it is in the middle, two pages are shown.
    open var spineLocation: SpineLocation { spine }
    /// Whether pages have content on both sides.
    open var isDoubleSided = false

    open weak var delegate: (any UIPageViewControllerDelegate)?

    open override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setDelegate:", { (one: UIPageViewController) in .init { one.delegate = $0 } }),
            Selector("setDataSource:", { (one: UIPageViewController) in .init { one.dataSource = $0 } }),
        ]
    }
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// - Parameter options: the raw value of the spine location under ``OptionsKey/spineLocation``, for the page curl.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        ownTransitionStyle = style
        ownOrientation = navigationOrientation
        let wanted = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
        spine = style == .scroll ? .none : wanted ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        ownTransitionStyle = .pageCurl
        ownOrientation = .horizontal
        spine = .min
        super.init(coder: coder)
    }

    // MARK: Pages

    /// The visible pages.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    private var wantedCount: Int { spine == .mid ? 2 : 1 }

    /// Shows other pages: one, or two if the spine is in the middle. Any other number is reported, and nothing changes.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        // The same controller twice counts as one page.
        let new = (viewControllers ?? []).eachOnce
        if isAskingForSpine {
            pagesForNewSpine = new
            completion?(true)
            return
        }
        guard new.count == wantedCount else {
            return Simulation.current.report(
                .containment(.wrongPageCount(given: new.count, wanted: wantedCount)))
        }
        guard mayHold(new) else { return }
        Simulation.current.transitions.nest { turn(to: new, animated: animated) }
        completion?(true)
    }

    /// Sends the callbacks of behaviour.md §8: the new pages will appear, the old ones will disappear. When scrolling,
    /// the new pages have appeared before the old ones have disappeared; when curling, it is the other way round.
    private func turn(to new: [UIViewController], animated: Bool) {
        var leaving = pages.filter { !new.contains($0) }
        let arriving = new.filter { !pages.contains($0) }
        for controller in arriving { adopt(controller) }
        for controller in leaving { controller.tellWillMove() }
        // Pages that callbacks have added meanwhile are removed again.
        let added = pages.filter { !new.contains($0) && !leaving.contains($0) }
        for controller in added { controller.tellWillMove() }
        leaving += added
        pages = new.filter { $0.storedParent === self }
        let isForwarding = isSeen && shouldAutomaticallyForwardAppearanceMethods
        let isShown = appearance.state == .appeared
        if isForwarding, appearance.state != .disappearing {
            for controller in arriving where (isShown || !leaving.isEmpty) && pages.contains(controller) {
                controller.beginUnlessGoing(true, animated: animated)
            }
        }
        let seen = leaving.filter { $0.appearance.state == .appearing || $0.appearance.state == .appeared }
        if isForwarding {
            for controller in seen where !pages.contains(controller) {
                controller.beginUnlessGoing(false, animated: animated)
            }
        }
        if hasLoadedView {
            for controller in leaving where !pages.contains(controller) && controller.loadedView?.parent === view {
                controller.loadedView?.removeFromSuperview()
            }
        }
        if isSeen {
            layOutContainer()
            if isShown { view.layoutIfNeeded() }
        }
        // Callbacks may have changed the pages again.
        func endNew() {
            guard isForwarding, isShown else { return }
            for controller in arriving where pages.contains(controller) { controller.endIfGoing() }
        }
        func endOld() {
            guard isForwarding else { return }
            for controller in seen where !pages.contains(controller) { controller.endIfGoing() }
        }
        if ownTransitionStyle == .scroll {
            endNew()
            endOld()
        } else {
            endOld()
            endNew()
        }
        for controller in leaving where !pages.contains(controller) && controller.storedParent === self {
            controller.leaveParent()
        }
        for controller in arriving where controller.storedParent === self { controller.tellDidMove(to: self) }
        loadedView?.setNeedsLayout()
    }

    /// Asks the delegate of a page curl for the spine location in the new orientation, which determines whether one or
    /// two pages are shown.
    private func askForSpine() {
        guard ownTransitionStyle == .pageCurl, let orientation = loadedView?.actualWindow?.interfaceOrientation,
            orientation != lastOrientation
        else { return }
        let isFirst = lastOrientation == nil
        lastOrientation = orientation
        guard !isFirst, let delegate else { return }
        isAskingForSpine = true
        let answer = delegate.pageViewController(self, spineLocationFor: orientation)
        isAskingForSpine = false
        if answer != .none { spine = answer }
        // If the delegate sets no pages, one of two remains.
        let wanted = pagesForNewSpine ?? Array(pages.prefix(wantedCount))
        pagesForNewSpine = nil
        guard wanted != pages else { return }
        setViewControllers(wanted, direction: .forward, animated: false)
    }

    override func didLose(_ child: UIViewController) {
        guard let index = pages.firstIndex(of: child) else { return }
        pages.remove(at: index)
        child.disappear()
        loadedView?.setNeedsLayout()
    }

    // MARK: Appearance

    override var displayedChildren: [UIViewController] { pages }
    override var appearingChildren: [UIViewController] { pages }
    override var drivesAppearances: Bool { true }

    // MARK: Orientation

    override var maskByDelegate: UIInterfaceOrientationMask? {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self)
    }

    override var preferenceByDelegate: UIInterfaceOrientation? {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    }

    // MARK: View

    open override func loadView() {
        let container = PageContentView(of: self)
        container.standIn = ViewStandIn(className: "_UIPageViewControllerContentView")
        view = container
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        pageRects(in: parentSize).first?.size ?? parentSize
    }

    private func pageRects(in size: CGSize) -> [CGRect] {
        let whole = CGRect(origin: .zero, size: size)
        guard pages.count == 2 else { return pages.map { _ in whole } }
        let halves =
            ownOrientation == .horizontal
            ? whole.divided(atDistance: size.width / 2, from: .minXEdge)
            : whole.divided(atDistance: size.height / 2, from: .minYEdge)
        return [halves.slice, halves.remainder]
    }

    // MARK: Values

    /// `UIPageViewController.TransitionStyle` with UIKit's raw values.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

extension UIPageViewController: ContainerLayout {
    final func places(_ controller: UIViewController) -> Bool { pages.contains(controller) }

    final func layOutContainer() {
        guard let view = loadedView else { return }
        // The pages' views enter the tree with the container's own layout, even if the container is not visible.
        askForSpine()
        for (page, rect) in zip(pages, pageRects(in: view.bounds.size)) {
            guard let content = page.view else { continue }
            content.frame = rect
            if content.parent !== view { view.addSubview(content) }
        }
    }
}

/// Gets the events of a page view controller, and may determine its orientations (behaviour.md §5.1).
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// The spine location in another orientation; `none` keeps the current one.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .none }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .unanswered }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .unknown }
}

/// Provides the pages before and after a page, for gestures. There are no gestures in Reflow.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
