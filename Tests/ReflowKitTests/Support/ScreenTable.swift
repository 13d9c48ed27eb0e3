import Foundation
import KitValues

/// The geometry of a screen and its bars in one orientation, as in the device table of behaviour.md §9 (iOS 13 to 18).
struct Screen {
    var size: CGSize
    /// The height of the status bar; 0 if it is hidden.
    var status: CGFloat
    var safe: UIEdgeInsets
    /// The space that a root view's margins add to the safe area at the sides.
    var margin: CGFloat
    /// The top edge and height of the navigation bar.
    var bar: (y: CGFloat, height: CGFloat)
    var largeTitle: CGFloat
    var tab: CGFloat
    var tool: CGFloat

    init(
        _ size: [CGFloat], status: CGFloat, safe: [CGFloat], margin: CGFloat, bar: [CGFloat], large: CGFloat,
        tab: CGFloat, tool: CGFloat
    ) {
        self.size = CGSize(width: size[0], height: size[1])
        self.status = status
        self.safe = UIEdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
        self.margin = margin
        self.bar = (bar[0], bar[1])
        largeTitle = large
        self.tab = tab
        self.tool = tool
    }

    /// All figures in one order, for comparisons of tables.
    var figures: [CGFloat] {
        [
            size.width, size.height, status, safe.top, safe.left, safe.bottom, safe.right, margin, bar.y, bar.height,
            largeTitle, tab, tool,
        ]
    }

    // swift-format-ignore
    static let table: [(device: String, portrait: Screen, landscape: Screen)] = [
        ("iphone-4s",
         Screen([320, 480], status: 20, safe: [20, 0, 0, 0], margin: 16, bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([480, 320], status: 0, safe: [0, 0, 0, 0], margin: 20, bar: [0, 32], large: 32, tab: 32, tool: 32)),
        ("iphone-se1",
         Screen([320, 568], status: 20, safe: [20, 0, 0, 0], margin: 16, bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([568, 320], status: 0, safe: [0, 0, 0, 0], margin: 20, bar: [0, 32], large: 32, tab: 32, tool: 32)),
        ("iphone-8",
         Screen([375, 667], status: 20, safe: [20, 0, 0, 0], margin: 16, bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([667, 375], status: 0, safe: [0, 0, 0, 0], margin: 20, bar: [0, 32], large: 32, tab: 32, tool: 32)),
        ("iphone-8-plus",
         Screen([414, 736], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([736, 414], status: 0, safe: [0, 0, 0, 0], margin: 20, bar: [0, 44], large: 44, tab: 49, tool: 44)),
        ("iphone-x",
         Screen([375, 812], status: 44, safe: [44, 0, 34, 0], margin: 16, bar: [44, 44], large: 96, tab: 83, tool: 78),
         Screen([812, 375], status: 0, safe: [0, 44, 21, 44], margin: 16, bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-xr",
         Screen([414, 896], status: 48, safe: [48, 0, 34, 0], margin: 20, bar: [48, 44], large: 96, tab: 83, tool: 78),
         Screen([896, 414], status: 0, safe: [0, 48, 21, 48], margin: 16, bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-xs-max",
         Screen([414, 896], status: 44, safe: [44, 0, 34, 0], margin: 20, bar: [44, 44], large: 96, tab: 83, tool: 78),
         Screen([896, 414], status: 0, safe: [0, 44, 21, 44], margin: 16, bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-13-mini",
         Screen([375, 812], status: 50, safe: [50, 0, 34, 0], margin: 16, bar: [50, 44], large: 96, tab: 83, tool: 78),
         Screen([812, 375], status: 0, safe: [0, 50, 21, 50], margin: 16, bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-13",
         Screen([390, 844], status: 47, safe: [47, 0, 34, 0], margin: 16, bar: [47, 44], large: 96, tab: 83, tool: 78),
         Screen([844, 390], status: 0, safe: [0, 47, 21, 47], margin: 16, bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-13-pro-max",
         Screen([428, 926], status: 47, safe: [47, 0, 34, 0], margin: 20, bar: [47, 44], large: 96, tab: 83, tool: 78),
         Screen([926, 428], status: 0, safe: [0, 47, 21, 47], margin: 16, bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-15",
         Screen([393, 852], status: 54, safe: [59, 0, 34, 0], margin: 16, bar: [161.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([852, 393], status: 0, safe: [0, 59, 21, 59], margin: 16, bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-15-plus",
         Screen([430, 932], status: 54, safe: [59, 0, 34, 0], margin: 20, bar: [161.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([932, 430], status: 0, safe: [0, 59, 21, 59], margin: 16, bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-16-pro",
         Screen([402, 874], status: 54, safe: [62, 0, 34, 0], margin: 16, bar: [169.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([874, 402], status: 0, safe: [0, 62, 21, 62], margin: 16, bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-16-pro-max",
         Screen([440, 956], status: 54, safe: [62, 0, 34, 0], margin: 20, bar: [169.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([956, 440], status: 0, safe: [0, 62, 21, 62], margin: 16, bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-air",
         Screen([420, 912], status: 54, safe: [68, 0, 34, 0], margin: 20, bar: [54, 44], large: 96, tab: 83, tool: 78),
         Screen([912, 420], status: 0, safe: [0, 68, 21, 68], margin: 16, bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("ipad-9.7-1x",
         Screen([768, 1024], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1024, 768], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-9.7",
         Screen([768, 1024], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1024, 768], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-10.2",
         Screen([810, 1080], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1080, 810], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-10.5",
         Screen([834, 1112], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1112, 834], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-mini-6",
         Screen([744, 1133], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1133, 744], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-10.9",
         Screen([820, 1180], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1180, 820], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-11",
         Screen([834, 1194], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1194, 834], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-11-m4",
         Screen([834, 1210], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1210, 834], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-12.9-gen2",
         Screen([1024, 1366], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1366, 1024], status: 20, safe: [20, 0, 0, 0], margin: 20, bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-pro-12.9",
         Screen([1024, 1366], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1366, 1024], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-13-m4",
         Screen([1032, 1376], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1376, 1032], status: 24, safe: [24, 0, 20, 0], margin: 20, bar: [24, 50], large: 102, tab: 65, tool: 70)),
    ]
}

/// The part of the published table of devices that describes screens.
struct PublishedScreens: Decodable {
    struct Entry: Decodable {
        var id: String
        var portrait: Figures
        var landscape: Figures
    }

    struct Figures: Decodable {
        struct Sides: Decodable {
            var top, left, bottom, right: CGFloat
        }
        struct Bar: Decodable {
            var y, height, largeTitleHeight: CGFloat
        }
        var size: [CGFloat]
        var statusBarHeight: CGFloat
        var safeArea: Sides
        var rootLayoutMargins: Sides
        var navigationBar: Bar
        var tabBarHeight: CGFloat
        var toolbarHeight: CGFloat

        var screen: Screen {
            Screen(
                size, status: statusBarHeight, safe: [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right],
                margin: rootLayoutMargins.left - safeArea.left, bar: [navigationBar.y, navigationBar.height],
                large: navigationBar.largeTitleHeight, tab: tabBarHeight, tool: toolbarHeight)
        }
    }

    var devices: [Entry]
}
