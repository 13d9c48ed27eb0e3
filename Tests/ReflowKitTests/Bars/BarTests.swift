import DisplayList
import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Bars: what they show and where, and what an app may change (behaviour.md §7.2)")
struct BarTests {
    private func labels(of view: UIView) -> [UILabel] {
        view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(of: $0) }
    }

    private func label(_ text: String, in view: UIView) -> UILabel? { labels(of: view).first { $0.text == text } }

    private func shown(
        _ title: String, back: String? = nil, _ body: (UINavigationController, UIViewController, UIWindow) -> Void
    ) {
        inWorld("iPhone 8") { world in
            let root = UIViewController()
            root.title = back
            let child = UIViewController()
            child.title = title
            let navigation = UINavigationController(rootViewController: back == nil ? child : root)
            if back != nil { navigation.pushViewController(child, animated: false) }
            let window = world.show(navigation)
            body(navigation, child, window)
        }
    }

    @Test("The title stands in the middle, 17 points and semibold, and in what is left where there is no room")
    func title() {
        shown("Title") { navigation, child, window in
            let bar = navigation.navigationBar
            let title = label("Title", in: bar)
            #expect(title?.font.pointSize == 17)
            #expect(abs((title?.frame.midX ?? 0) - 187.5) <= 0.5)
            #expect(abs((title?.frame.midY ?? 0) - 22) <= 0.5)
            child.navigationItem.rightBarButtonItem = UIBarButtonItem(title: String(repeating: "wide ", count: 6))
            child.title = "A title that is rather long"
            window.layoutIfNeeded()
            let long = label("A title that is rather long", in: bar)
            let button = label(String(repeating: "wide ", count: 6), in: bar)
            let start = button.map { $0.convert($0.bounds, to: bar).minX } ?? 0
            #expect(long != nil && start > 0)
            #expect((long?.frame.maxX ?? .infinity) <= start)
        }
    }

    @Test("The back button names the item before, says Back where that is too long, and hides where it is told to")
    func backButton() {
        shown("Here", back: "Photos") { navigation, child, window in
            let bar = navigation.navigationBar
            #expect(label("Photos", in: bar) != nil)
            let root = navigation.viewControllers[0]
            root.title = "A very long title of the screen before"
            window.layoutIfNeeded()
            #expect(label("Back", in: bar) != nil)
            root.navigationItem.backButtonTitle = "Return"
            window.layoutIfNeeded()
            #expect(label("Return", in: bar) != nil)
            child.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel)
            window.layoutIfNeeded()
            #expect(label("Return", in: bar) == nil)
            #expect(label("Cancel", in: bar) != nil)
            child.navigationItem.leftItemsSupplementBackButton = true
            window.layoutIfNeeded()
            #expect(label("Return", in: bar) != nil)
            child.navigationItem.hidesBackButton = true
            window.layoutIfNeeded()
            #expect(label("Return", in: bar) == nil)
        }
    }

    @Test("The back button pops")
    func back() {
        shown("Here", back: "Photos") { navigation, _, _ in
            navigation.navigationBar.onBack()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("Items: actions run, custom views come and go with their item, disabled ones are grey")
    func buttons() {
        shown("Here", back: "Photos") { navigation, child, window in
            let bar = navigation.navigationBar
            var taps = 0
            let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 })
            let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            child.navigationItem.rightBarButtonItems = [item, UIBarButtonItem(customView: custom)]
            window.layoutIfNeeded()
            let button = label("Edit", in: bar)?.superview as? UIControl
            button?.sendActions(for: .primaryActionTriggered)
            #expect(taps == 1)
            #expect(button?.frame.maxX == 359)
            #expect(custom.superview === bar)
            #expect(custom.frame.midY == 22)
            item.isEnabled = false
            window.layoutIfNeeded()
            #expect(label("Edit", in: bar)?.textColor == .tertiaryLabel)
            navigation.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(custom.superview == nil)
        }
    }

    @Test("A large title is 34 points and bold, at the margin; the small one is away meanwhile")
    func largeTitle() {
        shown("Photos") { navigation, _, window in
            navigation.navigationBar.prefersLargeTitles = true
            window.layoutIfNeeded()
            let titles = labels(of: navigation.navigationBar).filter { $0.text == "Photos" }
            #expect(titles.count == 1)
            #expect(titles.first?.font.pointSize == 34)
            #expect(titles.first?.frame.minX == 16)
            Simulation.current.turn(to: .landscapeLeft)
            #expect(labels(of: navigation.navigationBar).map(\.font.pointSize) == [17])
        }
    }

    @Test("look.md §11: a large title that is too long moves its letters together, by 0.34 points each, and is cut")
    func tightLargeTitle() throws {
        try inWorld("iPhone 15") { world in
            let controller = UIViewController()
            controller.title = "Point-Free morning sync"
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            let window = world.show(navigation)
            window.layoutIfNeeded()
            let title = try #require(labels(of: navigation.navigationBar).first { $0.font.pointSize == 34 })
            // The text equals that of the picture. Tightened and without the ellipsis, "Point-Free morning sync" is
            // 379.9 points wide (text-advances.json), and the label 361.
            #expect(title.shownLines.texts == ["Point-Free morning s…"])
            let loose = "Point-Free morning s…".size(withAttributes: [.font: title.font!]).width
            #expect(abs((title.letterBoxes.first?.width ?? 0) - (loose - 20 * 0.34)) < 0.34)
            controller.title = "Point-Free morning syn"
            window.layoutIfNeeded()
            // The text is 368.5 points wide and has 21 gaps, which can shrink by 7.14, so it does not fit.
            #expect(title.shownLines.texts == ["Point-Free morning s…"])
            controller.title = "Point-Free morning sky"
            window.layoutIfNeeded()
            // The text is 367.3 points wide, so it fits.
            #expect(title.shownLines.texts == ["Point-Free morning sky"])
            #expect(abs((title.letterBoxes.first?.width ?? 0) - 361) < 0.01)
        }
    }

    @Test("A toolbar shares what is left among its flexible spaces")
    func toolbar() {
        inWorld("iPhone 8") { world in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.items = [
                UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(title: "B"), .flexibleSpace(),
                UIBarButtonItem(title: "C"),
            ]
            let controller = UIViewController()
            controller.view.addSubview(bar)
            _ = world.show(controller)
            let places = ["A", "B", "C"].compactMap { label($0, in: bar)?.superview?.frame }
            #expect(places.count == 3)
            #expect(places.first?.minX == 16)
            #expect(places.last?.maxX == 359)
            // Four gaps of 8 points leave the rest of 343 points for the views. B starts on a pixel, of which there are
            // two per point.
            let widths = places.map(\.width)
            let gaps: CGFloat = 4 * 8
            let share: CGFloat = (343 - widths.reduce(0, +) - gaps) / 2
            let start: CGFloat = 16 + widths[0] + 8 + share + 8
            let pixel: CGFloat = (start * 2).rounded() / 2
            #expect(places[1].minX == pixel)
        }
    }

    @Test("Tabs share the width; picture above title upright, beside it in landscape; the selected one is tinted")
    func tabs() {
        inWorld("iPhone 8") { world in
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<3).map { index in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(
                    tabBarSystemItem: [.favorites, .search, .contacts][index], tag: index)
                return controller
            }
            let window = world.show(tabs)
            let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
            #expect(buttons.map(\.frame) == (0..<3).map { CGRect(x: 125 * CGFloat($0), y: 0, width: 125, height: 49) })
            @MainActor func parts() -> (picture: CGRect, title: CGRect) {
                let button = buttons[0]
                let picture = button.subviews.first { $0 is BarSymbolView && !$0.isHidden }
                return (picture?.frame ?? .null, label("Favorites", in: button)?.frame ?? .null)
            }
            #expect(parts().picture.maxY <= parts().title.minY + 2)
            #expect(abs(parts().picture.midX - parts().title.midX) < 1)
            #expect(label("Favorites", in: tabs.tabBar)?.font.pointSize == 10)
            #expect(label("Favorites", in: tabs.tabBar)?.textColor == .systemBlue)
            #expect(label("Search", in: tabs.tabBar)?.textColor == .systemGray)
            world.turn(to: .landscapeLeft)
            #expect(parts().picture.maxX <= parts().title.minX)
            #expect(abs(parts().picture.midY - parts().title.midY) <= 1)
            tabs.tabBar.tintColor = .systemRed
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(label("Search", in: tabs.tabBar)?.textColor == .systemRed)
        }
    }

    @Test("A tab bar keeps a copy of an appearance, with the appearances of its tabs, and follows changes of the copy")
    func tabAppearance() {
        inWorld("iPhone 8") { world in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            let window = world.show(tabs)
            let source = UITabBarAppearance()
            source.stackedLayoutAppearance.selected.iconColor = .systemGreen
            source.stackedLayoutAppearance.selected.badgeBackgroundColor = .systemPink
            tabs.tabBar.standardAppearance = source
            source.stackedLayoutAppearance.selected.iconColor = .systemRed
            window.layoutIfNeeded()
            #expect(label("One", in: tabs.tabBar)?.textColor == .systemGreen)
            let kept = tabs.tabBar.standardAppearance.stackedLayoutAppearance
            #expect(kept !== source.stackedLayoutAppearance)
            #expect(kept.selected.badgeBackgroundColor == .systemPink)
            kept.selected.iconColor = .systemBrown
            window.layoutIfNeeded()
            #expect(label("One", in: tabs.tabBar)?.textColor == .systemBrown)
            #expect(source.stackedLayoutAppearance.selected.iconColor == .systemRed)
        }
    }

    @Test("Bars are drawn light and dark, in any device's sizes, with nothing in them")
    func empty() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            var settings = Simulation.Settings()
            settings.userInterfaceStyle = style
            inWorld("iPad (10th)", settings: settings) { world in
                let navigation = UINavigationController()
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                let window = world.show(tabs)
                navigation.isToolbarHidden = false
                #expect(!window.drawing().list.commands.isEmpty)
                #expect(world.diagnostics.isEmpty)
            }
        }
    }
}
