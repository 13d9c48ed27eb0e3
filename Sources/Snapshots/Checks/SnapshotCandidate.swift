public import Basics
public import Comparison
public import Foundation
public import Screens

/// A picture, which may not be drawn yet, and its view tree, for comparison with a golden.
public struct SnapshotCandidate: Sendable {
    public var name: GoldenName
    /// The view tree; nil if the picture shows no views.
    public var tree: FrameTree?
    /// The printed text of `tree`, if it is already known.
    public var dump: Data?
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The digest of the display list, which is equal for pictures that are drawn alike.
    public var drawing: ContentDigest
    /// The fonts in the picture that not every picture depends on, each with its version.
    public var fonts: [String] = []
    /// The rules for comparing the picture with its golden.
    public var rules = ComparisonRules.exact
    /// The rectangles in the picture of the views that the rules name, from back to front.
    public var rectangles: [ViewRectangle] = []
    /// Whether the tree must match, too. In a Swift test, only the picture decides, as with swift-snapshot-testing; the
    /// tree then explains a failure.
    public var treeDecides = true

    public init(name: GoldenName, tree: FrameTree, drawing: ContentDigest) {
        self.init(name: name, tree: tree, scale: tree.scale, drawing: drawing)
    }

    public init(name: GoldenName, tree: FrameTree?, scale: CGFloat, drawing: ContentDigest) {
        self.name = name
        self.tree = tree
        self.scale = scale
        self.drawing = drawing
    }
}
