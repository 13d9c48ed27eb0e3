public import Foundation
public import KitValues

/// A view onto something larger. Scrolling moves the origin of its bounds (behaviour.md §3.8).
@preconcurrency @MainActor
open class UIScrollView: UIView, SimulationScrollDelegation {
    /// The part of the safe area by which content at the top or left was last moved.
    private var followedSafeArea = UIEdgeInsets.zero

    override func makeParts() {
        super.makeParts()
        clipsToBounds = true
    }

    /// The size of the scrollable content, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            followSafeArea()
            KeyValueObservers.tell(of: self)
        }
    }

    /// The point of the content at the view's origin, in points: the origin of the bounds. Not clamped.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            didScroll()
        }
    }

    /// Tells bars, which look different if no content is scrolled behind them, and the delegate.
    final func didScroll() {
        (viewController ?? parent?.viewController)?.noteBarsAround()
        KeyValueObservers.tell(of: self)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    private(set) final weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// Takes a delegate that was set as that of a scroll view.
    func setScrollDelegate(_ new: (any UIScrollViewDelegate)?) { scrollDelegate = new }

    open override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setDelegate:", { (one: UIScrollView) in .init { one.delegate = $0 } })]
    }

    /// - Parameter animated: ignored. Pictures are taken after animations, so the offset changes at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let old = shownBounds.origin
        self.contentOffset = contentOffset
        if animated, shownBounds.origin != old { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Space around the content, in points.
    open var contentInset = UIEdgeInsets.zero

    /// The condition under which the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { followSafeArea() }
    }

    /// `contentInset` and the part of the safe area that the behaviour adds, in points.
    open var adjustedContentInset: UIEdgeInsets { actualContentInset }

    final var actualContentInset: UIEdgeInsets { contentInset + addedPart(of: actualSafeAreaInsets) }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.scroll = Portrait.Scroll(
            contentSize: contentSize, contentInset: actualContentInset, isEnabled: isScrollEnabled)
        return portrait
    }

    /// The part of the safe area that the behaviour adds, in points.
    private func addedPart(of safe: UIEdgeInsets) -> UIEdgeInsets {
        let scrollsAcross: Bool
        let scrollsDown: Bool
        switch contentInsetAdjustmentBehavior {
        case .never:
            return .zero
        case .always:
            (scrollsAcross, scrollsDown) = (true, true)
        case .automatic, .scrollableAxes:
            scrollsAcross = isScrollEnabled && (alwaysBounceHorizontal || contentSize.width > bounds.width)
            let isContent = contentInsetAdjustmentBehavior == .automatic && isContentBelowBars
            scrollsDown = isContent || isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
        }
        return UIEdgeInsets(
            top: scrollsDown ? safe.top : 0, left: scrollsAcross ? safe.left : 0,
            bottom: scrollsDown ? safe.bottom : 0, right: scrollsAcross ? safe.right : 0)
    }

    /// Whether the view is the scroll view whose content a navigation or tab bar controller insets: the view of one of
    /// its controllers, or the rearmost subview of that view (§3.8). It is not if the controller's
    /// `automaticallyAdjustsScrollViewInsets` is false.
    private var isContentBelowBars: Bool {
        let controller = viewController ?? (parent?.children.first === self ? parent?.viewController : nil)
        guard let controller, controller.automaticallyAdjustsScrollViewInsets else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    /// Called after `adjustedContentInset` changed because of the safe area.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followSafeArea()
    }

    /// Moves content that is at the top or left, so that it stays there when the safe area changes. A change of
    /// `contentInset` alone moves nothing.
    private func followSafeArea() {
        let new = addedPart(of: actualSafeAreaInsets)
        guard followedSafeArea != new else { return }
        let offset = offset(following: new)
        followedSafeArea = new
        contentOffset = offset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Whether content that is scrolled away from the top also follows the safe area, so that the same row stays at its
    /// edge (tables.md §12.2).
    var keepsContentAtSafeAreaEdge: Bool { false }

    /// The offset as soon as the content has followed a change of the safe area.
    private func offset(following new: UIEdgeInsets) -> CGPoint {
        let old = followedSafeArea
        var offset = shownBounds.origin
        if keepsContentAtSafeAreaEdge {
            offset.y -= new.top - old.top
        } else if offset.y == -(contentInset.top + old.top) {
            offset.y = -(contentInset.top + new.top)
        }
        if offset.x == -(contentInset.left + old.left) { offset.x = -(contentInset.left + new.left) }
        return offset
    }

    /// The bounds once the content has followed the safe area. Constraints may be solved between a change of the safe
    /// area and the layout pass that reports it; without this, the content would be behind the bars in between.
    override func bounds(followingSafeArea insets: UIEdgeInsets) -> CGRect {
        CGRect(origin: offset(following: addedPart(of: insets)), size: shownSize)
    }

    // MARK: Content from constraints

    override var scrollsContent: Bool { true }
    override var scrolledSize: CGSize { contentSize }

    /// The area of the content. Constraints to this guide determine `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { layoutGuide(.scrollContent) }
    /// The frame of the scroll view, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { layoutGuide(.scrollFrame) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let guide = systemGuide(.scrollContent), guide.layoutState?.engine != nil,
            let size = guide.layoutState?.engine?.contentSize(of: guide, in: self)
        else { return }
        contentSize = size
    }

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceHorizontal = false
    open var alwaysBounceVertical = false
    /// Indicators are only visible while a finger scrolls, so pictures have none.
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true

    /// `UIScrollView.ContentInsetAdjustmentBehavior` with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
}
