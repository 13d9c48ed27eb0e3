public import Foundation
import KitValues

/// An object with coordinates that can be converted: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Conversion of points and rectangles between views: behaviour.md §3.2.
extension UIView: CoordinateNode {
    final var transformToParent: CGAffineTransform { transformToSuperview }
}

extension UIView: UICoordinateSpace {
    private final func transform(to view: UIView?) -> CGAffineTransform { UIView.conversion(from: self, to: view) }

    private final var root: UIView { UIView.root(of: self) }

    package final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    package final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? root).converted(point, to: self)
    }

    /// The bounding box of the four converted corners.
    package final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    package final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? root).converted(rect, to: self)
    }

    // Every coordinate space other than a view is a screen's.

    final func converted(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return converted(point, to: view) }
        return space.convert(converted(point, to: nil), from: UIScreen.main.coordinateSpace)
    }

    final func converted(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return converted(point, from: view) }
        return converted(space.convert(point, to: UIScreen.main.coordinateSpace), from: nil)
    }

    final func converted(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return converted(rect, to: view) }
        return space.convert(converted(rect, to: nil), from: UIScreen.main.coordinateSpace)
    }

    final func converted(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return converted(rect, from: view) }
        return converted(space.convert(rect, to: UIScreen.main.coordinateSpace), from: nil)
    }
}
