import Foundation
import KitValues
import LayoutRules
import Testing

@Suite("Layout margins")
struct LayoutMarginsTests {
    private let iPhone11: Device

    init() throws {
        iPhone11 = try DeviceCatalogue.standard.require(named: "iPhone 11")
    }

    @Test("§3.7: a plain view that fills an iPhone 11: 8 and the safe area, in both orientations")
    func plain() {
        let upright = LayoutMargins.effective(own: nil, safeArea: iPhone11.portrait.safeAreaInsets)
        #expect(upright == UIEdgeInsets(top: 56, left: 8, bottom: 42, right: 8))
        let turned = LayoutMargins.effective(own: nil, safeArea: iPhone11.landscape.safeAreaInsets)
        #expect(turned == UIEdgeInsets(top: 8, left: 56, bottom: 29, right: 56))
    }

    @Test("§3.7: without insetsLayoutMarginsFromSafeArea the safe area stays out of it")
    func withoutSafeArea() {
        #expect(LayoutMargins.effective(own: nil, safeArea: .zero) == LayoutMargins.plain)
    }

    @Test("§3.7: a controller's root view has the system's minimum instead of 8, on every device")
    func root() {
        for device in DeviceCatalogue.standard.all {
            for metrics in [device.portrait, device.landscape] {
                let margins = LayoutMargins.effective(
                    own: nil, systemMinimum: metrics.systemMinimumLayoutMargins, safeArea: metrics.safeAreaInsets)
                #expect(margins == metrics.rootLayoutMargins)
            }
        }
    }

    @Test("§3.7: smaller margins have no effect on a root view until it stops respecting the minimum")
    func minimum() {
        let metrics = iPhone11.portrait
        let small = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 30)
        let held = LayoutMargins.effective(
            own: small, systemMinimum: metrics.systemMinimumLayoutMargins, safeArea: metrics.safeAreaInsets)
        #expect(held == UIEdgeInsets(top: 53, left: 20, bottom: 34, right: 30))
        let free = LayoutMargins.effective(own: small, safeArea: metrics.safeAreaInsets)
        #expect(free == UIEdgeInsets(top: 53, left: 5, bottom: 34, right: 30))
    }

    @Test("§3.7: preserving the superview's margins takes the larger of own and what reaches in")
    func preserving() {
        let margins = LayoutMargins.preserving(
            LayoutMargins.plain, frame: CGRect(x: 10, y: 0, width: 80, height: 95),
            in: CGRect(x: 0, y: 0, width: 100, height: 100),
            superviewMargins: UIEdgeInsets(top: 30, left: 20, bottom: 12, right: 20))
        #expect(margins == UIEdgeInsets(top: 30, left: 10, bottom: 8, right: 10))
    }

    @Test("§3.7: readable content is inset by 78 at 820, 180 at 1024 and 134 at 932 points")
    func readable() throws {
        let cases: [(String, UIInterfaceOrientation, CGFloat)] = [
            ("iPad (10th)", .portrait, 78), ("iPad Pro 12.9 (3rd-6th)", .portrait, 180),
            ("iPhone 15 Plus", .landscapeLeft, 134),
        ]
        for (name, orientation, inset) in cases {
            let metrics = try DeviceCatalogue.standard.require(named: name).metrics(for: orientation)
            let insets = ReadableContent.insets(
                viewWidth: metrics.size.width, margins: metrics.rootLayoutMargins,
                readableWidth: metrics.readableContentWidth)
            #expect(insets.left == inset)
            #expect(insets.right == inset)
            #expect(insets.top == metrics.rootLayoutMargins.top)
        }
    }

    @Test("§3.7: readable content fills the margins in compact width and on an iPhone 8 Plus on its side")
    func readableMargins() throws {
        for (name, orientation) in [
            ("iPhone 15", UIInterfaceOrientation.landscapeLeft), ("iPhone 8 Plus", .landscapeLeft),
        ] {
            let metrics = try DeviceCatalogue.standard.require(named: name).metrics(for: orientation)
            let insets = ReadableContent.insets(
                viewWidth: metrics.size.width, margins: metrics.rootLayoutMargins,
                readableWidth: metrics.readableContentWidth)
            #expect(insets == metrics.rootLayoutMargins)
        }
        let narrow = ReadableContent.insets(viewWidth: 500, margins: LayoutMargins.plain, readableWidth: 664)
        #expect(narrow == LayoutMargins.plain)
    }

    @Test("§3.7: readable content stays inside each margin by itself")
    func readableUneven() {
        let margins = UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 100)
        // A gap of 68 points would remain on either side.
        let insets = ReadableContent.insets(viewWidth: 800, margins: margins, readableWidth: 664)
        #expect(insets == UIEdgeInsets(top: 1, left: 68, bottom: 2, right: 100))
    }
}
