public import Snapshots
public import Testing

/// Configures the assertions of a test, or of every test of a suite: `@Suite(.snapshots(record: .failed))`.
///
/// Every test, and every case of a parameterised one, counts its unnamed assertions from 1.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    private let configuration: SnapshotTestingConfiguration

    init(_ configuration: SnapshotTestingConfiguration) {
        self.configuration = configuration
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotTestingConfiguration.$current.withValue(configuration.within(.current)) {
            try await SnapshotCounter.$scoped.withValue(SnapshotCounter()) {
                try await function()
            }
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Counts unnamed assertions from 1 in every test.
    public static var snapshots: Self { snapshots() }

    /// - Parameters:
    ///   - record: when goldens are written.
    ///   - diffTool: how failure messages show the two files.
    ///   - comparison: how pictures are compared.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
        comparison: SnapshotComparison? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool, comparison: comparison))
    }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration)
    }
}
