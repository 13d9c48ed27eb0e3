public import Basics
public import Foundation
package import KitSchema
public import KitValues

/// A view controller of a layout file, with its children.
public struct ControllerNode: Sendable, Equatable {
    /// The class as written: `UINavigationController`, or a name of ``ParseOptions/customClasses``.
    public var className: String
    /// UIKit's class of the controller, or the one from which the app's class inherits.
    package var baseClass: KitClass
    /// The position of the controller's object. If the file only contains a view, it is the position of that view.
    public var position: SourcePosition
    /// Whether the file only contains a view, for which this plain controller was made.
    public var isImplicit: Bool
    /// The id, which is unique among the views and controllers of the file. If an entry of the file's `controllers` has
    /// no id, its name is the id.
    public var id: String?
    /// The values that the file sets, by UIKit's name, including overridden getters; in the file's order, each name
    /// once.
    public var properties: [Property] = []
    public var navigationItem: NavigationItemNode?
    public var tabBarItem: TabBarItemNode?
    /// The toolbar items; nil if the file leaves them to the class.
    public var toolbarItems: [BarButtonItemNode]?
    /// A container's controllers: the navigation stack from the bottom, the tabs, the columns from the primary one, or
    /// the visible pages.
    public var viewControllers: [ControllerNode] = []
    /// The column of a split view controller to which a document assigns this controller; nil if the order of the
    /// controllers determines it.
    package var column: SplitColumn?
    /// The child controllers. The view of each is added to this controller's view.
    public var children: [ControllerNode] = []
    /// The answers of a container's delegate; nil if it has none.
    public var delegate: ContainerDelegateNode?
    /// The view; nil if the class makes its own.
    public var view: ViewNode?
    /// The distance, in points, by which the rows of the controller's table were moved down for the bars of the canvas.
    /// On a device, the bars themselves move the rows.
    public var canvasInset: CGFloat = 0
    private var presented: [ControllerNode] = []

    init(
        className: String, baseClass: KitClass, position: SourcePosition, isImplicit: Bool, id: String? = nil,
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

    /// The controller that is presented as soon as this one is on screen.
    public var presentedViewController: ControllerNode? {
        get { presented.first }
        set { presented = newValue.map { [$0] } ?? [] }
    }

    /// Whether the class belongs to the app, and has getters of its own.
    public var isCustom: Bool { className != baseClass.rawValue }

    /// The file's value of a property; nil if the file does not set it.
    public func property(named name: String) -> Property? {
        properties.first { $0.name == name }
    }

    public var title: String? { property(.title)?.value.string }

    /// The mask that overrides the getter, in the order of the file; nil if it is not overridden.
    public var supportedInterfaceOrientations: Located<[UIInterfaceOrientation]>? {
        property(AnswerKeys.supportedInterfaceOrientations)?.orientations
    }

    /// The value that overrides the getter; nil if it is not overridden.
    public var shouldAutorotate: Located<Bool>? {
        guard let property = property(AnswerKeys.shouldAutorotate), let flag = property.value.boolean else {
            return nil
        }
        return Located(flag, at: property.valuePosition)
    }

    /// This controller, followed by all controllers that it contains or presents.
    public var family: [ControllerNode] {
        [self] + (viewControllers + children + presented).flatMap(\.family)
    }
}

/// A column of a split view controller.
package enum SplitColumn: String, Sendable {
    case primary, supplementary, secondary
    /// The column that replaces the others in compact width.
    case compact
}

/// The answers that the delegate of a container gives instead of the container (behaviour.md §5.1).
public struct ContainerDelegateNode: Sendable, Equatable {
    public var position: SourcePosition
    /// The answers to `supportedInterfaceOrientations` and `preferredInterfaceOrientationForPresentation`, if the
    /// delegate implements them.
    public var properties: [Property]

    public func property(named name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

/// An entry of the file's `controllers`.
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
