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
        var isHeader = true
        /// The distance of the content from the sides, without the safe area.
        var inset: CGFloat = 0
        var margin: CGFloat = 16
        var insetsContentToSafeArea = true
        var semantics = RotationSemantics.standard
    }

    private final let identifier: String?
    private final var content = UIView()
    private final let background = ConfiguredBackground()
    private final var title: UILabel?
    private final var detail: UILabel?
    private final var ownContent: (any UIContentConfiguration)?
    private final var owesConfiguration = true
    private final var givenMargins: UIEdgeInsets?
    final var place = Place() { didSet { if place != oldValue { setNeedsUpdateConfiguration() } } }

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
            let made = TableTitle.label(
                isHeader: place.isHeader, isGrouped: place.isGrouped, semantics: place.semantics)
            title = made
            content.addSubview(made)
        }
        return title
    }

    /// The second text of a grouped header, below the first.
    open var detailTextLabel: UILabel? {
        if ownContent == nil, detail == nil {
            let made = TableTitle.label(isHeader: false, isGrouped: true, semantics: place.semantics)
            detail = made
            content.addSubview(made)
        }
        return detail
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
        switch (place.isGrouped, place.isHeader) {
        case (true, true): .groupedHeader()
        case (true, false): .groupedFooter()
        case (false, true): .plainHeader()
        case (false, false): .plainFooter()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }

    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: actualTraitCollection)
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
        let safe = place.insetsContentToSafeArea ? actualSafeAreaInsets : .zero
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

    private func placeLabels() {
        guard let title, title.parent === content else { return }
        let width = max(0, content.shownSize.width - 2 * place.margin)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let own = height(title)
        let below = height(detail)
        let y = TableTitle.top(
            of: own + below, in: content.shownSize.height, isHeader: place.isHeader, isGrouped: place.isGrouped,
            grid: simulation.pixelGrid)
        title.frame = CGRect(x: place.margin, y: y, width: width, height: own)
        detail?.frame = CGRect(x: place.margin, y: y + own, width: width, height: below)
    }

    /// The size at a width: that of the content, or of the title.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if shownSize.width != targetSize.width, horizontalFittingPriority == .required {
            bounds.size.width = targetSize.width
        }
        placeContent()
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
