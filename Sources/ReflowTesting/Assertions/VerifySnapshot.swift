import Basics
public import Foundation
import ReflowKit
public import Snapshots
import Testing

/// Compares a value with its golden like
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, but returns the failure message
/// instead of failing. Use it to write your own assertions.
///
/// - Parameter snapshotDirectory: the folder of the golden, instead of `__Snapshots__/<file of the test>`.
/// - Returns: the failure message, or `nil` if the snapshot matches. If the golden has just been recorded, there is
///   a message too.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let environment = TestEnvironment.current
    let start = ContinuousClock.now
    let references = ReferenceFolder(
        for: fileID, at: filePath, directory: snapshotDirectory, environment: environment)
    let folder = references.url
    let identifier: Result<String, SnapshotFailure> =
        name.map { .success($0) }
        ?? Result { () throws(SnapshotFailure) in
            try UnnamedSnapshot.identifier(testName: testName, folder: folder)
        }
    let snapshotName = SnapshotName(
        fileID: "\(fileID)", filePath: references.filePath, testName: testName,
        identifier: (try? identifier.get()) ?? "unnamed", pathExtension: snapshotting.pathExtension)
    var report = AssertionReport(name: snapshotName, references: references)
    do {
        let golden = snapshotName.golden(in: references.folder)
        if let problem = references.problem { throw problem }
        _ = try identifier.get()
        let path = references.store.folder.url(golden.path(golden.content)).path
        try UniqueFile.check(path)
        if let name { try UniqueFile.check(path, named: name, testName: testName) }
        let configuration = SnapshotTestingConfiguration.current
        let assertion = SnapshotAssertion(
            name: golden, givenName: name, testName: testName, goldens: references.store,
            artifacts: FailureFolder(environment: environment).artifacts(of: snapshotName),
            mode: try .resolved(argument: record, configuration: configuration, environment: environment),
            diffTool: configuration?.diffTool ?? ProcessConfiguration.current.diffTool ?? .default,
            site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        let subject = try RaisedExceptions.refused {
            try snapshotting.subject(
                for: try value(), recorded: { RecordedFrames(of: golden, in: references.store) }, timeout: timeout)
        }
        report.subject = subject
        report.outcome = try assertion.run(subject)
    } catch {
        report.error = error
    }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    return report.told(environment)
}

/// Checks that no two snapshots have the same file.
private enum UniqueFile {
    /// Characters that are not allowed in file names are replaced, so two names may become the same file.
    static func check(_ path: String, named name: String, testName: String) throws(SnapshotFailure) {
        guard let other = SnapshotCounter.current.take(path, for: name) else { return }
        let fileName = URL(fileURLWithPath: path).lastPathComponent
        throw SnapshotFailure(
            """
            Two snapshots would have the same file.

            "\(testName)" has snapshots named "\(other)" and "\(name)", and both are kept in "\(fileName)". Give one of \
            them another name.
            """)
    }

    /// Two tests may have names that a Mac does not distinguish.
    static func check(_ path: String) throws(SnapshotFailure) {
        guard let other = SnapshotCounter.take(path) else { return }
        throw SnapshotFailure(
            """
            Two snapshots would have the same file on a Mac.

            Their references, \(other.debugDescription) and \(path.debugDescription), differ only in case or in how \
            accents are encoded. Give the test or the snapshot another name.
            """)
    }
}

/// The identifiers of assertions without a name.
enum UnnamedSnapshot {
    /// The next number of the test.
    ///
    /// A parameterised test has no numbers unless it is serialized: its cases run at the same time and in any order, so
    /// that in every run a number would refer to another golden.
    static func identifier(testName: String, folder: URL) throws(SnapshotFailure) -> String {
        if let test = Test.current, test.isParameterized, !test.traits.contains(where: { $0 is ParallelizationTrait }) {
            throw SnapshotFailure(
                """
                A snapshot in a parameterised test needs a name.

                The cases of "\(testName)" run at once and in any order. Pass "named:" with a name made of the \
                arguments, or mark the test .serialized.
                """)
        }
        return String(SnapshotCounter.current.next(for: "\(folder.path)/\(testName)"))
    }
}

/// The reason why nothing could be compared, in words for the author of the test.
struct SnapshotFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension RaisedExceptions {
    /// The result of some code.
    ///
    /// - Throws: if UIKit would raise an exception meanwhile, that exception in words, whatever the code throws.
    static func refused<Result>(_ body: () throws -> Result) throws -> Result {
        let exceptions = RaisedExceptions()
        let result = Swift.Result { try exceptions.collecting(body) }
        guard let raised = exceptions.first else { return try result.get() }
        throw SnapshotFailure("UIKit would raise an exception here.\n\n\(raised)")
    }
}
