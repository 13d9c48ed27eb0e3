import Basics
import ConstraintSolver
import Foundation
import KitValues

// The size that constraints want for a view, whatever it is in: autolayout.md §13.
extension LayoutEngine {
    /// Solves a view by itself, after its constraints were brought up to date, and touches no frame.
    static func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsToMeasure(view)
        let engine = LayoutEngine(root: view, purpose: .fitting)
        engine.adopt(view)
        let index = engine.item(of: view)
        engine.aim(at: target.width, of: engine.unknown(index, 2), horizontal)
        engine.aim(at: target.height, of: engine.unknown(index, 3), vertical)
        engine.solve()
        let insets = view.alignmentRectInsets
        return view.simulation.pixelGrid.ceil(
            CGSize(
                width: engine.value(index, 2) + insets.left + insets.right,
                height: engine.value(index, 3) + insets.top + insets.bottom))
    }

    /// What the next pass would ask for: a stack view has no constraints until then.
    private static func updateConstraintsToMeasure(_ view: UIView) {
        if let engine = view.engineOfTree {
            engine.updateConstraints(below: view)
        } else {
            // Where no engine is, nobody keeps the ways to views that are marked.
            view.markTreeForUpdateConstraints()
            view.updateMarkedConstraints()
        }
    }

    private func aim(at length: CGFloat, of unknown: Unknown, _ priority: UILayoutPriority) {
        let row = RowID(Int(takeRow(.fitting)))
        attempt { solver throws(SolverError) in
            try solver.setRow(
                row, terms: [Term(1, unknown)], constant: -length, relation: .equal,
                priority: Priority(priority.rawValue))
        }
    }
}

// What constraints leave open, and what decides: autolayout.md §4.
extension LayoutEngine {
    /// Whether constraints leave the view more than one place.
    func isAmbiguous(_ view: UIView) -> Bool { !openParts(of: view).isEmpty }

    /// Lets the view take another of the places that its constraints leave open.
    func exerciseAmbiguity(of view: UIView) {
        let parts = openParts(of: view)
        guard let state = view.extras?.layoutState, let index = index(of: state) else { return }
        // What is set here must not be taken for an item that the solver knows nothing of.
        if !parts.isEmpty { setPreferences(of: index, parts: 0..<4) }
        for part in parts {
            let number = unknown(index, part)
            let elsewhere = value(index, part) + 50
            attempt { solver throws(SolverError) in
                try solver.setPreference(elsewhere, rank: .max, of: number)
            }
        }
        view.parent?.markNeedsLayout()
    }

    /// Which of a view's numbers constraints leave open: 0 to 3 for `minX`, `minY`, width and height.
    func openParts(of view: UIView) -> [Int] {
        prepare()
        guard let state = view.extras?.layoutState, let index = index(of: state),
            items[Int(index)].placement == .constraints
        else { return [] }
        return (0..<4).filter { solver.isAmbiguous(unknown(index, $0)) }
    }

    /// The constraints that the view's place on an axis follows from.
    func constraintsAffecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        prepare()
        guard let state = view.extras?.layoutState, let index = index(of: state) else { return [] }
        let part = axis == .horizontal ? 0 : 1
        var found: Set<Int> = []
        for number in [unknown(index, part), unknown(index, part + 2)] {
            let explanation = solver.explanation(of: number)
            found.formUnion(explanation.given.map(\.index))
            found.formUnion(explanation.lost.map(\.row.index))
        }
        return found.sorted().compactMap { row in
            if case .constraint(let constraint) = rows[row] { constraint } else { nil }
        }
    }
}
