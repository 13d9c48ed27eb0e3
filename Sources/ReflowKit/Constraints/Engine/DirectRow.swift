import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

/// The row of a constraint between a view and its direct subviews or guides, held by that view. Nothing lies between their
/// coordinates, so that there are four terms at most.
///
/// Most constraints are like this. ``RowExpression`` comes to the same, with arrays and a look at every view in between: a
/// first layout took a fifth longer.
struct DirectRow {
    private(set) var terms = InlineArray<4, Term>(repeating: Term(0, Unknown(0)))
    private(set) var termCount = 0
    var constant = 0.0

    mutating func add(_ coefficient: Double, _ unknown: Unknown) {
        terms[termCount] = Term(coefficient, unknown)
        termCount += 1
    }
}

extension LayoutEngine {
    /// Whether nothing may lie between the items of a constraint and its holder, and its constant contains nothing of them
    /// that may change.
    func isDirect(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
        guard let first = constraint.first, isDirect(first, holder) else { return false }
        guard let second = constraint.second else { return true }
        return isDirect(second, holder)
    }

    /// The row of a constraint that ``isDirect(_:_:)``.
    /// - Returns: Nil where views have moved meanwhile.
    func directRow(of constraint: NSLayoutConstraint, in holder: UIView) -> DirectRow? {
        guard let first = constraint.first else { return nil }
        let second = constraint.second
        let isDirectional = first.attribute.isDirectional || second?.attribute.isDirectional == true
        let isRightToLeft = isDirectional && runsRightToLeft(holder)
        let moves = HierarchyMoves.count
        var row = DirectRow()
        guard add(first, 1, holder, isRightToLeft, to: &row), HierarchyMoves.count == moves else { return nil }
        if let second, !add(second, -constraint.multiplier, holder, isRightToLeft, to: &row) { return nil }
        // A view that comes into the engine is asked for its content's size, which a subclass answers.
        return moves == HierarchyMoves.count ? row : nil
    }

    /// Whether a side speaks of the holder, a guide that is known to be the holder's, or a direct subview, and neither of
    /// a margin nor of a line of text.
    private func isDirect(_ side: ConstraintSide, _ holder: UIView) -> Bool {
        guard side.end == nil, side.attribute != .notAnAttribute, !side.attribute.isMargin, !side.attribute.isBaseline
        else { return false }
        let state = side.item.state
        if let identity = state.identity, identity === holder.identity {
            // Edges of a scroll view may be those of what it scrolls.
            return side.attribute.isSize || !(holder is UIScrollView)
        }
        guard let index = index(of: state) else { return state.identity?.view?.isSubview(of: holder) == true }
        let item = items[Int(index)]
        return state.isGuide ? item.view === holder.identity : item.superview === holder.identity
    }

    private func add(
        _ side: ConstraintSide, _ factor: Double, _ holder: UIView, _ isRightToLeft: Bool, to row: inout DirectRow
    ) -> Bool {
        let state = side.item.state
        let isHolder = state.identity != nil && state.identity === holder.identity
        let number: Int32
        if let known = index(of: state) {
            number = known
        } else {
            guard let view = isHolder ? holder : state.identity?.view else { return false }
            number = item(of: view)
        }
        let isHorizontal = side.attribute.axis == .horizontal
        if side.attribute.isSize {
            row.add(factor, unknown(number, isHorizontal ? 2 : 3))
            return true
        }
        let factor = isHorizontal && isRightToLeft ? -factor : factor
        let share = side.attribute.resolved(isRightToLeft: isRightToLeft).share
        if isHolder {
            let insets = holder.alignmentRectInsets
            row.constant += factor * (isHorizontal ? insets.left : insets.top)
        } else {
            row.add(factor, unknown(number, isHorizontal ? 0 : 1))
        }
        if share != 0 { row.add(factor * share, unknown(number, isHorizontal ? 2 : 3)) }
        return true
    }

    /// As the holder says, which looks at all views above it: asked for each constraint, that took 4 % of a first layout.
    private func runsRightToLeft(_ holder: UIView) -> Bool {
        if let known = holderDirection, known.holder === holder.identity { return known.isRightToLeft }
        let isRightToLeft = holder.runsRightToLeft
        if let identity = holder.identity { holderDirection = (identity, isRightToLeft) }
        return isRightToLeft
    }
}
