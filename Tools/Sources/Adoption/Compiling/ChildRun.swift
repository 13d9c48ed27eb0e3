import Foundation

/// Another program that ran to its end, or to its time limit.
struct ChildRun {
    var status: Int32
    var output: Data
    var errors: Data
    /// Whether it was stopped because it took too long.
    var isTimedOut: Bool
    /// Whether a signal ended it.
    var isCrashed: Bool

    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Runs a program without input.
    /// - Parameter limit: in seconds.
    static func run(_ words: [String], limit: TimeInterval, environment: [String: String]? = nil) throws -> ChildRun {
        // Files and no pipes: a program that writes much needs nobody who reads.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reflow-adopt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["output", "errors"].map { folder.appendingPathComponent($0) }
        for path in paths { try Data().write(to: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: paths[0])
        process.standardError = try FileHandle(forWritingTo: paths[1])
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw AdoptionError("\(words[0]) cannot be run: \(error.localizedDescription)")
        }
        let isTimedOut = ended.wait(timeout: .now() + limit) == .timedOut
        if isTimedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        return ChildRun(
            status: process.terminationStatus, output: try Data(contentsOf: paths[0]),
            errors: try Data(contentsOf: paths[1]), isTimedOut: isTimedOut,
            isCrashed: !isTimedOut && process.terminationReason == .uncaughtSignal)
    }
}
