import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The margins that a cell's content had when Xcode stored its frames. They follow from the frames and from the
/// content's constraints to margins. Without such constraints, they follow from the rule for that Xcode version
/// (autolayout.md §11.2).
@MainActor
struct StoredCellMargins {
    private let content: ViewNode
    private let view: UIView

    /// - Parameter view: the content view, with its subviews in the order of the node's.
    init(of content: ViewNode, _ view: UIView) {
        self.content = content
        self.view = view
    }

    func insets(or rule: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: length(.topMargin) ?? rule.top, left: length(.leadingMargin) ?? length(.leftMargin) ?? rule.left,
            bottom: length(.bottomMargin) ?? rule.bottom,
            right: length(.trailingMargin) ?? length(.rightMargin) ?? rule.right)
    }

    /// The length of a margin according to most of the constraints to it. If several lengths are equally frequent, it
    /// is the first one.
    private func length(_ margin: NSLayoutAttribute) -> CGFloat? {
        let found = content.constraints.compactMap { length(margin, by: $0) }
        var best: (length: CGFloat, count: Int)?
        for length in found {
            let count = found.filter { abs($0 - length) < 0.01 }.count
            if count > best?.count ?? 0 { best = (length, count) }
        }
        return best?.length
    }

    private func length(_ margin: NSLayoutAttribute, by node: ConstraintNode) -> CGFloat? {
        guard case .equation(let equation) = node.form, node.isActive, equation.relation == .equal,
            equation.multiplier == 1, case .points(let constant) = equation.constant,
            let second = equation.second, let size = content.frame?.value.size
        else { return nil }
        let isFirst = equation.first.attribute == margin && isContent(equation.first.item)
        guard isFirst || second.attribute == margin && isContent(second.item) else { return nil }
        let other = isFirst ? second : equation.first
        guard other.attribute == margin.edge, let rect = alignmentRect(of: other.item) else { return nil }
        let edge: CGFloat =
            switch other.attribute {
            case .leading, .left: rect.minX
            case .trailing, .right: rect.maxX
            case .top: rect.minY
            default: rect.maxY
            }
        let place = edge + (isFirst ? constant : -constant)
        let length: CGFloat =
            switch margin {
            case .trailingMargin, .rightMargin: size.width - place
            case .bottomMargin: size.height - place
            default: place
            }
        // Outdated frames may give any length.
        return (0...64).contains(length) ? length : nil
    }

    private func isContent(_ item: ConstraintEquation.Item) -> Bool {
        guard item.area == nil else { return false }
        return switch item.base {
        case .holder: true
        case .id(let id): id == content.id
        case .superview: false
        }
    }

    private func alignmentRect(of item: ConstraintEquation.Item) -> CGRect? {
        guard item.area == nil, case .id(let id) = item.base,
            let index = content.subviews.firstIndex(where: { $0.id == id }), view.subviews.indices.contains(index),
            let frame = content.subviews[index].frame?.value
        else { return nil }
        return view.subviews[index].alignmentRect(forFrame: frame)
    }
}

extension NSLayoutAttribute {
    /// The edge at a margin.
    fileprivate var edge: NSLayoutAttribute {
        switch self {
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        default: .notAnAttribute
        }
    }
}
