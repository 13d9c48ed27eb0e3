public import Foundation
import KitValues

/// Coordinates that can be converted into one another: a view's, or a screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Converting points and rectangles between views: behaviour.md §3.2.
extension UIView {
    /// From the view's coordinates to those of the root of its tree.
    final var transformToRoot: CGAffineTransform {
        var transform = transformToSuperview
        if parent == nil { return .identity }
        var view = parent
        while let current = view, current.parent != nil {
            transform = transform.concatenating(current.transformToSuperview)
            view = current.parent
        }
        return transform
    }

    private final var root: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }

    /// From this view's coordinates to `view`'s, or to the root's for `nil`. Views of different trees are taken as if
    /// their roots lay on each other; UIKit leaves that undefined.
    private final func transform(to view: UIView?) -> CGAffineTransform {
        if view === self { return .identity }
        if let view, view === parent { return transformToSuperview }
        if let view, view.parent === self { return view.transformToSuperview.inverted() }
        let target = view?.transformToRoot ?? .identity
        return transformToRoot.concatenating(target.inverted())
    }

    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? root).convert(point, to: self as UIView?)
    }

    /// The box around the four converted corners.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? root).convert(rect, to: self as UIView?)
    }
}

// `as UIView?` picks the method above: a plain view would pick the one for coordinate spaces again.
extension UIView: UICoordinateSpace {
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return coordinateSpace.convert(convert(point, to: nil as UIView?), from: UIScreen.main.coordinateSpace)
    }

    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace), from: nil as UIView?)
    }

    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.convert(convert(rect, to: nil as UIView?), from: UIScreen.main.coordinateSpace)
    }

    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convert(coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace), from: nil as UIView?)
    }
}
