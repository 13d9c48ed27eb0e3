// The module for `import SnapshotTesting` on Linux. As on iOS, it provides the assertions, strategies and presets of
// swift-snapshot-testing, and with them UIKit.
@_exported public import ReflowTesting
@_exported public import UIKit

@_exported public import enum Snapshots.RecordMode
