import Assets
import Foundation
import ImageCodecs
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@Suite("Images by name")
struct ImageLoaderTests {
    /// A temporary folder for each test, which is removed afterwards.
    private final class Folder {
        private let temporary: TemporaryFolder
        var url: URL { temporary.url }

        init() throws {
            temporary = try TemporaryFolder()
        }

        /// Writes a picture of the given width and height in pixels, by which tests recognise it.
        func picture(_ path: String, pixels: Int) throws {
            let bitmap = Bitmap(
                width: pixels, height: pixels, pixels: Array(repeating: 0xFF00_00FF, count: pixels * pixels))
            try write(path, PNG.encode(bitmap))
        }

        func write(_ path: String, _ data: Data) throws { try temporary.write(data, to: path) }
    }

    /// The arguments are the existing files, the screen's scale, and the file that is chosen.
    @Test(
        "The file drawn for the screen's scale, else the nearest larger one, else the nearest smaller one",
        arguments: [
            (["a.png", "a@2x.png", "a@3x.png"], 1, "a.png"),
            (["a.png", "a@2x.png", "a@3x.png"], 2, "a@2x.png"),
            (["a.png", "a@2x.png", "a@3x.png"], 3, "a@3x.png"),
            (["a.png", "a@3x.png"], 2, "a@3x.png"),
            (["a@2x.png", "a@3x.png"], 1, "a@2x.png"),
            (["a.png", "a@2x.png"], 3, "a@2x.png"),
            (["a.png"], 3, "a.png"),
            (["a@2x.png", "a@3x.png"], 1.5, "a@2x.png"),
            (["a.png", "a@2x.png"], 0, "a.png"),
            (["a@2x.jpg.png", "a@3x.png"], 2, "a@3x.png"),
        ] as [([String], CGFloat, String)])
    func scales(files: [String], scale: CGFloat, taken: String) throws {
        let folder = try Folder()
        for (index, file) in files.enumerated() { try folder.picture(file, pixels: 6 * (index + 1)) }
        let image = try SimulationImageLoader(folders: [folder.url]).image(named: "a", scale: scale)
        let pixels = try #require(files.firstIndex(of: taken)) * 6 + 6
        #expect(image.size.width * image.scale == CGFloat(pixels))
        #expect(image.scale == (taken.contains("@3x") ? 3 : taken.contains("@2x") ? 2 : 1))
    }

    @Test(
        "A name may have an extension, a scale of its own, and folders in front of it",
        arguments: [
            ("icon", 24), ("icon.png", 24), ("icon@2x", 48), ("icon@2x.png", 48), ("Sub/icon", 6),
        ] as [(String, Int)])
    func names(name: String, pixels: Int) throws {
        let folder = try Folder()
        try folder.picture("icon.png", pixels: 24)
        try folder.picture("icon@2x.png", pixels: 48)
        try folder.picture("Sub/icon.png", pixels: 6)
        let image = try SimulationImageLoader(folders: [folder.url]).image(named: name, scale: 1)
        #expect(image.size.width * image.scale == CGFloat(pixels))
    }

    @Test("Folders are searched in order, files before catalogues")
    func order() throws {
        let folder = try Folder()
        try folder.picture("B/a.png", pixels: 2)
        try folder.picture("C/a.png", pixels: 3)
        try folder.picture("C/M.xcassets/a.imageset/a.png", pixels: 4)
        let loader = SimulationImageLoader(folders: ["A", "B", "C"].map { folder.url.appendingPathComponent($0) })
        #expect(try loader.image(named: "a", scale: 1).size.width == 2)
    }

    @Test("Asked again, a loader gives the image it found, for each scale its own; what was missing it looks for")
    func foundOnce() throws {
        let folder = try Folder()
        try folder.picture("a.png", pixels: 2)
        try folder.picture("a@2x.png", pixels: 4)
        let loader = SimulationImageLoader(folders: [folder.url])
        let image = try loader.image(named: "a", scale: 1)
        #expect(try loader.image(named: "a", scale: 1) === image)
        #expect(try loader.image(named: "a", scale: 2).scale == 2)
        #expect(throws: AssetError.self) { try loader.image(named: "b", scale: 1) }
        try folder.picture("b.png", pixels: 3)
        #expect(try loader.image(named: "b", scale: 1).size.width == 3)
    }

