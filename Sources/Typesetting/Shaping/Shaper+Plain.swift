import DisplayList
import Foundation

extension Shaper {
    /// Sets an ASCII paragraph in the system font without Pango: every character has its own glyph and width, from left
    /// to right. Returns false for any other paragraph.
    func setPlainly(_ paragraph: inout ShapedParagraph) -> Bool {
        let bytes = source.bytes[paragraph.bytes]
        guard bytes.allSatisfy({ $0 < 0x80 }),
            !paragraph.style.isRightToLeft || bytes.contains(where: \.isLetter)
        else { return false }
        var index = source.run(at: bytes.startIndex)
        var start = bytes.startIndex
        var pieces: [(run: Int, range: Range<Int>, system: SystemGlyphs, glyphs: [SystemGlyphs.Glyph])] = []
        while start < bytes.endIndex {
            let end = min(source.runEnds[index], bytes.endIndex)
            if end > start {
                guard let system = looks[index].font.system, let glyphs = system.ascii else { return false }
                pieces.append((index, start..<end, system, glyphs))
            }
            start = end
            index += 1
        }
        var last: (font: ResolvedFont, letter: UInt8)?
        for piece in pieces {
            let look = looks[piece.run]
            let face = paragraph.index(of: .init(id: look.font.face, scale: SystemFont.outlineScale))
            for place in piece.range {
                let byte = bytes[place]
                if look.kernsPairs, let last, last.font === look.font {
                    paragraph.clusters[paragraph.clusters.count - 1].advance +=
                        piece.system.kerning(last.letter, byte) * look.stretch
                }
                last = look.kernsPairs ? (look.font, byte) : nil
                let start = paragraph.glyphs.count
                var cluster = Cluster(
                    bytes: place..<place + 1, glyphs: start..<start, advance: 0, run: piece.run, face: face, level: 0,
                    traits: [])
                if byte == UInt8(ascii: "\t") {
                    cluster.traits = [.white, .tab]
                } else {
                    let glyph = piece.glyphs[Int(byte - SystemGlyphs.first)]
                    cluster.advance = glyph.advance * look.stretch + look.tracking
                    cluster.hang = look.hangingTracking
                    if byte == SystemGlyphs.first {
                        cluster.traits = .white
                    } else {
                        paragraph.glyphs.append(.init(index: glyph.index, offset: CGPoint(x: glyph.shift, y: 0)))
                        cluster.glyphs = start..<start + 1
                    }
                }
                paragraph.clusters.append(cluster)
            }
        }
        return true
    }
}
