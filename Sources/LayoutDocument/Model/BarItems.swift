/// The items of a bar that does not belong to a controller.
public enum BarItems: Sendable, Equatable {
    /// The stack of items from the bottom: the last item is shown, with a back button to the one before.
    case navigation([NavigationItemNode])
    case tool([BarButtonItemNode])
    /// - Parameter selected: the index of the selected item, counted from 0; nil for none.
    case tab([TabBarItemNode], selected: Int?)

    /// The views in the items.
    var views: [ViewNode] {
        switch self {
        case .navigation(let items): items.flatMap(\.views)
        case .tool(let items): items.compactMap(\.customView)
        case .tab: []
        }
    }
}
