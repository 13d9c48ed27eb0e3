import Basics
import KitSchema

extension InterfaceBuilderDocument {
    /// The warnings about the objects that a layout of this document shows, in the order of the file. A document may
    /// have many scenes, and warnings about the others do not matter for this one.
    public func warnings(shownIn layout: LayoutDocument) -> [Diagnostic] {
        warnings(about: owners(in: layout))
    }

    /// The warnings about a top-level object and the views in it.
    package func warnings(about object: TopLevelObject) -> [Diagnostic] {
        var owners: Set = [object.position]
        for view in object.otherViews + [object.view].compactMap(\.self) { view.collectPositions(&owners) }
        return warnings(about: owners)
    }

    private func warnings(about owners: Set<SourcePosition>) -> [Diagnostic] {
        var log = DiagnosticLog(file: file, limit: LayoutLimits.standard.diagnostics)
        var said: Set<String> = []
        for warning in warnings {
            if let owner = warning.owner, !owners.contains(owner) { continue }
            if warning.isOnce, !said.insert(warning.diagnostic.message).inserted { continue }
            log.add(warning.diagnostic)
        }
        return log.diagnostics
    }

    /// The positions of the controllers and views that a layout shows. If a controller is shown with its view, its bar
    /// and the contents of its items are included.
    private func owners(in layout: LayoutDocument) -> Set<SourcePosition> {
        var owners: Set<SourcePosition> = []
        for controller in layout.root.family {
            owners.insert(controller.position)
            controller.view?.collectPositions(&owners)
        }
        for object in objects where object.isController {
            let isShown = object.view.map { owners.contains($0.position) } ?? owners.contains(object.position)
            guard isShown else { continue }
            owners.insert(object.position)
            for view in object.otherViews { view.collectPositions(&owners) }
        }
        return owners
    }
}

extension ViewNode {
    fileprivate func collectPositions(_ positions: inout Set<SourcePosition>) {
        positions.insert(position)
        for child in subviews + (barItems?.views ?? []) { child.collectPositions(&positions) }
    }
}
