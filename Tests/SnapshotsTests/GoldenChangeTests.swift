import Basics
import Foundation
import ImageCodecs
import Snapshots
import TestSupport
import Testing

@Suite("Changes of goldens that are accepted")
struct GoldenChangeTests {
    private let temporary: TemporaryFolder
    private static let path = "a/a.phone.portrait"

    init() throws {
        temporary = try TemporaryFolder()
    }

    private var goldens: GoldenStore { GoldenStore(root: temporary.url("Snapshots")) }
    private var artifacts: FailureArtifacts { FailureArtifacts(root: temporary.url("report")) }

    private func digest(_ text: String) -> ContentDigest { ContentDigest(of: text) }

    /// A changed picture and tree.
    private func change() throws -> GoldenChange {
        try temporary.write("old picture", to: "Snapshots/\(Self.path).png")
        try temporary.write("old tree", to: "Snapshots/\(Self.path).txt")
        try temporary.write("new picture", to: "report/\(Self.path).actual.png")
        try temporary.write("new tree", to: "report/\(Self.path).actual.txt")
        return GoldenChange(
            path: Self.path, old: [.picture: digest("old picture"), .tree: digest("old tree")],
            new: [.picture: digest("new picture"), .tree: digest("new tree")])
    }

    @Test("The golden becomes the files of the report; doing it again changes nothing")
    func apply() throws {
        let change = try change()
        try goldens.check(change, from: artifacts)
        #expect(try goldens.pending(change) == ["\(Self.path).png", "\(Self.path).txt"])
        #expect(try goldens.apply(change, from: artifacts) == ["\(Self.path).png", "\(Self.path).txt"])
        #expect(temporary.contents("Snapshots/\(Self.path).png") == Data("new picture".utf8))
        #expect(temporary.contents("Snapshots/\(Self.path).txt") == Data("new tree".utf8))
        try goldens.check(change, from: artifacts)
        #expect(try goldens.pending(change) == [])
        #expect(try goldens.apply(change, from: artifacts) == [])
    }

    @Test(
        "Whatever is another file than the report knew is refused",
        arguments: [
            ("Snapshots/\(path).png", "other"), ("Snapshots/\(path).txt", "other"), ("Snapshots/\(path).png", nil),
            ("report/\(path).actual.png", "other"), ("report/\(path).actual.txt", nil),
        ] as [(String, String?)])
    func changed(file: String, text: String?) throws {
        let change = try change()
        if let text {
            try temporary.write(text, to: file)
        } else {
            try FileManager.default.removeItem(at: temporary.url(file))
        }
        #expect(throws: GoldenChangeError.self) { try goldens.check(change, from: artifacts) }
    }

