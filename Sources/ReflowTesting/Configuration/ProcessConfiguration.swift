import Basics
import Snapshots

/// What tests that were written before there were scopes and traits say for the whole process.
enum ProcessConfiguration {
    private static let state = Guarded(SnapshotTestingConfiguration())

    static var current: SnapshotTestingConfiguration {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}

/// Whether every assertion of the process records its golden, unless the assertion, a scope or a trait sets
/// something else.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record: .all).")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? ProcessConfiguration.current.record) == .all }
    set { ProcessConfiguration.current.record = newValue ? .all : nil }
}

/// How failure messages of the process show the two files, unless a scope or a trait sets something else.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { _diffTool }
    set { _diffTool = newValue }
}
