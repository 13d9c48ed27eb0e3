import DisplayList
import Foundation
import KitValues

/// An outline while it is drawn: what `CGPath`, `UIBezierPath` and a context's current path have in common.
///
/// As long as it consists of a single rectangle, rounded rectangle or ellipse it stays that shape, which dumps read
/// better and renderers paint faster than curves. Elements with coordinates that are not finite are left out.
struct PathBuilder: Equatable, Sendable {
    private(set) var elements: [PathElement] = []
    /// Where the next element starts; nil before the first.
    private(set) var currentPoint: CGPoint?
    /// Where the current subpath started: what closing it returns to.
    private var subpathStart: CGPoint?
    /// The one shape that makes up the whole outline.
    private var shape: Path?

    init() {}

    init(_ path: Path) {
        add(path)
    }

    var isEmpty: Bool { elements.isEmpty }

    /// The outline as a value.
    var path: Path { shape ?? .elements(elements) }

    // MARK: Elements

    mutating func move(to point: CGPoint) {
        append(.move(point))
    }

    /// Nothing without a current point, as in Core Graphics.
    mutating func addLine(to point: CGPoint) {
        append(.line(point))
    }

    mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadCurve(control: control, to: point))
    }

    mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(control1: control1, control2: control2, to: point))
    }

    mutating func close() {
        append(.close)
    }

    mutating func append(_ element: PathElement) {
        guard element.isFinite else { return }
        switch element {
        case .move(let point):
            subpathStart = point
            currentPoint = point
        case .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
            guard currentPoint != nil else { return }
            currentPoint = point
        case .close:
            guard currentPoint != nil, elements.last != .close else { return }
            currentPoint = subpathStart
        }
        shape = nil
        elements.append(element)
    }

    // MARK: Shapes

    /// Adds subpaths of their own; nothing if a point is not finite.
    mutating func add(_ path: Path, transform: CGAffineTransform = .identity) {
        let path = path.applying(transform)
        let added = path.elements
        guard added.allSatisfy(\.isFinite) else { return }
        let isOnlyShape = isEmpty && path != .elements(added)
        for element in added { append(element) }
        if isOnlyShape { shape = path }
    }

    mutating func add(_ other: PathBuilder, transform: CGAffineTransform = .identity) {
        add(other.path, transform: transform)
    }

    /// Adds an arc, joined to the current point by a straight line if there is one.
    mutating func add(_ arc: CircularArc, transform: CGAffineTransform = .identity) {
        guard arc.isFinite else { return }
        let start = arc.start.applying(transform)
        if currentPoint == nil {
            move(to: start)
        } else if currentPoint != start {
            addLine(to: start)
        }
        for element in arc.curves { append(element.applying(transform)) }
    }

    /// Adds the arc of `radius` that touches the line from the current point to `first` and the line from there to
    /// `second`, and the straight line that leads to it; just the line where no such arc exists.
    mutating func addArc(tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat) {
        guard let current = currentPoint else { return }
        if let arc = CircularArc(from: current, tangent1End: first, tangent2End: second, radius: radius) {
            add(arc)
        } else {
            addLine(to: first)
        }
    }

    mutating func apply(_ transform: CGAffineTransform) {
        let moved = path.applying(transform)
        self = PathBuilder()
        add(moved)
    }
}
