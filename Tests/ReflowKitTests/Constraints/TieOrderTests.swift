import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Which view gives way where constraints leave that open (autolayout.md §4)")
struct TieOrderTests {
    /// The content lengths of views in a stack with gaps of 8, nil for views without content, and their lengths in a
    /// stack of a given length.
    struct Row: Sendable, CustomTestStringConvertible {
        var contents: [CGFloat?]
        var length: CGFloat
        var lengths: [CGFloat]
        var testDescription: String { "\(contents) in \(length)" }
    }

    nonisolated private static let rows = [
        // UIKit printed these: the first view with content is stretched or compressed, the last one without content
        // takes the space.
        Row(contents: [60, 29, 41.5], length: 300, lengths: [213.5, 29, 41.5]),
        Row(contents: [40, 94], length: 120, lengths: [18, 94]),
        Row(contents: [nil, nil], length: 300, lengths: [0, 292]),
        // The same rule applies to more views.
        Row(contents: [60, 29, 41.5, 10], length: 300, lengths: [195.5, 29, 41.5, 10]),
        Row(contents: [20, 20, 20, 20, 20], length: 300, lengths: [188, 20, 20, 20, 20]),
        Row(contents: [nil, nil, nil], length: 300, lengths: [0, 0, 284]),
        // The first view is compressed to nothing, then the next one.
        Row(contents: [60, 29, 41.5], length: 60, lengths: [0, 2.5, 41.5]),
        // A view with content keeps its size beside one without content.
        Row(contents: [30, nil, 40], length: 300, lengths: [30, 214, 40]),
        Row(contents: [nil, 30, nil], length: 300, lengths: [0, 30, 254]),
    ]

    private func inWorld<Result>(
        _ direction: UITraitEnvironmentLayoutDirection, _ body: (World) throws -> Result
    ) rethrows -> Result {
        var settings = CaseScreen.settings
        settings.layoutDirection = direction
        return try KitTestSupport.inWorld(settings: settings, body)
    }

    private func view(_ axis: NSLayoutConstraint.Axis, _ content: CGFloat?) -> Sized {
        let view = Sized()
        guard let content else { return view }
        view.content = axis == .horizontal ? CGSize(width: content, height: 20) : CGSize(width: 20, height: content)
        return view
    }

