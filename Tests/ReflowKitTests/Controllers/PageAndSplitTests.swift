import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("UIPageViewController and UISplitViewController: order and frames (behaviour.md §7.1, §7.2, §8)")
struct PageAndSplitTests {
    private let diary = Diary()

    private func controllers(_ names: String) -> [TellingController] {
        names.map { TellingController(String($0), diary) }
    }

    // MARK: Pages

    @Test(
        "§8: scrolled pages and curled ones differ in who ends first",
        arguments: [
            (
                UIPageViewController.TransitionStyle.scroll,
                ["B.willAppear moving", "A.willDisappear moving", "B.didAppear moving", "A.didDisappear moving"]
            ),
            (
                .pageCurl,
                ["B.willAppear moving", "A.willDisappear moving", "A.didDisappear moving", "B.didAppear moving"]
            ),
        ])
    func pageChange(style: UIPageViewController.TransitionStyle, expected: [String]) {
        inWorld { world in
            let all = controllers("AB")
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            let window = world.show(pages)
            #expect(diary.lines == ["A.willAppear", "A.didAppear"])
            var completed: Bool?
            #expect(
                diary.during {
                    pages.setViewControllers([all[1]], direction: .forward, animated: true) { completed = $0 }
                } == expected)
            #expect(completed == true)
            #expect(pages.viewControllers == [all[1]])
            #expect(all[1].view.frame == window.bounds)
            #expect(all[0].parent == nil && all[0].view.superview == nil)
            world.turn(to: .landscapeLeft)
            #expect(all[1].view.frame == window.bounds)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A number of pages that is not shown at a time is reported, and the pages stay")
    func wrongCount() {
        inWorld { world in
            let all = controllers("AB")
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            _ = world.show(pages)
            pages.setViewControllers(all, direction: .forward, animated: false)
            pages.setViewControllers(nil, direction: .forward, animated: false)
            #expect(
                world.diagnostics == [
                    .containment(.wrongPageCount(given: 2, wanted: 1)),
                    .containment(.wrongPageCount(given: 0, wanted: 1)),
                ])
            #expect(pages.viewControllers == [all[0]])
        }
    }

