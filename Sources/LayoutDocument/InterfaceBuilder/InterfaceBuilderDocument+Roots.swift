import Basics
import Foundation
import KitSchema
import KitValues
import LayoutRules

extension InterfaceBuilderDocument {
    /// The ids of all top-level objects of the document that have a view, in the order of the file; if there is no view
    /// at all, the ids of the controllers.
    public var rootIDs: [String] {
        let own = objects.filter { !$0.isReference }
        let shown = own.contains { $0.view != nil } ? own.filter { $0.view != nil } : own.filter(\.isController)
        return shown.compactMap { $0.id ?? $0.view?.id }
    }

    /// The layout that shows one object of the document.
    /// - Parameter id: the id of a view or controller; by default the document's own choice.
    /// - Throws: a diagnostic if there is nothing to show, or no such object.
    public func layout(root id: String? = nil) throws(Diagnostic) -> LayoutDocument {
        let root = if let id { try object(withID: id) } else { try standardRoot() }
        let placement = placement(of: root)
        return LayoutDocument(
            file: file, semantics: nil, application: nil, devices: deviceName.map { [$0] } ?? [],
            fontNames: fontNames,
            launchOrientation: placement.isAtStoredFrames ? launchOrientation(of: root) : nil,
            root: root.container ?? controller(for: root), rootPlacement: placement, substitutesMissingResources: true)
    }

    // MARK: Choosing

    /// The view to show, and whether it belongs to a controller.
    private struct Root {
        var object: TopLevelObject
        var view: ViewNode?
        var isControllersView: Bool
        /// The object as a container with its children, if it shows them with its bars or columns; otherwise nil.
        var container: ControllerNode?
    }

    private func standardRoot() throws(Diagnostic) -> Root {
        switch kind {
        case .nib:
            if let ownerViewID, let owned = objects.first(where: { $0.holds(ownerViewID) }) {
                return root(of: owned)
            }
            if let first = objects.first(where: { !$0.isController && $0.view != nil }) { return root(of: first) }
        case .storyboard:
            if let initialViewController {
                guard let entry = objects.first(where: { $0.id == initialViewController.value }) else {
                    throw Diagnostic(
                        .error, .unknownValue,
                        "initialViewController is \(Wording.quoted(initialViewController.value)), but no controller has "
                            + "this id", file: file, at: initialViewController.position)
                }
                return root(ofController: entry)
            }
            let first = objects.first { $0.isController && !$0.isReference } ?? objects.first(where: \.isController)
            if let first { return root(ofController: first) }
        }
        guard let first = objects.first(where: { $0.view != nil }) ?? objects.first(where: \.isController) else {
            throw Diagnostic(.error, .nothingToShow, "the document has no view to show", file: file)
        }
        return root(of: first)
    }

    private func root(ofController object: TopLevelObject) -> Root {
        guard let container = container(object) else { return root(of: shown(by: object)) }
        return Root(object: object, view: nil, isControllersView: true, container: container)
    }

    private func shown(by object: TopLevelObject) -> TopLevelObject { ObjectIndex(self).shown(by: object) }

    private func object(withID id: String) throws(Diagnostic) -> Root {
        if let object = objects.first(where: { $0.id == id }) {
            let shown = shown(by: object)
            guard container(object) == nil, shown.view == nil, let bar = object.otherViews.first else {
                return root(ofController: object)
            }
            return Root(object: object, view: bar, isControllersView: false)
        }
        for object in objects {
            if object.isController, let view = object.view, view.id == id { return root(of: object) }
            for view in [object.view].compactMap({ $0 }) + object.otherViews {
                if let found = view.node(withID: id) {
                    return Root(object: object, view: found, isControllersView: id == ownerViewID)
                }
            }
        }
        throw Diagnostic(.error, .unknownValue, "no controller or view has the id \(Wording.quoted(id))", file: file)
    }

    private func root(of object: TopLevelObject) -> Root {
        Root(
            object: object, view: object.view,
            isControllersView: object.isController || object.view?.id != nil && object.view?.id == ownerViewID)
    }

    // MARK: Showing

    private func controller(for root: Root) -> ControllerNode {
        var embedding = ViewEmbedding(self, ObjectIndex(self))
        return controller(
            for: root.object, showing: root.view.map { embedding.embedding(in: $0, of: root.object.id) })
    }

    /// The controller of an object, or a plain one if the object is a view.
    func controller(for object: TopLevelObject, showing view: ViewNode?) -> ControllerNode {
        let isOwned = kind == .nib && !object.isController
        return ControllerNode(
            className: object.isController ? object.className : isOwned ? ownerClassName ?? plain : plain,
            baseClass: .viewController, position: object.position, isImplicit: !object.isController,
            id: object.isController ? object.id : nil,
            properties: object.properties.filter { $0.name == KeyName.title.name },
            view: view)
    }

    private var plain: String { KitClass.viewController.rawValue }

    private func placement(of root: Root) -> RootPlacement {
        guard system == .iOS else { return .storedFrames(.system(system)) }
        guard !root.isControllersView, let view = root.view, let size = view.frame?.value.size else {
            return .fillsWindow
        }
        let least = InterfaceBuilderDocument.screenSize
        if size.width >= least.width, size.height >= least.height { return .fillsWindow }
        guard case .options(let mask) = view.property(.autoresizingMask)?.value else {
            return .ownBounds(followsWidth: false)
        }
        return .ownBounds(
            followsWidth: UIViewAutoresizing(rawValue: mask.rawValue).contains(.flexibleWidth))
    }

    private func launchOrientation(of root: Root) -> Located<[UIInterfaceOrientation]>? {
        guard let frame = root.view?.frame, frame.value.width > frame.value.height, root.isControllersView else {
            return nil
        }
        return Located([.landscapeRight], at: frame.position)
    }

    // MARK: Devices

    /// The device of the catalogue for the document's canvas; nil for the default device.
    private var deviceName: Located<String>? {
        if let device, let name = InterfaceBuilderDocument.devices[device.value] {
            return Located(name, at: device.position)
        }
        return isForPad ? Located("ipad-9.7", at: .start) : nil
    }

    /// The devices of Interface Builder, each with a device that has the same screen (format.md §1).
    private static let devices = [
        "retina3_5": "iphone-4s", "retina4_0": "iphone-se1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
        "retina5_9": "iphone-x", "retina6_1": "iphone-xr", "retina6_5": "iphone-xs-max", "retina6_0": "iphone-13",
        "retina6_7": "iphone-13-pro-max", "retina6_12": "iphone-15", "retina6_3": "iphone-16-pro",
        "ipad7_9": "ipad-mini-6", "ipad9_7": "ipad-9.7", "ipad10_2": "ipad-10.2", "ipad10_5": "ipad-10.5",
        "ipad10_9rounded": "ipad-10.9", "ipad11_0rounded": "ipad-pro-11", "ipad12_9": "ipad-pro-12.9-gen2",
        "ipad12_9rounded": "ipad-pro-12.9",
    ]
}

extension RootPlacement {
    fileprivate var isAtStoredFrames: Bool { if case .storedFrames = self { true } else { false } }
}

extension InterfaceBuilderDocument.TopLevelObject {
    fileprivate func holds(_ id: String) -> Bool {
        view?.node(withID: id) != nil
    }
}
