import Foundation
import KitValues
import ReflowKit
import Testing

@testable import ReflowTesting

@Suite("Landscape under a presentation")
@MainActor
struct PresentedLandscapeTests {
    private final class Page: UIViewController {
        private let mask: UIInterfaceOrientationMask
        private let above: UIViewController?

        init(_ mask: UIInterfaceOrientationMask, above: UIViewController? = nil) {
            self.mask = mask
            self.above = above
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if let above, presentedViewController == nil { present(above, animated: false) }
        }
    }

    private func shown(_ style: UIModalPresentationStyle) throws -> UIInterfaceOrientation {
        let above = Page([.portrait, .landscapeRight])
        above.modalPresentationStyle = style
        return try SnapshotStage.look(
            at: Page([.portrait, .landscapeLeft], above: above), on: .iPhone13(.landscape)
        ) { $0.interfaceOrientation }
    }

    @Test("It is what the controller in charge supports: a full-screen presentation, but not a sheet")
    func inCharge() throws {
        #expect(try shown(.fullScreen) == .landscapeRight)
        #expect(try shown(.pageSheet) == .landscapeLeft)
    }
}
