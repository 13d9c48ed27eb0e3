public import Foundation

/// The linter's facts about a screen. Rectangles are in its user's coordinates.
public struct ScreenFacts: Sendable, Equatable {
    public var bounds: CGRect
    public var safeArea: CGRect
    /// The names of what is outside the safe area; no name for an edge where it is only the space for rounded corners.
    public var covers: [ScreenEdge: String]
    /// Whether the views are where they would be on a screen; `false` for a cell or another part that is shown by
    /// itself, for which the screen's edges mean nothing.
    public var isOnScreen: Bool
    /// The views that show something, in drawing order.
    public var views: [ViewFacts]
    /// The views that clip their content; see ``ViewFacts/clips``.
    public var clips: [Clip]
    /// Those of the requested names and identifiers that some view has.
    public var names: Set<String>
    public var constraints = ConstraintFacts()

    /// A view that clips its content.
    public struct Clip: Sendable, Equatable {
        /// Its name in messages.
        public var name: String
        public var rect: CGRect

        public init(name: String, rect: CGRect) {
            self.name = name
            self.rect = rect
        }
    }

    public init(bounds: CGRect, safeArea: CGRect, covers: [ScreenEdge: String], isOnScreen: Bool) {
        self.bounds = bounds
        self.safeArea = safeArea
        self.covers = covers
        self.isOnScreen = isOnScreen
        views = []
        clips = []
        names = []
    }
}
