public import Basics
public import Foundation
public import KitValues
package import LayoutRules

/// A view controller of a layout file, with those that it holds.
public struct ControllerNode: Sendable, Equatable {
    /// As written: `UINavigationController`, or a name of ``ParseOptions/customClasses``.
    public var className: String
    /// The UIKit class that it is or inherits from.
    package var baseClass: KitController
    /// The controller's object; for a plain view, the view's.
    public var position: SourcePosition
    /// Whether the file only has a view, for which this plain controller stands.
    public var isImplicit: Bool
    /// Unique in the file, among views and controllers. One of the file's `controllers` that has none of its own goes
    /// by its name there.
    public var id: String?
    /// Everything that the file sets by UIKit's name, getters that it answers included; in its order, each name once.
    public var properties: [Property] = []
    public var navigationItem: NavigationItemNode?
    public var tabBarItem: TabBarItemNode?
    /// Nil if the file leaves them to the class.
    public var toolbarItems: [BarButtonItemNode]?
    /// Of a container: from the bottom of a navigation stack, from the first tab, from the primary column, the pages
    /// shown.
    public var viewControllers: [ControllerNode] = []
    /// Added by `addChild`, each with its view in this controller's.
    public var children: [ControllerNode] = []
    /// What a container's delegate answers for it; nil if it has none.
    public var delegate: ContainerDelegateNode?
    /// Nil if the class makes its own.
    public var view: ViewNode?
    /// How far down the rows of its table were drawn to leave room for the bars of a canvas, in points. On a device the
    /// bars themselves make that room.
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

    /// What it presents as soon as it is on screen.
    public var presentedViewController: ControllerNode? {
        get { presented.first }
        set { presented = newValue.map { [$0] } ?? [] }
    }

    /// Whether the class is one of the app's own, which answers for itself.
    public var isCustom: Bool { className != baseClass.rawValue }

    /// What the file says about a property; nil if it leaves it to the class.
    public func property(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }

    public var title: String? { property("title")?.value.string }

    /// The mask that overrides the getter, in the order of the file; nil if the class answers as it does.
    public var supportedInterfaceOrientations: Located<[UIInterfaceOrientation]>? {
        property("supportedInterfaceOrientations")?.orientations
    }

    /// Overrides the getter; nil if the class answers as it does.
    public var shouldAutorotate: Located<Bool>? {
        guard let property = property("shouldAutorotate"), let flag = property.value.boolean else { return nil }
        return Located(flag, at: property.valuePosition)
    }

    /// This controller and every one that it holds or presents, itself first.
    public var family: [ControllerNode] {
        [self] + (viewControllers + children + presented).flatMap(\.family)
    }
}

/// What the delegate of a container answers in its place (behaviour.md §5.1).
public struct ContainerDelegateNode: Sendable, Equatable {
    public var position: SourcePosition
    /// `supportedInterfaceOrientations` and `preferredInterfaceOrientationForPresentation`, where it answers them.
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
    /// The orientations of a mask in the order of the file, each once, and where they stand.
    public var orientations: Located<[UIInterfaceOrientation]>? {
        value.orientations.map { Located($0, at: valuePosition) }
    }
}
