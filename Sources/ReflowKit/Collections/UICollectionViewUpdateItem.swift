public import Foundation

/// One change of a batch of updates, as a layout is told it. The item of a section's path is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change, with UIKit's raw values.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    private final var before: IndexPath?
    private final var after: IndexPath?
    private final var action = Action.none

    public override init() {
        super.init()
    }

    convenience init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
        self.init()
        self.before = before
        self.after = after
        self.action = action
    }

    /// The place before the batch; nil for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The place after the batch; nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }
}
