import Basics
import KitValues
import LayoutLoading
import LayoutRules

/// A look as text with a maximum number of bytes, whatever the number of views.
struct LookText {
    /// The maximum number of UTF-8 bytes for one layout.
    static let byteLimit = 2_400
    /// The maximum number of bytes of one line.
    private static let lineLimit = 360
    private static let longLineLimit = 620

    private let look: ScreenLook

    init(_ look: ScreenLook) {
        self.look = look
    }

    private typealias Topic = LookLine.Topic

    /// The number of lines of each topic, round by round. The lines of the first round are shown first, the others
    /// while there is room.
    private static let rounds: [[(topic: Topic, count: Int)]] = [
        [(.rotation, 1), (.problem, 6), (.change, 4), (.move, 4)],
        [(.problem, .max), (.change, 16), (.move, 12)],
    ]

    var text: String {
        var counts: [Topic: Int] = [:]
        for round in LookText.rounds {
            for (topic, count) in round {
                let all = look.lines(about: topic).count
                while counts[topic, default: 0] < min(count, all) {
                    var more = counts
                    more[topic, default: 0] += 1
                    guard text(more).utf8.count <= LookText.byteLimit else { break }
                    counts = more
                }
            }
        }
        return text(counts)
    }

    /// - Parameter counts: the number of shown lines of each topic.
    private func text(_ counts: [Topic: Int]) -> String {
        var text = head + "\n"
        for topic in Topic.allCases {
            let lines = look.lines(about: topic)
            let shown = counts[topic, default: 0]
            if let title = title(of: topic, lines.count) { text += title + "\n" }
            for line in lines.prefix(shown) { text += LookText.shown(line) + "\n" }
            let rest = lines.count - shown
            if rest > 0 { text += "… \(rest) more: --more \(LookLine.restID(of: topic))\n" }
        }
        return text
    }

    static func shown(_ line: LookLine) -> String {
        let isLong = line.topic == .rotation || line.text.contains("conflicting constraints")
        // The line is cut in its printed form, which may be longer.
        return "\(line.id) \(ShownText.name(line.text.onOneLine).cut(toBytes: isLong ? longLineLimit : lineLimit))"
    }

    private var head: String {
        let report = look.screen.report
        let orientations =
            report.decision == .rotate
            ? "\(report.from.name) → \(report.to.name)" : "\(report.from.name), asked for \(report.requested)"
        return
            "\(look.screen.file) on \(report.device) (\(report.semantics.rawValue)): \(orientations)"
            .onOneLine.cut(toBytes: LookText.lineLimit)
    }

    private func title(of topic: Topic, _ count: Int) -> String? {
        switch topic {
        case .rotation: return nil
        case .problem:
            guard count == 0 else { return "problems: \(count)" }
            return look.lines(about: .rotation).contains(where: \.isFault) ? "no other problems" : "no problems"
        case .change:
            guard look.earlier != nil else { return "first run: no earlier result to compare with" }
            return count == 0 ? "since the last run: nothing changed" : "since the last run: \(count)"
        case .move: return look.screen.isRotated ? look.moved : nil
        }
    }
}

extension ScreenLook {
    /// All details of one line, or the lines of a topic; nil for an unknown id.
    func more(about id: String) -> [LookLine]? {
        if let topic = LookLine.Topic.allCases.first(where: { LookLine.restID(of: $0) == id }) {
            return lines(about: topic)
        }
        return lines.first { $0.id == id }.map { [$0] }
    }
}

extension String {
    /// The text without line breaks.
    fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
