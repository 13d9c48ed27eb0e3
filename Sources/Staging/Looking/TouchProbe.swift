import Foundation
import KitValues
import ReflowKit
import Screens

/// Finds the obstacle between touches and a control. Like UIKit (behaviour.md §3.3), it searches for the view of a
/// touch from the window inward, and only through views that have the touch in their bounds and accept touches.
@MainActor
struct TouchProbe {
    let window: UIWindow
    let names: [ObjectIdentifier: String]
    /// Whether the app's code, which is not available here, may set the content size of scroll views.
    let isCompletedByCode: Bool
    /// The views of touches so far, by point, because controls on top of each other are tested at the same points.
    private var hits: [CGPoint: UIView] = [:]
    /// The distance outside an edge within which a touch still counts as inside, in points.
    private static let slack: CGFloat = 4

    init(window: UIWindow, names: [ObjectIdentifier: String], isCompletedByCode: Bool) {
        self.window = window
        self.names = names
        self.isCompletedByCode = isCompletedByCode
    }

    mutating func obstacle(of control: UIView) -> TouchObstacle? {
        disabled(control) ?? outside(control) ?? inFront(of: control)
    }

    /// The obstacle that keeps touches from a control at any position.
    func disabled(_ control: UIView) -> TouchObstacle? {
        superviews(of: control).first { !$0.isUserInteractionEnabled }.map { .disabled(by: $0.changeableName(names)) }
    }

    private func superviews(of view: UIView) -> [UIView] {
        var result: [UIView] = []
        var next = view.superview
        while let superview = next, superview !== window {
            result.append(superview)
            next = superview.superview
        }
        return result
    }

    // MARK: Outside

    /// The obstacle if a control is outside a superview. Superviews that clip are skipped: the part outside is not
    /// visible, either. The search ends at a scroll view, which can scroll that part into view.
    private func outside(_ control: UIView) -> TouchObstacle? {
        var worst: (UIView, CGFloat)?
        for parent in superviews(of: control) {
            if parent.portrait.scroll != nil { break }
            // A part outside the page is outside the screen, which is another issue.
            if parent.clipsToBounds || fillsWindow(parent) { continue }
            let rect = control.convert(control.bounds, to: parent)
            guard let (points, probe) = excess(of: rect, in: parent), !parent.point(inside: probe, with: nil) else {
                continue
            }
            if rect.intersection(parent.bounds).isEmpty {
                return .outside(parent.changeableName(names), points, isComplete: true)
            }
            if points > worst?.1 ?? 0 { worst = (parent, points) }
        }
        return worst.map { .outside($0.changeableName(names), $1, isComplete: false) }
    }

    private func fillsWindow(_ view: UIView) -> Bool {
        view.convert(view.bounds, to: window).insetBy(dx: -1, dy: -1).contains(window.bounds)
    }

    /// The distance by which a rectangle extends beyond the bounds of a view, at the edge where it is largest, and a
    /// point in that part.
    private func excess(of rect: CGRect, in parent: UIView) -> (CGFloat, CGPoint)? {
        let bounds = parent.bounds
        let candidates: [(CGFloat, CGPoint)] = [
            (bounds.minY - rect.minY, CGPoint(x: rect.midX, y: (rect.minY + min(bounds.minY, rect.maxY)) / 2)),
            (bounds.minX - rect.minX, CGPoint(x: (rect.minX + min(bounds.minX, rect.maxX)) / 2, y: rect.midY)),
            (rect.maxY - bounds.maxY, CGPoint(x: rect.midX, y: (rect.maxY + max(bounds.maxY, rect.minY)) / 2)),
            (rect.maxX - bounds.maxX, CGPoint(x: (rect.maxX + max(bounds.maxX, rect.minX)) / 2, y: rect.midY)),
        ]
        return candidates.filter { $0.0 > TouchProbe.slack }.max { $0.0 < $1.0 }
    }

    // MARK: In front

    /// The view that gets the touches in the middle of the control and halfway to its corners.
    private mutating func inFront(of control: UIView) -> TouchObstacle? {
        let bounds = control.bounds
        var front: UIView?
        for (across, down) in [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let place = CGPoint(x: bounds.minX + bounds.width * across, y: bounds.minY + bounds.height * down)
            let point = control.convert(place, to: window)
            guard window.bounds.contains(point) else { continue }
            guard let hit = hit(at: point), !hit.isDescendant(of: control),
                !control.isDescendant(of: hit), group(of: hit) === group(of: control)
            else { return nil }
            front = front ?? hit
        }
        guard let front, !canScroll(control, outOf: front) else { return nil }
        return .behind(TouchObstacle.Cover(front.changeableName(names), front.changeable.coverKind))
    }

    /// Whether scrolling can move the control to a position where it gets touches, for example from behind a bar. The
    /// scroll view must contain the control, but not the view in front of it.
    private mutating func canScroll(_ control: UIView, outOf front: UIView) -> Bool {
        for view in superviews(of: control) where !front.isDescendant(of: view) {
            guard let scroll = view.portrait.scroll else { continue }
            let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: view)
            let reach = view.reach(scroll, isCompletedByCode: isCompletedByCode)
            let shown = view.bounds
            // The range of positions for the middle, in the coordinates of the visible area.
            let left = middle.x - max(0, reach.maxX - shown.maxX)
            let right = middle.x + max(0, shown.minX - reach.minX)
            let top = middle.y - max(0, reach.maxY - shown.maxY)
            let bottom = middle.y + max(0, shown.minY - reach.minY)
            for step in 0...TouchProbe.steps {
                let share = CGFloat(step) / CGFloat(TouchProbe.steps)
                let places = [
                    CGPoint(x: middle.x, y: TouchProbe.place(share, from: shown.minY, to: shown.maxY, top, bottom)),
                    CGPoint(x: TouchProbe.place(share, from: shown.minX, to: shown.maxX, left, right), y: middle.y),
                ]
                for place in places where shown.contains(place) {
                    if hit(at: view.convert(place, to: window))?.isDescendant(of: view) == true { return true }
                }
            }
        }
        return false
    }

    /// The number of steps in which the range of a scroll view is tested along each axis.
    private static let steps = 8

    /// A position at a fraction of the visible area, limited by the range of scrolling.
    private static func place(
        _ share: CGFloat, from start: CGFloat, to end: CGFloat, _ least: CGFloat, _ most: CGFloat
    ) -> CGFloat {
        min(max(start + share * (end - start), least), most)
    }

    private mutating func hit(at point: CGPoint) -> UIView? {
        if let known = hits[point] { return known }
        let hit = window.hitTest(point, with: nil)
        hits[point] = hit
        return hit
    }

    /// The direct subview of the window that contains the view: a presented view covers the one that presents it.
    private func group(of view: UIView) -> UIView? { superviews(of: view).last ?? view }
}
