internal import CPango
internal import DisplayList
import Foundation

/// The faces that glyph runs refer to by id, and the scaled fonts that draw them. Owns its C objects.
final class FaceRegistry {
    /// One face of one file, with one setting of a variable font's axes.
    struct Key: Hashable {
        var path: String
        var index: Int32
        var variations: String?
    }

    private struct Face {
        var handle: OpaquePointer
        var path: String
        var index: Int32
    }

    private struct ScaledKey: Hashable {
        var id: FontID
        var pixelSize: CGFloat
    }

    /// The maximum number of scaled fonts. At this number, all are dropped.
    private static let scaledFontLimit = 256
    /// A size in pixels that any font can have.
    private static let trialSize: CGFloat = 16

    /// Ids that are assigned in advance, to files whose PostScript names collide.
    private let assigned: [Key: FontID]
    private var ids: [Key: FontID] = [:]
    private var faces: [FontID: Face] = [:]
    /// The reason why a face cannot be measured or drawn; if there are several, of the first one. fontconfig has read
    /// the file, but HarfBuzz and cairo each open it again, and do not report an error.
    private(set) var failure: TypesettingError?
    private var scaledFonts: [ScaledKey: OpaquePointer] = [:]
    /// The faces whose glyphs may be pictures, filled on demand.
    private var pictured: [FontID: FontFace?] = [:]
    /// The name and version of each fallback face.
    private var fallbackVersions: [FontID: String] = [:]

    init(assigned: [Key: FontID]) {
        self.assigned = assigned
    }

    deinit {
        for font in scaledFonts.values { cairo_scaled_font_destroy(font) }
        for face in faces.values { cairo_font_face_destroy(face.handle) }
    }

    /// Registers the face of a font, and returns its id.
    func id(of font: UnsafeMutablePointer<PangoFont>) -> FontID {
        let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        guard let pattern, let path = pattern.string(FC_FILE) else { return FontID("") }
        errno = 0
        if FaceRegistry.isEmpty(font) { failure = failure ?? FontConfiguration.failure(of: path) }
        let key = Key(
            path: path, index: pattern.integer(FC_INDEX) ?? 0, variations: pattern.string(FC_FONT_VARIATIONS))
        if let id = ids[key] { return id }
        var id =
            assigned[Key(path: key.path, index: key.index, variations: nil)]
            ?? FontID(pattern.string(FC_POSTSCRIPT_NAME) ?? FontConfiguration.stem(path))
        if let variations = key.variations, !variations.isEmpty { id = FontID("\(id.rawValue)[\(variations)]") }
        ids[key] = id
        if faces[id] == nil, let handle = cairo_ft_font_face_create_for_pattern(pattern) {
            faces[id] = Face(handle: handle, path: path, index: key.index)
            open(id)
        }
        return id
    }

    /// Registers a fallback face, and returns its id. The user's own fonts keep their names.
    func register(_ font: FontFace) -> FontID {
        let name = font.postScriptName
        var id = FontID(name)
        if faces[id] != nil || assigned.values.contains(id) { id = FontID("\(name)~fallback") }
        guard let pattern = FcPatternCreate() else { return id }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, font.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(font.index))
        if let handle = cairo_ft_font_face_create_for_pattern(pattern) {
            faces[id] = Face(handle: handle, path: font.path, index: Int32(font.index))
            // Cairo cannot make an outline from a picture.
            if !font.isColored { open(id) }
        }
        pictured[id] = .some(font)
        fallbackVersions[id] = "\(id.rawValue) \(String(format: "%.3f", locale: nil, font.revision))"
        return id
    }

    /// The file of a face.
    func path(of id: FontID) -> String? { faces[id.outlines.face]?.path }

    /// The name and version of a face, if it is a fallback.
    func fallbackVersion(of id: FontID) -> String? { fallbackVersions[id.outlines.face] }

    /// A glyph that is a picture; nil for an outline.
    func picture(of glyph: UInt32, in id: FontID) -> GlyphPicture? {
        if let known = pictured[id] { return known?.picture(of: glyph) }
        let font = faces[id].flatMap { FontFace(path: $0.path, index: UInt32(truncatingIfNeeded: $0.index)) }
        pictured[id] = .some(font)
        return font?.picture(of: glyph)
    }

    /// Whether HarfBuzz could not read the font's file. Opens the file if HarfBuzz has not yet done so.
    private static func isEmpty(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard let face = hb_font_get_face(pango_font_get_hb_font(font)), hb_face_get_glyph_count(face) == 0 else {
            return false
        }
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) == 0
    }

    /// Lets cairo open the file of a face before Pango does. Pango would print a warning and continue without the face.
    private func open(_ id: FontID) {
        errno = 0
        guard let font = makeScaledFont(id, pixelSize: FaceRegistry.trialSize) else { return }
        defer { cairo_scaled_font_destroy(font) }
        guard cairo_scaled_font_status(font) == CAIRO_STATUS_NO_MEMORY else { return }
        failure = failure ?? refusal(of: id)
    }

    /// The reason why the system does not let the file of a face be opened; nil if it does.
    func refusal(of id: FontID) -> TypesettingError? {
        faces[id.outlines.face].flatMap { FontConfiguration.refusal(of: $0.path) }
    }

    /// The factor for Pango's metrics of a font. A font of bitmaps, such as coloured emoji, is measured in the one size
    /// that it has, and drawn in the size that is requested.
    static func scale(of font: UnsafeMutablePointer<PangoFont>, pointSize: CGFloat) -> CGFloat {
        let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        guard let pattern, pattern.boolean(FC_OUTLINE) == false, let size = pattern.double(FC_PIXEL_SIZE), size > 0
        else { return 1 }
        return pointSize / size
    }

    /// The face at a size in pixels; nil for an unknown id. The caller destroys it.
    func makeScaledFont(_ id: FontID, pixelSize: CGFloat) -> OpaquePointer? {
        let key = ScaledKey(id: id, pixelSize: pixelSize)
        if let font = scaledFonts[key] { return cairo_scaled_font_reference(font) }
        let outlines = id.outlines
        guard let face = faces[outlines.face] else { return nil }
        var fontMatrix = cairo_matrix_t()
        var identity = cairo_matrix_t()
        cairo_matrix_init_scale(&fontMatrix, pixelSize * outlines.width, pixelSize)
        cairo_matrix_init_identity(&identity)
        let options = FontMap.makeOptions()
        defer { cairo_font_options_destroy(options) }
        guard let font = cairo_scaled_font_create(face.handle, &fontMatrix, &identity, options) else { return nil }
        // A scaled font that failed is not cached, because it would not be equal to a later one.
        guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return font }
        if scaledFonts.count >= FaceRegistry.scaledFontLimit {
            for font in scaledFonts.values { cairo_scaled_font_destroy(font) }
            scaledFonts.removeAll()
        }
        scaledFonts[key] = font
        return cairo_scaled_font_reference(font)
    }
}
