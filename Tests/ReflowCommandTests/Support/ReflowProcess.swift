import Foundation
import TestSupport
import Testing

/// One run of the built executable as a shell starts it, or of a program that starts it.
struct ReflowProcess {
    let status: Int32
    let output: String
    let error: String

    /// - Parameters:
    ///   - program: a program to run instead of `reflow`.
    ///   - environment: all environment variables except those of sanitizers.
    ///   - input: the text on standard input; by default none.
    ///   - outputPath: a file for standard output, which is then not kept.
    init(
        _ arguments: [String], program: String? = nil, in directory: URL? = nil,
        environment: [String: String] = [:], input: Data? = nil, outputPath: String? = nil
    ) throws {
        let scratch = try TemporaryFolder()
        // Output goes to files instead of pipes, so that nothing has to be read while the process runs.
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

    /// The options from `Scripts/check-deep` for the sanitizers, which are in the executable too.
    static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
        ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }

    /// The executable, in the folder of the test runner.
    static func executable() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let url = URL(filePath: tests).deletingLastPathComponent().appending(path: "reflow")
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "no reflow beside the tests")
        return url
    }
}
