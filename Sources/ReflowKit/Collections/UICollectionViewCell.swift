public import Foundation
public import KitValues

/// An item of a collection view: a content, and backgrounds behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private final var content = UIView()
    /// The view of the background configuration; nil until there is one.
    private final var background: ConfiguredBackground?
    private final var ownContent: (any UIContentConfiguration)?
    private final var owesConfiguration = true
    private final var isMarkedSelected = false
    private final var isMarkedHighlighted = false
    /// Whether the collection view is being edited.
    final var isInEditing = false { didSet { if isInEditing != oldValue { stateDidChange() } } }

    override func makeParts() {
        super.makeParts()
        content.frame = CGRect(origin: .zero, size: shownSize)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(content) { $0.count }
    }

    // MARK: Content

    /// The view for the app's subviews; with a content configuration, the view that shows it.
    open var contentView: UIView { content }

    /// The content; nil for the app's own subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContent }
        set { replaceContent(newValue) }
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
            let made: UIView = new?.makeContentView() ?? UIView()
            made.frame = CGRect(origin: .zero, size: shownSize)
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(made, aboveSubview: content)
            content.removeFromSuperview()
            content = made
        }
        setNeedsUpdateConfiguration()
    }

    // MARK: Backgrounds

    open var backgroundView: UIView? { didSet { placeBackgrounds(instead: oldValue) } }
    /// The background while the cell is selected or highlighted, in front of `backgroundView`.
    open var selectedBackgroundView: UIView? { didSet { placeBackgrounds(instead: oldValue) } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { stateDidChange() } }

    private func placeBackgrounds(instead old: UIView?) {
        if let old, old !== backgroundView, old !== selectedBackgroundView, old.parent === self {
            old.removeFromSuperview()
        }
        let isMarked = isMarkedSelected || isMarkedHighlighted
        if let selectedBackgroundView, !isMarked, selectedBackgroundView.parent === self {
            selectedBackgroundView.removeFromSuperview()
        }
        for view in [backgroundView, isMarked ? selectedBackgroundView : nil].compactMap(\.self)
        where view.parent !== self {
            view.frame = CGRect(origin: .zero, size: shownSize)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, belowSubview: content)
        }
    }

    // MARK: State

    open var isSelected: Bool {
        get { isMarkedSelected }
        set {
            guard newValue != isMarkedSelected else { return }
            isMarkedSelected = newValue
            stateDidChange()
        }
    }

    open var isHighlighted: Bool {
        get { isMarkedHighlighted }
        set {
            guard newValue != isMarkedHighlighted else { return }
            isMarkedHighlighted = newValue
            stateDidChange()
        }
    }

    /// The state for which content and background are configured.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: actualTraitCollection)
        state.isSelected = isMarkedSelected
        state.isHighlighted = isMarkedHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isInEditing
        return state
    }

    /// Called by ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
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

    final func updateConfigurationIfNeeded() {
        guard owesConfiguration else { return }
        owesConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        guard let backgroundConfiguration else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let shown = background ?? ConfiguredBackground()
        if background == nil { insertSubview(shown, at: 0) }
        background = shown
        shown.configuration =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration.updated(for: state) : backgroundConfiguration
    }

    private func stateDidChange() {
        placeBackgrounds(instead: nil)
        setNeedsUpdateConfiguration()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        let bounds = CGRect(origin: .zero, size: shownSize)
        if let background, background.readFrame() != bounds { background.frame = bounds }
        super.layoutSubviews()
    }

    /// The size that the constraints of ``contentView`` determine.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    package override var contentHolder: UIView { content }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.paint = .parts
        portrait.takesTaps = isUserInteractionEnabled
        return portrait
    }
}
