package import Foundation
package import KitValues

/// The part of a document that one controller came from. The controller retains it.
@MainActor
package final class StoryboardScene {
    package let storyboard: UIStoryboard?
    package var segues: [SegueTemplate] = []
    /// The name of the nib with the view, which the document gives instead of a view.
    package var nibName: String?
    /// Connects the objects of the view, after `loadView` and before `viewDidLoad`.
    package var connect: (@MainActor () -> Void)?
    /// The objects that nothing else retains.
    package var objects: [AnyObject] = []

    package init(_ storyboard: UIStoryboard?) {
        self.storyboard = storyboard
    }
}

/// A segue of a scene, which makes and shows its destination each time it is performed.
///
/// It is the target of the control, bar button or recogniser that the user starts it with.
@MainActor
package final class SegueTemplate: NSObject {
    package enum Kind {
        case show, push, showDetail
        case present(UIModalPresentationStyle?, UIModalTransitionStyle?)
        /// A popover at a view.
        case popover(at: () -> UIView?)
        /// A class of the app.
        case custom(UIStoryboardSegue.Type)
        /// The view of the destination fills a view.
        case embed(in: () -> UIView?)
        /// Back to a controller with this action.
        case unwind(Selector)
    }

    package let identifier: String?
    private let kind: Kind
    private let animates: Bool
    private let makeDestination: @MainActor (UIViewController, Any?) -> UIViewController?
    private weak var source: UIViewController?

    /// The selector that starts it.
    package static let action = Selector("perform:", { (one: SegueTemplate) in .init { one.start($0) } })

    package init(
        _ kind: Kind, identifier: String?, animates: Bool, from source: UIViewController,
        makeDestination: @escaping @MainActor (UIViewController, Any?) -> UIViewController?
    ) {
        self.kind = kind
        self.identifier = identifier
        self.animates = animates
        self.source = source
        self.makeDestination = makeDestination
    }

    /// Performs it for the user, if the source allows that.
    private func start(_ sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        performSegue(sender: sender)
    }

    /// Makes the destination, prepares the source, and shows the destination.
    package func performSegue(sender: Any?) {
        guard let source else { return }
        if case .unwind(let action) = kind { return source.unwind(by: action, identifier, sender) }
        guard let destination = makeDestination(source, sender) else { return }
        let segue: UIStoryboardSegue
        if case .custom(let type) = kind {
            segue = Simulation.segue(of: type, identifier, source, destination)
        } else {
            segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
            segue.performHandler = { [kind, animates] in
                SegueTemplate.show(destination, as: kind, from: source, sender, animates)
            }
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private static func show(
        _ destination: UIViewController, as kind: Kind, from source: UIViewController, _ sender: Any?, _ animates: Bool
    ) {
        switch kind {
        case .show: source.show(destination, sender: sender)
        case .push:
            guard let stack = source.navigationController else {
                return Simulation.current.report(.pushSegueWithoutStack(source))
            }
            stack.pushViewController(destination, animated: animates)
        case .showDetail: source.showDetailViewController(destination, sender: sender)
        case .present(let style, let transition):
            if let style { destination.modalPresentationStyle = style }
            if let transition { destination.modalTransitionStyle = transition }
            source.present(destination, animated: animates)
        case .popover(let anchor):
            destination.modalPresentationStyle = .popover
            let popover = destination.popoverPresentationController
            if let view = anchor() ?? sender as? UIView {
                popover?.sourceView = view
                popover?.sourceRect = view.bounds
            }
            source.present(destination, animated: animates)
        case .embed(let container): embed(destination, in: container() ?? source.view, of: source)
        case .custom, .unwind: break
        }
    }

    private static func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: parent)
    }
}
