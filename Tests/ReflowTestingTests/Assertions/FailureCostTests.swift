import Foundation
import ImageCodecs
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// A screen of a list with rows of pictures and texts, in the pixels of an iPhone 15.
private final class ListController: UIViewController {
    let header = UIView()
    let button = UIButton(type: .system)
    /// What trees do not tell.
    let veil = CALayer()
    var subtitle = "Two days ago"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        veil.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        view.layer.addSublayer(veil)
        header.backgroundColor = .systemBlue
        header.frame = CGRect(x: 0, y: 0, width: 393, height: 150)
        view.addSubview(header)
        for index in 0..<8 {
            let row = UIView(frame: CGRect(x: 16, y: 170 + CGFloat(index) * 76, width: 361, height: 68))
            row.backgroundColor = .secondarySystemGroupedBackground
            row.layer.cornerRadius = 12
            let avatar = UIView(frame: CGRect(x: 12, y: 12, width: 44, height: 44))
            avatar.backgroundColor = .systemOrange
            avatar.layer.cornerRadius = 22
            let title = UILabel(frame: CGRect(x: 68, y: 12, width: 280, height: 22))
            title.text = "Row number \(index) of a list"
            let detail = UILabel(frame: CGRect(x: 68, y: 36, width: 280, height: 20))
            detail.text = subtitle
            detail.font = .systemFont(ofSize: 14)
            for view in [avatar, title, detail] { row.addSubview(view) }
            view.addSubview(row)
        }
        button.frame = CGRect(x: 16, y: 786, width: 361, height: 44)
        button.backgroundColor = .systemBlue
        button.setTitle("Continue", for: .normal)
        view.addSubview(button)
    }
}

/// Changes from those of a few pixels to those of all, told by trees or by pixels alone.
private enum Change: String, CaseIterable {
    case color, text, frame, ground, corners, veil

    @MainActor
    func apply(to controller: ListController) {
        if self == .text { controller.subtitle = "Three days ago" }
        controller.loadViewIfNeeded()
        switch self {
        case .text: break
        case .color: controller.button.backgroundColor = .systemRed
        case .frame: controller.button.frame.origin.y -= 4
        case .ground: controller.view.backgroundColor = .systemTeal
        case .corners: controller.button.layer.cornerRadius = 12
        case .veil: controller.veil.backgroundColor = UIColor(white: 0, alpha: 0.05).cgColor
        }
    }
}

@Suite("What a failing assertion costs")
@MainActor
struct FailureCostTests {
    /// Processor time of this thread, on which an assertion does all of its work.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func cost(_ body: () -> String?) -> (seconds: Double, failure: String?) {
        let start = seconds
        let failure = body()
        return (seconds - start, failure)
    }

    @Test("A failure costs at most five times as much as a pass that compares pixels", arguments: Change.allCases)
    fileprivate func ratio(change: Change) throws {
        let folder = try TemporaryFolder()
        func verify(_ change: Change?) -> String? {
            let controller = ListController()
            change?.apply(to: controller)
            return verifySnapshot(
                of: controller, as: .image(on: .iPhone15), named: change?.rawValue ?? "same", record: .missing,
                snapshotDirectory: folder.path, testName: "cost()")
        }
        _ = verify(nil)
        let name = try #require(folder.files.first { $0.hasSuffix(".png") })
        // Without its record a reference is compared pixel by pixel, as those of other tools are.
        let picture = try PNG.encode(PNG.decode(#require(folder.contents(name))))
        let frames = try #require(folder.text(name.replacingOccurrences(of: ".png", with: ".frames.txt")))
        for other in [name, "cost.\(change.rawValue).png"] { try folder.write(picture, to: other) }
        try folder.write(frames, to: "cost.\(change.rawValue).frames.txt")
        var (passing, failing) = (Double.infinity, Double.infinity)
        for _ in 0..<3 {
            let pass = FailureCostTests.cost { verify(nil) }
            #expect(pass.failure == nil)
            let failure = FailureCostTests.cost { verify(change) }
            #expect(failure.failure?.contains("does not match reference") == true)
            (passing, failing) = (min(passing, pass.seconds), min(failing, failure.seconds))
        }
        #expect(failing <= 5 * passing, "a pass takes \(passing) s, a failure \(failing) s")
    }
}
