import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// A controller that answers UIKit's questions as the test specifies, and like its class if the test specifies nothing.
class AnsweringController: UIViewController {
    var mask: UIInterfaceOrientationMask?
    var autorotates: Bool?
    var preferred: UIInterfaceOrientation?
    /// The answer to the question of iOS 5.
    var accepted: Set<UIInterfaceOrientation>?

    init(
        mask: UIInterfaceOrientationMask? = nil, preferred: UIInterfaceOrientation? = nil,
        style: UIModalPresentationStyle = .fullScreen
    ) {
        self.mask = mask
        self.preferred = preferred
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        mask ?? super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool { autorotates ?? super.shouldAutorotate }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        accepted?.contains(interfaceOrientation) ?? super.shouldAutorotate(to: interfaceOrientation)
    }
}

/// A controller that records its callbacks in a diary, with the state at that moment.
class TellingController: AnsweringController {
    let name: String
    let diary: Diary
    var onCallback: (String) -> Void = { _ in }

    init(
        _ name: String = "root", _ diary: Diary = Diary(), mask: UIInterfaceOrientationMask? = nil,
        preferred: UIInterfaceOrientation? = nil
    ) {
        self.name = name
        self.diary = diary
        super.init(mask: mask, preferred: preferred)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ callback: String, _ detail: String = "") {
        let shown = UIApplication.shared.statusBarOrientation.name
        let size = isViewLoaded ? "\(Int(view.bounds.width))×\(Int(view.bounds.height))" : "no view"
        diary.entries.append(
            Diary.Entry(who: name, callback: callback, detail: detail, situation: "\(shown), \(size)"))
        onCallback(callback)
    }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        tell("willRotate", orientation.name)
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        tell("willAnimateRotation", orientation.name)
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { tell("didRotate", orientation.name) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tell("viewWillTransition", "\(Int(size.width))×\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }
}

/// The callbacks of controllers, in order.
@MainActor
final class Diary {
    struct Entry {
        var who: String
        var callback: String
        var detail: String
        /// The status bar's orientation and the size of the controller's view at that moment.
        var situation: String

        var isRotation: Bool { callback.contains("otat") }
        var isLayout: Bool { callback.hasSuffix("LayoutSubviews") }
    }

    fileprivate(set) var entries: [Entry] = []

    /// The entries recorded while `body` runs.
    func during(_ body: () -> Void) -> [Entry] {
        entries = []
        body()
        return entries
    }
}

extension [Diary.Entry] {
    /// The entries as `who.callback`, without repetitions in a row, because the number of layouts in a phase is not
    /// specified.
    var order: [String] {
        map { "\($0.who).\($0.callback)" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    /// The entries about rotation.
    var rotations: [String] { filter(\.isRotation).order }
}
