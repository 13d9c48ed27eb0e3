import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing
import UIKitDrawing

@testable import ReflowKit

/// A view whose content size depends on its traits.
private final class TraitSized: UIView {
    override var intrinsicContentSize: CGSize {
        let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 20 : 30
        let isDark = traitCollection.userInterfaceStyle == .dark
        return isDark ? CGSize(width: 90, height: height + 30) : CGSize(width: 40, height: height)
    }
}

@MainActor
@Suite("Content that changes moves its neighbour without a call (autolayout.md §7, §9.2)")
struct ContentChangeTests {
    struct Change: Sendable, CustomTestStringConvertible {
        var name: String
        var make: @MainActor @Sendable () -> UIView
        /// The change of the view; the second view is its superview.
        var apply: @MainActor @Sendable (UIView, UIView) -> Void
        var testDescription: String { name }

        init<View: UIView>(
            _ name: String, _ make: @escaping @MainActor @Sendable () -> View,
            _ apply: @escaping @MainActor @Sendable (View, UIView) -> Void
        ) {
            self.name = name
            self.make = make
            self.apply = { view, around in
                guard let view = view as? View else { return }
                apply(view, around)
            }
        }
    }

    @MainActor
    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @MainActor
    private static func scaledLabel() -> UILabel {
        let label = UILabel()
        label.text = "Some text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    @MainActor
    private static func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
    }

