import DisplayList
import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing
import UIKitDrawing

@testable import ReflowKit

@MainActor
@Suite("How bars look at rest and over scrolled content (look.md §1, §11, §12)")
struct BarLookTests {
    /// The background of a bar: whether it blurs, its colours, and the frame of its hairline.
    private func ground(of bar: UIView) -> (blurs: Bool, colors: [RGBAColor], hairline: CGRect?) {
        bar.layoutIfNeeded()
        guard let view = bar.subviews.first(where: { $0 is BarBackground }) else { return (false, [], nil) }
        let commands = flattened(view.drawing().list.commands)
        let fills = commands.compactMap { command -> (CGRect, RGBAColor)? in
            guard case .fill(let path, .color(let color), _) = command else { return nil }
            return (path.boundingBox, color)
        }
        let line = fills.first { $0.0.height < 1 }
        return (
            commands.contains { if case .backdrop = $0 { true } else { false } },
            fills.filter { $0.0.height >= 1 }.map(\.1),
            line.map { $0.0.offsetBy(dx: view.frame.minX, dy: view.frame.minY) }
        )
    }

    private func flattened(_ commands: [DisplayCommand]) -> [DisplayCommand] {
        commands.flatMap { command -> [DisplayCommand] in
            if case .layer(let layer) = command { return flattened(layer.commands) }
            return [command]
        }
    }

    private func isClear(_ bar: UIView) -> Bool {
        let ground = ground(of: bar)
        return !ground.blurs && ground.colors.isEmpty && ground.hairline == nil
    }

    private func scrolling(_ body: (UIScrollView, UINavigationController, UITabBarController) -> Void) {
        inWorld("iPhone 15") { world in
            let child = UIViewController()
            let scroll = UIScrollView()
            child.view = scroll
            let navigation = UINavigationController(rootViewController: child)
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = world.show(tabs)
            window.layoutIfNeeded()
            body(scroll, navigation, tabs)
        }
    }

    @Test("§1: the material is #F7F7F7 over white, and its hairline black of 30 %, one pixel outside of the bar")
    func material() {
        inWorld("iPhone 15") { _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
            let ground = ground(of: bar)
            #expect(ground.blurs && ground.colors.count == 1)
            let color = ground.colors.first ?? .clear
            #expect(((color.red * color.alpha + 1 - color.alpha) * 255).rounded() == 0xF7)
            #expect(abs((ground.hairline?.maxY ?? 9) - 0) < 0.001)
            #expect(abs((ground.hairline?.height ?? 9) - 1.0 / 3) < 0.001)
            let above = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            #expect(abs((self.ground(of: above).hairline?.minY ?? 9) - 44) < 0.001)
        }
    }

    @Test("§11: without a scroll view the bars of controllers have neither ground nor hairline")
    func nothingToScroll() {
        inWorld("iPhone 15") { world in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            world.show(tabs).layoutIfNeeded()
            #expect(isClear(navigation.navigationBar) && isClear(navigation.toolbar) && isClear(tabs.tabBar))
        }
    }

    @Test("A bar shows its material as soon as content lies below it, and loses it where that ends")
    func scrollEdges() {
        scrolling { scroll, navigation, tabs in
            scroll.contentSize = CGSize(width: 393, height: 2000)
            #expect(isClear(navigation.navigationBar))
            #expect(!isClear(tabs.tabBar) && !isClear(navigation.toolbar))
            scroll.contentOffset.y += 100
            #expect(!isClear(navigation.navigationBar))
            scroll.contentOffset.y = 2000 + scroll.adjustedContentInset.bottom - scroll.bounds.height
            #expect(!isClear(navigation.navigationBar))
            #expect(isClear(tabs.tabBar) && isClear(navigation.toolbar))
        }
    }

    @Test("The scroll view that was set counts for its edges, and none does before iOS 15")
    func contentScrollView() {
        scrolling { scroll, navigation, tabs in
            let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            other.contentSize = CGSize(width: 100, height: 500)
            other.contentOffset.y = 50
            let child = navigation.topViewController
            child?.setContentScrollView(other, for: .top)
            #expect(child?.contentScrollView(for: .top) === other && child?.contentScrollView(for: .bottom) == nil)
            #expect(!isClear(navigation.navigationBar) && isClear(tabs.tabBar))
            child?.setContentScrollView(other)
            #expect(!isClear(tabs.tabBar))
            child?.setContentScrollView(nil)
            #expect(isClear(navigation.navigationBar) && isClear(tabs.tabBar))
        }
        inWorld("iPhone 8", semantics: .iOS8) { world in
            let navigation = UINavigationController(rootViewController: UIViewController())
            world.show(navigation).layoutIfNeeded()
            #expect(!isClear(navigation.navigationBar))
        }
    }

