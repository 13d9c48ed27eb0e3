internal import DisplayList
import Foundation

/// Sets text with the fonts of one library, and caches the results. It must be used by one thread at a time.
final class TypesettingEngine {
    private struct Request: Hashable {
        var text: StyledText
        var width: CGFloat
        var maximumLines: Int
    }

    private let library: FontLibrary
    /// The younger of two generations of the cache. When it is full, it becomes the older one, and the older one is
    /// dropped.
    private var recent: [Request: TypesetText] = [:]
    private var older: [Request: TypesetText] = [:]
    private var versions: [String]?

    private static let generationSize = 256
    /// The size of the longest text whose result is cached.
    private static let rememberedBytes = 2_048

    init(_ places: FontPlaces) throws(TypesettingError) {
        library = try FontLibrary(places)
    }

    var fontNames: [String: [String]] { library.names }

    func metrics(of font: FontRequest) -> FontMetrics { library.font(for: font).metrics }

    func fontExists(named name: String) -> Bool { library.contains(named: name) }

    /// The reason why texts were set in another font than the requested one.
    var failure: TypesettingError? { library.failure }

    func refusal(of id: FontID) -> TypesettingError? { library.registry.refusal(of: id) }

    /// The additional fonts among `ids`, beyond those that every picture uses, as sorted names and versions.
    func ownVersions(of ids: Set<FontID>) -> [String] {
        Set(ids.compactMap(library.version)).sorted()
    }

    func explanation(of missing: String, hanForms: HanForms) -> [MissingGlyphs] {
        library.fallback.explanation(of: missing, han: hanForms)
    }

    func picture(of glyph: UInt32, in id: FontID) -> GlyphPicture? { library.registry.picture(of: glyph, in: id) }

    func fontVersions() throws(TypesettingError) -> [String] {
        if let versions { return versions }
        let found = try library.versions()
        versions = found
        return found
    }

    func makeScaledFont(_ id: FontID, pixelSize: CGFloat) -> OpaquePointer {
        library.makeScaledFont(id, pixelSize: pixelSize.clamped(to: TypesettingLimits.pixelSizes))
    }

    func typeset(_ text: StyledText, width: CGFloat, maximumLines: Int) -> TypesetText {
        let request = Request(text: text, width: width.boundedWidth, maximumLines: max(0, maximumLines))
        if let result = recent[request] { return result }
        let result = older[request] ?? set(request)
        guard text.runs.reduce(0, { $0 + $1.text.utf8.count }) <= TypesettingEngine.rememberedBytes else {
            return result
        }
        if recent.count >= TypesettingEngine.generationSize {
            older = recent
            recent = [:]
        }
        recent[request] = result
        return result
    }

    private func set(_ request: Request) -> TypesetText {
        let shaper = Shaper(request.text, library: library)
        var composer = LineComposer(
            shaper: shaper, width: request.width, maximumLines: request.maximumLines)
        composer.compose()
        let placer = LinePlacer(
            shaper: shaper, width: request.width, paragraphs: composer.paragraphs)
        let placed = placer.place(composer.lines)
        return TypesetText(
            lines: placed.lines, size: placed.size, isTruncated: composer.isTruncated,
            missingCharacters: String(shaper.missing),
            hasFallback: composer.paragraphs.contains { $0.faces.contains(where: \.isFallback) })
    }
}
