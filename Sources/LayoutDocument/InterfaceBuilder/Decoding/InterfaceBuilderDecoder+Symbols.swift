import Foundation
import KitSchema

extension InterfaceBuilderDecoder {
    /// The size of a symbol; nil if it is not known and the document has no preview of the symbol.
    ///
    /// The size follows from the point size and the scale of the symbol's configuration; without a configuration, the
    /// point size is 17. If the symbol is not among ``measuredSymbols``, its area is that of a square of 1.17 times the
    /// point size, like most symbols (format.md §9), and its aspect ratio is that of the preview.
    func symbolSize(
        _ name: String, preview: CGSize?, _ element: DocumentElement, _ reference: DocumentElement?
    ) -> CGSize? {
        let configuration = element.children.first { $0.name == "preferredSymbolConfiguration" }
        let font = configuration?.child("fontDescription")
        let told = [configuration?["pointSize"], font?["pointSize"]].lazy.compactMap { $0.flatMap(Double.init) }
            .first { (1...1000).contains($0) }
        let points = told ?? font?["style"].flatMap { Spelling.textStyleSizes[$0] } ?? 17
        let scale = configuration?["scale"] ?? reference?["symbolScale"]
        let factor = scale == "small" ? 0.78 : scale == "large" ? 1.29 : 1
        if let measured = Self.measuredSymbols[name] {
            // The lengths are rounded to a thousandth, so that half points stay exact.
            let lengths = [measured.width, measured.height].map { ($0 * points * factor * 1000).rounded() / 1000 }
            return CGSize(width: lengths[0], height: lengths[1])
        }
        guard let preview else { return nil }
        let side = 1.17 * points * factor
        guard preview.width > 0, preview.height > 0 else { return CGSize(width: side, height: side) }
        let shape = (preview.width / preview.height).squareRoot()
        return CGSize(width: side * shape, height: side / shape)
    }

    /// The sizes of symbols that documents show, in the medium scale, as multiples of the font's size.
    private static let measuredSymbols: [String: (width: Double, height: Double)] = [
        "calendar": (25.5 / 21.93, 21 / 21.93),
        "chevron.right": (12.5 / 17, 16.5 / 17),
        "line.3.horizontal": (26 / 21.93, 13 / 21.93),
        "memories": (28.5 / 22, 24.5 / 22),
        "play.fill": (28.5 / 32, 31.5 / 32),
        "plus.circle": (25 / 21.93, 24 / 21.93),
        "record.circle": (37.5 / 32, 36.0 / 32),
        "square.and.arrow.up": (36.0 / 32, 39.5 / 32),
        "square.and.pencil": (26.5 / 22, 25.0 / 22),
        "timer": (14.0 / 12, 14.0 / 12),
        "video": (71.0 / 50, 47.67 / 50),
    ]
}
