public import DisplayList
public import KitValues
public import LayoutRules

/// What a stage shows at one moment, as far as a ``StageRequest`` asks for it: no view is in it, and whatever code of
/// users was to be called has been called.
public struct LaidOutScreen: Sendable, Equatable {
    /// The frames, and on what they were laid out; always there.
    public let tree: FrameTree
    public let orientation: UIInterfaceOrientation
    /// What it looks like; of the tree's size and empty where nobody asked.
    public let drawing: Drawing
    /// Where the views that were asked for lie in the drawing, from back to front.
    public let rectangles: [ViewRectangle]
    /// What the linter needs to know; `nil` where nobody asked.
    public let facts: ScreenFacts?
    /// What happened so far; `nil` where nobody asked.
    public let log: StageLog?
    /// The last negotiations, oldest first; none where nobody asked.
    public let records: [RotationRecord]

    public init(
        tree: FrameTree, orientation: UIInterfaceOrientation, drawing: Drawing? = nil,
        rectangles: [ViewRectangle] = [], facts: ScreenFacts? = nil, log: StageLog? = nil,
        records: [RotationRecord] = []
    ) {
        self.tree = tree
        self.orientation = orientation
        self.drawing = drawing ?? Drawing(list: DisplayList(size: tree.size, commands: []), images: [:])
        self.rectangles = rectangles
        self.facts = facts
        self.log = log
        self.records = records
    }
}
