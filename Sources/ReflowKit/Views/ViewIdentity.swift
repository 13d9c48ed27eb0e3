/// The identity of a view for objects that refer to it without retaining it: its subviews and its layer.
///
/// They retain this object, whose weak reference becomes nil when the view is deallocated, on any thread. `UIView`
/// needs no `deinit` for it; a `deinit` on the main actor would not allow subclasses a plain one of their own.
///
/// The cost is 32 bytes and Swift's side table for weak references, for views with subviews or a layer only. A relayout
/// compares identities and never reads the view, so it is as fast as with plain pointers. A pointer in place of the
/// weak reference, cleared by a field of the view, would be a little faster to follow. But until that field is
/// deinitialised, it would point to a view whose subclass part is already gone.
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
