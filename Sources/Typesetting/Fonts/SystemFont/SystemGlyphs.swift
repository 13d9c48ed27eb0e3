internal import CPango
import DisplayList
import Foundation

/// The system font at one size and weight: Inter's glyphs, centred in San Francisco's widths.
///
/// Characters without a width of their own follow behaviour.md §12: a letter with a mark has the width of the letter,
/// all others have Inter's width times a factor.
final class SystemGlyphs {
    struct Glyph {
        var index: UInt32
        /// San Francisco's advance without tracking, in points.
        var advance: CGFloat
        /// The distance of the glyph from the start of its advance, to the right, in points.
        var shift: CGFloat
    }

    /// The glyphs of the characters from the space to the tilde; nil if Inter lacks one of them, and in the monospaced
    /// design.
    let ascii: [Glyph]?
    /// The space that is added after each character, in points.
    let tracking: CGFloat

    private let advances: [CGFloat]
    private let ellipsisAdvance: CGFloat
    private let emDashAdvance: CGFloat
    private let shares: MasterShares
    /// The factor for Inter's advances of other characters.
    private let otherRatio: CGFloat
    private let faces: Set<FontID>
    private let design: FontRequest.Design
    private let monospacedAdvance: CGFloat
    /// Whether pairs of letters have San Francisco's kerning.
    private let kernsPairs: Bool

    /// - Parameters:
    ///   - font: Inter in the size of the request.
    ///   - faces: the ids of Inter's faces.
    init(_ request: FontRequest, font: UnsafeMutablePointer<PangoFont>, faces: Set<FontID>) {
        let size = request.pointSize
        let all = MasterShares(request, isItalic: request.isItalic)
        let upright = MasterShares(request, isItalic: false)
        let figureAdvance = SystemFont.figureAdvance(upright)
        let standIn = request.isItalic ? nil : request.cut.standIn?.advances
        let advances =
            standIn?.map { CGFloat($0) / 1000 * size }
            ?? SystemAdvances.masters.enumerated().map { index, masters in
                request.design == .monospacedDigits && SystemGlyphs.isDigit(UInt8(index) + SystemGlyphs.first)
                    ? figureAdvance : masters(all)
            }
        kernsPairs = standIn == nil
        ellipsisAdvance = SystemFont.ellipsisAdvance(upright)
        emDashAdvance = size * SystemFont.emDashAdvance
        otherRatio = SystemFont.otherRatio(
            Design(request), weight: request.weight, isItalic: request.isItalic)
        let isMonospaced = request.design == .monospaced
        tracking = isMonospaced || standIn != nil ? 0 : SystemFont.tracking(pointSize: size, request.cut)
        ascii = isMonospaced ? nil : SystemGlyphs.glyphs(of: font, advances: advances)
        monospacedAdvance = size * SystemFont.monospacedAdvance(request.cut)
        shares = upright
        design = request.design
        self.advances = advances
        self.faces = faces
    }

    private typealias Design = SystemFont.Design

    static let first = UInt8(ascii: " ")

    private static func glyphs(of font: UnsafeMutablePointer<PangoFont>, advances: [CGFloat]) -> [Glyph]? {
        let outlines = pango_font_get_hb_font(font)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(advances.count)
        for (place, advance) in advances.enumerated() {
            var index: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(outlines, hb_codepoint_t(place) + hb_codepoint_t(first), &index) != 0
            else { return nil }
            let natural = CGFloat(hb_font_get_glyph_h_advance(outlines, index)) / FontMap.unitsPerPoint
            glyphs.append(
                Glyph(index: index, advance: advance, shift: (advance - natural * SystemFont.outlineScale) / 2))
        }
        return glyphs
    }

    /// Whether a face is one of Inter's, which is measured as San Francisco.
    func owns(_ face: FontID) -> Bool { faces.contains(face) }

    /// The kerning between two ASCII characters, in points.
    func kerning(_ left: UInt8, _ right: UInt8) -> CGFloat {
        guard kernsPairs, let masters = SystemKerning.shared.masters(left, right) else { return 0 }
        switch design {
        case .standard, .serif, .rounded: return masters(shares)
        case .monospacedDigits:
            return SystemGlyphs.isDigit(left) || SystemGlyphs.isDigit(right) ? 0 : masters(shares)
        case .monospaced: return 0
        }
    }

    /// The advance without tracking, in points.
    /// - Parameter natural: Inter's advance at the full size.
    func advance(of scalar: Unicode.Scalar, natural: CGFloat) -> CGFloat {
        if design == .monospaced { return monospacedAdvance }
        if let letter = SystemGlyphs.letter(of: scalar) { return advances[Int(letter - SystemGlyphs.first)] }
        return switch scalar {
        case "…": ellipsisAdvance
        case "—": emDashAdvance
        default: natural * otherRatio
        }
    }

    /// The percentage of its width at which an outline is drawn, if it would touch its neighbours otherwise. Nil for
    /// all others. In the monospaced design, Inter has no outlines of its own, and San Francisco's ellipsis may be
    /// narrower than Inter's.
    /// - Parameter natural: Inter's advance at the full size.
    func narrowing(of scalar: Unicode.Scalar, natural: CGFloat) -> Int? {
        guard design == .monospaced || scalar == "…" else { return nil }
        let share = advance(of: scalar, natural: natural) / (natural * SystemFont.outlineScale)
        return share < 1 ? Int(share * 100) : nil
    }

    /// The ASCII character by which another is measured: itself, or the letter without its marks.
    static func letter(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x20..<0x7F: return UInt8(scalar.value)
        case 0xA0: return first
        case 0xC0..<0x2C00:
            var parts: [gunichar] = [0, 0]
            guard g_unichar_fully_decompose(scalar.value, gboolean(0), &parts, 2) > 1 else { return nil }
            return UInt8(exactly: parts[0]).flatMap { $0.isLetter ? $0 : nil }
        default: return nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

extension UInt8 {
    /// Whether an ASCII character is a letter.
    var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
}
