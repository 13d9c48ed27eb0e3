import Assets
import Foundation
import ImageCodecs
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Colours, data and images of catalogues, in code (resources.md §3, §4)")
struct NamedAssetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ set: String, _ contents: String) throws {
        try folder.write(contents, to: "A.xcassets/\(set)/Contents.json")
    }

    /// Runs `body` while the catalogue is that of the current simulation.
    private func withCatalogue(_ body: () throws -> Void) rethrows {
        try inWorld { world in
            world.simulation.imageLoader = SimulationImageLoader(folders: [folder.url])
            try body()
        }
    }

    @Test("UIColor(named:) follows the appearance; a colour that no catalogue has is nil")
    func colors() throws {
        try write(
            "Ink.colorset",
            """
            {"colors":[{"color":{"components":{"red":"0xFF","green":"0","blue":"0"}}},
            {"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"labelColor"}}]}
            """)
        withCatalogue {
            let color = UIColor(named: "Ink")
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(color?.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(color?.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
            #expect(UIColor(named: "Ink", in: .main, compatibleWith: dark) != nil)
            #expect(UIColor(named: "Chalk") == nil)
        }
    }

    /// sRGB's transfer curve maps 0.5 to 1.055 × 0.5^(1/2.4) − 0.055.
    @Test("Linear components are encoded by sRGB's curve")
    func linearColors() throws {
        try write(
            "Half.colorset",
            """
            {"colors":[{"color":{"color-space":"extended-linear-srgb","components":{"red":"0.5","green":"1.0","blue":"0.0"}}}]}
            """)
        withCatalogue {
            var red: CGFloat = 0
            UIColor(named: "Half")?.getRed(&red, green: nil, blue: nil, alpha: nil)
            let expected: CGFloat = 0.735_357
            #expect(abs(red - expected) < 0.000_001)
        }
    }

    @Test("NSDataAsset has the file of a data set, and its type")
    func data() throws {
        try write(
            "words.dataset", "{\"data\":[{\"filename\":\"w.txt\",\"universal-type-identifier\":\"public.text\"}]}")
        try folder.write("one two", to: "A.xcassets/words.dataset/w.txt")
        withCatalogue {
            let asset = NSDataAsset(name: "words")
            #expect(asset?.data == Data("one two".utf8))
            #expect(asset?.typeIdentifier == "public.text")
            #expect(asset?.name == "words")
            #expect(NSDataAsset(name: "other") == nil)
        }
    }

    /// An image of 8 × 1 pixels: the middle between margins of 2 and 1 pixels shows only 3 of its 5 pixels, so a column
    /// of the middle's end is missing from what is shown: 0, 1 | 2, 3, 4 | 7.
    @Test("Slicing keeps the margins and the stated middle, in points of the file's scale")
    func slicing() throws {
        let bitmap = Bitmap(width: 8, height: 1, pixels: (0..<8).map { 0xFF00_0000 | $0 })
        try folder.write(try PNG.encode(bitmap), to: "A.xcassets/a.imageset/a.png")
        try write(
            "a.imageset",
            """
            {"images":[{"filename":"a.png","scale":"2x","alignment-insets":{"left":2,"top":0},
            "resizing":{"mode":"3-part-horizontal","cap-insets":{"left":2,"right":1},
            "center":{"mode":"tile","width":3,"height":1}}}]}
            """)
        try withCatalogue {
            let image = try #require(UIImage(named: "a"))
            #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0.5))
            #expect(image.resizingMode == .tile)
            #expect(image.size == CGSize(width: 3, height: 0.5))
            #expect(try image.bitmap()?.pixels.map { $0 & 0xFF } == [0, 1, 2, 3, 4, 7])
            #expect(image.alignmentRectInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
            let view = UIImageView(image: image)
            #expect(view.alignmentRectInsets == image.alignmentRectInsets)
            #expect(view.intrinsicContentSize == CGSize(width: 2, height: 0.5))
        }
    }

    @Test("An image for left to right only is mirrored from right to left")
    func mirroring() throws {
        try folder.write(
            try PNG.encode(Bitmap(width: 2, height: 1, pixels: [0xFF00_0001, 0xFF00_0002])),
            to: "A.xcassets/a.imageset/a.png")
        try write("a.imageset", "{\"images\":[{\"filename\":\"a.png\",\"language-direction\":\"left-to-right\"}]}")
        try withCatalogue {
            for (direction, expected) in [
                (UITraitEnvironmentLayoutDirection.leftToRight, [1, 2]), (.rightToLeft, [2, 1]),
            ] {
                let traits = UITraitCollection(layoutDirection: direction)
                let image = try #require(UIImage(named: "a", in: nil, compatibleWith: traits))
                #expect(try image.bitmap()?.pixels.map { Int($0 & 0xFF) } == expected)
            }
        }
    }

    @Test("A Git LFS pointer is named as that")
    func largeFilePointers() throws {
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "A.xcassets/a.imageset/a.png")
        try write("a.imageset", "{\"images\":[{\"filename\":\"a.png\"}]}")
        let error = #expect(throws: AssetError.self) {
            try SimulationImageLoader(folders: [folder.url]).image(named: "a", scale: 1)
        }
        #expect(error?.description.hasSuffix("a.png: the file is a Git LFS pointer: run \"git lfs pull\"") == true)
    }
}
