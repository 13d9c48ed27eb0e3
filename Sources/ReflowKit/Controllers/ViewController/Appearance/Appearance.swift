/// The state of a controller between hidden and visible (behaviour.md §8, §10.3).
struct Appearance {
    enum State: String {
        case disappeared, appearing, appeared, disappearing

        /// Whether a transition in this direction may begin: from a final state, or as the reversal of one in progress.
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
    /// Whether `viewIsAppearing` is still to be called in this transition.
    var owesIsAppearing = false
    /// Whether the view entered or left the tree by itself, so that no other code will end the transition.
    var isDrivenByView = false
    /// Whether callbacks of a transition are running: from the first one until the last one has returned.
    var isTelling = false
}
