import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

@MainActor
@Suite("The log of a screen that constraints lay out")
struct ConstrainedLogTests {
    /// A page whose text has other line breaks after a rotation, which takes another round of layout.
    private final class Page: UIViewController {
        let text = UILabel()
        let caption = UILabel()
        private(set) var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            text.numberOfLines = 0
            text.text = String(repeating: "Every evening at six she climbs the steps. ", count: 12)
            caption.text = "Coast"
            for label in [text, caption] {
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
            }
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                caption.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
                caption.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("viewDidLayoutSubviews")
            // The request for another round comes from inside the same phase.
            if calls.count % 2 == 1 { view.setNeedsLayout() }
        }
    }

    /// The name of the page's callback, if the event is one.
    private static func callback(_ event: String) -> String? {
        event.firstRange(of: "Page.").map { String(event[$0.upperBound...]) }
    }

    @Test(
        "Traits, safe area, then layout once, whatever rounds it takes, there and back (autolayout.md §7, §0a.8)",
        arguments: [
            (UIDeviceOrientation.landscapeLeft, "compact × compact", "852 × 393", "landscapeRight", "portrait"),
            (.portrait, "compact × regular", "393 × 852", "portrait", "landscapeRight"),
        ])
    func turn(
        device: UIDeviceOrientation, traits: String, size: String, orientation: String, from: String
    ) throws {
        let page = Page()
        let stage = Stage(
            in: Simulation(), held: device == .portrait ? .landscapeLeft : .portrait, showing: { page })
        stage.turn(to: device)
        let section = try #require(stage.log.sections.last)
        // behaviour.md §6.2, iOS 8 and later, steps 2 to 11.
        #expect(
            section.events.compactMap(Self.callback) == [
                "willTransition(to:with:): \(traits)",
                "viewWillTransition(to:with:): \(size)", "willRotate(to:duration:): \(orientation), 0.3 s",
                "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "willAnimateRotation(to:duration:): \(orientation), 0.3 s",
                "didRotate(from:): from \(from)",
            ])
        #expect(page.calls.count > 2)
    }
}
