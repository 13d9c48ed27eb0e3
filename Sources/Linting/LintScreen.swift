import Foundation
import Geometry
import LayoutRules
import ReflowKit

/// The screen as its user sees it, and what of it is not free.
@MainActor
struct LintScreen {
    let window: UIWindow
    private let device: Device
    private let orientation: UIInterfaceOrientation
    /// From the window's coordinates; up to iOS 7 the window stays in portrait and the interface is turned inside it.
    private let toUser: CGAffineTransform
    /// In the user's coordinates.
    let bounds: CGRect
    let safeArea: CGRect

    init(_ window: UIWindow, in simulation: Simulation) {
        self.window = window
        device = simulation.device.model
        orientation = simulation.application.statusBarOrientation
        toUser =
            simulation.semantics < .iOS8
            ? PortraitFixedScreen(size: window.bounds.size).transformFromInterface(in: orientation).inverted()
            : .identity
        bounds = window.bounds.applying(toUser)
        safeArea = window.bounds.inset(by: window.safeAreaInsets).applying(toUser)
    }

    /// A rectangle of a view in the user's coordinates.
    func rect(_ rect: CGRect, of view: UIView) -> CGRect {
        view.convert(rect, to: window).applying(toUser)
    }

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

    /// How far a rectangle reaches beyond another one at each edge, in points, where it does.
    static func excess(of rect: CGRect, beyond bounds: CGRect, tolerance: CGFloat) -> [(ScreenEdge, CGFloat)] {
        [
            (.top, bounds.minY - rect.minY), (.left, bounds.minX - rect.minX), (.bottom, rect.maxY - bounds.maxY),
            (.right, rect.maxX - bounds.maxX),
        ].filter { $0.1 > tolerance }
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
