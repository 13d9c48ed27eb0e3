import CairoRaster
import DisplayList
import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Snapshots
import Suites
import Typesetting

/// Processes layout files from the text to the pixels: they are shown, rotated, dumped and drawn, at a small scale for
/// speed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    MainActor.assumeIsolated { show(data) }
    return 0
}

private let rasterizer: Rasterizer? = (try? Typesetter()).map(Rasterizer.init)

/// A folder that does not exist, so that no file of the machine has an effect.
private let source = LayoutSource(url: URL(fileURLWithPath: "/proc/self/fdinfo/none/fuzz.json"))

@MainActor
private func show(_ data: Data) {
    guard let rasterizer else { return hold(false, "there are fonts") }
    guard let document = LayoutDocument.parse(data, file: "f", options: ParseOptions()).document else { return }
    var options = PictureOptions()
    options.scale = 0.25
    do {
        let maker = PictureMaker(options: options)
        for device in try maker.devices(for: document).prefix(2) {
            for outcome in try maker.pictures(of: document, source: source, on: device) {
                guard case .picture(let picture) = outcome else { continue }
                hold(picture.tree.nodes.allSatisfy { $0.frame.isFinite && $0.bounds.isFinite }, "frames are finite")
                let image = try rasterizer.draw(
                    picture.drawing.list, images: picture.drawing.images, scale: picture.tree.scale)
                hold(image.width > 0 && image.height > 0, "a screen has pixels")
            }
        }
    } catch {
        hold(error is LayoutLoadingError || error is RasterError, "\(error) is one of the errors that are known")
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}
