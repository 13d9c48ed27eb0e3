/// The events of a stage, one per line, under headings that name their cause.
public struct StageLog: Sendable, Hashable {
    public struct Section: Sendable, Hashable {
        /// The heading: `launch`, `turn landscapeLeft (interface landscapeRight)`, `step 2: …`
        public var title: String
        public var events: [String]

        public init(title: String, events: [String]) {
            self.title = title
            self.events = events
        }
    }

    public var sections: [Section]
    /// The number of events left out because the log was full.
    public var dropped: Int

    public init(sections: [Section], dropped: Int) {
        self.sections = sections
        self.dropped = dropped
    }

    /// One line for each heading, and below it one indented line for each event.
    public var text: String {
        var lines = sections.flatMap { section in [section.title] + section.events.map { "  \($0)" } }
        if dropped > 0 { lines.append("  … and \(dropped) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
