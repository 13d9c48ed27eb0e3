/// The answers about values since the last update. They are kept, because code that asks about one unknown usually asks
/// about most.
struct Answers: Sendable {
    /// What a part's rows leave open.
    var open: [Int32: OpenUnknowns] = [:]
    /// Of the goals of a group that hold exactly, as many as determine its free parameters, by where it is in the plans.
    var spans: [Int: Span] = [:]
    var explanations: [Unknown: Explanation] = [:]
}

/// The unknowns of a part that have more than one possible value, and the rows whose equal priorities are the reason.
struct OpenUnknowns: Sendable {
    var unknowns: Set<Int32> = []
    var rivals: [Rivals] = []
    /// The unknowns that rivals leave open, with the place of these.
    var rivalsOfUnknown: [Int32: Int] = [:]
}
