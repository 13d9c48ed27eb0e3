import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// The lines that show the causes of a view's frame. This code runs only on request.
extension LayoutEngine {
    /// The causes of a view's four numbers and the optional constraints that lost, each once and with its line. A cause
    /// without a line has no position of its own.
    /// - Returns: nil for a view that no constraint places.
    func placingLines(
        of view: UIView, in space: LineSpace, _ words: ConstraintWords
    ) -> [(geometry: LineGeometry?, cause: LayoutCause)]? {
        guard let state = view.layoutState, let index = index(of: state),
            items[Int(index)].placement == .constraints
        else { return nil }
        var told = Set<RowID>()
        var given: [(geometry: LineGeometry?, cause: LayoutCause)] = []
        var lost: [(geometry: LineGeometry?, cause: LayoutCause)] = []
        for name in LayoutNumber.allCases {
            let explanation = solver.explanation(of: unknown(index, name.part))
            for row in directRows(of: index, name, explanation) where told.insert(row).inserted {
                guard let cause = cause(of: row, for: index, words) else { continue }
                given.append((geometry(of: row, for: view, in: space), cause))
            }
            for loss in explanation.lost where told.insert(loss.row).inserted {
                guard let cause = cause(of: loss.row, for: index, words, error: loss.distance) else { continue }
                lost.append((geometry(of: loss.row, for: view, in: space), cause))
            }
            for cause in contentCauses(of: name, view, explanation, words) { given.append((nil, cause)) }
            if explanation.isAmbiguous { given.append((nil, tieBreak(of: name, view, words))) }
        }
        return given + lost
    }

    private func geometry(of row: RowID, for view: UIView, in space: LineSpace) -> LineGeometry? {
        switch rows[row.index] {
        case .free, .fitting, .mask: return nil
        case .constraint(let constraint): return constraint.line(for: view, in: space)
        case .guide(let item, let part):
            guard let guide = items[Int(item)].guide, let owner = guide.owningView else { return nil }
            let edge: [NSLayoutAttribute] = [.left, .top, .right, .bottom]
            var attribute = edge[part]
            switch guide.area {
            case .top, .bottom, .keyboard:
                // Rows of system guides give their start or end, and their size.
                if part == 3 { return LineGeometry.along(space.rect(guide.layoutFrame, in: owner), .vertical) }
                if part == 2, guide.area != .keyboard { return nil }
                if part == 1, guide.area != .top { attribute = .bottom }
            default: break
            }
            return LineGeometry.between(
                space.edge(attribute, of: guide.layoutFrame, in: owner),
                space.edge(attribute, of: owner.bounds, in: owner), along: part % 2 == 0 ? .horizontal : .vertical)
        case .content(let item, let part):
            guard let view = items[Int(item)].view.view else { return nil }
            return LineGeometry.along(space.rect(of: view), part < 2 ? .horizontal : .vertical)
        }
    }
}

/// The coordinate system in which lines are drawn.
@MainActor
struct LineSpace {
    /// The view over whose image the lines are drawn.
    let root: UIView
    /// The transform from the root's coordinates to those of the image.
    let toPicture: CGAffineTransform

    func rect(_ rect: CGRect, in view: UIView) -> CGRect {
        view.converted(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY).applying(toPicture)
    }

    /// The view's alignment rectangle, to which constraints refer, in the image.
    func rect(of view: UIView) -> CGRect { rect(view.alignmentBounds, in: view) }

    /// The bounds of the image.
    var bounds: CGRect { CGRect(origin: .zero, size: root.bounds.size).applying(toPicture) }

    /// The edge or centre line of a position attribute, as a rectangle without length along the axis.
    func edge(_ attribute: NSLayoutAttribute, of rect: CGRect, in view: UIView) -> CGRect {
        let share = CGFloat(attribute.share)
        let edge =
            attribute.axis == .horizontal
            ? CGRect(x: rect.minX + share * rect.width, y: rect.minY, width: 0, height: rect.height)
            : CGRect(x: rect.minX, y: rect.minY + share * rect.height, width: rect.width, height: 0)
        return self.rect(edge, in: view)
    }
}

