public import DisplayList
public import KitValues
public import LayoutRules

/// What a turn looked like: the interface before it, on its way, and after it.
public struct TurnRecording: Sendable, Equatable {
    /// The interface as it stood at one moment.
    public struct Moment: Sendable, Equatable {
        public let orientation: UIInterfaceOrientation
        public let tree: FrameTree
        public let drawing: Drawing
        /// Where each of the tree's views is seen, in the order of its nodes.
        public let places: [ViewPlace]

        public init(
            orientation: UIInterfaceOrientation, tree: FrameTree, drawing: Drawing, places: [ViewPlace]
        ) {
            self.orientation = orientation
            self.tree = tree
            self.drawing = drawing
            self.places = places
        }
    }

    public let device: Device
    /// Whether the window turned with the interface, as it does from iOS 8 on. Before, it stays in portrait, and the
    /// turn is the root view's transform (behaviour.md §6.5).
    public let turnsWindow: Bool
    public let before: Moment
    public let after: Moment
    /// The window on its way, at the moments asked for.
    public let between: [Drawing]
    /// What was called in each stage, in its order, by the names of the methods and each once, with how many
    /// controllers or times there were: `viewDidLayoutSubviews ×2`.
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
