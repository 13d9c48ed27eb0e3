import Basics
import Foundation
import KitValues
import LayoutRules

/// A button in a navigation bar or a toolbar, which shows an item.
@MainActor
final class BarButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    private let figure = BarSymbolView()
    private let backdrop = UIImageView()
    /// The look of the button according to the bar's appearance.
    private var look: BarButtonLook?
    /// The item that the button shows.
    weak var item: UIBarButtonItem?
    private var ownTint: UIColor?
    private static let gap: CGFloat = 5
    /// The distance from the button's edge to the gap after a chevron, so that the title starts where UIKit's does
    /// (look.md §11).
    private static let chevronWidth: CGFloat = 47.0 / 3

    override func makeParts() {
        super.makeParts()
        becomePart()
        for part in [backdrop, label, picture, figure] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        // look.md §22
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: UIFont.labelFontSize, weight: .regular, scale: .large)
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                item?.perform(from: self)
            }, for: .primaryActionTriggered)
    }

    /// Shows the item.
    ///
    /// - Parameters:
    ///   - title: the title; nil for none. It is not shown if the item has an image.
    ///   - symbol: the symbol beside or instead of the title; nil for none.
    ///   - appearance: the bar's appearance for such buttons; nil if the bar has none.
    ///   - isCompact: whether the bar's height is compact, so that the item's landscape image is shown if it has one.
    func show(
        _ item: UIBarButtonItem?, title: String?, symbol: BarSymbol?, _ appearance: UIBarButtonItemAppearance?,
        isCompact: Bool = false
    ) {
        let image = item?.image(isCompact: isCompact)
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.isHidden = image == nil
        figure.symbol = symbol
        figure.isHidden = symbol == nil
        // If there is an image, the title is only its name.
        label.isHidden = image != nil || (title ?? "").isEmpty
        if item?.tintColor != ownTint {
            ownTint = item?.tintColor
            tintColor = ownTint
        }
        isEnabled = item?.isEnabled ?? true
        if appearance != nil || look != nil { setNeedsLayout() }
        look = appearance?.look(isEnabled: isEnabled, isHighlighted: isHighlighted)
        backdrop.image = look?.backgroundImage
        backdrop.isHidden = backdrop.image == nil
        accessibilityIdentifier = item?.accessibilityIdentifier
        let isDone = (appearance?.style ?? item?.style) == .done
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: isDone ? .semibold : .regular)
        label.font = font
        label.text = title
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        picture.alpha = isEnabled ? 1 : 0.3
        figure.alpha = isEnabled ? 1 : 0.3
        // The item's own attributes override those of the bar.
        var attributes = look?.titleTextAttributes ?? [:]
        attributes.merge(item?.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]) { $1 }
        if !attributes.isEmpty, let title {
            var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: label.textColor ?? .label]
            all.merge(attributes) { $1 }
            label.attributedText = NSAttributedString(string: title, attributes: all)
        }
    }

    /// A button may look different while it is touched.
    override func stateDidChange() {
        super.stateDidChange()
        if look != nil { parent?.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = partSizes
        return CGSize(
            width: parts.figure.width + parts.text.width + (hasBoth ? BarButton.gap : 0),
            height: max(parts.figure.height, parts.text.height))
    }

    private var hasBoth: Bool { !label.isHidden && !figure.isHidden }

    private var partSizes: (figure: CGSize, text: CGSize) {
        let open = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let side = BarSymbolView.side
        // A chevron fills only a part of its square.
        let figureSize =
            figure.isHidden
            ? picture.shownImage?.size ?? .zero
            : CGSize(width: figure.symbol == .chevron ? BarButton.chevronWidth : side, height: side)
        return (figureSize, label.isHidden ? .zero : label.sizeThatFits(open))
    }

    override func layoutSubviews() {
        let parts = partSizes
        let grid = simulation.pixelGrid
        func middle(_ height: CGFloat) -> CGFloat { grid.round((bounds.height - height) / 2) }
        let isMirrored = isRightToLeft
        let figureX = isMirrored ? bounds.width - BarSymbolView.side : 0
        if figure.isHidden {
            let size = parts.figure
            picture.frame = CGRect(
                x: grid.round((bounds.width - size.width) / 2), y: middle(size.height), width: size.width,
                height: size.height)
        } else {
            let side = BarSymbolView.side
            figure.frame = CGRect(x: figureX, y: middle(side), width: side, height: side)
            figure.transform = isMirrored && figure.symbol == .chevron ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
        // Text without an image is centred in an item that is wider.
        let start =
            hasBoth ? parts.figure.width + BarButton.gap : max(0, grid.round((bounds.width - parts.text.width) / 2))
        let width = max(0, bounds.width - start)
        // A back button's title is on the baseline of the bar's title; other titles are a pixel lower.
        let top = figure.symbol == .chevron ? grid.floor((bounds.height - parts.text.height) / 2) : nil
        label.frame = CGRect(
            x: isMirrored ? 0 : start, y: top ?? middle(parts.text.height), width: width, height: parts.text.height
        ).offsetBy(dx: look?.titleOffset.horizontal ?? 0, dy: look?.titleOffset.vertical ?? 0)
        layOutBackdrop()
    }

    /// The backdrop has the button's width and the image's height, and is centred vertically.
    private func layOutBackdrop() {
        guard let look, let image = look.backgroundImage else { return }
        let height = image.size.height
        backdrop.frame = CGRect(
            x: 0, y: simulation.pixelGrid.round((bounds.height - height) / 2), width: bounds.width, height: height
        ).offsetBy(dx: look.backgroundOffset.horizontal, dy: look.backgroundOffset.vertical)
    }
}
