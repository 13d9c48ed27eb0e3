/// The settings and counts of constraints in one simulation.
struct ConstraintState {
    var findsConflictsAtOnce = false
    /// The view whose content is measured in lines of a certain width just now.
    var measurement: ContentMeasurement?
    /// The number of views, guides and constraints that messages have named.
    var addressCount = 0
}

extension Simulation {
    /// Whether constraints that contradict each other are found as soon as they are activated or changed, as UIKit finds
    /// them, so that those are reported, too, that are gone when layout comes. It costs a solution for each change.
    package var findsConflictsAtOnce: Bool {
        get { constraintState.findsConflictsAtOnce }
        set { constraintState.findsConflictsAtOnce = newValue }
    }
}
