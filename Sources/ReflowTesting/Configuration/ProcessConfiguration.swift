import Basics
import Snapshots

/// The settings for the whole process. Tests that are older than scopes and traits use them.
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

/// The form in which failure messages of the process show the two files, unless a scope or a trait sets another.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { _diffTool }
    set { _diffTool = newValue }
}
