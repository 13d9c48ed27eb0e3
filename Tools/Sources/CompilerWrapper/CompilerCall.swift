import Foundation
import SourceRewriting

/// The arguments of a call of the compiler, by SwiftPM or by another build system.
package struct CompilerCall {
    var arguments: [String]
    private(set) var module = "main"
    private(set) var sources: [String] = []
    /// The folders in which the compiler looks for modules.
    private(set) var searchPaths: [String] = []
    /// The file that names the outputs of each source.
    private(set) var outputFileMap: String?
    /// The file of the module for others that import it.
    private(set) var moduleFile: String?
    /// The names for `#if` that the call defines.
    private(set) var flags: Set<String> = []

    init(_ arguments: [String]) {
        self.arguments = arguments
        var all = arguments.flatMap(CompilerCall.expand)[...]
        while let argument = all.popFirst() {
            switch argument {
            case "-module-name": module = all.popFirst() ?? module
            case "-I": if let path = all.popFirst() { searchPaths.append(path) }
            case "-output-file-map": outputFileMap = all.popFirst()
            case "-emit-module-path": moduleFile = all.popFirst()
            case "-D": if let name = all.popFirst() { flags.insert(name) }
            // The next argument is a path, or is meant for another program.
            case "-o", "-Xcc", "-Xlinker", "-Xfrontend", "-Xclang-linker", "-plugin-path": _ = all.popFirst()
            case let name where name.hasPrefix("-D"): flags.insert(String(name.dropFirst(2)))
            case let path where path.hasPrefix("-I"): searchPaths.append(String(path.dropFirst(2)))
            case let path where path.hasSuffix(".swift") && !path.hasPrefix("-"): sources.append(path)
            default: break
            }
        }
    }

    /// Whether the call compiles the sources of an app or a library. SwiftPM also calls the compiler for manifests and
    /// for questions about the target.
    var compilesSources: Bool {
        !sources.isEmpty && !arguments.contains("-package-description-version") && !arguments.contains("-frontend")
            && !arguments.contains("-print-target-info")
    }

    /// The modules of iOS that the sources can import because a package provides them on Linux.
    var importable: Set<String> { CompilerCall.importable(in: searchPaths) }

    /// The modules that Reflow provides under the names of iOS.
    package static let platformModules = [
        "UIKit", "QuartzCore", "CoreGraphics", "MobileCoreServices", "UniformTypeIdentifiers", "os", "OSLog",
    ]

    package static func importable(in searchPaths: [String]) -> Set<String> {
        let names = platformModules + ["CoreText", "ObjectiveC"]
        return Set(
            names.filter { name in
                searchPaths.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
            } + ["FoundationNetworking"])
    }

    /// The file with the module's exports, beside the file of the module.
    var exportsFile: URL? {
        moduleFile.map {
            URL(fileURLWithPath: $0).deletingPathExtension().appendingPathExtension(Self.exportsExtension)
        }
    }

    /// The exports of the modules in the folders in which the compiler looks for modules.
    func exportsOfOthers() throws -> [ModuleExports] {
        let own = module + "." + Self.exportsExtension
        return try searchPaths.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return try names.filter { $0.hasSuffix("." + Self.exportsExtension) && $0 != own }.sorted()
                .compactMap { ModuleExports(try FileBytes.read(folder + "/" + $0)) }
        }
    }

    private static let exportsExtension = "reflow-exports"

    /// The arguments in a response file, one on each line, or the argument itself.
    private static func expand(_ argument: String) -> [String] {
        guard argument.hasPrefix("@"),
            let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
        else { return [argument] }
        return text.split(whereSeparator: \.isNewline).map { line in
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let isQuoted =
                trimmed.count > 1 && trimmed.first == trimmed.last && (trimmed.first == "'" || trimmed.first == "\"")
            return isQuoted ? String(trimmed.dropFirst().dropLast()) : trimmed.replacing("\\ ", with: " ")
        }
    }
}
