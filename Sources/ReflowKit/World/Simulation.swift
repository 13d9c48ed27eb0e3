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

    @exclusivity(unchecked) private static var entered: Simulation? {
        didSet {
            guard entered !== oldValue else { return }
            AnimationBlock.noteCurrent(entered?.animationBlock)
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
    let negotiation: RotationNegotiation
    /// The answers of containers' children to iOS 5's question while it is asked.
    var childrenAnswers: [ChildAnswer] = []
    /// The observations of the running negotiation, for its record; nil outside of a negotiation.
    var pendingObservations: [RotationObservation]?
    /// The last negotiations, at most ``recordLimit``, oldest first. See ``UIWindow/lastRecord``.
    public var records: [RotationRecord] { negotiations.map(\.record) }
    private var negotiations: [FinishedNegotiation] = []
    /// The number of negotiations, including those whose records are no longer kept.
    package private(set) var negotiationCount = 0
    public static let recordLimit = 1_000
    /// The queue of rotations, presentations and dismissals, which run one after the other.
    let transitions = TransitionQueue()
    let layoutContext = LayoutContext()
    /// Whether conflicts between constraints are found as soon as constraints are activated or changed, as in UIKit.
    /// This reports conflicts that are gone before the layout, too. It costs one solution for each change.
    package var findsConflictsAtOnce = false
    /// The view whose content is being measured with lines of a certain width.
    var contentMeasurement: ContentMeasurement?
    /// The number of views, guides and constraints that messages have named.
    var addressCount = 0
    /// The scene of all windows.
    private(set) lazy var windowScene = UIWindowScene(simulation: self)
    /// The animation block or rotation callback whose code is running.
    var animationBlock: AnimationBlock? {
        didSet { if Simulation.entered === self { AnimationBlock.noteCurrent(animationBlock) } }
    }
    /// Whether property changes in animation blocks animate; set by `UIView.setAnimationsEnabled(_:)`.
    var areAnimationsEnabled = true

    /// The delegate that was launched: `UIApplication.delegate` does not retain it.
    var keptDelegate: (any UIApplicationDelegate)?

    /// Called for everything that UIKit would raise as an exception or print as a warning. The default prints UIKit's
    /// text, and traps if UIKit would raise an exception.
    public var diagnosticHandler: @MainActor (SimulationDiagnostic) -> Void = SimulationDiagnostic.printAndTrap

    /// The loader that finds the images of `UIImage(named:)`.
    public var imageLoader = SimulationImageLoader(folders: []) {
        didSet { publish() }
    }

    /// The keyboard; `nil` while it is hidden.
    var keyboard: ShownKeyboard?

    /// The controllers whose views were added to the tree by themselves and have not been laid out there yet.
    var appearingByView: [UIViewController] = []

    private var traitsByOrientation: [UIInterfaceOrientation: UITraitCollection] = [:]
    let pixelGrid: PixelGrid
    private let ownPlaceRule: PlaceRule
    /// The forms of Han characters in the user's language.
    let hanForms: HanForms
    /// The texts whose missing glyphs have been reported.
    private var textsWithoutGlyphs: Set<String> = []
    private static let textsWithoutGlyphsLimit = 256
    /// The unsupported text features that have been reported.
    private var unbuiltTextFeatures: Set<SimulationDiagnostic.UnbuiltTextFeature> = []

    /// The rule by which frames from masks are shown.
    struct PlaceRule {
        let rounding: Autoresizing.Rounding
        let grid: PixelGrid
    }

    /// The current simulation's rule, without retaining the simulation, because every superview that changes size reads
    /// it.
    @inline(__always)
    static var placeRule: PlaceRule { entered?.ownPlaceRule ?? current.ownPlaceRule }

    /// Settings besides the device.
    public struct Settings: Sendable, Hashable {
        public var userInterfaceStyle: UIUserInterfaceStyle = .light
        public var preferredContentSizeCategory: UIContentSizeCategory = .large
        public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
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
        /// The size class that replaces the device's own; `unspecified` for any.
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
        negotiation = RotationNegotiation(semantics: semantics, disjointRootMasks: settings.disjointRootMasks)
        hanForms = settings.language.map(HanForms.init(language:)) ?? .simplifiedChinese
        pixelGrid = PixelGrid(scale: scale)
        ownPlaceRule = PlaceRule(rounding: settings.autoresizeRounding, grid: pixelGrid)
        events = SimulationEventLog()
        self.device = UIDevice(hardware: device)
        screen = UIScreen(device: device, scale: scale)
        self.application = UIApplication(orientations: application)
        self.device.simulation = self
        screen.simulation = self
        self.application.simulation = self
        transitions.onLoop = { [weak self] in self?.report(.transitionLoop(count: TransitionQueue.limit)) }
    }

    /// Publishes the values that code off the main actor may read, if this is the current simulation.
    func publish() {
        guard Simulation.entered === self else { return }
        Surroundings.current = Surroundings(imageLoader: imageLoader, traits: traitCollection, hanForms: hanForms)
    }

    /// Adds an observation to its negotiation: the running one, or the last one.
    func observe(_ observation: RotationObservation) {
        if pendingObservations != nil {
            pendingObservations?.append(observation)
        } else if let last = negotiations.last, !last.observations.contains(observation) {
            last.observe(observation)
            for window in application.windows where window.isTurning && window.lastNegotiation !== last {
                window.lastNegotiation?.observe(observation)
            }
        }
    }

    /// The records of the negotiations after the first `count`, as far as they are kept, oldest first.
    package func records(since count: Int) -> [RotationRecord] {
        negotiations.suffix(max(0, negotiationCount - count)).map(\.record)
    }

    func keep(_ negotiation: FinishedNegotiation) {
        negotiationCount += 1
        if negotiations.count == Simulation.recordLimit { negotiations.removeFirst() }
        negotiations.append(negotiation)
    }

    /// Makes this the current simulation while `body` runs.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Simulation.entered
        Simulation.entered = self
        defer { Simulation.entered = outer }
        return try body()
    }

    /// Warns of unsupported text features, once for each.
    func reportUnbuilt(_ features: Set<SimulationDiagnostic.UnbuiltTextFeature>) {
        guard !features.isEmpty else { return }
        for feature in SimulationDiagnostic.UnbuiltTextFeature.allCases where features.contains(feature) {
            guard unbuiltTextFeatures.insert(feature).inserted else { continue }
            diagnosticHandler(.unbuiltText(feature))
        }
    }

    /// Passes a diagnostic to the handler and adds it to the event log.
    public func report(_ diagnostic: SimulationDiagnostic) {
        events.record(.diagnostic(diagnostic))
        diagnosticHandler(diagnostic)
    }

    /// Warns of characters of a text that no font has, once for each text. The event log does not name them, so that it
    /// is the same with any installed fonts.
    func reportMissingGlyphs(_ characters: String, of text: @autoclosure () -> String) {
        guard textsWithoutGlyphs.count < Simulation.textsWithoutGlyphsLimit else { return }
        let text = text()
        guard textsWithoutGlyphs.insert(text).inserted else { return }
        for missing in CurrentTypesetter.value.explanation(ofMissing: characters, hanForms: hanForms) {
            diagnosticHandler(.missingGlyphs(text: text, missing: "\(missing)"))
        }
    }

    /// The metrics of the screen in the current orientation.
    var screenMetrics: ScreenMetrics {
        var metrics = device.hardware.metrics(for: application.statusBarOrientation)
        if let width = settings.readableContentWidth { metrics.readableContentWidth = width }
        return metrics
    }

    /// The current traits of the screen.
    public var traitCollection: UITraitCollection { traitCollection(in: application.statusBarOrientation) }

    /// The screen's traits with the interface in `orientation`. They are cached, because every view reads them.
    func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        if let kept = traitsByOrientation[orientation] { return kept }
        let metrics = device.hardware.metrics(for: orientation)
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = device.hardware.idiom
            $0.horizontalSizeClass = settings.horizontalSizeClass ?? metrics.horizontalSizeClass
            $0.verticalSizeClass = settings.verticalSizeClass ?? metrics.verticalSizeClass
            $0.displayScale = screen.scale
            $0.userInterfaceStyle = settings.userInterfaceStyle
            $0.layoutDirection = settings.layoutDirection
            $0.preferredContentSizeCategory = settings.preferredContentSizeCategory
        }
        traitsByOrientation[orientation] = traits
        return traits
    }
}
