/// What a bar shows that belongs to no controller.
public enum BarItems: Sendable, Equatable {
    /// From the bottom of the stack: the last one is shown, with a button that leads back to the one before.
    case navigation([NavigationItemNode])
    case tool([BarButtonItemNode])
    /// - Parameter selected: counted from 0; nil for none.
    case tab([TabBarItemNode], selected: Int?)

    /// The views that stand in the items.
    var views: [ViewNode] {
        switch self {
        case .navigation(let items): items.flatMap(\.views)
        case .tool(let items): items.compactMap(\.customView)
        case .tab: []
        }
    }
}
