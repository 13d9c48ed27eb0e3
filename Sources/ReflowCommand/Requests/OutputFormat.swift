/// What a command prints its result as.
enum OutputFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs, by the published schema.
    case json
}
