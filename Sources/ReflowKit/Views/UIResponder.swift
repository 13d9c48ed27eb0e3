public import Foundation

/// What takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// Who is asked next: a view's controller or superview, a controller's superview.
    open var next: UIResponder? { nil }
}
