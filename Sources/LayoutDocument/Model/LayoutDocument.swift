public import Basics
public import KitValues
public import LayoutRules

/// A layout file as a value: what it says, checked, and where it says it.
///
/// Nothing here knows a view; building the views is the next stage's. Made by ``parse(_:file:options:)``.
public struct LayoutDocument: Sendable, Equatable {
    /// The file as ``parse(_:file:options:)`` was called with.
    public var file: String
    /// Nil if the file leaves it to the default.
    public var semantics: RotationSemantics?
    /// Nil if the file has none: the idiom's default mask, not multitasking.
    public var application: ApplicationNode?
    /// Names or ids of devices, in the order of the file; empty if the file names none. Not checked against the
    /// catalogue, to which users may add their own.
    public var devices: [Located<String>]
    /// How the interface is to be shown at launch: the first one of these that is supported. Nil if the file leaves
    /// it to the application.
    public var launchOrientation: Located<[UIInterfaceOrientation]>?
    /// The first of the user's preferred languages, by its tag; nil if the file leaves it open.
    public var language: String?
    public var root: ControllerNode
    /// Controllers that are made when something presents or pushes them, in the order of the file.
    public var controllers: [NamedController] = []
    /// The one of ``controllers`` that is presented full screen as long as the device is held in landscape, in Apple's
    /// pattern of two controllers.
    public var landscapeAlternative: Located<String>?
    /// What is done to the layout once it is shown, one after the other.
    public var steps: [StepNode] = []
    public var rootPlacement = RootPlacement.fillsWindow
    /// Whether a font or an image that cannot be found is a warning, and something else shown in its place. Documents
    /// of Interface Builder come without what their application brings.
    public var substitutesMissingResources = false
}

/// What a layout file says about the application, beside or instead of its property list.
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
    /// What `application(_:supportedInterfaceOrientationsFor:)` answers; nil if the delegate does not implement it.
    public var delegateSupportedInterfaceOrientations: Located<[UIInterfaceOrientation]>?
}

extension LayoutDocument {
    /// Every controller of the file: the root and what it holds, then ``controllers``.
    public var allControllers: [ControllerNode] {
        root.family + controllers.flatMap(\.controller.family)
    }

    /// The names of the snapshots that the steps take, in order.
    public var snapshotNames: [String] {
        steps.compactMap { if case .snapshot(let name) = $0.action { name } else { nil } }
    }
}
