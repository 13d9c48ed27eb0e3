public import Foundation

// Creation of controllers and segues whose classes documents and generic code name, as in `Simulation+Instances.swift`.
extension Simulation {
    /// A class with the type of controller classes whose `init(nibName:bundle:)` can be called. It is never instantiated
    /// itself.
    open class ControllerTemplate: UIViewController {
        public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// A class with the type of segue classes whose initialiser can be called. It is never instantiated itself.
    open class SegueClassTemplate: UIStoryboardSegue {
        public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
    }

    /// A new controller of the class, without a nib.
    static func controller<Controller: UIViewController>(of controllerClass: Controller.Type) -> Controller {
        let type = unsafeBitCast(controllerClass as UIViewController.Type, to: ControllerTemplate.Type.self)
        return unsafeDowncast(type.init(nibName: nil, bundle: nil), to: Controller.self)
    }

    static func segue(
        of segueClass: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(segueClass, to: SegueClassTemplate.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}