    @Test("Each state has an appearance, and UIKit's order where one is missing")
    func states() {
        inWorld { _ in
            @MainActor func appearance() -> UIBarAppearance { UIBarAppearance() }
            let (standard, compact, edge, compactEdge) = (appearance(), appearance(), appearance(), appearance())
            var all = BarAppearances(standard: standard)
            @MainActor func shows(_ expected: UIBarAppearance, isClear: Bool = false, edge: Bool, compact: Bool) -> Bool
            {
                let shown = all.shown(isAtEdge: edge, isCompact: compact)
                return shown.appearance === expected && shown.isClear == isClear
            }
            #expect(shows(standard, edge: false, compact: true))
            #expect(shows(standard, isClear: true, edge: true, compact: false))
            all.compact = compact
            #expect(shows(compact, edge: false, compact: true))
            #expect(shows(compact, isClear: true, edge: true, compact: true))
            all.scrollEdge = edge
            #expect(shows(edge, edge: true, compact: true) && shows(edge, edge: true, compact: false))
            all.compactScrollEdge = compactEdge
            #expect(shows(compactEdge, edge: true, compact: true) && shows(edge, edge: true, compact: false))
            #expect(shows(standard, edge: false, compact: false))
        }
    }

    @Test("An appearance brings its ground: the system's, opaque, none, or colours of its own; items have theirs")
    func grounds() {
        scrolling { scroll, navigation, _ in
            let bar = navigation.navigationBar
            let edge = UINavigationBarAppearance()
            edge.configureWithTransparentBackground()
            edge.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            edge.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
            bar.scrollEdgeAppearance = edge
            navigation.topViewController?.title = "Title"
            #expect(bar.scrollEdgeAppearance !== edge)
            #expect(ground(of: bar).colors == [RGBAColor(red: 1, green: 0, blue: 0)])
            #expect(ground(of: bar).hairline == nil && !ground(of: bar).blurs)
            let title = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" }
            #expect(DrawnContent(of: bar).texts.contains { $0.string == "Title" && $0.color.green == 1 })
            #expect(title != nil)
            let own = UINavigationBarAppearance()
            own.configureWithOpaqueBackground()
            navigation.topViewController?.navigationItem.scrollEdgeAppearance = own
            #expect(ground(of: bar).colors == [.white] && ground(of: bar).hairline != nil)
            bar.standardAppearance.backgroundColor = .black
            scroll.contentOffset.y += 100
            #expect(ground(of: bar).colors.last == .black && ground(of: bar).blurs)
        }
    }

    /// The colours of the texts that a bar shows.
    private func colors(in bar: UIView) -> [String: RGBAColor] {
        bar.layoutIfNeeded()
        return Dictionary(DrawnContent(of: bar).texts.map { ($0.string, $0.color) }) { first, _ in first }
    }

