import Basics
public import Foundation
import KitValues
import LayoutRules

/// A primary controller beside, over or below a secondary one. In compact width, only one of them is shown
/// (behaviour.md §7.1, §7.2).
///
/// Its orientations come from its delegate or from the idiom's default; it does not ask its children. Frames are those
/// of the classic split view. The primary column has 0.4 of the long side and at most 320 points, 375 on the largest
/// iPads. In landscape it is beside the secondary column; in portrait it is hidden.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    final var columns: [Column: UIViewController] = [:]
    /// The controllers whose views are in the tree.
    @exclusivity(unchecked) private var shown: [UIViewController] = []
    /// The controllers of the secondary column that were pushed onto the primary one's stack.
    @exclusivity(unchecked) private var merged: [UIViewController] = []
    private let separator = UIView()
    /// The display mode that `show` and `hide` requested.
    private var wantedMode: DisplayMode?

    private let ownStyle: Style
    open var style: Style { ownStyle }
    open weak var delegate: (any UISplitViewControllerDelegate)?

    public init(style: Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        ownStyle = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The primary and the secondary controller. If the columns are collapsed, only the visible one.
    open var viewControllers: [UIViewController] {
        get {
            if isShownCollapsed { return columnsToShow }
            return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set {
            put(newValue.first, in: .primary)
            put(newValue.count > 1 ? newValue.last : nil, in: .secondary)
            if ownStyle == .tripleColumn, newValue.count > 2 { put(newValue[1], in: .supplementary) }
            update()
        }
    }

    /// Sets the controller of a column. A controller that is not a navigation controller is put into one, except in the
    /// compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard mayHold([vc].compactMap(\.self)) else { return }
        let wrapped = vc.map { controller in
            controller is UINavigationController || column == .compact
                ? controller : UINavigationController(rootViewController: controller)
        }
        put(wrapped, in: column)
        update()
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    private func put(_ controller: UIViewController?, in column: Column) {
        guard columns[column] !== controller else { return }
        Simulation.current.transitions.nest { change(column, to: controller) }
    }

    private func change(_ column: Column, to controller: UIViewController?) {
        var leaving = [columns[column]].compactMap { $0 }
        leaving.first?.tellWillMove()
        if let controller { adopt(controller) }
        // A controller that a callback has put there meanwhile is removed again.
        if let added = columns[column], added !== controller, !leaving.contains(added) {
            added.tellWillMove()
            leaving.append(added)
        }
        // A controller can be in only one column.
        if let controller { for (other, held) in columns where held === controller { columns[other] = nil } }
        columns[column] = controller?.storedParent === self ? controller : nil
        for old in leaving where old.storedParent === self && !columns.values.contains(old) {
            stopShowing([old])
            old.leaveParent()
        }
        if let controller, controller.storedParent === self { controller.tellDidMove(to: self) }
    }

    override func didLose(_ child: UIViewController) {
        guard let column = columns.first(where: { $0.value === child })?.key else { return }
        columns[column] = nil
        stopShowing([child])
        loadedView?.setNeedsLayout()
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if isShownCollapsed, let navigation = columns[.primary] as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            put(vc, in: .secondary)
            update()
        }
    }

    // MARK: Display

    /// Whether there is only one column, because the width is compact.
    open var isCollapsed: Bool { isShownCollapsed }
    private(set) final var isShownCollapsed = false

    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet {
            wantedMode = nil
            update()
        }
    }

    /// The current arrangement of the columns.
    open var displayMode: DisplayMode {
        switch wantedMode ?? preferredDisplayMode {
        case .automatic:
            let size = loadedView?.bounds.size ?? UIScreen.main.bounds.size
            return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
        case .secondaryOnly: return .secondaryOnly
        case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
        case .oneOverSecondary, .twoOverSecondary: return .oneOverSecondary
        }
    }

    /// Shows the primary column if it is hidden. If the columns are not side by side, it is shown over the secondary
    /// column.
    open func show(_ column: Column) {
        guard column == .primary, displayMode == .secondaryOnly else { return }
        change(to: .oneOverSecondary)
    }

    open func hide(_ column: Column) {
        guard column == .primary, displayMode != .secondaryOnly else { return }
        change(to: .secondaryOnly)
    }

    private func change(to mode: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: mode)
        wantedMode = mode
        update()
    }

    // MARK: Widths

    /// A length that the system chooses.
    public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

    /// The primary column's share of the width, from 0 to 1.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { loadedView?.setNeedsLayout() } }
    /// The preferred width of the primary column, in points. It takes precedence over the fraction.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { loadedView?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { loadedView?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { loadedView?.setNeedsLayout() } }

    /// The current width of the primary column, in points.
    open var primaryColumnWidth: CGFloat {
        guard !isShownCollapsed else { return loadedView?.bounds.width ?? 0 }
        return primaryColumnWidth(in: loadedView?.bounds.width ?? UIScreen.main.bounds.width)
    }

    private func primaryColumnWidth(in width: CGFloat) -> CGFloat {
        func chosen(_ length: CGFloat) -> CGFloat? { length == UISplitViewController.automaticDimension ? nil : length }
        // The widest iPads allow it to be wider.
        let widest = chosen(maximumPrimaryColumnWidth) ?? (longSide >= 1366 ? 375 : 320)
        let wanted =
            chosen(preferredPrimaryColumnWidth)
            ?? chosen(preferredPrimaryColumnWidthFraction).map { $0 * width } ?? longSide * 0.4
        let least = chosen(minimumPrimaryColumnWidth) ?? 0
        // If a length is not finite, the default width is used.
        guard wanted.isFinite, widest.isFinite, least.isFinite else { return min(320, width) }
        return min(max(min(wanted, widest), least, 0).rounded(.up), width)
    }

    private var longSide: CGFloat {
        let size = (loadedView?.actualWindow?.bounds ?? UIScreen.main.bounds).size
        return max(size.width, size.height)
    }

    // MARK: Shown columns

    private var columnsToShow: [UIViewController] {
        guard !isShownCollapsed else {
            return (columns[.compact] ?? columns[.primary] ?? columns[.secondary]).map { [$0] } ?? []
        }
        let secondary = columns[.secondary]
        let primary = displayMode == .secondaryOnly && secondary != nil ? nil : columns[.primary]
        return [secondary, primary].compactMap { $0 }
    }

    override var displayedChildren: [UIViewController] { shown }
    override var appearingChildren: [UIViewController] { shown }
    override var drivesAppearances: Bool { true }
    open override var childForStatusBarHidden: UIViewController? { shown.first }
    open override var childForStatusBarStyle: UIViewController? { shown.first }

    override func willForwardBeginning(isAppearing: Bool) {
        guard isAppearing else { return }
        collapseOrExpand()
        shown = columnsToShow
    }

    private func update() {
        guard isSeen else {
            loadedView?.setNeedsLayout()
            return
        }
        layOutContainer()
        loadedView?.layoutIfNeeded()
        loadedView?.setNeedsLayout()
    }

    /// Moves the secondary column's controllers onto the primary one's stack when the width becomes compact, and back.
    private func collapseOrExpand() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isShownCollapsed else { return }
        isShownCollapsed = isCompact
        guard let navigation = columns[.primary] as? UINavigationController, let secondary = columns[.secondary],
            columns[.compact] == nil
        else { return }
        if isCompact {
            let discards = delegate?.splitViewController(
                self, collapseSecondary: secondary, onto: navigation)
            guard discards != true else { return }
            stopShowing([secondary])
            if let stack = secondary as? UINavigationController {
                merged = stack.viewControllers
                stack.setViewControllers([], animated: false)
            } else {
                // As a part of the stack, the controller is a child of the navigation controller.
                merged = [secondary]
                columns[.secondary] = nil
            }
            navigation.setViewControllers(navigation.viewControllers + merged, animated: false)
        } else {
            let back = navigation.viewControllers.filter { merged.contains($0) }
            navigation.setViewControllers(navigation.viewControllers.filter { !back.contains($0) }, animated: false)
            if let stack = secondary as? UINavigationController { stack.setViewControllers(back, animated: false) }
            merged = []
        }
    }

    /// Takes a secondary controller that is not a navigation controller back from the primary one's stack.
    private func restoreSecondary() {
        guard !isShownCollapsed, columns[.secondary] == nil, let last = merged.last else { return }
        merged = []
        guard let navigation = columns[.primary] as? UINavigationController else { return }
        navigation.setViewControllers(navigation.viewControllers.filter { $0 !== last }, animated: false)
        put(last, in: .secondary)
    }

    // MARK: Orientation

    override var maskByDelegate: UIInterfaceOrientationMask? {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self)
    }

    override var preferenceByDelegate: UIInterfaceOrientation? {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(of: self)
        separator.isPartOfControl = true
        separator.backgroundColor = .separator
        view = container
        container.addSubview(separator)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        loadedView?.setNeedsLayout()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !isShownCollapsed else { return parentSize }
        if container === columns[.primary] {
            return CGSize(width: primaryColumnWidth(in: parentSize.width), height: parentSize.height)
        }
        let mode = wantedMode ?? preferredDisplayMode
        let isBeside = mode == .automatic ? parentSize.width > parentSize.height : displayMode == .oneBesideSecondary
        let taken = isBeside && columns[.primary] != nil ? primaryColumnWidth(in: parentSize.width) : 0
        return CGSize(width: parentSize.width - taken, height: parentSize.height)
    }
}

