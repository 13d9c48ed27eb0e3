import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// A message in a chat: an avatar at the margin, a bubble that is as wide as its text but never wider than three quarters
/// of the screen, and the time behind it.
@MainActor
@Suite("A chat cell with avatar, bubble and time, by hand (autolayout.md §2, §7, §9, §10)")
struct ChatCellTests {
    private final class ChatController: UIViewController {
        let avatar = UIImageView()
        let bubble = UIView()
        let message = UILabel()
        let time = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            message.numberOfLines = 0
            message.font = .systemFont(ofSize: 17)
            time.text = "9:41"
            time.font = .systemFont(ofSize: 12)
            time.setContentCompressionResistancePriority(.required, for: .horizontal)
            for view in [avatar, bubble, time] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
            }
            message.translatesAutoresizingMaskIntoConstraints = false
            bubble.addSubview(message)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                avatar.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 12),
                avatar.widthAnchor.constraint(equalToConstant: 36),
                avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
                avatar.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
                bubble.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
                bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
                bubble.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, multiplier: 0.6),
                bubble.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
                message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
                message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
                message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
                message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
                time.leadingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 6),
                time.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -12),
                time.lastBaselineAnchor.constraint(equalTo: message.lastBaselineAnchor),
            ])
        }
    }

    private static let line = 20.287109375  // 17 × 2444 / 2048
    private static let long = """
        The train leaves at nine from platform four, and if we miss it there is another one at ten that takes the long \
        way round by the lake.
        """

    @Test("A short message: the bubble is as wide as its text", arguments: ["iPhone 15", "iPhone SE (2nd)"])
    func short(device: String) {
        inWorld(device) { world in
            let controller = ChatController()
            controller.message.text = "On my way"
            let window = world.show(controller)
            for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
                world.turn(to: orientation)
                window.layoutIfNeeded()
                let safe = controller.view.safeAreaInsets
                let scale = window.screen.scale
                let text = controller.message.intrinsicContentSize
                #expect(text.height.isNear((Self.line * scale).rounded(.up) / scale))
                // One line with 8 points above and below is higher than the avatar's 36.
                let bubble = CGRect(
                    x: safe.left + 12 + 36 + 8, y: safe.top + 8, width: text.width + 24, height: text.height + 16)
                #expect(controller.bubble.frame.isNear(bubble), "\(controller.bubble.frame)")
                #expect(controller.message.frame.isNear(CGRect(x: 12, y: 8, width: text.width, height: text.height)))
                #expect(
                    controller.avatar.frame.isNear(
                        CGRect(x: safe.left + 12, y: bubble.maxY - 36, width: 36, height: 36).onPixels(of: scale)))
                #expect(controller.time.frame.minX.isNear(bubble.maxX + 6))
            }
            #expect(world.diagnostics.isEmpty)
        }
    }

    /// The geometry of a phone, computed by hand: the screen's width and the safe area's insets at the top and at the
    /// sides.
    struct Phone: Sendable, CustomTestStringConvertible {
        var name: String
        var scale: CGFloat
        var upright: (width: CGFloat, top: CGFloat, side: CGFloat)
        var sideways: (width: CGFloat, top: CGFloat, side: CGFloat)
        /// The number of lines of the long message, according to the advances of text-advances.json.
        var lines: (upright: CGFloat, sideways: CGFloat)
        /// The distance from the bottom of the time to the bottom of the message; both have the same baseline.
        ///
        /// According to §10, a baseline is 494 / 2048 of the size above the bottom, plus half of the difference between
        /// the heights of frame and text, rounded to the pixel. At 17 points that is 4.2 (five lines, three pixels per
        /// point), so 13 pixels; at 12 points 2.9, so 9. With two pixels per point it is 4.2 (six lines), so 8, and
        /// 2.98, so 6.
        var drop: CGFloat
        var testDescription: String { name }
    }

    nonisolated private static let phones = [
        // 0.6 × 393 = 235.8 and 0.6 × (852 − 118) = 440.4
        Phone(
            name: "iPhone 15", scale: 3, upright: (393, 59, 0), sideways: (852, 0, 59),
            lines: (5, 3), drop: 4.0 / 3),
        // 0.6 × 375 = 225 and 0.6 × 667 = 400.2
        Phone(
            name: "iPhone SE (2nd)", scale: 2, upright: (375, 20, 0), sideways: (667, 0, 0),
            lines: (6, 3), drop: 1),
    ]

    @Test(
        "A long message wraps at six tenths of the safe area; in landscape it needs fewer lines, and back as many",
        arguments: phones)
    func long(phone: Phone) {
        inWorld(phone.name) { world in
            let controller = ChatController()
            controller.message.text = Self.long
            let window = world.show(controller)
            window.layoutIfNeeded()
            /// Checks the bubble, and returns its number of lines.
            @MainActor func lines(_ screen: (width: CGFloat, top: CGFloat, side: CGFloat)) -> CGFloat {
                let bubble = controller.bubble.frame
                #expect(bubble.minX.isNear(screen.side + 56) && bubble.minY.isNear(screen.top + 8), "\(bubble)")
                // The rest of the widest line is shorter than a long word.
                let limit = 0.6 * (screen.width - 2 * screen.side)
                #expect(bubble.width <= limit + 1 / phone.scale && bubble.width > limit - 85, "\(bubble)")
                let lines = ((bubble.height - 16) / Self.line).rounded(.down)
                let height = (lines * Self.line * phone.scale).rounded(.up) / phone.scale
                #expect(bubble.height.isNear(16 + height), "\(bubble)")
                #expect(controller.avatar.frame.maxY.isNear(bubble.maxY))
                let message = controller.message.convert(controller.message.bounds, to: controller.view)
                #expect((message.maxY - controller.time.frame.maxY).isNear(phone.drop))
                return lines
            }
            let upright = lines(phone.upright)
            let before = controller.bubble.frame
            #expect(upright == phone.lines.upright)
            world.turn(to: .landscapeLeft)
            #expect(lines(phone.sideways) == phone.lines.sideways)
            world.turn(to: .portrait)
            #expect(lines(phone.upright) == upright)
            #expect(controller.bubble.frame == before)
            #expect(world.diagnostics.isEmpty)
        }
    }
}

extension CGRect {
    /// The rectangle with each edge at the nearest pixel, halves rounded up.
    fileprivate func onPixels(of scale: CGFloat) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        return CGRect(
            x: snap(minX), y: snap(minY), width: snap(maxX) - snap(minX), height: snap(maxY) - snap(minY))
    }
}
