import Foundation

/// `reflow-swift build|test|run …`: `swift build|test|run …` with the wrapper in place of the compiler.
public struct SwiftCommand: Equatable {
    /// The program to run, and its arguments.
    public var words: [String]
    public var environment: [String: String]
    var scratchPath: String

    /// The commands of SwiftPM that compile sources.
    private static let verbs: Set = ["build", "test", "run"]
    /// The options of `swift run` with a value in the next argument, which is not the program's name.
    private static let optionsWithValue: Set = [
        "-c", "--configuration", "-j", "--jobs", "-Xswiftc", "-Xcc", "-Xlinker", "-Xcxx", "--sanitize", "--triple",
        "--sdk", "--cache-path", "--config-path", "--traits", "--toolset", "--swift-sdk",
    ]

    /// - Parameters:
    ///   - arguments: the arguments of SwiftPM, and `--ios MODULE` for each module that is compiled as on iOS although
    ///     its sources mention Linux.
    ///   - toolchain: the `usr` folder of the toolchain.
    public init(arguments: [String], toolchain: String, environment: [String: String]) throws {
        guard let verb = arguments.first, SwiftCommand.verbs.contains(verb) else {
            throw WrapperError("the first word is build, test or run: reflow swift build")
        }
        var rest: [String] = []
        var modules: [String] = []
        var testsPreviews = false
        var package = "."
        var scratch: String?
        var left = arguments.dropFirst()
        var isValue = false
        while let argument = left.popFirst() {
            /// The value of an option, in the next argument or behind `=`.
            func value(_ option: String) -> String? {
                if argument == option { return left.popFirst() }
                return argument.hasPrefix(option + "=") ? String(argument.dropFirst(option.count + 1)) : nil
            }
            if argument == "--" || (verb == "run" && !argument.hasPrefix("-") && !isValue) {
                // The name of the program to run, followed by the arguments for it.
                rest += [argument] + left
                break
            } else if let module = value("--ios") {
                modules.append(module)
            } else if argument == "--previews" {
                guard verb == "test" else {
                    throw WrapperError("--previews belongs to test: reflow swift test --previews")
                }
                testsPreviews = true
                rest += ["--filter", "Reflow_PreviewTests"]
            } else if let path = value("--scratch-path") ?? value("--build-path") {
                scratch = path
            } else if let path = value("--package-path") {
                package = path
                rest += ["--package-path", path]
            } else if let system = value("--build-system") {
                guard system == "native" else {
                    throw WrapperError(
                        "--build-system \(system) does not call the compiler through SWIFT_EXEC: use native")
                }
            } else {
                rest.append(argument)
            }
            isValue = SwiftCommand.optionsWithValue.contains(argument)
        }
        // Builds with copies have a folder of their own, apart from builds without them.
        scratchPath = scratch ?? package + "/.build/reflow"
        words = [toolchain + "/bin/swift", verb, "--build-system", "native", "--scratch-path", scratchPath] + rest
        self.environment = environment
        self.environment["SWIFT_EXEC"] = compilerFolder + "/bin/swiftc"
        self.environment["REFLOW_TOOLCHAIN"] = toolchain
        self.environment["REFLOW_PREVIEWS"] = testsPreviews ? "1" : nil
        self.environment["REFLOW_IOS_MODULES"] = modules.isEmpty ? nil : modules.joined(separator: ",")
    }

    /// The folder of everything that is not SwiftPM's. The folder around it may be one that the user has named.
    private var ownFolder: String { scratchPath + "/reflow" }
    private var compilerFolder: String { URL(fileURLWithPath: ownFolder).appendingPathComponent("toolchain").path }

    /// Makes the folder that SwiftPM takes for the compiler's. SwiftPM looks beside the compiler for libraries and
    /// other tools, so these are linked there.
    ///
    /// The outputs of another version of the wrapper, or of a build with other modules for iOS, are removed, because
    /// SwiftPM does not know that the copies differ.
    /// - Parameter wrapper: the path of `reflow-swiftc`.
    public func prepare(wrapper: String) throws {
        let files = FileManager.default
        let toolchain = environment["REFLOW_TOOLCHAIN"] ?? ""
        let version = try files.attributesOfItem(atPath: wrapper)
        let modules = environment["REFLOW_IOS_MODULES"] ?? ""
        let stamp =
            "\(wrapper) \(version[.size] ?? 0) \(version[.modificationDate] ?? "") \(toolchain) \(modules)\n"
        let stampFile = URL(fileURLWithPath: ownFolder).appendingPathComponent("reflow-swiftc.txt")
        if (try? String(contentsOf: stampFile, encoding: .utf8)) == stamp { return }
        if files.fileExists(atPath: stampFile.path) { try removeOutputs() }
        let bin = compilerFolder + "/bin"
        if files.fileExists(atPath: ownFolder) { try files.removeItem(atPath: ownFolder) }
        try files.createDirectory(atPath: bin, withIntermediateDirectories: true)
        for tool in try files.contentsOfDirectory(atPath: toolchain + "/bin") where tool != "swiftc" {
            try files.createSymbolicLink(atPath: bin + "/" + tool, withDestinationPath: toolchain + "/bin/" + tool)
        }
        // The program is copied and not linked, because SwiftPM follows links before it looks beside the compiler.
        try files.copyItem(atPath: wrapper, toPath: bin + "/swiftc")
        for folder in ["lib", "libexec", "share"] where files.fileExists(atPath: toolchain + "/" + folder) {
            try files.createSymbolicLink(
                atPath: compilerFolder + "/" + folder, withDestinationPath: toolchain + "/" + folder)
        }
        try Data(stamp.utf8).write(to: stampFile, options: .atomic)
    }

    /// Removes what SwiftPM has built: for each configuration, it links a folder.
    private func removeOutputs() throws {
        let files = FileManager.default
        for configuration in ["debug", "release"] {
            let link = "\(scratchPath)/\(configuration)"
            guard let target = try? files.destinationOfSymbolicLink(atPath: link) else { continue }
            let folder = target.hasPrefix("/") ? target : "\(scratchPath)/\(target)"
            if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
            try files.removeItem(atPath: link)
        }
    }

    /// The toolchain of the first `swift` of the search path.
    public static func toolchain(environment: [String: String]) throws -> String {
        if let named = environment["REFLOW_TOOLCHAIN"], !named.isEmpty { return named }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let swift = URL(fileURLWithPath: folder + "/swift")
            guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
            let usr = swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
            if FileManager.default.isExecutableFile(atPath: usr + "/bin/swiftc") { return usr }
        }
        throw WrapperError("no swift is in PATH: install a toolchain, or set REFLOW_TOOLCHAIN to its usr folder")
    }
}

extension SwiftCommand {
    /// The toolchain whose SwiftSyntax this process has loaded. This process was built with it.
    public static var loadedToolchain: String? {
        // The kernel states that this file is empty, so the file is read to its end.
        let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
        let maps = String(decoding: data, as: UTF8.self)
        let library = "/lib/swift/host/libSwiftSyntax.so"
        let line = maps.split(separator: "\n").first { $0.hasSuffix(library) }
        guard let line, let start = line.firstIndex(of: "/") else { return nil }
        return String(line[start...].dropLast(library.count))
    }

    /// Throws an error unless the version of Swift that reads the sources is the one that compiles them.
    public static func check(_ toolchain: String, against loaded: String?) throws {
        guard let loaded, loaded != toolchain else { return }
        throw WrapperError(
            "it was built with the toolchain in \(loaded), but swift is that of \(toolchain): run make install again, or "
                + "set REFLOW_TOOLCHAIN to the former")
    }
}
