import Basics
import Foundation
import KitValues
import ReflowKit
import Screens

extension UIView {
    /// What the view looks like, as far as it differs from the default of its class.
    func looks(kitClass: String) -> [Look: String] {
        var collector = LookCollector(view: self)
        collector.add(.backgroundColor, backgroundColor)
        collector.add(.tintColor, ownTintColor)
        switch self {
        case let label as UILabel:
            collector.add(.textColor, label.textColor, default: .label)
            collector.add(label.font, default: .systemFont(ofSize: UIFont.labelFontSize))
        case let button as UIButton:
            if let label = button.titleLabel, !label.isHidden {
                collector.add(.textColor, button.currentTitleColor, default: button.defaultTitleColor)
                collector.add(label.font, default: button.defaultTitleFont)
            }
            collector.add(button.currentImage)
        case let field as UITextField:
            collector.add(.textColor, field.textColor, default: .label)
            collector.add(field.font, default: .systemFont(ofSize: 17))
        case let imageView as UIImageView: collector.add(imageView.image)
        case let toggle as UISwitch:
            collector.add(.onTintColor, toggle.onTintColor)
            collector.add(.thumbTintColor, toggle.thumbTintColor)
        case let progress as UIProgressView:
            collector.add(.progressTintColor, progress.progressTintColor)
            collector.add(.trackTintColor, progress.trackTintColor)
        case let slider as UISlider:
            collector.add(.minimumTrackTintColor, slider.minimumTrackTintColor)
            collector.add(.maximumTrackTintColor, slider.maximumTrackTintColor)
            collector.add(.thumbTintColor, slider.thumbTintColor)
        case let control as UIPageControl:
            collector.add(.pageIndicatorTintColor, control.pageIndicatorTintColor)
            collector.add(.currentPageIndicatorTintColor, control.currentPageIndicatorTintColor)
        case let control as UISegmentedControl:
            collector.add(.selectedSegmentTintColor, control.selectedSegmentTintColor)
        case let bar as UINavigationBar: collector.add(.barTintColor, bar.barTintColor)
        case let bar as UITabBar: collector.add(.barTintColor, bar.barTintColor)
        case let bar as UIToolbar: collector.add(.barTintColor, bar.barTintColor)
        case _ where kitClass == "UITextView":
            // A view that stands for one shows its text by a label.
            if let label = subviews.lazy.compactMap({ $0 as? UILabel }).first(where: \.isPartOfControl) {
                collector.add(.textColor, label.textColor, default: .label)
                collector.add(label.font, default: .systemFont(ofSize: UIFont.systemFontSize))
            }
        default: break
        }
        return collector.looks
    }
}

/// The looks of one view.
@MainActor
private struct LookCollector {
    let view: UIView
    private(set) var looks: [Look: String] = [:]
    /// Found when the first colour asks for them.
    private var traits: UITraitCollection?

    init(view: UIView) {
        self.view = view
    }

    /// A colour as it comes out; one that nobody sees is none.
    mutating func add(_ look: Look, _ color: UIColor?, default standard: UIColor? = nil) {
        guard let color, color !== standard else { return }
        let traits = self.traits ?? view.traitCollection
        self.traits = traits
        let text = color.hexadecimal(in: traits)
        if text != standard?.hexadecimal(in: traits), standard != nil || color.alpha(in: traits) > 0 {
            looks[look] = text
        }
    }

    mutating func add(_ font: UIFont?, default standard: UIFont) {
        guard let text = font?.shortText, text != standard.shortText else { return }
        looks[.font] = text
    }

    mutating func add(_ image: UIImage?) {
        guard let image else { return }
        looks[.image] = image.name ?? "\(image.size.width.sixDigitText)x\(image.size.height.sixDigitText)"
    }
}
