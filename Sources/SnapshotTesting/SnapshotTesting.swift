// What `import SnapshotTesting` brings on iOS: the assertions, strategies and presets of swift-snapshot-testing. On Linux
// only; nothing is declared in this module.
@_exported public import ReflowTesting
// What lets XCTest call methods on the main actor, where a test target re-exports this module.
@_exported public import XCTestIsolation

@_exported public import enum Snapshots.RecordMode
