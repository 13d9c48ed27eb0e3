import Foundation
import ImageCodecs
import LayoutRules
import ReflowKit
import Testing
import UIKitDrawing

@Suite("Images drawn in code")
struct UIGraphicsImageRendererTests {
    private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    @Test("Pixels are where they were drawn, at the format's scale, clear where nothing was")
    func pixels() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format(scale: 2))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.scale == 2)
        let bitmap = try #require(try image.asset?.bitmap())
        let red: UInt32 = 0xFFFF_0000
        let rows: [[UInt32]] = [[0, 0, red, red, 0, 0], [0, 0, red, red, 0, 0], Array(repeating: 0, count: 6)]
        #expect(bitmap.pixels == rows[0] + rows[1] + rows[2] + rows[2])
    }

    @Test("Bounds elsewhere show their part of the plane, and an opaque image is black where nothing was drawn")
    func bounds() throws {
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 10, y: 20, width: 2, height: 1), format: format(scale: 1, opaque: true))
        let image = renderer.image { _ in
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 11, y: 20, width: 5, height: 5))
        }
        #expect(try image.asset?.bitmap().pixels == [0xFF00_0000, 0xFFFF_FFFF])
    }

    @Test("A clip with a hole paints around it")
    func hole() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format(scale: 1))
        let image = renderer.image { context in
            let bounds = CGRect(x: 0, y: 0, width: 3, height: 1)
            context.cgContext.addRects([bounds, CGRect(x: 1, y: 0, width: 1, height: 1)])
            context.cgContext.clip(using: .evenOdd)
            UIColor.white.setFill()
            context.fill(bounds)
        }
        #expect(try image.asset?.bitmap().pixels == [0xFFFF_FFFF, 0, 0xFFFF_FFFF])
    }

    @Test("Images can be drawn in images, and written")
    func nested() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(scale: 1)).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(scale: 1))
        let data = renderer.pngData { _ in dot.draw(at: CGPoint(x: 1, y: 0)) }
        #expect(try PNG.decode(data).pixels == [0, 0xFF00_00FF])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("What cannot be painted is an image of no size")
    func tooLarge() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1e6, height: 1e6), format: format(scale: 1))
        #expect(renderer.image { _ in }.size == .zero)
        #expect(renderer.pngData { _ in }.isEmpty)
    }

    @Test("The scale is that of the traits, which are the current simulation's unless told")
    @MainActor
    func scale() {
        // The device is an iPhone 15.
        Simulation(device: .default).perform {
            #expect(UIGraphicsImageRendererFormat.default().scale == 3)
            #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
        }
    }

    @Test("An image taken on the way ends nothing: an open transparency layer stays open")
    func imagesOnTheWay() throws {
        func drawn(takingImages: Bool) throws -> Data? {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 10), true, 1)
            defer { UIGraphicsEndImageContext() }
            let context = try #require(UIGraphicsGetCurrentContext())
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            if takingImages {
                let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
                #expect(image.size == CGSize(width: 30, height: 10))
            }
            // Because the two are one group, there is no seam at their overlap.
            context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
            context.endTransparencyLayer()
            return UIGraphicsGetImageFromCurrentImageContext()?.pngData()
        }
        let plain = try drawn(takingImages: false)
        #expect(plain != nil)
        #expect(try drawn(takingImages: true) == plain)
    }
}
