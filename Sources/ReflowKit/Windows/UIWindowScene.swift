public import Foundation
public import KitValues
import LayoutRules

/// The scene that contains a window. Since iOS 13, it provides the interface orientation.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// The simulation, which retains the scene, not the other way round. A scene that outlives its simulation belongs
    /// to the current one.
    private weak var birthplace: Simulation?
    private var simulation: Simulation { birthplace ?? .current }

    init(simulation: Simulation) {
        birthplace = simulation
        super.init(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    }

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        birthplace = .current
        super.init(session: session, connectionOptions: connectionOptions)
    }

    public var interfaceOrientation: UIInterfaceOrientation { simulation.application.statusBarOrientation }
    public var screen: UIScreen { simulation.screen }
    public var windows: [UIWindow] { simulation.application.windows }
    public var keyWindow: UIWindow? { simulation.application.keyWindow }
    public var coordinateSpace: any UICoordinateSpace { simulation.screen.coordinateSpace }
    public var traitCollection: UITraitCollection { simulation.traitCollection }
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// The geometry of a scene.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
        }
    }

    /// The geometry to request for a scene.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Preferences for scenes on phones and iPads.
        public final class iOS: GeometryPreferences {
            /// The requested orientations; `nil` requests none.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Rotates the interface to one of the requested orientations that the application and the controller support, in
    /// any orientation of the device. Available from iOS 16 on (behaviour.md §5.6).
    /// - Parameter errorHandler: is called with UIKit's error, `UISceneErrorDomain` 101, if no orientation is
    ///   supported.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        simulation.transitions.run { [simulation] in
            var error: GeometryRequestError?
            for window in simulation.application.windows {
                window.updateInterfaceOrientation(.geometryRequested(mask))
                guard window === simulation.application.keyWindow, let last = window.lastNegotiation else { continue }
                error = last.negotiation.geometryError(last.facts)
            }
            if let error { errorHandler?(error.asNSError) }
        }
    }
}

extension GeometryRequestError {
    /// The error as an `NSError`, as UIKit passes it.
    fileprivate var asNSError: NSError {
        NSError(
            domain: GeometryRequestError.domain, code: GeometryRequestError.code,
            userInfo: [NSLocalizedDescriptionKey: description])
    }
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window, which the delegate creates when the scene connects.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