    @MainActor
    private static func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    @MainActor
    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50)).image { _ in }
    }

    nonisolated private static let changes = [
        Change("text", { UILabel() }, { label, _ in label.text = "some text" }),
        Change("text to nothing", { label("some text") }, { label, _ in label.text = nil }),
        Change(
            "attributed text", { label("x") },
            { label, _ in
                label.attributedText = NSAttributedString(
                    string: "some text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
            }),
        Change("font", { label("Ag") }, { label, _ in label.font = .systemFont(ofSize: 40) }),
        Change("numberOfLines", { label("one\ntwo and more") }, { label, _ in label.numberOfLines = 0 }),
        Change("image", { UIImageView() }, { view, _ in view.image = picture }),
        Change("image to nothing", { UIImageView(image: picture) }, { view, _ in view.image = nil }),
        Change("title", { button("A") }, { button, _ in button.setTitle("A long title\nin two", for: .normal) }),
        Change(
            "attributed title", { button("A") },
            { button, _ in
                button.setAttributedTitle(
                    NSAttributedString(string: "A title", attributes: [.font: UIFont.systemFont(ofSize: 40)]),
                    for: .normal)
            }),
        Change("a button's image", { button("A") }, { button, _ in button.setImage(picture, for: .normal) }),
        Change(
            "a title's font", { button("A title") }, { button, _ in button.titleLabel?.font = .systemFont(ofSize: 40) }),
        Change("placeholder", { UITextField() }, { field, _ in field.placeholder = "somebody" }),
        Change("a field's text", { UITextField() }, { field, _ in field.text = "somebody" }),
        Change("a field's font", { field("somebody") }, { field, _ in field.font = .systemFont(ofSize: 40) }),
        Change(
            "segments", { UISegmentedControl(items: ["a"]) },
            { control, _ in control.insertSegment(withTitle: "b", at: 1, animated: false) }),
        Change("pages", { UIPageControl() }, { control, _ in control.numberOfPages = 5 }),
        Change(
            "content-size category", { scaledLabel() },
            { _, around in
                around.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            }),
        Change(
            "traits", { TraitSized() },
            { _, around in around.hostTraits = UITraitCollection(userInterfaceStyle: .dark) }),
        Change("the view's own traits", { TraitSized() }, { view, _ in view.overrideUserInterfaceStyle = .dark }),
    ]

    @Test("§9.2: before and after a rotation, and there and back", arguments: changes, [0, 1, 2])
    func change(change: Change, turns: Int) {
        inWorld { world in
            let controller = UIViewController()
            let view = change.make()
            let neighbour = UIView()
            for item in [view, neighbour] {
                item.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(item)
            }
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                view.topAnchor.constraint(equalTo: controller.view.topAnchor),
                neighbour.leadingAnchor.constraint(equalTo: view.trailingAnchor),
                neighbour.topAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            let window = world.show(controller)
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait].prefix(turns) {
                world.turn(to: orientation)
            }
            let before = neighbour.frame.origin
            change.apply(view, controller.view)
            window.layoutIfNeeded()
            let after = neighbour.frame.origin
            #expect(after != before)
            let content = view.intrinsicContentSize
            #expect(after.x.isNear(max(0, content.width) + view.alignmentRectInsets.left, within: 0.34))
            #expect(after.y.isNear(max(0, content.height) + view.alignmentRectInsets.top, within: 0.34))
            world.turn(to: turns == 1 ? .portrait : .landscapeLeft)
            // A rotation is itself a change of traits.
            let turned = view is TraitSized ? CGPoint(x: after.x, y: after.y + (turns == 1 ? 10 : -10)) : after
            #expect(neighbour.frame.origin == turned)
            #expect(world.diagnostics == [])
        }
    }

    @Test("§9.2: a text that replaces another one is broken anew, also in a width that does not change")
    func newTextInSameWidth() {
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            let labels = (0..<2).map { _ in Self.label("") }
            for label in labels {
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: root.topAnchor),
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    label.widthAnchor.constraint(equalToConstant: 100),
                ])
            }
            let words = "words that need several lines "
            labels[0].text = String(repeating: words, count: 4)
            root.layoutIfNeeded()
            let before = labels[0].frame.height
            for label in labels { label.text = String(repeating: words, count: 2) }
            root.layoutIfNeeded()
            #expect(labels[0].frame.height == labels[1].frame.height)
            #expect(labels[0].frame.height < before)
        }
    }

    @Test("§9.1: priorities of contents that change after a layout decide in the next one")
    func priorities() {
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let boxes = (0..<2).map { _ in Sized("box", CGSize(width: 60, height: 20)) }
            boxes.forEach(root.addSubview)
            NSLayoutConstraint.activate([
                boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
                boxes[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
                boxes[0].topAnchor.constraint(equalTo: root.topAnchor),
                boxes[1].topAnchor.constraint(equalTo: root.topAnchor),
            ])
            @MainActor func widths(hugging: Float, resistance: Float, in width: CGFloat) -> [CGFloat] {
                boxes[1].setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
                boxes[1].setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
                root.bounds.size.width = width
                root.layoutIfNeeded()
                return boxes.map(\.frame.width)
            }
            #expect(widths(hugging: 252, resistance: 750, in: 300) == [240, 60])
            #expect(widths(hugging: 200, resistance: 750, in: 300) == [60, 240])
            #expect(widths(hugging: 200, resistance: 700, in: 100) == [60, 40])
            #expect(widths(hugging: 200, resistance: 800, in: 100) == [40, 60])
        }
    }

    @Test("§14: what scrolls has another size when only a view deep inside of it has")
    func scrolledContent() {
        inWorld { _ in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (container, inner) = (UIView(), Sized("inner"))
            container.addSubview(inner)
            scrollView.addSubview(container)
            let height = inner.heightAnchor.constraint(equalToConstant: 300)
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                height, inner.widthAnchor.constraint(equalToConstant: 80),
                inner.topAnchor.constraint(equalTo: container.topAnchor),
                inner.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                content.heightAnchor.constraint(equalTo: inner.heightAnchor),
                content.widthAnchor.constraint(equalTo: inner.widthAnchor),
            ])
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 80, height: 300))
            height.constant = 500
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 80, height: 500))
        }
    }

    @Test("§14: what follows a view that is scrolled goes along with it")
    func followsScrolled() {
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let (scrollView, inner, outer) = (UIScrollView(), Sized("inner"), Sized("outer"))
            scrollView.frame = CGRect(x: 10, y: 40, width: 100, height: 100)
            scrollView.contentSize = CGSize(width: 500, height: 500)
            scrollView.addSubview(inner)
            [scrollView, outer].forEach(root.addSubview)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 70),
                inner.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 30),
                outer.topAnchor.constraint(equalTo: inner.topAnchor),
                outer.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
                outer.widthAnchor.constraint(equalToConstant: 5), outer.heightAnchor.constraint(equalToConstant: 5),
            ])
            root.layoutIfNeeded()
            #expect(outer.frame.origin == CGPoint(x: 40, y: 110))
            scrollView.contentOffset = CGPoint(x: 4, y: 25)
            root.layoutIfNeeded()
            #expect(outer.frame.origin == CGPoint(x: 36, y: 85))
        }
    }
}
