import Basics
import Foundation
import KitSchema
import KitValues
import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// The looks of the view, as far as they differ from the default of its class.
    /// - Parameter name: the view's own class or the nearest above it that is UIKit's.
    func looks(ofClass name: String) -> [Look: String] {
        var collector = LookCollector(view: self)
        (ClassCards[KitClass(name)] ?? ClassCards.uiView).forEachLook(of: self) { collector.add($0) }
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

    mutating func add(_ look: ViewLook) {
        switch look {
        case .color(_, nil, _): break
        case .color(let name, let color?, let standard):
            if let look = Look(rawValue: name) { add(look, color, default: standard) }
        case .font(let font, let standard): add(font, default: standard)
        case .image(let image): add(image)
        case .digest(let image): addDigest(of: image)
        case .text(let text, let color, let font, let standardColor, let standardFont):
            addText(text, color: color, font: font, standardColor: standardColor, standardFont: standardFont)
        }
    }

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
    private mutating func add(_ look: Look, _ color: UIColor?, default standard: UIColor? = nil) {
        guard let color, color !== standard else { return }
        let traits = currentTraits()
        let text = color.hexadecimal(in: traits)
        if text != standard?.hexadecimal(in: traits), standard != nil || color.alpha(in: traits) > 0 {
            looks[look] = text
        }
    }

    private mutating func add(_ font: UIFont?, default standard: UIFont) {
        guard let text = font?.shortText, text != standard.shortText else { return }
        looks[.font] = text
    }

    private mutating func add(_ image: UIImage?) {
        guard let image else { return }
        if let symbol = image.symbol {
            looks[.symbol] = symbol.name + (symbol.figure.isStandIn ? " (stand-in)" : "")
            return
        }
        looks[.image] = image.name ?? "\(image.size.width.sixDigitText)x\(image.size.height.sixDigitText)"
        addDigest(of: image)
    }

    /// Adds a digest, which differs between images with the same name and size.
    private mutating func addDigest(of image: UIImage?) {
        guard let digest = image?.contentDigest(in: currentTraits()) else { return }
        let text = String(digest.description.prefix(8))
        looks[.imageDigest] = looks[.imageDigest].map { "\($0) \(text)" } ?? text
    }
}
