import CPNGLimit
import CSceneLimit
import Foundation
import ImageCodecs

/// The screen as drawn by the plain cairo program.
final class LimitScreen {
    private let scene: OpaquePointer

    init(_ screen: ScreenScene, scale: CGFloat) {
        let texts = screen.primitives.map { strdup($0.t ?? "") }
        defer { for text in texts { free(text) } }
        let primitives = zip(screen.primitives, texts).map { primitive, text in
            scene_primitive(
                kind: primitive.k.limit, x: primitive.x, y: primitive.y, width: primitive.w, height: primitive.h ?? 0,
                radius: primitive.r ?? 0, blur: primitive.k == .shadow ? primitive.b ?? 0 : 0,
                offset: primitive.dy ?? 0, line_width: primitive.s ?? 0, color: primitive.color,
                font_size: primitive.z ?? 0, is_bold: primitive.k == .text && primitive.b == 1 ? 1 : 0, text: text)
        }
        guard
            let scene = scene_limit_create(
                primitives, primitives.count, screen.size.width, screen.size.height, scale,
                ScreenImage.bitmap.pixels, Int32(ScreenImage.side))
        else { fatalError("no memory for the screen in C") }
        self.scene = scene
    }

    deinit {
        scene_limit_destroy(scene)
    }

    /// Draws without reading the result.
    func draw() {
        scene_limit_draw(scene, { _, _, _, _, _ in }, nil)
    }

    /// Draws and encodes into `file`.
    func drawAndEncode(into file: inout [UInt8]) {
        file.withUnsafeMutableBufferPointer { file in
            withUnsafeMutablePointer(to: &file) { file in
                scene_limit_draw(
                    scene,
                    { file, pixels, width, height, _ in
                        guard let file = file?.assumingMemoryBound(to: UnsafeMutableBufferPointer<UInt8>.self) else {
                            return
                        }
                        _ = png_limit_encode(pixels, width, height, file.pointee.baseAddress, file.pointee.count)
                    }, file)
            }
        }
    }

    /// The drawn picture.
    var bitmap: Bitmap {
        var bitmap = Bitmap(width: 0, height: 0, pixels: [])
        withUnsafeMutablePointer(to: &bitmap) { bitmap in
            scene_limit_draw(
                scene,
                { bitmap, pixels, width, height, stride in
                    // Rows with four bytes for each pixel have no gaps.
                    guard let pixels, stride == width * 4 else { return }
                    let buffer = UnsafeBufferPointer(start: pixels, count: Int(width * height))
                    bitmap?.assumingMemoryBound(to: Bitmap.self).pointee = Bitmap(
                        width: Int(width), height: Int(height), pixels: buffer.map { $0 | 0xFF00_0000 })
                }, bitmap)
        }
        return bitmap
    }
}

extension ScreenScene.Primitive.Kind {
    fileprivate var limit: scene_kind {
        switch self {
        case .rect: SCENE_RECT
        case .rrect: SCENE_ROUNDED_RECT
        case .border: SCENE_BORDER
        case .shadow: SCENE_SHADOW
        case .text: SCENE_TEXT
        case .image: SCENE_IMAGE
        }
    }
}
