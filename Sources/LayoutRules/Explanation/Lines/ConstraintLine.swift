public import Foundation

/// A cause of a view's frame, or a constraint that is not satisfied, as a line over a picture of the view. Coordinates
/// are in points of the picture.
public struct ConstraintLine: Sendable, Hashable {
    /// The kind of line. The names are stable, because the report page uses them.
    public enum Shape: String, Sendable, CaseIterable {
        /// A line from one edge to another.
        case distance
        /// A line along two edges that are at the same place.
        case alignment
        /// A line along a view, as long as the view is wide or high.
        case length
        /// A margin or length that an autoresizing mask stretches, drawn as a spring.
        case spring
    }

    public var shape: Shape
    public var start: CGPoint
    public var end: CGPoint
    /// The nearest point of the item that the line refers to, if the line does not end there.
    public var target: CGPoint?
    /// The name of the line: the identifier, or the statement.
    public var name: String
    /// The cause as text.
    public var statement: String
    /// File and line: `Layouts/card.json:12`; `nil` if the cause is not in a file.
    public var source: String?
    /// The distance by which the constraint is not satisfied, in points; 0 if it is satisfied.
    public var error: CGFloat

    /// - Parameters:
    ///   - shape: the kind of line.
    ///   - start: its start, in the picture's coordinates.
    ///   - end: its end.
    ///   - target: the nearest point of the item that the line refers to, if the line does not end there.
    ///   - name: the name of the line.
    ///   - statement: the cause as text.
    ///   - source: the file and line of the cause, if there are any.
    ///   - error: the distance by which it is not satisfied, in points; 0 if it is satisfied.
    public init(
        shape: Shape, start: CGPoint, end: CGPoint, target: CGPoint?, name: String, statement: String, source: String?,
        error: CGFloat
    ) {
        self.shape = shape
        self.start = start
        self.end = end
        self.target = target
        self.name = name
        self.statement = statement
        self.source = source
        self.error = error
    }

    public var isSatisfied: Bool { error == 0 }

    /// The text for people: `title.width ≤ 200 @750`, after the identifier if there is one.
    public var text: String { name == statement ? name : "\(name): \(statement)" }
}

extension ConstraintLine {
    init(_ geometry: LineGeometry, _ cause: LayoutCause) {
        self.init(
            shape: geometry.shape, start: geometry.start.toHundredths, end: geometry.end.toHundredths,
            target: geometry.target?.toHundredths, name: cause.lineName, statement: cause.statement,
            source: cause.source?.description, error: cause.error)
    }
}

extension LayoutCause {
    /// The name of the line. The identifiers of stack views are not used, because their equations say more.
    fileprivate var lineName: String {
        guard kind == .constraint, let identifier, !identifier.isEmpty else { return statement }
        return identifier
    }
}

extension CGPoint {
    /// The point rounded to hundredths. The difference is invisible, and a report becomes shorter.
    fileprivate var toHundredths: CGPoint { CGPoint(x: x.toHundredths, y: y.toHundredths) }
}

extension CGFloat {
    var toHundredths: CGFloat { (self * 100).rounded() / 100 }
}
