public import Foundation

/// An object in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, SimulationNibObject {
    public override init() {
        super.init()
    }

    /// The next responder: a view's controller or superview, a controller's superview.
    open var next: UIResponder? { nil }

    /// Whether the responder can perform an action now. By default, it can if its class has the method (input.md §2.7).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self)
    }

    /// The nearest responder, starting with this one, that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstResponder(for: action, sender: sender)
    }

    // MARK: Nibs

    open class var nibMethods: [Selector] { [] }

    /// Called on an object of a nib when all objects of the nib exist, and outlets and actions are connected. The owner is
    /// not told.
    open func awakeFromNib() {}

    /// Called by Interface Builder when it draws the class. Reflow draws documents without the classes of the app, so
    /// nothing here calls it.
    open func prepareForInterfaceBuilder() {}
}
