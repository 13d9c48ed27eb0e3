public import Basics
import KitSchema

extension LayoutDocument {
    /// The ids that views of the file have, or may get from a variation or a step. Settings can name views by these
    /// ids.
    public var viewIDs: Set<String> { Set(viewPositions.keys) }

    /// The places in the file that describe the views of ``viewIDs``: the view's object, or the property that gives the
    /// id.
    public var viewPositions: [String: SourcePosition] {
        var ids: [String: SourcePosition] = [:]
        for controller in allControllers {
            controller.view?.collectIDs(&ids)
            controller.navigationItem?.collectIDs(&ids)
            for item in controller.toolbarItems ?? [] { item.collectIDs(&ids) }
            controller.tabBarItem?.properties.collectIDs(&ids)
        }
        for step in steps { (step.step as? SetStep)?.properties.collectIDs(&ids) }
        return ids
    }
}

extension ViewNode {
    fileprivate func collectIDs(_ ids: inout [String: SourcePosition]) {
        if let id { ids[id] = position }
        properties.collectIDs(&ids)
        for variation in variations { variation.properties.collectIDs(&ids) }
        for subview in subviews { subview.collectIDs(&ids) }
        switch barItems {
        case .navigation(let items): for item in items { item.collectIDs(&ids) }
        case .tool(let items): for item in items { item.collectIDs(&ids) }
        case .tab(let items, _): for item in items { item.properties.collectIDs(&ids) }
        case nil: break
        }
    }
}

extension NavigationItemNode {
    fileprivate func collectIDs(_ ids: inout [String: SourcePosition]) {
        titleView?.collectIDs(&ids)
        for button in buttons { button.collectIDs(&ids) }
    }
}

extension BarButtonItemNode {
    fileprivate func collectIDs(_ ids: inout [String: SourcePosition]) {
        customView?.collectIDs(&ids)
        properties.collectIDs(&ids)
    }
}

extension [Property] {
    /// Adds the ids among the properties, because an id may also be set as a property.
    fileprivate func collectIDs(_ ids: inout [String: SourcePosition]) {
        for property in self where property.name == KeyName.accessibilityIdentifier.name {
            // The object with an id is more useful than a step that sets the id.
            if let id = property.value.string, ids[id] == nil { ids[id] = property.position }
        }
    }
}
