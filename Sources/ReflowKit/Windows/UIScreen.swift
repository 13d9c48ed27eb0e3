public import Foundation
import KitValues
import LayoutRules

/// The device's screen. Its bounds follow the interface from iOS 8 on; before, they stay in portrait (behaviour.md
/// §3.2, §6.5).
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static var main: UIScreen { Simulation.current.screen }

    weak var simulation: Simulation?
    private let device: Device

    private let pixelsPerPoint: CGFloat

    /// Pixels per point.
    open var scale: CGFloat { pixelsPerPoint }
    open var nativeScale: CGFloat { pixelsPerPoint }

    init(device: Device, scale: CGFloat) {
        self.device = device
        pixelsPerPoint = scale
    }

    /// A screen like the current one, for subclasses in tests. Windows are never on it.
    public override init() {
        simulation = .current
        device = Simulation.current.screen.device
        pixelsPerPoint = Simulation.current.screen.pixelsPerPoint
    }

    private var orientation: UIInterfaceOrientation {
        simulation?.application.statusBarOrientation ?? .portrait
    }

    /// The bounds in points, in the current interface orientation; up to iOS 7, in portrait.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: isPortraitFixed ? portraitSize : device.metrics(for: orientation).size)
    }

    /// `bounds` without the status bar, in points.
    open var applicationFrame: CGRect {
        let isHidden = simulation?.application.isStatusBarHidden == true
        if isPortraitFixed {
            let fixed = PortraitFixedScreen(size: portraitSize)
            let height = isHidden ? 0 : PortraitFixedScreen.statusBarHeight
            return fixed.frame(of: fixed.applicationRect(in: orientation, statusBarHeight: height), in: orientation)
        }
        let height = isHidden ? 0 : device.metrics(for: orientation).statusBarHeight
        return bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }

    /// The frame of a view that `loadView` creates. Up to iOS 7 such views have portrait frames, even if the interface
    /// starts in landscape (behaviour.md §4.6, §8).
    var plainViewFrame: CGRect {
        isPortraitFixed ? PortraitFixedScreen(size: portraitSize).applicationRect(in: .portrait) : bounds
    }

    /// Whether windows stay in portrait and the interface is rotated inside them.
    var isPortraitFixed: Bool { (simulation ?? .current).semantics < .iOS8 }

    /// The size in pixels, always in portrait.
    open var nativeBounds: CGRect {
        let size = device.portrait.size
        return CGRect(x: 0, y: 0, width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
    }

    open var traitCollection: UITraitCollection { (simulation ?? .current).traitCollection }

    /// The coordinate space that rotates with the interface.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, isFixed: false) }

    /// The coordinate space that does not rotate: its origin is the top left corner in portrait.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, isFixed: true) }

    var portraitSize: CGSize { device.portrait.size }
    var interfaceOrientation: UIInterfaceOrientation { orientation }
}
