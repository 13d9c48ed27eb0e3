import Foundation
import KitValues
import LayoutRules
import TestSupport
import Testing

/// One row of behaviour.md §9: the frames of bars in portrait and in landscape, in iOS 13 to 18.
struct BarRow: Sendable, CustomTestStringConvertible {
    var name: String
    /// The top and height of the navigation bar.
    var upright: (y: CGFloat, height: CGFloat)
    var sideways: (y: CGFloat, height: CGFloat)
    /// The heights of the tab bar.
    var tabs: (upright: CGFloat, sideways: CGFloat)
    /// The safe area: top and bottom in portrait, sides and bottom in landscape (an iPad's are those of portrait).
    var safe: (top: CGFloat, bottom: CGFloat, side: CGFloat, sidewaysBottom: CGFloat)
    var testDescription: String { name }

    /// A phone: `bar` is the landscape height of the navigation bar.
    init(_ name: String, y: CGFloat, top: CGFloat, bar: CGFloat, tabs: (CGFloat, CGFloat), hasIndicator: Bool = true) {
        self.name = name
        upright = (y, 44)
        sideways = (0, bar)
        self.tabs = tabs
        safe = (top, hasIndicator ? 34 : 0, hasIndicator ? top : 0, hasIndicator ? 21 : 0)
    }

    /// An iPad.
    init(pad name: String, top: CGFloat, tab: CGFloat) {
        self.name = name
        upright = (top, 50)
        sideways = (top, 50)
        tabs = (tab, tab)
        let bottom: CGFloat = top == 24 ? 20 : 0
        safe = (top, bottom, 0, bottom)
    }

    static let all = [
        BarRow("iPhone 4s", y: 20, top: 20, bar: 32, tabs: (49, 32), hasIndicator: false),
        BarRow("iPhone 5s", y: 20, top: 20, bar: 32, tabs: (49, 32), hasIndicator: false),
        BarRow("iPhone 8", y: 20, top: 20, bar: 32, tabs: (49, 32), hasIndicator: false),
        BarRow("iPhone 8 Plus", y: 20, top: 20, bar: 44, tabs: (49, 49), hasIndicator: false),
        BarRow("iPhone X", y: 44, top: 44, bar: 32, tabs: (83, 53)),
        BarRow("iPhone XR", y: 48, top: 48, bar: 44, tabs: (83, 70)),
        BarRow("iPhone XS Max", y: 44, top: 44, bar: 44, tabs: (83, 70)),
        BarRow("iPhone 13 mini", y: 50, top: 50, bar: 32, tabs: (83, 53)),
        BarRow("iPhone 14", y: 47, top: 47, bar: 32, tabs: (83, 53)),
        BarRow("iPhone 14 Plus", y: 47, top: 47, bar: 44, tabs: (83, 70)),
        BarRow("iPhone 15", y: 161.0 / 3, top: 59, bar: 32, tabs: (83, 53)),
        BarRow("iPhone 15 Plus", y: 161.0 / 3, top: 59, bar: 44, tabs: (83, 70)),
        BarRow("iPhone 16 Pro", y: 169.0 / 3, top: 62, bar: 32, tabs: (83, 53)),
        BarRow("iPhone 16 Pro Max", y: 169.0 / 3, top: 62, bar: 44, tabs: (83, 70)),
        BarRow("iPhone Air", y: 54, top: 68, bar: 44, tabs: (83, 70)),
        BarRow(pad: "iPad 2", top: 20, tab: 50),
        BarRow(pad: "iPad Pro 9.7", top: 20, tab: 50),
        BarRow(pad: "iPad (7th-9th)", top: 20, tab: 50),
        BarRow(pad: "iPad Pro 10.5", top: 20, tab: 50),
        BarRow(pad: "iPad mini (6th, 7th)", top: 24, tab: 65),
        BarRow(pad: "iPad (10th, 11th)", top: 24, tab: 65),
        BarRow(pad: "iPad Pro 11 (1st-4th)", top: 24, tab: 65),
        BarRow(pad: "iPad Pro 11 (M4, M5)", top: 24, tab: 65),
        BarRow(pad: "iPad Pro 12.9 (1st, 2nd)", top: 20, tab: 50),
        BarRow(pad: "iPad Pro 12.9 (3rd-6th)", top: 24, tab: 65),
        BarRow(pad: "iPad Pro 13 (M4, M5)", top: 24, tab: 65),
    ]
}

