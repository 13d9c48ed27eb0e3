import Assets
import DisplayList
import Foundation
import KitValues

/// The symbol that an image shows.
package struct SymbolImage: Hashable {
    package let name: String
    package var style: SymbolStyle
    /// The size that a document gives the image; nil for the symbol's own.
    var givenSize: CGSize?
    /// The traits that text styles follow.
    var traits: UITraitCollection
    /// The part of a variable symbol that is shown, from 0 to 1; nil for all of it. The icons are shown whole.
    var variableValue: Double?

    /// The drawing of a symbol of an asset catalogue; nil for a system symbol.
    var own: SymbolOutline?

    /// The drawing's parts.
    package var figure: SymbolFigure {
        own.map(SymbolFigure.outline) ?? SymbolFigure(named: name, inParts: style.layerColors.count > 1)
    }

    var pointSize: CGFloat { style.pointSize(in: traits) }

    /// The width of strokes, in points.
    var stroke: CGFloat { style.stroke * pointSize }

    func metrics(_ figure: SymbolFigure) -> SymbolMetrics {
        SymbolMetrics(
            size17: figure.imageSize, side17: figure.sideInset, style: style, pointSize: pointSize,
            pixels: max(traits.displayScale, 1))
    }

    package static func == (one: SymbolImage, other: SymbolImage) -> Bool {
        one.name == other.name && one.style == other.style && one.givenSize == other.givenSize
            && one.variableValue == other.variableValue
            && one.own == other.own
            && one.pointSize == other.pointSize && one.traits.displayScale == other.traits.displayScale
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(style)
    }
}

extension UIImage {
    /// Draws the symbol so that its image fills `rect`.
    final func drawSymbol(_ symbol: SymbolImage, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let metrics = symbolMetrics else { return }
        let rect = rect.standardized
        guard rect.isFiniteRect, rect.width > 0, rect.height > 0 else { return }
        let figure = symbol.figure
        if figure.isUnknown { context.noteUnknownSymbol(symbol.name) }
        let across = rect.width / size.width
        let down = rect.height / size.height
        let insets = metrics.insets
        let ink = CGRect(
            x: rect.minX + insets.left * across, y: rect.minY + insets.top * down,
            width: max(rect.width - (insets.left + insets.right) * across, 0.01),
            height: max(rect.height - (insets.top + insets.bottom) * down, 0.01))
        let stroke = symbol.stroke * (across * down).squareRoot()
        let colors = (tint.map { [$0] } ?? symbol.style.layerColors).map { $0.rgba(in: .current) }
        context.draw(SymbolImage.commands(figure, in: ink, stroke: stroke, colors: colors))
    }
}

extension SymbolImage {
    /// A symbol with a colour, or with one for its front and one for its back part.
    fileprivate static func commands(
        _ figure: SymbolFigure, in ink: CGRect, stroke: CGFloat, colors: [RGBAColor]
    ) -> [DisplayCommand] {
        /// Parts overlap: as a whole, a translucent symbol is as dark where they do as elsewhere.
        func faded(_ color: RGBAColor, _ commands: (SymbolDrawing) -> [DisplayCommand]) -> [DisplayCommand] {
            var opaque = color
            opaque.alpha = 1
            let drawn = commands(SymbolDrawing(color: opaque, stroke: stroke))
            return color.alpha < 1 ? [.layer(Layer(opacity: color.alpha, commands: drawn))] : drawn
        }
        let first = colors.first ?? .black
        if colors.count > 1, SymbolDrawing(color: first, stroke: stroke).parts(figure, in: ink) != nil {
            return faded(colors[1]) { $0.parts(figure, in: ink)?.back ?? [] }
                + faded(first) { $0.parts(figure, in: ink)?.front ?? [] }
        }
        return faded(first) { $0.commands(figure, in: ink) }
    }
}

extension UIImage {
    /// Whether views show the image in their tint colour: templates, and symbols without colours of their own.
    final var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: symbol?.style.colors.isEmpty == true && tint == nil
        }
    }
}
