import Foundation
import SourceRewriting

/// The files that build on Linux what compiles there: a manifest, and a test for each screen.
struct LinuxPackage {
    let project: Project
    let results: [TargetResult]
    let report: AdoptReport
    /// The folder of Reflow's package.
    let reflow: String

    struct File: Equatable {
        /// Relative to the project's folder.
        var path: String
        var text: String
    }

    /// The targets of which something compiles, with the files that do.
    private var built: [(target: AppTarget, files: [String])] {
        zip(project.targets, results).filter { !$1.buildable.isEmpty }.map { ($0, $1.buildable) }
    }

    /// The modules that are missing on Linux, and of which the sources use nothing.
    private var standIns: [String] { Set(results.flatMap(\.standIns)).sorted() }

    var files: [File] {
        let empty = standIns.map { module in
            File(
                path: "StandIns/\(module)/\(module).swift",
                text: "\(Self.mark)\n\n// Linux has no \(module). Sources here import it and use nothing of it.\n")
        }
        let tests = built.compactMap { target, _ -> File? in
            let tests = report.screens.filter { $0.target == target.name }.map(\.test)
            guard !tests.isEmpty else { return nil }
            return File(
                path: "\(Self.testFolder(target))/ScreenTests.swift",
                text: ScreenTest.file(tests, module: target.module))
        }
        return project.kind == .package ? tests : [File(path: "Package.swift", text: manifest)] + empty + tests
    }

    private static func testFolder(_ target: AppTarget) -> String { "Tests/\(target.module)ScreenTests" }

    /// The lines that a package's own manifest needs beside the tests.
    var testTargets: [String] {
        built.filter { target, _ in report.screens.contains { $0.target == target.name } }.map { target, _ in
            """
            .testTarget(name: "\(target.module)ScreenTests", dependencies: ["\(target.name)", \
            .product(name: "SnapshotTesting", package: "Reflow")]),
            """
        }
    }

    private var manifest: String {
        let targets =
            built.map { target, files in self.target(target, files) }
            + standIns.map { "        .target(name: \(quoted($0)), path: \(quoted("StandIns/\($0)")))," }
            + testTargets.map { "        " + $0 }
        return """
            // swift-tools-version: 6.2
            \(Self.mark)
            import PackageDescription

            // The sources that compile on Linux. Build and test them with: reflow swift test
            let package = Package(
                name: \(quoted(URL(fileURLWithPath: project.folder).lastPathComponent)),
                // The clone on this machine; others need the address of the repository.
                dependencies: [.package(name: "Reflow", path: \(quoted(reflow)))],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )

            """
    }

    private func target(_ target: AppTarget, _ files: [String]) -> String {
        let names = Set(built.map(\.target.name))
        let dependencies =
            target.dependencies.filter(names.contains).compactMap { name in
                built.first { $0.target.name == name }.map { quoted($0.target.module) }
            } + standIns(of: target).map(quoted)
            + products(for: files).map { ".product(name: \"\($0)\", package: \"Reflow\")" }
        let settings =
            [".swiftLanguageMode(.v\(target.languageMode))"]
            + (target.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + target.upcomingFeatures.map { ".enableUpcomingFeature(\(quoted($0)))" }
            + target.conditions.map { ".define(\(quoted($0)))" }
        let sources = files.map { "                \(quoted(project.shown($0)))," }.joined(separator: "\n")
        let documents = project.documents(of: target).map { ".copy(\(quoted(project.shown($0))))" }
        let resources =
            documents.isEmpty ? "" : "\n            resources: [\(documents.joined(separator: ", "))],"
        return """
                    .\(isApplication(files) ? "executableTarget" : "target")(
                        name: \(quoted(target.module)),
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        path: ".",
                        sources: [
            \(sources)
                        ],\(resources)
                        swiftSettings: [\(settings.joined(separator: ", "))]),
            """
    }

    private func standIns(of target: AppTarget) -> [String] {
        zip(project.targets, results).first { $0.0.name == target.name }?.1.standIns ?? []
    }

    /// The products of Reflow's that the files import.
    private func products(for files: [String]) -> [String] {
        let logs = files.contains { file in
            ["import os", "import OSLog"].contains(where: SourceFile(reading: file).mentions)
        }
        return ["UIKit"] + (logs ? ["os"] : [])
    }

    private func isApplication(_ files: [String]) -> Bool {
        files.contains { file in
            file.hasSuffix("/main.swift")
                || ["@main", "@UIApplicationMain"].contains(where: SourceFile(reading: file).mentions)
        }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// The line of files that the command may write again.
    static let mark = "// Written by reflow adopt --write. Remove this line, and the file is yours and is kept."

    /// Whether a file is one that this command has written, and that nobody has taken over.
    static func wrote(_ text: String) -> Bool { text.contains(mark + "\n") }

    private func isOwn(_ url: URL) -> Bool {
        (try? String(contentsOf: url, encoding: .utf8)).map(Self.wrote) ?? false
    }

    /// Writes the files that are not there yet, or that an earlier run has written.
    /// - Returns: the paths of those that were written, and of those that were there.
    func write() throws -> (written: [String], kept: [String]) {
        var (written, kept): ([String], [String]) = ([], [])
        for file in files {
            let url = URL(fileURLWithPath: project.folder + "/" + file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            do {
                let options: Data.WritingOptions = isOwn(url) ? .atomic : .withoutOverwriting
                try Data(file.text.utf8).write(to: url, options: options)
                written.append(file.path)
            } catch CocoaError.fileWriteFileExists {
                kept.append(file.path)
            }
        }
        return (written, kept)
    }
}
