public import Foundation
public import KitValues
import LayoutRules

/// Several controllers, one of which is shown, above a bar with a tab for each (behaviour.md §7.1, §7.2, §8).
///
/// Its orientations come from its delegate or from the idiom's default; it does not ask its children. In compact width,
/// more than five tabs are shown as four and "More", which represents all others. There is no list to choose from, and
/// `moreNavigationController` does not exist.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    @exclusivity(unchecked) private var tabs: [UIViewController] = []
    @exclusivity(unchecked) private var selected: UIViewController?
    final lazy var stage = ChildStage(view: UITransitionView(frame: view.bounds))
    private let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    final let ownBar = UITabBar()
    open var tabBar: UITabBar { ownBar }

    open weak var delegate: (any UITabBarControllerDelegate)?

    open override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setDelegate:", { (one: UITabBarController) in .init { one.delegate = $0 } })]
    }

    override func makeParts() {
        super.makeParts()
        ownBar.onSelect = { [weak self] in self?.tap(tabAt: $0) }
        ownBar.isAtScrollEdge = { [weak self] in self?.isAtScrollEdge(.bottom) ?? false }
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected controller stays selected if it is among the new ones. Otherwise, the tab with
    /// the same index is selected, or the first one.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = (viewControllers ?? []).eachOnce
        guard mayHold(new) else { return }
        Simulation.current.transitions.nest { change(to: new) }
    }

    private func change(to wanted: [UIViewController]) {
        let oldIndex = selectedIndex
        var leaving = tabs.filter { !wanted.contains($0) }
        let arriving = wanted.filter { !tabs.contains($0) }
        for controller in leaving { controller.tellWillMove() }
        for controller in arriving { adopt(controller) }
        // Tabs that callbacks have added meanwhile are removed again.
        let added = tabs.filter { !wanted.contains($0) && !leaving.contains($0) }
        for controller in added { controller.tellWillMove() }
        leaving += added
        // A controller that cannot be a child is not a tab, either.
        tabs = wanted.filter { $0.storedParent === self }
        storedChildren = tabs + storedChildren.filter { !tabs.contains($0) }
        let kept = selected.flatMap { tabs.contains($0) ? $0 : nil }
        let next = kept ?? (tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first)
        select(next)
        // Callbacks may have changed the tabs again.
        for controller in leaving where !tabs.contains(controller) && controller.storedParent === self {
            controller.leaveParent()
        }
        for controller in arriving where controller.storedParent === self { controller.tellDidMove(to: self) }
        // UIKit loads the views of navigation controllers at once, even in tabs that are not selected, but not the
        // views of their children (swift-snapshot-testing's testViewControllerHierarchy).
        for case let navigation as UINavigationController in tabs { navigation.loadViewOnce() }
        noteItems()
    }

    /// The index of the selected tab; `NSNotFound` if there are no tabs. An index out of range is reported and selects
    /// nothing.
    open var selectedIndex: Int {
        get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
        set {
            guard tabs.indices.contains(newValue) else {
                return Simulation.current.report(
                    .containment(.selectedIndexOutside(index: newValue, count: tabs.count)))
            }
            select(tabs[newValue])
        }
    }

    /// The visible controller. A controller without a tab is reported and not selected.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard tabs.contains(newValue) else {
                return Simulation.current.report(
                    .containment(.selectedUnknown(controller: newValue.nameInMessages)))
            }
            select(newValue)
        }
    }

    /// Handles a tap on the tab at an index: the delegate is asked, and notified.
    private func tap(tabAt index: Int) {
        let shown = shownItems
        guard shown.indices.contains(index), shown[index] !== moreItem else { return }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Selects a controller with the callbacks of behaviour.md §8: the new one will appear, the old one will disappear
    /// and disappeared, the new one appeared.
    private func select(_ controller: UIViewController?) {
        guard selected !== controller else { return }
        Simulation.current.transitions.nest { show(controller, insteadOf: selected) }
    }

    private func show(_ controller: UIViewController?, insteadOf old: UIViewController?) {
        selected = controller
        noteItems()
        guard isSeen else { return }
        let isForwarding = shouldAutomaticallyForwardAppearanceMethods
        let oldIsSeen = old.map { $0.appearance.state == .appearing || $0.appearance.state == .appeared } ?? false
        let newIsComing = appearance.state == .appeared || appearance.state == .appearing && (oldIsSeen || old == nil)
        // If a callback selects another tab, that one stays selected. Of this change, only the end of the old
        // controller's disappearance remains.
        func isOver() -> Bool { controller !== selected }
        if isForwarding, newIsComing { controller?.beginUnlessGoing(true, animated: false) }
        if isForwarding, oldIsSeen, !isOver() || old !== selected { old?.beginUnlessGoing(false, animated: false) }
        guard newIsComing || stage.child != nil else { return }
        if !isOver() {
            let takeOff = stage.bring(controller)
            layOutContainer()
            takeOff()
            if appearance.state == .appeared { view.layoutIfNeeded() }
        }
        guard isForwarding else { return }
        if oldIsSeen, !isOver() || old !== selected { old?.endIfGoing() }
        if appearance.state == .appeared, !isOver() { controller?.endIfGoing() }
        updateStatusBar()
        noteDisplayChange()
    }

    override func didLose(_ child: UIViewController) {
        guard let index = tabs.firstIndex(of: child) else { return }
        tabs.remove(at: index)
        if selected === child { select(tabs.indices.contains(index) ? tabs[index] : tabs.last) }
        noteItems()
    }

    // MARK: Bar

    /// The items for which the bar has room.
    private var shownItems: [UITabBarItem] {
        let items = tabs.compactMap(\.tabBarItem)
        guard items.count > 5, traitCollection.horizontalSizeClass != .regular else { return items }
        return items.prefix(4) + [moreItem]
    }

    /// Lets the bar show the current items.
    final func noteItems() {
        let items = shownItems
        if ownBar.items != items { ownBar.items = items }
        let item = selected?.tabBarItem
        ownBar.selectedItem = items.contains { $0 === item } ? item : items.last
        loadedView?.setNeedsLayout()
    }

    /// Whether a controller that hides the bottom bar was pushed in the selected stack.
    final var hidesBar: Bool {
        guard let navigation = selected as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    // MARK: Appearance

    override var displayedChildren: [UIViewController] { selected.map { [$0] } ?? [] }
    override var appearingChildren: [UIViewController] { displayedChildren }
    override var drivesAppearances: Bool { true }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForStatusBarStyle: UIViewController? { selected }

    // MARK: Orientation

    override var maskByDelegate: UIInterfaceOrientationMask? {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self)
    }

    override var preferenceByDelegate: UIInterfaceOrientation? {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    }

    override var childrenToAgree: [UIViewController] { tabs }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(of: self)
        view = container
        container.addSubview(stage.view)
        container.addSubview(ownBar)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        noteItems()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === selected, let view = loadedView, let child = selected?.loadedView else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        // If the bar is opaque, a child is lower than its container, by the height of the bar in the new orientation.
        guard child.bounds.height < view.bounds.height, let window = view.actualWindow else { return parentSize }
        let metrics = BarMetrics(
            of: window.model, in: window.orientationToCome,
            semantics: window.semantics)
        return CGSize(width: parentSize.width, height: max(0, parentSize.height - metrics.tabBarHeight))
    }
}

