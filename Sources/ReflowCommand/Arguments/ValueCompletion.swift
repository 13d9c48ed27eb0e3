import LayoutDocument

/// The completions that a shell can offer for a value.
enum ValueCompletion: Sendable, Equatable {
    /// Words without spaces; empty if any text is allowed.
    case words([String])
    /// These words, and the topics of the reference. The reference is large, so only the script of completions lists
    /// its topics; every other command starts without it.
    case topics(and: [String])
    case files
    case folders

    static let nothing = ValueCompletion.words([])
}

extension ValueCompletion {
    /// The words for the completion, without topics.
    var words: [String] {
        switch self {
        case .words(let words): words
        case .topics(let words): words + ReferencePages.index.all.map(\.name)
        case .files, .folders: []
        }
    }
}
