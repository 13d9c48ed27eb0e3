import Foundation
import LayoutRules

/// The view that a presentation puts over the presenter's view; UIKit's is a transition view, too.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        standIn = ViewStandIn(className: "UITransitionView")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    /// A presentation of the user's own places its views itself.
    override func places(viewOf controller: UIViewController) -> Bool {
        guard let presentation else { return false }
        return presentation.hasStyleOfKit && presentation.presentedOrEmpty === controller
    }

    /// Touches beside a presented view reach nothing, and those on an empty container fall through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && children.isEmpty ? nil : hit
    }
}

/// Darkens what lies below a sheet. How dark is not known; it is a guess by eye.
@MainActor
final class UIDimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    required init?(coder: NSCoder) { nil }
}

/// Cuts the corners of a sheet or popover.
@MainActor
final class UIDropShadowView: UIView {
    static let cornerRadius: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        actualLayer.cornerRadius = UIDropShadowView.cornerRadius
    }

    required init?(coder: NSCoder) { nil }

    override func places(viewOf controller: UIViewController) -> Bool { true }
}
