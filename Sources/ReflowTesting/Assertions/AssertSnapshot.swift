public import Foundation
public import Snapshots

/// Asserts that a value looks as it did when its reference was recorded.
///
/// The first run records the reference and fails; from then on runs compare. A picture of a view or controller is taken
/// in a world of its own: a fresh device, which is turned where that is asked for.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)))
/// ```
///
/// - Parameters:
///   - value: what to look at.
///   - snapshotting: how to look at it.
///   - name: of the reference; assertions without one are numbered.
///   - record: when to write the reference, whatever configuration and environment say.
///   - timeout: how long to wait for a strategy that is not ready at once, in seconds.
///   - fileID: of the test, for its failure.
///   - filePath: of the test; the reference lies in the folder `__Snapshots__` beside it.
///   - testName: of the test's function; part of the reference's name.
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

/// Asserts that a value looks as it did in several ways, each with a name.
///
/// - Parameter strategies: their names are those of the references; they are taken in the order of their names.
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

/// Asserts that a value looks as it did in several ways, numbered.
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
