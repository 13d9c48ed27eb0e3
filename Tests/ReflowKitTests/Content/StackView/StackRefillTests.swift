import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// Own derivations: the frames of a stack view's views do not depend on the order of edits.
@MainActor
@Suite("Stack views that are filled again (autolayout.md §12.9)")
struct StackRefillTests {
    private static func box(_ height: CGFloat) -> UIView { Sized("box", CGSize(width: 42, height: height)) }

    /// A column of boxes of 10, 20 and 40 points, after one layout.
    @MainActor
    private struct Column {
        let page: UIView
        let stack: UIStackView
        let boxes: [UIView]

        init(in world: World) {
            let stack = UIStackView()
            self.stack = stack
            boxes = [10.0, 20, 40].map { StackRefillTests.box($0) }
            page = world.showPage { page in
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                page.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                    stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                ])
            }
            boxes.forEach(stack.addArrangedSubview)
            page.layoutIfNeeded()
        }

        /// The lengths of the boxes in order.
        var heights: [CGFloat] {
            page.layoutIfNeeded()
            return stack.arrangedSubviews.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
        }
    }

    enum Idiom: String, CaseIterable {
        case outAndBack, outAndBackInFront, refilled, refilledInReverse, throughAnotherStack, throughAHiddenStack
        case throughAPlainView, stackOutAndBack

        @MainActor
        func perform(in stack: UIStackView, _ boxes: [UIView]) {
            switch self {
            case .outAndBack:
                boxes[1].removeFromSuperview()
                stack.insertArrangedSubview(boxes[1], at: 1)
            case .outAndBackInFront:
                boxes[2].removeFromSuperview()
                stack.insertArrangedSubview(boxes[2], at: 0)
            case .refilled, .refilledInReverse:
                boxes.forEach { $0.removeFromSuperview() }
                (self == .refilled ? boxes : boxes.reversed()).forEach(stack.addArrangedSubview)
            case .throughAnotherStack, .throughAHiddenStack:
                let other = UIStackView()
                other.isHidden = self == .throughAHiddenStack
                stack.addArrangedSubview(other)
                other.addArrangedSubview(boxes[0])
                stack.insertArrangedSubview(boxes[0], at: 0)
            case .throughAPlainView:
                let plain = UIView()
                plain.addSubview(boxes[0])
                stack.insertArrangedSubview(boxes[0], at: 0)
            case .stackOutAndBack:
                guard let page = stack.superview else { return }
                stack.removeFromSuperview()
                page.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    stack.topAnchor.constraint(equalTo: page.topAnchor),
                ])
            }
        }

        var order: [CGFloat] {
            switch self {
            case .outAndBackInFront: [40, 10, 20]
            case .refilledInReverse: [40, 20, 10]
            default: [10, 20, 40]
            }
        }
    }

    @Test(
        "§12.9: a view that leaves and comes back before the next layout is arranged again", arguments: Idiom.allCases)
    func comesBack(idiom: Idiom) {
        inWorld { world in
            let column = Column(in: world)
            idiom.perform(in: column.stack, column.boxes)
            #expect(column.heights.filter { $0 > 0 } == idiom.order)
            #expect(column.stack.frame.height == 70)
            #expect(column.page.layoutEngineProblems() == [])
            #expect(world.diagnostics == [])
        }
    }

    @Test("§12.9: a new view in the place of one that is gone is arranged, whatever address it gets")
    func newView() {
        inWorld { world in
            let column = Column(in: world)
            for round in 1...50 {
                column.stack.arrangedSubviews.last?.removeFromSuperview()
                let box = UILabel()
                box.text = "number \(round)"
                column.stack.addArrangedSubview(box)
                column.page.layoutIfNeeded()
                #expect(box.frame.width == 393 && box.frame.height > 10, "round \(round): \(box.frame)")
            }
        }
    }

    @Test("§12.9: the spacing behind a view goes with it, and is not that of a new view")
    func customSpacing() {
        inWorld { world in
            let column = Column(in: world)
            for _ in 1...50 {
                let view = UIView()
                column.stack.insertArrangedSubview(view, at: 0)
                #expect(column.stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
                column.stack.setCustomSpacing(30, after: view)
                #expect(column.stack.customSpacing(after: view) == 30)
                view.removeFromSuperview()
                #expect(column.stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
            }
        }
    }

    enum Farewell: CaseIterable { case viewFirst, stackFirst }

    @Test(
        "§12.7: a view that was hidden in a stack view that is gone has its own size elsewhere",
        arguments: Farewell.allCases)
    func hiddenView(farewell: Farewell) {
        inWorld { world in
            let box = StackRefillTests.box(20)
            weak var stack: UIStackView?
            let page = world.showPage { page in
                let column = UIStackView(arrangedSubviews: [box, StackRefillTests.box(10)])
                column.axis = .vertical
                column.translatesAutoresizingMaskIntoConstraints = false
                page.addSubview(column)
                NSLayoutConstraint.activate([
                    column.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    column.topAnchor.constraint(equalTo: page.topAnchor),
                ])
                stack = column
            }
            box.isHidden = true
            page.layoutIfNeeded()
            #expect(box.frame.height == 0)
            if farewell == .viewFirst { page.addSubview(box) }
            stack?.removeFromSuperview()
            #expect(stack == nil)
            page.addSubview(box)
            box.isHidden = false
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                box.topAnchor.constraint(equalTo: page.topAnchor),
            ])
            page.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 0, y: 0, width: 42, height: 20))
            #expect(box.constraints == [])
            #expect(page.layoutEngineProblems() == [])
        }
    }

    @Test("§12.4: a length that changes while the stack view is on its way to another place counts there")
    func proportionalOnTheWay() {
        inWorld { world in
            let boxes = [30.0, 30].map { Sized("box", CGSize(width: $0, height: 20)) }
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.distribution = .fillProportionally
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.widthAnchor.constraint(equalToConstant: 120).isActive = true
            @MainActor func put(in page: UIView) {
                page.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    stack.topAnchor.constraint(equalTo: page.topAnchor),
                ])
            }
            let page = world.showPage { put(in: $0) }
            page.layoutIfNeeded()
            #expect(boxes.map(\.frame.width) == [60, 60])
            stack.removeFromSuperview()
            put(in: page)
            boxes[0].content.width = 90
            boxes[0].invalidateIntrinsicContentSize()
            page.layoutIfNeeded()
            #expect(boxes.map(\.frame.width) == [90, 30])
        }
    }

    @Test("§12: what cannot become a subview is not arranged")
    func refused() {
        inWorld { world in
            let column = Column(in: world)
            column.stack.addArrangedSubview(column.page)
            #expect(column.stack.arrangedSubviews == column.boxes)
            #expect(column.page.translatesAutoresizingMaskIntoConstraints)
            #expect(column.heights == [10, 20, 40])
        }
    }

    @Test("§10: an inner stack view that gets a label later has that label's baseline")
    func laterBaseline() {
        func frames(isLabelEarly: Bool) -> [CGRect] {
            inWorld { world in
                let (inner, label) = (UIStackView(), UILabel())
                inner.axis = .vertical
                label.text = "hello"
                let box = StackRefillTests.box(27)
                let stack = UIStackView(arrangedSubviews: [box, inner])
                stack.alignment = .firstBaseline
                stack.translatesAutoresizingMaskIntoConstraints = false
                if isLabelEarly { inner.addArrangedSubview(label) }
                let page = world.showPage { page in
                    page.addSubview(stack)
                    NSLayoutConstraint.activate([
                        stack.leftAnchor.constraint(equalTo: page.leftAnchor),
                        stack.rightAnchor.constraint(equalTo: page.rightAnchor),
                        stack.topAnchor.constraint(equalTo: page.topAnchor),
                    ])
                }
                page.layoutIfNeeded()
                if !isLabelEarly { inner.addArrangedSubview(label) }
                page.layoutIfNeeded()
                #expect(page.layoutEngineProblems() == [])
                return [box.frame, inner.frame, label.frame, stack.frame]
            }
        }
        #expect(frames(isLabelEarly: false) == frames(isLabelEarly: true))
    }
}
