import Assets
import Basics
import Foundation
import KitSchema
import KitValues
public import LayoutDocument
import LayoutRules
import ReflowKit

/// Makes UIKit's objects from a layout file's values.
@MainActor
struct ValueBuilder {
    let file: String
    let images: SimulationImageLoader
    let traits: UITraitCollection
    /// The replacements for fonts and images that cannot be found; nil if those are errors.
    var substitutes: Substitutes?
    /// The canvas whose fonts are used; nil for those of the device.
    var canvas: XcodeCanvas?

    // MARK: Colours

    func color(_ value: ColorValue) -> UIColor {
        switch value {
        case .named(let name):
            // The parser accepts no other names.
            return UIColor.named(name) ?? .clear
        case .rgba(let red, let green, let blue, let alpha):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .asset(let name, let copy):
            let copy = color(copy)
            do {
                return try images.color(named: name, elsewhere: copy) ?? copy
            } catch {
                substitutes?.note(error, of: name, file: file)
                return copy
            }
        case .dynamic(let light, let dark):
            let (light, dark) = (color(light), color(dark))
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        case .withAlpha(let base, let alpha):
            return color(base).withAlphaComponent(alpha)
        }
    }

    // MARK: Fonts

    func font(_ value: FontValue, at position: SourcePosition) throws(Diagnostic) -> UIFont {
        let font = try currentFont(value, at: position)
        return canvas?.usesFontsOfIOS13 == true ? font.asOfIOS13 : font
    }

    private func currentFont(_ value: FontValue, at position: SourcePosition) throws(Diagnostic) -> UIFont {
        switch value {
        case .textStyle(let style, let weight, let isItalic):
            let font = textStyleFont(style)
            let weighted = weight.map { font.withWeight(UIFont.Weight($0)) } ?? font
            return isItalic ? weighted.italic : weighted
        case .system(let size, let weight, let isItalic, let design):
            let font = systemFont(size, UIFont.Weight(weight), design)
            return isItalic ? font.italic : font
        case .named(let name, let size, let weight, let isItalic):
            guard let font = UIFont(name: name, size: size) else {
                if let substitutes { return substitutes.font(for: name, size: size, file: file, at: position) }
                throw Diagnostic(
                    .error, .missingFont, "no font is called \(Wording.quoted(name))", file: file, at: position,
                    advice: ValueBuilder.advice(on: name))
            }
            let weighted = weight.map { font.withWeight(UIFont.Weight($0)) } ?? font
            return isItalic ? weighted.italic : weighted
        }
    }

    private func textStyleFont(_ style: String) -> UIFont {
        if style == "largeTitle", let size = canvas?.largeTitleSize { return .systemFont(ofSize: size) }
        return .preferredFont(
            forTextStyle: UIFont.TextStyle(layoutName: style),
            compatibleWith: canvas?.textSize.map { UITraitCollection(preferredContentSizeCategory: $0) } ?? traits)
    }

    private static func advice(on name: String) -> String {
        let known = UIFont.familyNames.flatMap { [$0] + UIFont.fontNames(forFamilyName: $0) }
        return NearestKey.find(name, among: known).map { "did you mean \(Wording.quoted($0))?" }
            ?? "name its file or folder in \"fonts\", or pass the folder with --font-dir"
    }

    private func systemFont(_ size: CGFloat, _ weight: UIFont.Weight, _ design: FontDesign) -> UIFont {
        let standard = UIFont.systemFont(ofSize: size, weight: weight)
        func designed(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
            standard.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? standard
        }
        switch design {
        case .standard: return standard
        case .serif: return designed(.serif)
        case .rounded: return designed(.rounded)
        case .monospaced: return .monospacedSystemFont(ofSize: size, weight: weight)
        case .monospacedDigit: return .monospacedDigitSystemFont(ofSize: size, weight: weight)
        }
    }

    // MARK: Images

    func image(_ value: ImageValue, at position: SourcePosition) throws(Diagnostic) -> UIImage {
        var image: UIImage
        if let symbol = symbol(value, at: position) {
            let mode = value.renderingMode.flatMap { UIImage.RenderingMode(rawValue: $0.rawValue) }
            return mode.map(symbol.withRenderingMode) ?? symbol
        }
        do throws(AssetError) {
            image = try images.image(named: value.name, compatibleWith: traits)
            // Otherwise a vector that fails only while it is drawn would take the whole picture with it.
            if let failure = image.drawingFailure { throw failure }
        } catch {
            if let substitutes { return substitutes.image(for: value, error, file: file, at: position) }
            throw Diagnostic(.error, .missingImage, "\(error)", file: file, at: position)
        }
        if let mode = value.renderingMode.flatMap({ UIImage.RenderingMode(rawValue: $0.rawValue) }) {
            image = image.withRenderingMode(mode)
        }
        if let insets = value.capInsets { image = image.resizableImage(withCapInsets: insets) }
        return image
    }
}

extension ValueBuilder {
    /// The system symbol that a layout file or a document names; nil for other images. In a document, the symbol has the
    /// size that follows from the document.
    fileprivate func symbol(_ value: ImageValue, at position: SourcePosition) -> UIImage? {
        guard value.isSymbol else { return nil }
        let stated = value.symbol
        let style = SymbolStyle(
            pointSize: stated?.pointSize.map { CGFloat($0) },
            textStyle: stated?.textStyle.map { UIFont.TextStyle(layoutName: $0).rawValue },
            weight: stated?.weight.map(UIImage.SymbolWeight.init) ?? .unspecified,
            scale: stated?.scale.flatMap { UIImage.SymbolScale(rawValue: $0.rawValue) } ?? .unspecified)
        let given = value.naturalSize.map { size in
            CGSize(width: min(max(size.width, 1), 2048), height: min(max(size.height, 1), 2048))
        }
        return UIImage(symbolNamed: value.name, style, givenSize: given, in: traits)
    }
}

extension UIImage.SymbolWeight {
    init(_ weight: FontWeight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .thin: self = .thin
        case .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }
}

extension Diagnostic.Code {
    /// An image is in none of the folders, or is unreadable.
    public static let missingImage = Diagnostic.Code(rawValue: "missing-image")
    /// A colour set cannot be read.
    public static let missingColor = Diagnostic.Code(rawValue: "missing-color")
    /// A font is neither built in nor in a folder of the user.
    public static let missingFont = Diagnostic.Code(rawValue: "missing-font")
    /// A file that the layout names cannot be read.
    public static let unreadableFile = Diagnostic.Code(rawValue: "unreadable-file")
    /// A device is not in the catalogue.
    public static let unknownDevice = Diagnostic.Code(rawValue: "unknown-device")
}

extension UIFont.Weight {
    init(_ weight: FontWeight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .thin: self = .thin
        case .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }
}

extension UIFont.TextStyle {
    /// The style with a name of layout files. The parser accepts no other names.
    init(layoutName: String) {
        switch layoutName {
        case "largeTitle": self = .largeTitle
        case "title1": self = .title1
        case "title2": self = .title2
        case "title3": self = .title3
        case "headline": self = .headline
        case "subheadline": self = .subheadline
        case "callout": self = .callout
        case "footnote": self = .footnote
        case "caption1": self = .caption1
        case "caption2": self = .caption2
        default: self = .body
        }
    }
}
