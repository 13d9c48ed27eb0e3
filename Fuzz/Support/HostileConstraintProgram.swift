import Foundation
import KitValues
import ReflowKit

/// A program in which every callback of views, controllers and constraints changes constraints, guides, stack views and
/// the tree, even while the layout engine makes rows or finds values.
///
/// `HostileProgram` does the same without constraints.
@MainActor
final class HostileConstraintProgram: HostileActions {
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []
    private var controllers: [UIViewController] = []
    private var windows: [UIWindow] = []

    private init(_ bytes: Data, in simulation: Simulation) {
        super.init(bytes, in: simulation, actionLimit: 500, depthLimit: 4)
    }

    /// Runs the program given by the bytes.
    /// - Returns: the invariants that are violated afterwards.
    static func problems(of bytes: Data) -> [String] {
        let simulation = Simulation()
        return problems(in: simulation, of: { HostileConstraintProgram(bytes, in: simulation) }, { $0.run() })
    }

    private func run() -> [String] {
        for _ in 0..<4 { makeView() }
        makeWindow()
        runActions()
        // All invariants must hold from here on.
        for window in windows { window.layoutIfNeeded() }
        for view in views { view.layoutIfNeeded() }
        var problems: [String] = []
        for view in views {
            problems += view.layoutEngineProblems()
            let frame = view.frame
            if !(frame.minX + frame.minY + frame.width + frame.height).isFinite { problems.append("\(frame)") }
        }
        for constraint in constraints { constraint.isActive = false }
        for view in views { problems += view.layoutEngineProblems() }
        for window in windows { window.isHidden = true }
        return problems
    }

    override func change() {
        switch input.choice(of: 16) {
        case 0: makeView()
        case 1, 2, 3: moveView()
        case 4, 5, 6: makeConstraint()
        case 7, 8: changeConstraint()
        case 9, 10: changeView()
        case 11: changeStack()
        case 12: changeGuide()
        case 13: changeWindow()
        default: forget()
        }
    }

    // MARK: Views

    private func makeView() {
        guard views.count < HostileConstraintProgram.poolLimit else { return }
        let frame = CGRect(
            x: input.choice(of: 100), y: input.choice(of: 100), width: input.choice(of: 200), height: 50)
        let view: UIView =
            switch input.choice(of: 8) {
            case 0: HostileLabel(frame: frame)
            case 1, 2: HostileStackView(frame: frame)
            case 3: HostileConstrainedScrollView(frame: frame)
            case 4: UIVisualEffectView(effect: UIBlurEffect(style: .light))
            default: HostileConstrainedView(frame: frame)
            }
        view.translatesAutoresizingMaskIntoConstraints = input.flag()
        views.append(view)
    }

    private func moveView() {
        guard let view = any(views), let other = any(views) else { return makeView() }
        switch input.choice(of: 8) {
        case 0, 1: view.removeFromSuperview()
        case 2: if let controller = any(controllers) { controller.view.addSubview(view) }
        case 3: if let window = any(windows) { window.addSubview(view) }
        case 4: other.insertSubview(view, at: 0)
        default: other.addSubview(view)
        }
    }

    private func changeView() {
        guard let view = any(views) else { return }
        switch input.choice(of: 12) {
        case 0, 1: view.setNeedsLayout()
        case 2, 3: view.layoutIfNeeded()
        case 4: view.setNeedsUpdateConstraints()
        case 5: view.updateConstraintsIfNeeded()
        case 6: view.invalidateIntrinsicContentSize()
        case 7: _ = view.systemLayoutSizeFitting(CGSize(width: input.choice(of: 256), height: 0))
        case 8: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 9: view.isHidden.toggle()
        case 10: _ = view.constraintsAffectingLayout(for: input.flag() ? .horizontal : .vertical)
        default:
            _ = view.hasAmbiguousLayout
            view.exerciseAmbiguityInLayout()
        }
    }