extension UISplitViewController: ContainerLayout {
    final func places(_ controller: UIViewController) -> Bool { shown.contains(controller) }

    final func layOutContainer() {
        guard let view = loadedView else { return }
        // The columns' views enter the tree with the container's own layout, even if the container is not visible.
        collapseOrExpand()
        restoreSecondary()
        startShowing(columnsToShow)
        let size = view.bounds.size
        let isSideBySide = !isShownCollapsed && shown.count == 2
        let width = isShownCollapsed ? size.width : primaryColumnWidth(in: size.width)
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        let secondaryStart = isSideBySide && displayMode == .oneBesideSecondary ? width : 0
        for controller in shown {
            let isPrimary = controller === columns[.primary] && shown.count == 2
            var rect = CGRect(
                x: isPrimary ? 0 : secondaryStart, y: 0, width: isPrimary ? width : size.width - secondaryStart,
                height: size.height)
            if isMirrored { rect.origin.x = size.width - rect.maxX }
            controller.view.frame = rect
        }
        separator.isHidden = !isSideBySide
        let line = 1 / view.simulation.pixelGrid.scale
        separator.frame = CGRect(x: isMirrored ? size.width - width : width, y: 0, width: line, height: size.height)
        view.bringSubviewToFront(separator)
    }

    /// Adds the views of these controllers to the tree, from back to front, and removes all others.
    private func startShowing(_ wanted: [UIViewController]) {
        let leaving = shown.filter { !wanted.contains($0) }
        let arriving = wanted.filter { $0.loadedView?.parent !== view }
        shown = wanted
        let tells = shouldAutomaticallyForwardAppearanceMethods && appearance.state == .appeared
        if tells { for controller in arriving { controller.beginUnlessGoing(true, animated: false) } }
        stopShowing(leaving)
        for controller in arriving {
            guard let content = controller.view else { continue }
            if controller === wanted.first { view.insertSubview(content, at: 0) } else { view.addSubview(content) }
        }
        if tells { for controller in arriving { controller.endIfGoing() } }
    }

    private func stopShowing(_ leaving: [UIViewController]) {
        shown.removeAll { leaving.contains($0) }
        for controller in leaving where controller.loadedView?.parent === view {
            controller.disappear(tells: shouldAutomaticallyForwardAppearanceMethods && isSeen)
        }
    }
}
