import Foundation
import KitValues

extension Device {
    /// What reaches into the screen of a phone without a Home button.
    package enum SensorHousing: String, Sendable {
        case notch
        case dynamicIsland = "Dynamic Island"
    }

    /// A Dynamic Island from 59 points of safe area above an upright interface on, a notch below that (behaviour.md §9).
    package var sensorHousing: SensorHousing? {
        guard idiom == .phone, hasHomeIndicator else { return nil }
        return portrait.safeAreaInsets.top >= 59 ? .dynamicIsland : .notch
    }
}
