/// The answers about values since the last update. They are kept, because code that asks about one unknown usually asks
/// about most.
struct Answers: Sendable {
    /// The ambiguous unknowns of a part.
    var ambiguous: [Int32: Set<Int32>] = [:]
    /// For each group, by its position in the plans: as many of the goals that hold exactly as determine its free
    /// parameters.
    var spans: [Int: Span] = [:]
    var explanations: [Unknown: Explanation] = [:]
}
