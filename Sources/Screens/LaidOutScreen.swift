public import DisplayList
public import KitValues
public import LayoutRules

/// What a stage shows at one moment, as far as a ``StageRequest`` asks for it. It contains no views, and all user code
/// has already run.
public struct LaidOutScreen: Sendable, Equatable {
    /// The frames, and the device and size they were laid out for; always present.
    public let tree: FrameTree
    public let orientation: UIInterfaceOrientation
    /// The drawing; if not requested, empty, with the tree's size.
    public let drawing: Drawing
    /// The rectangles of the requested views in the drawing, from back to front.
    public let rectangles: [ViewRectangle]
    /// The linter's facts; `nil` if not requested.
    public let facts: ScreenFacts?
    /// The events so far; `nil` if not requested.
    public let log: StageLog?
    /// The last negotiations, oldest first; empty if not requested.
    public let records: [RotationRecord]
    /// Why the requested views are where they are, by their ids; a view that is not there has no entry.
    public let explanations: [String: LayoutExplanation]
    /// What places the requested views, from back to front; empty if not requested.
    public let constraints: [ViewConstraints]

    public init(
        tree: FrameTree, orientation: UIInterfaceOrientation, drawing: Drawing? = nil,
        rectangles: [ViewRectangle] = [], facts: ScreenFacts? = nil, log: StageLog? = nil,
        records: [RotationRecord] = [], explanations: [String: LayoutExplanation] = [:],
        constraints: [ViewConstraints] = []
    ) {
        self.tree = tree
        self.orientation = orientation
        self.drawing = drawing ?? Drawing(list: DisplayList(size: tree.size, commands: []), images: [:])
        self.rectangles = rectangles
        self.facts = facts
        self.log = log
        self.records = records
        self.explanations = explanations
        self.constraints = constraints
    }
}
