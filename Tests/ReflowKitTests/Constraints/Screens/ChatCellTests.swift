import Foundation
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
                // 8 above and below one line are more than the avatar's 36.
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

    @Test("A long message wraps at six tenths of the safe area; in landscape it needs fewer lines, and back as many")
    func long() {
        inWorld("iPhone 15") { world in
            let controller = ChatController()
            controller.message.text = Self.long
            let window = world.show(controller)
            window.layoutIfNeeded()
            let portrait = controller.bubble.frame
            // 0.6 × 393 = 235.8 at most; the widest line leaves less than a long word of it open.
            #expect(portrait.width <= 236 && portrait.width > 150, "\(portrait)")
            let lines = ((portrait.height - 16) / Self.line).rounded(.down)
            #expect(lines >= 4)
            #expect(portrait.height.isNear(16 + (lines * Self.line * 3).rounded(.up) / 3), "\(portrait)")
            #expect(controller.avatar.frame.maxY.isNear(portrait.maxY))
            world.turn(to: .landscapeLeft)
            let landscape = controller.bubble.frame
            // 0.6 × (852 − 118) = 440.4
            #expect(landscape.minX.isNear(59 + 56) && landscape.minY.isNear(8))
            #expect(landscape.width <= 441 && landscape.width > 350, "\(landscape)")
            let fewer = ((landscape.height - 16) / Self.line).rounded(.down)
            #expect(fewer < lines)
            #expect(landscape.height.isNear(16 + (fewer * Self.line * 3).rounded(.up) / 3), "\(landscape)")
            // One baseline for the last line and the time: 12-point text ends 494 / 2048 of its size above its bottom.
            let message = controller.message.convert(controller.message.bounds, to: controller.view)
            let descents = (17.0 - 12.0) * 494 / 2048
            #expect((message.maxY - controller.time.frame.maxY - descents).magnitude < 1)
            world.turn(to: .portrait)
            #expect(controller.bubble.frame == portrait)
        }
    }
}

extension CGRect {
    /// Each edge at the nearest pixel, halves up.
    fileprivate func onPixels(of scale: CGFloat) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        return CGRect(
            x: snap(minX), y: snap(minY), width: snap(maxX) - snap(minX), height: snap(maxY) - snap(minY))
    }
}
