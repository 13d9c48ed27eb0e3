import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens

/// Parses a layout file with an equation on each line. The result is a document, or errors with positions inside the
/// file, and the same the second time. An accepted document is shown and rotated, and every frame is finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    let equations = text.split(separator: "\n").prefix(12).map { quoted(String($0)) }
    let data = Data(layout(equations.joined(separator: ",\n")).utf8)
    let result = LayoutDocument.parse(data, file: "f", options: ParseOptions())
    hold((result.document == nil) == !result.errors.isEmpty, "a document, or errors that say why there is none")
    for diagnostic in result.diagnostics {
        hold((diagnostic.position?.offset ?? 0) <= data.count, "the place of \(diagnostic)")
    }
    hold(
        result == LayoutDocument.parse(data, file: "f", options: ParseOptions()),
        "the same file gives the same document")
    if let document = result.document { MainActor.assumeIsolated { show(document) } }
    return 0
}

/// The text as a string of a JSON file.
private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" {
            quoted += "\\\(scalar)"
        } else if scalar.value < 0x20 {
            quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        } else {
            quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}

private func layout(_ equations: String) -> String {
    """
    { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "layoutGuides": ["gap"],
      "constraints": [ \(equations) ],
      "subviews": [ { "class": "UILabel", "id": "title", "text": "Title", "numberOfLines": 0 },
        { "class": "UIView", "id": "card", "translatesAutoresizingMaskIntoConstraints": false,
          "subviews": [ { "class": "UIView", "id": "inner", "frame": [1, 2, 30, 40] } ] },
        { "class": "UIScrollView", "id": "scroll", "frame": [0, 100, 200, 100] } ] } }
    """
}

/// A folder that does not exist, so that no file of the machine has an effect.
private let source = LayoutSource(url: URL(fileURLWithPath: "/proc/self/fdinfo/none/fuzz.json"))

@MainActor
private func show(_ document: LayoutDocument) {
    do {
        let stage = try LayoutStage(document, on: .default, source: source)
        for orientation in ["landscape", "portrait"] {
            for node in stage.screen().tree.nodes {
                let frame = node.frame
                hold(
                    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite),
                    "the frame of \(node.id ?? "a view"): \(frame)")
            }
            if let request = OrientationRequest(name: orientation) { _ = stage.turn(to: request) }
        }
    } catch {
        // An error that is only found on the stage has a position, too.
        hold(!error.diagnostics.isEmpty, "an error that says what is wrong")
    }
}
