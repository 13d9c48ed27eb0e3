import Basics
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// The looks of the view that differ from the defaults of its class.
    /// - Parameter kitClass: the view's own class or its nearest known superclass; nil if there is none.
    func looks(of kitClass: KitClass?) -> [Look: String] {
        var collector = LookCollector(view: self)
        collector.add(.backgroundColor, backgroundColor)
        collector.add(.tintColor, ownTintColor)
        switch kitClass {
        case .label: collector.addLabel()
        case .button: collector.addButton()
        case .textField: collector.addTextField()
        case .textView: collector.addTextView()
        case .imageView: collector.add((self as? UIImageView)?.shownImage)
        case .switch: collector.addSwitch()
        case .progressView: collector.addProgressView()
        case .slider: collector.addSlider()
        case .pageControl: collector.addPageControl()
        case .segmentedControl: collector.addSegmentedControl()
        case .navigationBar, .tabBar, .toolbar: collector.addBar()
        // These classes have only the looks that every view has.
        case .view, .control, .scrollView, .stepper, .activityIndicatorView, .stackView, .searchBar, .visualEffectView,
            .window, .collectionReusableView, .collectionView, .collectionViewCell, .tableView, .tableViewCell,
            .tableViewCellContentView, .tableViewHeaderFooterView:
            break
        // Of these classes, only a box is drawn.
        case .adBannerView, .arscnView, .arskView, .arView, .colorWell, .datePicker, .glkView, .mapView, .mtkView,
            .pickerView, .refreshControl, .sceneKitView, .skView, .webView, .wkWebView:
            break
        case nil: break
        }
        return collector.looks
    }
}

/// The looks of one view.
@MainActor
private struct LookCollector {
    let view: UIView
    private(set) var looks: [Look: String] = [:]
    /// The view's traits, which are computed when the first colour needs them.
    private var traits: UITraitCollection?

    init(view: UIView) {
        self.view = view
    }

    // MARK: By class

    mutating func addLabel() {
        guard let label = view as? UILabel else { return }
        addText(
            label.ownAttributedText, color: label.textColor, font: label.font, standardColor: .label,
            standardFont: .systemFont(ofSize: UIFont.labelFontSize))
    }

    mutating func addButton() {
        guard let button = view as? UIButton else { return }
        let label = button.titlePart
        if !label.isHidden {
            addText(
                label.ownAttributedText, color: button.currentTitleColor, font: label.font,
                standardColor: button.defaultTitleColor, standardFont: button.defaultTitleFont)
        }
        add(button.currentImage)
        addDigest(of: button.currentBackgroundImage)
    }

    mutating func addTextField() {
        guard let field = view as? UITextField else { return }
        add(.textColor, field.textColor, default: .label)
        add(field.font, default: .systemFont(ofSize: 17))
    }

    /// The replacement of a text view shows its text in a label.
    mutating func addTextView() {
        guard let label = view.subviews.lazy.compactMap({ $0 as? UILabel }).first(where: \.isPartOfControl) else {
            return
        }
        addText(
            label.ownAttributedText, color: label.textColor, font: label.font, standardColor: .label,
            standardFont: .systemFont(ofSize: UIFont.systemFontSize))
    }

    mutating func addSwitch() {
        guard let toggle = view as? UISwitch else { return }
        add(.onTintColor, toggle.onTintColor)
        add(.thumbTintColor, toggle.thumbTintColor)
    }

    mutating func addProgressView() {
        guard let progress = view as? UIProgressView else { return }
        add(.progressTintColor, progress.progressTintColor)
        add(.trackTintColor, progress.trackTintColor)
    }

    mutating func addSlider() {
        guard let slider = view as? UISlider else { return }
        add(.minimumTrackTintColor, slider.minimumTrackTintColor)
        add(.maximumTrackTintColor, slider.maximumTrackTintColor)
        add(.thumbTintColor, slider.thumbTintColor)
        addDigest(of: slider.minimumValueImage)
        addDigest(of: slider.maximumValueImage)
    }

    mutating func addPageControl() {
        guard let control = view as? UIPageControl else { return }
        add(.pageIndicatorTintColor, control.pageIndicatorTintColor)
        add(.currentPageIndicatorTintColor, control.currentPageIndicatorTintColor)
    }

    mutating func addSegmentedControl() {
        add(.selectedSegmentTintColor, (view as? UISegmentedControl)?.selectedSegmentTintColor)
    }

    /// The background of the appearance covers the bar's own tint colour.
    mutating func addBar() {
        switch view {
        case let bar as UINavigationBar:
            add(.barTintColor, bar.standardAppearance.backgroundColor ?? bar.barTintColor)
        case let bar as UITabBar: add(.barTintColor, bar.standardAppearance.backgroundColor ?? bar.barTintColor)
        case let bar as UIToolbar: add(.barTintColor, bar.standardAppearance.backgroundColor ?? bar.barTintColor)
        default: break
        }
    }

    // MARK: By kind

    /// The colours and fonts of a text; for attributed text, those of all its runs, each once, in order.
    private mutating func addText(
        _ text: NSAttributedString?, color: UIColor, font: UIFont, standardColor: UIColor, standardFont: UIFont
    ) {
        guard let text, text.length > 0 else {
            add(.textColor, color, default: standardColor)
            return add(font, default: standardFont)
        }
        var colors: [String] = []
        var fonts: [String] = []
        var grounds: [String] = []
        func note(_ text: String?, in list: inout [String]) {
            if let text, !list.contains(text) { list.append(text) }
        }
        let traits = currentTraits()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
            note((attributes[.foregroundColor] as? UIColor ?? color).hexadecimal(in: traits), in: &colors)
            note((attributes[.font] as? UIFont ?? font).shortText, in: &fonts)
            note((attributes[.backgroundColor] as? UIColor)?.hexadecimal(in: traits), in: &grounds)
            add((attributes[.attachment] as? NSTextAttachment)?.shownImage)
        }
        if colors != [standardColor.hexadecimal(in: traits)] { looks[.textColor] = colors.joined(separator: " ") }
        if fonts != [standardFont.shortText] { looks[.font] = fonts.joined(separator: ", ") }
        if !grounds.isEmpty { looks[.textBackgroundColor] = grounds.joined(separator: " ") }
    }

    private mutating func currentTraits() -> UITraitCollection {
        let traits = self.traits ?? view.traitCollection
        self.traits = traits
        return traits
    }

    /// Adds a colour as it is resolved with the view's traits; a transparent colour is left out.
    mutating func add(_ look: Look, _ color: UIColor?, default standard: UIColor? = nil) {
        guard let color, color !== standard else { return }
        let traits = currentTraits()
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
        addDigest(of: image)
    }

    /// Adds a digest, which differs between images with the same name and size.
    mutating func addDigest(of image: UIImage?) {
        guard let digest = image?.contentDigest(in: currentTraits()) else { return }
        let text = String(digest.description.prefix(8))
        looks[.imageDigest] = looks[.imageDigest].map { "\($0) \(text)" } ?? text
    }
}
