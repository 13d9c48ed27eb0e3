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

    // MARK: First responder

    /// Whether the responder may become first responder. By default it may not.
    open var canBecomeFirstResponder: Bool { false }

    /// Makes this the first responder of its window, if the present one resigns (input.md §3.1).
    /// - Returns: whether this is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstPlace() }

    open var canResignFirstResponder: Bool { true }

    /// Gives up being the first responder.
    /// - Returns: whether this is not the first responder any more.
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveFirstPlace() }

    /// Whether this is the first responder of its window.
    open var isFirstResponder: Bool { firstPlace?.responder === self }

    /// The view that shows the responder: a view itself, a controller's view. Others cannot be first responder.
    var viewOfResponder: UIView? { nil }
    /// Whether the keyboard is shown while this is the first responder.
    var needsKeyboard: Bool { false }
    /// Asked before the present first responder is asked to resign.
    func shouldBeginEditing() -> Bool { true }
    func didBeginEditing() {}
    func shouldEndEditing() -> Bool { true }
    func didEndEditing() {}

    // MARK: Nibs

    open class var nibMethods: [Selector] { [] }

    /// Called on an object of a nib when all objects of the nib exist, and outlets and actions are connected. The owner is
    /// not told.
    open func awakeFromNib() {}

    /// Called by Interface Builder when it draws the class. Reflow draws documents without the classes of the app, so
    /// nothing here calls it.
    open func prepareForInterfaceBuilder() {}
}
