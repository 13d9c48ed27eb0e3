public import Foundation
import LayoutRules

/// The device's screen. Its bounds follow the interface from iOS 8 on (behaviour.md §3.2, §6.5).
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    public static var main: UIScreen { Simulation.current.screen }

    weak var simulation: Simulation?
    private let device: Device

    /// Pixels to a point.
    public let scale: CGFloat
    public var nativeScale: CGFloat { scale }

    init(device: Device, scale: CGFloat) {
        self.device = device
        self.scale = scale
    }

    private var orientation: UIInterfaceOrientation {
        simulation?.application.statusBarOrientation ?? .portrait
    }

    /// In points, as the interface stands now.
    public var bounds: CGRect { CGRect(origin: .zero, size: device.metrics(for: orientation).size) }

    /// In pixels of the portrait screen; never turns.
    public var nativeBounds: CGRect {
        let size = device.portrait.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    public var traitCollection: UITraitCollection { (simulation ?? .current).traitCollection }

    /// Turns with the interface.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, isFixed: false) }

    /// Stays with the device held upright: its origin is the corner at the top left in portrait.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, isFixed: true) }

    var portraitSize: CGSize { device.portrait.size }
    var interfaceOrientation: UIInterfaceOrientation { orientation }
}
