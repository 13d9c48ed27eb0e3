import Snapshots

// Earlier or internal names of swift-snapshot-testing for the settings of the whole process.

/// The name of ``isRecording`` up to swift-snapshot-testing 1.8.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record: .all).")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The tool that failure messages name: that of the surrounding scope or trait, else the process's. Users' own
/// assertions read it.
// swift-format-ignore: NoLeadingUnderscores
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? ProcessConfiguration.current.diffTool ?? .default }
    set { ProcessConfiguration.current.diffTool = newValue }
}
