/// What a shell can offer for a value while it is typed.
enum ValueCompletion: Sendable, Equatable {
    /// Words without spaces; none if anything may stand there.
    case words([String])
    case files
    case folders

    static let nothing = ValueCompletion.words([])
}
