import KitValues
import LayoutRules
import Screens

extension ScreenEdge {
    /// What lies outside of a device's safe area here, by the name people have for it; `nil` where it is only the room
    /// that round corners need.
    /// - Parameter orientation: the interface's.
    func cover(on device: Device, in orientation: UIInterfaceOrientation) -> String? {
        let housing = device.sensorHousing?.rawValue
        switch self {
        case .top:
            return housing.map { orientation == .portrait ? "status bar and the \($0)" : "status bar" } ?? "status bar"
        case .bottom: return orientation == .portraitUpsideDown ? housing ?? "home indicator" : "home indicator"
        // The housing is at the end of the device that is not the home end, which landscapes are named after.
        case .left: return orientation == .landscapeRight ? housing : nil
        case .right: return orientation == .landscapeLeft ? housing : nil
        }
    }
}
