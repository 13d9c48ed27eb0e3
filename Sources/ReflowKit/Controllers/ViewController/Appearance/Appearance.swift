/// Where a controller stands between being away and being seen (behaviour.md §8, §10.3).
struct Appearance {
    enum State: String {
        case disappeared, appearing, appeared, disappearing

        /// Whether a transition in this direction may begin: from rest, or turning back one that is under way.
        func mayBegin(isAppearing: Bool) -> Bool {
            switch self {
            case .disappeared, .disappearing: isAppearing
            case .appeared, .appearing: !isAppearing
            }
        }

        var isTransitional: Bool { self == .appearing || self == .disappearing }
    }

    var state = State.disappeared
    var isAnimated = false
    /// `viewIsAppearing` is still to come in this transition.
    var owesIsAppearing = false
    /// The view went into the tree or out of it by itself, and nobody else will end the transition.
    var isDrivenByView = false
    /// From the first callback of a transition to the end of the last.
    var isTelling = false
}
