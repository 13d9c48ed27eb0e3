public import Basics
import Comparison
public import Foundation
import JSON
public import Snapshots

/// The results of a run of Swift tests with `SNAPSHOT_REPORT_DIR`, which wrote a file for each assertion, as one
/// report.
public struct AssertionsReport: Sendable {
    /// The report, with a layout for each test file.
    public let report: SuiteReport
    /// The folder of the goldens: that of the package, or the folder that replaces every `__Snapshots__`.
    public let goldens: URL
    /// Whether every process of the run had to run all of its tests, and completed.
    private let isComplete: Bool
    private let asked: AskedReferences

    private static let mostFiles = 1_000_000
    private static let largestFile = 64 << 20

    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = largestFile
        limits.stringBytes = largestFile
        return limits
    }

    /// Whether a folder contains results of a run of Swift tests.
    public static func isFolder(_ path: String) -> Bool {
        ContainedFolder(root: SuiteReport.folder(of: path)).contains(AssertionRecord.folder)
    }

    /// - Parameters:
    ///   - path: the folder of the report, as the user named it.
    ///   - output: the folder of the new report.
    public init(_ path: String, output: URL) throws {
        let folder = SuiteReport.folder(of: path)
        let assertions = try AssertionsReport.read(
            AssertionRecord.self, in: folder.appendingPathComponent(AssertionRecord.folder))
        guard let first = assertions.first else {
            throw SuiteReportError(file: path, reason: "no Swift test has written a result there")
        }
        goldens = URL(fileURLWithPath: first.goldens, isDirectory: true)
        report = SuiteReport(
            assertions, goldens: first.goldens, way: SuiteReport.way(from: output, to: goldens))
        let processes = try AssertionsReport.read(
            TestProcessRecord.self, in: folder.appendingPathComponent(TestProcessRecord.folder))
        isComplete = !processes.isEmpty && processes.allSatisfy(\.isComplete)
        var asked = AskedReferences()
        for assertion in assertions where assertion.goldens == first.goldens { assertion.ask(&asked) }
        self.asked = asked
    }

    /// The values in the files of a folder, in the order of their names; none if the folder does not exist.
    private static func read<Value: JSONDecodable>(_ type: Value.Type, in folder: URL) throws -> [Value] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let names = try FolderListing(of: folder.path, limit: mostFiles).entries.map(\.path)
        return try names.filter { $0.hasSuffix(".json") }.map { name in
            let file = folder.appendingPathComponent(name).path
            let data = try BoundedFile.read(file, limit: largestFile)
            do throws(JSONFileError) {
                return try Value.read(data, limits: limits)
            } catch {
                throw SuiteReportError(
                    file: file, reason: "it was not written by Swift tests of this version of Reflow (\(error))")
            }
        }
    }

    /// Goldens that no assertion of the run used, in the folders of the test files that ran, by their path in the
    /// folder of goldens, in order. Their tests may have been removed, skipped, or ended early.
    ///
    /// The list is empty if only some tests were run, or a process was killed, because nothing is known then.
    public func unaskedReferences(in goldens: GoldenStore) throws(FileError) -> [String] {
        isComplete ? try asked.rest(in: goldens.folder) : []
    }
}

extension SuiteReport {
    fileprivate init(_ assertions: [AssertionRecord], goldens root: String, way: String) {
        let renderers = assertions.compactMap(\.renderer)
        self.init(
            renderer: renderers.first ?? "", goldens: way, filter: nil, isRerun: false, shard: nil,
            coversFolders: false, layouts: [])
        // Two modules may have tests of the same name in files of the same name.
        var owners: [String: Set<String>] = [:]
        for assertion in assertions { owners[assertion.name, default: []].insert(assertion.module) }
        var layouts: [String: LayoutReport] = [:]
        for var assertion in assertions {
            if owners[assertion.name, default: []].count > 1 { assertion.qualify() }
            if assertion.goldens != root { assertion.detach() }
            var layout = layouts[assertion.file] ?? LayoutReport(file: assertion.file)
            layout.isRun = true
            if let picture = assertion.picture { layout.pictures.append(picture) }
            if let log = assertion.log { layout.logs.append(log) }
            layouts[assertion.file] = layout
        }
        self.layouts = layouts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
        if let other = renderers.first(where: { $0 != renderer }) {
            warnings.append(
                OutputWarning(
                    code: "different-renderers",
                    message: "some pictures were drawn by \(renderer), others by \(other)"))
        }
        if assertions.contains(where: { $0.goldens != root }) {
            warnings.append(
                OutputWarning(
                    code: "references-elsewhere",
                    message: "some goldens are outside \(root); changes to them cannot be accepted"))
        }
    }
}

extension AssertionRecord {
    fileprivate var name: String { picture?.name ?? log?.name ?? "" }

    fileprivate func ask(_ asked: inout AskedReferences) {
        if let picture {
            let files: [GoldenFile] = [.picture, .frames]
            asked.add(files.map { $0.path(of: picture.path) }, of: file, picture.status)
        }
        if let log { asked.add([log.file.path(of: log.path)], of: file, log.status) }
    }

    fileprivate mutating func qualify() {
        let name = "\(module).\(name)"
        picture?.name = name
        log?.name = name
    }

    /// Makes an entry unacceptable, because its goldens are in another folder.
    fileprivate mutating func detach() {
        picture?.acceptance = nil
        log?.acceptance = nil
    }
}
