public import Foundation

/// A value that determines how the `.dump` strategy prints it.
public protocol AnySnapshotStringConvertible {
    /// Whether the contents of the value are printed below its description. The default is false.
    static var renderChildren: Bool { get }

    /// The printed description of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in UTC, to the second: `2026-11-21T13:00:00Z`.
    public var snapshotDescription: String {
        formatted(Date.ISO8601FormatStyle())
    }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's description without addresses, which differ in every run.
    public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}
