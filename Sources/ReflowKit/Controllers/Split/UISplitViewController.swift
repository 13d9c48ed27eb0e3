import Basics
public import Foundation
import KitValues
import LayoutRules

/// A primary column beside or over a secondary one. The style with three columns has a supplementary one between them.
/// In compact width, only one of the columns is shown (behaviour.md §7.1, §7.2).
///
/// Its orientations come from its delegate or from the idiom's default; it does not ask its children. Frames are those
/// of the classic split view. The primary column has 0.4 of the long side and at most 320 points, 375 on the largest
/// iPads. In landscape it is beside the secondary column; in portrait it is hidden.
///
/// Two rules are decisions of ours: a supplementary column is as wide as the primary one would be by itself, and modes
/// that show one column show the supplementary one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    final var columns: [Column: UIViewController] = [:]
    /// The controllers whose views are in the tree.
    @exclusivity(unchecked) private var shown: [UIViewController] = []
    /// The controllers of each column before it was merged into the primary one's stack.
    @exclusivity(unchecked) private var merged: [Column: [UIViewController]] = [:]
    /// The separator lines after the first and the second column.
    private let separators: [UIView]
    /// The display mode that `show` and `hide` requested.
    private var wantedMode: DisplayMode?

    private let ownStyle: Style
    open var style: Style { ownStyle }
    open weak var delegate: (any UISplitViewControllerDelegate)?

    open override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setDelegate:", { (one: UISplitViewController) in .init { one.delegate = $0 } })]
    }

    public init(style: Style) {
        ownStyle = style
        separators = UISplitViewController.separators(style)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownStyle = .unspecified
        separators = UISplitViewController.separators(.unspecified)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        ownStyle = .unspecified
        separators = UISplitViewController.separators(.unspecified)
        super.init(coder: coder)
    }

    private static func separators(_ style: Style) -> [UIView] {
        (style == .tripleColumn ? 0..<2 : 0..<1).map { _ in UIView() }
    }

    // MARK: Columns

    /// The controllers of the columns, from the primary one on. If the columns are collapsed, only the visible one.
    open var viewControllers: [UIViewController] {
        get {
            if isShownCollapsed { return columnsToShow }
            return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set {
            put(newValue.first, in: .primary)
            put(newValue.count > 1 ? newValue.last : nil, in: .secondary)
            put(isTriple && newValue.count > 2 ? newValue[1] : nil, in: .supplementary)
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

    /// Puts controllers into columns unchanged, as a storyboard does.
    package final func hold(_ controllers: [(column: Column, controller: UIViewController)]) {
        for (column, controller) in controllers { put(controller, in: column) }
        update()
    }

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
    open var displayMode: DisplayMode { shownMode }
    private var shownMode: DisplayMode { mode(in: loadedView?.bounds.size ?? UIScreen.main.bounds.size) }

    private func mode(in size: CGSize) -> DisplayMode {
        switch wantedMode ?? preferredDisplayMode {
        case .automatic: size.width > size.height ? .oneBesideSecondary : .secondaryOnly
        case .twoBesideSecondary where !isTriple, .twoDisplaceSecondary where !isTriple: .oneBesideSecondary
        case .twoOverSecondary where !isTriple: .oneOverSecondary
        case let mode: mode
        }
    }

    private var isTriple: Bool { ownStyle == .tripleColumn }

    /// Shows a column if it is hidden. If the columns are not side by side, it is shown over the secondary column.
    open func show(_ column: Column) {
        let all = leadingColumns
        guard let index = all.firstIndex(of: column), !leadingColumns(in: shownMode).contains(column) else { return }
        let isOne = index == all.count - 1
        if shownMode.isBeside {
            change(to: isOne ? .oneBesideSecondary : .twoBesideSecondary)
        } else {
            change(to: isOne ? .oneOverSecondary : .twoOverSecondary)
        }
    }

    /// Hides a column if it is shown, together with those before it: only the columns next to the secondary one remain.
    open func hide(_ column: Column) {
        let shown = leadingColumns(in: shownMode)
        guard let index = shown.firstIndex(of: column) else { return }
        guard index < shown.count - 1 else { return change(to: .secondaryOnly) }
        change(to: shownMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary)
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
            let first = [Column.compact, .primary, .supplementary, .secondary].lazy.compactMap { self.columns[$0] }
                .first
            return first.map { [$0] } ?? []
        }
        let leading =
            columns[.secondary] == nil ? Array(leadingColumns.prefix(1)) : leadingColumns(in: shownMode)
        return ([.secondary] + leading).compactMap { columns[$0] }
    }

    /// The columns before the secondary one that have a controller, from the first on. If none has, it is the primary
    /// one, which gets its controller later.
    private var leadingColumns: [Column] {
        let filled = (isTriple ? [Column.primary, .supplementary] : [.primary]).filter { columns[$0] != nil }
        return filled.isEmpty ? [.primary] : filled
    }

    /// The columns that a mode shows beside, over or before the secondary one: the nearest one, or all.
    private func leadingColumns(in mode: DisplayMode) -> [Column] {
        switch mode {
        case .secondaryOnly: []
        case .automatic, .oneBesideSecondary, .oneOverSecondary: Array(leadingColumns.suffix(1))
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: leadingColumns
        }
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

    /// Moves the other columns' controllers onto the primary one's stack when the width becomes compact, and back.
    private func collapseOrExpand() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isShownCollapsed else { return }
        isShownCollapsed = isCompact
        guard let navigation = columns[.primary] as? UINavigationController, columns[.compact] == nil else { return }
        if isCompact {
            for column in [Column.supplementary, .secondary] { merge(column, onto: navigation) }
        } else {
            for column in [Column.secondary, .supplementary] {
                guard let controllers = merged[column], let stack = columns[column] as? UINavigationController
                else { continue }
                let back = navigation.viewControllers.filter { controllers.contains($0) }
                navigation.setViewControllers(
                    navigation.viewControllers.filter { !back.contains($0) }, animated: false)
                stack.setViewControllers(back, animated: false)
                merged[column] = nil
            }
        }
    }

    private func merge(_ column: Column, onto navigation: UINavigationController) {
        guard let controller = columns[column] else { return }
        if column == .secondary {
            let discards = delegate?.splitViewController(self, collapseSecondary: controller, onto: navigation)
            guard discards != true else { return }
        }
        stopShowing([controller])
        let moved: [UIViewController]
        if let stack = controller as? UINavigationController {
            moved = stack.viewControllers
            stack.setViewControllers([], animated: false)
        } else {
            // A controller of the stack is a child of the navigation controller.
            moved = [controller]
            columns[column] = nil
        }
        merged[column] = moved
        navigation.setViewControllers(navigation.viewControllers + moved, animated: false)
    }

    /// Removes controllers that are not navigation controllers from the primary one's stack, back into their columns.
    private func restoreColumns() {
        guard !isShownCollapsed else { return }
        for column in [Column.supplementary, .secondary] where columns[column] == nil {
            guard let last = merged.removeValue(forKey: column)?.last,
                let navigation = columns[.primary] as? UINavigationController
            else { continue }
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== last }, animated: false)
            put(last, in: column)
        }
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
        view = container
        for separator in separators {
            separator.backgroundColor = .separator
            container.addPart(separator)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        loadedView?.setNeedsLayout()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !isShownCollapsed else { return parentSize }
        let column = primaryColumnWidth(in: parentSize.width)
        if container === columns[.primary] || container === columns[.supplementary] {
            return CGSize(width: column, height: parentSize.height)
        }
        let mode = mode(in: parentSize)
        let leading = mode.isBeside ? leadingColumns(in: mode).filter { columns[$0] != nil } : []
        let taken = column * CGFloat(leading.count)
        return CGSize(width: parentSize.width - taken, height: parentSize.height)
    }
}

