import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import UIKitDrawing

/// A page on a device, which is checked in any orientation.
@MainActor
struct LintStage {
    let simulation: Simulation
    private let window: UIWindow

    init(_ device: Device = .default, semantics: RotationSemantics = .standard, _ views: () -> [UIView]) {
        let simulation = Simulation(device: device, semantics: semantics)
        self.simulation = simulation
        window = simulation.perform {
            let window = UIWindow()
            let controller = UIViewController()
            controller.view = UIView(frame: window.bounds)
            controller.view.backgroundColor = .white
            for view in views() { controller.view.addSubview(view) }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
    }

    /// The view of the page with this identifier.
    func view(_ id: String) -> UIView? {
        window.rootViewController?.view.subviews.first { $0.accessibilityIdentifier == id }
    }

    /// Presents a page with one view on it.
    func present(_ view: () -> UIView) {
        simulation.perform {
            let controller = UIViewController()
            controller.view = UIView(frame: window.bounds)
            controller.view.addSubview(view())
            guard let presenter = window.rootViewController else { return }
            presenter.present(controller, animated: false)
        }
    }

    /// The issues if only this orientation is shown, one per line.
    func issues(_ orientation: UIDeviceOrientation = .portrait, ignoring ignored: Set<String> = []) -> [String] {
        issues([orientation], ignoring: ignored)[0]
    }

    /// The issues if missing code may set the content sizes of scroll views.
    func issues(leavingContentSizesOpen isOpen: Bool) -> [String] {
        let facts = ScreenFacts(of: window, in: simulation, LintRequest(isCompletedByCode: isOpen))
        return LayoutLint.issues(on: [facts])[0].map(\.description)
    }

    func found(_ orientations: [UIDeviceOrientation], ignoring ignored: Set<String> = []) -> [[LayoutIssue]] {
        let screens = orientations.map { orientation in
            _ = simulation.perform { simulation.turn(to: orientation) }
            return ScreenFacts(of: window, in: simulation)
        }
        return LayoutLint.issues(on: screens, ignoring: ignored)
    }

    /// The issues in each orientation, one per line, without the suggested fixes.
    func issues(_ orientations: [UIDeviceOrientation], ignoring ignored: Set<String> = []) -> [[String]] {
        found(orientations, ignoring: ignored).map { $0.map { "\($0.view) \($0.statement)" } }
    }
}

/// A page of an app's class that draws a cross.
final class CrossView: UIView {
    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.stroke()
    }
}

extension UIView {
    func named(_ id: String) -> Self {
        accessibilityIdentifier = id
        return self
    }
}

@MainActor
func label(_ id: String, _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    return label.named(id)
}

@MainActor
func button(_ id: String, _ title: String?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIButton
{
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: x, y: y, width: width, height: height)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    // A button that shows nothing is an issue of its own.
    if title == nil { button.addSubview(UIView()) }
    return button.named(id)
}

@MainActor
func box(_ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: UIColor? = nil) -> UIView
{
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view.named(id)
}

/// A picture of 10 × 10 points.
@MainActor
func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
