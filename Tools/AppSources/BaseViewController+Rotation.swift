import UIKit

extension BaseViewController {
    override var shouldAutorotate: Bool {
        return true
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        return traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.interfaceWillTurn(to: size)
        }, completion: nil)
    }

    @objc func interfaceWillTurn(to size: CGSize) {
        Analytics.shared.turns += 1
    }
}
