import CompilerWrapper
import Foundation

/// `reflow adopt`: reports what of a project's sources compiles on Linux, and what is in the way.
public struct AdoptCommand: Equatable {
    public var folder = "."
    public var target: String?
    public var format = Format.text
    /// The path of a page for browsers.
    public var page: String?
    public var writes = false
    /// Whether the screens are made and turned.
    public var runs = false
    /// The folder of Reflow's package.
    public var reflow: String?

    public enum Format: String {
        case text, json
    }

    /// - Parameter arguments: those of `reflow adopt`, which has checked them.
    public init(arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw AdoptionError("\(argument) needs a value") }
                return value
            }
            switch argument {
            case "--target": target = try value()
            case "--format":
                let name = try value()
                guard let format = Format(rawValue: name) else { throw AdoptionError("--format is text or json") }
                self.format = format
            case "--html": page = try value()
            case "--reflow": reflow = try value()
            case "--write": writes = true
            case "--run": runs = true
            case let option where option.hasPrefix("-"): throw AdoptionError("there is no option \(option)")
            default: folder = argument
            }
        }
    }

    /// - Parameters:
    ///   - program: the path of this program.
    ///   - print: gets the report; `say` gets what takes time, and what was written.
    public func run(
        environment: [String: String], program: String, print: (String) -> Void, say: (String) -> Void
    ) throws {
        let toolchain = try Toolchain(path: SwiftCommand.toolchain(environment: environment))
        try SwiftCommand.check(toolchain.path, against: SwiftCommand.loadedToolchain)
        let project = try Project(folder: folder, target: target, toolchain: toolchain.path)
        let cache = try Self.cache(for: project.folder, environment)
        let package = try ReflowModules.package(named: reflow, program: program)
        let modules = try ReflowModules(package: package, toolchain: toolchain.path, cache: cache, say: say)
        let results = try project.targets.map { target in
            try TargetCheck(target: target, project: project, toolchain: toolchain, reflow: modules, cache: cache)
                .result()
        }
        var report = AdoptReport(project, results)
        if runs {
            let run = ScreenRun(project: project, toolchain: toolchain, reflow: modules, cache: cache)
            do {
                report.outcomes = try run.outcomes(results, report)
            } catch {
                report.notes.append("the screens were not run: \(error)")
            }
        }
        switch format {
        case .text: print(ReportText(report: report).text)
        case .json: print(String(decoding: try report.json, as: UTF8.self))
        }
        if let page {
            let title = URL(fileURLWithPath: project.folder).lastPathComponent
            try Data(ReportPage(report: report, title: title).text.utf8).write(to: URL(fileURLWithPath: page))
            say(page)
        }
        if writes { try write(LinuxPackage(project: project, results: results, report: report, reflow: package), say) }
    }

    private func write(_ files: LinuxPackage, _ say: (String) -> Void) throws {
        let (written, kept) = try files.write()
        for path in written { say("written: \(path)") }
        for path in kept { say("kept: \(path)") }
        if files.project.kind == .package, !files.testTargets.isEmpty {
            say("add to Package.swift:\n" + files.testTargets.joined(separator: "\n"))
        }
    }

    /// The folder for what is kept from run to run: outside of the project, in which nothing is written unasked.
    private static func cache(for project: String, _ environment: [String: String]) throws -> String {
        let home =
            environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        let hash = project.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = URL(fileURLWithPath: project).lastPathComponent
        let folder = "\(home)/reflow/adopt/\(name)-\(String(hash, radix: 16))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }
}
