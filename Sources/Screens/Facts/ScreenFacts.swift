public import Foundation

/// What the linter needs to know of a screen. Rectangles are in the coordinates of its user.
public struct ScreenFacts: Sendable, Equatable {
    public var bounds: CGRect
    public var safeArea: CGRect
    /// What lies outside of the safe area, by the name people have for it; nothing at an edge where it is only the room
    /// that round corners need.
    public var covers: [ScreenEdge: String]
    /// Whether the views lie where they do on a screen; `false` for a cell or another part of a page that is shown by
    /// itself, to which the screen's edges mean nothing.
    public var isOnScreen: Bool
    /// What shows something by itself, in the order in which it is drawn.
    public var views: [ViewFacts]
    /// The views that clip what is in them; see ``ViewFacts/clips``.
    public var clips: [Clip]
    /// Those of the names and identifiers that were asked for which some view has.
    public var names: Set<String>

    /// A view that clips what is in it.
    public struct Clip: Sendable, Equatable {
        /// What messages call it.
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
