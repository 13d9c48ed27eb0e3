public import Foundation

/// An object in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next responder: a view's controller or superview, a controller's superview.
    open var next: UIResponder? { nil }

    /// Whether the responder performs an action now. Unless overridden, it does if its class has the method (input.md §2.7).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self)
    }

    /// The first responder of the chain, from this one up, that performs the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstResponder(for: action, sender: sender)
    }
}
