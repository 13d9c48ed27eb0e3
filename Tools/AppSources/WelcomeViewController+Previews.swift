#if DEBUG && canImport(UIKit)
import UIKit

private func makeWelcome() -> WelcomeViewController {
    let controller = PortraitWelcomeViewController()
    controller.title = "Portrait"
    return controller
}

#Preview("Portrait only") { makeWelcome() }
#Preview("Landscape", traits: .landscapeLeft) { WelcomeViewController() }
#endif
