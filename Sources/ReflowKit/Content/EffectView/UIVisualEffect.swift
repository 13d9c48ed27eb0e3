public import Foundation

/// An effect on the content behind a view. Effects do not change: a copy is the effect itself.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
