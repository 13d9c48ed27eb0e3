import ConstraintSolver
import TestSupport

/// A case as rows, with four unknowns for each view, in the coordinates of the root. It supports only plain views.
struct CaseSolver: ~Copyable {
    private let layoutCase: LayoutCase
    private let index: [String: Int]
    private var solver = ConstraintSolver()
    private var rowCount = 0

    /// The leading and trailing edges in a right-to-left interface.
    private static let turned = ["leading": "right", "trailing": "left"]

    private enum Measure: Int, CaseIterable {
        case minX, minY, width, height
    }

    init(_ layoutCase: LayoutCase) throws {
        self.layoutCase = layoutCase
        index = Dictionary(uniqueKeysWithValues: layoutCase.views.enumerated().map { ($1.id, $0) })
        for view in layoutCase.views { try add(view) }
        for constraint in layoutCase.constraints { try add(constraint) }
        // The root is at the origin, and either has a size or is fitted.
        let root = layoutCase.views[0]
        try solver.fix(unknown(root.id, .minX), at: 0)
        try solver.fix(unknown(root.id, .minY), at: 0)
        if let target = layoutCase.target, let priorities = layoutCase.priorities {
            try add([Term(1, unknown(root.id, .width))], -target[0], .equal, priorities[0])
            try add([Term(1, unknown(root.id, .height))], -target[1], .equal, priorities[1])
        } else if let frame = root.frame {
            try resize(to: [frame[2], frame[3]])
        }
    }

    mutating func resize(to size: [Double]) throws {
        try solver.fix(unknown(layoutCase.views[0].id, .width), at: size[0])
        try solver.fix(unknown(layoutCase.views[0].id, .height), at: size[1])
    }

    mutating func update() throws -> [Conflict] {
        try solver.update()
        return solver.conflicts
    }

    /// The frame of a view in its superview.
    func frame(of id: String) -> [Double] {
        guard let place = index[id] else { return [] }
        let superview = layoutCase.views[place].superview
        let left = value(id, .minX) - (superview.map { value($0, .minX) } ?? 0)
        let top = value(id, .minY) - (superview.map { value($0, .minY) } ?? 0)
        return [left, top, value(id, .width), value(id, .height)]
    }

    mutating func isAmbiguous(_ id: String) -> Bool {
        for measure in Measure.allCases where solver.isAmbiguous(unknown(id, measure)) { return true }
        return false
    }

    private func value(_ id: String, _ measure: Measure) -> Double { solver.value(of: unknown(id, measure)) }

    private func unknown(_ id: String, _ measure: Measure) -> Unknown {
        Unknown(4 * (index[id] ?? 0) + measure.rawValue)
    }

    // MARK: - Rows

    private mutating func add(_ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: Float) throws {
        try solver.setRow(
            RowID(rowCount), terms: terms, constant: constant, relation: relation, priority: Priority(priority))
        rowCount += 1
    }

    private mutating func add(_ view: LayoutCase.View) throws {
        let content = view.intrinsicContentSize ?? [nil, nil]
        for (axis, measure) in [Measure.width, .height].enumerated() {
            let length = unknown(view.id, measure)
            try solver.setIsLength(true, of: length)
            guard let size = content[axis] else { continue }
            try solver.setPreference(size, of: length)
            try add([Term(1, length)], -size, .lessThanOrEqual, view.hugging?[axis] ?? 250)
            try add([Term(1, length)], -size, .greaterThanOrEqual, view.compression?[axis] ?? 750)
        }
    }

    private mutating func add(_ constraint: LayoutCase.Constraint) throws {
        let holder = holder(of: constraint)
        var terms = terms(constraint.first, constraint.firstAttribute, 1, holder: holder)
        if let second = constraint.second, let attribute = constraint.secondAttribute {
            terms += self.terms(second, attribute, -(constraint.multiplier?.value ?? 1), holder: holder)
        }
        let relation: Relation =
            switch constraint.relation {
            case "==": .equal
            case "<=": .lessThanOrEqual
            default: .greaterThanOrEqual
            }
        // In a right-to-left interface, a distance to a leading or trailing edge is positive to the left.
        let direction: Double =
            isRightToLeft && ["leading", "trailing"].contains(constraint.firstAttribute) ? -1 : 1
        let turned: Relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: direction < 0 ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: direction < 0 ? .lessThanOrEqual : .greaterThanOrEqual
            }
        try add(terms, -direction * (constraint.constant ?? 0), turned, constraint.priority ?? 1000)
    }

    private var isRightToLeft: Bool { layoutCase.layoutDirection == "rightToLeft" }

    /// The nearest view that contains both items; positions are measured from its origin.
    private func holder(of constraint: LayoutCase.Constraint) -> String {
        guard let second = constraint.second else { return constraint.first }
        let others = ancestors(second)
        return ancestors(constraint.first).first { others.contains($0) } ?? layoutCase.views[0].id
    }

    /// The view and its superviews, from the inside out.
    private func ancestors(_ id: String) -> [String] {
        var chain = [id]
        while let place = index[chain[chain.count - 1]], let superview = layoutCase.views[place].superview {
            chain.append(superview)
        }
        return chain
    }

    private func terms(_ id: String, _ attribute: String, _ factor: Double, holder: String) -> [Term] {
        let (position, length, share): (Measure, Measure, Double)
        switch isRightToLeft ? Self.turned[attribute] ?? attribute : attribute {
        case "left", "leading": (position, length, share) = (.minX, .width, 0)
        case "right", "trailing": (position, length, share) = (.minX, .width, 1)
        case "centerX": (position, length, share) = (.minX, .width, 0.5)
        case "top": (position, length, share) = (.minY, .height, 0)
        case "bottom": (position, length, share) = (.minY, .height, 1)
        case "centerY": (position, length, share) = (.minY, .height, 0.5)
        case "width": return [Term(factor, unknown(id, .width))]
        default: return [Term(factor, unknown(id, .height))]
        }
        return [
            Term(factor, unknown(id, position)), Term(factor * share, unknown(id, length)),
            Term(-factor, unknown(holder, position)),
        ]
    }
}

extension LayoutCase {
    /// Whether no view or guide of the case makes rows of its own.
    var hasPlainViewsOnly: Bool { views.allSatisfy { $0.class == nil } && (guides ?? []).isEmpty }
}
