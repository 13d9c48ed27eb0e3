public import Foundation
import KitValues
import LayoutRules

/// A rectangle of a view to which constraints can refer and whose frame code can read. It is not visible.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The system guides, whose rectangles Reflow updates. Other guides follow their constraints.
    package enum Area: CaseIterable {
        case safeArea, layoutMargins, readableContent, scrollContent, scrollFrame, top, bottom, keyboard
    }

    /// The view that the guide belongs to; set by ``UIView/addLayoutGuide(_:)``.
    open weak var owningView: UIView?
    /// The guide's name in messages.
    open var identifier: String {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
    /// The identifier that the engine reads while the solver runs, like the one of constraints.
    private(set) final var storedIdentifier = ""
    final let area: Area?
    final var layoutState: LayoutItemState?
    private final var layoutEnd: LayoutItemEnd?
    final var address = 0

    public override init() {
        area = nil
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        area = nil
        super.init()
    }

    init(owningView: UIView, area: Area) {
        self.owningView = owningView
        self.area = area
        storedIdentifier = area.identifier
        super.init()
    }

    /// The frame in the owning view's coordinates, in points. For guides that were added to a view, and for a
    /// controller's top and bottom layout guides, it is the result of the last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch area {
        case .safeArea: return view.bounds.inset(by: view.actualSafeAreaInsets)
        case .layoutMargins: return view.bounds.inset(by: view.actualLayoutMargins)
        case .readableContent: return view.readableContentFrame
        case .scrollFrame: return view.bounds
        case .scrollContent: return CGRect(origin: .zero, size: view.scrolledSize)
        case .keyboard: return view.keyboardGuideFrame
        case nil, .top, .bottom: return solvedFrame
        }
    }

    // Anchors are created on demand; constraints store the attribute only.

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }

    final func ensureLayoutState() -> LayoutItemState {
        if let layoutState { return layoutState }
        let new = LayoutItemState(self)
        layoutState = new
        layoutEnd = LayoutItemEnd(new)
        return new
    }

    /// The guide's frame in the engine; zero until it has taken part in a layout.
    private final var solvedFrame: CGRect {
        guard let layoutState, let engine = layoutState.engine, let view = owningView else { return .zero }
        return engine.shownFrame(of: layoutState, in: view)
    }
}

extension UILayoutGuide.Area {
    fileprivate var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .top, .bottom: ""
        case .keyboard: "UIKeyboardLayoutGuide"
        }
    }
}
