/// What happened on a stage, a line an event, under headings that say what caused it.
public struct StageLog: Sendable, Hashable {
    public struct Section: Sendable, Hashable {
        /// `launch`, `turn landscapeLeft (interface landscapeRight)`, `step 2: …`
        public var title: String
        public var events: [String]

        public init(title: String, events: [String]) {
            self.title = title
            self.events = events
        }
    }

    public var sections: [Section]
    /// How many events were left out for want of room.
    public var dropped: Int

    public init(sections: [Section], dropped: Int) {
        self.sections = sections
        self.dropped = dropped
    }

    /// A line a heading, and below it an indented line an event.
    public var text: String {
        var lines = sections.flatMap { section in [section.title] + section.events.map { "  \($0)" } }
        if dropped > 0 { lines.append("  … and \(dropped) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
