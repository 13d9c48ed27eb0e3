/// The view that the engine is moving to the frame that constraints give it. Its superview does the work that follows
/// once for all subviews, so that none of them has to look for its superview.
///
/// It is static, and simulations stay independent: views of others are never the one that is moved.
@MainActor
enum Placing {
    @exclusivity(unchecked) private static var view: ObjectIdentifier?
    /// Whether the superview has a safe area that may reach into the view.
    @exclusivity(unchecked) private(set) static var isNearStrip = false
    @exclusivity(unchecked) private static var isResized = false

    /// - Returns: whether the view has another size now. It is marked for layout then, and the way up is not.
    static func perform(_ view: UIView, isNearStrip: Bool, _ body: () -> Void) -> Bool {
        // Setters that are overridden may lay out something else.
        let outer = (self.view, self.isNearStrip, isResized)
        (self.view, self.isNearStrip, isResized) = (ObjectIdentifier(view), isNearStrip, false)
        defer { (self.view, self.isNearStrip, isResized) = outer }
        body()
        return isResized
    }

    @inline(__always)
    static func isPlacing(_ view: UIView) -> Bool { self.view == ObjectIdentifier(view) }

    static func noteResized() { isResized = true }
}
