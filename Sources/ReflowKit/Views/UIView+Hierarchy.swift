import Foundation

extension UIView {
    public final var superview: UIView? { parent }

    final var parent: UIView? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// As `parent === view`, without a retain and a release of the parent.
    @inline(__always)
    final func isSubview(of view: UIView) -> Bool {
        UInt(bitPattern: parentReference?.toOpaque()) == UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
    }

    /// From back to front.
    public final var subviews: [UIView] { children }

    /// The window the view is in, itself if it is one.
    public final var window: UIWindow? {
        var view = self
        while let next = view.parent { view = next }
        return view.marks.contains(.isWindow) ? view as? UIWindow : nil
    }

    public final func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.parent
        }
        return false
    }

    public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
        markNeedsLayout()
    }

    final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view === sibling { return }
        guard let index = children.firstIndex(where: { $0 === sibling }) else {
            return Simulation.current.report(
                .invalidHierarchy(view: diagnosticName, problem: "\(sibling.diagnosticName) is not one of its subviews")
            )
        }
        // A view that is among the subviews already leaves its place first, and those above it move down.
        let old = children.firstIndex { $0 === view }
        insert(view, at: index + offset - (old.map { $0 < index } == true ? 1 : 0))
    }

    /// The one way into a superview. UIKit's order of callbacks: `willMove`, the move itself, `didMove`, `didAdd`.
    final func insert(_ view: UIView, at index: Int) {
        if isDescendant(of: view) {
            return Simulation.current.report(
                .invalidHierarchy(
                    view: view.diagnosticName,
                    problem: view === self
                        ? "a view cannot be its own subview" : "it is already above \(diagnosticName)"))
        }
        if view.parent === self {
            reorder(view, to: min(max(index, 0), children.count - 1))
            return
        }
        let newWindow = window
        let oldWindow = view.window
        if newWindow != nil, let problem = view.hierarchyProblem(below: self) {
            return Simulation.current.report(.containment(problem))
        }
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.willMove(toSuperview: self)
        if let old = view.parent {
            old.willRemoveSubview(view)
            old.release(view)
        }
        children.insert(view, at: min(max(index, 0), children.count))
        view.parent = self
        if view.marks.contains(.hasPlacementRule) { marks.formUnion(.subviewHasPlacementRule) }
        if newWindow != nil { view.markNeedsLayout() }
        if !view.marks.isDisjoint(with: .anyLayout) { markDescendantNeedsLayout() }
        markNeedsLayout()
        if oldWindow !== newWindow { view.confirmMove(to: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    final func detach() {
        guard let old = parent else { return }
        let leavesWindow = window != nil
        if leavesWindow { announceMove(to: nil) }
        willMove(toSuperview: nil)
        old.willRemoveSubview(self)
        old.release(self)
        if leavesWindow { confirmMove(to: nil) }
        didMoveToSuperview()
    }

    private final func release(_ view: UIView) {
        view.parent = nil
        if let index = children.firstIndex(where: { $0 === view }) {
            extras?.layer?.moveSublayers(on: view, to: index > 0 ? children[index - 1] : nil)
            children.remove(at: index)
        }
        markNeedsLayout()
    }

    final func reorder(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
        children.remove(at: old)
        children.insert(view, at: min(max(index, 0), children.count))
        markNeedsLayout()
    }

    /// Parents first, as UIKit tells a subtree that it is about to change windows.
    private final func announceMove(to window: UIWindow?) {
        if marks.contains(.hasController) { extras?.controller?.viewWillMove(toWindow: window != nil) }
        willMove(toWindow: window)
        for child in children where child.parent === self { child.announceMove(to: window) }
    }

    private final func confirmMove(to window: UIWindow?) {
        didMoveToWindow()
        if let window { hearOfFirstTraits(in: window) }
        for child in children where child.parent === self { child.confirmMove(to: window) }
        if marks.contains(.hasController) { extras?.controller?.viewDidMove(toWindow: window) }
    }

    /// Why the view of a child controller may not go below `superview`: a controller above is not its parent.
    private final func hierarchyProblem(below superview: UIView) -> ContainmentProblem? {
        guard let controller = viewController, let expected = controller.parent else { return nil }
        let above = sequence(first: superview, next: \.parent).lazy.compactMap(\.viewController).first
        guard let above, above !== expected else { return nil }
        return .inconsistentHierarchy(
            child: controller.nameInMessages, parent: expected.nameInMessages, requested: above.nameInMessages)
    }
}
