/// The completions that a shell can offer for a value.
enum ValueCompletion: Sendable, Equatable {
    /// Words without spaces; empty if any text is allowed.
    case words([String])
    case files
    case folders

    static let nothing = ValueCompletion.words([])
}
