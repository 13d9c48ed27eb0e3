import Basics

// Rows of the engine that are not constraints of the app, in words. They contain no numbers that a rotation changes, so
// that a conflict is the same one in both orientations.
extension UnsatisfiableConstraints.Member {
    /// The code that sets a number of a view without constraints.
    package enum Setter: Sendable {
        /// The code that shows the view.
        case code
        case mask
        case window
    }

    package init(_ number: LayoutNumber, of view: String, setBy setter: Setter) {
        let words =
            switch setter {
            case .code: "as set by the code that shows the view"
            case .mask: "as set by its frame and autoresizing mask"
            case .window: "== the \(number.rawValue) of the window"
            }
        self.init("\(view).\(number.rawValue) \(words)")
    }

    /// - Parameter edge: `left`, `top`, `right` or `bottom`.
    package init(inset edge: String, of guide: String) { self.init(ConflictSum.inset(edge, of: guide)) }

    /// - Parameter isUpperBound: whether the content prevents the view from growing, as opposed to shrinking.
    package init(content number: LayoutNumber, of view: String, isUpperBound: Bool) {
        self.init("\(view).\(number.rawValue) \(isUpperBound ? "≤" : "≥") the size of its content")
    }

    /// The requested size, if a view is measured.
    package static let requestedSize = UnsatisfiableConstraints.Member("the requested size")
}

extension [UnsatisfiableConstraints.Member] {
    /// The maximum number of variations that are named.
    private static var variationLimit: Int { 4 }

    /// The members that a variation sets, in words, as a continuation of the advice. They are the reason for a conflict
    /// that exists in one orientation only.
    package var variations: String {
        let varied = compactMap { member in
            member.source?.variation.map { "; the variation on line \($0.line) sets \(member.statement)" }
        }
        let limit = Self.variationLimit
        let rest = varied.count - limit
        guard rest > 1 else { return varied.joined() }
        return varied.prefix(limit).joined() + "; \(rest) more variations set others of them"
    }
}
