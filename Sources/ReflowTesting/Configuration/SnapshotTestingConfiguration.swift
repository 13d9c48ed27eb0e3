public import Snapshots

/// How the assertions of a test, of a suite, or of a scope behave where they are not told otherwise.
public struct SnapshotTestingConfiguration: Sendable {
    /// When references are written.
    public typealias Record = RecordMode

    /// The configuration of the surrounding ``withSnapshotTesting(record:diffTool:comparison:operation:)`` or `.snapshots` trait.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// `nil` leaves the decision to whoever is asked next.
    public var record: Record?
    /// `nil` leaves the decision to whoever is asked next.
    public var diffTool: DiffTool?
    /// By what pictures are compared; what it leaves open is as in the surrounding configuration.
    public var comparison: SnapshotComparison?

    public init(record: Record? = nil, diffTool: DiffTool? = nil, comparison: SnapshotComparison? = nil) {
        self.record = record
        self.diffTool = diffTool
        self.comparison = comparison
    }

    /// This configuration, and the surrounding one in what it leaves open.
    func within(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
            comparison: comparison?.within(outer?.comparison) ?? outer?.comparison)
    }
}

/// `record: true` of tests that were written before there were four modes.
extension RecordMode: ExpressibleByBooleanLiteral {
    /// `true` for ``RecordMode/all``, `false` for ``RecordMode/missing``.
    @available(*, deprecated, message: "Use .all instead of true, .missing instead of false.")
    public init(booleanLiteral value: Bool) {
        self = value ? .all : .missing
    }
}
