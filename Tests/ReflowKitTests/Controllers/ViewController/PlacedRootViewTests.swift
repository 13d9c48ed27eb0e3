import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("A controller's view that does not translate its mask fills its place (autolayout.md §6)")
struct PlacedRootViewTests {
    /// A controller whose root view has only constraints, with a view that fills it.
    private func page() -> (controller: UIViewController, content: UIView) {
        let controller = UIViewController()
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        controller.view = root
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: root.topAnchor),
            content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leftAnchor.constraint(equalTo: root.leftAnchor),
            content.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        return (controller, content)
    }

    /// The ways in which a controller gets onto the screen.
    enum Way: CaseIterable {
        case window, navigation, tabs, split, pages, fullScreen, sheet
    }

    private func show(_ controller: UIViewController, _ way: Way, in world: World) {
        switch way {
        case .window: world.show(controller)
        case .navigation: world.show(UINavigationController(rootViewController: controller))
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            world.show(tabs)
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [controller]
            world.show(split)
        case .pages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([controller], direction: .forward, animated: false)
            world.show(pages)
        case .fullScreen, .sheet:
            let presenter = UIViewController()
            world.show(presenter)
            controller.modalPresentationStyle = way == .sheet ? .pageSheet : .fullScreen
            presenter.present(controller, animated: false)
        }
    }

    /// A container with a screen in it.
    private func container(_ way: Way) -> UIViewController {
        let screen = UIViewController()
        switch way {
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [screen]
            return tabs
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [screen]
            return split
        case .pages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([screen], direction: .forward, animated: false)
            return pages
        case .navigation, .window, .fullScreen, .sheet: return UINavigationController(rootViewController: screen)
        }
    }

    @Test(
        "§6: a child that the application puts on a container's view has its constraints",
        arguments: [Way.navigation, .tabs, .split, .pages])
    func guests(way: Way) {
        inWorld { world in
            let outer = container(way)
            let player = UIViewController()
            world.show(outer)
            outer.addChild(player)
            let view: UIView = player.view
            outer.view.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor, constant: -8),
                view.bottomAnchor.constraint(equalTo: outer.view.bottomAnchor, constant: -90),
                view.heightAnchor.constraint(equalToConstant: 64),
            ])
            player.didMove(toParent: outer)
            outer.view.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 8, y: 698, width: 377, height: 64))
            world.turn(to: .landscapeLeft)
            #expect(view.frame == CGRect(x: 8, y: 239, width: 836, height: 64))
            #expect(world.diagnostics == [])
        }
    }

    @Test("§6: it has the size that a view with a mask has there, also after a turn", arguments: Way.allCases)
    func fills(way: Way) {
        inWorld { world in
            let plain = UIViewController()
            show(plain, way, in: world)
            let portrait = plain.view.frame
            world.turn(to: .landscapeLeft)
            let landscape = plain.view.frame
            inWorld { world in
                let (controller, content) = page()
                show(controller, way, in: world)
                #expect(controller.view.frame == portrait && content.frame.size == portrait.size)
                world.turn(to: .landscapeLeft)
                #expect(controller.view.frame == landscape && content.frame.size == landscape.size)
                world.turn(to: .portrait)
                #expect(controller.view.frame == portrait && content.frame.size == portrait.size)
                #expect(world.diagnostics == [])
            }
        }
    }

    @Test("§6: a size of its own that the window does not give it is a conflict with the encapsulated size")
    func conflict() {
        inWorld { world in
            let (controller, _) = page()
            controller.view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            world.show(controller)
            #expect(controller.view.frame.size == CGSize(width: 393, height: 852))
            #expect(world.diagnostics.count == 1)
            #expect(world.diagnostics.first?.description.contains("'UIView-Encapsulated-Layout-Width'") == true)
        }
    }

    @Test("A view that only looks like one is placed by its constraints: nobody made its controller the root")
    func ordinarySubview() {
        inWorld { world in
            let (controller, content) = page()
            controller.view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            controller.view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            let window = world.show(UIViewController())
            window.addSubview(controller.view)
            window.layoutIfNeeded()
            #expect(controller.view.bounds.size == CGSize(width: 60, height: 40))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        }
    }
}
