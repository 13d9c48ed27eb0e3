internal import Basics
internal import CPango
internal import DisplayList
import Foundation

/// All available fonts, those of the system and those of the user, in one configuration, with one font map and one
/// registry of faces.
///
/// `Typesetter` ensures that only one thread uses it at a time.
final class FontLibrary {
    let map: FontMap
    let registry: FaceRegistry

    let fallback: FallbackFonts
    /// A font description that no text has. Pango gets it for text in a fallback face, so that it ends an item there.
    let fallbackMark = FontDescription()

    /// The positions at which lines may end in some scripts.
    private(set) lazy var dictionaryBreaks = DictionaryBreaks()

    private let configuration: FontConfiguration
    /// The characters of the system font's regular faces and of the user's fonts.
    private let coverage: FontCoverage
    private let catalogue: FontCatalogue
    /// The paths of the files in `FontPlaces.fonts`.
    private let namedPaths: Set<String>
    private var namedVersions: [String: String] = [:]
    /// The maximum size of a file, in bytes; the largest fonts of East Asian scripts are smaller.
    private static let fileLimit = 256 << 20
    /// The resolved requests, at most `resolvedLimit`.
    private var resolved: [FontRequest: ResolvedFont] = [:]
    private static let resolvedLimit = 512
    /// The reason why a face of the system font could not be loaded, for the first such face. Pango uses another face
    /// then.
    private var loadingFailure: TypesettingError?

    init(_ places: FontPlaces) throws(TypesettingError) {
        let systemFaces = try SystemFaces(searching: places.systemFontDirectories)
        configuration = try FontConfiguration()
        for path in try FontFiles.paths(in: places.fontDirectories) { _ = try configuration.add(path) }
        var named = Set<String>()
        for path in try FontFiles.paths(of: places.fonts) where try configuration.add(path) { named.insert(path) }
        namedPaths = named
        catalogue = FontCatalogue(systemFaces: systemFaces, userFaces: configuration.faces)
        try configuration.setEmojiFamilies(catalogue.emojiFamilies)
        for face in catalogue.initialFaces { _ = try configuration.add(face.path) }
        coverage = FontCoverage(of: configuration)
        registry = FaceRegistry(assigned: catalogue.userIDs)
        fallback = FallbackFonts(searching: places.fallbackDirectories, registry: registry)
        map = try FontMap(configuration: configuration)
        pango_font_description_set_family(fallbackMark.pointer, "fallback")
        pango_font_description_set_absolute_size(fallbackMark.pointer, FontMap.unitsPerPoint)
    }

    /// The families, each with the PostScript names of its faces, in the order of their names.
    var names: [String: [String]] { catalogue.names }

    /// The name and version of a face on which only some pictures depend: a fallback face, or one of
    /// `FontPlaces.fonts`.
    func version(of id: FontID) -> String? {
        if let version = registry.fallbackVersion(of: id) { return version }
        guard let path = registry.path(of: id), namedPaths.contains(path) else { return nil }
        if let version = namedVersions[path] { return version }
        // A font may change without a new version while it is designed, so the digest of its bytes is included.
        let digest = (try? BoundedFile.read(path, limit: FontLibrary.fileLimit)).map { "\(ContentDigest(of: $0))" }
        let version = "\(id.outlines.face.rawValue) \(digest ?? "unreadable")"
        namedVersions[path] = version
        return version
    }

    /// The reason why a requested face cannot be read. Text that was measured since may be wrong.
    var failure: TypesettingError? { loadingFailure ?? registry.failure ?? fallback.failure }

    /// Whether the system font or one of the user's fonts has a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar) }

    /// Whether one of the user's fonts has a character in colours.
    func coversInColor(_ scalar: Unicode.Scalar) -> Bool { coverage.containsColored(scalar) }

    func contains(named name: String) -> Bool { catalogue.contains(named: name) }

    func font(for request: FontRequest) -> ResolvedFont {
        let request = request.bounded
        if let font = resolved[request] { return font }
        if resolved.count >= FontLibrary.resolvedLimit {
            resolved.removeAll()
            // The memory of Pango must be freed, too: it keeps every size that was ever requested.
            map.configurationChanged()
        }
        let font = resolve(request)
        resolved[request] = font
        return font
    }

    private func resolve(_ request: FontRequest) -> ResolvedFont {
        let choice = catalogue.choice(for: request)
        load(choice.systemFaces)
        let size = request.pointSize
        let description = FontDescription()
        pango_font_description_set_family(description.pointer, choice.families.joined(separator: ","))
        pango_font_description_set_weight(description.pointer, PangoWeight(rawValue: UInt32(choice.weight)))
        pango_font_description_set_style(description.pointer, choice.style)
        pango_font_description_set_stretch(description.pointer, choice.stretch)
        pango_font_description_set_absolute_size(description.pointer, size * FontMap.unitsPerPoint)
        guard let font = map.loadFont(description.pointer) else {
            preconditionFailure("A face was loaded at birth, so Pango has one to offer")
        }
        defer { g_object_unref(font) }
        let face = registry.id(of: font)
        let measures = FaceMeasures(font, pointSize: size)
        return ResolvedFont(
            description: description, face: face, pointSize: size,
            metrics: choice.isSystem ? SystemFont.metrics(of: request) : measures.metrics,
            rules: measures.rules,
            system: choice.isSystem ? SystemGlyphs(request, font: font, faces: catalogue.systemIDs) : nil)
    }

    private func load(_ faces: [SystemFaces.Face]) {
        var hasChanged = false
        for face in faces {
            do throws(TypesettingError) {
                if try configuration.add(face.path) { hasChanged = true }
            } catch {
                loadingFailure = loadingFailure ?? error
            }
        }
        if hasChanged { map.configurationChanged() }
    }

    /// The scaled font of an id. An unknown id is looked up by name; if that fails, the system font is used. The caller
    /// destroys it.
    func makeScaledFont(_ id: FontID, pixelSize: CGFloat) -> OpaquePointer {
        if let font = registry.makeScaledFont(id, pixelSize: pixelSize) { return font }
        let standIn = font(for: FontRequest(family: .named(id.outlines.face.rawValue), pointSize: 17)).face
        guard let font = registry.makeScaledFont(standIn, pixelSize: pixelSize) else {
            preconditionFailure("A resolved font has its face registered")
        }
        return font
    }

    /// The fonts by name and version, then the libraries that set text. Fonts that only some texts have are left out:
    /// only pictures with these texts depend on them.
    func versions() throws(TypesettingError) -> [String] {
        try catalogue.versionedPaths.filter { !namedPaths.contains($0) }.map(FontConfiguration.version)
            + LibraryVersions.all
    }
}
