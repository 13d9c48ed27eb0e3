import Foundation
import ImageCodecs
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// The number of layouts of a controller, and of drawings of one of its views.
private struct Work: Equatable {
    var layouts = 0
    var drawings = 0
}

private final class CountingView: UIView {
    var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        UIBezierPath(rect: rect).fill()
    }
}

/// A small screen that counts its layouts and drawings.
private final class CountingController: UIViewController {
    let dot = CountingView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let caption = UILabel(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
    private var layouts = 0

    var work: Work { Work(layouts: layouts, drawings: dot.drawings) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        caption.text = "Today"
        for part in [dot, caption] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }
}

/// The changes that fail an assertion: visible in the tree or only in pixels, from a few pixels to nearly all.
private enum Change: String, CaseIterable {
    case ground, text, frame, extra, veil

    /// Whether the change is visible only in pixels.
    var isInPixelsAlone: Bool { self == .veil }

    @MainActor
    func apply(to controller: CountingController) {
        switch self {
        case .ground: controller.view.backgroundColor = .systemTeal
        case .text: controller.caption.text = "Tomorrow"
        case .frame: controller.caption.frame.origin.y += 4
        case .extra:
            let view = UIView(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
            view.backgroundColor = .systemRed
            controller.view.addSubview(view)
        case .veil:
            let veil = CALayer()
            veil.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            veil.backgroundColor = UIColor(white: 0, alpha: 0.05).cgColor
            controller.view.layer.addSublayer(veil)
        }
    }
}

@Suite("The work of a failing assertion")
@MainActor
struct FailureWorkTests {
    // A controller that appears is laid out once (behaviour.md §8).
    @Test(
        "The controller is laid out and drawn once; settings are only searched for if the tree is the same",
        arguments: Change.allCases)
    fileprivate func work(change: Change) throws {
        let folder = try TemporaryFolder()
        let screen = ViewImageConfig(
            size: CGSize(width: 100, height: 80), traits: UITraitCollection(displayScale: 1))
        func verify(_ change: Change?) -> (work: Work, failure: String?) {
            let controller = CountingController()
            controller.loadViewIfNeeded()
            change?.apply(to: controller)
            let failure = verifySnapshot(
                of: controller, as: .image(on: screen), named: "screen", record: .missing,
                snapshotDirectory: folder.path, testName: "work()")
            return (controller.work, failure)
        }
        _ = verify(nil)
        let name = try #require(folder.files.first { $0.hasSuffix(".png") })
        // A reference without its record is compared pixel by pixel, like references of other tools.
        try folder.write(PNG.encode(PNG.decode(#require(folder.contents(name)))), to: name)
        let pass = verify(nil)
        #expect(pass.failure == nil)
        let failure = verify(change)
        let message = try #require(failure.failure)
        #expect(message.contains("does not match reference"))
        #expect(message.contains("It would pass with") == change.isInPixelsAlone, "\(message)")
        let once = Work(layouts: 1, drawings: 1)
        #expect(pass.work == once && failure.work == once, "\(pass.work), \(failure.work)")
    }
}
