import Basics
import Foundation
import KitValues
import LayoutRules
import Testing

@Suite("The device table in the words of the reference")
struct DeviceSummaryTests {
    // swift-format-ignore
    /// The first model of each class; its upright size; safe areas, status bars, navigation bars, tab bars, size
    /// classes and root margins, each upright / turned.
    private static let rows = [
        "iPhone 4 | 320×480 @2 | 20/0/0/0 | 0/0/0/0 | 20 / 0 | 20+44 / 0+32 | 49 / 32 | CR / CC | 16 / 20",
        "iPhone 5 | 320×568 @2 | 20/0/0/0 | 0/0/0/0 | 20 / 0 | 20+44 / 0+32 | 49 / 32 | CR / CC | 16 / 20",
        "iPhone 6 | 375×667 @2 | 20/0/0/0 | 0/0/0/0 | 20 / 0 | 20+44 / 0+32 | 49 / 32 | CR / CC | 16 / 20",
        "iPhone 6 Plus | 414×736 @3 | 20/0/0/0 | 0/0/0/0 | 20 / 0 | 20+44 / 0+44 | 49 / 49 | CR / RC | 20 / 20",
        "iPhone X | 375×812 @3 | 44/0/34/0 | 0/44/21/44 | 44 / 0 | 44+44 / 0+32 | 83 / 53 | CR / CC | 16 / 60",
        "iPhone XR | 414×896 @2 | 48/0/34/0 | 0/48/21/48 | 48 / 0 | 48+44 / 0+44 | 83 / 70 | CR / RC | 20 / 64",
        "iPhone XS Max | 414×896 @3 | 44/0/34/0 | 0/44/21/44 | 44 / 0 | 44+44 / 0+44 | 83 / 70 | CR / RC | 20 / 60",
        "iPhone 12 mini | 375×812 @3 | 50/0/34/0 | 0/50/21/50 | 50 / 0 | 50+44 / 0+32 | 83 / 53 | CR / CC | 16 / 66",
        "iPhone 12 | 390×844 @3 | 47/0/34/0 | 0/47/21/47 | 47 / 0 | 47+44 / 0+32 | 83 / 53 | CR / CC | 16 / 63",
        "iPhone 12 Pro Max | 428×926 @3 | 47/0/34/0 | 0/47/21/47 | 47 / 0 | 47+44 / 0+44 | 83 / 70 | CR / RC | 20 / 63",
        "iPhone 14 Pro | 393×852 @3 | 59/0/34/0 | 0/59/21/59 | 54 / 0 | 53.667+44 / 0+32 | 83 / 53 | CR / CC | 16 / 75",
        "iPhone 14 Pro Max | 430×932 @3 | 59/0/34/0 | 0/59/21/59 | 54 / 0 | 53.667+44 / 0+44 | 83 / 70 | CR / RC | 20 / 75",
        "iPhone 16 Pro | 402×874 @3 | 62/0/34/0 | 0/62/21/62 | 54 / 0 | 56.333+44 / 0+32 | 83 / 53 | CR / CC | 16 / 78",
        "iPhone 16 Pro Max | 440×956 @3 | 62/0/34/0 | 0/62/21/62 | 54 / 0 | 56.333+44 / 0+44 | 83 / 70 | CR / RC | 20 / 78",
        "iPhone Air | 420×912 @3 | 68/0/34/0 | 0/68/21/68 | 54 / 0 | 54+44 / 0+44 | 83 / 70 | CR / RC | 20 / 84",
        "iPad 2 | 768×1024 @1 | 20/0/0/0 | 20/0/0/0 | 20 / 20 | 20+50 / 20+50 | 50 / 50 | RR / RR | 20 / 20",
        "iPad (3rd-6th) | 768×1024 @2 | 20/0/0/0 | 20/0/0/0 | 20 / 20 | 20+50 / 20+50 | 50 / 50 | RR / RR | 20 / 20",
        "iPad (7th-9th) | 810×1080 @2 | 20/0/0/0 | 20/0/0/0 | 20 / 20 | 20+50 / 20+50 | 50 / 50 | RR / RR | 20 / 20",
        "iPad Pro 10.5 | 834×1112 @2 | 20/0/0/0 | 20/0/0/0 | 20 / 20 | 20+50 / 20+50 | 50 / 50 | RR / RR | 20 / 20",
        "iPad mini (6th, 7th) | 744×1133 @2 | 24/0/20/0 | 24/0/20/0 | 24 / 24 | 24+50 / 24+50 | 65 / 65 | RR / RR | 20 / 20",
        "iPad (10th, 11th) | 820×1180 @2 | 24/0/20/0 | 24/0/20/0 | 24 / 24 | 24+50 / 24+50 | 65 / 65 | RR / RR | 20 / 20",
        "iPad Pro 11 (1st-4th) | 834×1194 @2 | 24/0/20/0 | 24/0/20/0 | 24 / 24 | 24+50 / 24+50 | 65 / 65 | RR / RR | 20 / 20",
        "iPad Pro 11 (M4, M5) | 834×1210 @2 | 24/0/20/0 | 24/0/20/0 | 24 / 24 | 24+50 / 24+50 | 65 / 65 | RR / RR | 20 / 20",
        "iPad Pro 12.9 (1st, 2nd) | 1024×1366 @2 | 20/0/0/0 | 20/0/0/0 | 20 / 20 | 20+50 / 20+50 | 50 / 50 | RR / RR | 20 / 20",
        "iPad Pro 12.9 (3rd-6th) | 1024×1366 @2 | 24/0/20/0 | 24/0/20/0 | 24 / 24 | 24+50 / 24+50 | 65 / 65 | RR / RR | 20 / 20",
        "iPad Pro 13 (M4, M5) | 1032×1376 @2 | 24/0/20/0 | 24/0/20/0 | 24 / 24 | 24+50 / 24+50 | 65 / 65 | RR / RR | 20 / 20",
    ]

    @Test("§9: every row of the table")
    func rows() {
        let devices = DeviceCatalogue.standard.all
        #expect(devices.count == DeviceSummaryTests.rows.count)
        for (device, row) in zip(devices, DeviceSummaryTests.rows) {
            #expect(summary(device) == row)
        }
    }

    private func summary(_ device: Device) -> String {
        let sides = [device.portrait, device.landscape]
        func pair(_ text: (ScreenMetrics) -> String, _ separator: String = " / ") -> String {
            sides.map(text).joined(separator: separator)
        }
        let size = device.portrait.size
        return [
            device.name, "\(number(size.width))×\(number(size.height)) @\(number(device.scale))",
            pair({ insets($0.safeAreaInsets) }, " | "), pair { number($0.statusBarHeight) },
            pair { "\(number($0.navigationBar.y))+\(number($0.navigationBar.height))" },
            pair { number($0.tabBarHeight) },
            pair { letter($0.horizontalSizeClass) + letter($0.verticalSizeClass) },
            pair { number($0.rootLayoutMargins.left) },
        ].joined(separator: " | ")
    }

    private func insets(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: "/")
    }

    private func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        sizeClass.name.prefix(1).uppercased()
    }

    /// The number rounded to thousandths, as in the reference.
    private func number(_ value: CGFloat) -> String {
        ((value * 1000).rounded() / 1000).shortestText
    }
}
