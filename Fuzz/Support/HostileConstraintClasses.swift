import Foundation
import KitValues
import ReflowKit

// These subclasses run actions in every callback of Auto Layout; see `HostileConstraintProgram`.

@MainActor
private func act() { HostileConstraintProgram.act() }

final class HostileConstrainedView: UIView {
    deinit { MainActor.assumeIsolated { act() } }

    override func updateConstraints() {
        act()
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        act()
    }

    override var intrinsicContentSize: CGSize {
        act()
        return CGSize(width: 40, height: UIView.noIntrinsicMetric)
    }

    override var alignmentRectInsets: UIEdgeInsets {
        act()
        return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    override var forFirstBaselineLayout: UIView {
        act()
        return subviews.first ?? self
    }

    override var forLastBaselineLayout: UIView {
        act()
        return subviews.last ?? self
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        act()
    }

    override func willRemoveSubview(_ subview: UIView) { act() }
    override func didMoveToSuperview() { act() }
    override func willMove(toWindow newWindow: UIWindow?) { act() }
    override func didMoveToWindow() { act() }
    override func safeAreaInsetsDidChange() { act() }
    override func layoutMarginsDidChange() { act() }
}

final class HostileLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "a text that breaks into lines"
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        act()
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        act()
    }
}

final class HostileStackView: UIStackView {
    override func updateConstraints() {
        super.updateConstraints()
        act()
    }

    override func layoutSubviews() {
        act()
        super.layoutSubviews()
    }

    override func addSubview(_ view: UIView) {
        super.addSubview(view)
        act()
    }

    /// Does not call super.
    override func willRemoveSubview(_ subview: UIView) { act() }
}

final class HostileConstrainedScrollView: UIScrollView {
    override func layoutSubviews() {
        super.layoutSubviews()
        act()
    }
}

final class HostileConstraint: NSLayoutConstraint {
    deinit { MainActor.assumeIsolated { act() } }

    override var constant: CGFloat {
        get {
            act()
            return super.constant
        }
        set { super.constant = newValue }
    }

    override var priority: UILayoutPriority {
        get {
            act()
            return super.priority
        }
        set { super.priority = newValue }
    }

    override var identifier: String? {
        get {
            act()
            return super.identifier
        }
        set { super.identifier = newValue }
    }

    override var isActive: Bool {
        get { super.isActive }
        set {
            super.isActive = newValue
            act()
        }
    }
}

final class HostileConstrainedController: UIViewController {
    override func viewDidLoad() { act() }
    override func viewWillLayoutSubviews() { act() }
    override func viewDidLayoutSubviews() { act() }

    override func updateViewConstraints() {
        act()
        super.updateViewConstraints()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in act() }, completion: { _ in act() })
    }
}
