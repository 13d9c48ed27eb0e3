import Foundation
import LayoutRules

/// The view that a presentation adds over the presenter's view. UIKit also calls it a transition view.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override func makeParts() {
        super.makeParts()
        standIn = ViewStandIn(className: "UITransitionView")
    }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    /// A custom presentation places its views itself.
    override func places(viewOf controller: UIViewController) -> Bool {
        guard let presentation else { return false }
        return presentation.hasStyleOfKit && presentation.presentedOrEmpty === controller
    }

    /// Touches beside a presented view have no effect, and those on an empty container reach the views behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && children.isEmpty ? nil : hit
    }
}

/// A view that dims everything behind a sheet. UIKit's alpha is unknown; this one is estimated by eye.
@MainActor
final class UIDimmingView: UIView {
    override func makeParts() {
        super.makeParts()
        backgroundColor = UIColor(white: 0, alpha: 0.2)
    }
}

/// A view that clips the corners of a sheet or popover.
@MainActor
final class UIDropShadowView: UIView {
    static let cornerRadius: CGFloat = 10

    override func makeParts() {
        super.makeParts()
        clipsToBounds = true
        actualLayer.cornerRadius = UIDropShadowView.cornerRadius
    }

    override func places(viewOf controller: UIViewController) -> Bool { true }
}
