internal import CPango
internal import DisplayList
import Foundation

/// Converts characters to glyphs: Pango chooses fonts, determines directions and shapes; this class makes clusters of
/// the result.
final class Shaper {
    let source: SourceText
    let looks: [RunLook]
    /// The characters that no font has a glyph for, each once, in the order of the text.
    private(set) var missing: [Character] = []

    let library: FontLibrary
    let hanForms: HanForms
    /// The style of paragraphs whose runs have none of their own, with numbers within the limits.
    private let style: ParagraphStyle
    private var ellipses: [Int: Ellipsis] = [:]

    init(_ text: StyledText, library: FontLibrary) {
        source = SourceText(text)
        looks = text.runs.map { RunLook($0, library: library) }
        hanForms = text.paragraph.hanForms
        style = text.paragraph.bounded
        self.library = library
    }

    /// The style of a paragraph, which is that of its first character.
    private func style(at start: Int) -> ParagraphStyle {
        guard !looks.isEmpty else { return style }
        return looks[source.run(at: start)].run.paragraph?.bounded ?? style
    }

    /// Shapes a paragraph of the source. Its direction follows from its first strong character, or without one from its
    /// style.
    func shape(_ range: Range<Int>) -> ShapedParagraph {
        var paragraph = ShapedParagraph(
            bytes: range, style: style(at: range.lowerBound), endRun: source.run(at: range.upperBound), level: 0)
        paragraph.clusters.reserveCapacity(range.count)
        paragraph.glyphs.reserveCapacity(range.count)
        if setPlainly(&paragraph) { return paragraph }
        source.withCharacters(in: range) { text in
            paragraph.level = level(of: text, isRightToLeft: paragraph.style.isRightToLeft)
            let pieces = fallbackPieces(in: range)
            let attributes = attributes(for: range, without: pieces)
            defer { pango_attr_list_unref(attributes) }
            var builder = ClusterBuilder(source: source, looks: looks, paragraph: paragraph)
            itemize(text, in: range, isRightToLeft: paragraph.level == 1, attributes: attributes, without: pieces) {
                part in
                switch part {
                case .shaped(let item, let face, let glyphs): builder.append(item, in: face, glyphs)
                case .fallback(let bytes, let face, let level): builder.append(bytes, in: face, level: level, of: text)
                }
            }
            paragraph = builder.paragraph
        }
        if paragraph.clusters.contains(where: { $0.traits.contains(.missing) }) { settleMissing(&paragraph) }
        return paragraph
    }

    private func level(of text: UnsafeBufferPointer<CChar>, isRightToLeft: Bool) -> UInt8 {
        guard !text.isEmpty else { return isRightToLeft ? 1 : 0 }
        switch pango_find_base_dir(text.baseAddress, gint(text.count)) {
        case PANGO_DIRECTION_RTL: return 1
        case PANGO_DIRECTION_LTR: return 0
        default: return isRightToLeft ? 1 : 0
        }
    }

    /// The attributes for Pango: one font and one set of features for each run, so that no glyph belongs to two runs.
    /// Pieces with a fallback face get a font that no text has, so that Pango ends an item there.
    private func attributes(for range: Range<Int>, without pieces: [FallbackPiece]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var index = source.run(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(source.runEnds[index], range.upperBound)
            if end > start {
                let look = looks[index]
                let bounds = UInt32(start - range.lowerBound)..<UInt32(end - range.lowerBound)
                var rest = start
                for piece in pieces where piece.bytes.upperBound > start && piece.bytes.lowerBound < end {
                    let cut = piece.bytes.clamped(to: start..<end)
                    insert(look.font.description, over: rest..<cut.lowerBound, of: range, into: list)
                    insert(library.fallbackMark, over: cut, of: range, into: list)
                    rest = cut.upperBound
                }
                insert(look.font.description, over: rest..<end, of: range, into: list)
                let features = look.fontFeatures
                if !features.isEmpty { Shaper.insert(pango_attr_font_features_new(features), over: bounds, into: list) }
            }
            start = end
            index += 1
        }
        return list
    }

