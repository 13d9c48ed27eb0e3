import CompilerWrapper
import Foundation
import SourceRewriting

/// Compiles one target, through the rewriter, in two passes: first the imports, because one missing module hides all
/// other errors; then the types, with an empty module for each missing one.
struct TargetCheck {
    let target: AppTarget
    let project: Project
    let toolchain: Toolchain
    let reflow: ReflowModules
    /// The folder for everything that is written.
    let cache: String
    /// The controllers in the project's documents.
    let scenes: DocumentScenes
    /// A text that changes when these documents do.
    let sceneStamp: String

    init(target: AppTarget, project: Project, toolchain: Toolchain, reflow: ReflowModules, cache: String) {
        self.target = target
        self.project = project
        self.toolchain = toolchain
        self.reflow = reflow
        self.cache = cache
        let documents = project.documents.map { path in
            (path: path, text: String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
        }
        scenes = DocumentScenes(documents: documents)
        sceneStamp = documents.map { "\($0.path)\n\($0.text)" }.joined(separator: "\n")
    }

    private var folder: String { target.folder(in: cache) }
    /// The folder with the modules of the project's targets.
    private var modules: String { cache + "/products" }

    /// The result of an earlier run, if nothing has changed since; else a new one.
    func result() throws -> TargetResult {
        let files = FileManager.default
        try files.createDirectory(atPath: modules, withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sources = try target.files.map { path in
            SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        }
        let key = digest(of: sources)
        let kept = folder + "/result.json"
        if let data = files.contents(atPath: kept),
            let entry = try? JSONDecoder().decode(Kept.self, from: data), entry.key == key
        {
            return entry.result
        }
        let result = try compile(sources)
        try JSONEncoder().encode(Kept(key: key, result: result)).write(to: URL(fileURLWithPath: kept), options: .atomic)
        return result
    }

    private struct Kept: Codable {
        var key: String
        var result: TargetResult
    }

    /// A text that changes when the result may: sources, settings, compiler, and the modules that are imported.
    private func digest(of sources: [SourceFile]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        for source in sources {
            add(source.path.utf8)
            add(source.bytes)
        }
        let texts = words + [toolchain.stamp, reflow.stamp, sceneStamp, symbols.source(bundle: ""), "\(Self.version)"]
        for text in texts { add(text.utf8) }
        for dependency in target.dependencies {
            let module = project.targets.first { $0.name == dependency }?.module ?? dependency
            add(FileManager.default.contents(atPath: "\(modules)/\(module).swiftmodule") ?? Data())
        }
        return String(hash, radix: 16)
    }

    /// A number that changes when results of the same sources do.
    private static let version = 4

    /// The symbols of the sets in the target's catalogues.
    private var symbols: AssetSymbols { CatalogueReader.symbols(ofTargetWith: target.files) }

    /// The compiler and its arguments, without files.
    private var words: [String] {
        [toolchain.compiler, "-frontend"] + reflow.arguments
            + ["-I", modules] + standInsOfOthers + target.settings + [
                "-module-cache-path", cache + "/clang", "-diagnostic-style", "llvm", "-suppress-warnings",
            ]
            // The time that a single expression may take.
            + ["-solver-expression-time-threshold=10"]
            + (target.files.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"])
    }

    /// The arguments that find the empty modules which the targets before this one import.
    private var standInsOfOthers: [String] {
        project.targets.prefix { $0.name != target.name }.map { "\($0.folder(in: cache))/\(AppTarget.standIns)" }
            .filter { FileManager.default.fileExists(atPath: $0) }.flatMap { ["-I", $0] }
    }

    private func compile(_ sources: [SourceFile]) throws -> TargetResult {
        var result = TargetResult()
        var module = Module(
            name: target.module, files: sources, importable: CompilerCall.importable(in: [reflow.folder]),
            isForIOS: target.isForIOS ? true : nil, flags: Set(target.conditions))
        var copies = module.copies()
        if !target.isForIOS, !copies.isEmpty, sources.contains(where: \.asksForLinux) {
            // There is a warning, and there are no copies: with --ios, there are.
            result.asksForLinux = true
            module.isForIOS = true
            copies = module.copies()
        }
        copies = symbols.added(to: copies, of: sources)
        let overlay = CopyFolder(folder: URL(fileURLWithPath: folder + "/copies"))
        try overlay.write(copies) { _ in }
        let surveys = module.survey(copies)

        let present = toolchain.modules.union(reflow.names).union(builtModules).union([target.module])
        for (source, survey) in zip(sources, surveys) {
            let missing = Set(survey.imports.filter { !$0.isAsked && !present.contains($0.module) }.map(\.module))
            if !missing.isEmpty { result.missingModules[source.path] = missing.sorted() }
        }
        let missing = Set(result.missingModules.values.joined())
        let standIns = try writeStandIns(missing, named: "missing")
        let base = words + ["-vfsoverlay", overlay.overlay.path]

        let files = distinctFiles(&result)
        result.generated = try writeGenerated()
        let all = files + result.generated
        var checker = TypeChecker(words: base + ["-I", standIns], files: all, folder: folder)
        result.errors.merge(try checker.errors(in: files)) { $0 + $1 }

        // A module that exists changes what `canImport` says, so none stands in for one that a source asks for.
        let asked = Set(surveys.flatMap { $0.imports.filter(\.isAsked).map(\.module) })
        let unused = Set(result.missingModules.filter { result.errors[$0.key] == nil }.values.joined()).subtracting(
            asked)
        checker.words = base + ["-I", try writeStandIns(unused, named: AppTarget.standIns)]
        checker.files = all.filter {
            result.errors[$0] == nil && unused.isSuperset(of: result.missingModules[$0] ?? [])
        }
        try keepWhatCompilesTogether(&checker, zip(sources, surveys).map { ($0, $1) }, &result)
        result.buildable = checker.files.filter { !result.generated.contains($0) }
        result.standIns = Set(result.buildable.flatMap { result.missingModules[$0] ?? [] }).sorted()
        try emitModule(checker)
        result.screens = try screens(zip(sources, surveys).map { ($0.path, $1) }, checker)
        return result
    }

    /// Leaves out the files that need one that was left out: without it, some lack names; without these, others.
    ///
    /// In each round, only the files are checked that mention a name of a file that has just gone. The last rounds check
    /// all, because an error may have another cause, and their bodies, too. An error in a body is the file's own.
    private func keepWhatCompilesTogether(
        _ checker: inout TypeChecker, _ files: [(source: SourceFile, survey: FileSurvey)], _ result: inout TargetResult
    ) throws {
        defer { checker.isWhole = false }
        var kept = Set(checker.files)
        var gone = Set(files.map(\.source.path)).subtracting(kept)
        checker.isWhole = gone.isEmpty
        let words = Dictionary(files.map { ($0.source.path, Self.words(of: $0.source.bytes)) }) { first, _ in first }
        while true {
            let names = files.filter { gone.contains($0.source.path) }.reduce(into: Set()) {
                $0.formUnion($1.survey.declared)
            }
            let concerned = checker.files.filter { words[$0].map { !$0.isDisjoint(with: names) } ?? false }
            let checked = concerned.isEmpty || checker.isWhole ? checker.files : concerned
            guard !checked.isEmpty else { return }
            let errors = try checker.errors(in: checked)
            gone = Set(errors.keys)
            if checker.isWhole { result.errors.merge(errors) { $0 + $1 } }
            if gone.isEmpty, checked.count == kept.count {
                if checker.isWhole { return }
                checker.isWhole = true
            } else if checker.isWhole {
                // Without these files, the types of others have to be checked again.
                checker.isWhole = false
            }
            kept.subtract(gone)
            checker.files.removeAll(where: gone.contains)
        }
    }

    private static func words(of bytes: [UInt8]) -> Set<String> {
        let parts = bytes.split { byte in
            !(97...122).contains(byte) && !(65...90).contains(byte) && !(48...57).contains(byte) && byte != 95
                && byte < 128
        }
        return Set(parts.map { String(decoding: $0, as: UTF8.self) })
    }

    /// The files without those whose name another one has: the compiler refuses a module with two files of one name.
    private func distinctFiles(_ result: inout TargetResult) -> [String] {
        var names: Set<String> = []
        return target.files.filter { path in
            if names.insert(URL(fileURLWithPath: path).lastPathComponent).inserted { return true }
            let message = "another file of the module has this file's name"
            result.errors[path] = [CompilerError(file: path, line: 1, message: message)]
            return false
        }
    }

    /// Writes what SwiftPM generates for a target with resources.
    private func writeGenerated() throws -> [String] {
        guard target.hasResources else { return [] }
        let path = folder + "/resource_bundle_accessor.swift"
        let text =
            "import Foundation\nextension Foundation.Bundle { nonisolated static var module: Bundle { .main } }\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return [path]
    }

    /// The modules that were made of the project's targets so far.
    private var builtModules: [String] {
        project.targets.map(\.module).filter {
            FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule")
        }
    }

    /// An empty module for each name. Only this target sees them: a module that exists changes what `canImport` says.
    private func writeStandIns(_ names: Set<String>, named name: String) throws -> String {
        let standIns = "\(folder)/\(name)"
        try? FileManager.default.removeItem(atPath: standIns)
        try FileManager.default.createDirectory(atPath: standIns, withIntermediateDirectories: true)
        let source = standIns + "/empty.swift"
        try Data().write(to: URL(fileURLWithPath: source))
        for name in names.sorted() {
            let run = try ChildRun.run(
                [toolchain.compiler, "-frontend", "-emit-module", "-parse-as-library", "-module-name", name, "-o"]
                    + ["\(standIns)/\(name).swiftmodule", source], limit: TypeChecker.limit)
            guard run.status == 0 else { throw AdoptionError("no module \(name) can be made:\n\(run.errorText)") }
        }
        return standIns
    }

    /// Makes the module of what compiles, for the targets that import it.
    private func emitModule(_ checker: TypeChecker) throws {
        let path = "\(modules)/\(target.module).swiftmodule"
        try? FileManager.default.removeItem(atPath: path)
        guard !checker.files.isEmpty else { return }
        let run = try ChildRun.run(
            checker.words + ["-emit-module", "-experimental-skip-non-inlinable-function-bodies", "-o", path]
                + checker.files,
            limit: 120)
        guard run.status == 0 else {
            throw AdoptionError("\(target.name): its module cannot be made:\n\(run.errorText.prefix(2000))")
        }
    }

    // MARK: Screens

    /// The classes of UIKit whose subclasses fill a screen.
    private static let roots: Set = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UITableViewController", "UICollectionViewController",
    ]

    private func screens(_ surveys: [(path: String, survey: FileSurvey)], _ checker: TypeChecker) throws
        -> [TargetResult.Screen]
    {
        let classes = Dictionary(surveys.flatMap { $0.survey.classes.map { ($0.name, $0) } }) { first, _ in first }
        func ancestors(_ name: String) -> [String] {
            var names = [name]
            while names.count < 32, let last = names.last, let next = classes[last]?.superclass { names.append(next) }
            return names
        }
        let buildable = Set(checker.files)
        let shown = surveys.filter { buildable.contains($0.path) }
        let previews = shown.flatMap { path, survey in survey.previews.map { preview(of: $0, in: path) } }
        let controllers = shown.flatMap { path, survey in
            survey.classes.filter { ancestors($0.name).contains(where: Self.roots.contains) }.map { one in
                let hasOutlets = ancestors(one.name).contains { classes[$0]?.hasOutlets ?? false }
                return screen(of: one.name, in: path, hasOutlets: hasOutlets)
            }
        }
        return previews + (try probed(controllers, checker))
    }

    private func preview(of preview: PreviewSurvey, in file: String) -> TargetResult.Screen {
        let name = preview.name ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return TargetResult.Screen(
            name: "#Preview \(name)", file: file, maker: "\(preview.registry).previews[0].makeViewController()",
            isPreview: true)
    }

    /// A controller, made from its scene if there is one that code can reach.
    private func screen(of name: String, in file: String, hasOutlets: Bool) -> TargetResult.Screen {
        let scene = scenes.scene(of: name)
        var screen = TargetResult.Screen(name: name, file: file, maker: scene?.maker(of: name) ?? "\(name)()")
        if hasOutlets, let scene, scene.kind == .hidden {
            screen.obstacle =
                "only a segue reaches its scene in \(project.shown(scene.document)): give it an identifier"
        } else if hasOutlets, scene == nil {
            screen.obstacle = "the document that connects its outlets is not there"
            screen.lacksDocument = true
        }
        return screen
    }

    /// The controllers, with the compiler's word on those that cannot be made without arguments.
    private func probed(
        _ screens: [TargetResult.Screen], _ checker: TypeChecker
    ) throws -> [TargetResult.Screen] {
        guard !screens.isEmpty else { return [] }
        let probe = folder + "/ReflowScreenProbe.swift"
        // One on each line after the first.
        let lines = screens.enumerated().map { number, screen in
            "@MainActor private func screen\(number)() -> UIViewController { \(screen.maker) }"
        }
        try Data((["import UIKit"] + lines).joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: probe))
        var checker = checker
        checker.files.append(probe)
        let errors = try checker.errors(in: [probe])[probe] ?? []
        return screens.enumerated().map { number, screen in
            var screen = screen
            screen.obstacle = screen.obstacle ?? errors.first { $0.line == number + 2 }?.message
            return screen
        }
    }
}