    @Test("The delegate of a curl binds the pages in the middle in landscape, and two are shown side by side")
    func spine() {
        final class Binding: UIPageViewControllerDelegate {
            var second: UIViewController?
            func pageViewController(
                _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
            ) -> UIPageViewController.SpineLocation {
                guard orientation.isLandscape, let first = pages.viewControllers?.first, let second else { return .min }
                pages.setViewControllers([first, second], direction: .forward, animated: true)
                return .mid
            }
        }
        inWorld("iPad (10th)") { world in
            let all = controllers("AB")
            let pages = UIPageViewController()
            let delegate = Binding()
            delegate.second = all[1]
            pages.delegate = delegate
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            _ = world.show(pages)
            world.turn(to: .landscapeLeft)
            #expect(
                all.map(\.view.frame) == [
                    CGRect(x: 0, y: 0, width: 590, height: 820), CGRect(x: 590, y: 0, width: 590, height: 820),
                ])
            #expect(all.map { $0.appearance.state } == [.appeared, .appeared])
            world.turn(to: .portrait)
            #expect(pages.viewControllers == [all[0]])
            #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
            #expect(all[1].appearance.state == .disappeared)
            #expect(world.diagnostics.isEmpty)
        }
    }

    // MARK: Split views

    @Test("§7.2: primary beside secondary in landscape, away in portrait, with the widths of the iPad")
    func splitFrames() {
        for (device, width) in [
            ("iPad Pro 9.7", 320 as CGFloat), ("iPad (10th)", 320), ("iPad Pro 12.9 (3rd-6th)", 375),
        ] {
            inWorld(device) { world in
                let all = controllers("PS")
                let split = UISplitViewController()
                split.viewControllers = all
                let window = world.show(split)
                #expect(!split.isCollapsed)
                #expect(split.displayMode == .secondaryOnly)
                #expect(diary.lines == ["S.willAppear", "S.didAppear"])
                #expect(all[1].view.frame == window.bounds)
                #expect(!all[0].isViewLoaded)
                diary.lines = []
                world.turn(to: .landscapeLeft)
                #expect(split.displayMode == .oneBesideSecondary)
                #expect(diary.lines == ["P.willAppear", "P.didAppear"])
                let size = window.bounds.size
                #expect(split.primaryColumnWidth == width)
                #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: width, height: size.height))
                #expect(all[1].view.frame == CGRect(x: width, y: 0, width: size.width - width, height: size.height))
                diary.lines = []
                world.turn(to: .portrait)
                #expect(diary.lines == ["P.willDisappear", "P.didDisappear"])
                #expect(world.diagnostics.isEmpty)
                diary.lines = []
            }
        }
    }

    @Test("§7.2: split views lay out their columns when their views are laid out, also in a hidden window")
    func unseenSplit() {
        for (device, inWindow) in [("iPad Pro 9.7", false), ("iPad Pro 9.7", true), ("iPhone 15", true)] {
            inWorld(device) { world in
                let all = controllers("PS")
                let split = UISplitViewController()
                split.preferredDisplayMode = .oneBesideSecondary
                split.viewControllers = all
                let place = CGRect(x: 0, y: 0, width: 400, height: 400)
                let window = UIWindow(frame: place)
                if inWindow { window.addSubview(split.view) }
                split.view.frame = place
                (inWindow ? window : split.view).layoutIfNeeded()
                if device == "iPhone 15" {
                    #expect(split.isCollapsed && all[0].view.frame == place && !all[1].isViewLoaded)
                } else {
                    // The width is 0.4 of the long side of the window or screen, at most 320.
                    let width: CGFloat = inWindow ? 160 : 320
                    #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: width, height: 400))
                    #expect(all[1].view.frame == CGRect(x: width, y: 0, width: 400 - width, height: 400))
                    // Other columns appear in the next pass.
                    let other = UIViewController()
                    split.viewControllers = [all[0], other]
                    (inWindow ? window : split.view).layoutIfNeeded()
                    #expect(other.view.frame.minX == width && all[1].view.superview == nil)
                }
                if !inWindow {
                    #expect(diary.lines == [])
                    // When the split view is shown afterwards, its controllers get the usual callbacks.
                    window.rootViewController = split
                    window.isHidden = false
                    #expect(diary.lines == ["P.willAppear", "P.didAppear"])
                }
                #expect(world.diagnostics.isEmpty)
                diary.lines = []
            }
        }
    }

    @Test("§7.2: page views lay out their pages when their views are laid out, also in a hidden window")
    func unseenPages() {
        for inWindow in [false, true] {
            inWorld { world in
                let all = controllers("AB")
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([all[0]], direction: .forward, animated: false)
                let place = CGRect(x: 0, y: 0, width: 400, height: 400)
                let window = UIWindow(frame: place)
                if inWindow { window.addSubview(pages.view) }
                pages.view.frame = place
                (inWindow ? window : pages.view).layoutIfNeeded()
                #expect(all[0].view.frame == place && all[0].view.superview === pages.view)
                pages.setViewControllers([all[1]], direction: .forward, animated: false)
                (inWindow ? window : pages.view).layoutIfNeeded()
                #expect(all[1].view.frame == place && all[0].view.superview == nil)
                if !inWindow {
                    #expect(diary.lines == [])
                    window.rootViewController = pages
                    window.isHidden = false
                    #expect(diary.lines == ["B.willAppear", "B.didAppear"])
                }
                #expect(world.diagnostics.isEmpty)
                diary.lines = []
            }
        }
    }

    @Test("The primary column over the secondary one, shown and hidden")
    func overlay() {
        inWorld("iPad Pro 9.7") { world in
            let all = controllers("PS")
            let split = UISplitViewController(style: .doubleColumn)
            for (controller, column) in zip(all, [UISplitViewController.Column.primary, .secondary]) {
                split.setViewController(controller, for: column)
            }
            let window = world.show(split)
            split.show(.primary)
            #expect(split.displayMode == .oneOverSecondary)
            #expect(all[0].navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1024))
            #expect(all[1].navigationController?.view.frame == window.bounds)
            #expect(all[0].appearance.state == .appeared)
            split.hide(.primary)
            #expect(all[0].appearance.state == .disappeared)
            split.preferredDisplayMode = .oneBesideSecondary
            #expect(all[1].navigationController?.view.frame.minX == 320)
            split.preferredPrimaryColumnWidthFraction = 0.25
            window.layoutIfNeeded()
            #expect(split.primaryColumnWidth == 192)
            split.preferredPrimaryColumnWidthFraction = .nan
            window.layoutIfNeeded()
            #expect(split.primaryColumnWidth == 320)
        }
    }

    /// A decision of ours: a supplementary column is as wide as a primary one would be, 320 on this iPad.
    @Test(
        "Three columns: one or two beside or over the secondary one, by the display mode",
        arguments: [
            (.secondaryOnly, [nil, nil, 0, 768]), (.oneBesideSecondary, [nil, 0, 320, 448]),
            (.oneOverSecondary, [nil, 0, 0, 768]), (.twoBesideSecondary, [0, 320, 640, 128]),
            (.twoOverSecondary, [0, 320, 0, 768]), (.twoDisplaceSecondary, [0, 320, 640, 768]),
        ] as [(UISplitViewController.DisplayMode, [CGFloat?])])
    func threeColumns(mode: UISplitViewController.DisplayMode, expected: [CGFloat?]) {
        inWorld("iPad Pro 9.7") { world in
            let all = controllers("PUS")
            let split = UISplitViewController(style: .tripleColumn)
            split.viewControllers = all
            split.preferredDisplayMode = mode
            world.show(split).layoutIfNeeded()
            #expect(split.displayMode == mode)
            #expect(split.viewControllers == all)
            // The starts of the three columns, and the width of the last one.
            let starts = all.map { $0.viewIfLoaded?.superview == nil ? nil : $0.view.frame.minX }
            #expect(starts + [all[2].view.frame.width] == expected)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test(
        "Without a supplementary controller, the primary column of three is hidden and shown in every mode",
        arguments: [
            .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
        ] as [UISplitViewController.DisplayMode])
    func twoOfThreeColumns(mode: UISplitViewController.DisplayMode) {
        inWorld("iPad Pro 9.7") { world in
            let all = controllers("PS")
            let split = UISplitViewController(style: .tripleColumn)
            split.viewControllers = all
            split.preferredDisplayMode = mode
            world.show(split).layoutIfNeeded()
            #expect(all[0].viewIfLoaded?.superview === split.view)
            split.hide(.primary)
            #expect(split.displayMode == .secondaryOnly)
            #expect(all[0].view.superview == nil)
            split.show(.primary)
            #expect(split.displayMode == .oneOverSecondary)
            #expect(all[0].view.superview === split.view)
        }
    }

    @Test("Three columns are shown and hidden one by one, and collapse to one stack and back")
    func threeColumnsChange() {
        inWorld("iPad Pro 9.7") { world in
            let split = UISplitViewController(style: .tripleColumn)
            split.viewControllers = controllers("PUS")
            world.show(split)
            split.show(.supplementary)
            #expect(split.displayMode == .oneOverSecondary)
            split.show(.primary)
            #expect(split.displayMode == .twoOverSecondary)
            split.hide(.primary)
            #expect(split.displayMode == .oneOverSecondary)
            split.hide(.supplementary)
            #expect(split.displayMode == .secondaryOnly)
        }
        inWorld("iPhone 8 Plus") { world in
            let all = controllers("PUS")
            let stacks = all.map { UINavigationController(rootViewController: $0) }
            let split = UISplitViewController(style: .tripleColumn)
            split.viewControllers = stacks
            world.show(split)
            #expect(split.isCollapsed)
            #expect(stacks[0].viewControllers == all)
            world.turn(to: .landscapeLeft)
            #expect(!split.isCollapsed)
            #expect(stacks.map(\.viewControllers) == all.map { [$0] })
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("§7.2: collapsed to a stack in compact width; two columns on a Plus phone in landscape, and back")
    func collapsing() {
        inWorld("iPhone 8 Plus") { world in
            let all = controllers("PS")
            let split = UISplitViewController()
            let (primary, secondary) = (
                UINavigationController(rootViewController: all[0]), UINavigationController(rootViewController: all[1])
            )
            split.viewControllers = [primary, secondary]
            let window = world.show(split)
            #expect(split.isCollapsed)
            #expect(primary.viewControllers == [all[0], all[1]])
            #expect(all[1].view.frame == window.bounds)
            world.turn(to: .landscapeLeft)
            #expect(!split.isCollapsed)
            #expect(primary.viewControllers == [all[0]])
            #expect(secondary.viewControllers == [all[1]])
            #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 295, height: 414))
            #expect(secondary.view.frame == CGRect(x: 295, y: 0, width: 441, height: 414))
            #expect(all.map { $0.appearance.state } == [.appeared, .appeared])
            world.turn(to: .portrait)
            #expect(split.isCollapsed)
            #expect(primary.viewControllers == [all[0], all[1]])
            #expect(all.map { $0.appearance.state } == [.disappeared, .appeared])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A delegate may let the secondary one go, and a plain secondary one goes onto the stack and comes back")
    func collapsingOtherwise() {
        final class Discarding: UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool { true }
            func splitViewControllerSupportedInterfaceOrientations(
                _ splitViewController: UISplitViewController
            ) -> UIInterfaceOrientationMask { .landscape }
        }
        inWorld("iPhone 8 Plus") { world in
            let all = controllers("PS")
            let split = UISplitViewController()
            let delegate = Discarding()
            let primary = UINavigationController(rootViewController: all[0])
            split.viewControllers = [primary, all[1]]
            let window = world.show(split)
            #expect(primary.topViewController === all[1])
            world.turn(to: .landscapeLeft)
            #expect(split.viewControllers == [primary, all[1]])
            #expect(all[1].view.frame == CGRect(x: 295, y: 0, width: 441, height: 414))
            split.delegate = delegate
            #expect(split.supportedInterfaceOrientations == .landscape)
            window.rootViewController = nil
            #expect(all.map { $0.appearance.state } == [.disappeared, .disappeared])
            #expect(world.diagnostics.isEmpty)
        }
    }
}
