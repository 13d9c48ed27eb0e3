import Foundation
import KitValues
import LayoutRules
import TestSupport
import Testing

@Suite("Presentation styles")
struct PresentationStyleTests {
    @Test("§7.3: UIKit's raw values and names")
    func rawValues() {
        #expect(UIModalPresentationStyle.namedCases.map(\.value.rawValue) == Array(-2...8))
        #expect(
            UIModalPresentationStyle.namedCases.map(\.name) == [
                "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
                "overFullScreen", "overCurrentContext", "popover", "blurOverFullScreen",
            ])
    }

    @Test("§7.3: what a style becomes, by width and generation")
    func effective() {
        typealias Style = UIModalPresentationStyle
        // The columns are the style, then its adaptation in iOS 15 compact and regular, and in iOS 8 compact and
        // regular.
        let table: [(Style, Style, Style, Style, Style)] = [
            (.automatic, .pageSheet, .pageSheet, .fullScreen, .fullScreen),
            (.fullScreen, .fullScreen, .fullScreen, .fullScreen, .fullScreen),
            (.pageSheet, .pageSheet, .pageSheet, .fullScreen, .pageSheet),
            (.formSheet, .formSheet, .formSheet, .fullScreen, .formSheet),
            (.popover, .pageSheet, .popover, .fullScreen, .popover),
            (.overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen),
            (.currentContext, .currentContext, .currentContext, .currentContext, .currentContext),
            (.custom, .custom, .custom, .custom, .custom),
        ]
        for (style, newCompact, newRegular, oldCompact, oldRegular) in table {
            for (width, semantics, expected) in [
                (UIUserInterfaceSizeClass.compact, RotationSemantics.iOS15, newCompact), (.regular, .iOS15, newRegular),
                (.compact, .iOS8, oldCompact), (.regular, .iOS8, oldRegular),
            ] {
                #expect(
                    ModalPresentationRule.effectiveStyle(style, horizontalSizeClass: width, semantics: semantics)
                        == expected, "\(style) \(width) \(semantics)")
            }
        }
    }

    @Test("§5.1: who fills the window is asked")
    func control() {
        func inCharge(_ coversWindow: Bool) -> [UIModalPresentationStyle] {
            UIModalPresentationStyle.namedCases.map(\.value).filter {
                ModalPresentationRule.controlsOrientation($0, coversWindow: coversWindow)
            }
        }
        #expect(inCharge(false) == [.fullScreen, .overFullScreen, .blurOverFullScreen])
        #expect(
            inCharge(true) == [
                .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen,
            ])
        #expect(
            UIModalPresentationStyle.namedCases.map(\.value).filter(ModalPresentationRule.removesPresenter) == [
                .fullScreen, .currentContext,
            ])
    }
}

@Suite("Frames of presentations")
struct PresentationGeometryTests {
    private func surroundings(
        _ name: String, _ orientation: UIInterfaceOrientation = .portrait, _ semantics: RotationSemantics = .standard
    ) throws -> PresentationGeometry.Surroundings {
        let device = try #require(DeviceCatalogue.standard.device(named: name), "\(name)")
        return PresentationGeometry.Surroundings(device: device, orientation: orientation, semantics: semantics)
    }

