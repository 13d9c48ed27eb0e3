import ReflowKit

/// The events of a stage under the headings of what caused them.
@MainActor
struct EventSections {
    private var headings: [(title: String, start: Int)] = []

    mutating func begin(_ title: String, in log: EventLog) {
        headings.append((title, log.events.count))
    }

    /// A line a heading, and below it an indented line an event.
    func text(of log: EventLog) -> String {
        var lines: [String] = []
        for (index, heading) in headings.enumerated() {
            let end = headings.indices.contains(index + 1) ? headings[index + 1].start : log.events.count
            lines.append(heading.title)
            lines += log.events[heading.start..<end].map { "  \($0)" }
        }
        if log.dropped > 0 { lines.append("  … and \(log.dropped) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
