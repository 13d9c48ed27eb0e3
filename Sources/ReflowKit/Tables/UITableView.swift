public import Foundation
public import KitValues
import LayoutRules

/// A list of rows in sections, which scrolls (tables.md §1–§15).
///
/// Only visible rows have cells. The table knows the heights of all rows, as far as it was told them, and estimates the
/// others.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// The height that means: the one that the content needs.
    public static let automaticDimension: CGFloat = -1

    private final var actualStyle: Style
    final let state = TableState()
    /// The rows that a document or a layout file gives the table.
    package final var storedRows: StoredRows?

    public init(frame: CGRect, style: Style) {
        actualStyle = style
        super.init(frame: frame)
    }

    /// A plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        actualStyle = .plain
        super.init(coder: coder)
    }

    override func makeParts() {
        super.makeParts()
        alwaysBounceVertical = true
        backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    }

    open override class var nibMethods: [Selector] {
        super.nibMethods + [
            Selector("setDataSource:", { (one: UITableView) in .init { one.dataSource = $0 } }),
            Selector("setDelegate:", { (one: UITableView) in .init { one.delegate = $0 } }),
        ]
    }

    open var style: Style { actualStyle }

    /// Makes this, a new table of a document, one of a style. UIKit's initialiser reads it from the nib.
    package final func become(_ style: Style) {
        guard style != actualStyle else { return }
        actualStyle = style
        backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
        forgetData()
    }

    final var isGrouped: Bool { actualStyle != .plain }
    final var isInset: Bool { actualStyle == .insetGrouped }

    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { forgetData() } } }
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            super.setScrollDelegate(delegate)
            forgetData()
        }
    }
    override func setScrollDelegate(_ new: (any UIScrollViewDelegate)?) {
        delegate = new as? any UITableViewDelegate
        super.setScrollDelegate(new)
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    // MARK: Heights, in points

    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The height of rows that were not measured yet; 0 for no estimates: then all heights are asked at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// The space above the headers of a plain table.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    // MARK: Lines and margins

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { heightsDidChange() } }
    }
    open var separatorColor: UIColor? = .separator { didSet { placesDidChange() } }
    private final var ownSeparatorInset: UIEdgeInsets?
    /// The insets of the lines between rows. Until it is set, they begin at the content's margin.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue.left == UITableView.automaticDimension ? nil : newValue
            placesDidChange()
        }
    }
    final var statedSeparatorInset: UIEdgeInsets? { ownSeparatorInset }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { placesDidChange() } }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { heightsDidChange() } }
    /// Whether the contents of cells, headers and footers avoid the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { heightsDidChange() } }

    // MARK: Views around the rows

    /// The view above all sections. Only the height of its frame counts, when it is set.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, tableHeaderView) }
    }
    /// The view below all sections. Only the height of its frame counts, when it is set.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, tableFooterView) }
    }
    /// The view behind the rows, as large as what is visible.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Rows

    open var numberOfSections: Int { loaded.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
    }

    /// The section with padding, header, rows and footer.
    open func rect(forSection section: Int) -> CGRect { rect(section) { $0.section(section) } }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(section) { $0.header(section) } }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(section) { $0.footer(section) } }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(of: indexPath) ?? .zero }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        state.visible.first { $0.value === cell }.map { IndexPath($0.key) }
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// The cell of a row; nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showRows()
        return indexPath.place.flatMap { state.visible[$0] }
    }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        showRows()
        return state.visible.sorted { $0.key < $1.key }.map(\.value)
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        showRows()
        return state.visible.keys.sorted().map { IndexPath($0) }
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        state.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        state.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    open override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            super.contentOffset = newValue
            if isPrefetchingEnabled { prefetch() }
        }
    }

    override var keepsContentAtSafeAreaEdge: Bool { true }

    /// - Parameter animated: ignored. Pictures are taken after animations.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let row = indexPathForSelectedRow { scroll(to: row, scrollPosition) }
    }

    // MARK: Data

    /// Asks the data source for everything again. The selection is lost.
    open func reloadData() { reload() }
    open func reloadSectionIndexTitles() {
        state.indexTitles = nil
        placesDidChange()
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloaded.formUnion(indexPaths.compactMap(\.place)) }
    }
    /// Asks the data source for the cells of rows again, which stay the same views.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(from: section, to: newSection) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths.compactMap(\.place)) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths.compactMap(\.place)) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = indexPath.place, let to = newIndexPath.place else { return }
        update { $0.move(from: from, to: to) }
    }
    open func beginUpdates() { startUpdates() }
    open func endUpdates() { finishUpdates() }
    /// Several updates as one. Without any, heights are asked again and cells stay.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        startUpdates()
        updates?()
        finishUpdates()
        completion?(true)
    }
    /// Whether updates were made that have not taken effect yet.
    open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        state.cells.register(cellClass.map { .type($0) }, identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        state.cells.register(nib.map { .nib($0) }, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        state.edges.register(aClass.map { .type($0) }, identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        state.edges.register(nib.map { .nib($0) }, identifier)
    }
    /// A cell of the pool or of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        takeCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        takeEdgeView(identifier)
    }

    // MARK: Selection and editing

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { limitSelection() } } }
    open var allowsMultipleSelectionDuringEditing = false
    open var indexPathForSelectedRow: IndexPath? { state.selected.first.map { IndexPath($0) } }
    /// The selected rows in the order in which they were selected; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        state.selected.isEmpty ? nil : state.selected.map { IndexPath($0) }
    }
    /// Selects a row without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath)
        if let indexPath, scrollPosition != .none { scroll(to: indexPath, scrollPosition) }
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    // MARK: Index

    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { placesDidChange() } }
    open var sectionIndexColor: UIColor? { didSet { markNeedsLayout() } }
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Without effect on pictures

    /// Whether the data source for prefetching is asked.
    open var isPrefetchingEnabled = true
    /// The height of rows that fill an empty table up to iOS 14, in points; kept, but not used.
    open var fillerRowHeight: CGFloat = 0
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = true

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTable()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        markNeedsLayout()
    }

    override func layoutMarginsWereChanged() { placesDidChange() }

    override func subviewDidLeave(_ subview: UIView) { state.note(leaving: subview) }
}
