import Basics
import Foundation
import KitValues
import TestSupport
import Testing

@testable import Assets

/// The files have no pixels: searching does not open pictures.
@Suite("Resources by name (resources.md §1, §2)")
struct ResourceSearchTests {
    private static let set = "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}"
    private static let namespace = "{\"properties\":{\"provides-namespace\":true}}"

    /// Writes files. A path that ends with `set` becomes an image set, or a colour set, with one entry; one that ends
    /// with `{}` a group that is a name space.
    private func folder(_ paths: [String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in paths {
            if path.hasSuffix(".imageset") {
                try folder.write(ResourceSearchTests.set, to: path + "/Contents.json")
                try folder.write("", to: path + "/a.png")
            } else if path.hasSuffix(".colorset") {
                try folder.write(
                    "{\"colors\":[{\"color\":{\"components\":{\"white\":0}}}]}", to: path + "/Contents.json")
            } else if path.hasSuffix("{}") {
                try folder.write(ResourceSearchTests.namespace, to: String(path.dropLast(2)) + "Contents.json")
            } else {
                try folder.write("", to: path)
            }
        }
        return folder
    }

    private func found(_ name: String, _ paths: [String], document: String, folders: [String] = []) throws -> String? {
        let folder = try folder(paths)
        let search = ResourceSearch(
            folders: folders.map { folder.url($0) }, root: folder.url, document: folder.url(document))
        let file = try? search.image(named: name, for: AssetTraits(displayScale: 2)).file
        return file.map { String($0.dropFirst(folder.path.hasSuffix("/") ? folder.path.count : folder.path.count + 1)) }
    }

    /// The arguments are the name, the files, the document's folder, and the file that is found.
    static let names: [(String, [String], String, String?)] = [
        // One flat name space, wherever the files are.
        ("a", ["A.xcodeproj/p", "App/Res/a.png", "App/Views/x.xib"], "App/Views", "App/Res/a.png"),
        (
            "a", ["A.xcodeproj/p", "App/M.xcassets/a.imageset", "App/Base.lproj/x"], "App/Base.lproj",
            "App/M.xcassets/a.imageset/a.png"
        ),
        (
            "a", ["A.xcodeproj/p", "Other/Deep/M.xcassets/G/a.imageset", "App/x"], "App",
            "Other/Deep/M.xcassets/G/a.imageset/a.png"
        ),
        ("a", ["Package.swift", "Sources/F/Resources/a.png", "Sources/F/x"], "Sources/F", "Sources/F/Resources/a.png"),
        ("a", [".git/x", "Art/a.png", "P/A.xcodeproj/p", "P/App/x"], "P/App", "Art/a.png"),
        ("a", ["Art/a.png", "App/x"], "App", nil),
        // The nearest one.
        ("a", ["A.xcodeproj/p", "App/a.png", "App/V/x", "a.png"], "App/V", "App/a.png"),
        ("a", ["A.xcodeproj/p", "App/V/a.png", "App/a.png", "App/V/x"], "App/V", "App/V/a.png"),
        ("a", ["A.xcodeproj/p", "App/R/a.png", "Widget/a.png", "App/V/x"], "App/V", "App/R/a.png"),
        ("a", ["A.xcodeproj/p", "B/a.png", "C/a.png", "App/x"], "App", "B/a.png"),
        ("a", [".git/x", "A/A.xcodeproj/p", "A/App/x", "B/B.xcodeproj/p", "B/a.png", "C/a.png"], "A/App", "C/a.png"),
        ("a", [".git/x", "A/A.xcodeproj/p", "A/App/x", "A/a.png", "B/a.png"], "A/App", "A/a.png"),
        // Copies are not searched.
        (
            "a", ["A.xcodeproj/p", "Pods/P/a.png", "build/a.png", ".build/a.png", "DerivedData/a.png", "App/x"], "App",
            nil
        ),
        ("a", ["A.xcodeproj/p", "Carthage/a.png", "Old.xcarchive/a.png", "App/x"], "App", nil),
        // Files before catalogues, and scales.
        ("a", ["A.xcodeproj/p", "R/a.png", "M.xcassets/a.imageset", "App/x"], "App", "R/a.png"),
        ("a", ["A.xcodeproj/p", "R/a.png", "R/a@2x.png", "R/a@3x.png", "App/x"], "App", "R/a@2x.png"),
        ("a", ["A.xcodeproj/p", "R/a@2x~ipad.png", "R/a@2x.png", "App/x"], "App", "R/a@2x.png"),
        ("a", ["A.xcodeproj/p", "R/a@2x~iphone.png", "R/a@2x.png", "App/x"], "App", "R/a@2x~iphone.png"),
        ("a", ["A.xcodeproj/p", "R/a.jpg", "App/x"], "App", "R/a.jpg"),
        // With an extension.
        ("a.png", ["A.xcodeproj/p", "R/a@2x.png", "App/x"], "App", "R/a@2x.png"),
        ("a.png", ["A.xcodeproj/p", "M.xcassets/a.imageset", "App/x"], "App", "M.xcassets/a.imageset/a.png"),
        ("a.PNG", ["A.xcodeproj/p", "M.xcassets/a.imageset", "App/x"], "App", "M.xcassets/a.imageset/a.png"),
        ("a.pdf", ["A.xcodeproj/p", "M.xcassets/a.imageset", "App/x"], "App", "M.xcassets/a.imageset/a.png"),
        ("a.b", ["A.xcodeproj/p", "M.xcassets/a.b.imageset", "App/x"], "App", "M.xcassets/a.b.imageset/a.png"),
        (
            "a.png", ["A.xcodeproj/p", "M.xcassets/a.png.imageset", "M.xcassets/a.imageset", "App/x"], "App",
            "M.xcassets/a.png.imageset/a.png"
        ),
        // Folders and groups.
        ("icons/a", ["A.xcodeproj/p", "R/icons/a.png", "App/x"], "App", "R/icons/a.png"),
        ("icons/a", ["A.xcodeproj/p", "R/cons/a.png", "App/x"], "App", nil),
        (
            "icons/a", ["A.xcodeproj/p", "M.xcassets/icons/{}", "M.xcassets/icons/a.imageset", "App/x"], "App",
            "M.xcassets/icons/a.imageset/a.png"
        ),
        ("a", ["A.xcodeproj/p", "M.xcassets/icons/{}", "M.xcassets/icons/a.imageset", "App/x"], "App", nil),
        (
            "a",
            [
                "A.xcodeproj/p", "M.xcassets/icons/{}", "M.xcassets/icons/a.imageset", "M.xcassets/z/a.imageset",
                "App/x",
            ], "App", "M.xcassets/z/a.imageset/a.png"
        ),
        (
            "x/y/a", ["A.xcodeproj/p", "M.xcassets/x/{}", "M.xcassets/x/y/{}", "M.xcassets/x/y/a.imageset", "App/x"],
            "App", "M.xcassets/x/y/a.imageset/a.png"
        ),
        (
            "y/a", ["A.xcodeproj/p", "M.xcassets/x/y/{}", "M.xcassets/x/y/a.imageset", "App/x"], "App",
            "M.xcassets/x/y/a.imageset/a.png"
        ),
        ("x/a", ["A.xcodeproj/p", "M.xcassets/x/a.imageset", "App/x"], "App", "M.xcassets/x/a.imageset/a.png"),
        (
            "a", ["A.xcodeproj/p", "M.xcassets/S.spriteatlas/a.imageset", "App/x"], "App",
            "M.xcassets/S.spriteatlas/a.imageset/a.png"
        ),
        (
            "Content", ["A.xcodeproj/p", "M.xcassets/S.imagestack/L.imagestacklayer/Content.imageset", "App/x"], "App",
            nil
        ),
        // A name twice: the first by path.
        (
            "a", ["A.xcodeproj/p", "M.xcassets/z/a.imageset", "M.xcassets/b/a.imageset", "App/x"], "App",
            "M.xcassets/b/a.imageset/a.png"
        ),
        ("A", ["A.xcodeproj/p", "R/a.png", "App/x"], "App", nil),
    ]

    @Test("Names are found as the app finds them")
    func names() throws {
        for (name, files, document, expected) in ResourceSearchTests.names {
            #expect(try found(name, files, document: document) == expected, "\(name) in \(files)")
        }
    }

    @Test("Single folders are searched before the project, each with its files, then its catalogues")
    func folders() throws {
        let files = ["A.xcodeproj/p", "App/Images/M.xcassets/a.imageset", "App/R/a.png", "App/x"]
        #expect(
            try found("a", files, document: "App", folders: ["App", "App/Images"])
                == "App/Images/M.xcassets/a.imageset/a.png")
        #expect(try found("a", files, document: "App", folders: ["App"]) == "App/R/a.png")
    }

