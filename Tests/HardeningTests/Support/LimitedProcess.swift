import Foundation
import TestSupport
import Testing

/// What became of the built executable in a process of its own, with limits on time and memory: whoever exceeds them is
/// killed, and the status says so.
struct LimitedProcess {
    /// Of processor time and of time on the clock: many times what anything here takes in a debug build.
    static let seconds = 60
    /// Of address space.
    static let bytes = 3 << 30

    let status: Int32
    let output: String
    let error: String
    /// Whether a signal ended it: a trap, or a limit.
    let wasKilled: Bool

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - prefix: a program that runs the rest of the line, and its options.
    ///   - environment: all the variables it sees.
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
        // Files, not pipes: nobody has to read while it writes.
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

    /// Waits for its end, and no longer than it may take.
    func end() throws -> LimitedProcess {
        if ended.wait(timeout: .now() + .seconds(LimitedProcess.seconds)) == .timedOut { kill() }
        process.waitUntilExit()
        return LimitedProcess(
            status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
            output: try scratch.requiredText("output"), error: try scratch.requiredText("error"))
    }

    /// Ends it as a power failure would; that it has ended already is fine.
    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// It lies beside the program that runs the tests.
    private static func executable() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let url = URL(filePath: tests).deletingLastPathComponent().appending(path: "reflow")
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "no reflow beside the tests")
        return url
    }
}
