public import Foundation
public import Snapshots

/// Asserts that a snapshot of a value matches its golden.
///
/// The first run records the golden and fails; later runs compare. A picture of a view or controller is taken in its
/// own simulation: a new device, which is rotated if the strategy asks for an orientation.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)))
/// ```
///
/// - Parameters:
///   - value: the value to take a snapshot of.
///   - snapshotting: the strategy.
///   - name: the name of the golden. Assertions without a name are numbered.
///   - record: when to write the golden. It overrides the configuration and the environment.
///   - timeout: how long to wait for the snapshot, in seconds.
///   - fileID: the file id of the test, for the failure.
///   - filePath: the path of the test file. The golden is in the folder `__Snapshots__` beside it.
///   - testName: the name of the test function; it is part of the golden's name.
///   - line: where failures are shown.
///   - column: where failures are shown.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).record(failure)
}

/// Asserts that several snapshots of a value match their goldens, each with a name.
///
/// - Parameter strategies: the strategies by the names of their goldens. Snapshots are taken in the order of the
///   names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that several snapshots of a value match their goldens, which are numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}
