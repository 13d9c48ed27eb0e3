import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// The content sizes in the Xcode version that saved a document: `TextSizes.stored`.
extension ViewNode {
    /// The stored size of a text or control as its content size, because the actual size depends on the fonts and on
    /// the version of iOS. An axis on which the class has no content size is left out. Nil for all other views.
    @MainActor
    func storedContentSize(of view: UIView) -> CGSize? {
        guard let size = frame?.value.size, let measured = measuredAxes else { return nil }
        let insets = view.alignmentRectInsets
        return CGSize(
            width: measured == .both ? max(0, size.width - insets.left - insets.right) : UIView.noIntrinsicMetric,
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The axes; nil for views without content.
    private var measuredAxes: MeasuredAxes? {
        switch ClassCards[baseClass]?.storedContent {
        case .both: .both
        case .vertical: .vertical
        case .symbols:
            if case .image(let image)? = property(.image)?.value, image.isSymbol { .both } else { nil }
        case .unlessScrolling: property(.isScrollEnabled)?.value == .boolean(false) ? .both : nil
        case .some(.none), nil: nil
        }
    }
}

/// The axes on which a class has a content size.
private enum MeasuredAxes {
    case both, vertical
}
