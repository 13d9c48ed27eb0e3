import Basics
import CairoRaster
import Comparison
import DisplayList
import Foundation
import ImageCodecs
import LayoutRules
import ReflowKit
import Screens

/// A picture that was recorded but perhaps not drawn: if the golden's metadata has the same drawing, drawing is
/// unnecessary.
struct PictureCapture {
    enum Content: Sendable {
        case drawing(Drawing)
        case bitmap(Bitmap)
    }

    let content: Content
    /// The view tree, if the picture shows views.
    let tree: FrameTree?
    /// The number of pixels per point.
    let scale: CGFloat
    /// The rules for the comparison.
    let rules: ComparisonRules
    /// The rectangles of the views that the rules name, from back to front.
    let rectangles: [ViewRectangle]
    /// The printed tree, if it was already requested.
    var dump: Data?
    /// The explanations of views that have another frame in the golden, by the views' ids.
    var explanations: [String: LayoutExplanation] = [:]

    init(
        content: Content, tree: FrameTree?, scale: CGFloat, rules: ComparisonRules, rectangles: [ViewRectangle] = []
    ) {
        self.content = content
        self.tree = tree
        self.scale = scale
        self.rules = rules
        self.rectangles = rectangles
    }

    /// The picture of a stage's screen, with its drawing.
    init(_ screen: LaidOutScreen, rules: ComparisonRules) {
        self.init(
            content: .drawing(screen.drawing), tree: screen.tree, scale: screen.tree.scale, rules: rules,
            rectangles: screen.rectangles)
        explanations = screen.explanations
    }

    /// The digest that two pictures with the same drawing share.
    var digest: ContentDigest {
        switch content {
        case .drawing(let drawing): drawing.list.digest
        case .bitmap(let bitmap): bitmap.digest
        }
    }

    /// The additional fonts of the picture, beyond those that every picture uses.
    var fonts: [String] {
        switch content {
        case .drawing(let drawing): CurrentRasterizer.value.ownVersions(of: drawing)
        case .bitmap: []
        }
    }

    func draw() throws -> Bitmap {
        switch content {
        case .bitmap(let bitmap): bitmap
        case .drawing(let drawing):
            try CurrentRasterizer.value.draw(drawing, scale: scale)
        }
    }

    /// The picture as an image; an image of size zero if it cannot be drawn.
    func image() -> UIImage {
        do {
            return UIImage(bitmap: try draw(), scale: scale)
        } catch {
            return UIImage()
        }
    }
}
