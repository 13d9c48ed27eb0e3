import Basics
import Foundation
import KitSchema
import KitValues
import ReflowKit

/// The outline of a `UITextView`: its wrapped text, from the top.
@MainActor
final class TextViewStandIn: UIScrollView {
    let label = UILabel()
    /// UIKit's `textContainerInset` and line fragment padding together, in points.
    private static let inset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

    convenience init() {
        self.init(frame: .zero)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 14)
        addPart(label)
    }

    /// The size of a text view that does not scroll: it is as high as its text at its width (autolayout.md §9.2).
    override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let inset = TextViewStandIn.inset
        let room = measuredWidth > 0 ? measuredWidth - inset.left - inset.right : .greatestFiniteMagnitude
        let text = label.sizeThatFits(CGSize(width: max(1, room), height: .greatestFiniteMagnitude)).height
        let line = PixelGrid(scale: UIScreen.main.scale).ceil(label.font.lineHeight)
        return CGSize(width: UIView.noIntrinsicMetric, height: max(text, line) + inset.top + inset.bottom)
    }

    private var measuredWidth: CGFloat = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isScrollEnabled, bounds.width != measuredWidth {
            measuredWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
        let room = CGRect(origin: .zero, size: bounds.size).less(TextViewStandIn.inset)
        guard room.width > 0 else { return label.frame = .zero }
        let height = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    }
}