extension UISplitViewController: ContainerLayout {
    final func places(_ controller: UIViewController) -> Bool { shown.contains(controller) }

    final func layOutContainer() {
        guard let view = loadedView else { return }
        // The columns' views enter the tree with the container's own layout, even if the container is not visible.
        collapseOrExpand()
        restoreColumns()
        startShowing(columnsToShow)
        let size = view.bounds.size
        let isSideBySide = !isShownCollapsed && shown.count > 1
        let width = isShownCollapsed ? size.width : primaryColumnWidth(in: size.width)
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        let mode = mode(in: size)
        let leading = isSideBySide ? Array(shown.dropFirst()) : []
        // A displaced secondary column keeps its width.
        let taken = width * CGFloat(leading.count)
        let secondaryStart = mode.isBeside || mode == .twoDisplaceSecondary ? taken : 0
        func place(_ controller: UIViewController?, x: CGFloat, width: CGFloat) {
            controller?.view.frame = CGRect(
                x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
        }
        place(shown.first, x: secondaryStart, width: size.width - (mode.isBeside ? taken : 0))
        for (index, controller) in leading.enumerated() { place(controller, x: CGFloat(index) * width, width: width) }
        let line = 1 / view.simulation.pixelGrid.scale
        for (index, separator) in separators.enumerated() {
            let end = CGFloat(index + 1) * width
            separator.isHidden = index >= leading.count
            separator.frame = CGRect(x: isMirrored ? size.width - end : end, y: 0, width: line, height: size.height)
        }
        // A view that comes to the front asks for layout, so lines that are in front stay where they are.
        guard !view.subviews.suffix(separators.count).elementsEqual(separators, by: ===) else { return }
        for separator in separators { view.bringSubviewToFront(separator) }
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
