import Foundation

/// The inputs that an app's objects are linked with: the objects of Reflow's modules, and the libraries that these need.
struct ReflowObjects {
    let arguments: [String]

    /// - Parameter modules: the modules that sources import.
    init(package: String, toolchain: String, modules: [String]) throws {
        let manifest = try PackageReader(folder: package, toolchain: toolchain).manifest()
        let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
        var names: [String] = []
        func add(_ name: String) {
            guard !names.contains(name), let target = targets[name] else { return }
            names.append(name)
            target.dependencyNames.forEach(add)
        }
        modules.forEach(add)
        let objects = try names.flatMap { try Self.objects("\(package)/.build/debug/\($0).build") }
        let libraries = names.compactMap { targets[$0]?.pkgConfig }
        let run = try ChildRun.run(["/usr/bin/env", "pkg-config", "--libs"] + libraries, limit: 60)
        guard run.status == 0 else { throw AdoptionError("pkg-config fails:\n\(run.errorText)") }
        let flags = String(decoding: run.output, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
        arguments = objects + flags.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
    }

    /// The objects of a module: those of its Swift files, as the map of outputs has them, because the folder may also
    /// contain objects of files that are gone; or all, for a module in C.
    private static func objects(_ folder: String) throws -> [String] {
        if let data = FileManager.default.contents(atPath: folder + "/output-file-map.json") {
            let map = try JSONDecoder().decode([String: [String: String]].self, from: data)
            return map.values.compactMap { $0["object"] }.sorted()
        }
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try SourceFolder(path: folder).files(skippingTests: false).filter { $0.hasSuffix(".o") }
    }
}
