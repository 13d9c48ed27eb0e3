import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

/// Builds the row of one constraint in the coordinates of the view that holds it.
@MainActor
struct RowExpression {
    let engine: LayoutEngine
    let holder: UIView
    /// Whether leading is on the right. The holder's direction decides.
    let isRightToLeft: Bool
    /// The sign: -1 if the constraint uses leading or trailing in a right-to-left interface. Positions then count from
    /// the other side, and constants keep their sign.
    let direction: Double

    private(set) var terms: [Term] = []
    private(set) var constant = 0.0
    /// The views whose margins, baselines or scrolling the constant contains.
    private(set) var feeders: [UIView] = []
    private(set) var hasBaseline = false
    private let moves = HierarchyMoves.count
    /// Whether views moved while the row was built, because reading them can run code of subclasses. The result must
    /// then not be used, and no further view may join the engine.
    var isOvertaken: Bool { HierarchyMoves.count != moves }

    init(_ constraint: NSLayoutConstraint, in holder: UIView, of engine: LayoutEngine) {
        self.engine = engine
        self.holder = holder
        let isDirectional =
            constraint.first?.attribute.isDirectional == true || constraint.second?.attribute.isDirectional == true
        isRightToLeft = isDirectional && holder.runsRightToLeft
        direction = isRightToLeft ? -1 : 1
    }

    mutating func add(_ side: ConstraintSide, factor: Double, beside other: ConstraintSide?) {
        guard let end = side.end else { return add(side.item, side.attribute, factor, beside: other) }
        let startSide = ConstraintSide(item: side.item, attribute: side.attribute)
        let endSide = ConstraintSide(item: end.item, attribute: end.attribute)
        add(end.item, end.attribute, factor, beside: startSide)
        add(side.item, side.attribute, -factor, beside: endSide)
    }

    private mutating func add(
        _ item: LayoutItem, _ attribute: NSLayoutAttribute, _ factor: Double, beside other: ConstraintSide?
    ) {
        guard let axis = attribute.axis, let index = index(of: item) else { return }
        if attribute.isSize {
            terms.append(Term(factor, engine.unknown(index, axis == .horizontal ? 2 : 3)))
            return
        }
        let resolved = attribute.resolved(isRightToLeft: isRightToLeft)
        let factor = axis == .horizontal ? factor * direction : factor
        if !item.isGuide, engine.items[Int(index)].superview === holder.identity, !resolved.isMargin,
            !resolved.isBaseline
        {
            // There is no view in between.
            return addPosition(index, axis, factor, share: resolved.share)
        }
        guard let view = item.state.identity === holder.identity ? holder : item.view else { return }
        if resolved.isBaseline {
            addBaseline(resolved, of: item, view, index, factor)
        } else {
            if resolved.isMargin { addMargin(resolved, of: view, factor) }
            addPosition(item, view, index, axis, factor, share: resolved.share, beside: other)
        }
    }

    private func index(of item: LayoutItem) -> Int32? {
        if let known = engine.index(of: item.state) { return known }
        guard let view = item.view, !isOvertaken else { return nil }
        return item.guide.map { engine.item(of: $0, in: view) } ?? engine.item(of: view)
    }

    private func index(of view: UIView) -> Int32? { isOvertaken ? nil : engine.item(of: view) }

    /// Adds a position in the item's own coordinates, at a fraction of its length.
    private mutating func addPosition(
        _ index: Int32, _ axis: NSLayoutConstraint.Axis, _ factor: Double, share: Double
    ) {
        let part = axis == .horizontal ? 0 : 1
        terms.append(Term(factor, engine.unknown(index, part)))
        if share != 0 { terms.append(Term(factor * share, engine.unknown(index, part + 2))) }
    }

    /// Adds a position at a fraction of the item's length.
    private mutating func addPosition(
        _ item: LayoutItem, _ view: UIView, _ index: Int32, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
        share: Double, beside other: ConstraintSide? = nil
    ) {
        let part = axis == .horizontal ? 0 : 1
        if !item.isGuide, view === holder {
            if share != 0.5, let content = contentItem(of: view, beside: other) {
                // Edges of a scroll view that holds the constraint are those of its content.
                if share != 0 { terms.append(Term(factor * share, engine.unknown(content, part + 2))) }
                return
            }
            constant += factor * inset(of: view, axis)
            if share != 0 { terms.append(Term(factor * share, engine.unknown(index, part + 2))) }
            return
        }
        addPosition(index, axis, factor, share: share)
        climb(from: item.isGuide ? view : view.parent, axis, factor)
    }

    /// Adds the offsets of the views between a view and the holder.
    private mutating func climb(from start: UIView?, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        var next = start
        while let view = next, view !== holder {
            guard let index = index(of: view) else { return }
            terms.append(Term(factor, engine.unknown(index, axis == .horizontal ? 0 : 1)))
            constant -= factor * inset(of: view, axis)
            if view.scrollsContent {
                let origin = view.boundsOrigin
                constant -= factor * (axis == .horizontal ? origin.x : origin.y)
                feeders.append(view)
            }
            next = view.parent
        }
    }

    private func inset(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        let insets = view.alignmentRectInsets
        return axis == .horizontal ? insets.left : insets.top
    }

    /// The content of a scroll view, if the other item is part of it.
    private func contentItem(of view: UIView, beside other: ConstraintSide?) -> Int32? {
        guard view.scrollsContent, let other, let otherView = other.item.view, !isOvertaken else { return nil }
        if otherView === view, !other.item.isGuide || other.item.guide?.area == .scrollFrame { return nil }
        return engine.item(of: view.layoutGuide(.scrollContent), in: view)
    }

    private mutating func addMargin(_ attribute: NSLayoutAttribute, of view: UIView, _ factor: Double) {
        constant += factor * attribute.marginOffset(view.actualLayoutMargins)
        feeders.append(view)
    }

    /// Adds a baseline: that of a line of text in the middle of the view, or the top or bottom edge of a view without
    /// text.
    private mutating func addBaseline(
        _ attribute: NSLayoutAttribute, of item: LayoutItem, _ view: UIView, _ index: Int32, _ factor: Double
    ) {
        let isFirst = attribute == .firstBaseline
        hasBaseline = true
        if !item.isGuide {
            let wanted = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if wanted !== view, wanted.isActualDescendant(of: view) {
                // Each view on the way may provide another view's baseline when its arrangement changes.
                var asked = wanted.parent
                while let next = asked {
                    feeders.append(next)
                    asked = next === view ? nil : next.parent
                }
                guard let target = self.index(of: wanted) else { return }
                return addBaseline(attribute, of: LayoutItem(wanted), wanted, target, factor)
            }
        }
        feeders.append(view)
        guard !item.isGuide, let text = view.textBaselines else {
            return addPosition(item, view, index, .vertical, factor, share: isFirst ? 0 : 1)
        }
        constant += factor * (isFirst ? text.first - text.textHeight / 2 : text.textHeight / 2 - text.last)
        addPosition(item, view, index, .vertical, factor, share: 0.5)
    }
}
