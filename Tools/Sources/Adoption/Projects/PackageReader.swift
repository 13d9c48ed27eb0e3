import CompilerWrapper
import Foundation

/// Reads the targets of a Swift package from its manifest, as SwiftPM prints it.
struct PackageReader {
    let folder: String
    let toolchain: String

    func targets() throws -> [AppTarget] { try targets(of: manifest()) }

    func manifest() throws -> Manifest {
        // Not in the package's own folder: reading leaves no trace in it.
        let name = "reflow-adopt-manifest-\(getuid())-\(getpid())"
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let words =
            [toolchain + "/bin/swift", "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
        let result = try ChildRun.run(words, limit: 120)
        guard result.status == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: result.output) else {
            throw AdoptionError("\(folder)/Package.swift cannot be read:\n\(result.errorText)")
        }
        return manifest
    }

    private func targets(of manifest: Manifest) throws -> [AppTarget] {
        let names = Set(manifest.targets.map(\.name))
        let mode = manifest.languageMode
        return try manifest.targets.filter { ["regular", "executable"].contains($0.type) }.map { target in
            let root = root(of: target, isOnly: manifest.targets.filter { $0.type != "test" }.count == 1)
            let excluded = (target.exclude ?? []).map { "\(root)/\($0)" }
            let included = target.sources.map { $0.map { "\(root)/\($0)" } }
            let all =
                try FileManager.default.fileExists(atPath: root)
                ? SourceFolder(path: root).files(skippingTests: false) : []
            func lies(_ file: String, in paths: [String]) -> Bool {
                paths.contains { file == $0 || file.hasPrefix($0 + "/") }
            }
            let files = all.filter { file in
                !lies(file, in: excluded) && included.map { lies(file, in: $0) } ?? true
            }
            let settings = (target.settings ?? []).filter { $0.tool == "swift" }.map(\.kind)
            return AppTarget(
                name: target.name, module: AppTarget.moduleName(target.name),
                files: files.filter(SourceFolder.isSwift),
                languageMode: settings.lazy.compactMap(\.swiftLanguageMode?.value).first ?? mode,
                isOnMainActor: settings.contains { $0.defaultIsolation?.value == "MainActor" },
                conditions: settings.compactMap(\.define?.value) + ["SWIFT_PACKAGE"],
                upcomingFeatures: settings.compactMap(\.enableUpcomingFeature?.value),
                dependencies: target.dependencyNames.filter(names.contains),
                hasResources: !(target.resources ?? []).isEmpty,
                foreignFiles: files.filter(SourceFolder.isForeign).count)
        }
    }

    /// The folder of a target's sources: the stated one, or one of SwiftPM's.
    private func root(of target: Manifest.Target, isOnly: Bool) -> String {
        if let path = target.path { return path == "." ? folder : "\(folder)/\(path)" }
        let roots = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)" }
        let candidates = roots.map { "\($0)/\(target.name)" } + (isOnly ? roots : [])
        return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates[0]
    }

    /// The part of a manifest that matters here, with SwiftPM's keys.
    struct Manifest: Decodable {
        struct ToolsVersion: Decodable { var _version: String }
        struct Value: Decodable {
            var _0: String?
            var value: String? { _0 }
        }
        struct Kind: Decodable {
            var define: Value?
            var swiftLanguageMode: Value?
            var defaultIsolation: Value?
            var enableUpcomingFeature: Value?
        }
        struct Setting: Decodable {
            var tool: String
            var kind: Kind
        }
        /// A name, and what else belongs to a dependency.
        struct Dependency: Decodable {
            var name: String?

            init(from decoder: any Decoder) throws {
                let kinds = try decoder.container(keyedBy: Key.self)
                for key in kinds.allKeys where key.stringValue != "product" {
                    var values = try kinds.nestedUnkeyedContainer(forKey: key)
                    name = try values.decode(String.self)
                }
            }

            private struct Key: CodingKey {
                var stringValue: String
                var intValue: Int?
                init?(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
        }
        struct Resource: Decodable { var path: String }
        struct Target: Decodable {
            var name: String
            var type: String
            var path: String?
            var sources: [String]?
            var exclude: [String]?
            var settings: [Setting]?
            var resources: [Resource]?
            var dependencies: [Dependency]?
            var pkgConfig: String?
            var dependencyNames: [String] { (dependencies ?? []).compactMap(\.name) }
        }

        var targets: [Target]
        var toolsVersion: ToolsVersion
        var swiftLanguageVersions: [String]?

        /// The mode of targets that state none: the newest that the manifest lists, or that of its tools version.
        var languageMode: String {
            let newest = (swiftLanguageVersions ?? [toolsVersion._version]).map { $0.prefix { $0 != "." } }.max()
            return newest.flatMap { Int($0) }.map { $0 >= 6 ? "6" : "5" } ?? "5"
        }
    }
}
