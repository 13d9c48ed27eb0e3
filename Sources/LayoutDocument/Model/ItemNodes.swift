public import Basics

/// What a navigation bar shows for a controller.
public struct NavigationItemNode: Sendable, Equatable {
    public var position: SourcePosition
    /// In the order of the file, each name once.
    public var properties: [Property]
    /// From the leading edge; nil if the file leaves them to the class.
    public var leftBarButtonItems: [BarButtonItemNode]?
    /// From the trailing edge.
    public var rightBarButtonItems: [BarButtonItemNode]?
    public var backBarButtonItem: BarButtonItemNode?
    public var titleView: ViewNode?

    /// Every button of it.
    var buttons: [BarButtonItemNode] {
        (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap(\.self)
    }

    /// The views in it.
    var views: [ViewNode] { buttons.compactMap(\.customView) + [titleView].compactMap(\.self) }
}

/// An item of a navigation bar or toolbar.
public struct BarButtonItemNode: Sendable, Equatable {
    public var position: SourcePosition
    /// In the order of the file, each name once.
    public var properties: [Property]
    public var customView: ViewNode?

    public func property(_ name: String) -> Property? {
        properties.first { $0.name == name }
    }
}

/// What a tab bar shows for a controller.
public struct TabBarItemNode: Sendable, Equatable {
    public var position: SourcePosition
    /// In the order of the file, each name once.
    public var properties: [Property]
}
