import Basics
import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// Explanations of a view's frame. This code runs only on request.
extension LayoutEngine {
    /// The maximum number of causes that are listed for one number.
    private static let chainLimit = 200

    /// The causes of a number of a view's frame: the rows from which it follows, and the rows that lost.
    /// - Parameter isDeep: whether the causes of the causes are included, up to the window.
    func causes(
        of name: LayoutNumber, _ view: UIView, isDeep: Bool, _ words: ConstraintWords
    ) -> (causes: [LayoutCause], isAmbiguous: Bool)? {
        guard let state = view.layoutState, let index = index(of: state),
            items[Int(index)].placement == .constraints
        else { return nil }
        let number = unknown(index, name.part)
        let explanation = solver.explanation(of: number)
        let direct = directRows(of: index, name, explanation)
        var causes = direct.compactMap { cause(of: $0, for: index, words) }
        causes += contentCauses(of: name, view, explanation, words)
        if isDeep { causes += chain(from: direct, of: index, words) }
        if !isDeep { causes += neighbours(against: explanation, direct, of: index, words) }
        if explanation.isAmbiguous { causes.append(tieBreak(of: name, view, words)) }
        causes += explanation.lost.compactMap { loss in
            isAboutLength(loss.row, index, name) ? nil : cause(of: loss.row, for: index, words, error: loss.distance)
        }
        return (causes, explanation.isAmbiguous)
    }

    /// The contents of other views that leave too little space for the content of a view, as when a text is truncated.
    private func neighbours(
        against explanation: Explanation, _ direct: [RowID], of index: Int32, _ words: ConstraintWords
    ) -> [LayoutCause] {
        let isCut = explanation.lost.contains { loss in
            if case .content(index, _) = rows[loss.row.index] { true } else { false }
        }
        guard isCut else { return [] }
        let others = explanation.given.filter { row in
            guard case .content(let item, _) = rows[row.index] else { return false }
            return item != index && !direct.contains(row)
        }
        return others.prefix(LayoutEngine.neighbourLimit).compactMap {
            cause(of: $0, for: index, words, isAsked: false)
        }
    }

    /// The maximum number of neighbours that are named.
    private static let neighbourLimit = 3

    /// The value of a number in a view's frame before it was rounded to pixels; nil if it was not rounded.
    func unrounded(_ name: LayoutNumber, of view: UIView, shownAs value: CGFloat) -> CGFloat? {
        guard let state = view.layoutState, let index = index(of: state) else { return nil }
        let insets = view.alignmentRectInsets
        var exact = CGFloat(self.value(index, name.part))
        switch name {
        case .x: exact -= insets.left
        case .y: exact -= insets.top
        case .width: exact += insets.left + insets.right
        case .height: exact += insets.top + insets.bottom
        }
        // Rounding moves each of the two edges by less than a pixel.
        let distance = (exact - value).magnitude
        return distance > 1e-3 && distance < 2 / UIScreen.main.scale ? exact : nil
    }

    /// The causes that are missing contents or lengths that cannot be negative.
    func contentCauses(
        of name: LayoutNumber, _ view: UIView, _ explanation: Explanation, _ words: ConstraintWords
    ) -> [LayoutCause] {
        var causes = lengthCauses(explanation, words)
        if explanation.isAmbiguous, name.isLength, let missing = view.missingContent {
            let own = LayoutCause.missing(missing, in: words.name(of: view))
            if !causes.contains(own) { causes.insert(own, at: 0) }
        }
        return causes
    }

    /// The lengths that cannot be negative.
    private func lengthCauses(_ explanation: Explanation, _ words: ConstraintWords) -> [LayoutCause] {
        explanation.lengths.map { length in
            if items[length.index / 4].guide == nil, let view = items[length.index / 4].view.view,
                let missing = view.missingContent
            {
                return .missing(missing, in: words.name(of: view))
            }
            return .nonnegative(
                LayoutNumber(part: length.index % 4), of: words.reference(to: items[length.index / 4]))
        }
    }

    func tieBreak(of name: LayoutNumber, _ view: UIView, _ words: ConstraintWords) -> LayoutCause {
        .tieBreak(name, priorityTie(of: name, view, words))
    }

    /// The rows behind a number that refer to the view itself, and the rows of system guides to which those refer.
    func directRows(of index: Int32, _ name: LayoutNumber, _ explanation: Explanation) -> [RowID] {
        let own = [unknown(index, name.position.part), unknown(index, name.position.part + 2)]
        var named = Set(own.map(\.index))
        let rows = explanation.given.filter { row in
            let unknowns = solver.unknowns(of: row)
            guard unknowns.contains(where: own.contains) else { return false }
            for unknown in unknowns where items[unknown.index / 4].placement == .systemGuide {
                named.insert(unknown.index)
                // The start of a guide at the bottom follows from its height.
                if let area = items[unknown.index / 4].guide?.area, area == .keyboard || area == .bottom,
                    unknown.index % 4 == 1
                {
                    named.insert(unknown.index + 2)
                }
            }
            return true
        }
        guard !rows.isEmpty else { return explanation.given }
        let guides = explanation.given.filter { row in
            guard case .guide(let item, let part) = self.rows[row.index], !rows.contains(row),
                solver.unknowns(of: row).contains(where: { named.contains($0.index) })
            else { return false }
            return part >= 2 || !rows.allSatisfy { speaksOnlyOfFarEdge($0, ofGuide: item, part) }
        }
        return rows + guides
    }

