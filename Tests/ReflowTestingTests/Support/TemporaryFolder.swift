import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("reflow-testing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What cannot be removed stays among temporary files.
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    /// The names of what is in it, in order.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    func contents(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }

    func text(_ name: String) -> String? { contents(name).map { String(decoding: $0, as: UTF8.self) } }

    func write(_ data: Data, to name: String) throws { try data.write(to: url.appendingPathComponent(name)) }
}
