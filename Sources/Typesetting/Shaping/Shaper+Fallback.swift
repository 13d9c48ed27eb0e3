internal import CPango
import DisplayList
import Foundation

/// Characters that are shown in one fallback face.
struct FallbackPiece {
    /// The range in the whole text.
    var bytes: Range<Int>
    var face: FallbackFonts.Face
}

extension Shaper {
    /// The parts of a paragraph that neither the system font nor the user's fonts can show, each with a fallback face,
    /// if there is one.
    func fallbackPieces(in range: Range<Int>) -> [FallbackPiece] {
        guard needsFallback(range) else { return [] }
        var characters = characters(in: range)
        chooseByScript(&characters)
        chooseByNeighbours(&characters)
        var pieces: [FallbackPiece] = []
        for character in characters {
            guard let face = character.face else { continue }
            let start = character.bytes.lowerBound
            if let last = pieces.last, last.bytes.upperBound == start, last.face.id == face.id,
                source.run(at: last.bytes.lowerBound) == source.run(at: start)
            {
                pieces[pieces.count - 1].bytes = last.bytes.lowerBound..<character.bytes.upperBound
            } else {
                pieces.append(FallbackPiece(bytes: character.bytes, face: face))
            }
        }
        return pieces
    }

    /// Whether there is a character that neither the system font nor the user's fonts have, or one that may be a
    /// coloured picture.
    private func needsFallback(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            guard source.bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let scalar = source.bytes.scalar(at: index)
            if scalar.asksForPicture || scalar.needsGlyph && !library.covers(scalar) { return true }
            index += UTF8.width(scalar)
        }
        return false
    }

    /// A character as readers see it.
    private struct Character {
        var bytes: Range<Int>
        /// The scalars that need a glyph.
        var scalars: [Unicode.Scalar]
        var isPicture: Bool
        /// Whether the system font or one of the user's fonts has the character.
        var isCovered: Bool
        var face: FallbackFonts.Face?
    }

    private func characters(in range: Range<Int>) -> [Character] {
        var start = range.lowerBound
        return String(decoding: source.bytes[range], as: UTF8.self).map { character in
            let bytes = start..<start + character.utf8.count
            start = bytes.upperBound
            let scalars = character.unicodeScalars.filter(\.needsGlyph)
            return Character(
                bytes: bytes, scalars: Array(scalars), isPicture: character.isPicture,
                isCovered: scalars.allSatisfy(library.covers), face: nil)
        }
    }

    /// Chooses faces by script: pictures come from the emoji face, letters from the face of their script.
    private func chooseByScript(_ characters: inout [Character]) {
        for index in characters.indices {
            let character = characters[index]
            let weight = looks[source.run(at: character.bytes.lowerBound)].run.font.weight
            if character.isPicture, let first = character.scalars.first {
                // If the face has no picture for a sequence, it shows the sequence's parts.
                if !library.coversInColor(first) {
                    characters[index].face = library.fallback.face(covering: [first], of: [.emoji], weight: weight)
                }
                continue
            }
            guard !character.isCovered, let strong = character.scalars.first(where: { !Script(of: $0).isShared })
            else { continue }
            let families =
                Script(of: strong).families(han: hanForms) + Script.sharedFamilies(han: hanForms)
            characters[index].face =
                library.fallback.face(covering: character.scalars, of: families, weight: weight)
                ?? (library.covers(strong)
                    ? nil : library.fallback.face(covering: [strong], of: families, weight: weight))
        }
    }

    /// Chooses faces by neighbours: punctuation and symbols come from the face before them if it has them, else from
    /// the one after, else from the first face that has them.
    private func chooseByNeighbours(_ characters: inout [Character]) {
        for index in characters.indices {
            let character = characters[index]
            guard !character.isCovered, character.face == nil, let first = character.scalars.first,
                character.scalars.allSatisfy({ Script(of: $0).isShared })
            else { continue }
            let weight = looks[source.run(at: character.bytes.lowerBound)].run.font.weight
            let before = index > 0 ? characters[index - 1].face : nil
            let behind = characters[(index + 1)...].first { !$0.isCovered }?.face
            characters[index].face =
                [before, behind].compactMap(\.self).first {
                    $0.family != .emoji && character.scalars.allSatisfy($0.font.covers)
                }
                ?? library.fallback.face(
                    covering: [first], of: Script.sharedFamilies(han: hanForms), weight: weight)
        }
    }
}

extension Character {
    /// Whether the character is shown as a coloured picture: by default, or because the text requests it.
    var isPicture: Bool {
        guard let first = unicodeScalars.first, unicodeScalars.contains(where: \.asksForPicture) else { return false }
        guard first.properties.isEmoji else { return false }
        return !unicodeScalars.contains("\u{FE0E}")
    }
}

