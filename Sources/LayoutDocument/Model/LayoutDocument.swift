public import Basics
import KitSchema
public import KitValues
public import LayoutRules

/// A layout file as a value: its checked contents, with positions.
///
/// It contains no views; these are made from it later. ``parse(_:file:options:)`` makes it.
public struct LayoutDocument: Sendable, Equatable {
    /// The name of the file as passed to ``parse(_:file:options:)``.
    public var file: String
    /// The rotation semantics; nil if the file leaves them to the default.
    public var semantics: RotationSemantics?
    /// The application's settings; nil if the file has none. The application then has the default mask of the idiom,
    /// and does not support multitasking.
    public var application: ApplicationNode?
    /// The names or ids of devices, in the order of the file; empty if the file names none. They are not checked
    /// against the catalogue, because users may add devices.
    public var devices: [Located<String>]
    /// The paths of font files, and of folders with fonts, as written.
    public var fonts: [Located<String>] = []
    /// The families and PostScript names of fonts that the file uses, each once.
    public var fontNames: [String] = []
    /// The interface orientation at launch: the first one of these that is supported. Nil if the file does not set it.
    public var launchOrientation: Located<[UIInterfaceOrientation]>?
    /// The tag of the user's first preferred language; nil if the file does not set it.
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
    /// Whether a missing font or image is only a warning, and is replaced. Interface Builder documents come without the
    /// resources of their application.
    public var substitutesMissingResources = false
}

/// The application's settings in a layout file, in addition to or instead of a property list.
public struct ApplicationNode: Sendable, Equatable {
    /// The position of the `application` key's value.
    public var position: SourcePosition
    /// The path of a property list, as written.
    public var infoPlist: Located<String>?
    /// The orientations of `UISupportedInterfaceOrientations` in the order of the file, each once.
    public var supportedInterfaceOrientations: Located<[UIInterfaceOrientation]>?
    /// The orientations for iPads only.
    public var supportedInterfaceOrientationsForPad: Located<[UIInterfaceOrientation]>?
    /// The orientations for phones only.
    public var supportedInterfaceOrientationsForPhone: Located<[UIInterfaceOrientation]>?
    /// The value of `UIRequiresFullScreen`.
    public var requiresFullScreen: Located<Bool>?
    /// The value of `application(_:supportedInterfaceOrientationsFor:)`; nil if the delegate does not implement it.
    public var delegateSupportedInterfaceOrientations: Located<[UIInterfaceOrientation]>?
}

extension LayoutDocument {
    /// All controllers of the file: the root and its contents, then ``controllers``.
    public var allControllers: [ControllerNode] {
        root.family + controllers.flatMap(\.controller.family)
    }

    /// The names of the snapshots that the steps take, in order.
    public var snapshotNames: [String] {
        steps.compactMap(\.snapshotName)
    }
}
