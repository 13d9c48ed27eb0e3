import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Suites

/// Parses Interface Builder documents. The result is either a document, or errors with positions inside the file, and
/// the same the second time. Each of the first roots is shown, rotated and measured.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    let result = InterfaceBuilderDocument.parse(data, file: "f", options: ParseOptions())
    let isRefused = result.diagnostics.contains { $0.severity == .error }
    hold((result.document == nil) == isRefused, "a document, or errors that say why there is none")
    for diagnostic in result.diagnostics {
        hold((diagnostic.position?.offset ?? 0) <= count, "the place of \(diagnostic)")
    }
    hold(
        result == InterfaceBuilderDocument.parse(data, file: "f", options: ParseOptions()),
        "the same file gives the same document")
    guard let document = result.document else { return 0 }
    MainActor.assumeIsolated {
        show(document, root: nil)
        for root in document.rootIDs.prefix(3) { show(document, root: root) }
    }
    return 0
}

/// A folder that does not exist, so that no file of the machine has an effect.
private let source = LayoutSource(url: URL(fileURLWithPath: "/proc/self/fdinfo/none/fuzz.xib"))

@MainActor
private func show(_ document: InterfaceBuilderDocument, root: String?) {
    do {
        let layout = try document.layout(root: root)
        let maker = PictureMaker(options: PictureOptions())
        for device in try maker.devices(for: layout).prefix(1) {
            let stage = try maker.stage(for: layout, source: source, on: device)
            hold(stage.screen().tree.nodes.allSatisfy { $0.frame.isFinite }, "frames are finite")
            _ = stage.turn(to: .landscape)
            hold(stage.screen().tree.nodes.allSatisfy { $0.frame.isFinite }, "frames are finite after a turn")
            _ = stage.screen(StageRequest(drawing: true))
        }
        _ = try maker.tree(of: layout, root: nil, source: source, size: CGSize(width: 100, height: 50))
    } catch {
        hold(error is LayoutLoadingError || error is Diagnostic, "\(error) is one of the errors that are known")
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}
