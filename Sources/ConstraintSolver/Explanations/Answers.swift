/// The answers about values since the last update. They are kept, because code that asks about one unknown usually asks
/// about most.
struct Answers: Sendable {
    /// The unknowns that the rows of a part leave open.
    var open: [Int32: OpenUnknowns] = [:]
    /// For each group, by its position in the plans: goals that hold exactly, just enough of them to determine the
    /// group's free parameters.
    var spans: [Int: Span] = [:]
    var explanations: [Unknown: Explanation] = [:]
}

/// The unknowns of a part that have more than one possible value, and the rows whose equal priorities are the reason.
struct OpenUnknowns: Sendable {
    var unknowns: Set<Int32> = []
    var rivals: [Rivals] = []
    /// The unknowns that rivals leave open, with the indices of these rivals.
    var rivalsOfUnknown: [Int32: Int] = [:]
}
