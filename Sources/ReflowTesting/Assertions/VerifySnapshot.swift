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

/// Every snapshot has a file of its own.
private enum UniqueFile {
    /// Characters that no file name should have are spelt otherwise: two names may become the same file.
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

    /// Two tests may have names that a Mac does not tell apart.
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

/// What assertions without a name are called.
enum UnnamedSnapshot {
    /// The next number of the test.
    ///
    /// The cases of a parameterised test run at once and in any order, so that numbers would name other goldens in
    /// every run.
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

/// Why there is nothing to compare, in words for the person whose test it is.
struct SnapshotFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension RaisedExceptions {
    /// What some code makes.
    ///
    /// - Throws: an exception that UIKit would raise meanwhile, in words, whatever the code throws.
    static func refused<Result>(_ body: () throws -> Result) throws -> Result {
        let exceptions = RaisedExceptions()
        let result = Swift.Result { try exceptions.collecting(body) }
        guard let raised = exceptions.first else { return try result.get() }
        throw SnapshotFailure("UIKit would raise an exception here.\n\n\(raised)")
    }
}