    @Test("A name leads nowhere outside")
    func outside() throws {
        let folder = try Folder()
        try folder.picture("secret.png", pixels: 2)
        try folder.picture("In/a.png", pixels: 2)
        let inside = folder.url.appendingPathComponent("In")
        try FileManager.default.createSymbolicLink(
            at: inside.appendingPathComponent("link.png"),
            withDestinationURL: folder.url.appendingPathComponent("secret.png"))
        let loader = SimulationImageLoader(folders: [inside])
        for name in ["../secret", "/etc/passwd", "", "..", "a/../../secret", "a\0"] {
            #expect(throws: AssetError.invalidName(name)) { try loader.image(named: name, scale: 1) }
        }
        #expect(throws: AssetError.outsideRoot(name: "link")) { try loader.image(named: "link", scale: 1) }
        // The root may contain more than the folders.
        let wider = SimulationImageLoader(folders: [inside], root: folder.url)
        #expect(try wider.image(named: "link", scale: 1).size.width == 2)
    }

    @Test("Where a build system laid out links, they are the files that they stand for, and names still lead nowhere")
    func linkedInputs() throws {
        let folder = try Folder()
        try folder.picture("source/a.png", pixels: 2)
        try folder.picture("In/b.png", pixels: 4)
        let (source, inside) = (folder.url.appendingPathComponent("source"), folder.url.appendingPathComponent("In"))
        for name in ["a.png", "Images"] {
            try FileManager.default.createSymbolicLink(
                at: inside.appendingPathComponent(name),
                withDestinationURL: name == "Images" ? source : source.appendingPathComponent(name))
        }
        let loader = SimulationImageLoader(
            folders: [inside, inside.appendingPathComponent("Images")], root: inside, takesLinksAsFiles: true)
        #expect(try loader.image(named: "a", scale: 1).size.width == 2)
        #expect(try loader.image(named: "Images/a", scale: 1).size.width == 2)
        #expect(try loader.image(named: "b", scale: 1).size.width == 4)
        for name in ["../source/a", "/etc/passwd", "Images/../../source/a"] {
            #expect(throws: AssetError.invalidName(name)) { try loader.image(named: name, scale: 1) }
        }
        let elsewhere = SimulationImageLoader(folders: [source], root: inside, takesLinksAsFiles: true)
        #expect(throws: AssetError.outsideRoot(name: "a")) { try elsewhere.image(named: "a", scale: 1) }
    }

