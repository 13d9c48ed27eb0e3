import Foundation

/// Debian's chromedriver in a process of its own, on a free port. It ends when the value is deallocated.
final class ChromeDriver: Sendable {
    enum Failure: Error { case didNotStart(String) }

    static let driverPath = "/usr/bin/chromedriver"
    static let browserPath = "/usr/bin/chromium"

    /// Whether the packages `chromium` and `chromium-driver` are installed.
    static var isInstalled: Bool {
        [driverPath, browserPath].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    }

    let port: UInt16
    private let process: Process
    private let scratch: URL

    init() async throws {
        // The path is short, because the browser creates a socket some folders below, and a socket's path has at most
        // 107 bytes.
        scratch = FileManager.default.temporaryDirectory.appending(path: "reflow-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let log = scratch.appending(path: "output")
        try Data().write(to: log)
        process = Process()
        process.executableURL = URL(filePath: ChromeDriver.driverPath)
        process.arguments = ["--port=0"]
        // Files of the browser go into the folder that is removed at the end.
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

    /// Ends the driver.
    func quit() {
        ChromeDriver.end(process)
        process.waitUntilExit()
    }

    /// Ends the driver and its browsers, which form a process group.
    private static func end(_ process: Process) {
        kill(-process.processIdentifier, SIGKILL)
    }

    /// The port, which the driver prints as soon as it listens.
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
