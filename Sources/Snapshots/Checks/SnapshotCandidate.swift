public import Basics
public import Comparison
public import Foundation
public import Screens

/// What is compared with a golden: a picture, which need not be drawn to be known, and the laid-out tree in it.
public struct SnapshotCandidate: Sendable {
    public var name: GoldenName
    /// Nil for a picture of no views.
    public var tree: FrameTree?
    /// Pixels to a point.
    public var scale: CGFloat
    /// What two pictures that are drawn alike have in common: the digest of the display list.
    public var drawing: ContentDigest
    /// The fonts that it shows and that not every picture depends on, each with its version.
    public var fonts: [String] = []
    /// By what it is compared with its golden.
    public var rules = ComparisonRules.exact
    /// Where the views lie in the picture that the rules name, from back to front.
    public var rectangles: [ViewRectangle] = []
    /// Whether the tree has to hold, too. In a Swift test the picture decides alone, as with swift-snapshot-testing, and
    /// the tree says why.
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
