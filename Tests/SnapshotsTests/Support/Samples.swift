import Basics
import Comparison
import Foundation
import ImageCodecs
import Screens
import Snapshots

/// A small opaque picture with some structure.
let samplePicture = Bitmap(
    width: 12, height: 7, pixels: (0..<84).map { 0xFF00_0000 | UInt32($0 * 3) << 16 | UInt32($0 % 12 * 20) << 8 })

extension Bitmap {
    /// The picture with one channel of one pixel changed by 1.
    func withOnePixelChanged(at index: Int = 40) -> Bitmap {
        var pixels = pixels
        pixels[index] ^= 1
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

let sampleDrawing = ContentDigest(of: "the drawing")
let otherDrawing = ContentDigest(of: "another drawing")
let sampleRenderer = RendererFingerprint(versions: ["cairo 1.18.0", "Inter 4.000"], probe: ContentDigest(of: "probe"))
let otherRenderer = RendererFingerprint(versions: ["cairo 1.16.0", "Inter 4.000"], probe: ContentDigest(of: "probe"))

/// The file of a golden of `samplePicture`.
func sampleGolden(_ bitmap: Bitmap = samplePicture) throws -> Data {
    try GoldenPicture.encode(bitmap, drawing: sampleDrawing, scale: 3, renderer: sampleRenderer)
}

func sampleTree(x: CGFloat = 16) -> FrameTree {
    var tree = FrameTree(
        device: "iPhone 15", orientation: "portrait", semantics: "iOS15", size: CGSize(width: 4, height: 7), scale: 3,
        root: FrameNode("UIWindow", frame: CGRect(x: 0, y: 0, width: 4, height: 7)))
    tree.append(
        FrameNode("UILabel", id: "title", frame: CGRect(x: x, y: 0, width: 4, height: 4), text: "Hello"), depth: 1)
    return tree
}

let sampleName = GoldenName(layout: "login", device: "iphone-15", state: "portrait")
