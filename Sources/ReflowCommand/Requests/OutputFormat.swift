/// The format in which a command prints its result.
enum OutputFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs, by the published schema.
    case json
}
