public import Basics
import Comparison
public import Foundation
import JSON
import LayoutRules
import Snapshots

/// The report page of a run: every picture, the changed ones first, with several ways to view a change.
///
/// It is a single HTML file that needs no network. It embeds some pictures and links the others.
public struct ReportPage: Sendable {
    public static let fileName = "index.html"

    private let entries: [ReportEntry]
    private let summary: String
    private let run: RunFacts?
    private let failures: [String]
    private let obsolete: [String]
    private let unasked: [String]
    private let folder: ContainedFolder
    private let goldens: ContainedFolder
    private let embedding: PageEmbedding
    private let acceptOptions: [String]

    /// - Parameters:
    ///   - entries: the entries in the order of the run.
    ///   - summary: the run in one line.
    ///   - run: the time and place of the run; nil if they were not recorded.
    ///   - failures: the reasons why layouts could not be shown.
    ///   - obsolete: goldens that no layout owns.
    ///   - unasked: goldens that no assertion of the run used.
    ///   - folder: the folder of the report.
    ///   - goldens: the folder of goldens.
    ///   - acceptOptions: the options of `reflow accept` besides the report, which the page knows by its address.
    public init(
        entries: [ReportEntry], summary: String, run: RunFacts? = nil, failures: [String] = [],
        obsolete: [String] = [], unasked: [String] = [], folder: URL, goldens: URL,
        embedding: PageEmbedding = .changed, acceptOptions: [String] = []
    ) {
        self.entries = entries
        self.summary = summary
        self.run = run
        self.failures = failures
        self.obsolete = obsolete
        self.unasked = unasked
        self.folder = ContainedFolder(root: folder)
        self.goldens = ContainedFolder(root: goldens)
        self.embedding = embedding
        self.acceptOptions = acceptOptions
    }

    /// - Parameters:
    ///   - folder: the folder of the report. The report contains the relative path of the goldens.
    ///   - acceptOptions: the options of `reflow accept` besides the report, which the page knows by its address.
    public init(
        of report: SuiteReport, in folder: ContainedFolder, embedding: PageEmbedding = .changed,
        acceptOptions: [String] = []
    ) {
        self.init(
            entries: report.entries, summary: ResultText(of: report).summary, run: report.run,
            failures: report.problems.map(\.message),
            obsolete: report.obsolete, unasked: report.unasked, folder: folder.root,
            goldens: folder.root.appending(path: report.goldens, directoryHint: .isDirectory).standardizedFileURL,
            embedding: embedding, acceptOptions: acceptOptions)
    }

    /// Writes the page, atomically.
    ///
    /// - Returns: its size in bytes.
    @discardableResult
    public func write() throws(FileError) -> Int {
        let page = Data(try html().utf8)
        _ = try folder.write(page, to: ReportPage.fileName, isFlushed: false)
        return page.count
    }

    /// The maximum comfortable size in bytes. Mail and many review tools refuse larger pages, and browsers take seconds
    /// to open them.
    public static let comfortableBytes = 20_000_000

    /// The page's text.
    ///
    /// - Throws: `FileError` for a picture or a log that cannot be read. A missing file is left out.
    public func html() throws(FileError) -> String {
        var pictures = try PagePictures(of: entries, embedding, artifacts: folder, goldens: goldens)
        var constraints = PageConstraints()
        let clusters = ChangeClusters(of: entries)
        // A suite has many pictures, but few devices.
        let devices = Dictionary(
            uniqueKeysWithValues: Set(entries.map(\.device)).map { ($0, DeviceCatalogue.standard.device(named: $0)) })
        var shown: [PagePicture] = []
        var logs: [PageLog] = []
        for entry in entries {
            let (device, cluster) = (devices[entry.device] ?? nil, clusters[entry])
            if entry.kind == .picture {
                shown.append(
                    PagePicture(
                        entry: entry, device: device, cluster: cluster, sources: try pictures.sources(of: entry),
                        constraints: try constraints.source(of: entry, in: folder)))
            } else {
                logs.append(try log(entry, on: device, cluster))
            }
        }
        let data = PageData(
            summary: summary, run: run, acceptOptions: acceptOptions, failures: failures, obsolete: obsolete,
            unasked: unasked, pictures: shown, logs: logs)
        return PageSource.page([
            "style": PageSource.style, "script": PageSource.script, "report": PageSource.escaped(data.jsonText),
            "blobs": pictures.html + constraints.html,
        ])
    }

    private func log(
        _ entry: ReportEntry, on device: Device?, _ cluster: ChangeClusters.Cluster?
    ) throws(FileError) -> PageLog {
        let artifact = entry.goldenFile.artifact
        return PageLog(
            entry: entry, device: device, cluster: cluster,
            // A file that could not be read for the comparison cannot be shown, either; the entry's message says why.
            reference: entry.status == .broken ? nil : try text(goldens, entry.goldenPath),
            actual: entry.artifacts.contains(artifact) ? try text(folder, entry.path(artifact)) : nil)
    }

    /// The maximum number of bytes of a log or text that is shown in full. A longer one is only linked, because nobody
    /// reads it.
    private static let longestText = 1 << 20

    /// The text of a file; nil if it does not exist or is not text.
    private func text(_ folder: ContainedFolder, _ path: String) throws(FileError) -> String? {
        do throws(FileError) {
            return try folder.read(path, limit: ReportPage.longestText).flatMap {
                String(validating: $0, as: UTF8.self)
            }
        } catch {
            if case .tooLarge = error.cause { return nil }
            throw error
        }
    }
}
