import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

/// The row of a constraint between a view and its direct subviews or guides, held by that view. Their coordinates
/// differ by one step at most, so that the row has at most four terms.
///
/// Most constraints are of this kind. ``RowExpression`` has the same result, but uses arrays and visits every view in
/// between, with which a first layout took a fifth longer.
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
    /// Whether all items of a constraint are the holder, its guides or its direct subviews, and no attribute is a
    /// margin, a baseline or the edge of a holder that is a scroll view.
    func isDirect(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
        guard let first = constraint.first, isDirect(first, holder) else { return false }
        guard let second = constraint.second else { return true }
        return isDirect(second, holder)
    }

    /// The row of a constraint for which ``isDirect(_:_:)`` is true.
    /// - Returns: nil if views have moved in the meantime.
    func directRow(of constraint: NSLayoutConstraint, in holder: UIView) -> DirectRow? {
        guard let first = constraint.first else { return nil }
        let second = constraint.second
        let isDirectional = first.attribute.isDirectional || second?.attribute.isDirectional == true
        let isRightToLeft = isDirectional && runsRightToLeft(holder)
        let moves = HierarchyMoves.count
        var row = DirectRow()
        guard add(first, 1, holder, isRightToLeft, to: &row), HierarchyMoves.count == moves else { return nil }
        if let second, !add(second, -constraint.multiplier, holder, isRightToLeft, to: &row) { return nil }
        // A view that joins the engine is asked for its content size, and a subclass may run code for it.
        return moves == HierarchyMoves.count ? row : nil
    }

    /// Whether a side refers to the holder, to a guide known to be the holder's, or to a direct subview. Margins and
    /// baselines are excluded.
    private func isDirect(_ side: ConstraintSide, _ holder: UIView) -> Bool {
        guard side.end == nil, side.attribute != .notAnAttribute, !side.attribute.isMargin, !side.attribute.isBaseline
        else { return false }
        let state = side.item.state
        if let identity = state.identity, identity === holder.identity {
            // Edges of a scroll view may refer to its content.
            return side.attribute.isSize || !holder.scrollsContent
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

    /// Whether leading is on the right in the holder. The engine stores the answer, because the holder looks at all
    /// views above it, which took 4 % of a first layout.
    private func runsRightToLeft(_ holder: UIView) -> Bool {
        if let known = holderDirection, known.holder === holder.identity { return known.isRightToLeft }
        let isRightToLeft = holder.runsRightToLeft
        if let identity = holder.identity { holderDirection = (identity, isRightToLeft) }
        return isRightToLeft
    }
}