    /// Whether a row refers only to the right or bottom edge of a guide with four edges. These edges do not depend on
    /// the start of the guide.
    private func speaksOnlyOfFarEdge(_ row: RowID, ofGuide item: Int32, _ part: Int) -> Bool {
        guard case .constraint(let constraint) = rows[row.index] else { return false }
        let axis: NSLayoutConstraint.Axis = part % 2 == 0 ? .horizontal : .vertical
        return [constraint.first, constraint.second].compactMap(\.self).allSatisfy { side in
            guard let guide = side.item.guide, index(of: side.item.state) == item, side.attribute.axis == axis else {
                return true
            }
            guard side.end == nil, let owner = guide.owningView else { return false }
            switch guide.area {
            case .top, .bottom, .keyboard: return false
            default: break
            }
            let isRightToLeft = side.attribute.isDirectional && owner.runsRightToLeft
            return side.attribute.resolved(isRightToLeft: isRightToLeft).share == 1
        }
    }

    /// Whether a row about a position is also about the length. It is then listed with the length.
    private func isAboutLength(_ row: RowID, _ index: Int32, _ name: LayoutNumber) -> Bool {
        !name.isLength && solver.unknowns(of: row).contains(unknown(index, name.part + 2))
    }

    /// The causes of the other numbers in some rows, nearest first.
    private func chain(from rows: [RowID], of index: Int32, _ words: ConstraintWords) -> [LayoutCause] {
        var told = Set(rows)
        var asked: Set<Unknown> = Set((0..<4).map { unknown(index, $0) })
        var waiting = rows
        var causes: [LayoutCause] = []
        var next = 0
        while next < waiting.count, causes.count < LayoutEngine.chainLimit {
            for number in solver.unknowns(of: waiting[next]) where asked.insert(number).inserted {
                let item = items[number.index / 4]
                guard !solver.isInput(number) else {
                    if let view = item.view.view, number.index % 4 >= 2, !causes.contains(where: { $0.kind == .window })
                    {
                        let name = LayoutNumber(part: number.index % 4)
                        causes.append(.shown(name, solver.value(of: number), of: words.name(of: view)))
                    }
                    continue
                }
                let given = solver.explanation(of: number).given
                // The rows about the number itself come first; their causes follow from there.
                let near = given.filter { solver.unknowns(of: $0).contains(number) }
                for row in near.isEmpty ? given : near where told.insert(row).inserted {
                    waiting.append(row)
                    if let cause = cause(of: row, for: Int32(number.index / 4), words, isAsked: false) {
                        causes.append(cause)
                    }
                }
            }
            next += 1
        }
        return causes
    }

    // MARK: Rows in words

    /// The cause that a row of an item's frame represents, in words.
    /// - Parameter isAsked: whether the explanation is about this item, which then needs no name.
    func cause(
        of row: RowID, for index: Int32, _ words: ConstraintWords, error: Double = 0, isAsked: Bool = true
    ) -> LayoutCause? {
        switch rows[row.index] {
        case .free, .fitting: return nil
        case .constraint(let constraint): return cause(of: constraint, for: index, words, error)
        case .mask(let item, let part):
            guard let view = items[Int(item)].view.view else { return nil }
            return view.maskCause(of: LayoutNumber(part: part), words)
        case .guide(let item, let part):
            guard let guide = items[Int(item)].guide else { return nil }
            if let cause = guideCause(guide, cause: row, part, words.name(of: guide)) { return cause }
            let edge: [NSLayoutAttribute] = [.left, .top, .right, .bottom]
            return .inset(
                edge[part], 0 + solver.constant(of: row) * (part < 2 ? -1 : 1), of: words.name(of: guide),
                isSafeArea: guide.area == .safeArea)
        case .content(let item, let part):
            guard let view = items[Int(item)].view.view else { return nil }
            let axis: NSLayoutConstraint.Axis = part < 2 ? .horizontal : .vertical
            let isHugging = part % 2 == 0
            let priority =
                isHugging
                ? view.actualContentHuggingPriority(for: axis)
                : view.actualContentCompressionResistancePriority(for: axis)
            var cause = LayoutCause.content(
                along: axis, of: item == index && isAsked ? nil : words.name(of: view), isHugging: isHugging,
                priority: priority.rawValue, size: -solver.constant(of: row), error: error)
            if item != index { cause.role = .neighbour(words.name(of: view)) }
            return cause
        }
    }

