import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Auto Layout: turning there and back restores every frame (autolayout.md §5, §18)")
struct ConstraintLawTests {
    @Test("Random trees of views, labels, guides and frame-based views", arguments: 0..<60)
    func thereAndBack(seed: Int) {
        inWorld { world in
            var random = SeededGenerator(seed: UInt64(seed))
            let controller = UIViewController()
            let views = RandomConstraints.fill(controller.view, using: &random)
            _ = world.show(controller)
            let before = views.map(\.frame)
            #expect(before.contains { $0.width > 0 })
            var turned: [CGRect] = []
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
                world.turn(to: orientation)
                if orientation == .portrait {
                    #expect(views.map(\.frame) == before)
                } else if turned.isEmpty {
                    turned = views.map(\.frame)
                } else {
                    #expect(views.map(\.frame) == turned)
                }
            }
        }
    }

    @Test("Edges lie on pixels, and views that share an edge share it in pixels", arguments: 0..<10)
    func pixels(seed: Int) {
        inWorld { world in
            var random = SeededGenerator(seed: UInt64(seed))
            let controller = UIViewController()
            let row = (0..<7).map { _ in UIView() }
            var previous: UIView?
            for view in row {
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
                let gap = CGFloat(Int.random(in: 0...7, using: &random)) / 3
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(
                        equalTo: previous?.trailingAnchor ?? controller.view.leadingAnchor,
                        constant: previous == nil ? gap : 0),
                    view.widthAnchor.constraint(equalTo: row[0].widthAnchor),
                    view.topAnchor.constraint(equalTo: controller.view.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10),
                ])
                previous = view
            }
            row[6].trailingAnchor.constraint(equalTo: controller.view.trailingAnchor).isActive = true
            _ = world.show(controller)
            for (left, right) in zip(row, row.dropFirst()) {
                #expect(abs(left.frame.maxX - right.frame.minX) < 1e-9)
                #expect(abs((right.frame.minX * 3).rounded() - right.frame.minX * 3) < 1e-6)
            }
            #expect(abs(row[6].frame.maxX - 393) < 1e-9)
        }
    }
}

/// Trees with nearly every kind of constraint, some of which contradict each other.
@MainActor
enum RandomConstraints {
    static func fill(_ root: UIView, using random: inout SeededGenerator) -> [UIView] {
        var views: [UIView] = []
        for number in 0..<14 {
            let superview =
                views.isEmpty || Bool.random(using: &random) ? root : views.randomElement(using: &random) ?? root
            let view = make(number, in: superview, of: root, using: &random)
            superview.addSubview(view)
            views.append(view)
            guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
            let siblings = superview.subviews.filter { $0 !== view }
            place(view, in: superview, beside: siblings.randomElement(using: &random), using: &random)
        }
        return views
    }

    private static func make(
        _ number: Int, in superview: UIView, of root: UIView, using random: inout SeededGenerator
    ) -> UIView {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            let label = UILabel()
            label.text = String(repeating: "word \(number) ", count: Int.random(in: 1...14, using: &random))
            label.numberOfLines = Int.random(in: 0...2, using: &random)
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
        case 2:
            let view = UIView(
                frame: CGRect(
                    x: CGFloat(Int.random(in: 0...90, using: &random)), y: 5,
                    width: CGFloat(Int.random(in: 20...200, using: &random)), height: 30))
            // A superview may have no size, so masks with shares have no defined result.
            view.autoresizingMask =
                superview === root
                ? UIViewAutoresizing(rawValue: UInt.random(in: 0..<64, using: &random)) : .flexibleWidth
            return view
        default:
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
    }

    private static func place(
        _ view: UIView, in superview: UIView, beside sibling: UIView?, using random: inout SeededGenerator
    ) {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 3 }
        var made: [NSLayoutConstraint] = []
        let safe = superview.safeAreaLayoutGuide
        let leading = sibling?.trailingAnchor ?? safe.leadingAnchor
        made.append(view.leadingAnchor.constraint(equalTo: leading, constant: number(0...40)))
        if Bool.random(using: &random) {
            made.append(
                view.trailingAnchor.constraint(
                    lessThanOrEqualTo: superview.layoutMarginsGuide.trailingAnchor, constant: -number(0...30)))
        } else {
            let trailing = view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -number(0...90))
            trailing.priority = UILayoutPriority(Float(Int.random(in: 200...1000, using: &random)))
            made.append(trailing)
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: made.append(view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 1.0 / 3))
        case 1:
            let width = view.widthAnchor.constraint(equalToConstant: number(60...600))
            width.priority = UILayoutPriority(Float(Int.random(in: 100...999, using: &random)))
            made.append(width)
        case 2:
            made.append(
                NSLayoutConstraint(
                    item: view, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .trailing,
                    multiplier: 0.4, constant: number(0...9)))
        default: break
        }
        made.append(
            view.topAnchor.constraint(
                equalTo: sibling?.bottomAnchor ?? superview.safeAreaLayoutGuide.topAnchor, constant: number(0...30)))
        if !(view is UILabel) {
            made.append(
                Bool.random(using: &random)
                    ? view.heightAnchor.constraint(equalToConstant: number(30...200))
                    : view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3))
        }
        NSLayoutConstraint.activate(made)
    }
}
