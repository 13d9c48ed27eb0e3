/// The view that the engine is moving to its frame. Its superview does the follow-up work once for all subviews, so
/// that none of them has to find its superview.
///
/// The state is static but does not connect simulations, because the comparison is by identity, and a view of another
/// simulation is never the one being moved.
@MainActor
enum Placing {
    @exclusivity(unchecked) private static var view: ObjectIdentifier?
    /// Whether the superview has a safe area that may reach into the view.
    @exclusivity(unchecked) private(set) static var isNearSafeAreaEdge = false
    @exclusivity(unchecked) private static var isResized = false

    /// - Returns: whether the size of the view changed. The view is then marked for layout, but the views above it are
    ///   not.
    static func perform(_ view: UIView, isNearSafeAreaEdge: Bool, _ body: () -> Void) -> Bool {
        // Overridden setters may lay out another view.
        let outer = (self.view, self.isNearSafeAreaEdge, isResized)
        (self.view, self.isNearSafeAreaEdge, isResized) = (ObjectIdentifier(view), isNearSafeAreaEdge, false)
        defer { (self.view, self.isNearSafeAreaEdge, isResized) = outer }
        body()
        return isResized
    }

    @inline(__always)
    static func isPlacing(_ view: UIView) -> Bool { self.view == ObjectIdentifier(view) }

    static func noteResized() { isResized = true }
}
