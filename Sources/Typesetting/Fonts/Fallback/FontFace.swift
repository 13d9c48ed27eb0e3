internal import CPango
internal import DisplayList
import Foundation

/// A face of a font file, read by HarfBuzz, in the font's own units. Owns its C object.
final class FontFace {
    let path: String
    let index: UInt32
    let unitsPerEm: CGFloat
    /// Whether the face's glyphs are pictures with their own colours.
    let isColored: Bool
    /// A `hb_font_t`.
    let font: OpaquePointer

    /// Fails for a file that cannot be read or has no such face.
    init?(path: String, index: UInt32) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, index) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0, let font = hb_font_create(face) else {
            return nil
        }
        self.path = path
        self.index = index
        self.font = font
        unitsPerEm = CGFloat(hb_face_get_upem(face))
        isColored = hb_ot_color_has_png(face) != 0
    }

    deinit {
        hb_font_destroy(font)
    }

    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    var postScriptName: String {
        var buffer = [CChar](repeating: 0, count: 128)
        var count = UInt32(buffer.count)
        hb_ot_name_get_utf8(hb_font_get_face(font), hb_ot_name_id_t(6), nil, &count, &buffer)
        let name = String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return name.isEmpty ? FontConfiguration.stem(path) : name
    }

    /// The `head` table's revision, with 16 bits before the point and 16 after it.
    var revision: Double {
        guard let table = hb_face_reference_table(hb_font_get_face(font), FontFace.headTag) else { return 0 }
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(table, &length), length >= 8 else { return 0 }
        let number = UnsafeRawPointer(data).loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        return Double(UInt32(bigEndian: number)) / 65536
    }

    private static let headTag: hb_tag_t = 0x6865_6164

    /// The picture of a glyph: its PNG file and the part of the em square that it covers, y downward from the baseline.
    /// Nil for an outline.
    func picture(of glyph: UInt32) -> GlyphPicture? {
        var extents = hb_glyph_extents_t()
        guard isColored, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return nil }
        let box = CGRect(
            x: CGFloat(extents.x_bearing) / unitsPerEm, y: -CGFloat(extents.y_bearing) / unitsPerEm,
            width: CGFloat(extents.width) / unitsPerEm, height: -CGFloat(extents.height) / unitsPerEm)
        return GlyphPicture(png: Data(bytes: data, count: Int(length)), box: box, path: path)
    }
}
