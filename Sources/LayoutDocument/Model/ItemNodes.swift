public import Basics
import KitSchema

/// A controller's item in a navigation bar.
public struct NavigationItemNode: Sendable, Equatable {
    public var position: SourcePosition
    /// The properties in the order of the file, each name once.
    public var properties: [Property]
    /// The items from the leading edge; nil if the file leaves them to the class.
    public var leftBarButtonItems: [BarButtonItemNode]?
    /// The items from the trailing edge.
    public var rightBarButtonItems: [BarButtonItemNode]?
    public var backBarButtonItem: BarButtonItemNode?
    public var titleView: ViewNode?

    /// All buttons of the item.
    var buttons: [BarButtonItemNode] {
        (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap(\.self)
    }

    /// The views in the item.
    var views: [ViewNode] { buttons.compactMap(\.customView) + [titleView].compactMap(\.self) }
}

/// An item of a navigation bar or toolbar.
public struct BarButtonItemNode: Sendable, Equatable {
    public var position: SourcePosition
    /// The properties in the order of the file, each name once.
    public var properties: [Property]
    public var customView: ViewNode?

    public func property(named name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

/// A controller's item in a tab bar.
public struct TabBarItemNode: Sendable, Equatable {
    public var position: SourcePosition
    /// The properties in the order of the file, each name once.
    public var properties: [Property]
}
