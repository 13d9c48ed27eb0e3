import Foundation
import LayoutDocument
import LayoutRules
import Snapshots
import Suites
import Testing

/// Something that is wrong, or only looks so, and what has to become of it under each tolerance.
struct PlantedChange: Sendable, CustomTestStringConvertible {
    /// The tolerances that are tried, one at a time.
    enum Setting: String, CaseIterable {
        case exact, perceptual, precision, count, window, antialiasing, mask, view

        var comparison: ComparisonSettings {
            switch self {
            case .exact: ComparisonSettings()
            // What people can just tell apart: ΔE 2.
            case .perceptual: ComparisonSettings(tolerance: ToleranceSettings(perceptualPrecision: 0.98))
            // 38 of the board's 38,400 pixels.
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
    /// What becomes of it under every tolerance that does not pass it.
    var status: SnapshotStatus = .changed
    /// The tolerances that pass it.
    let passing: Set<Setting>
    /// What the run has to say, without a tolerance.
    let tells: [String]
    let plant: @Sendable (PlantedBoard) throws -> Void

    var testDescription: String { name }

    /// A change that has to be told.
    static func caught(
        _ name: String, _ status: SnapshotStatus = .changed, unless passing: Set<Setting> = [],
        tells: String..., plant: @escaping @Sendable (PlantedBoard) throws -> Void
    ) -> PlantedChange {
        PlantedChange(name: name, status: status, passing: passing, tells: tells, plant: plant)
    }

    /// What is no change of the picture passes whatever the tolerance.
    static func passed(
        _ name: String, tells: String..., plant: @escaping @Sendable (PlantedBoard) throws -> Void
    ) -> PlantedChange {
        PlantedChange(name: name, passing: Set(Setting.allCases), tells: tells, plant: plant)
    }

    static let all = views + looks + pixels + files
}
