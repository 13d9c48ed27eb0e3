import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit

/// The controller of a layout file: it answers what the file says, and what UIKit does where the file says nothing.
@MainActor
final class LayoutController: UIViewController {
    private let node: ControllerNode
    private let placement: RootPlacement
    private let makeView: @MainActor (ViewNode) -> UIView
    /// The view of the layout: the controller's own, or one in it.
    private(set) var layoutView: UIView?

    init(node: ControllerNode, placement: RootPlacement, makeView: @escaping @MainActor (ViewNode) -> UIView) {
        self.node = node
        self.placement = placement
        self.makeView = makeView
        super.init(nibName: nil, bundle: nil)
        title = node.title
        standInName = node.className
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        guard let view = node.view else { return super.loadView() }
        let made = makeView(view)
        layoutView = made
        switch placement {
        case .fillsWindow: self.view = made
        case .ownBounds(let followsWidth): hold(made, followsWidth: followsWidth)
        case .storedFrames: hold(made, followsWidth: false)
        }
    }

    private func hold(_ made: UIView, followsWidth: Bool) {
        super.loadView()
        made.standsAlone = true
        made.placementRule = OwnBoundsPlacement(size: made.bounds.size, followsWidth: followsWidth)
        view.addSubview(made)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        node.supportedInterfaceOrientations.map { UIInterfaceOrientationMask($0.value) }
            ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { node.shouldAutorotate?.value ?? super.shouldAutorotate }
}
