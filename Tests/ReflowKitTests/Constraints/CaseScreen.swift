import Foundation
import KitValues
import ReflowKit
import TestSupport
import Testing

/// A case of Auto Layout as views in a window whose pixels are so small that rounding has no effect.
@MainActor
final class CaseScreen {
    static var settings: Simulation.Settings {
        var settings = Simulation.Settings()
        settings.scale = 1000
        return settings
    }

    let root: UIView
    private let window: UIWindow
    private let controller = UIViewController()
    private let layoutCase: LayoutCase
    private(set) var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    /// - Parameter isAlone: whether the root is outside of any window.
    init(_ layoutCase: LayoutCase, isAlone: Bool = false) throws {
        self.layoutCase = layoutCase
        window = UIWindow(frame: .zero)
        root = UIView()
        for view in layoutCase.views { add(view) }
        for guide in layoutCase.guides ?? [] { try add(guide) }
        for constraint in layoutCase.constraints { try constraints.append(make(constraint)) }
        if isAlone {
            NSLayoutConstraint.activate(constraints)
            return
        }
        let size = layoutCase.views[0].frame.map { Array($0[2...]) } ?? [0, 0]
        window.frame.size = CGSize(width: size[0], height: size[1])
        controller.view = root
        controller.viewRespectsSystemMinimumLayoutMargins = false
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if let wanted = layoutCase.safeAreaInsets {
            let given = window.safeAreaInsets
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: wanted[0] - given.top, left: wanted[1] - given.left, bottom: wanted[2] - given.bottom,
                right: wanted[3] - given.right)
        }
        NSLayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }

    func resize(to size: [Double]) {
        window.frame.size = CGSize(width: size[0], height: size[1])
        root.frame = window.bounds
        window.layoutIfNeeded()
    }

    /// The frame in the superview, or of a guide in its owner.
    func frame(of id: String) -> [Double] {
        let frame = views[id]?.frame ?? guides[id]?.layoutFrame ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    var frames: [String: CGRect] { views.mapValues(\.frame) }

    private func add(_ view: LayoutCase.View) {
        let new: UIView
        switch view.class {
        case "UISlider": new = UISlider()
        case "UISwitch": new = UISwitch()
        case "UISegmentedControl": new = UISegmentedControl()
        case "UIScrollView": new = UIScrollView()
        case "UIStackView": new = stack(view)
        default: new = view.superview == nil ? root : Sized()
        }
        if let frame = view.frame { new.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
        if let superview = view.superview {
            new.translatesAutoresizingMaskIntoConstraints = view.autoresizingMask != nil
            if let stack = views[superview] as? UIStackView {
                stack.addArrangedSubview(new)
            } else {
                views[superview]?.addSubview(new)
            }
        }
        for name in view.autoresizingMask ?? [] {
            new.autoresizingMask.formUnion(UIViewAutoresizing.named.first { $0.name == name }?.mask ?? [])
        }
        if let content = view.intrinsicContentSize {
            (new as? Sized)?.content = CGSize(
                width: content[0] ?? UIView.noIntrinsicMetric, height: content[1] ?? UIView.noIntrinsicMetric)
        }
        for (number, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
            if let priorities = view.hugging {
                new.setContentHuggingPriority(UILayoutPriority(priorities[number]), for: axis)
            }
            if let priorities = view.compression {
                new.setContentCompressionResistancePriority(UILayoutPriority(priorities[number]), for: axis)
            }
        }
        if let margins = view.layoutMargins {
            new.insetsLayoutMarginsFromSafeArea = false
            new.layoutMargins = UIEdgeInsets(
                top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        new.isHidden = view.isHidden ?? false
        views[view.id] = new
    }

    private func stack(_ view: LayoutCase.View) -> UIStackView {
        let stack = UIStackView()
        stack.axis = view.axis == "vertical" ? .vertical : .horizontal
        let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
        let distribution = view.distribution.flatMap { distributions.firstIndex(of: $0) } ?? 0
        stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
        let alignments = [
            "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
        ]
        let alignment = view.alignment.map { alignments[$0] ?? 5 } ?? 0
        stack.alignment = UIStackView.Alignment(rawValue: alignment) ?? .fill
        stack.spacing = view.spacing ?? 0
        stack.isLayoutMarginsRelativeArrangement = view.isLayoutMarginsRelativeArrangement ?? false
        return stack
    }

    private func add(_ guide: LayoutCase.Guide) throws {
        let owner = try #require(views[guide.owner])
        switch guide.kind {
        case "safeArea": guides[guide.id] = owner.safeAreaLayoutGuide
        case "contentLayoutGuide": guides[guide.id] = try #require(owner as? UIScrollView).contentLayoutGuide
        case "frameLayoutGuide": guides[guide.id] = try #require(owner as? UIScrollView).frameLayoutGuide
        case "guide":
            let made = UILayoutGuide()
            owner.addLayoutGuide(made)
            guides[guide.id] = made
        default: guides[guide.id] = owner.layoutMarginsGuide
        }
    }

    private func make(_ constraint: LayoutCase.Constraint) throws -> NSLayoutConstraint {
        let first = try #require(views[constraint.first] ?? guides[constraint.first] as Any?)
        let relation: NSLayoutConstraint.Relation =
            switch constraint.relation {
            case "==": .equal
            case "<=": .lessThanOrEqual
            default: .greaterThanOrEqual
            }
        let second = constraint.second.flatMap { views[$0] ?? guides[$0] as AnyObject? }
        let made = NSLayoutConstraint(
            item: first, attribute: try #require(NSLayoutAttribute(name: constraint.firstAttribute)),
            relatedBy: relation, toItem: second,
            attribute: try #require(NSLayoutAttribute(name: constraint.secondAttribute ?? "notAnAttribute")),
            multiplier: constraint.multiplier?.value ?? 1, constant: constraint.constant ?? 0)
        if let priority = constraint.priority { made.priority = UILayoutPriority(priority) }
        return made
    }
}
