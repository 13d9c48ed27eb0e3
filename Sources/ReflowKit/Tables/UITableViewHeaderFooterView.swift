import Basics
public import Foundation
public import KitValues
import LayoutRules

/// The header or the footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The facts about the table that the view needs.
    struct Place: Equatable {
        var isGrouped = false
        var edge = TableEdge.header
        /// Whether it is a header above which there is nothing.
        var isFirst = false
        /// The distance of the content from the sides, without the safe area.
        var inset: CGFloat = 0
        var margin: CGFloat = 16
        var insetsContentToSafeArea = true
        /// The table's safe area, for a view that is measured before it is in the table.
        var safeArea = UIEdgeInsets.zero
        var semantics = RotationSemantics.standard
    }

    private final let identifier: String?
    private final var content = UIView()
    private final let background = ConfiguredBackground()
    private final var title: UILabel?
    private final var detail: UILabel?
    /// The looks that the view gave its labels last; an app's fonts and colours stay.
    private final var givenLooks: [ObjectIdentifier: (font: UIFont, color: UIColor)] = [:]
    private final var ownContent: (any UIContentConfiguration)?
    private final var owesConfiguration = true
    private final var givenMargins: UIEdgeInsets?
    final var place = Place() {
        didSet {
            guard place != oldValue else { return }
            giveLooks()
            setNeedsUpdateConfiguration()
        }
    }

    /// - Parameter reuseIdentifier: the name of the pool of views to which the view returns; nil for none.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// A view without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
    }

    override func makeParts() {
        super.makeParts()
        insetsLayoutMarginsFromSafeArea = false
        content.standIn = ViewStandIn(className: "_UITableViewHeaderFooterContentView")
        content.insetsLayoutMarginsFromSafeArea = false
        background.becomePart()
        insert(background) { _ in 0 }
        insert(content) { $0.count }
    }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }
    open func prepareForReuse() {}

    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, aboveSubview: background) }
        }
    }

    /// The label of the section's title.
    open var textLabel: UILabel? {
        if ownContent == nil, title == nil {
            title = makeLabel()
            giveLooks()
        }
        return title
    }

    /// The second text of a grouped header, below the first.
    open var detailTextLabel: UILabel? {
        if ownContent == nil, detail == nil {
            detail = makeLabel()
            giveLooks()
        }
        return detail
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        content.addSubview(label)
        return label
    }

    /// Gives the labels the fonts and colours of the table's kind.
    private func giveLooks() {
        let semantics = place.semantics
        for (label, look) in [
            (title, TableTitle.look(of: place.edge, isGrouped: place.isGrouped, semantics: semantics)),
            (detail, TableTitle.look(of: .footer, isGrouped: true, semantics: semantics)),
        ] {
            guard let label else { continue }
            let given = givenLooks.updateValue(look, forKey: ObjectIdentifier(label))
            if given == nil || label.font == given?.font { label.font = look.font }
            if given == nil || label.textColor == given?.color { label.textColor = look.color }
        }
    }

    // MARK: Configuration

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContent }
        set { replaceContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    /// The background; nil for the default one.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration = true

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (place.isGrouped, place.edge) {
        case (true, .header): .groupedHeader()
        case (true, .footer): .groupedFooter()
        case (false, .header): .plainHeader()
        case (false, .footer): .plainFooter()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: actualTraitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    open func setNeedsUpdateConfiguration() {
        owesConfiguration = true
        markNeedsLayout()
    }

    /// Called before the view is displayed first, and after changes of its state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration { ownContent?.update(content, for: state) }
    }

    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    private func replaceContent(_ new: (any UIContentConfiguration)?) {
        let old = content as? (any UIView & UIContentView)
        ownContent = new
        if let new, let old, old.supports(new) {
            old.configuration = new
        } else {
            let made: UIView = new?.makeContentView() ?? UIView()
            made.insetsLayoutMarginsFromSafeArea = false
            (title, detail) = (nil, nil)
            givenLooks = [:]
            insertSubview(made, aboveSubview: content)
            content.removeFromSuperview()
            content = made
            givenMargins = nil
        }
        setNeedsUpdateConfiguration()
    }

    private func updateConfigurationIfNeeded() {
        guard owesConfiguration else { return }
        owesConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        let shown = backgroundConfiguration ?? defaultBackgroundConfiguration()
        background.configuration = automaticallyUpdatesBackgroundConfiguration ? shown.updated(for: state) : shown
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContent()
        super.layoutSubviews()
        let bounds = CGRect(origin: .zero, size: shownSize)
        for view in [background, backgroundView] as [UIView?] {
            if let view, view.readFrame() != bounds { view.frame = bounds }
        }
        placeLabels()
    }

    private func placeContent() {
        let safe: UIEdgeInsets =
            !place.insetsContentToSafeArea ? .zero : parent == nil ? place.safeArea : actualSafeAreaInsets
        let left = place.inset + safe.left
        let frame = CGRect(
            x: left, y: 0, width: max(0, shownSize.width - left - place.inset - safe.right), height: shownSize.height)
        if content.readFrame() != frame { content.frame = frame }
        let sides = UIEdgeInsets(
            top: 8, left: left + place.margin, bottom: 8, right: place.inset + safe.right + place.margin)
        if statedLayoutMargins != sides { actualLayoutMargins = sides }
        let margins = UIEdgeInsets(top: 8, left: place.margin, bottom: 8, right: place.margin)
        guard ownContent == nil, givenMargins != margins else { return }
        if content.statedLayoutMargins == givenMargins { content.actualLayoutMargins = margins }
        givenMargins = margins
    }

    /// The width of the labels, and the heights of the title and of the text below it; nil without a text.
    private var labelMeasures: (width: CGFloat, title: CGFloat, detail: CGFloat)? {
        let width = max(0, content.shownSize.width - 2 * place.margin)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.parent === content, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let heights = (height(title), height(detail))
        return heights == (0, 0) ? nil : (width, heights.0, heights.1)
    }

    private func placeLabels() {
        guard let (width, own, below) = labelMeasures else { return }
        let y = TableTitle.top(
            of: own + below, in: content.shownSize.height, place.edge, isGrouped: place.isGrouped,
            grid: simulation.pixelGrid)
        title?.frame = CGRect(x: place.margin, y: y, width: width, height: own)
        detail?.frame = CGRect(x: place.margin, y: y + own, width: width, height: below)
    }

    /// The size at a width: that of the content or, if there are only the two labels, of their texts.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if shownSize.width != targetSize.width, horizontalFittingPriority == .required {
            bounds.size.width = targetSize.width
        }
        placeContent()
        if ownContent == nil, !content.marks.contains(.constrained), let (_, own, below) = labelMeasures {
            let metrics = TableMetrics(
                semantics: place.semantics, grid: simulation.pixelGrid, isGrouped: place.isGrouped)
            return CGSize(
                width: targetSize.width,
                height: metrics.height(of: place.edge, text: own + below, isFirst: place.isFirst))
        }
        let outside = shownSize.width - content.readFrame().width
        let fitted = content.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - outside), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: fitted.width + outside, height: simulation.pixelGrid.ceil(fitted.height))
    }

    package override var contentHolder: UIView { content }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.paint = .parts
        return portrait
    }
}
