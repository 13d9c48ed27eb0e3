public import Basics
public import KitValues
public import LayoutRules

/// A layout file as a value: its checked contents, with positions.
///
/// It has no views; the next stage makes them. Made by ``parse(_:file:options:)``.
public struct LayoutDocument: Sendable, Equatable {
    /// The name of the file as passed to ``parse(_:file:options:)``.
    public var file: String
    /// Nil if the file leaves it to the default.
    public var semantics: RotationSemantics?
    /// Nil if the file has none: the idiom's default mask, not multitasking.
    public var application: ApplicationNode?
    /// Names or ids of devices, in the order of the file; empty if the file names none. Not checked against the
    /// catalogue, because users may add devices.
    public var devices: [Located<String>]
    /// Paths of font files, and of folders with fonts, as written.
    public var fonts: [Located<String>] = []
    /// The interface orientation at launch: the first one of these that is supported. Nil if the file does not set it.
    public var launchOrientation: Located<[UIInterfaceOrientation]>?
    /// The first of the user's preferred languages, by its tag; nil if the file leaves it open.
    public var language: String?
    public var root: ControllerNode
    /// Controllers that are created when they are presented or pushed, in the order of the file.
    public var controllers: [NamedController] = []
    /// The entry of ``controllers`` that is presented full screen while the device is in landscape, in Apple's pattern
    /// of two controllers.
    public var landscapeAlternative: Located<String>?
    /// The steps to run once the layout is on screen.
    public var steps: [StepNode] = []
    public var rootPlacement = RootPlacement.fillsWindow
    /// Whether a font or an image that cannot be found is a warning, and something else shown in its place. Interface
    /// Builder documents come without the resources of their application.
    public var substitutesMissingResources = false
}

/// The application's settings in a layout file, in addition to or instead of a property list.
public struct ApplicationNode: Sendable, Equatable {
    /// The `application` key's value.
    public var position: SourcePosition
    /// Path to a property list, as written.
    public var infoPlist: Located<String>?
    /// `UISupportedInterfaceOrientations` in the order of the file, each once.
    public var supportedInterfaceOrientations: Located<[UIInterfaceOrientation]>?
    /// The same for iPads only.
    public var supportedInterfaceOrientationsForPad: Located<[UIInterfaceOrientation]>?
    /// The same for phones only.
    public var supportedInterfaceOrientationsForPhone: Located<[UIInterfaceOrientation]>?
    /// `UIRequiresFullScreen`.
    public var requiresFullScreen: Located<Bool>?
    /// What `application(_:supportedInterfaceOrientationsFor:)` returns; nil if the delegate does not implement it.
    public var delegateSupportedInterfaceOrientations: Located<[UIInterfaceOrientation]>?
}

extension LayoutDocument {
    /// Every controller of the file: the root and what it contains, then ``controllers``.
    public var allControllers: [ControllerNode] {
        root.family + controllers.flatMap(\.controller.family)
    }

    /// The names of the snapshots that the steps take, in order.
    public var snapshotNames: [String] {
        steps.compactMap { if case .snapshot(let name) = $0.action { name } else { nil } }
    }
}
