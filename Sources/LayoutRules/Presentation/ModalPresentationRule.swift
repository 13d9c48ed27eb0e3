public import KitValues

/// The effects of a presentation style on orientation and on the presenter's view (behaviour.md §5.1, §7.3).
public enum ModalPresentationRule {
    /// The effective style of a presentation.
    ///
    /// `automatic` is a page sheet from iOS 13 on and the full screen before. In compact width, a popover becomes a
    /// sheet from iOS 13 on; before, popovers and sheets fill the screen.
    public static func effectiveStyle(
        _ style: UIModalPresentationStyle, horizontalSizeClass: UIUserInterfaceSizeClass, semantics: RotationSemantics
    ) -> UIModalPresentationStyle {
        let hasCards = semantics >= .iOS15
        switch style {
        case .automatic, .none: return hasCards ? .pageSheet : .fullScreen
        case .pageSheet, .formSheet: return horizontalSizeClass == .compact && !hasCards ? .fullScreen : style
        case .popover:
            guard horizontalSizeClass == .compact else { return .popover }
            return hasCards ? .pageSheet : .fullScreen
        default: return style
        }
    }

    /// Whether the presented controller is asked about orientations instead of its presenter.
    /// - Parameters:
    ///   - style: the effective style.
    ///   - coversWindow: whether the presented view fills the window, which decides for `custom` and for contexts.
    public static func controlsOrientation(_ style: UIModalPresentationStyle, coversWindow: Bool) -> Bool {
        switch style {
        case .fullScreen, .overFullScreen, .blurOverFullScreen: true
        case .currentContext, .overCurrentContext, .custom: coversWindow
        case .automatic, .none, .pageSheet, .formSheet, .popover: false
        }
    }

    /// Whether the presenter's view is removed from the window, with its appearance callbacks, once the presented view
    /// covers it.
    public static func removesPresenter(_ style: UIModalPresentationStyle) -> Bool {
        style == .fullScreen || style == .currentContext
    }
}