    /// The cause for a guide at the top, at the bottom or above the keyboard, whose rows give its start or end, and its
    /// height. Guides at the top and the bottom have no width. It is nil for other guides, and for their other rows.
    private func guideCause(_ guide: UILayoutGuide, cause row: RowID, _ part: Int, _ name: String) -> LayoutCause? {
        let length = 0 - solver.constant(of: row)
        return switch (guide.area, part) {
        case (.top, 1): .edge(.top, ofGuide: name)
        case (.bottom, 1), (.keyboard, 1): .edge(.bottom, ofGuide: name)
        case (.top, 2), (.bottom, 2): .length(.width, length, ofGuide: name)
        case (.top, 3), (.bottom, 3), (.keyboard, 3): .length(.height, length, ofGuide: name)
        default: nil
        }
    }

    private func cause(
        of constraint: NSLayoutConstraint, for index: Int32, _ words: ConstraintWords, _ error: Double
    ) -> LayoutCause {
        let equation = words.equation(of: constraint)
        let identifier = constraint.identifier ?? ""
        let isStack =
            ConflictEntry.Origin(identifier: identifier) == .stack || identifier == StackIdentifier.hiding.rawValue
        var cause = LayoutCause(
            isStack ? .stack : .constraint, equation.forPeople,
            constraint: words.canWrite(constraint) ? equation.forFiles : nil,
            identifier: constraint.identifier, source: constraint.source,
            priority: Double(constraint.priority.rawValue), error: error,
            readings: [(constraint.first, constraint.second), (constraint.second, constraint.first)].flatMap {
                side, other in
                side.map { readings(of: $0, beside: other, for: index, words) } ?? []
            })
        let explained = items[Int(index)].view.view
        cause.meanings = [constraint.first, constraint.second].compactMap { side in
            side?.item.view.flatMap { $0 === explained ? nil : words.meaning(of: $0) }
        }
        if let first = constraint.first, constraint.second == nil, first.end == nil, first.attribute.isSize,
            self.index(of: first.item.state) == index
        {
            cause.role = .ownSize(isEqual: constraint.relation == .equal)
        }
        return cause
    }

    /// The value of the other side of a constraint, in the coordinates of its superview, or in the view's own
    /// coordinates if it contains the explained view. For the edge of a margin, a second reading is the margin's width.
    private func readings(
        of side: ConstraintSide, beside neighbour: ConstraintSide?, for index: Int32, _ words: ConstraintWords
    ) -> [LayoutCause.Reading] {
        guard side.end == nil, let view = side.item.view, let axis = side.attribute.axis,
            let other = self.index(of: side.item.state), other != index
        else { return [] }
        let part = axis == .horizontal ? 0 : 1
        let length = value(other, part + 2)
        let name = words.text(of: side, beside: neighbour)
        guard !side.attribute.isSize else { return [LayoutCause.Reading(name, length)] }
        let isRightToLeft = side.attribute.isDirectional && view.runsRightToLeft
        let attribute = side.attribute.resolved(isRightToLeft: isRightToLeft)
        let explained = items[Int(index)]
        let isAround = !side.item.isGuide && explained.view.view?.isActualDescendant(of: view) == true
        let start = isAround ? 0 : value(other, part)
        if attribute.isBaseline, !side.item.isGuide {
            guard let distance = view.baselineDistance(isFirst: attribute == .firstBaseline) else { return [] }
            return [LayoutCause.Reading(name, start + distance)]
        }
        if attribute.isMargin {
            let margin = attribute.marginOffset(view.actualLayoutMargins)
            let place = LayoutCause.Reading(name, start + attribute.share * length + margin)
            let width = LayoutCause.Reading(margin: attribute, margin.magnitude, of: words.name(of: view))
            return [place] + [width].compactMap(\.self)
        }
        // The near edge of a superview is always at 0.
        if isAround, attribute.share == 0 { return [] }
        return [LayoutCause.Reading(name, start + attribute.share * length)]
    }
}

extension NSLayoutAttribute {
    /// The distance of a margin attribute from the edge or the middle to which it belongs.
    func marginOffset(_ margins: UIEdgeInsets) -> CGFloat {
        switch self {
        case .leftMargin: margins.left
        case .rightMargin: -margins.right
        case .topMargin: margins.top
        case .bottomMargin: -margins.bottom
        case .centerXWithinMargins: (margins.left - margins.right) / 2
        case .centerYWithinMargins: (margins.top - margins.bottom) / 2
        default: 0
        }
    }
}

extension UIView {
    /// The distance from the top of a view's alignment rectangle to its first or last baseline; nil if the baseline is
    /// another view's.
    fileprivate final func baselineDistance(isFirst: Bool) -> CGFloat? {
        let wanted = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        guard wanted === self, let text = textBaselines else { return nil }
        let insets = alignmentRectInsets
        let height = bounds.height - insets.top - insets.bottom
        return height / 2 + (isFirst ? text.first - text.textHeight / 2 : text.textHeight / 2 - text.last)
    }
}

extension ConstraintWords {
    fileprivate func reference(to item: LayoutEngine.Item) -> String {
        item.guide.map { name(of: $0) } ?? item.view.view.map { reference(to: $0) } ?? "(nothing)"
    }
}

extension LayoutNumber {
    /// The index of the number among an item's unknowns.
    var part: Int {
        switch self {
        case .x: 0
        case .y: 1
        case .width: 2
        case .height: 3
        }
    }

    init(part: Int) {
        self = [.x, .y, .width, .height][part]
    }
}
