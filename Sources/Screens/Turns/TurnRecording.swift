public import DisplayList
public import KitValues
public import LayoutRules

/// A recorded rotation: the interface before, during and after it.
public struct TurnRecording: Sendable, Equatable {
    /// The interface at one moment.
    public struct Moment: Sendable, Equatable {
        public let orientation: UIInterfaceOrientation
        public let tree: FrameTree
        public let drawing: Drawing
        /// The place of each view in the tree, in the order of its nodes.
        public let places: [ViewPlace]
        /// The constraints and other causes that place the requested views, in the user's coordinates.
        public let constraints: [ViewConstraints]

        public init(
            orientation: UIInterfaceOrientation, tree: FrameTree, drawing: Drawing, places: [ViewPlace],
            constraints: [ViewConstraints] = []
        ) {
            self.orientation = orientation
            self.tree = tree
            self.drawing = drawing
            self.places = places
            self.constraints = constraints
        }
    }

    public let device: Device
    /// Whether the window rotated with the interface, as from iOS 8 on. In earlier versions, the window stays in
    /// portrait, and the root view's transform rotates (behaviour.md §6.5).
    public let turnsWindow: Bool
    public let before: Moment
    public let after: Moment
    /// The window during the rotation, at the requested moments.
    public let between: [Drawing]
    /// The methods called in each stage, in order, each once with the number of its calls: `viewDidLayoutSubviews ×2`.
    public let callbacks: [TurnStage: [String]]

    public init(
        device: Device, turnsWindow: Bool, before: Moment, after: Moment, between: [Drawing],
        callbacks: [TurnStage: [String]]
    ) {
        self.device = device
        self.turnsWindow = turnsWindow
        self.before = before
        self.after = after
        self.between = between
        self.callbacks = callbacks
    }

    /// `iPhone 15, portrait → landscapeRight`
    public var title: String { "\(device.name), \(before.orientation.name) → \(after.orientation.name)" }
}