    @Test("A golden that was missing must still be; where only the tree changed, the picture stays")
    func parts() throws {
        var change = try change()
        change.old = [:]
        #expect(throws: GoldenChangeError.goldenChanged("\(Self.path).png")) {
            try goldens.check(
                GoldenChange(path: Self.path, old: [:], new: [.picture: digest("new picture")]), from: artifacts)
        }
        change.old = [.picture: digest("old picture"), .tree: digest("old tree")]
        change.new[.picture] = nil
        #expect(try goldens.apply(change, from: artifacts) == ["\(Self.path).txt"])
        #expect(temporary.contents("Snapshots/\(Self.path).png") == Data("old picture".utf8))
    }

    @Test("A removal takes the files that were there, and the folder with the last of them")
    func removal() throws {
        var change = try change()
        change.new = [:]
        change.isRemoval = true
        try temporary.write("mine", to: "Snapshots/a/notes.md")
        try goldens.check(change, from: artifacts)
        #expect(try goldens.apply(change, from: artifacts) == ["\(Self.path).png", "\(Self.path).txt"])
        #expect(temporary.files.filter { $0.hasPrefix("Snapshots") } == ["Snapshots/a/notes.md"])
        try goldens.check(change, from: artifacts)
        #expect(try goldens.apply(change, from: artifacts) == [])
    }

    @Test("A golden that changed since the report is not removed", arguments: ["png", "txt"])
    func removalOfChanged(kind: String) throws {
        var change = try change()
        change.new = [:]
        change.isRemoval = true
        try temporary.write("recorded since", to: "Snapshots/\(Self.path).\(kind)")
        #expect(throws: GoldenChangeError.goldenChanged("\(Self.path).\(kind)")) {
            try goldens.check(change, from: artifacts)
        }
        // One of the files may already be removed.
        try FileManager.default.removeItem(at: temporary.url("Snapshots/\(Self.path).\(kind)"))
        try goldens.check(change, from: artifacts)
    }

    @Test("A removal leaves what was not there when the golden was compared, and is not pending any more when done")
    func removalOfParts() throws {
        var change = try change()
        change.old[.tree] = nil
        change.new = [:]
        change.isRemoval = true
        #expect(try goldens.pending(change) == ["\(Self.path).png"])
        #expect(try goldens.apply(change, from: artifacts) == ["\(Self.path).png"])
        #expect(temporary.contents("Snapshots/\(Self.path).txt") == Data("old tree".utf8))
        #expect(try goldens.pending(change) == [])
    }

    @Test("The folder of a layout goes with its last golden")
    func emptyFolder() throws {
        try temporary.write("", to: "Snapshots/a/a.phone.log")
        try temporary.write("", to: "Snapshots/a/a.phone.portrait.png")
        try goldens.remove("a/a.phone.log")
        #expect(FileManager.default.fileExists(atPath: temporary.url("Snapshots/a").path))
        try goldens.remove("a/a.phone.portrait.png")
        #expect(!FileManager.default.fileExists(atPath: temporary.url("Snapshots/a").path))
    }

    @Test("A path that leads out of the folders is refused, whoever wrote it")
    func outside() throws {
        try temporary.write("new", to: "outside.actual.png")
        try temporary.write("", to: "report/here")
        let change = GoldenChange(path: "../outside", old: [:], new: [.picture: digest("new")])
        #expect(throws: FileError.self) { _ = try goldens.apply(change, from: artifacts) }
        #expect(!temporary.files.contains("outside.png"))
    }

    @Test("Of what is called like goldens, only what carries a record is one, and what such pictures name")
    func recorded() throws {
        let golden = try sampleGolden()
        let picture = try PNG.encode(samplePicture)
        let files: [(String, Data)] = [
            ("a/a.phone.portrait.png", golden), ("a/a.phone.portrait.txt", Data()), ("a/a.phone.log", Data()),
            ("a/a.phone.turned.dark.png", golden + Data("more".utf8)), ("a/a.phone.dark.log", Data()),
            ("a/a.photo.png", picture), ("a/a.photo.txt", Data()), ("a/a.notes.txt", Data()), ("a/a.notes.log", Data()),
            ("a/a.phone.portrait.notes.txt", Data()), ("a/a.log", Data()), ("a/a.torn.png", golden.prefix(60)),
            ("b/b.phone.portrait.txt", Data()), ("b/b.phone.log", Data()),
        ]
        for (path, data) in files {
            try temporary.write("", to: "Snapshots/\(path)")
            try data.write(to: temporary.url("Snapshots/\(path)"))
        }
        #expect(try goldens.paths().count == files.count)
        #expect(try goldens.recorded(goldens.paths()).sorted() == files.prefix(5).map(\.0).sorted())
        #expect(try goldens.recorded([]) == [])
    }

    @Test("Files that no golden is called like are nobody's to remove")
    func foreignFiles() throws {
        for file in [
            "a/a.phone.portrait.png", "a/a.phone.log", "a/notes.txt", "a/about.txt", "a/b.phone.portrait.png",
            "top.png", ".a/.a.phone.portrait.png",
        ] {
            try temporary.write("", to: "Snapshots/\(file)")
        }
        #expect(try goldens.paths() == ["a/a.phone.log", "a/a.phone.portrait.png"])
        let long = GoldenName(layout: String(repeating: "x", count: 300), device: "phone", state: "portrait")
        try temporary.write("", to: "Snapshots/\(long.path(.picture))")
        #expect(try goldens.paths().contains(long.path(.picture)))
    }
}