extension Unicode.Scalar {
    /// Whether a font must have a glyph for the scalar. Spaces need none, except the one that has the width of East
    /// Asian characters.
    fileprivate var needsGlyph: Bool {
        !properties.isDefaultIgnorableCodePoint && (!isWhite || value == 0x3000) && value != 0x0A
            && self != TextAttachment.character
    }

    /// Whether the scalar is an emoji by default, or makes an emoji of the character before it.
    fileprivate var asksForPicture: Bool {
        value == 0xFE0F || properties.isEmojiPresentation
    }
}

extension ClusterBuilder {
    /// Shapes characters in a fallback face, without Pango.
    ///
    /// - Parameters:
    ///   - bytes: the range in the whole text, which has one run and one direction.
    ///   - text: the paragraph's text, as the context in which letters join.
    mutating func append(
        _ bytes: Range<Int>, in face: FallbackFonts.Face, level: UInt8, of text: UnsafeBufferPointer<CChar>
    ) {
        guard !bytes.isEmpty, let buffer = hb_buffer_create() else { return }
        defer { hb_buffer_destroy(buffer) }
        let offset = bytes.lowerBound - paragraph.bytes.lowerBound
        hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), UInt32(offset), Int32(bytes.count))
        hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script(of: bytes))
        // The undetermined language. Otherwise, HarfBuzz would read the environment.
        hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
        hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
        let features = looks[source.run(at: bytes.lowerBound)].features.compactMap { text in
            var feature = hb_feature_t()
            return hb_feature_from_string(text, -1, &feature) == 0 ? nil : feature
        }
        hb_shape(face.font.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return }
        guard count > 0, let places = hb_buffer_get_glyph_positions(buffer, &count) else { return }
        let index = beginFallback(
            .init(id: face.id, scale: 1, isFallback: true, isColored: face.font.isColored))
        let isReversed = level & 1 == 1
        let order = { (index: Int) in isReversed ? Int(count) - 1 - index : index }
        var done = 0
        while done < count {
            let origin = infos[order(done)].cluster
            var end = done + 1
            while end < count, infos[order(end)].cluster == origin { end += 1 }
            let next = end < count ? Int(infos[order(end)].cluster) : offset + bytes.count
            let start = paragraph.bytes.lowerBound
            append(
                (isReversed ? Int(count) - end..<Int(count) - done : done..<end).map {
                    (infos[$0].codepoint, places[$0])
                },
                bytes: start + Int(origin)..<start + next, level: level, face: index, of: face.font)
            done = end
        }
    }

    /// The script of the first character that has one.
    private func script(of bytes: Range<Int>) -> hb_script_t {
        var index = bytes.lowerBound
        while index < bytes.upperBound {
            let scalar = source.bytes.scalar(at: index)
            let script = Script(of: scalar)
            if !script.isShared { return script.tag }
            index += UTF8.width(scalar)
        }
        return HB_SCRIPT_COMMON
    }

    private mutating func append(
        _ glyphs: [(index: hb_codepoint_t, place: hb_glyph_position_t)], bytes: Range<Int>, level: UInt8,
        face: Int, of font: FontFace
    ) {
        let run = source.run(at: bytes.lowerBound)
        let look = looks[run]
        let unit = look.font.pointSize / font.unitsPerEm
        let start = paragraph.glyphs.count
        var cluster = Cluster(
            bytes: bytes, glyphs: start..<start, advance: 0, run: run, face: face, level: level,
            traits: source.bytes.scalar(at: bytes.lowerBound).isWhite ? .white : [])
        for glyph in glyphs {
            if glyph.index == 0 {
                cluster.traits.insert(.missing)
                break
            }
            if !cluster.traits.contains(.white) {
                paragraph.glyphs.append(
                    .init(
                        index: glyph.index,
                        offset: CGPoint(
                            x: cluster.advance + CGFloat(glyph.place.x_offset) * unit,
                            y: -CGFloat(glyph.place.y_offset) * unit)))
            }
            cluster.advance += CGFloat(glyph.place.x_advance) * unit
        }
        if cluster.traits.contains(.missing) {
            paragraph.glyphs.removeSubrange(start...)
            cluster.advance = 0
        } else if cluster.advance != 0 {
            if font.isColored, glyphs.count == 1, let advance = SystemFont.emojiAdvance(look.run.font) {
                for index in start..<paragraph.glyphs.count {
                    paragraph.glyphs[index].offset.x += (advance - cluster.advance) / 2
                }
                cluster.advance = advance
            }
            cluster.advance = cluster.advance * look.stretch + look.addedTracking
            cluster.hang = look.hangingTracking
        }
        cluster.glyphs = start..<paragraph.glyphs.count
        paragraph.clusters.append(cluster)
    }
}
