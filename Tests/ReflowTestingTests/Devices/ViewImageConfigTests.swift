import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

@testable import ReflowTesting

/// A preset of swift-snapshot-testing in one orientation, from its `Common/View.swift`.
private struct Preset: Sendable, CustomTestStringConvertible {
    let name: String
    let config: ViewImageConfig
    let size: [CGFloat]
    /// The top, left, bottom and right inset.
    let insets: [CGFloat]
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    var testDescription: String { name }

    init(
        _ name: String, _ config: ViewImageConfig, _ size: [CGFloat], _ insets: [CGFloat],
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) {
        self.name = name
        self.config = config
        self.size = size
        self.insets = insets
        self.horizontal = horizontal
        self.vertical = vertical
    }

    static func phone(
        _ name: String, _ portrait: ViewImageConfig, _ landscape: ViewImageConfig, _ size: [CGFloat],
        _ insets: [CGFloat], turned: [CGFloat], _ wide: UIUserInterfaceSizeClass = .compact
    ) -> [Preset] {
        [
            Preset(name, portrait, size, insets, .compact, .regular),
            Preset(name + " turned", landscape, size.reversed(), turned, wide, .compact),
        ]
    }

    static func pad(
        _ name: String, _ portrait: ViewImageConfig, _ landscape: ViewImageConfig, _ size: [CGFloat], top: CGFloat,
        bottom: CGFloat = 0
    ) -> [Preset] {
        [
            Preset(name, portrait, size, [top, 0, bottom, 0], .regular, .regular),
            Preset(name + " turned", landscape, size.reversed(), [top, 0, bottom, 0], .regular, .regular),
        ]
    }

    typealias C = ViewImageConfig

    static let all: [Preset] =
        phone("iPhoneSe", .iPhoneSe, .iPhoneSe(.landscape), [320, 568], [20, 0, 0, 0], turned: [0, 0, 0, 0])
        + phone("iPhone8", .iPhone8, .iPhone8(.landscape), [375, 667], [20, 0, 0, 0], turned: [0, 0, 0, 0])
        + phone(
            "iPhone8Plus", .iPhone8Plus, .iPhone8Plus(.landscape), [414, 736], [20, 0, 0, 0], turned: [0, 0, 0, 0],
            .regular)
        + phone("iPhoneX", .iPhoneX, .iPhoneX(.landscape), [375, 812], [44, 0, 34, 0], turned: [0, 44, 24, 44])
        + phone(
            "iPhoneXr", .iPhoneXr, .iPhoneXr(.landscape), [414, 896], [44, 0, 34, 0], turned: [0, 44, 24, 44], .regular)
        + phone(
            "iPhoneXsMax", .iPhoneXsMax, .iPhoneXsMax(.landscape), [414, 896], [44, 0, 34, 0], turned: [0, 44, 24, 44],
            .regular)
        + phone("iPhone12", .iPhone12, .iPhone12(.landscape), [390, 844], [47, 0, 34, 0], turned: [0, 47, 21, 47])
        + phone(
            "iPhone12Pro", .iPhone12Pro, .iPhone12Pro(.landscape), [390, 844], [47, 0, 34, 0], turned: [0, 47, 21, 47])
        + phone("iPhone13", .iPhone13, .iPhone13(.landscape), [390, 844], [47, 0, 34, 0], turned: [0, 47, 21, 47])
        + phone(
            "iPhone13Pro", .iPhone13Pro, .iPhone13Pro(.landscape), [390, 844], [47, 0, 34, 0], turned: [0, 47, 21, 47])
        + phone(
            "iPhone12ProMax", .iPhone12ProMax, .iPhone12ProMax(.landscape), [428, 926], [47, 0, 34, 0],
            turned: [0, 47, 21, 47], .regular)
        + phone(
            "iPhone13ProMax", .iPhone13ProMax, .iPhone13ProMax(.landscape), [428, 926], [47, 0, 34, 0],
            turned: [0, 47, 21, 47], .regular)
        + phone(
            "iPhone13Mini", .iPhone13Mini, .iPhone13Mini(.landscape), [375, 812], [50, 0, 34, 0],
            turned: [0, 50, 21, 50])
        + pad("iPadMini", .iPadMini(C.Orientation.portrait), .iPadMini, [768, 1024], top: 20)
        + pad("iPad9_7", .iPad9_7(C.Orientation.portrait), .iPad9_7, [768, 1024], top: 20)
        + pad("iPad10_2", .iPad10_2(C.Orientation.portrait), .iPad10_2, [810, 1080], top: 20)
        + pad("iPadPro10_5", .iPadPro10_5(C.Orientation.portrait), .iPadPro10_5, [834, 1112], top: 20)
        + pad("iPadPro11", .iPadPro11(C.Orientation.portrait), .iPadPro11, [834, 1194], top: 24, bottom: 20)
        + pad("iPadPro12_9", .iPadPro12_9(C.Orientation.portrait), .iPadPro12_9, [1024, 1366], top: 20)
}