    private func changeStack() {
        guard let stack = any(views.compactMap { $0 as? UIStackView }), let view = any(views) else { return }
        switch input.choice(of: 8) {
        case 0, 1: stack.addArrangedSubview(view)
        case 2: stack.insertArrangedSubview(view, at: input.choice(of: 4))
        case 3: stack.removeArrangedSubview(view)
        case 4: stack.axis = input.flag() ? .vertical : .horizontal
        case 5: stack.alignment = UIStackView.Alignment(rawValue: input.choice(of: 6)) ?? .fill
        case 6: stack.distribution = UIStackView.Distribution(rawValue: input.choice(of: 5)) ?? .fill
        default: stack.setCustomSpacing(CGFloat(input.choice(of: 40)), after: view)
        }
    }

    private func changeGuide() {
        guard let view = any(views) else { return }
        switch input.choice(of: 4) {
        case 0, 1:
            guard guides.count < HostileConstraintProgram.poolLimit else { return }
            let guide = UILayoutGuide()
            guides.append(guide)
            view.addLayoutGuide(guide)
        case 2: if let guide = any(guides) { view.addLayoutGuide(guide) }
        default: if let guide = any(guides) { guide.owningView?.removeLayoutGuide(guide) }
        }
    }

    // MARK: Constraints

    private func anyItem() -> Any? {
        switch input.choice(of: 8) {
        case 0: any(guides)
        case 1: any(views)?.safeAreaLayoutGuide
        case 2: any(views)?.layoutMarginsGuide
        case 3: any(views)?.superview
        default: any(views)
        }
    }

    private func makeConstraint() {
        guard constraints.count < 60, let first = anyItem() else { return }
        let across: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .leftMargin]
        let down: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
        let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
        let family = [across, down, sizes, sizes][input.choice(of: 4)]
        let second = family == sizes && input.flag() ? nil : anyItem()
        let constraint = HostileConstraint(
            item: first, attribute: family[input.choice(of: family.count)],
            relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][input.choice(of: 3)], toItem: second,
            attribute: second == nil ? .notAnAttribute : family[input.choice(of: family.count)],
            multiplier: [1, 0.5, 2][input.choice(of: 3)], constant: CGFloat(input.choice(of: 200) - 50))
        constraint.priority = [.required, .defaultHigh, .defaultLow, UILayoutPriority(749.9)][input.choice(of: 4)]
        constraints.append(constraint)
        constraint.isActive = true
    }

    private func changeConstraint() {
        guard let constraint = any(constraints) else { return makeConstraint() }
        switch input.choice(of: 8) {
        case 0, 1: constraint.isActive.toggle()
        case 2: constraint.constant = CGFloat(input.choice(of: 256) - 100)
        case 3: if constraint.priority != .required { constraint.priority = UILayoutPriority(1 + Float(input.byte())) }
        case 4: any(views)?.addConstraint(constraint)
        case 5: any(views)?.removeConstraint(constraint)
        case 6: NSLayoutConstraint.activate(constraints)
        default: NSLayoutConstraint.deactivate(any(views)?.constraints ?? [])
        }
    }

    // MARK: Windows, and letting go

    private func makeWindow() {
        guard windows.count < 3 else { return }
        let controller = HostileConstrainedController()
        let window = UIWindow()
        controllers.append(controller)
        windows.append(window)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private func changeWindow() {
        switch input.choice(of: 4) {
        case 0: makeWindow()
        case 1: any(windows)?.layoutIfNeeded()
        case 2: any(windows)?.isHidden.toggle()
        default: simulation.turn(to: [.portrait, .landscapeLeft, .landscapeRight][input.choice(of: 3)])
        }
    }

    private func forget() {
        switch input.choice(of: 8) {
        case 0, 1, 2: forgetOne(of: \HostileConstraintProgram.views, in: self)
        case 3, 4: forgetOne(of: \HostileConstraintProgram.constraints, in: self)
        case 5: forgetOne(of: \HostileConstraintProgram.guides, in: self)
        case 6: forgetOne(of: \HostileConstraintProgram.controllers, in: self)
        default: forgetOne(of: \HostileConstraintProgram.windows, in: self)
        }
    }
}
