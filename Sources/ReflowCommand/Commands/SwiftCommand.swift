import Basics
import Foundation
import Glibc
import Suites

extension Command {
    /// `reflow swift build|test|run …`: replaces this process by the program that calls SwiftPM.
    static let swift = Command(passing: .swift) { arguments, _ in throw SwiftTool.failure(ofRunning: arguments) }

    /// `reflow adopt`: replaces this process by the program that compiles an app's sources.
    static let adopt = Command(.adopt) { request, _ in throw SwiftTool.failure(ofRunning: request.arguments) }
}

extension CommandDescription {
    static let swift = CommandDescription(
        name: "swift", summary: "build, test or run a package with iOS sources as they are",
        discussion: """
            iOS sources use Objective-C, which Linux does not have: @objc, #selector, outlets, overrides in extensions. \
            This command calls Swift's package manager with a compiler that reads copies of such sources, in which they \
            are written in plain Swift. The sources, the manifest, and the lines that errors name stay as they are.

                reflow swift build
                reflow swift test --filter LoginTests
                reflow swift test --previews

            The first word is build, test or run; the rest is for swift build, swift test or swift run. With --ios \
            MODULE, #if os(iOS) holds in a module although its sources ask for Linux; in modules that import UIKit and \
            do not ask, it always does. With --previews, test compares each #Preview with its pictures, in both \
            orientations. The build has a scratch path of its own, .build/reflow.
            """,
        positionals: [
            PositionalDeclaration(
                placeholder: "ARGUMENT", isRequired: true, repeats: true, help: "build, test or run, and what they take"
            )
        ],
        options: [.help])
}

/// The program that calls SwiftPM and the compiler. It is built and installed by itself, because it needs the toolchain's SwiftSyntax.
private enum SwiftTool {
    private static let name = "reflow-swift"

    /// Replaces this process by the program.
    /// - Returns: the reason why that is not possible.
    static func failure(ofRunning arguments: [String]) -> SwiftToolError {
        guard let program = path else { return .notInstalled }
        guard ChildProcess.output(of: [program, "--toolchain"]) != nil else { return .noToolchain(program) }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        return .notStarted(program, String(cString: strerror(errno)))
    }

    /// The path of the program: beside this one, or in the folder where `make install` puts programs that users do not
    /// call. Nil if it is not installed.
    static var path: String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        return [own.appendingPathComponent(name), own.appendingPathComponent("../libexec/reflow/\(name)").standardized]
            .map(\.path).first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// The reason why SwiftPM cannot be called.
enum SwiftToolError: Error, Equatable, CustomStringConvertible {
    case notInstalled
    case noToolchain(String)
    case notStarted(String, String)

    var description: String {
        switch self {
        case .notInstalled:
            "reflow-swift is not installed: run make install in a clone of Reflow, with a Swift toolchain in PATH"
        case .noToolchain(let program):
            "\(program) does not start, because the Swift toolchain that built it is gone: run make install again"
        case .notStarted(let program, let reason): "\(program) cannot be started: \(reason)"
        }
    }
}