    private func button(_ title: String, in bar: UIView) -> UIControl? {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? UIControl }.first { control in
            control.subviews.contains { ($0 as? UILabel)?.text == title }
        }
    }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("Bar buttons look as the appearance says of plain ones, of done ones and of the one that leads back")
    func buttonAppearances() {
        inWorld("iPhone 15") { _ in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            let item = UINavigationItem(title: "Title")
            let off = UIBarButtonItem(title: "Off")
            off.isEnabled = false
            item.rightBarButtonItems = [
                UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Done", style: .done), off,
            ]
            bar.items = [UINavigationItem(title: "Before"), item]
            let look = UINavigationBarAppearance()
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: BarLookTests.red]
            look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: BarLookTests.green]
            look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: BarLookTests.blue]
            bar.standardAppearance = look
            let red = BarLookTests.red.cgColor.rgba
            #expect(colors(in: bar)["Plain"] == red)
            #expect(colors(in: bar)["Done"] == BarLookTests.green.cgColor.rgba)
            #expect(colors(in: bar)["Before"] == BarLookTests.blue.cgColor.rgba)
            #expect(colors(in: bar)["Off"] == UIColor.tertiaryLabel.cgColor.rgba)
            // The appearance is copied when it is set; the bar's own one is live.
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: BarLookTests.blue]
            #expect(colors(in: bar)["Plain"] == red)
            let own = bar.standardAppearance.buttonAppearance
            own.disabled.titleTextAttributes = [.foregroundColor: BarLookTests.green]
            own.highlighted.titleTextAttributes = [.foregroundColor: BarLookTests.blue]
            #expect(colors(in: bar)["Off"] == BarLookTests.green.cgColor.rgba)
            button("Plain", in: bar)?.isHighlighted = true
            #expect(colors(in: bar)["Plain"] == BarLookTests.blue.cgColor.rgba)
            button("Plain", in: bar)?.isHighlighted = false
            // An item's own attributes take precedence.
            item.rightBarButtonItems?.first?.setTitleTextAttributes(
                [.foregroundColor: BarLookTests.green], for: .normal)
            #expect(colors(in: bar)["Plain"] == BarLookTests.green.cgColor.rgba)
            own.configureWithDefault(for: .plain)
            #expect(colors(in: bar)["Off"] == UIColor.tertiaryLabel.cgColor.rgba)
            @MainActor func label(_ title: String) -> UILabel? {
                button(title, in: bar)?.subviews.compactMap { $0 as? UILabel }.first
            }
            #expect(label("Off")?.font == .systemFont(ofSize: 17))
            #expect(label("Done")?.font == .systemFont(ofSize: 17, weight: .semibold))
            own.configureWithDefault(for: .done)
            #expect(label("Off")?.font == .systemFont(ofSize: 17, weight: .semibold))
        }
    }

    @Test("A button's title is moved, and has an image behind it as wide as the button, moved by itself")
    func buttonPlaces() throws {
        try inWorld("iPhone 15") { _ in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            bar.items = [UIBarButtonItem(title: "Plain")]
            @MainActor func title() throws -> CGRect {
                let button = try #require(self.button("Plain", in: bar))
                button.layoutIfNeeded()
                return try #require(button.subviews.first { $0 is UILabel }).frame
            }
            let before = try title()
            let state = bar.standardAppearance.buttonAppearance.normal
            state.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
            #expect(try title() == before.offsetBy(dx: 3, dy: -2))
            state.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 30)).image { _ in }
            state.backgroundImagePositionAdjustment = UIOffset(horizontal: 1, vertical: 5)
            let button = try #require(self.button("Plain", in: bar))
            let image = try #require(DrawnContent(of: button).images.first)
            #expect(image.destination == CGRect(x: 1, y: 12, width: button.bounds.width, height: 30))
        }
    }

    @Test("§12: a badge without an image is a circle of 18, 11 right of the middle and 3 below the bar's top")
    func badge() {
        inWorld("iPhone 15") { _ in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
            bar.items = ["", "3", "A", "3"].map { value in
                let item = UITabBarItem(title: "Item", image: nil, tag: 0)
                item.badgeValue = value
                return item
            }
            bar.layoutIfNeeded()
            let buttons = bar.subviews.compactMap { $0 as? TabButton }
            let boxes = buttons.compactMap { button -> CGRect? in
                button.layoutIfNeeded()
                let badge = button.subviews.first { $0.layer.cornerRadius == 9 }
                return badge.map { $0.convert($0.bounds, to: bar) }
            }
            #expect(boxes.count == 4)
            // The boxes have the positions in tab-bar/tab-bars.ios17.5, to the pixel.
            for (box, left) in zip(boxes, [60, 158.33, 257, 355]) {
                #expect(abs(box.minX - left) <= 0.34 && box.minY == 3 && box.size == CGSize(width: 18, height: 18))
            }
        }
    }

    @Test("From right to left a tab is the mirror image: an inline picture follows its title, the badge changes sides")
    func mirroredTabs() {
        inWorld("iPhone 15") { _ in
            @MainActor func parts(isInline: Bool, isMirrored: Bool) -> [CGRect] {
                let item = UITabBarItem(
                    title: "Item", image: .placeholder(size: CGSize(width: 20, height: 18), name: "star"), tag: 0)
                item.badgeValue = "12"
                let button = TabButton()
                button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
                button.frame = CGRect(x: 0, y: 0, width: 120, height: 49)
                button.isInline = isInline
                button.show(item, color: .systemBlue, isSelected: false, isRegular: false, state: nil)
                button.layoutIfNeeded()
                return button.subviews.map { $0.frame }
            }
            for isInline in [true, false] {
                let mirrored = parts(isInline: isInline, isMirrored: true).map { frame in
                    CGRect(x: 120 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                }
                let plain = parts(isInline: isInline, isMirrored: false)
                for (part, image) in zip(plain, mirrored) {
                    #expect(part.isNear(image, within: 0.34), "\(part) \(image)")
                }
            }
            let inline = parts(isInline: true, isMirrored: true)
            #expect(inline[0].minX > inline[2].maxX, "picture \(inline[0]) after title \(inline[2])")
        }
    }
}
