public import Foundation

extension UIImage {
    /// The configuration of an image.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits for which the image was chosen; nil if it was not chosen for traits.
        open private(set) var traitCollection: UITraitCollection?

        public override init() {
            super.init()
        }

        /// The same configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let copy = made()
            copy.traitCollection = traitCollection
            return copy as? Self ?? self
        }

        /// The configuration with the values that `otherConfiguration` states.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            let copy = made()
            copy.take(otherConfiguration)
            if let traits = otherConfiguration.traitCollection { copy.traitCollection = traits }
            return copy as? Self ?? self
        }

        /// A copy.
        func made() -> UIImage.Configuration {
            let copy = UIImage.Configuration()
            copy.traitCollection = traitCollection
            return copy
        }

        fileprivate final func copyTraits(of other: UIImage.Configuration) { traitCollection = other.traitCollection }

        /// Takes over the values that the other configuration states.
        func take(_ other: UIImage.Configuration) {}

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage.Configuration, type(of: self) == type(of: other) else { return false }
            return traitCollection == other.traitCollection
        }

        open override var hash: Int { traitCollection?.hashValue ?? 0 }
    }

    /// The thickness of a symbol's strokes, with UIKit's raw values.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of fonts that has the same name.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol beside text of the same point size, with UIKit's raw values.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The size, weight, scale and colours of a symbol.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        private(set) final var style = SymbolStyle()

        public required override init() {
            super.init()
        }

        public static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(SymbolStyle()) }

        convenience init(_ style: SymbolStyle) {
            self.init()
            self.style = style
        }

        /// - Parameter pointSize: the size of the font beside which the symbol has its size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolStyle(pointSize: pointSize))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(SymbolStyle(weight: weight))
        }

        public convenience init(scale: SymbolScale) {
            self.init(SymbolStyle(scale: scale))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// A configuration that follows a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolStyle(textStyle: textStyle.rawValue))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolStyle(textStyle: textStyle.rawValue, scale: scale))
        }

        /// A configuration with the size and the weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// A configuration with the size and the weight of a font.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolStyle(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale))
        }

        /// A configuration in which the symbol's layers have shades of a colour. Of the icons that stand in for symbols,
        /// only those that are composed have two layers: `heart.circle.fill` is a heart in front of a disc.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolStyle(colors: [hierarchicalColor], isHierarchical: true))
        }

        /// A configuration in which each of the symbol's layers has a colour. Of the icons that stand in for symbols, only
        /// those that are composed have two layers; others have the first colour.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolStyle(colors: paletteColors))
        }

        public static func preferringMulticolor() -> Self { Self() }
        public static func preferringMonochrome() -> Self { Self() }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage.SymbolConfiguration else { return false }
            return super.isEqual(object) && style == other.style
        }

        /// Whether the values are the same.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        open override var hash: Int { style.hashValue }

        open func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        open func withoutScale() -> Self { changed { $0.scale = .unspecified } }
        open func withoutWeight() -> Self { changed { $0.weight = .unspecified } }

        open func withoutPointSizeAndWeight() -> Self {
            changed {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }

        private func changed(_ change: (inout SymbolStyle) -> Void) -> Self {
            guard let copy = made() as? Self else { return self }
            change(&copy.style)
            return copy
        }

        override func made() -> UIImage.Configuration {
            let copy = type(of: self).init()
            copy.style = style
            copy.copyTraits(of: self)
            return copy
        }

        override func take(_ other: UIImage.Configuration) {
            guard let other = other as? UIImage.SymbolConfiguration else { return }
            style = style.applying(other.style)
        }

    }
}

extension UIImage.SymbolWeight {
    /// The weight nearest to one of a font.
    fileprivate init(_ weight: UIFont.Weight) {
        let all = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
            .compactMap(UIImage.SymbolWeight.init(rawValue:))
        self =
            all.min {
                abs($0.fontWeight().rawValue - weight.rawValue) < abs($1.fontWeight().rawValue - weight.rawValue)
            } ?? .regular
    }
}
