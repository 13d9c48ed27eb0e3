/// Finds the key that the author of a misspelt one probably meant.
package enum NearestKey {
    /// The longest name that is compared, in bytes. Longer names are not typing errors, and would take long to compare.
    private static let longest = 64

    /// The candidate closest to `word`; nil if none is close. If two are equally close, a whole name is preferred to the last
    /// part of a key path, and then the first in the list.
    ///
    /// A candidate is close if it differs by a few letters added, left out, changed or swapped, ignoring case. It is
    /// also close if the word is the main part of its name (`hidden` for `isHidden`, `cornerRadius` for
    /// `layer.cornerRadius`, `systemBlueColor` for `systemBlue`). Names that differ only in their numbers are different
    /// things: `iOS7` is never suggested for `iOS5`.
    package static func find(_ word: String, among candidates: [String]) -> String? {
        guard (1...longest).contains(word.utf8.count) else { return nil }
        let letters = folded(word)
        return slip(letters, candidates) ?? part(letters, candidates)
    }

    private static func slip(_ word: [UInt8], _ candidates: [String]) -> String? {
        let allowed = word.count < 3 ? 0 : word.count < 6 ? 1 : word.count < 10 ? 2 : 3
        var best: (name: String, distance: Int, isPart: Bool)?
        for candidate in candidates {
            // The difference in length is a lower bound for the distance: most names need no comparison of letters.
            for (stem, isPart) in stems(candidate)
            where abs(stem.count - word.count) <= allowed && !differInNumbersAlone(stem, word) {
                let distance = NearestName.distance(word, stem)
                guard distance <= allowed else { continue }
                if let best, (best.distance, best.isPart ? 1 : 0) <= (distance, isPart ? 1 : 0) { continue }
                best = (candidate, distance, isPart)
            }
        }
        return best?.name
    }

    /// The texts that count as the name: the name itself, the name without `is`, and the last part of a key path.
    private static func stems(_ candidate: String) -> [(stem: [UInt8], isPart: Bool)] {
        let letters = folded(candidate)
        var stems = [(stem: letters, isPart: false)]
        if candidate.hasPrefix("is") { stems.append((Array(letters.dropFirst(2)), false)) }
        if let dot = letters.lastIndex(of: UInt8(ascii: ".")) { stems.append((Array(letters[(dot + 1)...]), true)) }
        return stems
    }

    private static func part(_ word: [UInt8], _ candidates: [String]) -> String? {
        var best: (name: String, rest: Int)?
        for candidate in candidates {
            let letters = folded(candidate)
            let (short, long) = word.count < letters.count ? (word, letters) : (letters, word)
            guard short.count >= 3, long.starts(with: short) || long.suffix(short.count).elementsEqual(short) else {
                continue
            }
            let rest = long.count - short.count
            if rest < best?.rest ?? .max { best = (candidate, rest) }
        }
        return best?.name
    }

    private static func differInNumbersAlone(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        return first != second && first.contains(where: isDigit) && second.contains(where: isDigit)
            && first.filter { !isDigit($0) } == second.filter { !isDigit($0) }
    }

    private static func folded(_ name: String) -> [UInt8] {
        Array(name.lowercased().utf8)
    }
}
