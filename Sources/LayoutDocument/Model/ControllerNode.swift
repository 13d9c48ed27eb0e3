public import Basics
public import Foundation
public import KitValues
package import LayoutRules

/// A view controller of a layout file, with its children.
public struct ControllerNode: Sendable, Equatable {
    /// As written: `UINavigationController`, or a name of ``ParseOptions/customClasses``.
    public var className: String
    /// The UIKit class that it is or inherits from.
    package var baseClass: KitController
    /// The controller's object; for a plain view, the view's.
    public var position: SourcePosition
    /// Whether the file only has a view, which got this plain controller.
    public var isImplicit: Bool
    /// Unique in the file, among views and controllers. An entry of the file's `controllers` without an id has its name
    /// as id.
    public var id: String?
    /// Everything that the file sets by UIKit's name, including overridden getters; in the file's order, each name
    /// once.
    public var properties: [Property] = []
    public var navigationItem: NavigationItemNode?
    public var tabBarItem: TabBarItemNode?
    /// Nil if the file leaves them to the class.
    public var toolbarItems: [BarButtonItemNode]?
    /// A container's controllers: the navigation stack from the bottom, the tabs, the columns from the primary one, or
    /// the visible pages.
    public var viewControllers: [ControllerNode] = []
    /// Child controllers. The view of each is added to this controller's view.
    public var children: [ControllerNode] = []
    /// What a container's delegate returns; nil if it has none.
    public var delegate: ContainerDelegateNode?
    /// Nil if the class makes its own.
    public var view: ViewNode?
    /// How far down the rows of its table were drawn to leave space for the bars of a canvas, in points. On a device
    /// the bars themselves make that space.
    public var canvasInset: CGFloat = 0
    private var presented: [ControllerNode] = []

    init(
        className: String, baseClass: KitController, position: SourcePosition, isImplicit: Bool, id: String? = nil,
        properties: [Property] = [], view: ViewNode? = nil
    ) {
        self.className = className
        self.baseClass = baseClass
        self.position = position
        self.isImplicit = isImplicit
        self.id = id
        self.properties = properties
        self.view = view
    }

    /// The controller that it presents as soon as it is on screen.
    public var presentedViewController: ControllerNode? {
        get { presented.first }
        set { presented = newValue.map { [$0] } ?? [] }
    }

    /// Whether the class is one of the app's own, which has its own getters.
    public var isCustom: Bool { className != baseClass.rawValue }

    /// The file's value of a property; nil if the file does not set it.
    public func property(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }

    public var title: String? { property("title")?.value.string }

    /// The mask that overrides the getter, in the order of the file; nil if it is not overridden.
    public var supportedInterfaceOrientations: Located<[UIInterfaceOrientation]>? {
        property("supportedInterfaceOrientations")?.orientations
    }

    /// Overrides the getter; nil if it is not overridden.
    public var shouldAutorotate: Located<Bool>? {
        guard let property = property("shouldAutorotate"), let flag = property.value.boolean else { return nil }
        return Located(flag, at: property.valuePosition)
    }

    /// This controller, followed by every controller that it contains or presents.
    public var family: [ControllerNode] {
        [self] + (viewControllers + children + presented).flatMap(\.family)
    }
}

/// What the delegate of a container returns instead of it (behaviour.md §5.1).
public struct ContainerDelegateNode: Sendable, Equatable {
    public var position: SourcePosition
    /// `supportedInterfaceOrientations` and `preferredInterfaceOrientationForPresentation`, if it implements them.
    public var properties: [Property]

    public func property(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

/// One of the file's `controllers`.
public struct NamedController: Sendable, Equatable {
    public var name: Located<String>
    public var controller: ControllerNode
}

extension Property {
    /// The orientations of a mask in the order of the file, each once, with their position.
    public var orientations: Located<[UIInterfaceOrientation]>? {
        value.orientations.map { Located($0, at: valuePosition) }
    }
}
