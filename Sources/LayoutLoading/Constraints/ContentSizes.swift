import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// What the content of texts and controls is taken to be as large as.
enum ContentSizes {
    /// On a device: texts are measured, and controls are those of today's iOS.
    case device
    /// At a size of its own, without a device: texts are measured, and controls are those of the Xcode that saved the
    /// document.
    case canvas
    /// Everything is as the document stores it.
    case stored

    /// Nil where the view itself says.
    @MainActor
    func size(of view: UIView, _ node: ViewNode) -> CGSize? {
        switch self {
        case .device: nil
        case .canvas: node.canvasControlHeight.map { view.contentSize(withFrameHeight: $0) }
        case .stored: node.storedContentSize(of: view)
        }
    }
}

extension ViewNode {
    /// The height of a control on the canvas of the Xcode that saved the document, where it differs from today's
    /// (autolayout.md §9.2).
    fileprivate var canvasControlHeight: CGFloat? {
        guard let tools = toolsVersion else { return nil }
        return switch baseClass {
        case .segmentedControl, .stepper: tools < 15_000 ? 29 : nil
        case .progressView: tools < 15_000 ? 2 : nil
        case .textField: isRounded && tools < 17_000 ? 30 : nil
        default: nil
        }
    }

    private var isRounded: Bool {
        if case .choice(let style)? = property("borderStyle")?.value { style.name == "roundedRect" } else { false }
    }
}

extension UIView {
    /// The content's size where its frame is that high.
    fileprivate func contentSize(withFrameHeight height: CGFloat) -> CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: intrinsicContentSize.width, height: height - insets.top - insets.bottom)
    }
}
