import Foundation
import LayoutRules
import Screens

extension ScreenFacts {
    /// What lies outside of the safe area at an edge, by the name people have for it; `nil` where it is only the room
    /// that round corners need.
    func cover(at edge: ScreenEdge) -> String? {
        let housing = device.sensorHousing?.rawValue
        switch edge {
        case .top:
            return housing.map { orientation == .portrait ? "status bar and the \($0)" : "status bar" } ?? "status bar"
        case .bottom: return orientation == .portraitUpsideDown ? housing ?? "home indicator" : "home indicator"
        // The housing is at the end of the device that is not the home end, which landscapes are named after.
        case .left: return orientation == .landscapeRight ? housing : nil
        case .right: return orientation == .landscapeLeft ? housing : nil
        }
    }

    /// Whether a rectangle reaches to the screen's own edge: what does so bleeds on purpose.
    func bleeds(_ rect: CGRect, at edge: ScreenEdge) -> Bool {
        switch edge {
        case .top: rect.minY <= bounds.minY + 0.5
        case .left: rect.minX <= bounds.minX + 0.5
        case .bottom: rect.maxY >= bounds.maxY - 0.5
        case .right: rect.maxX >= bounds.maxX - 0.5
        }
    }
}
