/// The settings and counts of constraints in one simulation.
struct ConstraintState {
    var findsConflictsAtOnce = false
    /// The running measurement of a view's content at a certain width; nil if there is none.
    var measurement: ContentMeasurement?
    /// The number of views, guides and constraints that messages have named.
    var addressCount = 0
}

extension Simulation {
    /// Whether conflicts between constraints are found as soon as constraints are activated or changed, as in UIKit.
    /// This reports conflicts that are gone before the layout, too. It costs one solution for each change.
    package var findsConflictsAtOnce: Bool {
        get { constraintState.findsConflictsAtOnce }
        set { constraintState.findsConflictsAtOnce = newValue }
    }
}
