import Foundation

/// Debian's chromedriver as a process of its own, on a port that was free; gone with the value.
final class ChromeDriver: Sendable {
    enum Failure: Error { case didNotStart(String) }

    static let driverPath = "/usr/bin/chromedriver"
    static let browserPath = "/usr/bin/chromium"

    /// Whether the packages `chromium` and `chromium-driver` are here.
    static var isInstalled: Bool {
        [driverPath, browserPath].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    }

    let port: UInt16
    private let process: Process
    private let scratch: URL

    init() async throws {
        // Short, for the browser keeps a socket some folders below, and the path of one has at most 107 bytes.
        scratch = FileManager.default.temporaryDirectory.appending(path: "reflow-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let log = scratch.appending(path: "output")
        try Data().write(to: log)
        process = Process()
        process.executableURL = URL(filePath: ChromeDriver.driverPath)
        process.arguments = ["--port=0"]
        // What the browser keeps goes where it is removed with everything else.
        process.environment = [
            "HOME": scratch.path, "TMPDIR": scratch.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        do {
            port = try await ChromeDriver.port(in: log, of: process)
        } catch {
            ChromeDriver.end(process)
            throw error
        }
    }

    deinit {
        ChromeDriver.end(process)
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Ends it now.
    func quit() {
        ChromeDriver.end(process)
        process.waitUntilExit()
    }

    /// Ends the driver and the browsers that it started, which are a group of processes.
    private static func end(_ process: Process) {
        kill(-process.processIdentifier, SIGKILL)
    }

    /// It says on which port it listens once it does.
    private static func port(in log: URL, of process: Process) async throws -> UInt16 {
        for _ in 0..<600 {
            let text = try String(contentsOf: log, encoding: .utf8)
            if let match = text.firstMatch(of: /started successfully on port (\d+)/), let port = UInt16(match.1) {
                return port
            }
            guard process.isRunning else { throw Failure.didNotStart(text) }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Failure.didNotStart("it names no port")
    }
}
