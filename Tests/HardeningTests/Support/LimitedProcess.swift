import Foundation
import TestSupport
import Testing

/// The result of running the built executable in a process of its own with limits on time and memory. A process that
/// exceeds them is killed, and the status shows it.
struct LimitedProcess {
    /// The limit in seconds for processor time and elapsed time: many times what any run here takes in a debug build.
    static let seconds = 60
    /// The limit of address space.
    static let bytes = 3 << 30

    let status: Int32
    let output: String
    let error: String
    /// Whether a signal ended the process: a trap, or a limit.
    let wasKilled: Bool

    /// Runs the process to its end.
    ///
    /// - Parameters:
    ///   - prefix: a program with its options, which runs the rest of the command line.
    ///   - environment: all environment variables of the process.
    init(
        _ arguments: [String], in folder: URL, prefix: [String] = [], environment: [String: String] = [:]
    ) throws {
        self = try RunningProcess(arguments, in: folder, prefix: prefix, environment: environment).end()
    }

    fileprivate init(status: Int32, wasKilled: Bool, output: String, error: String) {
        self.status = status
        self.wasKilled = wasKilled
        self.output = output
        self.error = error
    }
}

/// A process that was started.
final class RunningProcess {
    private let process = Process()
    private let ended = DispatchSemaphore(value: 0)
    private let scratch: TemporaryFolder

    init(_ arguments: [String], in folder: URL, prefix: [String] = [], environment: [String: String] = [:]) throws {
        scratch = try TemporaryFolder()
        // Output goes to files instead of pipes, so that nothing has to be read while the process runs.
        for name in ["output", "error"] { try scratch.write(Data(), to: name) }
        let limits = [
            "/usr/bin/prlimit", "--cpu=\(LimitedProcess.seconds)", "--as=\(LimitedProcess.bytes)", "--core=0",
        ]
        let line = limits + prefix + [try RunningProcess.executable().path] + arguments
        process.executableURL = URL(filePath: line[0])
        process.arguments = Array(line.dropFirst())
        process.currentDirectoryURL = folder
        process.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: scratch.url("output"))
        process.standardError = try FileHandle(forWritingTo: scratch.url("error"))
        process.terminationHandler = { [ended] _ in ended.signal() }
        try process.run()
    }

    /// Waits for the end of the process, and kills it at the time limit.
    func end() throws -> LimitedProcess {
        if ended.wait(timeout: .now() + .seconds(LimitedProcess.seconds)) == .timedOut { kill() }
        process.waitUntilExit()
        return LimitedProcess(
            status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
            output: try scratch.requiredText("output"), error: try scratch.requiredText("error"))
    }

    /// Kills the process, as a power failure would. It may have ended already.
    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The executable is in the folder of the test runner.
    private static func executable() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let url = URL(filePath: tests).deletingLastPathComponent().appending(path: "reflow")
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "no reflow beside the tests")
        return url
    }
}
