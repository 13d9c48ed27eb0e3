import Foundation
import ImageCodecs
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// How often a controller was asked to do something.
private struct Work: Equatable {
    var loads = 0
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

/// A small screen that counts.
private final class CountingController: UIViewController {
    let dot = CountingView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let caption = UILabel(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
    private var loads = 0
    private var layouts = 0

    var work: Work { Work(loads: loads, layouts: layouts, drawings: dot.drawings) }

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        view.backgroundColor = .white
        caption.text = "Today"
        for part in [dot, caption] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }
}

/// What fails an assertion: told by the tree, or by pixels alone.
private enum Change: String, CaseIterable {
    case color, text, frame, extra

    @MainActor
    func apply(to controller: CountingController) {
        controller.loadViewIfNeeded()
        switch self {
        case .color: controller.view.backgroundColor = .systemTeal
        case .text: controller.caption.text = "Tomorrow"
        case .frame: controller.caption.frame.origin.y += 4
        case .extra:
            let view = UIView(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
            view.backgroundColor = .systemRed
            controller.view.addSubview(view)
        }
    }
}

@Suite("What a failing assertion asks of a controller")
@MainActor
struct FailureWorkTests {
    @Test("It is loaded, laid out and drawn as often as for an assertion that passes", arguments: Change.allCases)
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
        // Without its record a reference is compared pixel by pixel, as those of other tools are.
        try folder.write(PNG.encode(PNG.decode(#require(folder.contents(name)))), to: name)
        let pass = verify(nil)
        #expect(pass.failure == nil)
        #expect(pass.work.loads == 1 && pass.work.layouts > 0 && pass.work.drawings == 1, "\(pass.work)")
        let failure = verify(change)
        #expect(failure.failure?.contains("does not match reference") == true)
        #expect(failure.work == pass.work)
    }
}
