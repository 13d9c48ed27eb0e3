/// What a view is known by to those who point at it and must not hold it: its subviews and its layer.
///
/// They hold this object, which forgets the view by itself when the view goes, on whatever thread and whoever holds
/// them. `UIView` needs no `deinit` for it: one on the main actor would forbid every subclass a plain one of its own.
///
/// It costs a view with subviews or a layer 32 bytes and the side table that Swift keeps for weak references, and one
/// without them nothing. A relayout compares identities and never asks for the view, so it is as fast as with plain
/// pointers. A pointer in place of the weak reference, cleared by a field of the view, is a little faster to follow, but
/// until that field's turn comes it leads into a view of which a subclass's part is gone already.
@MainActor
final class ViewIdentity {
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }
}

extension UIView {
    final func ensureIdentity() -> ViewIdentity {
        if let identity { return identity }
        let new = ViewIdentity(self)
        identity = new
        return new
    }
}
