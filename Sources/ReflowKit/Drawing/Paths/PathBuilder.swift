import DisplayList
import Foundation
import KitValues

/// An outline under construction, for `CGPath`, `UIBezierPath` and a context's current path.
///
/// An outline of a single rectangle, rounded rectangle or ellipse stays that shape, which is easier to read in dumps
/// and faster to paint than curves. Elements with coordinates that are not finite are left out.
struct PathBuilder: Equatable, Sendable {
    private(set) var elements: [PathElement] = []
    /// The start of the next element; nil before the first.
    private(set) var currentPoint: CGPoint?
    /// The start of the current subpath, to which closing returns.
    private var subpathStart: CGPoint?
    /// The rectangle, rounded rectangle or ellipse that is the whole outline, if it is one.
    private var shape: Path?

    init() {}

    init(_ path: Path) {
        add(path)
    }

    var isEmpty: Bool { elements.isEmpty }

    /// The outline as a display path.
    var path: Path { shape ?? .elements(elements) }

    // MARK: Elements

    mutating func move(to point: CGPoint) {
        append(.move(point))
    }

    /// Adds a line. Does nothing without a current point, as Core Graphics does.
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

    /// Adds `path` as separate subpaths. Does nothing if a point is not finite.
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

    /// Adds an arc of `radius` and the straight line that leads to it. The arc touches the line from the current point
    /// to `first` and the line from there to `second`. If no such arc exists, adds just the line to `first`.
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