extension UIView {
    fileprivate final var alignmentBounds: CGRect { bounds.inset(by: alignmentRectInsets) }

    /// The first or last baseline of a view; its top or bottom if it has no text.
    fileprivate final func baseline(isFirst: Bool) -> (view: UIView, y: CGFloat) {
        let wanted = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        guard wanted === self || !wanted.isActualDescendant(of: self) else { return wanted.baseline(isFirst: isFirst) }
        let rect = alignmentBounds
        guard let text = textBaselines else { return (self, isFirst ? rect.minY : rect.maxY) }
        return (
            self, rect.midY + (isFirst ? text.first - text.textHeight / 2 : text.textHeight / 2 - text.last)
        )
    }
}

extension NSLayoutConstraint {
    /// - Parameter view: the view that the line explains, at which it starts.
    fileprivate final func line(for view: UIView, in space: LineSpace) -> LineGeometry? {
        guard let first, let holder, let axis = first.attribute.axis else { return nil }
        let isRightToLeft = holder.runsRightToLeft
        func edge(_ item: LayoutItem, _ attribute: NSLayoutAttribute, beside other: LayoutItem?) -> CGRect? {
            item.edge(attribute.resolved(isRightToLeft: isRightToLeft), in: space, of: holder, beside: other)
        }
        if let end = first.end {
            guard let start = edge(first.item, first.attribute, beside: end.item),
                let stop = edge(end.item, end.attribute, beside: first.item)
            else { return nil }
            return .between(start, stop, along: axis)
        }
        if first.attribute.isSize {
            let sides = [first, second].compactMap(\.self).filter { $0.end == nil }
            let own = sides.first { $0.item.isView(view) } ?? first
            guard let axis = own.attribute.axis, let rect = own.item.rect(in: space) else { return nil }
            return .along(rect, axis)
        }
        guard let second, second.end == nil, let start = edge(first.item, first.attribute, beside: second.item),
            let end = edge(second.item, second.attribute, beside: first.item)
        else { return nil }
        return second.item.isView(view) ? .between(end, start, along: axis) : .between(start, end, along: axis)
    }
}

extension LayoutItem {
    @MainActor
    fileprivate func isView(_ other: UIView) -> Bool { !isGuide && view === other }

    @MainActor
    fileprivate func rect(in space: LineSpace) -> CGRect? {
        guard let view else { return nil }
        return guide.map { space.rect($0.layoutFrame, in: view) } ?? space.rect(of: view)
    }

    /// - Parameters:
    ///   - attribute: a position; leading and trailing are already resolved to edges.
    ///   - holder: the holder of the constraint.
    ///   - other: the other item of the constraint.
    @MainActor
    fileprivate func edge(
        _ attribute: NSLayoutAttribute, in space: LineSpace, of holder: UIView, beside other: LayoutItem?
    ) -> CGRect? {
        guard let view else { return nil }
        if attribute.isBaseline, !isGuide {
            let (text, y) = view.baseline(isFirst: attribute == .firstBaseline)
            return space.rect(
                CGRect(x: text.bounds.minX, y: y, width: text.bounds.width, height: 0), in: text)
        }
        var rect = guide?.layoutFrame ?? view.alignmentBounds
        if view === holder, !isGuide, attribute.share != 0.5, view.scrolls(other) {
            rect = CGRect(origin: .zero, size: view.scrolledSize)
        }
        if attribute.isMargin { rect = rect.inset(by: view.actualLayoutMargins) }
        // A guide has no text, so its last baseline is its bottom.
        return space.edge(attribute == .lastBaseline ? .bottom : attribute, of: rect, in: view)
    }
}

extension UIView {
    /// Whether an edge of this scroll view in a constraint with `item` is an edge of its content.
    fileprivate final func scrolls(_ item: LayoutItem?) -> Bool {
        guard scrollsContent, let item, let view = item.view else { return false }
        return view !== self || item.isGuide && item.guide?.area != .scrollFrame
    }
}
