import Basics
import Foundation
import KitValues
import LayoutRules
import ReflowCommand
import TestSupport
import Testing

/// The output of `reflow explain --format json` for a layout, as far as the suites use it.
struct ExplainedLayout: Decodable {
    struct Asked: Decodable {
        var who: String
        var question: String
        var answer: String
        var source: String
        var line: Int?
    }
    struct NotAsked: Decodable {
        var `class`: String
        var why: String
    }
    struct Warning: Decodable {
        var code: String
        var message: String
    }

    var decision: String
    var from: String
    var to: String
    var reason: String?
    var message: String
    var basis: String
    var asked: [Asked]
    var notAsked: [NotAsked]
    var advice: String?
    var events: [String]?
    var warnings: [Warning]

    /// The answer to the last question of that name.
    func answer(to question: String) -> Asked? { asked.last { $0.question == question } }
}

/// Runs `reflow explain` for a layout file with this text.
/// - Parameter files: further files beside it, by name.
func explain(
    _ layout: String, files: [String: String] = [:], _ arguments: String...
) async throws -> ExplainedLayout {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let file = folder.url("layout.json")
    try folder.write(layout, to: "layout.json")
    let output = Guarded("")
    let error = Guarded("")
    let console = Console(
        output: TextStream(isTerminal: false, usesColor: false) { text in output.withLock { $0 += text } },
        error: TextStream(isTerminal: false, usesColor: false) { text in error.withLock { $0 += text } })
    let code = await Reflow.run(
        arguments: ["explain", file.path, "--format", "json"] + arguments, console: console, environment: Environment())
    try #require(code == .success, "\(error.withLock { $0 })")
    return try JSONDecoder().decode(ExplainedLayout.self, from: Data(output.withLock { $0 }.utf8))
}

extension UIInterfaceOrientationMask {
    /// The orientations as elements of an array in a layout file.
    var quoted: String { orientations.map { "\"\($0.name)\"" }.joined(separator: ", ") }
}
