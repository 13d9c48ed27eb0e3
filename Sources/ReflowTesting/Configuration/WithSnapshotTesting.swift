public import Snapshots

/// Runs `operation` with these settings for its assertions. For settings that are `nil`, those of the surrounding scope
/// are used.
///
/// - Parameters:
///   - record: when goldens are written.
///   - diffTool: how failure messages show the two files.
///   - comparison: how pictures are compared.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    comparison: SnapshotComparison? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, comparison: comparison)
    return try SnapshotTestingConfiguration.$current.withValue(
        configuration.within(.current), operation: operation)
}

/// Runs `operation` with these settings for its assertions. For settings that are `nil`, those of the surrounding scope
/// are used.
///
/// - Parameters:
///   - record: when goldens are written.
///   - diffTool: how failure messages show the two files.
///   - comparison: how pictures are compared.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    comparison: SnapshotComparison? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, comparison: comparison)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.within(.current), operation: operation)
}
