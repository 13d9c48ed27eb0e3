public import Foundation
import KitValues
import LayoutRules

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Shows a controller in a popover, next to the view or item it belongs to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view the popover belongs to.
    open weak var sourceView: UIView? {
        didSet { place() }
    }

    /// The rectangle that the arrow points to, in the source view's coordinates; null means the view's bounds.
    open var sourceRect = CGRect.null {
        didSet { place() }
    }

    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// The direction of the arrow; `unknown` while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection {
        guard let container, let sourceView, effectiveStyle == .popover else { return .unknown }
        let source = sourceView.converted(
            sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
        let frame = frameOfPresentedViewInContainerView
        if frame.minY >= source.maxY { return .up }
        if frame.maxY <= source.minY { return .down }
        return frame.minX >= source.maxX ? .left : .right
    }
}

/// Shows a controller in a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    open var prefersGrabberVisible = false
    /// The corner radius in points; `nil` for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { shadowView?.actualLayer.cornerRadius = preferredCornerRadius ?? UIDropShadowView.cornerRadius }
    }
}