    @Test("Colour and data sets are found by name, and are no images")
    func otherSets() throws {
        let folder = try folder(["A.xcodeproj/p", "M.xcassets/Brand.colorset", "App/x"])
        try folder.write(
            "{\"data\":[{\"filename\":\"d.json\",\"universal-type-identifier\":\"public.json\"}]}",
            to: "M.xcassets/words.dataset/Contents.json")
        let search = ResourceSearch(document: folder.url("App"))
        let color = try #require(try search.set(.color, named: "Brand"))
        #expect(try color.colors().hasColor)
        #expect(try search.set(.color, named: "Other") == nil)
        let data = try #require(try search.data(named: "words", for: AssetTraits()))
        #expect(data.file == folder.path + "/M.xcassets/words.dataset/d.json")
        #expect(data.typeIdentifier == "public.json")
        #expect(throws: AssetError.notFound(name: "Brand", folders: [])) {
            try search.image(named: "Brand", for: AssetTraits())
        }
    }

    @Test("A picture in a format that is not drawn, and a Git LFS pointer, are named as that")
    func otherKinds() throws {
        let folder = try folder(["A.xcodeproj/p", "App/x"])
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "R/far.pdf")
        try folder.write("GIF89a", to: "R/near.gif")
        let search = ResourceSearch(document: folder.url("App"))
        for (name, text) in [
            ("far", "far.pdf: the file is a Git LFS pointer: run \"git lfs pull\""),
            ("near", "near.gif: the file is a GIF, which is not drawn: export it as a PNG or JPEG"),
            ("near.gif", "near.gif: the file is a GIF, which is not drawn"),
        ] {
            let error = #expect(throws: AssetError.self) { try search.image(named: name, for: AssetTraits()) }
            #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
        }
    }

    @Test("A vector outside catalogues is found by its name, and is drawn as paths at every size")
    func vectors() throws {
        let folder = try folder(["A.xcodeproj/p", "App/x"])
        try folder.write("%PDF-1.4\n", to: "R/page.pdf")
        try folder.write("<svg/>", to: "App/drawing.svg")
        let search = ResourceSearch(folders: [folder.url("App")], document: folder.url("App"))
        for (name, file) in [
            ("page", "R/page.pdf"), ("page.pdf", "R/page.pdf"), ("drawing", "App/drawing.svg"),
            ("drawing.svg", "App/drawing.svg"),
        ] {
            let found = try search.image(named: name, for: AssetTraits())
            #expect(found.file == folder.url(file).path)
            #expect(found.preservesVectorRepresentation)
        }
    }

    @Test("A file that an image set names and that is not there is named")
    func missingFile() throws {
        let folder = try folder(["A.xcodeproj/p", "App/x"])
        try folder.write(ResourceSearchTests.set, to: "M.xcassets/a.imageset/Contents.json")
        #expect(throws: AssetError.missingFile(path: folder.path + "/M.xcassets/a.imageset/a.png")) {
            try ResourceSearch(document: folder.url("App")).image(named: "a", for: AssetTraits())
        }
    }

    @Test("Neither a name nor a link leads out of the project; cycles of links end")
    func outside() throws {
        let folder = try folder(["secret.png", "P/A.xcodeproj/p", "P/App/x", "P/M.xcassets/s.imageset", "Out/b.png"])
        try folder.link("P/link.png", to: folder.url("secret.png"))
        try folder.link("P/Out", to: folder.url("Out"))
        try folder.link("P/App/loop", to: folder.url("P"))
        try FileManager.default.removeItem(at: folder.url("P/M.xcassets/s.imageset/a.png"))
        try folder.link("P/M.xcassets/s.imageset/a.png", to: folder.url("secret.png"))
        let search = ResourceSearch(document: folder.url("P/App"))
        for name in ["link", "s"] {
            #expect(throws: AssetError.outsideRoot(name: name)) { try search.image(named: name, for: AssetTraits()) }
        }
        #expect(throws: AssetError.notFound(name: "b", folders: [])) {
            try search.image(named: "b", for: AssetTraits())
        }
        for name in ["../secret", "/etc/passwd", "", "a/../../secret", "a\0"] {
            #expect(throws: AssetError.invalidName(name)) { try search.image(named: name, for: AssetTraits()) }
        }
    }

    @Test("A folder with too many files is refused, and says how many there may be")
    func tooMany() throws {
        let folder = try folder((0..<12).map { "f\($0).png" })
        #expect(throws: FileError(.read, folder.path, .tooManyEntries(limit: 10))) {
            try ResourceIndex(root: folder.path, limit: 10)
        }
        #expect(throws: Never.self) { try ResourceIndex(root: folder.path, limit: 12) }
    }

    @Test("What is in the sets of a catalogue is not listed, so that ten thousand sets are found as fast as files")
    func closedSets() throws {
        let folder = try folder(["M.xcassets/a.imageset", "M.xcassets/G/b.colorset", "c.imageset"])
        // The catalogue, its group, two sets in it, and a folder that only looks like a set, with two files.
        let index = try ResourceIndex(root: folder.path, limit: 7)
        #expect(index.names(.image) == ["a"] && index.names(.color) == ["b"])
        #expect(index.file(named: "a.png", near: []) == folder.path + "/c.imageset/a.png")
        #expect(throws: FileError.self) { try ResourceIndex(root: folder.path, limit: 6) }
    }

    @Test("A folder is listed again only after something was added to it or removed")
    func keptIndexes() throws {
        let folder = try folder(["A/a.png", "B/b.png"])
        let root = try #require(Folder.realPath(folder.path))
        // A folder that was changed just before it was listed may change again at the same time of the file system's
        // clock, so it is listed again.
        #expect(try ResourceIndex.of(root) !== ResourceIndex.of(root))
        for path in ["", "A", "B"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: folder.url(path).path)
        }
        let first = try ResourceIndex.of(root)
        #expect(try ResourceIndex.of(root) === first)
        try folder.write("", to: "A/c.png")
        let second = try ResourceIndex.of(root)
        #expect(second !== first)
        #expect(first.file(named: "c.png", near: []) == nil)
        #expect(second.file(named: "c.png", near: []) == root + "/A/c.png")
    }
}
