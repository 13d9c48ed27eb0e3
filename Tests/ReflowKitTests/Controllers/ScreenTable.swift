import Foundation
import Geometry

/// What a screen and its bars measure in one orientation, as the device table of behaviour.md §9 has it (iOS 13 to 18).
struct Screen {
    var size: CGSize
    var safe: UIEdgeInsets
    /// Top edge and height of the navigation bar.
    var bar: (y: CGFloat, height: CGFloat)
    var largeTitle: CGFloat
    var tab: CGFloat
    var tool: CGFloat

    init(
        _ size: [CGFloat], safe: [CGFloat], bar: [CGFloat], large: CGFloat, tab: CGFloat, tool: CGFloat
    ) {
        self.size = CGSize(width: size[0], height: size[1])
        self.safe = UIEdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
        self.bar = (bar[0], bar[1])
        largeTitle = large
        self.tab = tab
        self.tool = tool
    }

    // swift-format-ignore
    static let table: [(device: String, portrait: Screen, landscape: Screen)] = [
        ("iphone-4s", Screen([320, 480], safe: [20, 0, 0, 0], bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([480, 320], safe: [0, 0, 0, 0], bar: [0, 32], large: 32, tab: 32, tool: 32)),
        ("iphone-se1", Screen([320, 568], safe: [20, 0, 0, 0], bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([568, 320], safe: [0, 0, 0, 0], bar: [0, 32], large: 32, tab: 32, tool: 32)),
        ("iphone-8", Screen([375, 667], safe: [20, 0, 0, 0], bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([667, 375], safe: [0, 0, 0, 0], bar: [0, 32], large: 32, tab: 32, tool: 32)),
        ("iphone-8-plus", Screen([414, 736], safe: [20, 0, 0, 0], bar: [20, 44], large: 96, tab: 49, tool: 44),
         Screen([736, 414], safe: [0, 0, 0, 0], bar: [0, 44], large: 44, tab: 49, tool: 44)),
        ("iphone-x", Screen([375, 812], safe: [44, 0, 34, 0], bar: [44, 44], large: 96, tab: 83, tool: 78),
         Screen([812, 375], safe: [0, 44, 21, 44], bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-xr", Screen([414, 896], safe: [48, 0, 34, 0], bar: [48, 44], large: 96, tab: 83, tool: 78),
         Screen([896, 414], safe: [0, 48, 21, 48], bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-xs-max", Screen([414, 896], safe: [44, 0, 34, 0], bar: [44, 44], large: 96, tab: 83, tool: 78),
         Screen([896, 414], safe: [0, 44, 21, 44], bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-13-mini", Screen([375, 812], safe: [50, 0, 34, 0], bar: [50, 44], large: 96, tab: 83, tool: 78),
         Screen([812, 375], safe: [0, 50, 21, 50], bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-13", Screen([390, 844], safe: [47, 0, 34, 0], bar: [47, 44], large: 96, tab: 83, tool: 78),
         Screen([844, 390], safe: [0, 47, 21, 47], bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-13-pro-max", Screen([428, 926], safe: [47, 0, 34, 0], bar: [47, 44], large: 96, tab: 83, tool: 78),
         Screen([926, 428], safe: [0, 47, 21, 47], bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-15", Screen([393, 852], safe: [59, 0, 34, 0], bar: [161.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([852, 393], safe: [0, 59, 21, 59], bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-15-plus", Screen([430, 932], safe: [59, 0, 34, 0], bar: [161.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([932, 430], safe: [0, 59, 21, 59], bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-16-pro", Screen([402, 874], safe: [62, 0, 34, 0], bar: [169.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([874, 402], safe: [0, 62, 21, 62], bar: [0, 32], large: 32, tab: 53, tool: 53)),
        ("iphone-16-pro-max", Screen([440, 956], safe: [62, 0, 34, 0], bar: [169.0 / 3, 44], large: 96, tab: 83, tool: 78),
         Screen([956, 440], safe: [0, 62, 21, 62], bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("iphone-air", Screen([420, 912], safe: [68, 0, 34, 0], bar: [54, 44], large: 96, tab: 83, tool: 78),
         Screen([912, 420], safe: [0, 68, 21, 68], bar: [0, 44], large: 44, tab: 70, tool: 65)),
        ("ipad-9.7-1x", Screen([768, 1024], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1024, 768], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-9.7", Screen([768, 1024], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1024, 768], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-10.2", Screen([810, 1080], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1080, 810], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-10.5", Screen([834, 1112], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1112, 834], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-mini-6", Screen([744, 1133], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1133, 744], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-10.9", Screen([820, 1180], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1180, 820], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-11", Screen([834, 1194], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1194, 834], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-11-m4", Screen([834, 1210], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1210, 834], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-12.9-gen2", Screen([1024, 1366], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50),
         Screen([1366, 1024], safe: [20, 0, 0, 0], bar: [20, 50], large: 102, tab: 50, tool: 50)),
        ("ipad-pro-12.9", Screen([1024, 1366], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1366, 1024], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70)),
        ("ipad-pro-13-m4", Screen([1032, 1376], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70),
         Screen([1376, 1032], safe: [24, 0, 20, 0], bar: [24, 50], large: 102, tab: 65, tool: 70)),
    ]
}
