import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// Places a view that UIKit lays out itself in its superview: a cell or its content. Its size is the designed one,
/// changed by the difference between the superview's size and its designed size.
@MainActor
final class FollowingPlacement: PlacementRule {
    private let follows: Following
    private let frame: CGRect
    private let superviewSize: CGSize
    let isEstimate: Bool
    /// Whether the view is a label at the margins of a narrow cell. A wide cell moves such a label to its own margins.
    private let isAtMargins: Bool

    init(
        _ follows: Following, frame: CGRect, superviewSize: CGSize, isEstimate: Bool, isAtMargins: Bool = false
    ) {
        self.follows = follows
        self.isEstimate = isEstimate
        self.isAtMargins = isAtMargins
        self.frame = frame
        self.superviewSize = superviewSize
    }

    func place(_ view: UIView, in superview: UIView) {
        view.frame = widened(frame(of: view, in: superview), view, in: superview)
    }

    /// The designed frame, adapted to the size of the superview.
    private func frame(of view: UIView, in superview: UIView) -> CGRect {
        let growth = CGSize(
            width: superview.bounds.width - superviewSize.width, height: superview.bounds.height - superviewSize.height)
        var frame = self.frame
        let isWide = (superview.superview ?? superview).bounds.width >= FollowingPlacement.wideCell
        let more = isAtMargins && isWide ? FollowingPlacement.moreMargin : 0
        switch follows {
        case .bounds:
            frame = superview.bounds
        case .trailing:
            frame.origin.x += growth.width - more
        case .width:
            frame.origin.x += more
            frame.size.width = max(0, frame.width + growth.width - 2 * more)
            inset(&frame, of: view, in: superview)
        case .size:
            frame.size.width = max(0, frame.width + growth.width)
            frame.size.height = max(0, frame.height + growth.height)
            inset(&frame, of: view, in: superview)
        }
        return frame
    }

    /// The frame of a label in a cell of one of UIKit's styles. It has the width that the text needs, whatever the
    /// stored width is, up to the margins and to the other label.
    ///
    /// A label at the trailing end grows towards the leading label, but the leading label gets its width first. Any
    /// other label grows towards the trailing end.
    private func widened(_ frame: CGRect, _ view: UIView, in superview: UIView) -> CGRect {
        guard let label = view.portrait.letters else { return frame }
        let missing = label.lineWidth - frame.width
        guard missing > 0 else { return frame }
        let others = superview.subviews.compactMap {
            other -> (frame: CGRect, label: UIView, rule: FollowingPlacement)? in
            guard other !== label, other.portrait.letters != nil, let rule = other.placementRule as? FollowingPlacement
            else { return nil }
            let frame = rule.frame(of: other, in: superview)
            return (frame, other, rule)
        }.filter { $0.frame.minY < frame.maxY && frame.minY < $0.frame.maxY }
        let bounds = superview.bounds
        var wide = frame
        if follows == .trailing {
            let taken = others.filter { $0.frame.minX < frame.minX }.map { other in
                other.rule.widened(other.frame, other.label, in: superview).maxX + FollowingPlacement.leastGap
            }
            let margin = bounds.minX + max(0, bounds.maxX - frame.maxX)
            let room = min(missing, max(0, frame.minX - (taken.max() ?? margin)))
            wide.origin.x -= room
            wide.size.width += room
        } else {
            let free = others.filter { $0.frame.minX > frame.minX }.map { $0.frame.minX - FollowingPlacement.leastGap }
            let margin = bounds.maxX - max(0, frame.minX - bounds.minX)
            wide.size.width += min(missing, max(0, (free.min() ?? margin) - frame.maxX))
        }
        return heightened(wide, label, in: bounds)
    }

    /// The frame of a label with several lines that is still too narrow for a single one. It grows up and down within
    /// the row.
    private func heightened(_ frame: CGRect, _ label: any ShownLetters, in bounds: CGRect) -> CGRect {
        guard !label.staysInOneLine, frame.width > 0 else { return frame }
        let needed = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height
        guard needed > frame.height else { return frame }
        let top = max(bounds.minY, frame.midY - needed / 2)
        return CGRect(x: frame.minX, y: top, width: frame.width, height: min(needed, bounds.maxY - top))
    }

    /// The width from which on cells have wider margins, and the difference, in points (tables.md §7).
    private static let wideCell: CGFloat = 414
    private static let moreMargin: CGFloat = 4

    /// The minimum distance between the labels of a cell, in points.
    private static let leastGap: CGFloat = 6

    func cause(of number: LayoutNumber, _ view: UIView, in superview: UIView, named name: String) -> LayoutCause? {
        .superview(of: name)
    }

    private func inset(_ frame: inout CGRect, of view: UIView, in superview: UIView) {
        guard let safe = (superview as? any RowInsetting)?.insets(of: view, following: follows) else { return }
        frame.origin.x += safe.left
        frame.size.width = max(0, frame.width - safe.left - safe.right)
    }
}

/// A view that keeps subviews which follow its size out of the safe area.
@MainActor
protocol RowInsetting: UIView {
    /// The insets, in points, that keep a subview out of the safe area, if the subview follows the view in this way.
    func insets(of subview: UIView, following: Following) -> UIEdgeInsets
}

extension ShownLetters {
    /// The width of the text in one line, in points.
    fileprivate var lineWidth: CGFloat {
        let room = CGFloat.greatestFiniteMagnitude
        return staysInOneLine ? intrinsicContentSize.width : sizeThatFits(CGSize(width: room, height: room)).width
    }
}
