public import Foundation
public import KitValues
import LayoutRules

/// Shows a list content: a picture and two texts (tables.md §9).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private final var content: UIListContentConfiguration
    private final var imageView: UIImageView?
    private final var textLabel: UILabel?
    private final var secondaryLabel: UILabel?

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        contentWasSet()
    }

    /// An empty view; see `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return simulation.report(.unsupportedConfiguration("\(type(of: newValue))", in: diagnosticName))
            }
            guard new != content else { return }
            content = new
            contentWasSet()
        }
    }

    private func contentWasSet() {
        directionalLayoutMargins = content.directionalLayoutMargins
        textLabel = label(
            textLabel, content.text, content.attributedText, content.textProperties)
        secondaryLabel = label(
            secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        if let image = content.image {
            let view = imageView ?? UIImageView()
            if imageView == nil { addSubview(view) }
            imageView = view
            view.image = image
            view.contentMode = .scaleAspectFit
            view.tintColor = content.imageProperties.tintColor.map {
                content.imageProperties.resolvedTintColor(for: $0)
            }
            view.layer.cornerRadius = content.imageProperties.cornerRadius
            view.clipsToBounds = content.imageProperties.cornerRadius > 0
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        invalidateIntrinsicContentSize()
        markNeedsLayout()
    }

    private func label(
        _ old: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard (attributed?.string ?? text)?.isEmpty == false else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? UILabel()
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.shown) }
        if old == nil { addSubview(label) }
        return label
    }

    /// The margins of the content: those of the configuration or, on the axes that preserve them, those of the superview
    /// where they are larger.
    private var margins: UIEdgeInsets {
        let own = actualLayoutMargins
        let axes = content.axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty, let parent else { return own }
        let larger = LayoutMargins.preserving(
            own, frame: readFrame(), in: parent.shownBounds, superviewMargins: parent.actualLayoutMargins)
        return UIEdgeInsets(
            top: axes.contains(.vertical) ? larger.top : own.top,
            left: axes.contains(.horizontal) ? larger.left : own.left,
            bottom: axes.contains(.vertical) ? larger.bottom : own.bottom,
            right: axes.contains(.horizontal) ? larger.right : own.right)
    }

    private func placement(width: CGFloat, height: CGFloat?) -> ListContentLayout.Placement {
        var layout = ListContentLayout()
        layout.margins = margins
        layout.imageSize = content.image.map(content.imageProperties.shownSize)
        layout.reservedImageSize = content.imageProperties.reservedSize
        layout.imageToTextPadding = content.imageToTextPadding
        layout.horizontalTextPadding = content.textToSecondaryTextHorizontalPadding
        layout.verticalTextPadding = content.textToSecondaryTextVerticalPadding
        layout.prefersTextsSideBySide = content.prefersSideBySideTextAndSecondaryText
        layout.minimumHeight = content.minimumHeight
        layout.isRightToLeft = runsRightToLeft
        func size(_ label: UILabel?, _ width: CGFloat) -> CGSize? {
            label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        var placement = layout.place(
            width: width, height: height, grid: simulation.pixelGrid, text: { size(textLabel, $0) },
            secondaryText: { size(secondaryLabel, $0) })
        // A text that is not aligned naturally is aligned in the whole width.
        if let text = placement.text, content.textProperties.alignment != .natural {
            placement.text = CGRect(
                x: layout.margins.left, y: text.minY, width: width - layout.margins.left - layout.margins.right,
                height: text.height)
        }
        return placement
    }

    /// The distance from the leading edge to the text beside a picture; nil without a picture.
    final var textStartBesideImage: CGFloat? {
        guard content.image != nil, let text = placement(width: shownSize.width, height: shownSize.height).text else {
            return nil
        }
        return runsRightToLeft ? shownSize.width - text.maxX : text.minX
    }

    /// The height that the content needs at a width, in points.
    final func height(atWidth width: CGFloat) -> CGFloat { placement(width: width, height: nil).height }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(atWidth: size.width))
    }

    override var wrapsContent: Bool { true }

    open override var intrinsicContentSize: CGSize {
        let width = measuredWidth ?? (shownSize.width > 0 ? shownSize.width : .infinity)
        return CGSize(width: UIView.noIntrinsicMetric, height: height(atWidth: width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: height(atWidth: targetSize.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let placement = placement(width: shownSize.width, height: shownSize.height)
        if let frame = placement.image, let imageView { imageView.frame = frame }
        if let frame = placement.text, let textLabel { textLabel.frame = frame }
        if let frame = placement.secondaryText, let secondaryLabel { secondaryLabel.frame = frame }
    }

    override func layoutMarginsWereChanged() { markNeedsLayout() }
}
