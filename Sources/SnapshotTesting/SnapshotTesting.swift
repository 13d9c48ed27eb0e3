// What `import SnapshotTesting` brings on iOS: the assertions, strategies and presets of swift-snapshot-testing, and
// UIKit with them. On Linux only.
@_exported public import ReflowTesting
@_exported public import UIKit

@_exported public import enum Snapshots.RecordMode
