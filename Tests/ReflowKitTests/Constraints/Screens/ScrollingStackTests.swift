import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// A page that scrolls: a stack pinned to the content of a scroll view, as wide as the scroll view's frame.
@MainActor
@Suite("A scroll view with a stack, by hand (autolayout.md §12, §14)")
struct ScrollingStackTests {
    private final class PageController: UIViewController {
        let scroll = UIScrollView()
        let stack = UIStackView()
        let blocks = [UIView(), UIView(), UIView()]

        override func viewDidLoad() {
            super.viewDidLoad()
            stack.axis = .vertical
            stack.spacing = 10
            scroll.translatesAutoresizingMaskIntoConstraints = false
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scroll)
            scroll.addSubview(stack)
            for (index, block) in blocks.enumerated() {
                block.heightAnchor.constraint(equalToConstant: [200, 300, 250][index]).isActive = true
                stack.addArrangedSubview(block)
            }
            stack.setCustomSpacing(30, after: blocks[0])
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
                stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
                stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
            ])
        }
    }

    @Test(
        "Content as wide as the frame and as high as what it holds, in both orientations and back",
        arguments: ["iPhone 15", "iPhone SE (2nd)"])
    func contentSize(device: String) {
        inWorld(device) { world in
            let controller = PageController()
            let window = world.show(controller)
            for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
                world.turn(to: orientation)
                window.layoutIfNeeded()
                let size = controller.view.bounds.size
                let top = controller.view.safeAreaInsets.top
                #expect(controller.scroll.frame == CGRect(x: 0, y: top, width: size.width, height: size.height - top))
                // 200 + 30 + 300 + 10 + 250 = 790, and 20 above and below.
                #expect(controller.stack.frame == CGRect(x: 16, y: 20, width: size.width - 32, height: 790))
                #expect(controller.scroll.contentSize == CGSize(width: size.width, height: 830))
                #expect(controller.blocks[1].frame == CGRect(x: 0, y: 230, width: size.width - 32, height: 300))
                #expect(controller.blocks[2].frame == CGRect(x: 0, y: 540, width: size.width - 32, height: 250))
            }
        }
    }

    @Test("A hidden block gives up its room and its spacing, also after a turn, and gets them back")
    func hidden() {
        inWorld("iPhone 15") { world in
            let controller = PageController()
            let window = world.show(controller)
            window.layoutIfNeeded()
            controller.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: controller.blocks[0])
            // A required height of 300 would contradict the hiding.
            controller.blocks[1].constraints[0].isActive = false
            let height = controller.blocks[1].heightAnchor.constraint(equalToConstant: 300)
            height.priority = UILayoutPriority(999)
            height.isActive = true
            controller.blocks[1].isHidden = true
            window.layoutIfNeeded()
            // Half of the spacing remains on each side of the hidden block (§12.7).
            #expect(controller.stack.frame.height.isNear(200 + 5 + 5 + 250))
            world.turn(to: .landscapeLeft)
            #expect(controller.blocks[2].frame == CGRect(x: 0, y: 210, width: 820, height: 250))
            #expect(controller.scroll.contentSize == CGSize(width: 852, height: 500))
            controller.blocks[1].isHidden = false
            window.layoutIfNeeded()
            #expect(controller.blocks[2].frame.minY == 520)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("Scrolling moves the content and no constraint: frames stay, outside pins hold")
    func scrolled() {
        inWorld("iPhone 15") { world in
            let controller = PageController()
            let badge = UIView()
            let window = world.show(controller)
            badge.translatesAutoresizingMaskIntoConstraints = false
            controller.scroll.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
                badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 300),
                badge.widthAnchor.constraint(equalToConstant: 40),
                badge.heightAnchor.constraint(equalToConstant: 40),
            ])
            window.layoutIfNeeded()
            let before = controller.stack.frame
            controller.scroll.contentOffset.y = 120
            window.layoutIfNeeded()
            #expect(controller.stack.frame == before)
            // According to §14, a view that is constrained to something outside does not move while the content
            // scrolls.
            #expect(badge.convert(badge.bounds, to: controller.view) == CGRect(x: 300, y: 100, width: 40, height: 40))
        }
    }
}
