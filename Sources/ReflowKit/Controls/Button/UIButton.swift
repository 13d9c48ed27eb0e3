import Basics
public import Foundation
public import KitValues
import LayoutRules

/// A button with a title, an image, or both side by side.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The content of a button in one state.
    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
        var backgroundImage: UIImage?
    }

    private var contents: [State: Content] = [:]
    private let label = UILabel()
    private let picture = UIImageView()
    private let backdrop = UIImageView()
    /// The disc of a close button, if the button has no image.
    private var disc: CloseDisc?

    private(set) final var actualType = ButtonType.custom
    open var buttonType: ButtonType { actualType }

    package override var segueEvent: Event { .touchUpInside }

    /// Creates a button of this class and type. A subclass is created by its own `init(frame:)`, in which the button is
    /// still a custom button. Values that the subclass sets there are kept.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a system button with the action's title and image. Using the button runs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a custom button with the action's title and image. Using the button runs the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// Gives a new button its type.
    final func become(_ type: ButtonType) {
        guard type != actualType else { return }
        if label.font == actualType.titleFont { label.font = type.titleFont }
        actualType = type
        if type == .close {
            let disc = CloseDisc()
            self.disc = disc
            install(disc)
        }
        if contents[.normal]?.image == nil, let size = type.symbolSize {
            if let symbol = type.symbol { contents[.normal, default: Content()].image = symbol }
            if bounds.size == .zero { frame.size = size }
        }
        applyContent()
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    override func makeParts() {
        super.makeParts()
        label.font = actualType.titleFont
        label.lineBreakMode = .byTruncatingMiddle
        for part in [backdrop, picture, label] {
            part.becomePart()
            part.isUserInteractionEnabled = false
            part.isHidden = true
        }
    }

    /// Makes a part a subview, when it has content or is accessed. The parts are, from back to front: background, disc,
    /// image and title. They are behind the subviews of the user.
    private func install(_ part: UIView) {
        guard part.parent == nil else { return }
        let parts: [UIView?] = [backdrop, disc, picture, label]
        let below = parts.prefix { $0 !== part }.last { $0?.isSubview(of: self) == true } ?? nil
        insert(part) { children in
            (below.flatMap { below in children.firstIndex { $0 === below } } ?? -1) + 1
        }
    }

    /// The label of the title. It becomes a subview when it is accessed, or when there is a title.
    open var titleLabel: UILabel? {
        install(label)
        return label
    }

    /// The view of the image. It becomes a subview when it is accessed, or when there is an image.
    open var imageView: UIImageView? {
        install(picture)
        return picture
    }

    /// The insets around image and title, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    /// The insets that move the placed title: right by half of left minus right, and down by half of top minus bottom,
    /// in points. They never resize it.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets that move the placed image, as ``titleEdgeInsets`` move the title, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// The label of the title, even if it is not a subview yet.
    package final var titlePart: UILabel { label }

    // MARK: Content by state

    private func change(_ state: State, _ body: (inout Content) -> Void) {
        body(&contents[state, default: Content()])
        applyContent()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The value for the state, or else for the normal state.
    private func value<Value>(_ key: KeyPath<Content, Value?>, for state: State) -> Value? {
        contents[state]?[keyPath: key] ?? contents[.normal]?[keyPath: key]
    }

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// Sets the configuration of symbols, whose own configurations override it.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        change(state) { $0.symbolConfiguration = configuration }
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

    open func title(for state: State) -> String? { value(\.title, for: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
    open func image(for state: State) -> UIImage? { value(\.image, for: state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }
    open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

    /// The colour that was set for the state; else that for the normal state; else white, or the tint colour if the
    /// button's type uses it. A disabled button of such a type is grey unless a colour was set for this state.
    open func titleColor(for state: State) -> UIColor? {
        if let color = contents[state]?.titleColor { return color }
        if actualType.isTinted {
            if state.contains(.disabled) { return .tertiaryLabel }
            return contents[.normal]?.titleColor ?? tintColor
        }
        return contents[.normal]?.titleColor ?? .white
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    override func stateDidChange() {
        applyContent()
        super.stateDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The inherited tint colour is only known now.
        applyContent()
    }

    private func applyContent() {
        let state = self.state
        if let attributed = attributedTitle(for: state) {
            label.attributedText = attributed
        } else {
            label.text = title(for: state)
            label.textColor = titleColor(for: state)
        }
        label.isHidden = (label.text ?? "").isEmpty
        picture.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
        picture.image = tinted(image(for: state))
        picture.isHidden = picture.image == nil
        disc?.isHidden = !picture.isHidden
        backdrop.image = backgroundImage(for: state)
        backdrop.isHidden = backdrop.image == nil
        // While the button is disabled, the image is half transparent, unless the app set an image for this state.
        let isFaded = state.contains(.disabled) && contents[.disabled]?.image == nil
        picture.alpha = isFaded ? 0.5 : 1
        disc?.alpha = picture.alpha
        label.alpha = actualType.isTinted && state.contains(.highlighted) ? 0.2 : 1
        for part in [backdrop, picture, label] where !part.isHidden { install(part) }
    }

    /// The image as the button shows it. A system button shows images as templates, unless their rendering mode is
    /// `alwaysOriginal`.
    private func tinted(_ image: UIImage?) -> UIImage? {
        guard actualType.isTinted, image?.renderingMode == .automatic else { return image }
        return image?.withRenderingMode(.alwaysTemplate)
    }

    override var spoken: SpokenView {
        SpokenView(isElement: true, traits: stateTraits.union(.button))
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.text = shownTitle
        portrait.isNamedByText = true
        portrait.paint = backdrop.isHidden ? .layers : .anything
        portrait.hasLegibleLetters = isEnabled
        let showsLetters = shownTitle?.allSatisfy(\.isWhitespace) == false
        portrait.lacksTitleAndImage = !showsLetters && picture.isHidden && backdrop.isHidden && disc?.isHidden != false
        return portrait
    }

    private var shownTitle: String? { label.isHidden ? nil : label.text }

    override var missingContent: MissingContent? {
        shownTitle?.isEmpty != false && picture.isHidden && disc?.isHidden != false ? .titleAndImage : nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: content)
        disc?.frame = figureRect(in: content)
        label.frame = titleRect(forContentRect: content)
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard !picture.isHidden else { return CGRect(origin: contentRect.origin, size: .zero) }
        return figureRect(in: contentRect)
    }

    private func figureRect(in contentRect: CGRect) -> CGRect {
        let place = placement(in: contentRect)
        return CGRect(
            x: place.x + (isRightToLeft ? place.titleSize.width : 0),
            y: alignedY(place.imageSize.height, in: contentRect), width: place.imageSize.width,
            height: place.imageSize.height
        ).shifted(by: imageEdgeInsets)
    }

    /// The size of the image, or of the disc that replaces it.
    private var figureSize: CGSize {
        guard picture.isHidden else { return picture.shownImage?.size ?? .zero }
        return disc == nil ? .zero : CloseDisc.size
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        guard !label.isHidden else { return CGRect(origin: contentRect.origin, size: .zero) }
        let place = placement(in: contentRect)
        return CGRect(
            x: place.x + (isRightToLeft ? 0 : place.imageSize.width),
            y: alignedY(place.titleSize.height, in: contentRect),
            width: place.titleSize.width, height: place.titleSize.height
        ).shifted(by: titleEdgeInsets)
    }

    /// The placement of image and title. The image is before the title, and the horizontal alignment places both
    /// together.
    private func placement(in content: CGRect) -> (x: CGFloat, imageSize: CGSize, titleSize: CGSize) {
        var imageSize = figureSize
        imageSize.width = min(imageSize.width, max(0, content.width))
        if contentVerticalAlignment == .fill {
            imageSize.height = max(0, content.height)
        } else {
            imageSize.height = min(imageSize.height, max(0, content.height))
        }
        let room = max(0, content.width - imageSize.width)
        var titleSize = CGSize.zero
        if !label.isHidden {
            titleSize = label.sizeThatFits(CGSize(width: room, height: content.height))
            titleSize.width = min(titleSize.width, room)
            titleSize.height = min(titleSize.height, max(0, content.height))
        }
        let width = imageSize.width + titleSize.width
        let grid = simulation.pixelGrid
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: return (content.minX, imageSize, titleSize)
        case .right, .trailing: return (content.maxX - width, imageSize, titleSize)
        case .fill:
            titleSize.width = room
            return (content.minX, imageSize, titleSize)
        case .center: return (grid.round(content.midX - width / 2), imageSize, titleSize)
        }
    }

    private func alignedY(_ height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: content.minY
        case .bottom: content.maxY - height
        case .center: simulation.pixelGrid.round(content.midY - height / 2)
        }
    }

    /// The minimum width of a button with a title, as in Interface Builder's own sizes: 30 points for "Add" or "X". In
    /// PinLayout's test suite, a custom button without content has the size 30 × 34.
    private static let minimumTitleWidth: CGFloat = 30

    /// The size of image and title side by side with the content's insets. A title without insets has 6 points above
    /// and below, and so does the empty line of a button without content. The size of titles is in whole points on
    /// every screen: 30 high at 15 points, 34 at 18, 42 at 25 (autolayout.md §9.2).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let open = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let imageSize = figureSize
        let hasFigure = !picture.isHidden || disc != nil
        var titleSize = label.isHidden ? .zero : label.sizeThatFits(open)
        titleSize = CGSize(width: titleSize.width.rounded(.up), height: titleSize.height.rounded(.up))
        let isImageAlone = label.isHidden && hasFigure
        if label.isHidden, !hasFigure { titleSize.height = label.font.lineHeight.rounded(.up) }
        if contentEdgeInsets == .zero, !isImageAlone { titleSize.height += 12 }
        let width = imageSize.width + titleSize.width + contentEdgeInsets.left + contentEdgeInsets.right
        return CGSize(
            width: isImageAlone ? width : max(UIButton.minimumTitleWidth, width),
            height: max(imageSize.height, titleSize.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var textBaselines: TextBaselines? { label.isHidden ? nil : label.textBaselines }
}

extension CGRect {
    /// The rectangle after `titleEdgeInsets` or `imageEdgeInsets`, which move a placed part and never resize it.
    fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
