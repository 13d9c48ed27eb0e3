/// The marked subviews of a view, as long as they are few among many.
///
/// Without this list, a change in one cell would check the marks of all others: among 10,000 cells, that took five
/// times as long as the change itself.
@MainActor
struct FewMarked {
    /// The marked subviews; nil if they were not counted, so that all subviews have to be checked.
    private var identities: [ViewIdentity]?
    /// Whether a pass is going through the subviews, so that some that were taken may still be marked.
    var isVisited = false

    /// The number of subviews from which the list is used. Fewer are checked equally fast.
    static let leastSubviews = 32
    private static let most = 8

    /// Adds a marked subview.
    /// - Parameter isFirst: whether no other subview was marked since the list was last taken.
    mutating func note(_ view: UIView, isFirst: Bool) {
        if isFirst {
            identities = [view.ensureIdentity()]
            return
        }
        guard let count = identities?.count, identities?.contains(where: { $0 === view.identity }) == false else {
            return
        }
        if count < FewMarked.most { identities?.append(view.ensureIdentity()) } else { forget() }
    }

    /// Clears the list, because some subviews were marked or removed without being recorded.
    mutating func forget() { identities = nil }

    /// Takes all marked subviews, if they are known, and clears the list.
    mutating func take() -> [UIView]? {
        guard let taken = identities else { return nil }
        identities = nil
        return taken.compactMap(\.view)
    }
}

extension UIView {
    /// Whether the view has enough subviews for the list.
    @inline(__always)
    final var hasManyChildren: Bool { children.count >= FewMarked.leastSubviews }

    /// Records a subview that is marked for layout; called for views with many subviews.
    @inline(never)
    final func noteMarkedForLayout(_ child: UIView, isFirst: Bool) {
        layoutExtras.marked.note(child, isFirst: isFirst)
    }

    /// Clears the lists, because the subviews have changed.
    final func forgetMarked() {
        forgetMarkedForLayout()
        forgetMarkedForUpdate()
    }

    /// Discards the list of subviews marked for layout, because several are marked together.
    final func forgetMarkedForLayout() { extras?.layout?.marked.forget() }
}

extension Array where Element: UIView {
    /// The index of a view in the list, found without accessing the other views.
    func place(of view: UIView) -> Int? {
        withUnsafeBytes { bytes in
            bytes.assumingMemoryBound(to: ObjectIdentifier.self).firstIndex(of: ObjectIdentifier(view))
        }
    }

    /// The given views that are in the list, in the order of the list.
    @MainActor
    func inOrder(_ views: [UIView]) -> [UIView] {
        guard views.count > 1 else { return views }
        return views.compactMap { view in place(of: view).map { (place: $0, view: view) } }
            .sorted { $0.place < $1.place }.map(\.view)
    }
}
