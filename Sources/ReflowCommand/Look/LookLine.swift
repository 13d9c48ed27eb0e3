import Basics
import JSON

/// One line of a look, with one fact about a screen that the user should know.
struct LookLine: Sendable, Equatable {
    /// The topic of a line. The names are stable, because scripts use them.
    enum Topic: String, JSONName {
        /// Whether the interface rotates, and why not.
        case rotation
        /// There is a problem.
        case problem
        /// Something has changed since the last look.
        case change
        /// The rotation moved views.
        case move
    }

    /// A key that distinguishes the lines of a look, without the numbers in them.
    let key: String
    let topic: Topic
    let text: String
    /// Additional texts for `--more`.
    var details: [String] = []
    /// The ids of the views that the line is about.
    var views: [String] = []
    /// Whether a problem did not exist at the last look; false for other topics.
    var isNew = false
    /// Whether the line makes the look fail.
    var isFault = false
    /// The id for `--more`; see ``identified(_:)``.
    private(set) var id = ""

    private static let shortestID = 4

    /// The lines with their ids: the first digits of the digests of their keys, as many as are needed to distinguish
    /// them. A line keeps its id from look to look, whatever the other lines are.
    static func identified(_ lines: [LookLine]) -> [LookLine] {
        var taken = Set<String>()
        var counts: [String: Int] = [:]
        return lines.map { line in
            let name = "\(line.topic.rawValue) \(line.key)"
            counts[name, default: 0] += 1
            let digits = ContentDigest(of: counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)").description
            var length = shortestID
            while length < digits.count, taken.contains(String(digits.prefix(length))) { length += 1 }
            var line = line
            line.id = String(digits.prefix(length))
            taken.insert(line.id)
            return line
        }
    }

    /// The id for the lines of a topic that did not fit.
    static func restID(of topic: Topic) -> String { "\(topic.rawValue)s" }
}

extension String {
    /// The text with at most this number of UTF-8 bytes; a longer text ends in `…`.
    func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let ellipsis = "…"
        var kept = ""
        var count = ellipsis.utf8.count
        for character in self {
            count += character.utf8.count
            guard count <= limit else { break }
            kept.append(character)
        }
        return kept + ellipsis
    }
}
