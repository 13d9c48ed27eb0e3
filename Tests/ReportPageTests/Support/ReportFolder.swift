import Basics
import Foundation
import ImageCodecs
import Snapshots
import Suites
import TestSupport

/// A report and its goldens in a temporary folder, which is removed with the value.
final class ReportFolder: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        // The name contains characters that must be escaped in links.
        folder = try TemporaryFolder(" page #1 “ü” 100%")
    }

    var url: URL { folder.url }
    var report: URL { url.appending(path: "report", directoryHint: .isDirectory) }
    var goldens: URL { url.appending(path: "Snapshots", directoryHint: .isDirectory) }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func golden(_ data: Data, of entry: ReportEntry, as file: GoldenFile = .picture) throws {
        try write(data, to: goldens.appending(path: file.path(of: entry.path)))
    }

    /// Writes an artifact, and adds it to the entry.
    func artifact(_ kind: FailureArtifacts.Kind, _ data: Data, of entry: inout ReportEntry) throws {
        try write(data, to: report.appending(path: kind.path(of: entry.path)))
        entry.artifacts.insert(kind)
    }

    /// Writes the page.
    ///
    /// - Returns: the URL of the page.
    func page(
        _ entries: [ReportEntry], run: RunFacts? = nil, failures: [String] = [], obsolete: [String] = [],
        unasked: [String] = [],
        embedding: PageEmbedding = .changed
    ) throws -> URL {
        try ReportPage(
            entries: entries, summary: "\(entries.count) pictures", run: run, failures: failures, obsolete: obsolete,
            unasked: unasked, folder: report, goldens: goldens, embedding: embedding,
            acceptOptions: ["--snapshots", "my goldens"]
        ).write()
        return report.appending(path: ReportPage.fileName)
    }
}

/// Pictures of a few rectangles.
enum Sketch {
    /// The pictures drawn before, because all tests have reports with the same pictures.
    private static let drawn = Guarded<[String: Data]>([:])

    /// A PNG with one pixel per point.
    static func png(_ size: CGSize, ground: UInt32 = 0xFFFF_FFFF, _ rects: [(rect: CGRect, color: UInt32)]) throws
        -> Data
    {
        let key = "\(size) \(ground) \(rects)"
        if let file = drawn.withLock({ $0[key] }) { return file }
        let (width, height) = (Int(size.width), Int(size.height))
        var pixels = [UInt32](repeating: ground, count: width * height)
        for (rect, color) in rects {
            for y in Int(rect.minY)..<Int(rect.maxY) {
                pixels.replaceSubrange(
                    y * width + Int(rect.minX)..<y * width + Int(rect.maxX),
                    with: repeatElement(color, count: Int(rect.width)))
            }
        }
        let file = try PNG.encode(Bitmap(width: width, height: height, pixels: pixels))
        drawn.withLock { $0[key] = file }
        return file
    }
}
