import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import TestSupport
import Testing

@MainActor
@Suite("What the README and its articles show")
struct ReadmeTests {
    private func block(of page: String = "README.md") throws -> String {
        try DocumentationPage(page).block("json", after: "# ")
    }

    @Test("The first layout is one, without a warning, and its button moves")
    func firstLayout() throws {
        let layout = try TemporaryLayout(try block())
        #expect(try layout.source.parse(shownAs: "hello.json").diagnostics.isEmpty)
        let stage = try layout.stage()
        #expect(stage.view("go")?.frame == CGRect(x: 16, y: 748, width: 361, height: 50))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("go")?.frame == CGRect(x: 593, y: 300, width: 200, height: 50))
        #expect(stage.view("title")?.frame.width == 820)
    }

    @Test("The application in a file is one, without a warning, and its steps lead where the text says")
    func application() throws {
        let layout = try TemporaryLayout(try block(of: "Documentation/Reflow.docc/ApplicationFiles.md"))
        #expect(try layout.source.parse(shownAs: "photos.json").diagnostics.isEmpty)
        let stage = try layout.stage()
        var seen: [String] = []
        #expect(try stage.runSteps { seen.append("\($0): \(stage.interfaceOrientation.name)") } == .finished)
        #expect(seen == ["as-it-prefers: landscapeLeft", "back: portrait"])
    }

    /// The controller in the README, word for word.
    final class PlayerController: UIViewController {
        let artwork = UIView()

        override func viewDidLoad() { view.addSubview(artwork) }

        override func viewDidLayoutSubviews() {
            let side = min(view.bounds.width, view.bounds.height) / 2
            artwork.frame = CGRect(
                x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side)
        }
    }

    @Test("The first Swift test passes")
    func firstTest() {
        Simulation(device: .default).perform {
            let window = UIWindow()
            let player = PlayerController()
            window.rootViewController = player
            window.makeKeyAndVisible()

            #expect(Simulation.current.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
            #expect(player.artwork.center == CGPoint(x: 426, y: 196.5))
        }
    }
}
