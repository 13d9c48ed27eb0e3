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
            SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        }
        let module = Module(
            name: call.module, files: files, importable: call.importable,
            isForIOS: modulesForIOS.contains(call.module) ? true : nil, flags: call.flags)
        let copies = module.copies()
        let folder = folder(for: call)
        // A module that has no copies, and never had any, gets no folder for them.
        guard copies.contains(where: \.isRewritten) || FileManager.default.fileExists(atPath: folder.overlay.path)
        else {
            return (arguments, copies.flatMap(\.warnings))
        }
        let map = call.outputFileMap.flatMap(OutputFileMap.init)
        try folder.write(copies) { map?.forget($0) }
        return (["-vfsoverlay", folder.overlay.path] + arguments, copies.flatMap(\.warnings))
    }

    /// The folder for the copies: beside the compiler's outputs, or in the folder for temporary files if the call has
    /// no map of outputs.
    private func folder(for call: CompilerCall) -> CopyFolder {
        if let map = call.outputFileMap {
            let outputs = URL(fileURLWithPath: map).deletingLastPathComponent()
            return CopyFolder(folder: outputs.appendingPathComponent("reflow-copies"))
        }
        let name = "reflow-copies-\(call.module)-" + String(stableHash(call.sources), radix: 36)
        return CopyFolder(folder: FileManager.default.temporaryDirectory.appendingPathComponent(name))
    }

    /// The FNV-1a hash, which is the same in every process.
    private func stableHash(_ words: [String]) -> UInt64 {
        words.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

public struct WrapperError: Error, CustomStringConvertible {
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
