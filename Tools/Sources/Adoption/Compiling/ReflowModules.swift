import CompilerWrapper
import Foundation

/// The compiled modules of Reflow's package, against which sources are checked.
struct ReflowModules {
    /// The folder of Reflow's package.
    let package: String
    /// The compiler's arguments that find the modules.
    let arguments: [String]
    let folder: String
    /// The names of the modules that sources can import.
    let names: Set<String>
    /// A text that changes when the modules do.
    let stamp: String

    private static let exporters: Set = ["UIKit", "QuartzCore", "CoreGraphics"]

    /// Finds Reflow's package: the one that is named, or the one that contains this program, or the one from which it was
    /// installed.
    static func package(named name: String?, program: String) throws -> String {
        if let name {
            let path = URL(fileURLWithPath: name).standardizedFileURL.path
            guard isReflow(path) else {
                throw AdoptionError("\(path) is not Reflow's package: it has no Package.swift of it")
            }
            return path
        }
        var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        let note = folder.appendingPathComponent("package.txt")
        if let installed = try? String(contentsOf: note, encoding: .utf8).trimmingCharacters(in: .newlines) {
            guard isReflow(installed) else {
                throw AdoptionError(
                    "Reflow was installed from \(installed), which is gone: name its clone with --reflow DIR")
            }
            return installed
        }
        while folder.path != "/" {
            if isReflow(folder.path) { return folder.path }
            folder.deleteLastPathComponent()
        }
        throw AdoptionError("Reflow's package was not found: name its clone with --reflow DIR")
    }

    private static func isReflow(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Sources/UIKit")
            && FileManager.default.fileExists(atPath: folder + "/Package.swift")
    }

    /// - Parameters:
    ///   - cache: a folder for links to the modules.
    ///   - say: is told what takes time.
    init(package: String, toolchain: String, cache: String, say: (String) -> Void) throws {
        self.package = package
        let built = package + "/.build/debug/Modules"
        let files = FileManager.default
        func isBuilt(_ name: String) -> Bool { files.fileExists(atPath: "\(built)/\(name).swiftmodule") }
        func date(_ name: String) -> Date? {
            let facts = try? files.attributesOfItem(atPath: "\(built)/\(name).swiftmodule")
            return facts?[.modificationDate] as? Date
        }
        /// Whether a module re-exports ReflowKit, and was made of another one than there is now.
        func isOld(_ name: String) -> Bool {
            guard Self.exporters.contains(name), let own = date(name), let kit = date("ReflowKit") else { return false }
            return own < kit
        }
        // A build leaves a module as it is if it would be the same, and its date, too.
        let note = cache + "/reflow-kit.txt"
        func kit() -> String { date("ReflowKit").map { "\($0.timeIntervalSinceReferenceDate)" } ?? "" }
        let isKnown = (try? String(contentsOfFile: note, encoding: .utf8)) == kit()
        for name in CompilerCall.platformModules where !isBuilt(name) || (!isKnown && isOld(name)) {
            say("building \(name) of \(package); the first module takes a few minutes")
            let words = [toolchain + "/bin/swift", "build", "--package-path", package, "--target", name]
            let result = try ChildRun.run(words, limit: 3600)
            guard result.status == 0, isBuilt(name) else {
                let text = String(decoding: result.output, as: UTF8.self) + result.errorText
                throw AdoptionError("\(name) of \(package) does not build:\n\(text.suffix(2000))")
            }
        }
        try Data(kit().utf8).write(to: URL(fileURLWithPath: note))
        // A folder of links without the modules of tests, which an app's imports must not find.
        folder = cache + "/modules"
        try? files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: package + "/Sources") where isBuilt(name) {
            try files.createSymbolicLink(
                atPath: "\(folder)/\(name).swiftmodule", withDestinationPath: "\(built)/\(name).swiftmodule")
        }
        names = Set(CompilerCall.platformModules)
        arguments = try Self.arguments(plan: package + "/.build/debug.yaml") + ["-I", folder]
        stamp = try CompilerCall.platformModules.map { name in
            let facts = try files.attributesOfItem(atPath: "\(built)/\(name).swiftmodule")
            return "\(name) \(facts[.size] ?? 0) \(facts[.modificationDate] ?? "")"
        }.joined(separator: "\n")
    }

    /// The arguments with which SwiftPM's plan compiles UIKit, as far as they find modules of C.
    static func arguments(plan path: String) throws -> [String] {
        guard let plan = try? String(contentsOfFile: path, encoding: .utf8),
            let start = plan.range(of: #"swiftc","-module-name","UIKit","#),
            let line = plan[..<start.lowerBound].range(of: "[", options: .backwards)
        else { throw AdoptionError("\(path) has no plan for UIKit: run swift build in Reflow's package") }
        let text = plan[line.lowerBound...].prefix { $0 != "\n" }
        guard let words = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else {
            throw AdoptionError("\(path) cannot be read: it is not the plan of this version of SwiftPM")
        }
        var result: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "-I": if let path = rest.popFirst(), !path.hasSuffix("/Modules") { result += ["-I", path] }
            case "-Xcc": if let flag = rest.popFirst() { result += ["-Xcc", flag] }
            case let flag where flag.hasPrefix("-I") || flag.hasPrefix("-fmodule-map"): result.append(flag)
            default: break
            }
        }
        return result
    }
}
