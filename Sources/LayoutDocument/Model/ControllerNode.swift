public import LayoutRules

/// A view controller of a layout file.
public struct ControllerNode: Sendable, Equatable {
    /// As written: `UIViewController`, or a name of ``ParseOptions/customClasses``.
    public var className: String
    /// The UIKit class that it is or inherits from.
    public var baseClassName: String
    /// The controller's object; for a plain view, the view's.
    public var position: SourcePosition
    /// Whether the file only has a view, for which this plain controller stands.
    public var isImplicit: Bool
    public var id: String?
    public var title: String?
    /// The mask that overrides the getter, in the order of the file; nil if the class answers as it does.
    public var supportedInterfaceOrientations: Located<[UIInterfaceOrientation]>?
    /// Overrides the getter; nil if the class answers as it does.
    public var shouldAutorotate: Located<Bool>?
    /// Nil if the class makes its own.
    public var view: ViewNode?
}
