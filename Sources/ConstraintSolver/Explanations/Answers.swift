/// The questions about values since the last update, with their answers: whoever asks about one unknown asks about
/// most.
struct Answers: Sendable {
    /// The ambiguous unknowns of a part.
    var ambiguous: [Int32: Set<Int32>] = [:]
    /// Of the goals of a group that hold exactly, as many as determine its free parameters, by where it is in the plans.
    var spans: [Int: Span] = [:]
    var explanations: [Unknown: Explanation] = [:]
}
