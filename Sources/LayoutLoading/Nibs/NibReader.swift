import Basics
import Foundation
import KitSchema
import LayoutDocument
package import ReflowKit

/// Reads nibs and storyboards for UIKit's classes. ReflowKit finds this class by its name.
package final class NibReader: NibReading {
    package static func read(_ file: NibFile) -> (any NibDocument)? {
        var options = ParseOptions()
        options.readsWiring = true
        let parsed = InterfaceBuilderDocument.parse(file.data, file: file.name, options: options)
        guard let document = parsed.document else {
            let errors = parsed.diagnostics.filter { $0.severity == .error }
            Simulation.current.report(.unreadableNib(errors.map(\.description).joined(separator: "\n")))
            return nil
        }
        return LoadedNib(document, file)
    }
}

/// A document of which objects are made.
@MainActor
final class LoadedNib: NibDocument {
    let document: InterfaceBuilderDocument
    let file: NibFile
    private let tops: [String: InterfaceBuilderDocument.TopLevelObject]
    /// The modules that the document names. A class that Objective-C knows by its own name has none, and may be in any.
    let modules: [String]
    /// The warnings that were reported, each once.
    private var reported: Set<String> = []

    init(_ document: InterfaceBuilderDocument, _ file: NibFile) {
        self.document = document
        self.file = file
        var named: Set<String> = []
        modules = document.wiring.objects.compactMap(\.customModule).filter { named.insert($0).inserted }
        tops = Dictionary(
            document.objects.compactMap { object in object.id.map { ($0, object) } },
            uniquingKeysWith: { first, _ in first })
    }

    var wiring: DocumentWiring { document.wiring }

    /// The place of something in the document, for messages.
    func place(_ position: SourcePosition) -> String { "\(file.name):\(position.line)" }

    /// The scenes of all documents that are being made or connected. One that contains itself would never end.
    private static var open: Set<String> = []

    /// Calls `body`, unless the scene is being made by a call around this one, which is an exception.
    /// - Parameter source: the id of the view that embeds the scene.
    func once<Result>(
        _ id: String, from source: String = "", at position: SourcePosition, _ body: () -> Result?
    ) -> Result? {
        let scene = "\(file.name) \(source) \(id)"
        guard LoadedNib.open.insert(scene).inserted else {
            Simulation.current.report(.unreadableNib("the controller \(id) contains itself (\(place(position)))"))
            return nil
        }
        defer { LoadedNib.open.remove(scene) }
        return body()
    }

    /// Says once what does not work as on iOS.
    func say(_ text: String) {
        if reported.insert(text).inserted { Simulation.current.report(.nibWarning(text)) }
    }

    /// Reports what is shown in another way than the document says.
    func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where reported.insert(diagnostic.message).inserted {
            Simulation.current.report(.nibWarning(diagnostic.description))
        }
    }

    // MARK: Nibs

    func instantiate(owner: AnyObject?, externals: [String: Any]) -> [Any] {
        let module = owner.flatMap { NibClasses.module(of: $0) }
        let objects = NibObjects(self, scene: 0, near: module)
        for object in wiring.objects where object.element == "placeholder" {
            let identifier = object.attributes["placeholderIdentifier"] ?? ""
            if identifier == "IBFilesOwner" {
                objects.stand(owner, for: object.id)
            } else if let external = externals[identifier] {
                objects.stand(external as AnyObject, for: object.id)
            }
        }
        var made = objects.makeOthers().map { ($0.position, $0.object) }
        for object in document.objects {
            if object.isController, let id = object.id {
                // A controller of a nib has no storyboard.
                if let controller = makeController(id, in: nil, near: module, create: nil) {
                    objects.stand(controller, for: id)
                    made.append((object.position, controller))
                }
            } else if let view = object.view {
                report(document.warnings(about: object))
                made.append((object.position, objects.factory.makeView(view)))
            }
        }
        objects.connect()
        objects.awake()
        report(objects.factory.allDiagnostics)
        return made.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: Storyboards

    var initialController: String? { document.initialViewController?.value }

    func controllerID(named identifier: String) -> String? { wiring.controllers[identifier] }

    func makeController(
        _ id: String, of storyboard: UIStoryboard, create: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        makeController(id, in: storyboard, near: nil, create: create)
    }

    /// - Parameter near: a module in which classes are looked for, too.
    private func makeController(
        _ id: String, in storyboard: UIStoryboard?, near: String?,
        create: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let object = tops[id] else { return nil }
        return once(id, at: object.position) {
            if object.isReference { return referenced(id, from: storyboard, create: create) }
            let loader = SceneLoader(object, of: self, in: storyboard, near: near)
            if let controller = create?(loader.coder()) { return controller.awoken() }
            return loader.makeController().awoken()
        }
    }

    /// The controller of another storyboard for which an object stands (format.md §13).
    private func referenced(
        _ id: String, from storyboard: UIStoryboard?, create: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let attributes = wiring[id]?.attributes, let name = attributes["storyboardName"] else { return nil }
        return UIStoryboard(name: name, bundle: storyboard?.bundle)
            .makeReferenced(attributes["referencedIdentifier"], create: create)
    }

    /// The controllers that a container shows from the start, with their columns.
    func contained(
        in object: InterfaceBuilderDocument.TopLevelObject, _ storyboard: UIStoryboard?, near: String?
    ) -> [(controller: UIViewController, column: SplitColumn?)] {
        object.contained.compactMap { member in
            makeController(member.id, in: storyboard, near: near, create: nil).map { ($0, member.column) }
        }
    }

    /// The top-level views of a scene that belong to no controller.
    func otherViews(inScene scene: Int) -> [ViewNode] {
        document.objects.compactMap { object in
            guard !object.isController, let view = object.view, wiring[view.position]?.scene == scene else {
                return nil
            }
            return view
        }
    }
}

extension UIViewController {
    fileprivate func awoken() -> UIViewController {
        awakeFromNib()
        return self
    }
}
