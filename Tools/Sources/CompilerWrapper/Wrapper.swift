import Foundation
public import SourceRewriting

/// The program that runs in place of the compiler. It copies the sources that Linux cannot compile, and lets the
/// compiler read the copies under the names of the originals.
public struct Wrapper {
    /// The compiler that is wrapped.
    public var compiler: String
    /// The modules whose sources are compiled as on iOS, even if they mention Linux.
    public var modulesForIOS: Set<String>

    /// - Parameter environment: `REFLOW_TOOLCHAIN` is the `usr` folder of the toolchain; `REFLOW_IOS_MODULES` names
    ///   modules, separated by commas.
    public init(environment: [String: String]) throws {
        guard let toolchain = environment["REFLOW_TOOLCHAIN"], !toolchain.isEmpty else {
            throw WrapperError("REFLOW_TOOLCHAIN is not set: call `reflow swift build` in place of `swift build`")
        }
        compiler = toolchain + "/bin/swiftc"
        guard FileManager.default.isExecutableFile(atPath: compiler) else {
            throw WrapperError(
                "\(compiler) is no compiler: REFLOW_TOOLCHAIN must name the usr folder of a Swift toolchain")
        }
        let names = environment["REFLOW_IOS_MODULES"] ?? ""
        modulesForIOS = Set(names.split(separator: ",").map(String.init))
    }

    /// The arguments for the compiler. Copies that differ from those of the last call are written.
    /// - Returns: the arguments, and a warning for each part that could not be rewritten.
    public func prepare(_ arguments: [String]) throws -> (arguments: [String], warnings: [Warning]) {
        let call = CompilerCall(arguments)
        guard call.compilesSources else { return (arguments, []) }
        let files = try call.sources.map { path in
            SourceFile(path: path, bytes: try FileBytes.read(path))
        }
        let module = Module(
            name: call.module, files: files, importable: call.importable,
            isForIOS: modulesForIOS.contains(call.module) ? true : nil, flags: call.flags,
            imports: try call.exportsOfOthers())
        let folder = folder(for: call)
        let version = try version()
        var cache = folder.cache(version: version)
        var exports: ModuleExports?
        var copies = module.copies(reusing: &cache, exports: &exports)
        if call.importable.contains("UIKit") {
            copies = CatalogueReader.symbols(ofTargetWith: call.sources).added(to: copies, of: files)
        }
        try keep(exports, for: call)
        // A module that has no copies, and never had any, gets no folder for them.
        guard copies.contains(where: \.isRewritten) || FileManager.default.fileExists(atPath: folder.overlay.path)
        else {
            return (arguments, copies.flatMap(\.warnings))
        }
        let map = call.outputFileMap.flatMap(OutputFileMap.init)
        try folder.write(copies) { map?.forget($0) }
        try folder.keep(cache, version: version)
        return (["-vfsoverlay", folder.overlay.path] + arguments, copies.flatMap(\.warnings))
    }

    /// Writes what the copies of other modules depend on, or removes it.
    private func keep(_ exports: ModuleExports?, for call: CompilerCall) throws {
        guard let file = call.exportsFile else { return }
        if let exports, !exports.isEmpty {
            guard (try? FileBytes.read(file.path)) != exports.bytes else { return }
            try Data(exports.bytes).write(to: file, options: .atomic)
        } else if FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// The folder for the copies: beside the compiler's outputs, or in the folder for temporary files if the call has
    /// no map of outputs.
    private func folder(for call: CompilerCall) -> CopyFolder {
        if let map = call.outputFileMap {
            let outputs = URL(fileURLWithPath: map).deletingLastPathComponent()
            return CopyFolder(folder: outputs.appendingPathComponent("reflow-copies"))
        }
        let sources = Digest(of: Array(call.sources.joined(separator: "\n").utf8))
        let name = "reflow-copies-\(call.module)-\(sources.name)"
        return CopyFolder(folder: FileManager.default.temporaryDirectory.appendingPathComponent(name))
    }

    /// Names this program, whose bytes decide what a copy is, and the toolchain whose parser it loads.
    private func version() throws -> String {
        Digest(of: try FileBytes.read("/proc/self/exe")).name + " " + compiler
    }
}

public struct WrapperError: Error, CustomStringConvertible {
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
