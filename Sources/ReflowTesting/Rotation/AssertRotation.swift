import Comparison
import Foundation
import KitValues
import LayoutRules
public import ReflowKit
public import Snapshots

/// Asserts a whole rotation of a controller: a picture after every rotation, the log of events, and that rotating there
/// and back restores every view.
///
/// ```swift
/// assertRotation(of: PlayerViewController(), on: .iPhone13, through: [.portrait, .landscape, .portrait])
/// ```
///
/// Goldens are `<test>.1-iphone-13-portrait.png` and so on, and `<test>.events.txt`. If the controller refuses a
/// rotation, the assertion fails with the reason.
///
/// - Parameters:
///   - controller: the controller, which is shown once and then rotated.
///   - config: a preset or `.device(…)`; its orientation has no effect.
///   - orientations: the orientations of the device, in order; the first is the one at launch.
///   - name: a prefix for the names of the goldens.
///   - precision: the share of pixels that must match, from 0 to 1.
///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just see a
///     difference.
///   - traits: override the device's traits.
///   - comparison: the settings for anti-aliasing, budgets, masks and tolerances of single views.
///   - record: when to write goldens, whatever configuration and environment say.
@preconcurrency @MainActor
public func assertRotation(
    of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig,
    through orientations: [ViewImageConfig.Orientation], named name: String? = nil, precision: Float = 1,
    perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
    comparison: SnapshotComparison = SnapshotComparison(), record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let failures = verifyRotation(
        of: try controller(), on: config, through: orientations, named: name, precision: precision,
        perceptualPrecision: perceptualPrecision, traits: traits, comparison: comparison, record: record,
        fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
    for failure in failures { site.record(failure) }
}

/// Checks a rotation like
/// ``assertRotation(of:on:through:named:precision:perceptualPrecision:traits:comparison:record:fileID:file:testName:line:column:)``,
/// but returns the failures instead of failing.
///
/// - Parameter snapshotDirectory: the folder of the goldens, instead of `__Snapshots__/<file of the test>`.
/// - Returns: the failures; an empty list if everything matches.
@preconcurrency @MainActor
public func verifyRotation(
    of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig,
    through orientations: [ViewImageConfig.Orientation], named name: String? = nil, precision: Float = 1,
    perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
    comparison: SnapshotComparison = SnapshotComparison(), record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> [String] {
    func named(_ step: String) -> String { name.map { "\($0)-\(step)" } ?? step }
    let environment = TestEnvironment.current
    let references = ReferenceFolder(for: fileID, at: filePath, directory: snapshotDirectory, environment: environment)
    func snapshotName(_ step: String, _ pathExtension: String?) -> SnapshotName {
        SnapshotName(
            fileID: "\(fileID)", filePath: references.filePath, testName: testName, identifier: named(step),
            pathExtension: pathExtension)
    }
    func verify<Value, Format>(_ value: Value, as strategy: Snapshotting<Value, Format>, named step: String) -> String?
    {
        verifySnapshot(
            of: value, as: strategy, named: named(step), record: record,
            snapshotDirectory: snapshotDirectory, fileID: fileID, file: filePath, testName: testName, line: line,
            column: column)
    }
    /// Failures that concern no golden have a report of their own.
    func told(_ tell: (inout AssertionReport) -> Void) -> String? {
        var report = AssertionReport(name: snapshotName("rotation", nil), references: references)
        tell(&report)
        return report.told(environment)
    }
    do {
        let shown = try RaisedExceptions.refused { try controller() }
        let run = try RotationRun(
            of: shown, on: config, through: orientations, traits: traits,
            rules: .current(precision, perceptualPrecision, comparison), refusals: .fail,
            recorded: {
                RecordedFrames(
                    of: snapshotName($0, "png").golden(in: references.folder), in: references.store)
            })
        var failures: [String?] = run.steps.map { step in
            verify(step.picture, as: .picture { picture, _ in picture }, named: step.name)
        }
        failures.append(verify(run.transcript, as: .lines, named: "events"))
        if let drift = run.drift() {
            failures.append(told { $0.outcome = SnapshotAssertion.Outcome(status: .changed, failure: drift) })
        }
        return failures.compactMap { $0 }
    } catch {
        return [told { $0.error = error }].compactMap { $0 }
    }
}
