import Assets
import Foundation
import ImageCodecs
import KitValues
import ReflowKit
import Testing
import UIKitDrawing

@Suite("System symbols (look.md §22)")
@MainActor
struct SymbolTests {
    private func traits(_ scale: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: scale) }

    private func symbol(
        _ name: String, pixels: CGFloat, _ configuration: UIImage.SymbolConfiguration? = nil
    ) throws -> UIImage {
        let known = configuration ?? .unspecified
        return try #require(
            UIImage(systemName: name, withConfiguration: known.withTraitCollection(traits(pixels))))
    }

    /// A symbol whose sizes UIKit printed, with two pixels per point.
    struct Printed: Sendable, CustomTestStringConvertible {
        let name: String
        let size: CGSize
        let baseline: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        var testDescription: String { name }
    }

    @Test(
        "Size, baseline and alignment of symbols are those that UIKit printed at 17 points",
        arguments: [
            Printed(name: "person", size: CGSize(width: 19, height: 17.5), baseline: 2.5, top: -1, bottom: -1.5),
            Printed(
                name: "play.circle.fill", size: CGSize(width: 20, height: 19), baseline: 3.5, top: -0.5, bottom: -0.5),
        ])
    func printed(_ expected: Printed) throws {
        let image = try symbol(expected.name, pixels: 2)
        #expect(image.size == expected.size)
        #expect(image.baselineOffsetFromBottom == expected.baseline)
        let insets = UIEdgeInsets(top: expected.top, left: 0, bottom: expected.bottom, right: 0)
        #expect(image.alignmentRectInsets == insets)
        #expect(image.isSymbolImage && image.scale == 2)
    }

    @Test(
        "Measured image sizes at 17 points hold within a pixel",
        arguments: [
            ("checkmark", 18.33, 16.33), ("xmark", 17.33, 15.33), ("plus", 18, 16), ("trash", 19, 20.67),
            ("square.and.arrow.up", 19, 22), ("arrow.clockwise", 17.33, 20), ("arrowshape.turn.up.left", 21.33, 17.33),
            ("arrow.uturn.backward", 20, 17.67), ("square.and.pencil", 21, 20), ("folder", 23, 17.33),
            ("book", 22.67, 17.67), ("magnifyingglass", 20.33, 18.67), ("camera", 24.67, 18),
        ])
    func measured(name: String, width: CGFloat, height: CGFloat) throws {
        let size = try symbol(name, pixels: 3).size
        let isNear = abs(size.width - width) < 0.34 && abs(size.height - height) < 0.34
        #expect(isNear, "\(size)")
    }

    @Test("A large symbol has the measured size within a pixel, and follows weight and point size")
    func large() throws {
        let sizes = try [
            symbol("arrow.clockwise", pixels: 3, .init(pointSize: 17, weight: .regular, scale: .large)),
            symbol("arrow.clockwise", pixels: 3, .init(pointSize: 18, weight: .medium, scale: .large)),
        ].map(\.size)
        let expected = [CGSize(width: 23, height: 27), CGSize(width: 24.33, height: 28.67)]
        let isNear = zip(sizes, expected).allSatisfy {
            abs($0.width - $1.width) < 0.67 && abs($0.height - $1.height) < 0.67
        }
        #expect(isNear, "\(sizes)")
    }

    /// The box of the visible pixels, in points.
    private func ink(_ image: UIImage, pixels: CGFloat) throws -> CGRect {
        let bitmap = try #require(try picture(of: image, pixels: pixels).bitmap())
        var box = CGRect.null
        for (index, pixel) in bitmap.pixels.enumerated() where pixel >> 24 > 100 {
            let place = CGRect(x: index % bitmap.width, y: index / bitmap.width, width: 1, height: 1)
            box = box.union(place)
        }
        return CGRect(
            x: box.minX / pixels, y: box.minY / pixels, width: box.width / pixels, height: box.height / pixels)
    }

    private func picture(of image: UIImage, pixels: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = pixels
        return UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
    }

    @Test("The ink of symbols, measured in pixels, has the stored proportion within 2 %")
    func proportions() throws {
        var far: [String] = []
        var count = 0
        for name in SymbolOutline.names {
            guard let outline = SymbolOutline(named: name), outline.isProportionKnown else { continue }
            count += 1
            let image = try symbol(name, pixels: 1, .init(pointSize: 170))
            let ink = try ink(image, pixels: 1)
            // The insets of the image at 17 points are 1 above and below.
            let width = (outline.imageSize.width - 2 * outline.sideInset) * 10
            let height = (outline.imageSize.height - 2) * 10
            let error = (ink.width / ink.height) / (width / height) - 1
            if abs(error) > 0.02, abs(ink.height - height) > 1.01 || abs(ink.width - width) > 1.01 {
                far.append("\(name) \(ink.size) \(width)x\(height)")
            }
        }
        #expect(count >= 120)
        #expect(far.isEmpty, "\(far)")
    }

    @Test("Names with fill, circle, square, slash and badge are composed where the base has an icon")
    func composed() {
        let names = [
            "heart.circle.fill", "gear.circle", "trash.square", "star.circle", "cloud.slash", "folder.badge.xmark",
            "crown.fill", "trash.slash.fill", "plus.bubble.fill", "star.seal", "bell.badge", "person.crop.circle.fill",
            "folder.fill.badge.gearshape", "bell.slash.circle",
        ]
        #expect(names.filter { SymbolFigure(named: $0).isUnknown }.isEmpty)
        #expect(names.filter { SymbolOutline(named: $0) == nil }.count >= 6)
    }

    /// The pixels of a symbol at 100 points, from 0 to 1 across its image.
    private func pixels(
        _ name: String, _ configuration: UIImage.SymbolConfiguration = .unspecified
    ) throws -> (CGFloat, CGFloat) -> UInt32 {
        let sized = UIImage.SymbolConfiguration(pointSize: 100).applying(configuration)
        let bitmap = try #require(try picture(of: symbol(name, pixels: 1, sized), pixels: 1).bitmap())
        return { bitmap.pixels[Int($1 * CGFloat(bitmap.height)) * bitmap.width + Int($0 * CGFloat(bitmap.width))] }
    }

    @Test(
        "In a filled shape, the symbol inside is a hole",
        arguments: ["star.circle.fill", "star.square.fill", "star.octagon.fill"])
    func holes(name: String) throws {
        let pixel = try pixels(name)
        #expect(pixel(0.5, 0.5) == 0)
        #expect(pixel(0.5, 0.1) == 0xFF00_0000)
        let ring = try pixels(String(name.dropLast(5)))
        #expect(ring(0.5, 0.5) == 0xFF00_0000)
        #expect(ring(0.5, 0.16) == 0)
    }

    @Test("The parts of a composed symbol have the colours of a palette, or shades of one colour")
    func colors() throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        for name in ["heart.circle.fill", "checkmark.circle.fill", "star.badge.plus", "star.slash"] {
            let sized = UIImage.SymbolConfiguration(pointSize: 100).applying(
                UIImage.SymbolConfiguration(paletteColors: [red, blue]))
            let bitmap = try #require(try picture(of: symbol(name, pixels: 1, sized), pixels: 1).bitmap())
            let found = Set(bitmap.pixels)
            #expect(found.contains(0xFFFF_0000) && found.contains(0xFF00_00FF), "\(name)")
        }
        let palette = try pixels("heart.circle.fill", .init(paletteColors: [red, blue]))
        #expect(palette(0.5, 0.5) == 0xFFFF_0000 && palette(0.5, 0.1) == 0xFF00_00FF)
        let shades = try pixels("heart.circle.fill", .init(hierarchicalColor: red))
        #expect(shades(0.5, 0.5) == 0xFFFF_0000 && shades(0.5, 0.1) >> 24 == 51)
        let whole = try pixels("heart.fill", .init(paletteColors: [red, blue]))
        #expect(whole(0.5, 0.5) == 0xFFFF_0000)
    }

    @Test(
        "The bolder a symbol, the darker it is",
        arguments: ["trash", "square.and.arrow.up", "bolt.circle", "airplane", "music.note", "person.3"])
    func weights(name: String) throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let inks = try weights.map { weight in
            let image = try symbol(name, pixels: 1, .init(pointSize: 60, weight: weight))
            let bitmap = try #require(try picture(of: image, pixels: 1).bitmap())
            return bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
        }
        #expect(inks == inks.sorted() && inks[0] < inks[3] && inks[3] < inks[8], "\(inks)")
    }

    @Test("A trademark and a name that no icon stands for are plain outlines")
    func unknown() throws {
        for name in ["applelogo", "faceid", "airplayaudio", "carplay", "xbox.logo", "no.such.symbol"] {
            let isUnknown = SymbolFigure(named: name).isUnknown
            #expect(isUnknown, "\(name)")
        }
        let image = try symbol("no.such.symbol", pixels: 2)
        #expect(image.size.width > 16)
    }

    @Test("Every symbol has an icon that is drawn in one piece inside its image, and draws something")
    func everyName() throws {
        #expect(SymbolOutline.names.count >= 1200)
        var outside: [String] = []
        for name in SymbolOutline.names {
            let image = try symbol(name, pixels: 2)
            let ink = try ink(image, pixels: 2)
            let bounds = CGRect(origin: .zero, size: image.size)
            if ink.isNull || !bounds.contains(ink) { outside.append(name) }
        }
        #expect(outside.isEmpty, "\(outside)")
    }

    @Test("An image view's configuration gives way to the image's own, and templates have the tint colour")
    func imageView() throws {
        let view = UIImageView(image: UIImage(systemName: "trash"))
        let small = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
        #expect(view.intrinsicContentSize.width > small.width)
        view.image = UIImage(systemName: "trash", withConfiguration: UIImage.SymbolConfiguration(scale: .medium))
        #expect(view.intrinsicContentSize == small)
    }

    @Test("A button's configuration for a state gives way to the image's own")
    func button() {
        let button = UIButton()
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        let plain = button.intrinsicContentSize
        let large = UIImage.SymbolConfiguration(scale: .large)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > plain.width)
        #expect(button.currentPreferredSymbolConfiguration == large)
        #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == large)
        button.setImage(
            UIImage(systemName: "trash", withConfiguration: UIImage.SymbolConfiguration(scale: .medium)), for: .normal)
        #expect(button.intrinsicContentSize == plain)
    }

    @Test("Configurations state what they were made with, and later values replace earlier ones")
    func configurations() throws {
        let sized = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = sized.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(both.withoutScale() == sized)
        let image = try #require(UIImage(systemName: "star")?.applyingSymbolConfiguration(both))
        #expect(image.symbolConfiguration == both)
        #expect(UIImage().applyingSymbolConfiguration(both) == nil)
        #expect(UIImage(systemName: "") == nil)
    }
}
