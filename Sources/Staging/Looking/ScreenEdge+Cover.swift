import KitValues
import LayoutRules
import Screens

extension ScreenEdge {
    /// The name of the cover outside a device's safe area at this edge; `nil` if it is only the space for rounded
    /// corners.
    /// - Parameter orientation: the interface orientation.
    func cover(on device: Device, in orientation: UIInterfaceOrientation) -> String? {
        let housing = device.sensorHousing?.rawValue
        switch self {
        case .top:
            return housing.map { orientation == .portrait ? "status bar and the \($0)" : "status bar" } ?? "status bar"
        case .bottom: return orientation == .portraitUpsideDown ? housing ?? "home indicator" : "home indicator"
        // Landscapes are named after the home end of the device; the housing is at the other end.
        case .left: return orientation == .landscapeRight ? housing : nil
        case .right: return orientation == .landscapeLeft ? housing : nil
        }
    }
}
