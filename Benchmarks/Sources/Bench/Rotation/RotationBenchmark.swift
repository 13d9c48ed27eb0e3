import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// The rotation of a device with a controller and a thousand views: the cost of negotiation, callbacks, traits and
/// events, compared with the layout of the same views.
@MainActor
enum RotationBenchmark {
    private static let views = 1000

    static func run(_ report: Report) throws {
        report.begin("A turn of the device, root controller with \(views) views", peers: "")
        var settings = Simulation.Settings()
        settings.autoresizeRounding = .exact
        // The device has no safe area, which would add work for each view that the bare tree does not have.
        guard let device = DeviceCatalogue.standard.all.first(where: { $0.id == "iphone-8" }) else {
            return report.check(false, "the catalogue has no iPhone 8")
        }
        let numbers = TreeNumbers(count: views, mode: .stretch)
        try Simulation(device: device, settings: settings).perform {
            let layout = ViewTree(numbers)
            let window = UIWindow()
            window.rootViewController = TreeController(ViewTree(numbers))
            window.makeKeyAndVisible()
            let hand = Simulation.current
            let events = Simulation.current.events
            for isRecording in [false, true] {
                events.isRecording = isRecording
                events.removeAll()
                var turns = 0
                var layouts = 0
                let medians = try SideBySide.measure(rounds: 9, calls: 200) {
                    turns += 1
                    hand.turn(to: turns.isMultiple(of: 2) ? .portrait : .landscapeLeft)
                    // The reader of the log must empty it.
                    events.removeAll()
                } limit: {
                    layouts += 1
                    layout.rotate(to: layouts.isMultiple(of: 2) ? TreeNumbers.portrait : TreeNumbers.landscape)
                }
                report.check(
                    (window.bounds.width > window.bounds.height) == !turns.isMultiple(of: 2),
                    "the window is \(window.bounds.size) after \(turns) turns")
                try report.row(
                    isRecording ? "events recorded, beside the layout alone" : "beside the layout alone",
                    .microseconds, ours: medians.ours, limit: medians.limit, isRecording ? nil : .excess(20))
            }
        }
    }
}

/// A controller whose view is the tree.
private final class TreeController: UIViewController {
    private let tree: ViewTree

    init(_ tree: ViewTree) {
        self.tree = tree
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }

    override func loadView() {
        view = tree.root
    }
}
