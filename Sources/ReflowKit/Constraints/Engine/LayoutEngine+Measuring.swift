import Basics
import ConstraintSolver
import Foundation
import KitValues

// The size that constraints give a view independently of its surroundings: autolayout.md §13.
extension LayoutEngine {
    /// Solves a view by itself, after updating its constraints, and changes no frame.
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

    /// Calls `updateConstraints` as the next pass would; a stack view has no constraints before that.
    private static func updateConstraintsToMeasure(_ view: UIView) {
        if let engine = view.engineOfTree {
            engine.updateConstraints(below: view)
        } else {
            // Without an engine, the paths to marked views are not kept.
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

// Ambiguous layouts: autolayout.md §4.
extension LayoutEngine {
    /// Whether constraints allow the view more than one frame.
    func isAmbiguous(_ view: UIView) -> Bool { !openParts(of: view).isEmpty }

    /// Moves the view to another of the frames that its constraints allow.
    func exerciseAmbiguity(of view: UIView) {
        let parts = openParts(of: view)
        guard let state = view.layoutState, let index = index(of: state) else { return }
        // The usual preferences are set first. Otherwise they would be set later, and replace the ones set below.
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

    /// The numbers of a view that constraints leave open: 0 to 3 for `minX`, `minY`, width and height.
    func openParts(of view: UIView) -> [Int] {
        prepare()
        guard let state = view.layoutState, let index = index(of: state),
            items[Int(index)].placement == .constraints
        else { return [] }
        return (0..<4).filter { solver.isAmbiguous(unknown(index, $0)) }
    }

    /// The constraints from which the view's position and size on an axis follow.
    func constraintsAffecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        prepare()
        guard let state = view.layoutState, let index = index(of: state) else { return [] }
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
