import Foundation
import KitValues
import ReflowKit
import TestSupport
import Testing

/// A case of `Tests/Fixtures/stack-views.json`.
private struct StackCase: Decodable {
    struct View: Decodable {
        var id: String
        var superview: String?
        var `class`: String?
        var frame: [Double]?
        var intrinsicContentSize: [Double?]?
        var hugging: [Float]?
        var compression: [Float]?
        var axis: String?
        var distribution: String?
        var alignment: String?
        var spacing: Double?
        var isHidden: Bool?
        var layoutMargins: [Double]?
        var isLayoutMarginsRelativeArrangement: Bool?
    }

    struct Constraint: Decodable {
        var first: String
        var firstAttribute: String
        var relation: String
        var second: String?
        var secondAttribute: String?
        var multiplier: Double?
        var constant: Double?
        var priority: Float?
    }

    var id: String
    var views: [View]
    var constraints: [Constraint]
    var expect: [String: [Double?]]

    static func all() throws -> [StackCase] {
        try JSONDecoder().decode([StackCase].self, from: Fixture.stackViews)
    }
}

/// A view whose content has a size.
private final class Sized: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
}

@MainActor
private final class StackScreen {
    let window = UIWindow(frame: .zero)
    private(set) var views: [String: UIView] = [:]

    init(_ stackCase: StackCase) throws {
        for view in stackCase.views { add(view) }
        for constraint in stackCase.constraints { try activate(constraint) }
        let controller = UIViewController()
        let root = try #require(views[stackCase.views[0].id])
        window.frame.size = root.frame.size
        controller.view = root
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func resize(to size: CGSize) {
        window.frame.size = size
        window.rootViewController?.view.frame = window.bounds
        window.layoutIfNeeded()
    }

    private func add(_ view: StackCase.View) {
        let new: UIView
        if view.class == "UIStackView" {
            let stack = UIStackView()
            stack.axis = view.axis == "vertical" ? .vertical : .horizontal
            let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
            let distribution = view.distribution.flatMap { distributions.firstIndex(of: $0) } ?? 0
            stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
            let alignments = [
                "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
            ]
            stack.alignment =
                UIStackView.Alignment(rawValue: view.alignment.map { alignments[$0] ?? 5 } ?? 0) ?? .fill
            stack.spacing = view.spacing ?? 0
            stack.isLayoutMarginsRelativeArrangement = view.isLayoutMarginsRelativeArrangement ?? false
            new = stack
        } else {
            let sized = Sized()
            if let content = view.intrinsicContentSize {
                sized.content = CGSize(
                    width: content[0] ?? UIView.noIntrinsicMetric, height: content[1] ?? UIView.noIntrinsicMetric)
            }
            new = sized
        }
        if let frame = view.frame { new.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
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
        guard let superview = view.superview.flatMap({ views[$0] }) else { return }
        new.translatesAutoresizingMaskIntoConstraints = false
        if let stack = superview as? UIStackView { stack.addArrangedSubview(new) } else { superview.addSubview(new) }
    }

    private func activate(_ constraint: StackCase.Constraint) throws {
        let relation: NSLayoutConstraint.Relation =
            switch constraint.relation {
            case "==": .equal
            case "<=": .lessThanOrEqual
            default: .greaterThanOrEqual
            }
        let made = NSLayoutConstraint(
            item: try #require(views[constraint.first]),
            attribute: try #require(NSLayoutAttribute(name: constraint.firstAttribute)), relatedBy: relation,
            toItem: constraint.second.flatMap { views[$0] },
            attribute: try #require(NSLayoutAttribute(name: constraint.secondAttribute ?? "notAnAttribute")),
            multiplier: constraint.multiplier ?? 1, constant: constraint.constant ?? 0)
        if let priority = constraint.priority { made.priority = UILayoutPriority(priority) }
        made.isActive = true
    }
}

@MainActor
@Suite("Stack views (autolayout.md §12)")
struct StackViewTests {
    private var fine: Simulation.Settings {
        var settings = Simulation.Settings()
        // Rounding to pixels must not show.
        settings.scale = 1000
        return settings
    }

    @Test("Arranged views are where the reference has them, and are there again after a turn")
    func reference() throws {
        let cases = try StackCase.all()
        #expect(cases.count == 30)
        for stackCase in cases {
            try inWorld(settings: fine) { _ in
                let screen = try StackScreen(stackCase)
                for (id, expected) in stackCase.expect {
                    let frame = try #require(screen.views[id]).frame
                    for (number, wanted) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
                        guard let wanted else { continue }
                        #expect(abs(number - wanted) <= 0.01, "\(stackCase.id) \(id): \(frame), not \(expected)")
                    }
                }
                let before = screen.views.mapValues(\.frame)
                let size = screen.window.bounds.size
                screen.resize(to: CGSize(width: size.height, height: size.width))
                screen.resize(to: size)
                #expect(screen.views.mapValues(\.frame) == before, "\(stackCase.id)")
            }
        }
    }

    @Test("What stays the same keeps its constraints; hiding a view takes its room")
    func changes() throws {
        try inWorld(settings: fine) { _ in
            let views = [10.0, 20, 30].map { width in
                let view = Sized()
                view.content = CGSize(width: width, height: 10)
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 5
            stack.translatesAutoresizingMaskIntoConstraints = false
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame.width == 70)
            let first = try #require(stack.constraints.first)
            stack.spacing = 8
            root.layoutIfNeeded()
            #expect(stack.frame.width == 76)
            #expect(stack.constraints.first === first)
            views[1].isHidden = true
            root.layoutIfNeeded()
            #expect(stack.frame.width == 48)
            views[1].isHidden = false
            stack.setCustomSpacing(20, after: views[0])
            root.layoutIfNeeded()
            #expect(stack.frame.width == 88)
            #expect(stack.customSpacing(after: views[0]) == 20)
            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
            stack.insertArrangedSubview(views[2], at: 0)
            root.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [38, 56, 0])
            views[0].removeFromSuperview()
            root.layoutIfNeeded()
            #expect(stack.arrangedSubviews == [views[2], views[1]])
            #expect(stack.frame.width == 58)
        }
    }

    @Test("A visual format makes constraints, and a mistake in it is UIKit's exception")
    func visualFormats() throws {
        try inWorld(settings: fine) { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let views = ["a": UIView(), "b": UIView()]
            for view in views.values {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            for format in ["H:|-gap-[a(40)]-[b]-|", "V:|[a(b,==20)]", "V:|[b]"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: ["gap": 12], views: views))
            }
            root.layoutIfNeeded()
            #expect(views["a"]?.frame == CGRect(x: 12, y: 0, width: 40, height: 20))
            #expect(views["b"]?.frame == CGRect(x: 60, y: 0, width: 220, height: 20))
            #expect(NSLayoutConstraint.constraints(withVisualFormat: "[zz]", metrics: nil, views: views).isEmpty)
            let last = try #require(world.diagnostics.last)
            #expect(last.exceptionName == "NSInvalidArgumentException")
        }
    }
}
