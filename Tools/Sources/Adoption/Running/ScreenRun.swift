import CompilerWrapper
import Foundation

/// Makes the controllers that can be shown, each in a process of its own, lays them out, and turns them there and back.
struct ScreenRun {
    let project: Project
    let toolchain: Toolchain
    let reflow: ReflowModules
    let cache: String

    /// The time for one controller, in seconds.
    static let limit: TimeInterval = 10
    /// The time for compiling one target, in seconds.
    private static let compileLimit: TimeInterval = 600

    private var folder: String { cache + "/run" }

    func outcomes(_ results: [TargetResult], _ report: AdoptReport) throws -> [ScreenOutcome] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let linked = try ReflowObjects(
            package: reflow.package, toolchain: toolchain.path, modules: CompilerCall.platformModules)
        try copyDocuments()
        var objects: [String] = []
        var standIns: [String] = []
        var outcomes: [ScreenOutcome] = []
        for (target, result) in zip(project.targets, results) where !result.buildable.isEmpty {
            if !result.standIns.isEmpty { standIns += ["-I", "\(target.folder(in: cache))/\(AppTarget.standIns)"] }
            objects.append(try compile(target, result.buildable + result.generated, standIns))
            let screens = report.screens.filter { $0.target == target.name }
            guard !screens.isEmpty else { continue }
            let program = try link(screens.map(\.maker), of: target, standIns + objects + linked.arguments)
            for (number, name) in screens.map(\.name).enumerated() {
                let run = try ChildRun.run([program, "\(number)"], limit: Self.limit)
                outcomes.append(
                    ScreenOutcome(
                        name: name, output: String(decoding: run.output, as: UTF8.self), isTimedOut: run.isTimedOut,
                        errors: run.errorText))
            }
        }
        return outcomes
    }

    /// Copies the documents to the program's folder, where it finds them as those of its main bundle.
    private func copyDocuments() throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: folder) where SourceFolder.isDocument(name) {
            try files.removeItem(atPath: "\(folder)/\(name)")
        }
        for path in project.documents {
            let copy = "\(folder)/\(URL(fileURLWithPath: path).lastPathComponent)"
            // The base localisation is the first in alphabetical order, as the paths are.
            if !files.fileExists(atPath: copy) { try files.copyItem(atPath: path, toPath: copy) }
        }
    }

    /// Compiles the files of a target that compile together. A `@main` type stays a type: the entry point gets another
    /// name.
    /// - Parameter standIns: the arguments that find empty modules.
    private func compile(_ target: AppTarget, _ files: [String], _ standIns: [String]) throws -> String {
        let object = "\(folder)/\(target.module).o"
        let words =
            [toolchain.compiler, "-c", "-wmo", "-Onone", "-parse-as-library", "-enable-testing", "-suppress-warnings"]
            + ["-emit-module", "-emit-module-path", "\(folder)/\(target.module).swiftmodule", "-o", object]
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target.module)_main"]
            + reflow.arguments + standIns + ["-I", folder, "-module-cache-path", cache + "/clang"] + target.settings
            + ["-vfsoverlay", target.folder(in: cache) + "/copies/overlay.json"]
        try run(words + files.filter { !$0.hasSuffix("/main.swift") }, "\(target.name) does not compile")
        return object
    }

    /// - Parameter makers: the expressions that make the controllers.
    private func link(_ makers: [String], of target: AppTarget, _ inputs: [String]) throws -> String {
        let source = "\(folder)/main.swift"
        let program = "\(folder)/\(target.module)-screens"
        try Data(Self.program(makers, module: target.module).utf8).write(to: URL(fileURLWithPath: source))
        let words =
            [toolchain.compiler, "-Onone", "-swift-version", "6", "-module-name", "ReflowScreens", "-I", folder]
            + reflow.arguments + ["-module-cache-path", cache + "/clang", "-suppress-warnings", "-o", program, source]
        try run(words + inputs, "the screens of \(target.name) do not link")
        return program
    }

    private func run(_ words: [String], _ failure: String) throws {
        let run = try ChildRun.run(words, limit: Self.compileLimit)
        guard run.status == 0 else {
            throw AdoptionError(
                "\(failure):\n\((run.errorText + String(decoding: run.output, as: UTF8.self)).prefix(4000))")
        }
    }

    /// The source of the program. It says what it has done, a word on each line.
    static func program(_ makers: [String], module: String) -> String {
        """
        import Foundation
        import UIKit
        @testable import \(module)

        func say(_ word: String) { FileHandle.standardOutput.write(Data((word + "\\n").utf8)) }
        let makers: [@MainActor () -> UIViewController] = [
        \(makers.map { "    { \($0) }," }.joined(separator: "\n"))
        ]
        let simulation = Simulation.current
        simulation.diagnosticHandler = { diagnostic in
            if diagnostic.exceptionName != nil { say("raised \\(diagnostic.description.prefix { $0 != "\\n" })") }
        }
        let controller = makers[Int(CommandLine.arguments[1]) ?? 0]()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        say("made")

        @MainActor func picture(_ draw: () -> Void) -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: window.bounds.size, format: format).pngData { _ in draw() }
        }
        let shown = picture { _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
        let plain = [controller.view.backgroundColor, window.backgroundColor, .white, .black, .clear].map { color in
            picture {
                (color ?? .clear).resolvedColor(with: controller.traitCollection).setFill()
                UIRectFill(window.bounds)
            }
        }
        if !plain.contains(shown) { say("colored") }

        let upright = window.bounds.size
        simulation.turn(to: .landscapeLeft)
        window.layoutIfNeeded()
        let sideways = window.bounds.size
        simulation.turn(to: .portrait)
        window.layoutIfNeeded()
        if sideways != upright && window.bounds.size == upright { say("turned") }
        say("done")
        """
    }
}
