public import Foundation

/// A cause of a view's frame, or a constraint that is not satisfied, as a line over a picture of the view. Coordinates
/// are in points of the picture.
public struct ConstraintLine: Sendable, Hashable {
    /// What the line shows. The names are stable: the report page uses them.
    public enum Shape: String, Sendable, CaseIterable {
        /// From one edge to another.
        case distance
        /// Along two edges that are at the same place.
        case alignment
        /// Along a view, as long as the view is wide or high.
        case length
        /// A margin or length that an autoresizing mask stretches.
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
    /// The distance by which it is not satisfied, in points; 0 if it is satisfied.
    public var error: CGFloat

    /// - Parameters:
    ///   - shape: What the line shows.
    ///   - start: Where it begins, in the picture's coordinates.
    ///   - end: Where it ends.
    ///   - target: The nearest point of what the line leads to, where that does not lie beside it.
    ///   - name: What the line is called.
    ///   - statement: What it says.
    ///   - source: The file and the line that say so, if any do.
    ///   - error: How far it is from holding, in points; 0 for what holds.
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

    /// For people: `title.width ≤ 200 @750`, behind the identifier where it has one.
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
    /// The identifiers of stack views say less than their equations.
    fileprivate var lineName: String {
        guard kind == .constraint, let identifier, !identifier.isEmpty else { return statement }
        return identifier
    }
}

extension CGPoint {
    /// Nobody sees less, and a report is shorter.
    fileprivate var toHundredths: CGPoint { CGPoint(x: x.toHundredths, y: y.toHundredths) }
}

extension CGFloat {
    var toHundredths: CGFloat { (self * 100).rounded() / 100 }
}
