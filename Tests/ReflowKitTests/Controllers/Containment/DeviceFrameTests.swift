import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import TestSupport
import Testing

@testable import ReflowKit

/// The containers of a child.
private enum Nesting: CaseIterable {
    case plain, navigation, tabs, both

    var hasNavigation: Bool { self == .navigation || self == .both }
    var hasTabs: Bool { self == .tabs || self == .both }
}

// These controllers rotate to every orientation that the device allows.
private final class FreeController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

private final class FreeNavigation: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

private final class FreeTabs: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

/// A child in its containers in a window, with a view of its own that fills it.
@MainActor
private struct NestedChild {
    let nesting: Nesting
    let child = FreeController()
    let content = UIView()
    let navigation = FreeNavigation()
    let tabs = FreeTabs()
    let window: UIWindow

    init(_ nesting: Nesting, in world: World) {
        self.nesting = nesting
        content.frame = child.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.addSubview(content)
        var root: UIViewController = child
        if nesting.hasNavigation {
            navigation.viewControllers = [root]
            root = navigation
        }
        if nesting.hasTabs {
            tabs.viewControllers = [root, UIViewController()]
            root = tabs
        }
        window = world.show(root)
    }

    func inWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    /// Expects every frame and inset of `screen`.
    func expect(_ screen: Screen, _ row: String) {
        let (size, whole) = (screen.size, CGRect(origin: .zero, size: screen.size))
        #expect(window.frame.isNear(whole), "\(row): window")
        let status = CGRect(x: 0, y: 0, width: screen.status == 0 ? 0 : size.width, height: screen.status)
        #expect(UIApplication.shared.statusBarFrame.isNear(status), "\(row): status bar")
        #expect(UIApplication.shared.isStatusBarHidden == (screen.status == 0), "\(row): status bar")

        var safe = screen.safe
        if nesting.hasNavigation {
            let bar = CGRect(x: 0, y: screen.bar.y, width: size.width, height: screen.bar.height)
            #expect(inWindow(navigation.navigationBar).isNear(bar), "\(row): navigation bar")
            safe.top = bar.maxY
        }
        if nesting.hasTabs {
            let bar = CGRect(x: 0, y: size.height - screen.tab, width: size.width, height: screen.tab)
            #expect(inWindow(tabs.tabBar).isNear(bar), "\(row): tab bar")
            safe.bottom = screen.tab
        }
        for view: UIView in [child.view, content] {
            #expect(inWindow(view).isNear(whole), "\(row): \(view === content ? "view" : "root view")")
            #expect(view.safeAreaInsets.isNear(safe), "\(row): safe area of \(view === content ? "view" : "root view")")
        }
        var margins = safe
        margins.left += screen.margin
        margins.right += screen.margin
        #expect(child.view.layoutMargins.isNear(margins), "\(row): margins")
    }
}

@MainActor
@Suite("Bars, safe areas and child views on every device, in every orientation and nesting (behaviour.md §7.2, §9)")
struct DeviceFrameTests {
    /// The orientations of the device, one after the other and back, with the resulting ones of the interface.
    private static let turns: [(device: UIDeviceOrientation, interface: UIInterfaceOrientation)] = [
        (.portrait, .portrait), (.landscapeLeft, .landscapeRight), (.portraitUpsideDown, .portraitUpsideDown),
        (.landscapeRight, .landscapeLeft), (.portrait, .portrait),
    ]

    @Test("The table covers the catalogue")
    func completeness() {
        #expect(Screen.table.map(\.device) == DeviceCatalogue.standard.all.map(\.id))
    }

    @Test("Its figures are those of the published table")
    func published() throws {
        let entries = try JSONDecoder().decode(PublishedScreens.self, from: Fixture.devices).devices
        #expect(entries.map(\.id) == Screen.table.map(\.device))
        for (entry, row) in zip(entries, Screen.table) {
            for (published, ours) in [(entry.portrait, row.portrait), (entry.landscape, row.landscape)] {
                let differs = zip(published.screen.figures, ours.figures).contains { !$0.isNear($1, within: 0.000_5) }
                #expect(!differs, "\(entry.id): \(published.screen.figures), not \(ours.figures)")
            }
        }
    }

    @Test("Every bar, root view, safe area and margin is the table's after a real turn", arguments: Nesting.allCases)
    fileprivate func everyRow(nesting: Nesting) {
        var rows = Set<String>()
        for (device, portrait, landscape) in Screen.table {
            // With all four orientations listed, an iPad could share its screen; requiring the full screen keeps the
            // questions.
            let application = ApplicationOrientations(
                supported: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight], requiresFullScreen: true)
            inWorld(device, application: application) { world in
                let nested = NestedChild(nesting, in: world)
                for turn in DeviceFrameTests.turns {
                    let isPossible =
                        turn.interface != .portraitUpsideDown || world.device.hardware.supportsPortraitUpsideDown
                    let before = UIApplication.shared.statusBarOrientation
                    world.turn(to: turn.device)
                    let shown = UIApplication.shared.statusBarOrientation
                    let row = "\(device) \(shown.name) \(nesting)"
                    #expect(shown == (isPossible ? turn.interface : before), "\(row)")
                    nested.expect(shown.isLandscape ? landscape : portrait, row)
                    if isPossible { rows.insert(row) }
                }
                #expect(world.diagnostics.isEmpty, "\(device) \(nesting)")
            }
        }
        // There are 26 devices in portrait and both landscapes; 15 have a Home button or are iPads, and rotate upside
        // down too.
        #expect(rows.count == 26 * 3 + 15)
    }
}
