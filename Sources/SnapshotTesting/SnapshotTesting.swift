// What `import SnapshotTesting` brings on iOS: the assertions, strategies and presets of swift-snapshot-testing. On Linux
// only; nothing is declared in this module.
@_exported public import ReflowTesting

@_exported public import enum Snapshots.RecordMode
