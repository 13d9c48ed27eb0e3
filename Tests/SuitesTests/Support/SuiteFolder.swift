import CairoRaster
import Foundation
import ImageCodecs
import Snapshots
import Suites
import TestSupport
import Typesetting

/// A suite in a temporary folder, with layouts, their goldens and the report; the folder is removed with the value.
final class SuiteFolder: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        // The name contains characters that are special in many formats.
        folder = try TemporaryFolder(" #1 “ü” & 'x'")
    }

    var url: URL { folder.url }
    var goldens: URL { url.appending(path: "Snapshots", directoryHint: .isDirectory) }
    var report: URL { url.appending(path: "report", directoryHint: .isDirectory) }

    // MARK: Files

    func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    func write(_ data: Data, to path: String) throws { try folder.write(data, to: path) }

    func read(_ path: String) throws -> Data {
        try Data(contentsOf: url.appending(path: path))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path).path)
    }

    /// The bytes of every golden, by path.
    func goldenBytes() throws -> [String: Data] {
        var bytes: [String: Data] = [:]
        for path in try GoldenStore(root: goldens).paths() { bytes[path] = try read("Snapshots/\(path)") }
        return bytes
    }

    // MARK: Layouts

    /// Writes a layout of one label, whose orientations `supported` may restrict.
    func layout(
        _ path: String, text: String = "Hello", x: Int = 16, supported: [String]? = nil, devices: [String] = [],
        label extra: String = ""
    ) throws {
        func json(_ value: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        }
        try write(
            """
            {
              "devices": \(try json(devices.isEmpty ? ["iPhone 8"] : devices)),
              "root": {
                "class": "UIViewController",
                \(try supported.map { "\"supportedInterfaceOrientations\": \(try json($0))," } ?? "")
                "view": { "class": "UIView", "frame": [0, 0, 375, 667], "backgroundColor": "white", "subviews": [
                  { "class": "UILabel", "id": "title", "frame": [\(x), 40, 200, 30], "text": \(try json(text)) \(extra) }
                ] }
              }
            }
            """, to: path)
    }

    // MARK: Runs

    func layouts(_ paths: [String] = ["Layouts"]) throws -> LayoutSet {
        try LayoutSet(paths: paths, in: url)
    }

    func suite(_ mode: RecordMode = .never, verifiesPixels: Bool = false, jobs: Int = 2) throws -> SuiteRun {
        let rasterizer = try Renderer.shared.get()
        return SuiteRun(
            layouts: try layouts(), options: PictureOptions(),
            check: SnapshotCheck(
                goldens: GoldenStore(root: goldens), artifacts: FailureArtifacts(root: report),
                renderer: RendererFingerprint(of: try rasterizer.profile()), mode: mode,
                verifiesPixels: verifiesPixels),
            rasterizer: rasterizer, jobs: jobs)
    }

    /// The summary that a run of the whole folder writes.
    func summary(of result: SuiteResult) throws -> SuiteReport {
        let suite = try suite()
        var summary = SuiteReport(of: result, run: suite, report: report, coversFolders: true)
        try summary.lookForObsolete(in: suite.check.workflow.goldens)
        return summary
    }

    @discardableResult
    func record() async throws -> SuiteResult { try await suite(.all, verifiesPixels: true).run() }

    @discardableResult
    func test(verifiesPixels: Bool = false, recordsConstraints: Bool = false) async throws -> SuiteResult {
        var suite = try suite(verifiesPixels: verifiesPixels)
        suite.options.recordsConstraints = recordsConstraints
        return await suite.run()
    }
}

/// The renderer that all tests share; its caches only save time.
private enum Renderer {
    static let shared = Result { Rasterizer(typesetter: try Typesetter()) }
}

extension SuiteResult {
    /// The status of each picture.
    var statuses: [String: SnapshotStatus] {
        Dictionary(uniqueKeysWithValues: pictures.map { ($0.name.stem, $0.status) })
    }

    func picture(_ stem: String) -> PictureResult? {
        pictures.first { $0.name.stem == stem }
    }
}

extension PictureResult {
    /// The text about the picture for people.
    func text() -> String? { PictureReport(self).text() }
}
