import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// A controller that records its callbacks, with the values that can be read at that moment.
class Noting: UIViewController {
    /// One log for all controllers of a test, in order.
    @MainActor
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    let label: String
    let log: Log
    var mask: UIInterfaceOrientationMask?
    var preferred: UIInterfaceOrientation?
    var autorotates = true
    var onEvent: (String) -> Void = { _ in }

    init(_ label: String, _ log: Log, mask: UIInterfaceOrientationMask? = nil, style: UIModalPresentationStyle? = nil) {
        self.label = label
        self.log = log
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
        if let style { modalPresentationStyle = style }
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        mask ?? super.supportedInterfaceOrientations
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { autorotates }

    func note(_ text: String) {
        log.lines.append("\(label).\(text)")
        onEvent(text)
    }

    private var flags: String {
        (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "")
            + (presentingViewController == nil ? "" : " has presenter")
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear\(flags)") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear\(flags)") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear\(flags)") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear\(flags)") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        note("size \(Int(size.width))×\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate \(orientation.name)")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { note("didRotate") }
}
