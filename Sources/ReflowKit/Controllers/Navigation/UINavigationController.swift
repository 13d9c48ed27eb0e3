public import Foundation
public import KitValues
import LayoutRules

/// A stack of controllers. The last one is shown, below a bar with a back button (behaviour.md §7.1, §7.2, §8).
///
/// Its orientations come from its delegate or from the idiom's default; it does not ask its children.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    @exclusivity(unchecked) final var stack: [UIViewController] = []
    final lazy var stage = ChildStage(view: UINavigationTransitionView(frame: view.bounds))
    /// The controller in the last notification of the delegate.
    private weak var announced: UIViewController?

    final let ownBar: UINavigationBar
    final let ownToolbar: UIToolbar
    open var navigationBar: UINavigationBar { ownBar }
    open var toolbar: UIToolbar! { ownToolbar }

    open weak var delegate: (any UINavigationControllerDelegate)?

    open override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setDelegate:", { (one: UINavigationController) in .init { one.delegate = $0 } })]
    }

    /// - Parameters:
    ///   - navigationBarClass: the class of the navigation bar, made by `init(frame:)`; `UINavigationBar` if nil.
    ///   - toolbarClass: the class of the toolbar; `UIToolbar` if nil.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        ownBar = Simulation.view(of: navigationBarClass, or: UINavigationBar.self)
        ownToolbar = Simulation.view(of: toolbarClass, or: UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public init(rootViewController: UIViewController) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public required init?(coder: NSCoder) {
        ownBar = UINavigationBar()
        ownToolbar = UIToolbar()
        super.init(coder: coder)
    }

    override var takesNibOfClass: Bool { false }

    override func makeParts() {
        super.makeParts()
        ownBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        ownBar.isAtScrollEdge = { [weak self] in self?.isAtScrollEdge(.top) ?? false }
        ownToolbar.isAtScrollEdge = { [weak self] in self?.isAtScrollEdge(.bottom) ?? false }
    }

    // MARK: The stack

    /// The stack, from the root to the visible controller.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the one that the top controller presents, or the top controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack. A controller that occurs twice, and a navigation controller, are reported and change
    /// nothing.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for (index, controller) in viewControllers.enumerated() {
            if controller is UINavigationController {
                return Simulation.current.report(.containment(.pushedNavigationController))
            }
            if viewControllers[..<index].contains(controller) {
                return Simulation.current.report(
                    .containment(.stackNotDistinct(controller: controller.nameInMessages)))
            }
        }
        guard mayHold(viewControllers) else { return }
        change(to: viewControllers, animated: animated)
    }

    /// Puts a controller on top and shows it. A controller that is already in the stack is reported and not pushed.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return Simulation.current.report(.containment(.pushedTwice(controller: viewController.nameInMessages)))
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Removes the top controller.
    /// - Returns: the removed controller; `nil` if only the root is left, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// - Returns: the removed controllers in the order of the stack; an empty list if only the root was there.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes all controllers that come after a controller of the stack. A controller that is not in the stack is
    /// reported.
    /// - Returns: the removed controllers in the order of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            Simulation.current.report(.containment(.poppedToUnknown(controller: viewController.nameInMessages)))
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
        return popped
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func change(to wanted: [UIViewController], animated: Bool) {
        Simulation.current.transitions.nest { changeNow(to: wanted, animated: animated) }
    }

    private func changeNow(to wanted: [UIViewController], animated: Bool) {
        var leaving = stack.filter { !wanted.contains($0) }
        let arriving = wanted.filter { !stack.contains($0) }
        for controller in leaving { controller.tellWillMove() }
        for controller in arriving { adopt(controller) }
        // Controllers that callbacks have added to the stack meanwhile are removed again.
        let added = stack.filter { !wanted.contains($0) && !leaving.contains($0) }
        for controller in added { controller.tellWillMove() }
        leaving += added
        // Controllers that cannot be children, or that a callback has moved elsewhere, are not in the stack, either.
        let old = stack.last
        stack = wanted.filter { $0.storedParent === self }
        storedChildren = stack + storedChildren.filter { !stack.contains($0) }
        ownBar.items = stack.map(\.navigationItem)
        replace(old, by: stack.last, animated: animated)
        // Callbacks may have changed the stack again.
        for controller in leaving where !stack.contains(controller) && controller.storedParent === self {
            controller.leaveParent()
        }
        for controller in arriving where controller.storedParent === self { controller.tellDidMove(to: self) }
        loadedView?.setNeedsLayout()
        tabBarController?.noteItems()
    }

    override func didLose(_ child: UIViewController) {
        guard let index = stack.firstIndex(of: child) else { return }
        let old = stack.last
        stack.remove(at: index)
        ownBar.items = stack.map(\.navigationItem)
        replace(old, by: stack.last, animated: false)
        loadedView?.setNeedsLayout()
    }

    /// Sends the callbacks of behaviour.md §8: the old controller will disappear, the new one will appear, the old one
    /// disappeared, the new one appeared. If the container itself appears or disappears at the same time, the callbacks
    /// end together with its own.
    private func replace(_ old: UIViewController?, by new: UIViewController?, animated: Bool) {
        guard old !== new, isSeen else { return }
        let isForwarding = shouldAutomaticallyForwardAppearanceMethods
        let oldIsSeen = old.map { $0.appearance.state == .appearing || $0.appearance.state == .appeared } ?? false
        // Before the beginning of the container's appearance is forwarded, only the new controller is notified of it.
        let newIsComing = appearance.state == .appeared || appearance.state == .appearing && (oldIsSeen || old == nil)
        // If a callback changes the top controller, that one stays. Of this change, only the end of the old
        // controller's disappearance remains.
        func isOver() -> Bool { new !== stack.last }
        if isForwarding, oldIsSeen { old?.beginUnlessGoing(false, animated: animated) }
        if isForwarding, newIsComing, !isOver() { new?.beginUnlessGoing(true, animated: animated) }
        guard newIsComing || stage.child != nil else { return }
        if !isOver() { announce(new, isShown: false, animated: animated) }
        if !isOver() {
            let takeOff = stage.bring(new)
            layOutContainer()
            takeOff()
            if appearance.state == .appeared { view.layoutIfNeeded() }
        }
        guard isForwarding else { return }
        if oldIsSeen, !isOver() || old !== stack.last { old?.endIfGoing() }
        guard appearance.state == .appeared, !isOver() else { return }
        new?.endIfGoing()
        guard !isOver() else { return }
        announce(new, isShown: true, animated: animated)
        noteDisplayChange()
    }

    private func announce(_ controller: UIViewController?, isShown: Bool, animated: Bool) {
        if isShown { announced = controller }
        guard let controller, let delegate else { return }
        if isShown {
            delegate.navigationController(self, didShow: controller, animated: animated)
        } else {
            delegate.navigationController(self, willShow: controller, animated: animated)
        }
    }

    // MARK: Appearance

    override var displayedChildren: [UIViewController] { stack.suffix(1) }
    override var appearingChildren: [UIViewController] { stack.suffix(1) }
    override var drivesAppearances: Bool { true }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    override func didForwardBeginning(isAppearing: Bool) {
        guard isAppearing, topViewController !== announced else { return }
        announce(topViewController, isShown: false, animated: appearance.isAnimated)
    }

    override func didForwardEnd(isAppearing: Bool) {
        guard isAppearing, topViewController !== announced else { return }
        announce(topViewController, isShown: true, animated: appearance.isAnimated)
    }

    // MARK: Bars

    private var hidesNavigationBar = false
    private var hidesToolbar = true

    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        loadedView?.setNeedsLayout()
        updateStatusBar()
    }

    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        loadedView?.setNeedsLayout()
    }

    /// Whether the bars are hidden in compact height, as on most phones in landscape.
    open var hidesBarsWhenVerticallyCompact = false { didSet { loadedView?.setNeedsLayout() } }

    // MARK: Orientation

    override var maskByDelegate: UIInterfaceOrientationMask? {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
    }

    override var preferenceByDelegate: UIInterfaceOrientation? {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    }

    override var childrenToAgree: [UIViewController] { stack }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(of: self)
        view = container
        container.addSubview(stage.view)
        container.addSubview(ownBar)
        container.addSubview(ownToolbar)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === topViewController else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return sizeOfChild(inContainerOf: parentSize)
    }

    /// The tab bar item of the whole stack: the root's item, unless this controller has its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
}

/// Gets the events of a navigation controller, and may determine its orientations (behaviour.md §5.1).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .unanswered }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .unknown }
}