    @Test("§7.3: what fills the window fills it on every device, in every orientation")
    func full() {
        for device in DeviceCatalogue.standard.all {
            for orientation in UIInterfaceOrientation.shown {
                let window = CGRect(origin: .zero, size: device.metrics(for: orientation).size)
                let around = PresentationGeometry.Surroundings(device: device, orientation: orientation)
                for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .currentContext] {
                    #expect(PresentationGeometry(style, around).frame == window)
                }
            }
        }
    }

    @Test("§7.2: up to iOS 6 the status bar keeps its room above what is full screen")
    func fullBefore7() throws {
        let around = try surroundings("iPhone 5", .portrait, .iOS6)
        #expect(PresentationGeometry(.fullScreen, around).frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    }

    @Test("§7.3: a context's frame")
    func context() throws {
        var around = try surroundings("iPad Pro 9.7")
        around.context = CGRect(x: 320, y: 0, width: 448, height: 1024)
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            #expect(PresentationGeometry(style, around).frame == around.context)
        }
    }

    @Test("§7.3: upright on a phone a sheet begins 10 below the status bar and ends at the bottom, for every phone")
    func cards() {
        for device in DeviceCatalogue.standard.all where device.idiom == .phone {
            let size = device.portrait.size
            let top = device.portrait.safeAreaInsets.top + 10
            let card = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
            let wide = CGRect(origin: .zero, size: device.landscape.size)
            for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
                let upright = PresentationGeometry(style, .init(device: device, orientation: .portrait))
                #expect(upright.frame == card)
                #expect(upright.basis == .ourDecision)
                // It fills the screen in landscape, because the height is too small.
                for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
                    #expect(PresentationGeometry(style, .init(device: device, orientation: orientation)).frame == wide)
                }
            }
        }
    }

    @Test("§7.3: a form sheet is 540 × 620 in the middle of an iPad, or of the size its controller prefers")
    func formSheet() throws {
        for semantics in [RotationSemantics.iOS6, .iOS8, .iOS15] {
            var around = try surroundings("iPad Pro 9.7", .landscapeLeft, semantics)
            #expect(
                PresentationGeometry(.formSheet, around).frame == CGRect(x: 242, y: 74, width: 540, height: 620))
            around.preferredContentSize = CGSize(width: 400, height: 2000)
            #expect(PresentationGeometry(.formSheet, around).frame == CGRect(x: 312, y: 0, width: 400, height: 768))
        }
    }

    @Test("§7.3: a page sheet on an iPad: a column from iOS 13, as wide as the upright screen before")
    func pageSheet() throws {
        let new = PresentationGeometry(.pageSheet, try surroundings("iPad Pro 9.7", .landscapeLeft)).frame
        #expect(new == CGRect(x: 160, y: 30, width: 704, height: 708))
        let old = PresentationGeometry(.pageSheet, try surroundings("iPad Pro 9.7", .landscapeLeft, .iOS8)).frame
        #expect(old == CGRect(x: 128, y: 20, width: 768, height: 748))
    }

    @Test("§7.3: a popover is 320 wide and stays in the window, wherever it points")
    func popover() {
        var generator = SeededGenerator(seed: 73)
        for device in DeviceCatalogue.standard.all where device.idiom == .pad {
            for orientation in UIInterfaceOrientation.shown {
                let size = device.metrics(for: orientation).size
                for _ in 0..<20 {
                    let source = CGRect(
                        x: CGFloat.random(in: 0...size.width, using: &generator),
                        y: CGFloat.random(in: 0...size.height, using: &generator), width: 44, height: 44)
                    let frame = PresentationGeometry(
                        .popover, .init(device: device, orientation: orientation, source: source)
                    ).frame
                    #expect(frame.size == CGSize(width: 320, height: 480))
                    #expect(CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10).contains(frame))
                }
            }
        }
    }

    @Test("§7.3: a popover lies below what it points to, or above it")
    func popoverSides() throws {
        var around = try surroundings("iPad Pro 9.7")
        around.preferredContentSize = CGSize(width: 200, height: 100)
        around.source = CGRect(x: 300, y: 200, width: 44, height: 44)
        #expect(PresentationGeometry(.popover, around).frame == CGRect(x: 222, y: 257, width: 200, height: 100))
        around.source = CGRect(x: 300, y: 950, width: 44, height: 44)
        #expect(PresentationGeometry(.popover, around).frame == CGRect(x: 222, y: 837, width: 200, height: 100))
    }

    @Test("§11: bars inside sheets: 56 high on phones from iOS 13, at the sheet's upper edge")
    func barsInSheets() throws {
        let around = try surroundings("iPhone 15")
        let sheet = PresentationGeometry(.pageSheet, around).frame
        let bars = BarMetrics(ofSheet: sheet, on: around.device, in: .portrait)
        #expect(bars.navigationBarY == 0)
        #expect(bars.navigationBarHeight == 56)
        #expect(bars.largeTitleHeight == 108)
        #expect(bars.tabBarHeight == 83)
        // In landscape the sheet fills the screen and has its bars.
        let wide = CGRect(origin: .zero, size: around.device.landscape.size)
        #expect(
            BarMetrics(ofSheet: wide, on: around.device, in: .landscapeLeft)
                == BarMetrics(of: around.device, in: .landscapeLeft))
    }

    @Test("§7.3: a sheet that floats over an iPad has no home indicator below its bars")
    func barsInFloatingSheets() throws {
        let around = try surroundings("iPad Pro 11 (1st-4th)")
        let sheet = PresentationGeometry(.formSheet, around).frame
        let bars = BarMetrics(ofSheet: sheet, on: around.device, in: .portrait)
        #expect(bars.navigationBarY == 0)
        #expect(bars.navigationBarHeight == 50)
        #expect(bars.tabBarHeight == 45)
        #expect(bars.bottomInset == 0)
    }
}
