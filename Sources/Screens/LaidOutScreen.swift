public import DisplayList
public import KitValues
public import LayoutRules

/// The contents of a stage at one moment, as far as a ``StageRequest`` requests them. The value contains no views, and
/// all user code has already run.
public struct LaidOutScreen: Sendable, Equatable {
    /// The frames, with the device and size for which they were laid out; always present.
    public let tree: FrameTree
    public let orientation: UIInterfaceOrientation
    /// The drawing. If it was not requested, it is empty and has the tree's size.
    public let drawing: Drawing
    /// The rectangles of the requested views in the drawing, from back to front.
    public let rectangles: [ViewRectangle]
    /// The linter's facts; `nil` if not requested.
    public let facts: ScreenFacts?
    /// The events so far; `nil` if not requested.
    public let log: StageLog?
    /// The last negotiations, oldest first; empty if not requested.
    public let records: [RotationRecord]
    /// The explanations of the requested views' frames, by their ids. A view that does not exist has no entry.
    public let explanations: [String: LayoutExplanation]
    /// The constraints and other causes that place the requested views, from back to front; empty if not requested.
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
