internal import CPango
internal import DisplayList
import Foundation

/// Splits Pango's glyph strings into clusters in logical order.
struct ClusterBuilder {
    let source: SourceText
    let looks: [RunLook]
    var paragraph: ShapedParagraph
    /// The size of one of the item's units, in points.
    private var unit: CGFloat = 0
    /// The system font of the item, if its face is Inter's; else nil.
    private var system: SystemGlyphs?
    /// The item's outlines.
    private var outlines: OpaquePointer?
    /// The last cluster's letter, for the kerning with the next one.
    private var last: (font: ResolvedFont, letter: UInt8)?

    init(source: SourceText, looks: [RunLook], paragraph: ShapedParagraph) {
        self.source = source
        self.looks = looks
        self.paragraph = paragraph
    }

    /// Begins a fallback face and returns its index. Its first character gets no kerning with the last one.
    mutating func beginFallback(_ face: ShapedParagraph.Face) -> Int {
        last = nil
        return paragraph.index(of: face)
    }

    mutating func append(
        _ item: UnsafeMutablePointer<PangoItem>, in face: FontID, _ string: UnsafeMutablePointer<PangoGlyphString>
    ) {
        let count = Int(string.pointee.num_glyphs)
        guard count > 0, let glyphs = string.pointee.glyphs, let origins = string.pointee.log_clusters,
            let font = item.pointee.analysis.font
        else { return }
        let first = paragraph.bytes.lowerBound + Int(item.pointee.offset)
        let length = Int(item.pointee.length)
        var cluster = Cluster(
            bytes: first..<first, glyphs: 0..<0, advance: 0, run: source.run(at: first), face: 0,
            level: item.pointee.analysis.level, traits: [])
        let look = looks[cluster.run].font
        unit = FaceRegistry.scale(of: font, pointSize: look.pointSize) / FontMap.unitsPerPoint
        outlines = pango_font_get_hb_font(font)
        system = look.system.flatMap { $0.owns(face) ? $0 : nil }
        cluster.face = paragraph.index(
            of: .init(
                id: face, scale: system == nil ? 1 : SystemFont.outlineScale,
                isColored: hb_ot_color_has_png(hb_font_get_face(outlines)) != 0))
        let isReversed = cluster.level & 1 == 1
        // Glyphs are in visual order: in text that runs from right to left, the last one comes first.
        var done = 0
        while done < count {
            let origin = origins[isReversed ? count - 1 - done : done]
            var end = done + 1
            while end < count, origins[isReversed ? count - 1 - end : end] == origin { end += 1 }
            let next = end < count ? Int(origins[isReversed ? count - 1 - end : end]) : length
            cluster.bytes = first + Int(origin)..<first + next
            let range = isReversed ? count - end..<count - done : done..<end
            append(
                cluster, glyphs: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: glyphs, count: count)[range]))
            done = end
        }
    }

    private mutating func append(_ cluster: Cluster, glyphs: UnsafeBufferPointer<PangoGlyphInfo>) {
        var cluster = cluster
        let start = paragraph.glyphs.count
        let scalar = source.bytes.scalar(at: cluster.bytes.lowerBound)
        if scalar == TextAttachment.character {
            // Without an attachment, the character shows nothing; no font is expected to have it.
            if let attachment = looks[cluster.run].attachment {
                cluster.traits = .attachment
                cluster.advance = attachment.bounds.width
            }
        } else if scalar == SourceText.lineSeparator {
            cluster.traits = [.white, .lineSeparator]
        } else if scalar == "\t" {
            cluster.traits = [.white, .tab]
        } else {
            if scalar.isWhite { cluster.traits = .white }
            appendGlyphs(glyphs, of: &cluster)
            // Marks and joiners that are clusters of their own keep their position.
            if cluster.advance != 0 {
                let look = looks[cluster.run]
                cluster.advance = cluster.advance * look.stretch + look.tracking
                cluster.hang = look.hangingTracking
            }
        }
        kern(cluster, scalar)
        cluster.glyphs = start..<paragraph.glyphs.count
        paragraph.clusters.append(cluster)
    }

    private mutating func appendGlyphs(_ glyphs: UnsafeBufferPointer<PangoGlyphInfo>, of cluster: inout Cluster) {
        let start = paragraph.glyphs.count
        // The advance without kerning.
        var natural: CGFloat = 0
        for info in glyphs {
            if info.glyph == ClusterBuilder.emptyGlyph { continue }
            if info.glyph == 0 || info.glyph & ClusterBuilder.unknownFlag != 0 {
                cluster.traits.insert(.missing)
                continue
            }
            if !cluster.traits.contains(.white) {
                paragraph.glyphs.append(
                    .init(
                        index: info.glyph,
                        offset: CGPoint(
                            x: cluster.advance + CGFloat(info.geometry.x_offset) * unit,
                            y: CGFloat(info.geometry.y_offset) * unit)))
            }
            cluster.advance += CGFloat(info.geometry.width) * unit
            if info.geometry.width != 0 {
                natural += CGFloat(hb_font_get_glyph_h_advance(outlines, info.glyph)) * unit
            }
        }
        if cluster.traits.contains(.missing) {
            paragraph.glyphs.removeSubrange(start...)
            cluster.advance = 0
        } else if let system, natural != 0 {
            let scalar = source.bytes.scalar(at: cluster.bytes.lowerBound)
            cluster.advance = system.advance(of: scalar, natural: natural)
            let scale = SystemFont.outlineScale
            var width = scale
            if let percent = system.narrowing(of: scalar, natural: natural) {
                width *= CGFloat(percent) / 100
                let face = paragraph.faces[cluster.face].id.narrowed(toPercent: percent)
                cluster.face = paragraph.index(of: .init(id: face, scale: scale))
            }
            let shift = (cluster.advance - natural * width) / 2
            for index in start..<paragraph.glyphs.count {
                let offset = paragraph.glyphs[index].offset
                paragraph.glyphs[index].offset = CGPoint(x: offset.x * width + shift, y: offset.y * scale)
            }
        }
    }

    /// Moves a cluster of the system font closer to the last one or away from it, according to the kerning of the pair.
    private mutating func kern(_ cluster: Cluster, _ scalar: Unicode.Scalar) {
        let look = looks[cluster.run]
        guard let system, look.kernsPairs, cluster.level & 1 == 0, let letter = SystemGlyphs.letter(of: scalar) else {
            last = nil
            return
        }
        if let last, last.font === look.font {
            paragraph.clusters[paragraph.clusters.count - 1].advance +=
                system.kerning(last.letter, letter) * look.stretch
        }
        last = (look.font, letter)
    }

    /// `PANGO_GLYPH_EMPTY`: a character without ink or width.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    /// `PANGO_GLYPH_UNKNOWN_FLAG`: no font has the character; the other bits are its code point.
    private static let unknownFlag: PangoGlyph = 0x1000_0000
}
