/// The animations of one simulation.
struct AnimationState {
    /// The animation block or rotation callback whose code is running.
    var block: AnimationBlock?
    var areEnabled = true
}

extension Simulation {
    /// Whether property changes in animation blocks animate; set by `UIView.setAnimationsEnabled(_:)`.
    var areAnimationsEnabled: Bool {
        get { animationState.areEnabled }
        set { animationState.areEnabled = newValue }
    }
}
