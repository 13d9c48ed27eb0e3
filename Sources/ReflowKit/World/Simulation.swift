import Basics
public import DisplayList
public import Foundation
public import KitValues
public import LayoutRules
import Typesetting

/// A simulated environment: one device, one screen, one application, and the events in it.
///
/// `UIDevice.current`, `UIScreen.main` and `UIApplication.shared` forward to `Simulation.current`. Every layout, test
/// and script creates a new one, so that nothing carries over from one image to the next.
@preconcurrency @MainActor
public final class Simulation {
    /// The simulation that UIKit's singletons refer to.
    public static var current: Simulation {
        get {
            if let entered { return entered }
            let world = Simulation()
            entered = world
            return world
        }
        set { entered = newValue }
    }

    @exclusivity(unchecked) private(set) static var entered: Simulation? {
        didSet {
            guard entered !== oldValue else { return }
            AnimationBlock.noteCurrent(entered?.animationState.block)
            entered?.publish()
        }
    }

    public let device: UIDevice
    /// The device's entry in the catalogue.
    public var hardware: Device { device.hardware }
    public let screen: UIScreen
    public let application: UIApplication
    /// The events, in order.
    public let events: SimulationEventLog
    /// The settings that traits depend on.
    public let settings: Settings
    /// The iOS version whose rotation rules apply.
    public let semantics: RotationSemantics

    /// The clock with all scheduled work.
    let clock = SimulationClock()
    /// The queue of rotations, presentations and dismissals, which run one after the other.
    let transitions: TransitionQueue
    /// The calls that wait for their time.
    private(set) lazy var delayedCalls = DelayedCalls(clock)

    // The state that each folder stores in a simulation is declared in that folder.

    let layoutContext = LayoutContext()
    let placeRule: PlaceRule
    var negotiations: Negotiations
    var constraintState = ConstraintState()
    var animationState = AnimationState() {
        didSet { if Simulation.entered === self { AnimationBlock.noteCurrent(animationState.block) } }
    }
    var windowState = WindowState()
    var services = ServiceState()
    var textState: TextState
    /// The symbols without an icon that were reported.
    var unknownSymbols: Set<String> = []
    /// The keyboard; `nil` while it is hidden.
    var keyboard: ShownKeyboard?
    /// The controllers whose views were added to the tree without a container of controllers, and have not been laid
    /// out there yet.
    var appearingByView: [UIViewController] = []

    /// Called for everything that UIKit would raise as an exception or print as a warning. The default prints UIKit's
    /// text. If UIKit would raise an exception, the default also stops the process, unless a running test records the
    /// exception as an issue.
    public var diagnosticHandler: @MainActor (SimulationDiagnostic) -> Void = SimulationDiagnostic.printAndTrap

    /// The loader that finds the images of `UIImage(named:)`.
    public var imageLoader = SimulationImageLoader(folders: []) {
        didSet { publish() }
    }

    /// Settings besides the device.
    public struct Settings: Sendable, Hashable {
        public var userInterfaceStyle: UIUserInterfaceStyle = .light
        public var preferredContentSizeCategory: UIContentSizeCategory = .large
        public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
        public var accessibilityContrast: UIAccessibilityContrast = .normal
        /// The number of pixels per point; nil for the device's own.
        public var scale: CGFloat?
        public var autoresizeRounding: Autoresizing.Rounding = .pixelFloor
        /// The outcome if a root controller and the application have no orientation in common. Observations of iOS 13
        /// and later disagree (behaviour.md §5.3).
        public var disjointRootMasks: RotationNegotiation.DisjointRootMasks = .raise
        /// The tag of the user's first preferred language: `ja`, `zh-Hant`. Chinese, Japanese and Korean share
        /// characters; the language decides which form is drawn.
        public var language: String?
        /// The way in which text is drawn. Bricks keep every line break and look the same with every font.
        public var textMode: TextMode = .glyphs
        /// The size class that replaces the device's own: nil for the device's own, `unspecified` for none.
        package var horizontalSizeClass: UIUserInterfaceSizeClass?
        /// See ``horizontalSizeClass``.
        package var verticalSizeClass: UIUserInterfaceSizeClass?
        /// The width of readable content that replaces the device's own, in points.
        package var readableContentWidth: CGFloat?

        public init() {}
    }

    /// - Parameters:
    ///   - device: the model to simulate. The default is iPhone 15.
    ///   - application: the orientations in its Info.plist.
    ///   - semantics: the iOS version whose rotation rules apply.
    public init(
        device: Device = .default, application: ApplicationOrientations = ApplicationOrientations(),
        semantics: RotationSemantics = .standard, settings: Settings = Settings()
    ) {
        let scale = settings.scale ?? device.scale
        self.settings = settings
        self.semantics = semantics
        negotiations = Negotiations(
            rules: RotationNegotiation(semantics: semantics, disjointRootMasks: settings.disjointRootMasks))
        textState = TextState(language: settings.language)
        placeRule = PlaceRule(rounding: settings.autoresizeRounding, grid: PixelGrid(scale: scale))
        transitions = TransitionQueue(clock: clock)
        events = SimulationEventLog()
        self.device = UIDevice(hardware: device)
        screen = UIScreen(device: device, scale: scale)
        self.application = UIApplication(orientations: application)
        self.device.simulation = self
        screen.simulation = self
        self.application.simulation = self
        clock.onLoop = { [weak self] in self?.report(.agendaLoop(count: SimulationClock.limit)) }
        transitions.onLoop = { [weak self] in self?.report(.transitionLoop(count: TransitionQueue.limit)) }
    }

    /// Publishes the values that code off the main actor may read, if this is the current simulation.
    func publish() {
        guard Simulation.entered === self else { return }
        Surroundings.current = Surroundings(imageLoader: imageLoader, traits: traitCollection, hanForms: hanForms)
    }

    /// Makes this the current simulation while `body` runs.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Simulation.entered
        Simulation.entered = self
        defer { Simulation.entered = outer }
        return try body()
    }

    /// Passes a diagnostic to the handler and adds it to the event log.
    public func report(_ diagnostic: SimulationDiagnostic) {
        events.record(.diagnostic(diagnostic))
        diagnosticHandler(diagnostic)
    }
}