@Suite("Bars")
struct BarMetricsTests {
    private func device(_ name: String) throws -> Device {
        try #require(DeviceCatalogue.standard.device(named: name), "\(name)")
    }

    @Test("§9: the rows are all devices there are")
    func rowsAreComplete() throws {
        let ids = try Set(BarRow.all.map { try device($0.name).id })
        #expect(ids == Set(DeviceCatalogue.standard.all.map(\.id)))
    }

    @Test("§7.2, §9: bars in the four orientations, iOS 13 to 18", arguments: BarRow.all)
    func rows(row: BarRow) throws {
        let device = try device(row.name)
        for semantics in [RotationSemantics.iOS15, .iOS16] {
            for orientation in UIInterfaceOrientation.shown {
                let isSideways = orientation.isLandscape
                let size = device.metrics(for: orientation).size
                let bars = BarMetrics(of: device, in: orientation, semantics: semantics)
                let navigation = isSideways ? row.sideways : row.upright
                let tab = isSideways ? row.tabs.sideways : row.tabs.upright
                #expect(bars.navigationBarY == navigation.y)
                #expect(bars.navigationBarHeight == navigation.height)
                #expect(
                    bars.tabBarFrame(in: size)
                        == CGRect(x: 0, y: size.height - tab, width: size.width, height: tab))
                // A large title adds 52 points, and collapses if the height is small.
                let isTall = device.idiom == .pad || !isSideways
                #expect(bars.largeTitleHeight == navigation.height + (isTall ? 52 : 0))
                // A toolbar is as high as a navigation bar, and above the home indicator.
                #expect(
                    bars.toolbarHeight == navigation.height + (isSideways ? row.safe.sidewaysBottom : row.safe.bottom))
                #expect(!bars.takesRoom)
            }
        }
    }

    @Test("§7.2: on phones with a Dynamic Island a bar ends at 97.667 and 100.333, above the safe area and 44")
    func dynamicIsland() throws {
        for (name, end): (String, CGFloat) in [("iPhone 15", 97.667), ("iPhone 16 Pro", 100.333)] {
            let device = try device(name)
            let bars = BarMetrics(of: device, in: .portrait)
            #expect(abs(bars.navigationBarY + bars.navigationBarHeight - end) < 0.001)
            #expect(bars.navigationBarY < device.portrait.safeAreaInsets.top)
        }
    }

    @Test("§7.2: a large title on iPhone X ends at 140")
    func largeTitle() throws {
        let bars = BarMetrics(of: try device("iPhone X"), in: .portrait)
        #expect(bars.navigationBarY + bars.largeTitleHeight == 140)
    }

    @Test("§3.6: hiding the status bar moves the navigation bar up where there is no notch")
    func hiddenStatusBar() throws {
        for (name, y): (String, CGFloat) in [
            ("iPhone 8", 0), ("iPhone X", 44), ("iPad Pro 9.7", 0), ("iPad Pro 11 (1st-4th)", 0),
        ] {
            let bars = BarMetrics(of: try device(name), in: .portrait, hidesStatusBar: true)
            #expect(bars.navigationBarY == y)
            #expect(bars.statusBarHeight == 0)
        }
    }

    // MARK: Older generations (§11)

    @Test("§11: before iOS 11 tab bars are 49 sideways too, before iOS 12 iPads have bars of 44, and titles are small")
    func ios8() throws {
        for (name, upright, sideways): (String, CGFloat, CGFloat) in [
            ("iPhone 4s", 44, 32), ("iPhone 8", 44, 32), ("iPhone 8 Plus", 44, 44), ("iPad Pro 9.7", 44, 44),
        ] {
            for orientation in UIInterfaceOrientation.shown {
                let bars = BarMetrics(of: try device(name), in: orientation, semantics: .iOS8)
                #expect(bars.navigationBarHeight == (orientation.isLandscape ? sideways : upright))
                #expect(bars.largeTitleHeight == bars.navigationBarHeight)
                #expect(bars.tabBarHeight == 49)
                #expect(bars.toolbarHeight == bars.navigationBarHeight)
                #expect(!bars.takesRoom)
            }
        }
    }

    @Test(
        "§7.2: up to iOS 6 bars take their room: iPhone 5 in a navigation controller",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func ios6(semantics: RotationSemantics) throws {
        let device = try device("iPhone 5")
        let upright = BarMetrics(of: device, in: .portrait, semantics: semantics)
        let root = upright.rootFrame(in: CGSize(width: 320, height: 568))
        #expect(root == CGRect(x: 0, y: 20, width: 320, height: 548))
        #expect(upright.takesRoom)
        #expect(upright.navigationBarY == 0)
        #expect(root.height - upright.navigationBarHeight == 504)
        // The status bar is visible in landscape too.
        let sideways = BarMetrics(of: device, in: .landscapeLeft, semantics: semantics)
        let wide = sideways.rootFrame(in: CGSize(width: 568, height: 320))
        #expect(wide.height - sideways.navigationBarHeight == 268)
        #expect(
            sideways.rootFrame(in: CGSize(width: 568, height: 320), wantsFullScreenLayout: true)
                == CGRect(x: 0, y: 0, width: 568, height: 320))
    }

    @Test("§11: an iPad of iOS 6 has root bounds of 768 × 1004 and 1024 × 748")
    func padOfIOS6() throws {
        let device = try device("iPad 2")
        let upright = BarMetrics(of: device, in: .portrait, semantics: .iOS6)
        #expect(upright.rootFrame(in: device.portrait.size) == CGRect(x: 0, y: 20, width: 768, height: 1004))
        let sideways = BarMetrics(of: device, in: .landscapeRight, semantics: .iOS6)
        #expect(sideways.rootFrame(in: device.landscape.size).size == CGSize(width: 1024, height: 748))
        #expect(sideways.navigationBarHeight == 44)
        #expect(sideways.tabBarHeight == 49)
    }

    // MARK: The published table

    private struct Published: Decodable {
        struct Bar: Decodable {
            var y: Double
            var height: Double
            var largeTitleHeight: Double
        }
        struct Screen: Decodable {
            var navigationBar: Bar
            var tabBarHeight: Double
            var toolbarHeight: Double
            var statusBarHeight: Double
        }
        struct Entry: Decodable {
            var id: String
            var portrait: Screen
            var landscape: Screen
        }
        var devices: [Entry]
    }

    @Test("§9: every bar of every device of the published table")
    func published() throws {
        let published = try JSONDecoder().decode(Published.self, from: Fixture.devices)
        #expect(published.devices.count == DeviceCatalogue.standard.all.count)
        for entry in published.devices {
            let device = try #require(DeviceCatalogue.standard.all.first { $0.id == entry.id })
            for orientation in UIInterfaceOrientation.shown {
                let screen = orientation.isLandscape ? entry.landscape : entry.portrait
                let bars = BarMetrics(of: device, in: orientation)
                for (ours, theirs) in [
                    (bars.navigationBarY, screen.navigationBar.y),
                    (bars.navigationBarHeight, screen.navigationBar.height),
                    (bars.largeTitleHeight, screen.navigationBar.largeTitleHeight),
                    (bars.tabBarHeight, screen.tabBarHeight), (bars.toolbarHeight, screen.toolbarHeight),
                    (bars.statusBarHeight, screen.statusBarHeight),
                ] {
                    #expect(abs(ours - theirs) < 0.000_5, "\(entry.id) \(orientation.name)")
                }
            }
        }
    }
}
