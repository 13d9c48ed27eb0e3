/// The format in which a command prints its result.
enum OutputFormat: String, CaseIterable, Sendable {
    /// The format for people.
    case text
    /// The format for programs, by the published schema.
    case json
}
