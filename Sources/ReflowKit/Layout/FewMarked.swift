/// Which subviews of a view wait for something, as long as they are few among many.
///
/// Without it, a change in one cell looks at all the others for a mark: among 10,000 cells that took five times as long as
/// the change itself.
@MainActor
struct FewMarked {
    /// Nil where nobody kept count, so that all subviews have to be looked at.
    private var identities: [ViewIdentity]?
    /// Whether a pass goes through the subviews: some may wait that were taken.
    var isVisited = false

    /// Fewer subviews are looked at as quickly.
    static let leastSubviews = 32
    private static let most = 8

    /// Notes a subview that is marked.
    /// - Parameter isFirst: Whether no other one has been since they were taken.
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

    /// Some were marked, or went, without being noted.
    mutating func forget() { identities = nil }

    /// All that are marked, if that is known. From now on nothing is.
    mutating func take() -> [UIView]? {
        guard let taken = identities else { return nil }
        identities = nil
        return taken.compactMap(\.view)
    }
}

extension UIView {
    /// Whether it is worth knowing which subviews are marked.
    @inline(__always)
    final var hasManyChildren: Bool { children.count >= FewMarked.leastSubviews }

    /// Notes which subview is marked for layout; called where there are many.
    @inline(never)
    final func noteMarkedForLayout(_ child: UIView, isFirst: Bool) {
        ensureExtras().markedForLayout.note(child, isFirst: isFirst)
    }

    /// Notes which subview is marked for `updateConstraints`; called where there are many.
    @inline(never)
    final func noteMarkedForUpdate(_ child: UIView, isFirst: Bool) {
        ensureExtras().markedForUpdate.note(child, isFirst: isFirst)
    }

    /// The subviews have changed.
    final func forgetMarked() {
        extras?.markedForLayout.forget()
        extras?.markedForUpdate.forget()
    }
}

extension Array where Element: UIView {
    /// Where a view is in the list, found without touching the others.
    func place(of view: UIView) -> Int? {
        withUnsafeBytes { bytes in
            bytes.assumingMemoryBound(to: ObjectIdentifier.self).firstIndex(of: ObjectIdentifier(view))
        }
    }

    /// Some of these views in the order of the list, without those that are not in it.
    @MainActor
    func inOrder(_ views: [UIView]) -> [UIView] {
        guard views.count > 1 else { return views }
        return views.compactMap { view in place(of: view).map { (place: $0, view: view) } }
            .sorted { $0.place < $1.place }.map(\.view)
    }
}
