import Foundation
import TestSupport
import Testing

/// One run of the built executable, as a shell would start it, or of a program that starts it.
struct ReflowProcess {
    let status: Int32
    let output: String
    let error: String

    /// - Parameters:
    ///   - program: in place of `reflow`.
    ///   - environment: all the variables it sees, but for those of sanitizers.
    ///   - input: what it reads on standard input; by default nothing.
    ///   - outputPath: a file to write standard output to, in place of keeping it.
    init(
        _ arguments: [String], program: String? = nil, in directory: URL? = nil,
        environment: [String: String] = [:], input: Data? = nil, outputPath: String? = nil
    ) throws {
        let scratch = try TemporaryFolder()
        // Files, not pipes: nobody has to read while it writes.
        let outputFile = outputPath.map { URL(filePath: $0) } ?? scratch.url("output")
        if outputPath == nil { try scratch.write(Data(), to: "output") }
        try scratch.write(Data(), to: "error")

        let process = Process()
        process.executableURL = try program.map { URL(filePath: $0) } ?? ReflowProcess.executable()
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = environment.merging(ReflowProcess.sanitizerOptions) { own, _ in own }
        process.standardInput = FileHandle.nullDevice
        if let input {
            try scratch.write(input, to: "input")
            process.standardInput = try FileHandle(forReadingFrom: scratch.url("input"))
        }
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: scratch.url("error"))
        try process.run()
        process.waitUntilExit()

        status = process.terminationStatus
        output = outputPath == nil ? try scratch.requiredText("output") : ""
        error = try scratch.requiredText("error")
    }

    /// What `Scripts/check-deep` tells the sanitizers, which are in the executable too.
    static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
        ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }

    /// It lies beside the program that runs the tests.
    static func executable() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let url = URL(filePath: tests).deletingLastPathComponent().appending(path: "reflow")
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "no reflow beside the tests")
        return url
    }
}
