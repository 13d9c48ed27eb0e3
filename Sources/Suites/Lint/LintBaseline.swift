import Basics
import Foundation
import JSON
public import LayoutDocument
import LayoutRules
import Snapshots

/// Known issues, read from a report of `reflow lint`, so that only new ones fail.
///
/// An issue is identified by its layout, setting, orientation, view and kind. Its figures do not matter: if one more
/// character of a text is cut off, the issue is the same. An issue of several views is known if it is for each of them,
/// so that it stays known when one of the views is mended. If several issues are equal, the number of known ones is the
/// number in the report.
public struct LintBaseline: Sendable {
    private struct Mark: Hashable {
        /// The layout's name. A file path would make the baseline depend on the working directory.
        let layout: String
        let device: String
        let orientation: String
        let appearance: PictureReport.Appearance
        let isHighContrast: Bool
        let contentSize: String
        let direction: LocatedIssue.LayoutDirection
        let language: String?
        let view: String
        let kind: IssueKind

        /// The identities of an issue, one for each of its views.
        static func all(of issue: LocatedIssue) -> [Mark] {
            ([issue.view] + issue.otherViews).map { Mark(issue, view: $0) }
        }

        private init(_ issue: LocatedIssue, view: String) {
            layout = URL(fileURLWithPath: issue.file).lastPathComponent
            device = issue.device
            orientation = issue.orientation
            appearance = issue.appearance
            isHighContrast = issue.isHighContrast
            contentSize = issue.contentSize
            direction = issue.layoutDirection
            language = issue.language
            self.view = view
            kind = issue.kind
        }

        static func count(_ marks: [Mark]) -> [Mark: Int] { marks.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    }

    /// The number of known issues with each identity.
    private var known: [Mark: Int]
    private static let byteLimit = 64 << 20
    /// The limits for a report of that size.
    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.values = 4_000_000
        return limits
    }

    public init(_ findings: [LocatedIssue]) {
        known = Mark.count(findings.flatMap(Mark.all))
    }

    /// Reads the output of `reflow lint --format json`.
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

    /// Reads the baseline that a suite file names; nil if it names none.
    /// - Parameter mayBeEmpty: whether the file may be missing or empty, as it is when a shell is about to write it.
    public static func read(
        namedBy suite: SuiteDocument?, mayBeEmpty: Bool = false
    ) throws(LintBaselineError) -> LintBaseline? {
        guard let suite, let name = suite.lintBaseline?.value else { return nil }
        let folder = suite.file.lastIndex(of: "/").map { suite.file[...$0] } ?? ""
        let file = name.hasPrefix("/") ? name : folder + name
        if mayBeEmpty, FileManager.default.isEmptyFile(file) { return nil }
        return try read(file)
    }

    /// The same issues, with known ones marked.
    public func marking(_ findings: [LocatedIssue]) -> [LocatedIssue] {
        var rest = self
        return rest.using(findings)
    }

    /// Returns the issues with the known ones marked, and removes these from the baseline, so that each known issue is
    /// used once.
    mutating func using(_ findings: [LocatedIssue]) -> [LocatedIssue] {
        findings.map { finding in
            var finding = finding
            let wanted = Mark.count(Mark.all(of: finding))
            finding.isKnown = wanted.allSatisfy { known[$0, default: 0] >= $1 }
            if finding.isKnown { known.merge(wanted) { $0 - $1 } }
            return finding
        }
    }
}

extension FileManager {
    /// Whether a file does not exist or is empty.
    fileprivate func isEmptyFile(_ path: String) -> Bool {
        let size = try? attributesOfItem(atPath: path)[.size] as? Int
        return (size ?? 0) == 0
    }
}

/// The reason why a baseline cannot be read.
public struct LintBaselineError: Error, Sendable, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    public var description: String {
        let file = ShownText.name(file)
        return "cannot read the baseline \(file): \(reason); write it with \"reflow lint --format json > \(file)\""
    }
}
