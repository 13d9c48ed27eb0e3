import Snapshots

// Names that swift-snapshot-testing had before, or has for its own tests, of what is said for the whole process.

/// The name of ``isRecording`` up to swift-snapshot-testing 1.8.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record: .all).")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The tool that failures name here and now: that of the surrounding scope or trait, else the process's. Assertions of
/// one's own ask it.
// swift-format-ignore: NoLeadingUnderscores
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? ProcessConfiguration.current.diffTool ?? .default }
    set { ProcessConfiguration.current.diffTool = newValue }
}
