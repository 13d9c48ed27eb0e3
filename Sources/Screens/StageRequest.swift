/// What is wanted of a stage as it stands. Nothing else is looked up, and nothing else is in the value that comes of it.
public struct StageRequest: Sendable, Hashable {
    /// The display list, with the images it names.
    public var drawing: Bool
    /// What happened so far.
    public var log: Bool
    /// The last negotiations, with who was asked and who was not.
    public var records: Bool
    /// The ids of views whose rectangles in the drawing are wanted.
    public var rectangles: Set<String>
    /// What the linter needs to know.
    public var facts: LintRequest?

    public init(
        drawing: Bool = false, log: Bool = false, records: Bool = false, rectangles: Set<String> = [],
        facts: LintRequest? = nil
    ) {
        self.drawing = drawing
        self.log = log
        self.records = records
        self.rectangles = rectangles
        self.facts = facts
    }

    /// The frames alone.
    public static let frames = StageRequest()
}

/// What the linter wants to know beside what every view shows.
public struct LintRequest: Sendable, Hashable {
    /// Names or identifiers of views of which it is wanted whether there are any.
    public var names: Set<String>

    public init(names: Set<String> = []) {
        self.names = names
    }
}
