import Foundation
import KitValues
import LayoutRules

@testable import ReflowKit

/// Parses a byte of options and a visual format. The result is constraints or UIKit's message, and the same the second
/// time. The constraints are activated and laid out in both orientations, and every frame is finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 0 else { return 0 }
    let data = Data(bytes: bytes, count: count)
    let format = String(decoding: data.dropFirst(), as: UTF8.self)
    let options = NSLayoutConstraint.FormatOptions.all[Int(bytes[0]) % NSLayoutConstraint.FormatOptions.all.count]
    MainActor.assumeIsolated {
        let first = FormatScreen().show(format, options)
        let second = FormatScreen().show(format, options)
        hold(first == second, "the same format gives the same: \(first), then \(second)")
    }
    return 0
}

extension NSLayoutConstraint.FormatOptions {
    fileprivate static let all: [NSLayoutConstraint.FormatOptions] = [
        [], .alignAllTop, .alignAllCenterY, .alignAllLeading, .alignAllLastBaseline, .alignAllRight,
        .directionLeftToRight, .directionRightToLeft, [.directionRightToLeft, .alignAllBottom],
        [.alignAllTop, .alignAllBottom], .alignAllCenterX,
    ]
}

/// A window with views and a guide that formats can name.
@MainActor
private final class FormatScreen {
    private let simulation = Simulation(
        application: ApplicationOrientations(supported: [.portrait, .landscapeLeft, .landscapeRight]))
    private var messages: [String] = []

    /// - Returns: the constraints, messages and frames as text.
    func show(_ format: String, _ options: NSLayoutConstraint.FormatOptions) -> [String] {
        simulation.diagnosticHandler = { [unowned self] in messages.append("\($0)") }
        return simulation.perform {
            let window = UIWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            let guide = UILayoutGuide()
            controller.view.addLayoutGuide(guide)
            var named: [String: Any] = ["g": guide, "alone": UIView()]
            var views: [UIView] = []
            for name in ["a", "b", "c"] {
                let view = name == "c" ? UILabel() : UIView()
                (view as? UILabel)?.text = "Text"
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
                named[name] = view
                views.append(view)
            }
            window.makeKeyAndVisible()
            let metrics: [String: Any] = ["m": 12, "n": -7.5, "nan": Double.nan, "far": 1e300]
            let before = messages.count
            let constraints = NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: named)
            let isRefused = messages.count > before
            hold(isRefused || !constraints.isEmpty || !format.contains("("), "a format that says nothing is refused")
            for constraint in constraints where constraint.firstItem != nil {
                hold(constraint.constant.isFinite, "\(format): \(constraint) is finite")
            }
            NSLayoutConstraint.activate(constraints)
            window.layoutIfNeeded()
            let upright = views.map(\.frame)
            _ = simulation.turn(to: .landscapeLeft)
            let sideways = views.map(\.frame)
            _ = simulation.turn(to: .portrait)
            for frame in upright + sideways {
                hold([frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), "\(format): \(frame)")
            }
            hold(views.map(\.frame) == upright, "\(format): there and back, \(upright) became \(views.map(\.frame))")
            return constraints.map(\.description) + messages + (upright + sideways).map { "\($0)" }
        }
    }
}
