import Basics
import DisplayList
import Foundation
import Testing
import Typesetting

/// The differences between San Francisco's widths and those of Inter's glyphs with San Francisco's metrics.
@Suite struct CalibrationTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    /// A label whose width UIKit or Xcode computed: rounded up to whole, half or third points.
    struct Label: Sendable, CustomTestStringConvertible {
        var text: String
        var size: CGFloat
        var weight: Int
        var width: CGFloat
        var document: String

        init(_ text: String, _ size: CGFloat, _ weight: Int, _ width: CGFloat, _ document: String) {
            self.text = text
            self.size = size
            self.weight = weight
            self.width = width
            self.document = document
        }

        var testDescription: String { "\(text) at \(size)" }

        /// The number of device pixels per point, as far as the width shows it.
        var scale: CGFloat {
            if width == width.rounded() { return 1 }
            return width * 2 == (width * 2).rounded() ? 2 : 3
        }

        /// The error as a fraction of the label's width: the distance from the range of widths that are rounded up to
        /// it.
        func error(of measured: CGFloat) -> CGFloat {
            if measured > width { return (measured - width) / width }
            return min(0, measured - (width - 1 / scale)) / width
        }
    }

    @Test(
        "§12: the widths known from UIKit, rounded up to the pixel, within 2 % or one pixel",
        arguments: [
            Label("the", 17, 400, 25, "§12"), Label("point", 17, 400, 39, "§12"),
            Label("the", 16, 400, 23.6667, "§12"), Label("point", 16, 400, 37, "§12"),
            Label("What's", 17, 600, 55.6667, "§12"), Label("What's", 16, 600, 52.6667, "§12"),
            Label("?", 15, 400, 7.6667, "§12"), Label("?", 14, 400, 7.3333, "§12"),
        ])
    func knownWidths(label: Label) {
        let measured = PixelGrid(scale: 3).ceil(typesetter.width(label.text, size: label.size, weight: label.weight))
        #expect(abs(measured - label.width) <= max(0.02 * label.width, 0.3334), "\(measured) for \(label.width)")
    }

    /// The labels of public Interface Builder documents that Xcode sized to their text: one line high, and no wider
    /// than the text. For each size and weight these are the first few in alphabetical order, with at least eight
    /// characters for the regular weight and five for others. Documents of Xcode 6 and older are left out, because they
    /// had no San Francisco. From 20 points on, those of Xcode 8 and older are left out too, whose San Francisco had
    /// another Display design.
    static let labels = [
        Label("Subtitle", 10, 400, 37.5, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("A cross dissolve transition.", 11, 400, 141, "bqlin+Apple-Sample-Code/Main.storyboard"),
        Label("API wrappers Example", 11, 400, 117, "ReactiveX+RxSwift/Main.storyboard"),
        Label("Advanced animations with Core Animation.", 11, 400, 224, "bqlin+Apple-Sample-Code/Main.storyboard"),
        Label("An interactive transition.", 11, 400, 128.5, "bqlin+Apple-Sample-Code/Main.storyboard"),
        Label("Bindings", 11, 400, 45.5, "ReactiveX+RxSwift/Main.storyboard"),
        Label("Complex async, activity indicator", 11, 400, 173.5, "ReactiveX+RxSwift/Main.storyboard"),
        Label("Details?", 11, 400, 42, "Automattic+simplenote-ios/BannerView.xib"),
        Label(
            "Interactive transitions with UITabBarController.", 11, 400, 245.5,
            "bqlin+Apple-Sample-Code/Main.storyboard"),
        Label("Label", 11, 600, 30, "videolan+vlc-ios/MovieCollectionViewCell.xib"),
        Label("Primary", 11, 700, 44, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("11:59 AM", 12, 400, 52, "LoopKit+LoopKit/OverrideSelectionViewController.storyboard"),
        Label("Description", 12, 400, 65, "HeroTransitions+Hero/CityGuide.storyboard"),
        Label("Mounted at /", 12, 400, 71.6667, "tbodt+ish/Roots.storyboard"),
        Label("Subtitle", 12, 400, 44, "HeroTransitions+Hero/ListToGrid.storyboard"),
        Label("MEDIUM", 12, 600, 50.5, "LoopKit+LoopKit/EmojiInputController.storyboard"),
        Label("SCHEDULED OVERRIDE", 13, 400, 145, "LoopKit+LoopKit/OverrideSelectionViewController.storyboard"),
        Label("Username", 13, 400, 62, "forkingdog+UITableView-FDTemplateLayoutCell/Main.storyboard"),
        Label("Title?", 13, 500, 34.3333, "Automattic+simplenote-ios/BannerView.xib"),
        Label(
            "This is a custom alert thingy.", 14, 400, 185, "mattneub+Programming-iOS-Book-Examples/ViewController2.xib"
        ),
        Label("Reachable", 14, 700, 72, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("#Invalid code#", 15, 400, 100.5, "Automattic+simplenote-ios/SPAuthViewController.xib"),
        Label("#Invalid email#", 15, 400, 102.5, "Automattic+simplenote-ios/SPAuthViewController.xib"),
        Label("#Invalid password#", 15, 400, 132, "Automattic+simplenote-ios/SPAuthViewController.xib"),
        Label("2 Failed Passcode Attempts", 15, 400, 190, "Automattic+simplenote-ios/PinLockViewController.xib"),
        Label("Add view", 15, 400, 62.5, "forkingdog+FDStackView/Main.storyboard"),
        Label("Alignment", 15, 400, 69.5, "forkingdog+FDStackView/Main.storyboard"),
        Label("Credit Card Number", 15, 400, 138, "videolan+vlc-ios/VLCDonationCreditCardViewController.xib"),
        Label("Distribution", 15, 400, 79.5, "forkingdog+FDStackView/Main.storyboard"),
        Label("Subtitle", 15, 700, 58, "Lax+Learn-iOS-Swift-by-Examples/Storyboard.storyboard"),
        Label("API wrappers", 16, 400, 96.5, "ReactiveX+RxSwift/Main.storyboard"),
        Label("Adaptive Presentation", 16, 400, 159.5, "bqlin+Apple-Sample-Code/Main.storyboard"),
        Label("Adding numbers", 16, 400, 119.5, "ReactiveX+RxSwift/Main.storyboard"),
        Label("Attempts", 16, 400, 66.5, "MiniKeePass+MiniKeePass/Settings.storyboard"),
        Label("Bypass Voice Processing", 16, 400, 181, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("Calculator", 16, 400, 74, "ReactiveX+RxSwift/Main.storyboard"),
        Label("Checkerboard", 16, 400, 103, "bqlin+Apple-Sample-Code/Main.storyboard"),
        Label("Clear Timeout", 16, 400, 102, "MiniKeePass+MiniKeePass/Settings.storyboard"),
        Label(
            "(Can use Control Center to stop)", 17, 400, 249, "mattneub+Programming-iOS-Book-Examples/Main.storyboard"),
        Label(
            "Adjust accessibility dynamic text size:", 17, 400, 288,
            "mattneub+Programming-iOS-Book-Examples/Main.storyboard"),
        Label("Alpha range", 17, 400, 93, "microsoft+WinObjC/CoreAnimationTest.storyboard"),
        Label("Alpha speed", 17, 400, 96, "microsoft+WinObjC/CoreAnimationTest.storyboard"),
        Label("Background Player", 17, 400, 146, "mattneub+Programming-iOS-Book-Examples/Main.storyboard"),
        Label("Label", 17, 500, 43, "IBDecodable+IBDecodable/LabelsWithFonts.xib"),
        Label("Donate today", 17, 600, 106.3333, "videolan+vlc-ios/VLCDonationNagScreenViewController.xib"),
        Label("HeroID", 17, 600, 56, "HeroTransitions+Hero/Basic.storyboard"),
        Label("Label", 17, 600, 43.5, "videolan+vlc-ios/MovieCollectionViewCell.xib"),
        Label("Preset", 17, 600, 52, "Lax+Learn-iOS-Swift-by-Examples/Main.storyboard"),
        Label("Privacy over profit", 17, 600, 145, "videolan+vlc-ios/VLCDonationSEPAViewController.xib"),
        Label("Label", 17, 700, 44.5, "Automattic+simplenote-ios/SPOnboardingViewController.xib"),
        Label("Built-in", 18, 400, 58, "HeroTransitions+Hero/Main.storyboard"),
        Label("Label", 18, 900, 50, "patchthecode+JTAppleCalendar/Main.storyboard"),
        Label("Built-in transitions", 19, 300, 152, "HeroTransitions+Hero/BuiltInTransitions.storyboard"),
        Label("Filter Video", 20, 400, 98, "Lax+Learn-iOS-Swift-by-Examples/Main.storyboard"),
        Label("Predictions go here", 20, 400, 169.5, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("Smooth Depth", 20, 400, 126.5, "Lax+Learn-iOS-Swift-by-Examples/Main.storyboard"),
        Label("RideBooker", 20, 700, 109, "mihaelamj+cupertino-sample-code/MainInterface.storyboard"),
        Label("No Audio Unit View Found", 21, 400, 237.5, "Lax+Learn-iOS-Swift-by-Examples/Main.storyboard"),
        Label("No Audio Unit View Found", 21, 400, 238, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("Characteristic", 22, 200, 124.5, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("Camera Unavailable", 24, 400, 208, "Lax+Learn-iOS-Swift-by-Examples/Main.storyboard"),
        Label("TrueDepth Camera Unavailable", 24, 400, 321.6667, "mihaelamj+cupertino-sample-code/Main.storyboard"),
        Label("WWDC 2020", 28, 400, 165, "mihaelamj+cupertino-sample-code/LaunchScreen.storyboard"),
        Label("A touch of genius.", 28, 500, 223.3333, "HeroTransitions+Hero/AppleHomePage.storyboard"),
        Label("Introducing Series 2.", 28, 500, 255.3333, "HeroTransitions+Hero/AppleHomePage.storyboard"),
        Label("This is 7.", 31, 600, 119.6667, "HeroTransitions+Hero/AppleHomePage.storyboard"),
        Label("ACTION & VISION", 34, 400, 267, "mihaelamj+cupertino-sample-code/LaunchScreen.storyboard"),
        Label("Diagnostics", 34, 700, 188, "Automattic+simplenote-ios/SPDiagnosticsViewController.xib"),
        Label("CPTTestApp-iPad", 36, 700, 295, "core-plot+core-plot/Launch Screen.xib"),
        Label("CPTTestApp-iPhone", 36, 700, 335, "core-plot+core-plot/Launch Screen.xib"),
        Label("Plot Gallery", 36, 700, 192, "core-plot+core-plot/Launch Screen.xib"),
    ]

    @Test("San Francisco's width of a whole label, within 3 %", arguments: labels)
    func labelWidth(label: Label) {
        let measured = typesetter.width(label.text, size: label.size, weight: label.weight)
        #expect(abs(label.error(of: measured)) <= 0.03, "\(measured) for \(label.width)")
    }

    @Test("all labels together: no bias beyond 0.3 %, nine in ten within 1.5 %")
    func labelsTogether() {
        let errors = CalibrationTests.labels.map { label in
            label.error(of: typesetter.width(label.text, size: label.size, weight: label.weight))
        }
        #expect(abs(errors.reduce(0, +) / CGFloat(errors.count)) <= 0.003)
        #expect(errors.count { abs($0) <= 0.015 } * 10 >= errors.count * 9)
    }
}
