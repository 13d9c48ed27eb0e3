import Basics
public import Foundation
public import KitValues
import LayoutRules

/// A row of a table: a content, with an accessory, a line and backgrounds around it (tables.md §7–§10).
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    private final var style: CellStyle
    private final var identifier: String?
    final var content = UIView()
    final let parts = TableCellParts()
    final var place = TableCellPlace() { didSet { if place != oldValue { setNeedsUpdateConfiguration() } } }
    /// The margins that the cell gave its content last; an app's margins stay.
    private final var givenMargins: UIEdgeInsets?
    private final var ownContent: (any UIContentConfiguration)?
    private final var ownBackground: UIBackgroundConfiguration?
    private final var owesConfiguration = true

    /// - Parameter reuseIdentifier: the name of the pool of cells to which the cell returns; nil for none.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    }

    /// A cell in the default style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = .default
        identifier = nil
        super.init(coder: coder)
    }

    /// Makes this, a new cell of a document, one of a style. UIKit's initialiser reads it from the nib.
    package final func become(_ style: CellStyle) { self.style = style }

    /// Makes this, a new cell of a document, one of a pool.
    package final func join(_ pool: String?) { identifier = pool }

    override func makeParts() {
        super.makeParts()
        insetsLayoutMarginsFromSafeArea = false
        content.standIn = ViewStandIn(className: "UITableViewCellContentView")
        content.insetsLayoutMarginsFromSafeArea = false
        parts.background.becomePart()
        insert(parts.background) { _ in 0 }
        insert(content) { $0.count }
    }

    // MARK: Content

    /// The view for the app's subviews; with a content configuration, the view that shows it.
    open var contentView: UIView { content }
    open var reuseIdentifier: String? { identifier }
    open var textLabel: UILabel? { parts.label(.text, style: style.layout, in: legacyContent) }
    /// The second text; nil in the default style, which has none.
    open var detailTextLabel: UILabel? {
        style == .default ? nil : parts.label(.detail, style: style.layout, in: legacyContent)
    }
    open var imageView: UIImageView? { parts.imageView(in: legacyContent) }

    /// The content view for UIKit's own labels; nil if a configuration replaces them.
    private var legacyContent: UIView? { ownContent == nil ? content : nil }

    /// Called before a cell of the pool is used for another row.
    open func prepareForReuse() {}

    /// The content; nil for the app's own subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContent }
        set { replaceContent(newValue) }
    }

    /// A content that suits the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Whether the content follows the state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the state.
    open var automaticallyUpdatesBackgroundConfiguration = true

    private func replaceContent(_ new: (any UIContentConfiguration)?) {
        let old = content as? (any UIView & UIContentView)
        ownContent = new
        if let new, let old, old.supports(new) {
            old.configuration = new
        } else {
            if new != nil, old != nil {
                simulation.report(.replacedContentView(of: diagnosticName))
            }
            let made: UIView = new?.makeContentView() ?? UIView()
            if new == nil { made.standIn = ViewStandIn(className: "UITableViewCellContentView") }
            made.insetsLayoutMarginsFromSafeArea = false
            parts.removeLabels()
            insertSubview(made, aboveSubview: content)
            content.removeFromSuperview()
            content = made
            givenMargins = nil
        }
        setNeedsUpdateConfiguration()
    }

    // MARK: Background

    open var backgroundView: UIView? { didSet { parts.replace(oldValue, by: backgroundView, in: self) } }
    /// The background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsUpdateConfiguration()
        }
    }
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsUpdateConfiguration()
        }
    }

    /// The background; nil for the default one. It and a background colour exclude each other.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { ownBackground }
        set {
            ownBackground = newValue
            if newValue != nil { super.backgroundColor = nil }
            setNeedsUpdateConfiguration()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.isGrouped ? .listGroupedCell() : .listPlainCell()
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            if newValue != nil { ownBackground = nil }
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: State

    private final var isMarkedSelected = false
    private final var isMarkedHighlighted = false
    private final var isInEditing = false

    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
    }
    open var isSelected: Bool {
        get { isMarkedSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { isMarkedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Called for every cell before it is displayed, also with false.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isMarkedSelected else { return }
        isMarkedSelected = selected
        setNeedsUpdateConfiguration()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isMarkedHighlighted else { return }
        isMarkedHighlighted = highlighted
        setNeedsUpdateConfiguration()
    }

    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditing else { return }
        isInEditing = editing
        setNeedsUpdateConfiguration()
    }
    /// The control that the cell shows in editing.
    open var editingStyle: EditingStyle { place.editingStyle }
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { markNeedsLayout() } } }
    open var shouldIndentWhileEditing = true { didSet { markNeedsLayout() } }

    /// The state for which content and background are configured.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: actualTraitCollection)
        state.isSelected = isMarkedSelected
        state.isHighlighted = isMarkedHighlighted
        state.isEditing = isInEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        owesConfiguration = true
        markNeedsLayout()
    }

    /// Called before the cell is displayed first, and after changes of its state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration { ownContent?.update(content, for: state) }
    }

    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// A closure that is called when the configuration is updated.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Calls ``updateConfiguration(using:)`` if it is due.
    final func updateConfigurationIfNeeded() {
        guard owesConfiguration else { return }
        owesConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        parts.show(background(for: state), selected: shownSelectedBackground, in: self)
    }

    private func background(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
        var shown = state
        if selectionStyle == .none || shownSelectedBackground != nil {
            (shown.isSelected, shown.isHighlighted) = (false, false)
        }
        if let ownBackground {
            return automaticallyUpdatesBackgroundConfiguration ? ownBackground.updated(for: shown) : ownBackground
        }
        // A colour of the app is behind the background, which then only shows that the cell is selected.
        let isMarked = shown.isSelected || shown.isHighlighted
        return super.backgroundColor != nil && !isMarked
            ? .clear() : defaultBackgroundConfiguration().updated(for: shown)
    }

    private var shownSelectedBackground: UIView? {
        guard selectionStyle != .none, isMarkedSelected || isMarkedHighlighted else { return nil }
        return isInEditing ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    // MARK: Accessories and indentation

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { markNeedsLayout() } } }
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { markNeedsLayout() } }
    }
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { markNeedsLayout() } } }
    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { markNeedsLayout() } } }

    private func replaceAccessory(_ old: UIView?) {
        if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
        markNeedsLayout()
    }

    private final var ownSeparatorInset: UIEdgeInsets?

    /// The insets of the line below the row, in points. Until it is set, it is the table's.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: lineStart(in: anatomy), bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            markNeedsLayout()
        }
    }

    /// The app's view, if it shows instead of the accessory type.
    private var shownAccessoryView: UIView? { isInEditing ? editingAccessoryView : accessoryView }
    private var shownAccessoryType: AccessoryType { isInEditing ? editingAccessoryType : accessoryType }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContent()
        super.layoutSubviews()
        let anatomy = anatomy
        parts.place(in: self, anatomy, shownAccessoryType, view: shownAccessoryView, line: line(in: anatomy))
        parts.layOutLabels(
            style.layout, leading: leadingMargin, trailing: content.actualLayoutMargins.right, in: content)
    }

    private var metrics: TableMetrics {
        place.metrics
            ?? TableMetrics(semantics: simulation.semantics, grid: simulation.pixelGrid, isGrouped: place.isGrouped)
    }

    /// The side margin without the safe area.
    private var margin: CGFloat {
        guard place.followsReadableWidth else { return place.margin ?? metrics.sideMargin(width: shownSize.width) }
        return max(readableContentInsets.left, place.margin ?? metrics.sideMargin(width: shownSize.width))
    }

    private var leadingMargin: CGFloat {
        let margins = content.actualLayoutMargins
        return (runsRightToLeft ? margins.right : margins.left) + CGFloat(indentationLevel) * indentationWidth
    }

    final var anatomy: CellAnatomy {
        var anatomy = CellAnatomy()
        anatomy.size = shownSize
        anatomy.margin = margin
        anatomy.safeArea = place.insetsContentToSafeArea ? actualSafeAreaInsets : .zero
        anatomy.indexWidth = place.indexWidth
        anatomy.isRightToLeft = runsRightToLeft
        anatomy.lineHeight = place.hasLines ? metrics.lineTakenFromContent : 0
        anatomy.hasEditControl =
            isInEditing && place.editingStyle != .none && place.indentsWhileEditing && shouldIndentWhileEditing
        if isInEditing, showsReorderControl, place.canMove {
            anatomy.accessory = .reorder
        } else if let view = shownAccessoryView {
            anatomy.accessory = .view(view.frame.size)
        } else {
            anatomy.accessory = shownAccessoryType.anatomy
        }
        return anatomy
    }

    /// Gives the content its frame and its margins.
    private func placeContent() {
        // On the canvas of a document, the content has its stored place, and the cell no margins of a table.
        guard content.placementRule == nil else { return }
        let anatomy = anatomy
        let frame = anatomy.content(simulation.pixelGrid)
        if content.readFrame() != frame { content.frame = frame }
        let margin = anatomy.margin
        let sides = UIEdgeInsets(
            top: 8, left: margin + anatomy.safeArea.left, bottom: 8, right: margin + anatomy.safeArea.right)
        // The stated margins: those of a superview may be preserved beside them.
        if statedLayoutMargins != sides { actualLayoutMargins = sides }
        guard ownContent == nil else { return }
        let trailing = anatomy.accessory == .none ? margin : 8
        let margins = UIEdgeInsets(
            top: 11, left: runsRightToLeft ? trailing : margin, bottom: 11, right: runsRightToLeft ? margin : trailing)
        guard givenMargins != margins else { return }
        // Margins that the app has set stay.
        if content.statedLayoutMargins == givenMargins { content.actualLayoutMargins = margins }
        givenMargins = margins
    }

    /// The distance from the leading edge at which the line below the row starts.
    private func lineStart(in anatomy: CellAnatomy) -> CGFloat {
        let frame = anatomy.content(simulation.pixelGrid)
        let start = runsRightToLeft ? shownSize.width - frame.maxX : frame.minX
        guard let text = parts.textStart(in: content, isRightToLeft: runsRightToLeft) else {
            return start + anatomy.margin + CGFloat(indentationLevel) * indentationWidth
        }
        return start + text
    }

    private func line(in anatomy: CellAnatomy) -> TableCellParts.Lines {
        let width = metrics.lineWidth
        var lines = TableCellParts.Lines(color: place.separatorColor ?? .separator)
        guard place.hasLines else { return lines }
        let isWhole = place.isGrouped && !place.isInset
        if isWhole, place.isFirst { lines.top = CGRect(x: 0, y: 0, width: shownSize.width, height: width) }
        guard !place.hidesLine, !(place.isInset && place.isLast) else { return lines }
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
        if !(isWhole && place.isLast) {
            let automatic = lineStart(in: anatomy)
            leading = automatic
            if let own = ownSeparatorInset ?? place.separatorInset {
                let safe = runsRightToLeft ? anatomy.safeArea.right : anatomy.safeArea.left
                leading = max(0, own.left) + (place.countsInsetFromAutomatic ? automatic : safe)
                trailing = max(0, own.right)
            }
        }
        lines.bottom = anatomy.line(leading: leading, trailing: trailing, width: width)
        return lines
    }

    // MARK: Measuring

    // A content, an accessory or an indentation that changes may change the height. The table only asks for the height
    // again when it is reloaded or updated, as in UIKit.

    /// The size of the row: that of its content, with the accessory and the line (tables.md §4).
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if shownSize.width != targetSize.width, horizontalFittingPriority == .required {
            bounds.size.width = targetSize.width
        }
        placeContent()
        let grid = simulation.pixelGrid
        let inside = content.readFrame().width
        let line = place.hasLines ? metrics.lineWidth : 0
        if ownContent == nil, !content.marks.contains(.constrained) {
            let height = parts.labelHeight(
                style.layout, leading: leadingMargin, trailing: content.actualLayoutMargins.right, in: content)
            guard let height else { return CGSize(width: targetSize.width, height: TableMetrics.rowHeight) }
            let rounded: CGFloat = grid.ceil(height) + line
            return CGSize(width: targetSize.width, height: max(TableMetrics.rowHeight, rounded))
        }
        let outside = shownSize.width - inside
        let fitted = content.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - outside), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        // Without constraints from top to bottom, UIKit takes the standard height.
        let height: CGFloat = fitted.height > 0 ? grid.ceil(fitted.height) + line : TableMetrics.rowHeight
        return CGSize(width: fitted.width + outside, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    package override var contentHolder: UIView { content }

    package override var portrait: Portrait {
        var portrait = super.portrait
        let isPlain = backgroundView == nil && shownSelectedBackground == nil
        portrait.ground = isPlain ? parts.background.soleColor : nil
        portrait.paint = portrait.ground == nil && (!isPlain || backgroundColor == nil) ? .parts : .layers
        portrait.takesTaps = isUserInteractionEnabled && selectionStyle != .none
        return portrait
    }
}
