public import Foundation

/// A transition from one controller of a storyboard to another. Subclasses override ``perform()`` to show the destination
/// in their own way.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    final var performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// - Parameter performHandler: is called by ``perform()``.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    open func perform() { performHandler?() }
}

/// The controller from which an unwind segue starts, its action and its sender.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    open private(set) var source: UIViewController
    open private(set) var unwindAction: Selector
    open private(set) var sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

extension UIViewController {
    final func perform(segueNamed identifier: String, _ sender: Any?) {
        guard let segue = scene?.segues.first(where: { $0.identifier == identifier }) else {
            return Simulation.current.report(.unknownSegue(identifier, self))
        }
        segue.performSegue(sender: sender)
    }

    // MARK: Unwinding

    /// Goes back to the nearest controller with this action: prepares the segue, calls the action there, and removes what
    /// is above that controller. Nothing happens if no controller has it.
    final func unwind(by action: Selector, _ identifier: String?, _ sender: Any?) {
        let start = UIStoryboardUnwindSegueSource(self, action, sender)
        guard let destination = destinationOfUnwinding(start) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
            destination.uncover(from: self)
        }
        prepare(for: segue, sender: sender)
        action.sendAction(to: destination, sender: segue, event: nil)
        segue.perform()
    }

    /// The controller at which unwinding ends. The search goes up from the source: among the children of each parent, then
    /// the parent itself, then whoever presented it. Source: Technical Note TN2298.
    private func destinationOfUnwinding(_ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next: UIViewController? = self
        while let one = next {
            if let found = one.searchForUnwinding(start) { return found }
            next = one.parent ?? one.presentingViewController
        }
        return nil
    }

    private func searchForUnwinding(_ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: start) {
            if let found = child.searchForUnwinding(start) { return found }
        }
        return canPerformUnwindSegueAction(start.unwindAction, from: start.source, sender: start.sender) ? self : nil
    }

    /// The children without the one that contains the source, the last one first: a stack is searched from its top.
    final func childrenForUnwinding(from start: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children.reversed().filter { child in
            !sequence(first: start.source, next: { $0.parent ?? $0.presentingViewController }).contains { $0 === child }
        }
    }

    /// Dismisses what this controller, or one around it, presents, and pops what is above it in a stack.
    private func uncover(from source: UIViewController) {
        let chain = sequence(first: self, next: { $0.parent })
        if let presenter = chain.first(where: { $0.presentedViewController != nil }),
            source.isPresented(above: presenter)
        {
            presenter.dismiss(animated: true)
        }
        if let stack = navigationController,
            let member = chain.first(where: { $0.parent === stack }), stack.topViewController !== member
        {
            stack.popToViewController(member, animated: true)
        }
    }

    private func isPresented(above presenter: UIViewController) -> Bool {
        sequence(first: self, next: { $0.parent ?? $0.presentingViewController })
            .contains { $0 === presenter.presentedViewController }
    }
}