    /// Shows a stack view at the upper leading corner of a screen.
    private func show(_ stack: UIStackView, length: CGFloat, in world: World) -> UIWindow {
        let controller = UIViewController()
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
            (stack.axis == .horizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length),
        ])
        return world.show(controller)
    }

    @Test("A stack view that gets another axis gives the room to the view that would have got it from the start")
    func changedAxis() {
        inWorld(.leftToRight) { world in
            let views = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views)
            stack.alignment = .leading
            let window = show(stack, length: 300, in: world)
            stack.heightAnchor.constraint(equalToConstant: 200).isActive = true
            window.layoutIfNeeded()
            #expect(views.map(\.frame.width) == [0, 0, 284])
            stack.axis = .vertical
            window.layoutIfNeeded()
            // Of views without content, the last one takes the space.
            #expect(views.map(\.frame.height) == [0, 0, 184])
        }
    }

    @Test(
        "In rows and columns, from left to right and from right to left, upright, turned and turned back",
        arguments: rows, [NSLayoutConstraint.Axis.horizontal, .vertical])
    func stacks(row: Row, axis: NSLayoutConstraint.Axis) {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            inWorld(direction) { world in
                let views = row.contents.map { view(axis, $0) }
                let stack = UIStackView(arrangedSubviews: views)
                stack.axis = axis
                _ = show(stack, length: row.length, in: world)
                for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
                    world.turn(to: orientation)
                    var start: CGFloat = 0
                    for (view, length) in zip(views, row.lengths) {
                        let isMirrored = axis == .horizontal && direction == .rightToLeft
                        let place = isMirrored ? row.length - start - length : start
                        let frame = view.frame
                        #expect((axis == .horizontal ? frame.minX : frame.minY).isNear(place), "\(direction) \(frame)")
                        #expect((axis == .horizontal ? frame.width : frame.height).isNear(length))
                        start += length + 8
                    }
                }
            }
        }
    }

    @Test("A stack view inside another takes the room before its siblings with content", arguments: [0, 1])
    func nested(place: Int) {
        inWorld(.leftToRight) { world in
            let label = view(.horizontal, 60)
            let inner = UIStackView(arrangedSubviews: [view(.horizontal, 30), view(.horizontal, 40)])
            inner.spacing = 8
            let outer = UIStackView(arrangedSubviews: [label])
            outer.insertArrangedSubview(inner, at: place)
            _ = show(outer, length: 300, in: world)
            #expect(label.frame.width == 60)
            #expect(inner.arrangedSubviews.map(\.frame.width) == [184, 40])
        }
    }

    @Test("A view that is arranged first later on is the first from then on")
    func insertion() {
        inWorld(.leftToRight) { world in
            let (first, second) = (view(.horizontal, 60), view(.horizontal, 40))
            let stack = UIStackView(arrangedSubviews: [second])
            let window = show(stack, length: 300, in: world)
            #expect(second.frame.width == 300)
            stack.addArrangedSubview(first)
            window.layoutIfNeeded()
            #expect([first, second].map(\.frame.width) == [60, 232])
            stack.insertArrangedSubview(first, at: 0)
            window.layoutIfNeeded()
            #expect([first, second].map(\.frame.width) == [252, 40])
        }
    }

    // MARK: Laws

    private func stack(
        _ depth: Int, _ views: inout [UIView], using random: inout SeededGenerator
    ) -> UIStackView {
        let stack = UIStackView()
        stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
        stack.distribution =
            UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
        stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
        stack.spacing = CGFloat(Int.random(in: 0...10, using: &random))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let view: UIView
            if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
                view = self.stack(depth - 1, &views, using: &random)
            } else {
                let sized = Sized()
                if Bool.random(using: &random) { sized.content.width = CGFloat(Int.random(in: 1...60, using: &random)) }
                if Bool.random(using: &random) {
                    sized.content.height = CGFloat(Int.random(in: 1...60, using: &random))
                }
                view = sized
            }
            view.isHidden = Int.random(in: 0..<6, using: &random) == 0
            stack.addArrangedSubview(view)
            views.append(view)
        }
        return stack
    }

    @Test("Random stack views in each other, ambiguous or not: from right to left the mirror image", arguments: 0..<80)
    func mirrored(seed: Int) throws {
        func frames(_ direction: UITraitEnvironmentLayoutDirection) -> [(frame: CGRect, width: CGFloat)] {
            inWorld(direction) { world in
                var random = SeededGenerator(seed: UInt64(seed))
                var views: [UIView] = []
                let outer = stack(2, &views, using: &random)
                let controller = UIViewController()
                outer.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(outer)
                NSLayoutConstraint.activate([
                    outer.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                    outer.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                    outer.topAnchor.constraint(equalTo: controller.view.topAnchor),
                    outer.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
                ])
                _ = world.show(controller)
                let before = views.map(\.frame)
                world.turn(to: .landscapeLeft)
                world.turn(to: .portrait)
                #expect(views.map(\.frame) == before, "there and back")
                return views.compactMap { view in
                    // If all views are hidden, their positions are open, so they are at 0 in either direction.
                    guard let stack = view.superview as? UIStackView,
                        stack.arrangedSubviews.contains(where: { !$0.isHidden })
                    else { return nil }
                    return (view.frame, stack.bounds.width)
                }
            }
        }
        for (plain, mirror) in zip(frames(.leftToRight), frames(.rightToLeft)) {
            let expected = CGRect(
                x: plain.width - plain.frame.maxX, y: plain.frame.minY, width: plain.frame.width,
                height: plain.frame.height)
            #expect(mirror.frame.isNear(expected, within: 0.005), "\(mirror.frame), not \(expected)")
        }
    }
}