    private func insert(
        _ font: FontDescription, over bytes: Range<Int>, of paragraph: Range<Int>, into list: OpaquePointer?
    ) {
        guard !bytes.isEmpty else { return }
        let start = paragraph.lowerBound
        Shaper.insert(
            pango_attr_font_desc_new(font.pointer),
            over: UInt32(bytes.lowerBound - start)..<UInt32(bytes.upperBound - start), into: list)
    }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, over bounds: Range<UInt32>, into list: OpaquePointer?
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = bounds.lowerBound
        attribute.pointee.end_index = bounds.upperBound
        // The list owns the attribute from here on.
        pango_attr_list_insert(list, attribute)
    }

    /// A part of a paragraph with one font and one direction.
    private enum Part {
        case shaped(UnsafeMutablePointer<PangoItem>, FontID, UnsafeMutablePointer<PangoGlyphString>)
        /// A range of the whole text that is still to be shaped.
        case fallback(Range<Int>, FallbackFonts.Face, level: UInt8)
    }

    /// Calls `body` with each part of a paragraph in logical order.
    private func itemize(
        _ text: UnsafeBufferPointer<CChar>, in paragraph: Range<Int>, isRightToLeft: Bool, attributes: OpaquePointer?,
        without pieces: [FallbackPiece], _ body: (Part) -> Void
    ) {
        guard !text.isEmpty, let glyphs = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(glyphs) }
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let length = gint(text.count)
        // Pango ends items where scripts change, but the fallback face joins the letters of a whole piece.
        var standing: (bytes: Range<Int>, face: FallbackFonts.Face, level: UInt8)?
        func finishStanding() {
            if let part = standing { body(.fallback(part.bytes, part.face, level: part.level)) }
            standing = nil
        }
        var items = pango_itemize_with_base_dir(
            library.map.context, direction, text.baseAddress, 0, length, attributes, nil)
        // Each link is freed once its item is shaped.
        while items != nil {
            if let item = g_list_nth_data(items, 0)?.assumingMemoryBound(to: PangoItem.self) {
                let start = paragraph.lowerBound + Int(item.pointee.offset)
                let bytes = start..<start + Int(item.pointee.length)
                let own = pieces.filter { $0.bytes.overlaps(bytes) }
                if own.isEmpty {
                    finishStanding()
                    // The face comes first, because only opening it shows whether it can be read.
                    let face = item.pointee.analysis.font.map(library.registry.id)
                    pango_shape_item(item, text.baseAddress, length, nil, glyphs, PANGO_SHAPE_NONE)
                    if let face { body(.shaped(item, face, glyphs)) }
                }
                for piece in own {
                    let cut = piece.bytes.clamped(to: bytes)
                    let level = item.pointee.analysis.level
                    if let part = standing, part.face.id == piece.face.id, part.level == level,
                        part.bytes.upperBound == cut.lowerBound, cut.lowerBound > piece.bytes.lowerBound
                    {
                        standing?.bytes = part.bytes.lowerBound..<cut.upperBound
                    } else {
                        finishStanding()
                        standing = (cut, piece.face, level)
                    }
                }
                pango_item_free(item)
            }
            items = g_list_delete_link(items, items)
        }
        finishStanding()
    }

    // MARK: Boundaries

    /// Marks the boundaries of characters and lines. It is needed only for text that does not fit on its line.
    func markBoundaries(_ paragraph: inout ShapedParagraph) {
        guard !paragraph.hasBoundaries else { return }
        paragraph.hasBoundaries = true
        source.withCharacters(in: paragraph.bytes) { text in
            // There is one element more than characters; the last one describes the end.
            let count = source.characterCount(in: paragraph.bytes) + 1
            var boundaries = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
            pango_get_log_attrs(
                text.baseAddress, gint(text.count), -1, library.map.language, &boundaries, gint(count))
            let keepsHangul = paragraph.style.lineBreakStrategy.contains(.hangulWordPriority)
            var followsHangul = false
            var character = 0
            for index in paragraph.clusters.indices {
                let boundary = boundaries[character]
                let isHangul = keepsHangul && firstScalar(of: paragraph.clusters[index]).isHangul
                if boundary.is_cursor_position != 0 { paragraph.clusters[index].traits.insert(.beginsCharacter) }
                if boundary.is_line_break != 0, !(isHangul && followsHangul) {
                    paragraph.clusters[index].traits.insert(.mayBeginLine)
                }
                followsHangul = isHangul
                character += source.characterCount(in: paragraph.clusters[index].bytes)
            }
            markWords(of: &paragraph, in: text)
        }
    }

    /// Marks the words of scripts without spaces, with which lines may begin.
    private func markWords(of paragraph: inout ShapedParagraph, in text: UnsafeBufferPointer<CChar>) {
        let clusters = paragraph.clusters
        let origin = paragraph.bytes.lowerBound
        var first = 0
        while first < clusters.count {
            var next = first
            while next < clusters.count, DictionaryBreaks.decides(firstScalar(of: clusters[next])) { next += 1 }
            if next > first, let breaks = library.dictionaryBreaks {
                let start = clusters[first].bytes.lowerBound
                let stretch = text[start - origin..<clusters[next - 1].bytes.upperBound - origin]
                let words = Set(breaks.wordStarts(in: UnsafeBufferPointer(rebasing: stretch)))
                for index in first..<next where words.contains(clusters[index].bytes.lowerBound - start) {
                    paragraph.clusters[index].traits.insert(.mayBeginLine)
                }
            }
            first = next + 1
        }
    }

    private func firstScalar(of cluster: Cluster) -> Unicode.Scalar {
        source.bytes.scalar(at: cluster.bytes.lowerBound)
    }

    // MARK: Characters without a glyph

    /// Replaces missing characters by boxes: one box for each character, even if it consists of several scalars.
    private func settleMissing(_ paragraph: inout ShapedParagraph) {
        markBoundaries(&paragraph)
        var first = 0
        while first < paragraph.clusters.count {
            var next = first + 1
            while next < paragraph.clusters.count, !paragraph.clusters[next].traits.contains(.beginsCharacter) {
                next += 1
            }
            let members = first..<next
            let absent = members.filter { paragraph.clusters[$0].traits.contains(.missing) }
            if let shown = absent.first {
                for index in absent.dropFirst() {
                    paragraph.clusters[index].advance = 0
                    paragraph.clusters[index].traits.remove(.missing)
                }
                let cluster = paragraph.clusters[shown]
                let look = looks[cluster.run]
                let scalar = source.bytes.scalar(at: cluster.bytes.lowerBound)
                let isWide = g_unichar_iswide(scalar.value) != 0 || scalar.properties.isEmojiPresentation
                paragraph.clusters[shown].advance =
                    look.font.pointSize * (isWide ? MissingGlyph.wideAdvance : MissingGlyph.advance) + look.tracking
                let bytes = paragraph.clusters[first].bytes.lowerBound..<paragraph.clusters[next - 1].bytes.upperBound
                for character in String(decoding: source.bytes[bytes], as: UTF8.self) { noteMissing(character) }
            }
            first = next
        }
    }

    private func noteMissing(_ character: Character) {
        guard missing.count < TypesettingLimits.missingCharacters, !missing.contains(character) else { return }
        missing.append(character)
    }

    // MARK: Ellipsis

    private struct Ellipsis {
        var glyphs: [ShapedParagraph.Glyph]
        var face: ShapedParagraph.Face
        var advance: CGFloat
    }

    func ellipsisAdvance(run: Int) -> CGFloat { ellipsis(run: run).advance }

    /// A cluster with the ellipsis, which replaces the text that is not shown, in the attributes of a run. Its glyphs
    /// are added to the paragraph's.
    func ellipsis(run: Int, in paragraph: inout ShapedParagraph) -> Cluster {
        let ellipsis = ellipsis(run: run)
        let start = paragraph.glyphs.count
        paragraph.glyphs += ellipsis.glyphs
        return Cluster(
            bytes: 0..<0, glyphs: start..<paragraph.glyphs.count, advance: ellipsis.advance, run: run,
            face: paragraph.index(of: ellipsis.face), level: paragraph.level, traits: [.ellipsis, .beginsCharacter])
    }

    private func ellipsis(run: Int) -> Ellipsis {
        if let ellipsis = ellipses[run] { return ellipsis }
        let ellipsis = shapeEllipsis(run: run)
        ellipses[run] = ellipsis
        return ellipsis
    }

    private func shapeEllipsis(run: Int) -> Ellipsis {
        var text = StyledText(runs: [looks[run].run])
        text.runs[0].text = "…"
        var shaped = Shaper(text, library: library).wholeText()
        if shaped.clusters.contains(where: { $0.traits.contains(.missing) }) {
            text.runs[0].text = "..."
            shaped = Shaper(text, library: library).wholeText()
        }
        var glyphs: [ShapedParagraph.Glyph] = []
        var advance: CGFloat = 0
        for cluster in shaped.clusters {
            for glyph in shaped.glyphs[cluster.glyphs] {
                glyphs.append(
                    .init(index: glyph.index, offset: CGPoint(x: glyph.offset.x + advance, y: glyph.offset.y)))
            }
            advance += cluster.advance
        }
        let face = shaped.clusters.first.map { shaped.faces[$0.face] }
        return Ellipsis(glyphs: glyphs, face: face ?? .init(id: FontID(""), scale: 1), advance: advance)
    }

    private func wholeText() -> ShapedParagraph { shape(0..<source.bytes.count) }
}

/// The box for a character without a glyph. Its size does not depend on any font.
enum MissingGlyph {
    /// The advance in ems.
    static let advance: CGFloat = 0.6
    /// The advance of East Asian characters and emoji, in ems.
    static let wideAdvance: CGFloat = 1
    /// The distance of the box's edges from the ends of the advance, in ems.
    static let inset: CGFloat = 0.08
    /// The width of the box's line, in ems.
    static let lineWidth: CGFloat = 0.05
}
