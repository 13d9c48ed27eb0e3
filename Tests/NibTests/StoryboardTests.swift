import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite("Storyboards of an app's own classes")
struct StoryboardTests {
    private let storyboard: UIStoryboard

    init() {
        Simulation.current = Simulation()
        storyboard = UIStoryboard(name: "Trips", bundle: .module)
    }

    private func show() throws -> (window: UIWindow, stack: UINavigationController, trips: TripsController) {
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, stack, try #require(stack.viewControllers.first as? TripsController))
    }

    @Test(
        "A controller is woken when it is made; its view comes with its outlets before viewDidLoad, and its children first"
    )
    func order() throws {
        Calls.all = []
        let shown = try show()
        #expect(
            Calls.all == [
                "trips.init", "trips.awake false", "footer.viewDidLoad", "trips.viewDidLoad Open 1",
            ])
        #expect(shown.trips.storyboard === storyboard)
        #expect(shown.trips.navigationItem.title == "Trips")
        #expect(shown.trips.addItem === shown.trips.navigationItem.rightBarButtonItem)
        #expect(shown.trips.prepared == ["footer by nobody"])
    }

    @Test("An embedded controller fills its container in both orientations")
    func embedding() throws {
        let (window, _, trips) = try show()
        let footer = try #require(trips.children.first?.view)
        let upright = footer.convert(footer.bounds, to: window)
        // iPhone 15: 34 points at the bottom are unsafe, 21 in landscape.
        #expect(upright == CGRect(x: 0, y: 718, width: 393, height: 100))
        Simulation.current.turn(to: .landscapeRight)
        window.layoutIfNeeded()
        #expect(footer.convert(footer.bounds, to: window) == CGRect(x: 59, y: 272, width: 734, height: 100))
        Simulation.current.turn(to: .portrait)
        window.layoutIfNeeded()
        #expect(footer.convert(footer.bounds, to: window) == upright)
    }

    @Test("A button asks, prepares and shows; code does not ask")
    func segues() throws {
        let (_, stack, trips) = try show()
        trips.allows = false
        trips.openButton.sendActions(for: .touchUpInside)
        #expect(stack.viewControllers.count == 1)
        trips.performSegue(withIdentifier: "open", sender: nil)
        let detail = try #require(stack.topViewController as? DetailController)
        detail.loadViewIfNeeded()
        #expect(detail.placeLabel.text == "Lisbon")
        #expect(detail.title == "Detail")
        trips.allows = true
        trips.openButton.sendActions(for: .touchUpInside)
        #expect(trips.prepared.dropFirst() == ["open by nobody", "open by UIButton"])
    }

    @Test("A segue of a class of the app performs itself; a method of the source makes the destination")
    func ownSegues() throws {
        let (_, stack, trips) = try show()
        Calls.all = []
        trips.performSegue(withIdentifier: "leap", sender: trips)
        #expect(Calls.all == ["leap"])
        #expect((stack.topViewController as? DetailController)?.isMadeByCreator == false)
        trips.performSegue(withIdentifier: "made", sender: nil)
        let made = try #require(stack.topViewController as? DetailController)
        #expect(made.isMadeByCreator)
    }

    @Test("Unwinding calls the action, and removes what is above it: pushed or presented")
    func unwinding() throws {
        let (_, stack, trips) = try show()
        trips.performSegue(withIdentifier: "open", sender: nil)
        let detail = try #require(stack.topViewController as? DetailController)
        let back = try #require(detail.view.subviews.last as? UIButton)
        back.sendActions(for: .touchUpInside)
        #expect(trips.homecomings.last === detail)
        #expect(stack.topViewController === trips)
        trips.performSegue(withIdentifier: "add", sender: nil)
        let sheet = try #require(trips.presentedViewController as? SheetController)
        sheet.performSegue(withIdentifier: "close", sender: nil)
        #expect(trips.homecomings.last === sheet)
        #expect(trips.presentedViewController == nil)
    }

    @Test("Controllers are made by identifier, by a creator or by their class")
    func identifiers() {
        let plain = storyboard.instantiateViewController(withIdentifier: "detail")
        #expect((plain as? DetailController)?.isMadeByCreator == false)
        let made = storyboard.instantiateViewController(identifier: "detail") {
            DetailController(coder: $0, place: "Faro")
        }
        made.loadViewIfNeeded()
        #expect(made.placeLabel.text == "Faro")
        let refused: DetailController = storyboard.instantiateViewController(identifier: "detail") { _ in nil }
        #expect(!refused.isMadeByCreator)
    }

    final class Launcher: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Calls.all.append("didFinishLaunching \(window?.rootViewController != nil)")
            return true
        }
    }

    @Test("An application with a main storyboard has its root controller before it has launched, and its view later")
    func launching() {
        Calls.all = []
        let delegate = Launcher()
        Simulation.current.launch(delegate, mainStoryboard: "Trips")
        // input.md §1.2
        #expect(
            Calls.all == [
                "trips.init", "trips.awake false", "didFinishLaunching true", "footer.viewDidLoad",
                "trips.viewDidLoad Open 1",
            ])
        #expect(delegate.window?.isKeyWindow == true)
    }

    @Test("Names that are nowhere are UIKit's exceptions")
    func exceptions() throws {
        let trips = try show().trips
        let raised = exceptionsRaised {
            _ = UIStoryboard(name: "Nowhere", bundle: .module)
            _ = storyboard.instantiateViewController(withIdentifier: "nobody")
            trips.performSegue(withIdentifier: "nothing", sender: nil)
        }
        #expect(raised.map(\.exceptionName) == Array(repeating: "NSInvalidArgumentException", count: 3))
        #expect(raised.last?.description.hasSuffix("has no segue with identifier 'nothing'") == true)
    }
}
