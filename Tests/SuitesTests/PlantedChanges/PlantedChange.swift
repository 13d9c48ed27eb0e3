import Foundation
import LayoutDocument
import LayoutRules
import Snapshots
import Suites
import Testing

/// A real or apparent fault, and the expected result under each tolerance.
struct PlantedChange: Sendable, CustomTestStringConvertible {
    /// The tolerances, tested one at a time.
    enum Setting: String, CaseIterable {
        case exact, perceptual, precision, count, window, antialiasing, mask, view

        var comparison: ComparisonSettings {
            switch self {
            case .exact: ComparisonSettings()
            // People can just see a difference of ΔE 2.
            case .perceptual: ComparisonSettings(tolerance: ToleranceSettings(perceptualPrecision: 0.98))
            // The tolerance is 38 of the board's 38,400 pixels.
            case .precision: ComparisonSettings(tolerance: ToleranceSettings(precision: 0.999))
            case .count: ComparisonSettings(tolerance: ToleranceSettings(maxDiffPixels: 20))
            case .window: ComparisonSettings(tolerance: ToleranceSettings(maxDiffPixelsPerWindow: 10))
            case .antialiasing: ComparisonSettings(tolerance: ToleranceSettings(ignoreAntialiasing: true))
            case .mask: ComparisonSettings(masks: ["title"])
            case .view: ComparisonSettings(views: ["title": ToleranceSettings(maxDiffPixels: 1000)])
            }
        }
    }

    let name: String
    /// The status under every tolerance under which the change does not pass.
    var status: SnapshotStatus = .changed
    /// The tolerances under which the change passes.
    let passing: Set<Setting>
    /// The texts that the run must contain without a tolerance.
    let tells: [String]
    let plant: @Sendable (PlantedBoard) throws -> Void

    var testDescription: String { name }

    /// A change that must be reported.
    static func caught(
        _ name: String, _ status: SnapshotStatus = .changed, unless passing: Set<Setting> = [],
        tells: String..., plant: @escaping @Sendable (PlantedBoard) throws -> Void
    ) -> PlantedChange {
        PlantedChange(name: name, status: status, passing: passing, tells: tells, plant: plant)
    }

    /// A change that leaves the picture the same, and so passes under every tolerance.
    static func passed(
        _ name: String, tells: String..., plant: @escaping @Sendable (PlantedBoard) throws -> Void
    ) -> PlantedChange {
        PlantedChange(name: name, passing: Set(Setting.allCases), tells: tells, plant: plant)
    }

    static let all = views + looks + pixels + files
}
