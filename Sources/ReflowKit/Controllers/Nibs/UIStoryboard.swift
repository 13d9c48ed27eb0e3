public import Foundation

/// An Interface Builder document with controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package let name: String
    package let bundle: Bundle?
    private let document: (any NibDocument)?

    /// - Parameters:
    ///   - name: the name without extension.
    ///   - storyboardBundleOrNil: the main bundle if nil. On Linux, the resources of the app's modules belong to it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        let file = NibFile.find(name, .storyboard, in: bundle)
        document = file?.read()
        super.init()
        if file == nil { Simulation.current.report(.missingStoryboard(name, bundle ?? .main)) }
    }

    /// A new initial controller; nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? { makeInitial(create: nil) }

    /// A new initial controller.
    /// - Parameter creator: makes the controller by an initialiser that passes the coder on. If it returns nil, the class's
    ///   `init(coder:)` makes it.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitial(create: creator).map { cast($0) }
    }

    /// A new controller with this storyboard identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(named: identifier, create: nil) ?? UIViewController()
    }

    /// A new controller with this storyboard identifier.
    /// - Parameter creator: as for the initial controller.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        cast(make(named: identifier, create: creator) ?? Simulation.controller(of: ViewController.self))
    }

    private func makeInitial(create: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        document?.initialController.flatMap { makeController($0, create: create) }
    }

    private func make(named identifier: String, create: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let id = document?.controllerID(named: identifier) else {
            Simulation.current.report(.unknownController(identifier, self))
            return nil
        }
        return makeController(id, create: create)
    }

    /// A new controller with this id in the document.
    package func makeController(
        _ id: String, create: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        document?.makeController(id, of: self, create: create)
    }

    /// A new controller of a reference from another storyboard: the one with this identifier, or the initial one.
    package func makeReferenced(
        _ identifier: String?, create: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        identifier.map { make(named: $0, create: create) } ?? makeInitial(create: create)
    }

    private func cast<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let wanted = controller as? ViewController else {
            // UIKit's Swift interface stops here, too.
            preconditionFailure(
                "The controller in \(name).storyboard is of class \(type(of: controller)), which is not \(ViewController.self)"
            )
        }
        return wanted
    }
}
