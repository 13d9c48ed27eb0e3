import Foundation
import KitValues

// One row per group of models with the same measurements. A row contains measured values; ``ScreenRules`` derive all
// other values of a screen, and a test compares every result with the reference data.
//
// Sources: frames and insets printed by simulators of iOS 14.4, 15.0, 16.1 and 16.2 (the dimmmensions project), the bar
// and inset tables of QMUI_iOS and JYYQToolBox, sizes and size classes of swift-snapshot-testing, corner radii as
// listed by several open tables. Where the sources disagree, behaviour.md §9 says which one is used and why.
extension DeviceCatalogue {
    // swift-format-ignore
    static let table: [Device] = [
        // MARK: Phones with a Home button: a status bar of 20, hidden in landscape

        // The insets are by analogy with the 4-inch phones.
        homeButtonPhone("iphone-4s", ["iPhone 4", "iPhone 4s"], 320, 480, scale: 2, corner: nil, .analogy),
        homeButtonPhone("iphone-se1", ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st)", "iPod touch (5th-7th)"],
                        320, 568, scale: 2),
        homeButtonPhone("iphone-8", ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd)", "iPhone SE (3rd)"],
                        375, 667, scale: 2),
        // These models draw 1242 × 2208 pixels, which the panel scales down.
        homeButtonPhone("iphone-8-plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
                        414, 736, scale: 3, pixels: (1080, 1920)),

        // MARK: Phones with a notch: the status bar fills the safe area, the bars begin below it

        notchPhone("iphone-x", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44, corner: 39),
        // The top inset is 44 in early SDKs of iOS 12 and 13, and 48 from iOS 14.
        notchPhone("iphone-xr", ["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 48, corner: 41.5),
        notchPhone("iphone-xs-max", ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, top: 44, corner: 39),
        // These models draw 1125 × 2436 pixels, which the panel scales down. The top inset is 44 before iOS 15,
        // according to QMUI.
        notchPhone("iphone-13-mini", ["iPhone 12 mini", "iPhone 13 mini"],
                   375, 812, scale: 3, top: 50, corner: 44, pixels: (1080, 2340)),
        // The 16e is in this group because of its size.
        notchPhone("iphone-13", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
                   390, 844, scale: 3, top: 47, corner: 47.33),
        notchPhone("iphone-13-pro-max", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
                   428, 926, scale: 3, top: 47, corner: 53.33),

        // MARK: Phones with a Dynamic Island: the status bar is 54, the navigation bar begins above the safe area's end

        islandPhone("iphone-15", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
                    393, 852, top: 59, navigationBarY: 161.0 / 3, corner: 55),
        islandPhone("iphone-15-plus", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
                    430, 932, top: 59, navigationBarY: 161.0 / 3, corner: 55),
        // The width makes these models compact in landscape. The 17 family is in this group because of its size.
        // JYYQToolBox lists a landscape navigation bar of 44 beside a tab bar of 53, which is probably an error.
        islandPhone("iphone-16-pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
                    402, 874, top: 62, navigationBarY: 169.0 / 3, corner: 62),
        islandPhone("iphone-16-pro-max", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
                    440, 956, top: 62, navigationBarY: 169.0 / 3, corner: 62),
        // The upright top inset of 68 comes from a single list; the values for landscape and the bars could not be
        // checked.
        islandPhone("iphone-air", ["iPhone Air"], 420, 912, top: 68, navigationBarY: 54, corner: nil, .unverified),

        // MARK: iPads: alike in both orientations

        pad("ipad-9.7-1x", ["iPad 2", "iPad mini (1st)"], 768, 1024, scale: 1, corner: nil),
        pad("ipad-9.7", ["iPad (3rd-6th)", "iPad Air (1st, 2nd)", "iPad mini (2nd-5th)", "iPad Pro 9.7"], 768, 1024),
        pad("ipad-10.2", ["iPad (7th-9th)"], 810, 1080),
        pad("ipad-10.5", ["iPad Pro 10.5", "iPad Air (3rd)"], 834, 1112),
        pad("ipad-mini-6", ["iPad mini (6th, 7th)"], 744, 1133, homeIndicator: true, corner: 21.5),
        // The corner radius of 25 is that of the iPad (10th).
        pad("ipad-10.9", ["iPad (10th, 11th)", "iPad Air (4th, 5th)", "iPad Air 11 (M2, M3)"],
            820, 1180, homeIndicator: true, corner: 18),
        pad("ipad-pro-11", ["iPad Pro 11 (1st-4th)"], 834, 1194, homeIndicator: true, corner: 18),
        // The sizes come from several independent lists, the insets are by analogy with the older 11-inch iPads.
        pad("ipad-pro-11-m4", ["iPad Pro 11 (M4, M5)"], 834, 1210, homeIndicator: true, corner: nil, .analogy),
        pad("ipad-pro-12.9-gen2", ["iPad Pro 12.9 (1st, 2nd)"], 1024, 1366),
        pad("ipad-pro-12.9", ["iPad Pro 12.9 (3rd-6th)", "iPad Air 13 (M2, M3)"],
            1024, 1366, homeIndicator: true, corner: 18),
        // The sources are those of the 11-inch model.
        pad("ipad-pro-13-m4", ["iPad Pro 13 (M4, M5)"], 1032, 1376, homeIndicator: true, corner: nil, .analogy),
    ]

    // MARK: The kinds of rows

    private static func homeButtonPhone(
        _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat, corner: CGFloat? = 0,
        pixels: (CGFloat, CGFloat)? = nil, _ evidence: Device.Evidence = .measured
    ) -> Device {
        row(
            id, names, pixels, scale, corner, evidence,
            ScreenRules.Kind(idiom: .phone, size: CGSize(width: width, height: height), hasHomeIndicator: false),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    private static func notchPhone(
        _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
        corner: CGFloat, pixels: (CGFloat, CGFloat)? = nil
    ) -> Device {
        row(
            id, names, pixels, scale, corner, .measured,
            ScreenRules.Kind(idiom: .phone, size: CGSize(width: width, height: height), hasHomeIndicator: true),
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    }

    private static func islandPhone(
        _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, navigationBarY: CGFloat,
        corner: CGFloat?, _ evidence: Device.Evidence = .measured
    ) -> Device {
        row(
            id, names, nil, 3, corner, evidence,
            ScreenRules.Kind(
                idiom: .phone, size: CGSize(width: width, height: height), hasHomeIndicator: true,
                statusBarHeight: 54, navigationBarY: navigationBarY),
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    }

    private static func pad(
        _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
        homeIndicator: Bool = false, corner: CGFloat? = 0, _ evidence: Device.Evidence = .measured
    ) -> Device {
        row(
            id, names, nil, scale, corner, evidence,
            ScreenRules.Kind(idiom: .pad, size: CGSize(width: width, height: height), hasHomeIndicator: homeIndicator),
            safeArea: homeIndicator
                ? UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
                : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// - Parameter pixels: the pixels of the panel, if it has fewer than are drawn.
    private static func row(
        _ id: String, _ names: [String], _ pixels: (CGFloat, CGFloat)?, _ scale: CGFloat, _ corner: CGFloat?,
        _ evidence: Device.Evidence, _ kind: ScreenRules.Kind, safeArea: UIEdgeInsets
    ) -> Device {
        Device(
            id: id, names: names, name: names[0], idiom: kind.idiom, scale: scale,
            nativePixels: pixels.map { CGSize(width: $0.0, height: $0.1) }
                ?? CGSize(width: kind.size.width * scale, height: kind.size.height * scale),
            cornerRadius: corner, hasHomeIndicator: kind.hasHomeIndicator,
            supportsPortraitUpsideDown: ScreenRules.supportsPortraitUpsideDown(kind),
            portrait: ScreenRules.portrait(kind, safeArea: safeArea),
            landscape: ScreenRules.landscape(
                kind, safeArea: ScreenRules.landscapeSafeArea(kind, portrait: safeArea)),
            evidence: evidence)
    }
}