@Suite("Presets")
struct ViewImageConfigTests {
    @Test("Their names are swift-snapshot-testing's, and .sst gives its figures", arguments: Preset.all)
    fileprivate func figures(preset: Preset) {
        let config = preset.config.sst
        #expect(config.size == CGSize(width: preset.size[0], height: preset.size[1]))
        #expect(
            config.safeArea
                == UIEdgeInsets(
                    top: preset.insets[0], left: preset.insets[1], bottom: preset.insets[2], right: preset.insets[3]))
        for traits in [config.traits, preset.config.traits] {
            #expect(traits.horizontalSizeClass == preset.horizontal)
            #expect(traits.verticalSizeClass == preset.vertical)
        }
        #expect(preset.config.size == config.size)
        let isPhone = config.traits.userInterfaceIdiom == .phone
        #expect(config.traits.preferredContentSizeCategory == (isPhone ? .medium : .unspecified))
        #expect(preset.config.traits.preferredContentSizeCategory == .unspecified)
        #expect(config.placement != nil)
    }

    @Test("Without .sst the figures are the catalogue's: the island of today's phones, 21 below a turned X")
    func catalogue() {
        #expect(ViewImageConfig.iPhoneX(.landscape).safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(ViewImageConfig.iPhoneXr.safeArea.top == 48)
        #expect(ViewImageConfig.iPhone16Pro.safeArea == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(ViewImageConfig.device("iPhone 16 Pro") == .iPhone16Pro)
        #expect(ViewImageConfig.device("iphone-16-pro", .landscape) == .iPhone16Pro(.landscape))
    }

    @Test("Today's devices are all known")
    func today() {
        let presets: [ViewImageConfig] = [
            .iPhoneSe3, .iPhone12Mini, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15,
            .iPhone15Plus,
            .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e,
            .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPadMini6, .iPad10, .iPadAir11, .iPadAir13,
            .iPadPro11M4, .iPadPro13M4,
        ]
        #expect(presets.allSatisfy { $0.size != nil && $0.placement != nil })
        #expect(ViewImageConfig.iPadPro13M4.size == CGSize(width: 1376, height: 1032))
    }

    @Test("A preset with another size or safe area is a device no more; with other traits it is")
    func changed() {
        var config = ViewImageConfig.iPhone13
        config.traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(config.placement != nil)
        #expect(config.ownTraits == UITraitCollection(userInterfaceStyle: .dark))
        config.size = CGSize(width: 390, height: 844)
        #expect(config.placement != nil)
        config.size?.height = 1000
        #expect(config.placement == nil)
        var other = ViewImageConfig.iPhone13
        other.safeArea.top = 0
        #expect(other.placement == nil)
        #expect(ViewImageConfig.iPhone13.ownTraits == UITraitCollection())
    }

    @Test("A half of the screen shares .sst's figures")
    func split() {
        let config = ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird)).sst
        #expect(config.size == CGSize(width: 375, height: 834))
        #expect(config.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(config.application.supported?.count == 4)
    }

    @Test("The traits of a preset go by its name, with the size classes of section 5.4")
    func traits() {
        typealias Classes = (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)
        func classes(_ traits: UITraitCollection) -> Classes { (traits.horizontalSizeClass, traits.verticalSizeClass) }
        #expect(classes(.iPhoneX(.portrait)) == (.compact, .regular))
        #expect(classes(.iPhoneX(.landscape)) == (.compact, .compact))
        #expect(classes(.iPhoneXsMax(.landscape)) == (.regular, .compact))
        #expect(classes(.iPadPro11) == (.regular, .regular))
        #expect(classes(.iPadMini_Compact_SplitView) == (.compact, .regular))
        #expect(UITraitCollection.iPadMini_Compact_SplitView.userInterfaceIdiom == .pad)
    }
}
