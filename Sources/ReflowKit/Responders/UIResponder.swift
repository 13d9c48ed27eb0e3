public import Foundation

/// An object in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next responder: a view's controller or superview, a controller's superview.
    open var next: UIResponder? { nil }
}
