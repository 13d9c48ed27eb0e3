public import Foundation
public import KitValues

/// A view onto something larger. Scrolling moves the origin of its bounds (behaviour.md §3.8).
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// What the view shows when its content sits at the top, kept so that a new safe area moves it along.
    private var restingInset = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The size of what can be scrolled over, in points.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { followSafeArea() } }
    }

    /// The point of the content at the view's origin, in points: the origin of the bounds. Not clamped.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// - Parameter animated: pictures are taken at rest, so the offset is set at once either way.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { restingInset = adjustedContentInset }
    }

    /// When the safe area adds to `contentInset`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { followSafeArea() }
    }

    /// `contentInset` and the part of the safe area that the behaviour adds, in points.
    public final var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        let scrollsAcross: Bool
        let scrollsDown: Bool
        switch contentInsetAdjustmentBehavior {
        case .never:
            return contentInset
        case .always:
            (scrollsAcross, scrollsDown) = (true, true)
        case .automatic, .scrollableAxes:
            scrollsAcross = isScrollEnabled && (alwaysBounceHorizontal || contentSize.width > bounds.width)
            let isContent = contentInsetAdjustmentBehavior == .automatic && isContentBelowNavigationBar
            scrollsDown = isContent || isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
        }
        return contentInset
            + UIEdgeInsets(
                top: scrollsDown ? safe.top : 0, left: scrollsAcross ? safe.left : 0,
                bottom: scrollsDown ? safe.bottom : 0, right: scrollsAcross ? safe.right : 0)
    }

    /// Whether the view is what a controller in a navigation controller scrolls: its view, or the lowest in it.
    private var isContentBelowNavigationBar: Bool {
        let controller = viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
        guard let controller, controller.automaticallyAdjustsScrollViewInsets else { return false }
        return controller.navigationController != nil
    }

    /// Called after the safe area, or what it adds, changed.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followSafeArea()
    }

    /// Content that sits at the top or left stays there under a new inset.
    private func followSafeArea() {
        let old = restingInset
        let new = adjustedContentInset
        guard old != new else { return }
        restingInset = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        contentOffset = offset
        adjustedContentInsetDidChange()
    }

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceHorizontal = false
    open var alwaysBounceVertical = false
    /// Indicators show while a finger scrolls, so pictures at rest have none.
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true

    /// `UIScrollView.ContentInsetAdjustmentBehavior` with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
}
