import Basics
import CairoRaster
import Comparison
import DisplayList
import Foundation
import ImageCodecs
import LayoutRules
import ReflowKit
import Screens

/// A picture that was taken and need not have been drawn: a golden that knows the same drawing is enough.
struct PictureCapture {
    enum Content: Sendable {
        case drawing(Drawing)
        case bitmap(Bitmap)
    }

    let content: Content
    /// The views, where the picture is one of views.
    let tree: FrameTree?
    /// Pixels to a point.
    let scale: CGFloat
    /// By what it is compared.
    let rules: ComparisonRules
    /// Where the views lie that the rules name, from back to front.
    let rectangles: [ViewRectangle]
    /// What the tree prints, if somebody asked already.
    var dump: Data?
    /// Why views are where they are that are elsewhere in the golden, by their ids.
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

    /// What a stage shows, with its drawing.
    init(_ screen: LaidOutScreen, rules: ComparisonRules) {
        self.init(
            content: .drawing(screen.drawing), tree: screen.tree, scale: screen.tree.scale, rules: rules,
            rectangles: screen.rectangles)
        explanations = screen.explanations
    }

    /// What two pictures that are drawn alike have in common.
    var digest: ContentDigest {
        switch content {
        case .drawing(let drawing): drawing.list.digest
        case .bitmap(let bitmap): bitmap.digest
        }
    }

    /// The fonts in it that not every picture depends on.
    var fonts: [String] {
        switch content {
        case .drawing(let drawing): CurrentRasterizer.value.ownFonts(of: drawing.list)
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

    /// The picture as an image; one of no size where it cannot be drawn.
    func image() -> UIImage {
        do {
            return UIImage(bitmap: try draw(), scale: scale)
        } catch {
            return UIImage()
        }
    }
}
