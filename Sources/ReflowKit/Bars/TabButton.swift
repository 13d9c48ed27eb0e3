import Basics
import Foundation
import LayoutRules

/// One tab of a tab bar: the image above the title, or beside it if the bar is low or the width is regular.
@MainActor
final class TabButton: UIControl {
    private let picture = UIImageView()
    private let figure = BarSymbolView()
    private let label = UILabel()
    private let badge = UILabel()
    private let badgeGround = UIView()
    /// Whether image and title are side by side.
    var isInline = false { didSet { if isInline != oldValue { setNeedsLayout() } } }

    override func makeParts() {
        super.makeParts()
        becomePart()
        for part in [picture, figure, label, badgeGround, badge] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        // look.md §22
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 18, weight: .medium, scale: .large)
    }

    /// - Parameter state: the bar's appearance for the state of the tab.
    func show(
        _ item: UITabBarItem, color: UIColor, isSelected: Bool, isRegular: Bool, state: UITabBarItemStateAppearance?
    ) {
        self.isSelected = isSelected
        let image = isSelected ? item.selectedImage ?? item.image(isCompact: isInline) : item.image(isCompact: isInline)
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.tintColor = color
        picture.isHidden = image == nil
        figure.symbol = item.systemItem?.symbol
        figure.tintColor = color
        figure.isHidden = image != nil || figure.symbol == nil
        label.font =
            isInline
            ? .systemFont(ofSize: isRegular ? 13 : 12) : .systemFont(ofSize: 10, weight: .medium)
        label.text = item.title
        label.textColor = color
        let ofAppearance = state.flatMap { $0.titleTextAttributes.isEmpty ? nil : $0.titleTextAttributes }
        if let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? ofAppearance,
            let title = item.title
        {
            var all: [NSAttributedString.Key: Any] = [
                .font: label.font ?? .systemFont(ofSize: 10), .foregroundColor: color,
            ]
            all.merge(attributes) { $1 }
            label.attributedText = NSAttributedString(string: title, attributes: all)
        }
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badgeGround.isHidden = item.badgeValue == nil
        badgeGround.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
        alpha = item.isEnabled ? 1 : TabButton.disabledAlpha
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    override var portrait: Portrait {
        var portrait = super.portrait
        portrait.text = label.text
        return portrait
    }

    /// The alpha of a disabled tab, from the grey of its title on white in tab-bar/tab-bars.ios17.5.
    private static let disabledAlpha: CGFloat = 0.27

    private var pictureSize: CGSize {
        if !picture.isHidden { return picture.shownImage?.size ?? .zero }
        return figure.isHidden ? .zero : CGSize(width: BarSymbolView.side, height: BarSymbolView.side)
    }

    override func layoutSubviews() {
        let grid = simulation.pixelGrid
        let size = pictureSize
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
        let place: CGRect
        if isInline {
            let gap: CGFloat = size.width > 0 && text.width > 0 ? 7 : 0
            let width = min(size.width + gap + text.width, bounds.width)
            let x = (bounds.width - width) / 2
            place = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            label.frame = directed(
                CGRect(
                    x: grid.round(x + size.width + gap), y: grid.round((bounds.height - text.height) / 2),
                    width: max(0, width - size.width - gap), height: text.height))
        } else {
            let textWidth = min(text.width, bounds.width)
            label.frame = CGRect(
                x: grid.round((bounds.width - textWidth) / 2), y: bounds.height - text.height - 1.5, width: textWidth,
                height: text.height)
            // The image is centred in the space above the title.
            let room = bounds.height - 14
            place = CGRect(
                x: (bounds.width - size.width) / 2, y: (room - size.height) / 2 + 1.5, width: size.width,
                height: size.height)
        }
        let rounded = CGRect(
            x: grid.round(place.minX), y: grid.round(place.minY), width: size.width, height: size.height)
        picture.frame = directed(rounded)
        figure.frame = directed(rounded)
        layOutBadge(at: rounded)
    }

    /// The rectangle, mirrored if the layout direction is from right to left.
    private func directed(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Places the badge, a capsule over the image's upper trailing corner. Without an image, it is after the middle,
    /// near the bar's edge (look.md §12).
    /// - Parameter place: the image's rectangle in a layout from left to right.
    private func layOutBadge(at place: CGRect) {
        guard !badge.isHidden else { return }
        let height: CGFloat = 18
        let text = badge.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
        // A single character is in a circle.
        let width = (badge.text ?? "").count < 2 ? height : max(height, text.width + 10)
        // Beside a title, the badge ends where the title begins.
        let start = simulation.pixelGrid.round(place.midX + (place.width > 0 ? 4 : 11))
        let x = isInline ? min(start, directed(label.frame).minX - width) : start
        let y = place.width > 0 ? max(2, place.minY - 6) : 3
        let frame = directed(CGRect(x: x, y: y, width: width, height: height))
        badgeGround.frame = frame
        badgeGround.actualLayer.cornerRadius = height / 2
        badge.frame = frame
    }
}
