public import Foundation

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init()
    }
}
