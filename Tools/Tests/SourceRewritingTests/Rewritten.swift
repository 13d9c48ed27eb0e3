import SourceRewriting
import Testing

/// The copy of a file of a module that may have others, as text.
func rewritten(_ source: String, beside others: String..., importable: Set<String> = ["UIKit", "FoundationNetworking"])
    -> String
{
    let texts = [source] + others
    let files = texts.enumerated().map { SourceFile(path: "/app/\($0.offset).swift", text: $0.element) }
    let module = Module(name: "App", files: files, importable: importable, isForIOS: true)
    return module.copies().first { $0.path == "/app/0.swift" }.map { String(decoding: $0.text, as: UTF8.self) }
        ?? source
}

/// Checks a copy line by line. Both texts are given without the import that makes the file an app's.
func expect(
    _ source: String, becomes expected: String, beside others: String...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let texts = ["import UIKit\n" + source] + others.map { "import UIKit\n" + $0 }
    let files = texts.enumerated().map { SourceFile(path: "/app/\($0.offset).swift", text: $0.element) }
    let copies = Module(name: "App", files: files, isForIOS: true).copies()
    let copy = copies.first { $0.path == "/app/0.swift" }.map { String(decoding: $0.text, as: UTF8.self) } ?? texts[0]
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

/// What cannot be rewritten in a file that imports UIKit on its first line.
func warnings(of source: String) -> [String] {
    let file = SourceFile(path: "/app/0.swift", text: "import UIKit\n" + source)
    return Module(name: "App", files: [file], isForIOS: true).copies().flatMap(\.warnings).map(\.description)
}
