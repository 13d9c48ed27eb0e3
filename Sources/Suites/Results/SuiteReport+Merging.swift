import Basics
import Comparison

extension SuiteReport {
    /// One of the reports to be joined.
    public struct Part: Sendable {
        /// The name that the user gave to the report.
        public let name: String
        public let report: SuiteReport

        public init(name: String, report: SuiteReport) {
            self.name = name
            self.report = report
        }
    }

    /// Joins the results of the parts of a suite, as if one machine had run it all. A layout that no part ran is
    /// missing.
    ///
    /// - Parameters:
    ///   - parts: the parts in any order.
    ///   - goldens: the path from the folder of the new report to that of goldens, ending in a slash.
    public init(merging parts: [Part], goldens: String) throws(SuiteMergeError) {
        guard let first = parts.first else { throw .nothing }
        try SuiteReport.check(parts)
        self = first.report
        self.goldens = goldens
        run = RunFacts(merging: parts.compactMap(\.report.run))
        shard = nil
        obsolete = []
        var owner: [String: String] = [:]
        for part in parts {
            for (index, layout) in part.report.layouts.enumerated() where layout.isRun {
                if let other = owner.updateValue(part.name, forKey: layout.file) {
                    throw .twice(layout.file, other, part.name)
                }
                layouts[index] = layout
            }
        }
        let stopped = Set(parts.flatMap(\.report.stopped))
        self.stopped = layouts.map(\.file).filter { stopped.contains($0) && owner[$0] == nil }
        warnings = SuiteReport.warnings(of: parts)
    }

    /// Checks that all parts belong to one suite.
    private static func check(_ parts: [Part]) throws(SuiteMergeError) {
        for part in parts.dropFirst() {
            let (one, other) = (parts[0].report, part.report)
            let difference: SuiteMergeError.Difference? =
                if one.layouts.map(\.file) != other.layouts.map(\.file) {
                    .layouts
                } else if one.filter != other.filter {
                    .filter
                } else if one.shard?.count != other.shard?.count {
                    .shards
                } else {
                    one.coversFolders != other.coversFolders ? .layouts : nil
                }
            if let difference { throw .different(parts[0].name, part.name, difference) }
        }
        if let rerun = parts.first(where: \.report.isRerun) { throw .rerun(rerun.name) }
    }

    /// All warnings, each once, and an additional one if the parts were drawn by different renderers.
    private static func warnings(of parts: [Part]) -> [OutputWarning] {
        var seen = Set<OutputWarning>()
        var warnings = parts.flatMap(\.report.warnings).filter { seen.insert($0).inserted }
        if let other = parts.first(where: { $0.report.renderer != parts[0].report.renderer }) {
            warnings.append(
                OutputWarning(
                    code: "different-renderers",
                    message: "the pictures were drawn by different renderers: \(parts[0].name) by "
                        + "\(parts[0].report.renderer), \(other.name) by \(other.report.renderer)"))
        }
        return warnings
    }

    /// The parts without a report, counted from 1; empty if they are unknown.
    public static func missingShards(of parts: [Part]) -> [SuiteShard] {
        guard let count = parts.first?.report.shard?.count else { return [] }
        let seen = Set(parts.compactMap(\.report.shard?.index))
        return (1...count).filter { !seen.contains($0) }.compactMap { SuiteShard(index: $0, of: count) }
    }
}

/// An error: the reports do not belong to one suite.
public enum SuiteMergeError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Difference: Sendable, Hashable {
        case layouts, filter, shards
    }

    case nothing
    case different(String, String, Difference)
    /// A layout that is in two reports.
    case twice(String, String, String)
    case rerun(String)

    public var description: String {
        switch self {
        case .nothing: "there is no report to merge"
        case .different(let one, let other, .layouts):
            "\(one) and \(other) belong to different suites: their layouts differ"
        case .different(let one, let other, .filter): "\(one) and \(other) have different filters"
        case .different(let one, let other, .shards): "\(one) and \(other) have different numbers of shards"
        case .twice(_, let one, let other) where one == other:
            "\(Wording.quoted(one)) is given twice; give each report once"
        case .twice(let layout, let one, let other): "the layout \(layout) is in both reports, \(one) and \(other)"
        case .rerun(let name): "\(name) comes from a run with --only-failed, which cannot be merged"
        }
    }
}
