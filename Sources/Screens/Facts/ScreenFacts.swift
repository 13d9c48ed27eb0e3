public import Foundation
public import KitValues

/// The linter's facts about a screen. Rectangles are in its user's coordinates.
public struct ScreenFacts: Sendable, Equatable {
    public var bounds: CGRect
    public var safeArea: CGRect
    /// The interface orientation; unknown for a part that is shown alone.
    public var orientation: UIInterfaceOrientation
    public var isRightToLeft = false
    /// Whether code that is not available here may set images, colours and sizes, and move views.
    public var isCompletedByCode = false
    /// The names of the covers outside the safe area, such as the notch. An edge has no name if only the rounded
    /// corners are there.
    public var covers: [ScreenEdge: String]
    /// Whether the views are at their real positions on a screen. It is `false` for a cell or another part that is
    /// shown alone, for which the screen's edges mean nothing.
    public var isOnScreen: Bool
    /// The views with visible content, in drawing order.
    public var views: [ViewFacts]
    /// The views that clip their content; see ``ViewFacts/clips``.
    public var clips: [Clip]
    /// The requested names and identifiers that belong to a view.
    public var names: Set<String>
    /// The names in messages that several views have.
    public var sharedNames: Set<String> = []
    public var constraints = ConstraintFacts()
    /// The views that contain others; see ``ViewFacts/holders``.
    public var holders: [Holder] = []
    /// The scroll views; see ``ViewFacts/scrolls``.
    public var scrolls: [ScrollFacts] = []
    /// The views with several subviews.
    public var siblings: [SiblingFacts] = []

    /// A view that contains others.
    public struct Holder: Sendable, Equatable {
        /// The view's name in messages.
        public var name: String
        public var rect: CGRect
        public var placement: ViewPlacement
        /// The name of a sibling whose frame a variation sets in this orientation; `nil` if there is none.
        public var variedSibling: String?
        /// Whether the view is visible as a surface, such as a card.
        public var isSurface: Bool

        public init(
            name: String, rect: CGRect, placement: ViewPlacement, variedSibling: String? = nil, isSurface: Bool
        ) {
            self.name = name
            self.rect = rect
            self.placement = placement
            self.variedSibling = variedSibling
            self.isSurface = isSurface
        }
    }

    /// A view that clips its content.
    public struct Clip: Sendable, Equatable {
        /// The view's name in messages.
        public var name: String
        public var rect: CGRect

        public init(name: String, rect: CGRect) {
            self.name = name
            self.rect = rect
        }
    }

    public init(
        bounds: CGRect, safeArea: CGRect, covers: [ScreenEdge: String], isOnScreen: Bool,
        orientation: UIInterfaceOrientation = .unknown
    ) {
        self.bounds = bounds
        self.orientation = orientation
        self.safeArea = safeArea
        self.covers = covers
        self.isOnScreen = isOnScreen
        views = []
        clips = []
        names = []
    }
}