extension UITabBarController: ContainerLayout {
    /// The visible child is in a wrapper.
    final func places(_ controller: UIViewController) -> Bool { false }

    final func layOutContainer() {
        guard let view = loadedView else { return }
        // The child's view enters the tree with the container's own layout, even if the container is not visible.
        if !stage.shows(selected) { stage.bring(selected)() }
        let metrics = containerBars
        let size = view.bounds.size
        let showsBar = !hidesBar
        stage.view.frame = view.bounds
        let bar = metrics.tabBarFrame(in: size)
        ownBar.frame = showsBar ? bar : bar.offsetBy(dx: 0, dy: bar.height)
        ownBar.isHidden = !showsBar
        var rect = CGRect(origin: .zero, size: size)
        let goesBelow = selected?.extends(.bottom, below: ownBar.isTranslucent) ?? true
        if showsBar, metrics.takesRoom || !goesBelow { rect.size.height = max(0, bar.minY) }
        stage.place(in: rect, wrapsTightly: metrics.takesRoom)
        let isCovered = showsBar && rect.height == size.height
        selected?.containerInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: isCovered ? max(0, bar.height - view.actualSafeAreaInsets.bottom) : 0, right: 0)
    }
}

/// Gets the events of a tab bar controller, and may determine its orientations (behaviour.md §5.1).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .unanswered }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .unknown }
}
