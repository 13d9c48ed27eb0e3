import Comparison
import Files
public import Foundation
import Snapshots

/// What a run of Swift tests left with `SNAPSHOT_REPORT_DIR`, a file for each assertion, as one report.
public struct AssertionsReport: Sendable {
    /// A layout for each file of tests.
    public let report: SuiteReport
    /// Where the references lie: the folder of the package, or what takes the place of every `__Snapshots__`.
    public let goldens: URL

    /// The assertions' files, in the folder of the report.
    static let folderName = "assertions"
    private static let mostFiles = 1_000_000
    private static let largestFile = 64 << 20

    /// Whether a run of Swift tests left something in a folder.
    public static func isFolder(_ path: String) -> Bool {
        ContainedFolder(root: SuiteReport.folder(of: path)).contains(folderName)
    }

    /// - Parameters:
    ///   - path: the folder of the report, as the user named it.
    ///   - output: the folder of the report that is to be written.
    public init(_ path: String, output: URL) throws {
        let folder = SuiteReport.folder(of: path).appendingPathComponent(AssertionsReport.folderName)
        let names = try FolderListing(of: folder.path, limit: AssertionsReport.mostFiles).entries.map(\.path)
            .filter { $0.hasSuffix(".json") }
        var assertions: [Assertion] = []
        for name in names {
            let file = folder.appendingPathComponent(name).path
            do {
                assertions.append(
                    try JSONDecoder().decode(
                        Assertion.self, from: try BoundedFile.read(file, limit: AssertionsReport.largestFile)))
            } catch is DecodingError {
                throw SuiteReportError(file: file, reason: "it is no assertion of this version's Swift tests")
            }
        }
        guard let first = assertions.first else {
            throw SuiteReportError(file: folder.path, reason: "no Swift test has left anything there")
        }
        goldens = URL(fileURLWithPath: first.goldens, isDirectory: true)
        report = SuiteReport(
            assertions, goldens: first.goldens, way: SuiteReport.way(from: output, to: goldens))
    }
}

/// The form of assertions' files that is understood.
private enum AssertionVersion: Int, Decodable {
    case first = 1
}

/// One assertion's file.
private struct Assertion: Decodable {
    let version: AssertionVersion
    let module: String
    /// The test's file, from the folder of the package.
    let file: String
    let goldens: String
    let renderer: String?
    var picture: PictureReport?
    var log: LogReport?
}

extension SuiteReport {
    fileprivate init(_ assertions: [Assertion], goldens root: String, way: String) {
        let renderers = assertions.compactMap(\.renderer)
        self.init(
            renderer: renderers.first ?? "", goldens: way, filter: nil, isRerun: false, shard: nil,
            coversFolders: false, layouts: [])
        // Two modules may have a test of the same name in a file of the same name.
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
                    message: "some references do not lie in \(root); what changed of them cannot be accepted"))
        }
    }
}

extension Assertion {
    var name: String { picture?.name ?? log?.name ?? "" }

    mutating func qualify() {
        let name = "\(module).\(name)"
        picture?.name = name
        log?.name = name
    }

    /// What lies in another folder of references is only to be looked at.
    mutating func detach() {
        picture?.acceptance = nil
    }
}
