import Basics
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import Testing

@testable import ReflowKit

@Suite("Images")
struct UIImageTests {
    private let image = UIImage(
        asset: ImageAsset(bitmap: Bitmap(width: 30, height: 20, pixels: Array(repeating: 0xFFFF_FFFF, count: 600))),
        scale: 2)

    @Test("A size in points; changing something leaves the rest and the original")
    func values() {
        #expect(image.size == CGSize(width: 15, height: 10))
        #expect(UIImage().size == .zero)
        let template = image.withRenderingMode(.alwaysTemplate).resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(template.resizingMode == .stretch)
        #expect(template.scale == 2)
        #expect(image.renderingMode == .automatic)
        #expect(image.withRenderingMode(.automatic) == image)
        #expect(image.withTintColor(.red) != image)
    }

    @Test("Written as PNG and read again it is the same picture")
    func png() throws {
        let data = try #require(image.pngData())
        let copy = try #require(UIImage(data: data, scale: 2))
        #expect(copy.size == image.size)
        #expect(copy.pngData() == data)
        #expect(try copy.asset?.bitmap() == image.asset?.bitmap())
        #expect(UIImage().pngData() == nil)
    }

    /// Each orientation has the upright picture of a pixel A with a pixel B to its right.
    @Test(
        "An image keeps the orientation and the pixels that it was given, and is shown upright",
        arguments: [
            (.up, "AB"), (.down, "BA"), (.left, "B/A"), (.right, "A/B"), (.upMirrored, "BA"), (.downMirrored, "AB"),
            (.leftMirrored, "A/B"), (.rightMirrored, "B/A"),
        ] as [(UIImage.Orientation, String)])
    func orientation(orientation: UIImage.Orientation, shown: String) throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
        let given = CGImage(ImageAsset(bitmap: Bitmap(width: 2, height: 1, pixels: pixels)))
        let image = UIImage(cgImage: given, scale: 2, orientation: orientation)
        for image in [
            image, image.withRenderingMode(.alwaysOriginal), image.withTintColor(.red),
            image.resizableImage(withCapInsets: .zero),
        ] {
            #expect(image.imageOrientation == orientation)
            #expect(image.cgImage?.width == 2 && image.cgImage?.height == 1)
            #expect(try image.cgImage?.asset.bitmap().pixels == pixels)
            let bitmap = try #require(try image.bitmap())
            let names = bitmap.pixels.map { $0 == pixels[0] ? "A" : "B" }
            #expect(names.joined(separator: bitmap.width == 1 ? "/" : "") == shown)
            #expect(image.size == CGSize(width: CGFloat(bitmap.width) / 2, height: CGFloat(bitmap.height) / 2))
            // Code passes the image on in this way; the picture is rotated once and not twice.
            let again = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: image.imageOrientation)
            #expect(try again.bitmap() == bitmap)
        }
        #expect(UIImage(data: try #require(image.pngData()))?.imageOrientation == .up)
        let file = UIImage(
            cgImage: CGImage(try ImageAsset(data: PNG.encode(try given.asset.bitmap()))), scale: 2,
            orientation: orientation)
        #expect(try file.bitmap() == image.bitmap())
        #expect(file.contentDigest(in: UITraitCollection()) == file.asset?.pixelDigest)
        #expect(try file.asset?.pixelDigest == image.bitmap()?.digest)
    }

    @Test("A turned picture that cannot be decoded is turned all the same, and says so when it is drawn")
    func damaged() throws {
        let whole = try #require(image.pngData())
        let asset = try ImageAsset(data: whole.prefix(whole.count / 2), path: "a.png")
        let turned = UIImage(cgImage: CGImage(asset), scale: 1, orientation: .left)
        #expect(turned.size == CGSize(width: 20, height: 30))
        #expect(turned.imageOrientation == .left)
        #expect(turned.asset?.path == "a.png")
        #expect(throws: ImageError.self) { try turned.bitmap() }
        #expect(turned.pngData() == nil)
    }

    @Test("Drawing names the image once, stretched over the rectangle, in the tint if there is one")
    func drawing() throws {
        let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        image.draw(at: CGPoint(x: 5, y: 5))
        context.setAlpha(0.5)
        image.withTintColor(.red).draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        image.draw(in: CGRect(x: 0, y: 0, width: 0, height: 60))
        UIImage().draw(at: .zero)
        UIGraphicsPopContext()
        let asset = try #require(image.asset)
        let id = ImageID(digest: asset.digest, width: 30, height: 20)
        #expect(Array(context.images.keys) == [id])
        #expect(
            context.finish() == [
                .image(ImagePlacement(id, destination: CGRect(x: 5, y: 5, width: 15, height: 10))),
                .layer(
                    Layer(
                        opacity: 0.5,
                        commands: [
                            .image(
                                ImagePlacement(
                                    id, destination: CGRect(x: 0, y: 0, width: 60, height: 60),
                                    tint: RGBAColor(red: 1, green: 0, blue: 0)))
                        ])),
            ])
    }

    @Test("Caps keep their size and the middle stretches: 4 points left, 3 right of 15, over 40")
    func stretching() {
        let slices = slices(left: 4, right: 3, mode: .stretch, width: 40)
        #expect(
            slices == [
                [0, 8, 0, 4], [8, 16, 4, 33], [24, 6, 37, 3],
            ])
    }

    @Test("A middle that is tiled repeats at its own size, and the last tile is cut")
    func tiling() {
        // The middle is 8 points wide; 33 points contain it four times and one eighth.
        let slices = slices(left: 4, right: 3, mode: .tile, width: 40)
        #expect(
            slices == [
                [0, 8, 0, 4], [8, 16, 4, 8], [8, 16, 12, 8], [8, 16, 20, 8], [8, 16, 28, 8], [8, 2, 36, 1],
                [24, 6, 37, 3],
            ])
    }

    @Test("Without room for both caps they shrink alike; without room for the middle it is cut")
    func shrinking() {
        #expect(slices(left: 4, right: 4, mode: .tile, width: 4) == [[0, 8, 0, 2], [22, 8, 2, 2]])
        #expect(slices(left: 4, right: 3, mode: .tile, width: 9) == [[0, 8, 0, 4], [8, 4, 4, 2], [24, 6, 6, 3]])
    }

    @Test("Caps wider than the image, or negative, are kept within it, and many tiles are one stretched")
    func badCaps() {
        #expect(slices(left: 400, right: 400, mode: .stretch, width: 40) == [[0, 30, 0, 40]])
        #expect(slices(left: -4, right: -4, mode: .stretch, width: 40) == [[0, 30, 0, 40]])
        #expect(slices(left: 0, right: 0, mode: .tile, width: 1e9).count == 1)
    }

    @Test("Nine parts for a button's background, whose edges meet")
    func nineParts() {
        let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        let rect = CGRect(x: 10, y: 20, width: 100, height: 44)
        let parts = ImageSlices(
            pixels: CGSize(width: 30, height: 20), scale: 2,
            resizing: UIImage.Resizing(capInsets: insets, mode: .stretch), in: rect
        ).parts
        #expect(parts.count == 9)
        #expect(parts.map { $0.destination.width * $0.destination.height }.reduce(0, +) == 4400)
        #expect(parts.map(\.destination).reduce(CGRect.null) { $0.union($1) } == rect)
        #expect(parts[4].source == CGRect(x: 8, y: 8, width: 14, height: 4))
    }

    /// The start and length in pixels, and the start and length in points, of each column of an image of 30 × 20 pixels
    /// at @2x.
    private func slices(left: CGFloat, right: CGFloat, mode: UIImage.ResizingMode, width: CGFloat) -> [[CGFloat]] {
        let resizing = UIImage.Resizing(
            capInsets: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right), mode: mode)
        return ImageSlices(
            pixels: CGSize(width: 30, height: 20), scale: 2, resizing: resizing,
            in: CGRect(x: 0, y: 0, width: width, height: 10)
        ).parts.map { [$0.source.minX, $0.source.width, $0.destination.minX, $0.destination.width] }
    }
}
