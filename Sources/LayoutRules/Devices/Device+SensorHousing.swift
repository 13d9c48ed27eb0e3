import Foundation
import KitValues

extension Device {
    /// The part of the housing that extends into the screen of a phone without a Home button.
    package enum SensorHousing: String, Sendable {
        case notch
        case dynamicIsland = "Dynamic Island"
    }

    /// The kind of housing: a Dynamic Island if the safe area above an upright interface is at least 59 points, a notch
    /// if it is less (behaviour.md §9).
    package var sensorHousing: SensorHousing? {
        guard idiom == .phone, hasHomeIndicator else { return nil }
        return portrait.safeAreaInsets.top >= 59 ? .dynamicIsland : .notch
    }
}
