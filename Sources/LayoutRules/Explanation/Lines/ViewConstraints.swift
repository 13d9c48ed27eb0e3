public import Foundation

/// The causes of one view's frame, and the constraints that are not satisfied, as lines over a picture of it.
public struct ViewConstraints: Sendable, Hashable {
    /// The name of the view in messages: its id, or its class and text.
    public var view: String
    /// The view in the picture, in points.
    public var rect: CGRect
    /// The lines: first the satisfied causes, then the others.
    public var lines: [ConstraintLine]
    /// Causes that cannot be drawn as lines, one sentence each.
    public var notes: [String]

    /// - Parameters:
    ///   - view: the name of the view in messages.
    ///   - rect: the rectangle of the view in the picture, in points.
    ///   - lines: the lines of satisfied causes, then the others.
    ///   - notes: the causes that cannot be drawn as lines, one sentence each.
    public init(view: String, rect: CGRect, lines: [ConstraintLine], notes: [String]) {
        self.view = view
        self.rect = rect
        self.lines = lines
        self.notes = notes
    }

    /// - Parameters:
    ///   - causes: the causes, with their lines. A cause without a line becomes a note.
    ///   - bounds: the bounds of the picture.
    package init(
        view: String, rect: CGRect, causes: [(geometry: LineGeometry?, cause: LayoutCause)], in bounds: CGRect
    ) {
        let all = causes.compactMap { geometry, cause in geometry.map { (geometry: $0, cause: cause) } }
        let drawn = Array(all.prefix(ViewConstraints.most))
        var seen = Set<String>()
        let told = causes.filter { $0.geometry == nil }.map(\.cause.note).filter { seen.insert($0).inserted }
        let rest = all.count - drawn.count + max(0, told.count - ViewConstraints.most)
        self.init(
            view: view,
            rect: rect.toHundredths,
            lines: zip(LineGeometry.apart(drawn.map(\.geometry), in: bounds), drawn).map { geometry, entry in
                ConstraintLine(geometry, entry.cause)
            },
            notes: told.prefix(ViewConstraints.most)
                + (rest > 0 ? ["\(rest) more \(rest == 1 ? "constraint is" : "constraints are") not listed"] : []))
    }

    /// The maximum number of lines. More could not be distinguished, and placing their names takes a time that grows
    /// with the square of their number.
    static let most = 200
}

extension CGRect {
    /// The rectangle rounded to hundredths. A transform of the application may give it any value, even one that is not
    /// finite.
    fileprivate var toHundredths: CGRect {
        let numbers = [minX, minY, width, height]
        guard numbers.allSatisfy(\.isFinite) else { return .zero }
        return CGRect(
            x: minX.toHundredths, y: minY.toHundredths, width: width.toHundredths, height: height.toHundredths)
    }
}

extension LayoutCause {
    fileprivate var note: String { statement + (source.map { " (\($0))" } ?? "") }
}