    @Test("A missing or damaged image says which and where")
    func failures() throws {
        let folder = try Folder()
        try folder.write("bad.png", Data("no picture".utf8))
        let loader = SimulationImageLoader(folders: [folder.url])
        #expect(throws: AssetError.notFound(name: "x", folders: [folder.url.path])) {
            try loader.image(named: "x", scale: 1)
        }
        #expect(
            throws: AssetError.undecodable(
                path: folder.url.path + "/bad.png", reason: "it is not a PNG, JPEG, SVG or PDF")
        ) {
            try loader.image(named: "bad", scale: 1)
        }
        #expect(UIImage(contentsOfFile: folder.url.path + "/none.png") == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test(
        "A missing image says what can be used, and of names like those of system symbols how these are written",
        arguments: [
            ("star.fill", true), ("square.and.arrow.up", true), ("Star", false), ("icon.png", false), ("a.pdf", false),
        ])
    func symbols(name: String, isLikeSymbol: Bool) throws {
        let folder = try Folder()
        let error = #expect(throws: AssetError.self) {
            try SimulationImageLoader(folders: [folder.url]).image(named: name, scale: 1)
        }
        let text = try #require(error?.description)
        #expect(text.contains("no image is called \"\(name)\""))
        #expect(text.contains("put a PNG, JPEG, SVG or PDF of that name there, or into an asset catalogue"))
        #expect(text.hasSuffix("(a system symbol is written as systemName)") == isLikeSymbol)
    }

    @Test("A symbol set of a catalogue is a symbol, in the size that its sheet states")
    func symbolSets() throws {
        let folder = try Folder()
        let sheet = """
            <svg><g id="Guides"><line id="Baseline-M" y1="70.46"/><line id="Capline-M" y1="0"/>
            <line id="left-margin-Regular-M" x1="0"/><line id="right-margin-Regular-M" x1="100"/></g>
            <g id="Symbols"><g id="Regular-M"><path d="M10 0H90V80H10Z"/></g></g></svg>
            """
        try folder.write("Media.xcassets/mark.symbolset/mark.svg", Data(sheet.utf8))
        let set = #"{ "symbols": [{ "idiom": "universal", "filename": "mark.svg" }], "info": { "version": 1 } }"#
        try folder.write("Media.xcassets/mark.symbolset/Contents.json", Data(set.utf8))
        let image = try SimulationImageLoader(folders: [folder.url]).image(named: "mark", scale: 2)
        #expect(image.isSymbolImage && image.scale == 2)
        // 0.17 points for each unit: 13.6 points of ink between 1.7 at the sides, and 1 above and below, all in pixels.
        #expect(image.size == CGSize(width: 13.5 + 2 * 1.5, height: 13.5 + 2))
        let large = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(large.size.width == 27 + 2 * 3.5)
        try folder.write("Media.xcassets/bad.symbolset/bad.svg", Data("<svg/>".utf8))
        try folder.write(
            "Media.xcassets/bad.symbolset/Contents.json",
            Data(set.replacingOccurrences(of: "mark", with: "bad").utf8))
        let error = #expect(throws: AssetError.self) {
            try SimulationImageLoader(folders: [folder.url]).image(named: "bad", scale: 2)
        }
        #expect(error?.description.hasSuffix("bad.symbolset/bad.svg: it draws nothing") == true)
    }

    private static let contents = """
        { "images": [
            { "idiom": "universal", "scale": "1x", "filename": "one.png" },
            { "idiom": "universal", "scale": "2x", "filename": "two.png" },
            { "idiom": "universal", "scale": "3x" },
            { "idiom": "ipad", "scale": "2x", "filename": "pad.png" },
            { "idiom": "universal", "scale": "2x", "filename": "strong.png",
              "appearances": [ { "appearance": "contrast", "value": "high" } ] },
            { "idiom": "universal", "scale": "2x", "filename": "strong.png",
              "appearances": [ { "appearance": "luminosity", "value": "dark" },
                               { "appearance": "contrast", "value": "high" } ] },
            { "idiom": "universal", "scale": "2x", "filename": "dark.png",
              "appearances": [ { "appearance": "luminosity", "value": "dark" } ] }
          ],
          "info": { "author": "xcode", "version": 1 },
          "properties": { "template-rendering-intent": "template" } }
        """

    /// The side of each picture in pixels is the number by which tests recognise it.
    @Test(
        "An image set answers by idiom, then appearance, then scale; images for a higher contrast are passed over",
        arguments: [
            (3, .phone, .light, 20), (2, .phone, .light, 20), (1, .phone, .light, 10), (1, .pad, .light, 30),
            (1, .phone, .dark, 40), (1, .pad, .dark, 30), (3, .unspecified, .unspecified, 20),
        ] as [(CGFloat, UIUserInterfaceIdiom, UIUserInterfaceStyle, Int)])
    func imageSets(scale: CGFloat, idiom: UIUserInterfaceIdiom, style: UIUserInterfaceStyle, pixels: Int) throws {
        let folder = try Folder()
        for (name, side) in [("one", 10), ("two", 20), ("pad", 30), ("dark", 40), ("strong", 50)] {
            try folder.picture("Media.xcassets/Group/star.imageset/\(name).png", pixels: side)
        }
        try folder.write("Media.xcassets/Group/star.imageset/Contents.json", Data(ImageLoaderTests.contents.utf8))
        let traits = UITraitCollection {
            $0.displayScale = scale
            $0.userInterfaceIdiom = idiom
            $0.userInterfaceStyle = style
        }
        let loader = SimulationImageLoader(folders: [folder.url])
        for name in ["star", "Group/star"] {
            let image = try loader.image(named: name, compatibleWith: traits)
            #expect(image.size.width * image.scale == CGFloat(pixels))
            #expect(image.renderingMode == .alwaysTemplate)
        }
    }

    /// The names of the variants' files contain their purpose.
    @Test(
        "Idiom before appearance before scale; other idioms, kinds of an idiom and high contrast never",
        arguments: [
            (["iphone", "universal.dark"], .phone, .dark, "iphone"),
            (["iphone", "universal.dark"], .pad, .dark, "universal.dark"),
            (["ipad.dark", "universal"], .pad, .light, "universal"),
            (["ipad.dark", "universal"], .pad, .dark, "ipad.dark"),
            (["universal.dark"], .phone, .light, "universal.dark"),
            (["ipad..mac-catalyst", "universal"], .pad, .light, "universal"),
            (["iphone..retina4", "iphone"], .phone, .light, "iphone"),
            (["mac", "tv"], .phone, .light, nil),
            (["ipad"], .phone, .light, nil),
        ] as [([String], UIUserInterfaceIdiom, UIUserInterfaceStyle, String?)])
    func variants(names: [String], idiom: UIUserInterfaceIdiom, style: UIUserInterfaceStyle, taken: String?) throws {
        let folder = try Folder()
        let entries = try names.enumerated().map { index, name in
            try folder.picture("M.xcassets/a.imageset/\(name).png", pixels: index + 1)
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            let style = parts.count > 1 ? parts[1] : ""
            let appearances = style.isEmpty ? "" : "{ \"appearance\": \"luminosity\", \"value\": \"\(style)\" }"
            let subtype = parts.count > 2 ? ", \"subtype\": \"\(parts[2])\"" : ""
            return
                "{ \"filename\": \"\(name).png\", \"idiom\": \"\(parts[0])\", \"appearances\": [\(appearances)]\(subtype) }"
        }
        try folder.write(
            "M.xcassets/a.imageset/Contents.json", Data("{ \"images\": [\(entries.joined(separator: ","))] }".utf8))
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.userInterfaceStyle = style
        }
        let found = try? SimulationImageLoader(folders: [folder.url]).image(named: "a", compatibleWith: traits)
        #expect(found.map { names[Int($0.size.width) - 1] } == taken)
    }

    @Test("An image set that is none, or has no picture, is an error")
    func badImageSets() throws {
        let folder = try Folder()
        try folder.write("M.xcassets/broken.imageset/Contents.json", Data("{".utf8))
        try folder.write("M.xcassets/empty.imageset/Contents.json", Data("{}".utf8))
        try folder.write(
            "M.xcassets/sly.imageset/Contents.json", Data(#"{"images":[{"filename":"../../a.png"}]}"#.utf8))
        let loader = SimulationImageLoader(folders: [folder.url])
        for name in ["broken", "empty", "sly"] {
            #expect(throws: AssetError.self) { try loader.image(named: name, scale: 2) }
        }
    }

    @MainActor
    @Test("UIImage(named:) looks where the current simulation looks, for the current traits")
    func named() throws {
        let folder = try Folder()
        try folder.picture("a.png", pixels: 10)
        try folder.picture("a@2x.png", pixels: 20)
        inWorld { world in
            world.simulation.imageLoader = SimulationImageLoader(folders: [folder.url])
            UITraitCollection(displayScale: 2).performAsCurrent {
                #expect(UIImage(named: "a")?.scale == 2)
                #expect(UIImage(named: "a")?.size == CGSize(width: 10, height: 10))
            }
            #expect(UIImage(named: "b") == nil)
        }
        #expect(UIImage(contentsOfFile: folder.url.path + "/a@2x.png")?.scale == 2)
    }
}
