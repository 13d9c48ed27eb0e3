import Basics
import Foundation
import JSON
public import LayoutDocument
import LayoutRules
import Snapshots

/// Issues that are known already, from a report of `reflow lint`, so that only new ones fail.
///
/// An issue is known by its layout, setting, orientation, view and kind. Its figures do not count: text that is cut by
/// another character more is no other issue. Of several alike, as many are known as the report has.
public struct LintBaseline: Sendable {
    private struct Mark: Hashable {
        /// The layout's name: a baseline holds wherever the linter is started.
        let layout: String
        let device: String
        let orientation: String
        let appearance: PictureReport.Appearance
        let contentSize: String
        let direction: LocatedIssue.LayoutDirection
        let view: String
        let kind: IssueKind

        init(_ issue: LocatedIssue) {
            layout = URL(fileURLWithPath: issue.file).lastPathComponent
            device = issue.device
            orientation = issue.orientation
            appearance = issue.appearance
            contentSize = issue.contentSize
            direction = issue.layoutDirection
            view = issue.view
            kind = issue.kind
        }
    }

    /// How often each is known.
    private var known: [Mark: Int]
    private static let byteLimit = 64 << 20
    /// Limits for a report of that size.
    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.values = 4_000_000
        return limits
    }

    public init(_ findings: [LocatedIssue]) {
        known = findings.reduce(into: [:]) { $0[Mark($1), default: 0] += 1 }
    }

    /// Reads what `reflow lint --format json` printed.
    public static func read(_ file: String) throws(LintBaselineError) -> LintBaseline {
        let data: Data
        do throws(FileError) {
            data = try BoundedFile.read(file, limit: byteLimit)
        } catch {
            throw LintBaselineError(file: file, reason: error.reason)
        }
        do throws(JSONFileError) {
            return LintBaseline(try LintReport.read(data, limits: limits).findings)
        } catch {
            throw LintBaselineError(
                file: file, reason: "it is not the output of \"reflow lint --format json\" (\(error))")
        }
    }

    /// The one that a suite file names; nil if it names none.
    /// - Parameter mayBeEmpty: whether it may be missing or empty, as it is when a shell is about to write it.
    public static func read(
        namedBy suite: SuiteDocument?, mayBeEmpty: Bool = false
    ) throws(LintBaselineError) -> LintBaseline? {
        guard let suite, let name = suite.lintBaseline?.value else { return nil }
        let folder = suite.file.lastIndex(of: "/").map { suite.file[...$0] } ?? ""
        let file = name.hasPrefix("/") ? name : folder + name
        if mayBeEmpty, FileManager.default.isEmptyFile(file) { return nil }
        return try read(file)
    }

    /// The same issues, those marked that are known.
    public func marking(_ findings: [LocatedIssue]) -> [LocatedIssue] {
        var rest = self
        return rest.using(findings)
    }

    /// The same, where these are not all: what is marked as known is used up.
    mutating func using(_ findings: [LocatedIssue]) -> [LocatedIssue] {
        findings.map { finding in
            var finding = finding
            if let count = known[Mark(finding)], count > 0 {
                known[Mark(finding)] = count - 1
                finding.isKnown = true
            }
            return finding
        }
    }
}

extension FileManager {
    /// Whether a file is not there, or has no bytes.
    fileprivate func isEmptyFile(_ path: String) -> Bool {
        let size = try? attributesOfItem(atPath: path)[.size] as? Int
        return (size ?? 0) == 0
    }
}

/// Why a baseline cannot be read.
public struct LintBaselineError: Error, Sendable, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    public var description: String {
        let file = ShownText.name(file)
        return "cannot read the baseline \(file): \(reason); write it with \"reflow lint --format json > \(file)\""
    }
}
