import Basics
import JSON

/// One line of a look: one thing that somebody should know about a screen.
struct LookLine: Sendable, Equatable {
    /// What a line is about. The names are stable: scripts use them.
    enum Topic: String, JSONName {
        /// Whether the interface rotates, and why not.
        case rotation
        /// Something is wrong.
        case problem
        /// Something is not as it was at the last look.
        case change
        /// The rotation moved views.
        case move
    }

    /// What tells one line of a look from another, whatever its numbers are.
    let key: String
    let topic: Topic
    let text: String
    /// Texts for whoever wants to know more about it.
    var details: [String] = []
    /// The ids of the views that it is about.
    var views: [String] = []
    /// Whether it was not there at the last look; only of problems.
    var isNew = false
    /// Whether it makes the look fail.
    var isFault = false
    /// What `--more` takes; see ``identified(_:)``.
    private(set) var id = ""

    private static let shortestID = 4

    /// The lines with their ids: the first digits of their keys' digests, as many as tell them apart. A line keeps its id
    /// from look to look, whatever happens around it.
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

    /// The id of a topic's remaining lines, for which there was no room.
    static func restID(of topic: Topic) -> String { "\(topic.rawValue)s" }
}

extension String {
    /// At most so many bytes of UTF-8; a longer text ends in `…`.
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
