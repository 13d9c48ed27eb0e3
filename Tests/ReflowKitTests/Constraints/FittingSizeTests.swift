import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("The size that constraints want (autolayout.md §13)")
struct FittingSizeTests {
    private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = Sized()
        view.content = CGSize(width: width, height: height)
        return view
    }

    /// A stack of a view of 100 × 20 above one of 60 × 30, 8 points apart.
    private func stack() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [sized(100, 20), sized(60, 30)])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }

    @Test("A stack view is measured by what it arranges, before any layout pass")
    func freshStack() {
        inWorld { world in
            let stack = stack()
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 58))
            #expect(stack.frame == .zero)

            let card = UIView()
            let inner = self.stack()
            card.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
                inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
                inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            ])
            #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 78))
            #expect(world.diagnostics == [])
        }
    }

    @Test("What is a tenth of a point over a pixel is rounded up to the next one")
    func roundedUp() {
        inWorld { _ in
            let stack = UIStackView(arrangedSubviews: [sized(100.1, 20.1)])
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            // There are three pixels per point.
            #expect(size.width.isNear(301.0 / 3) && size.height.isNear(61.0 / 3), "\(size)")
        }
    }

    @Test("A stack view that changed since the last pass is measured as it is now, and its frame waits for the pass")
    func changedStack() {
        inWorld { world in
            let controller = UIViewController()
            let stack = stack()
            controller.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            ])
            let window = world.show(controller)
            window.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 100, height: 58))
            stack.arrangedSubviews[1].isHidden = true
            stack.addArrangedSubview(sized(140, 5))
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 33))
            #expect(stack.frame.size == CGSize(width: 100, height: 58))
            window.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 140, height: 33))
        }
    }

    @Test("`updateConstraints` of the view and of what is in it is called where it is due, and not again")
    func callsOverrides() {
        inWorld { _ in
            let row = Row()
            let list = UIView()
            list.addSubview(row)
            row.topAnchor.constraint(equalTo: list.topAnchor).isActive = true
            row.bottomAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
            for _ in 0..<2 {
                #expect(list.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
            }
            #expect(row.updates == 1)
            row.setNeedsUpdateConstraints()
            #expect(list.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
            #expect(row.updates == 2)
        }
    }

    @Test("Measuring what is laid out changes no frame and no mark, and is no event")
    func leavesNoTrace() {
        inWorld { world in
            world.simulation.events.isRecording = true
            let controller = UIViewController()
            let label = UILabel()
            label.text = "A sentence that takes more than one line where there is little room"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            let stack = stack()
            controller.view.addSubview(label)
            controller.view.addSubview(stack)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 80),
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
                stack.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                stack.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            ])
            let window = world.show(controller)
            window.layoutIfNeeded()
            // The second measurement is made while a layout is due.
            stack.setNeedsLayout()
            let before = state(of: window)
            let events = world.simulation.events.text
            for width in [0, 80, 10_000] as [CGFloat] {
                for view in [controller.view, label, stack] as [UIView] {
                    _ = view.systemLayoutSizeFitting(CGSize(width: width, height: 50))
                    _ = view.systemLayoutSizeFitting(
                        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                }
            }
            #expect(state(of: window) == before)
            #expect(world.simulation.events.text == events)
        }
    }

    @Test("What an override asks for while its view is measured is done in the next pass; what none asked for is not")
    func keepsMarksOfOverrides() {
        inWorld { world in
            let controller = UIViewController()
            let list = UIView()
            let asking = Asking()
            let silent = Asking()
            silent.asks = false
            controller.view.addSubview(list)
            list.addSubview(asking)
            list.addSubview(silent)
            list.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: controller.view.topAnchor),
                list.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                asking.topAnchor.constraint(equalTo: list.topAnchor),
                asking.heightAnchor.constraint(equalToConstant: 30),
                silent.topAnchor.constraint(equalTo: asking.bottomAnchor),
                silent.bottomAnchor.constraint(equalTo: list.bottomAnchor),
                silent.heightAnchor.constraint(equalToConstant: 14),
            ])
            let window = world.show(controller)
            window.layoutIfNeeded()
            for view in [asking, silent] {
                view.setNeedsUpdateConstraints()
                view.layouts = 0
            }
            #expect(list.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
            #expect(asking.marks.contains(.needsLayout) && !silent.marks.contains(.needsLayout))
            #expect(asking.layouts == 0 && silent.layouts == 0)
            window.layoutIfNeeded()
            #expect(asking.layouts == 1 && silent.layouts == 0)
        }
    }

    /// The frames and pending work of the view and all views below it.
    private func state(of view: UIView) -> [String] {
        ["\(type(of: view)) \(view.frame) \(view.bounds) \(view.marks.rawValue)"] + view.subviews.flatMap(state)
    }
}

/// A view that creates its constraint in `updateConstraints`, as in Apple's guide.
private final class Row: UIView {
    private(set) var updates = 0
    private var height: NSLayoutConstraint?

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        updates += 1
        if height == nil {
            height = heightAnchor.constraint(equalToConstant: 44)
            height?.isActive = true
        }
        super.updateConstraints()
    }
}

/// A view that requests a layout in `updateConstraints`, and counts its layouts.
private final class Asking: UIView {
    var asks = true
    var layouts = 0

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        if asks { setNeedsLayout() }
        super.updateConstraints()
    }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}
