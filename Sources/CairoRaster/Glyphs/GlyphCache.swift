import Basics
import DisplayList
import Foundation

/// The coverage of glyphs, by face and size. Any thread may use it.
final class GlyphCache: Sendable {
    struct Face: Hashable, Sendable {
        var font: FontID
        /// The size of the em in pixels.
        var pixels: CGFloat
    }

    /// A glyph at one of four positions within a pixel. The eye does not notice an error of a quarter of a pixel
    /// between letters.
    struct Glyph: Hashable, Sendable {
        var index: UInt32
        /// The distance of the glyph's origin from the start of its pixel, to the right, in quarters of a pixel.
        var phase: UInt8
    }

    private struct State {
        var faces: [Face: [Glyph: CoverageMask]] = [:]
        var bytes = 0
    }

    private let byteLimit: Int
    private let state = Guarded(State())

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The masks of some glyphs, around their origins; `make` makes those that are not cached yet.
    func masks<Failure: Error>(
        of glyphs: Set<Glyph>, face: Face, make: ([Glyph]) throws(Failure) -> [Glyph: CoverageMask]
    ) throws(Failure) -> [Glyph: CoverageMask] {
        let known = state.withLock { $0.faces[face] ?? [:] }
        let missing = glyphs.filter { known[$0] == nil }
        if missing.isEmpty { return known }
        let made = try make(Array(missing))
        keep(made, face: face)
        return known.merging(made) { known, _ in known }
    }

    private func keep(_ masks: [Glyph: CoverageMask], face: Face) {
        // The approximate size of an entry is 128 bytes more than its mask.
        let bytes = masks.values.reduce(0) { $0 + $1.bytes.count + 128 }
        state.withLock { state in
            if state.bytes + bytes > byteLimit { state = State() }
            guard bytes <= byteLimit else { return }
            state.bytes += bytes
            state.faces[face, default: [:]].merge(masks) { known, _ in known }
        }
    }
}
