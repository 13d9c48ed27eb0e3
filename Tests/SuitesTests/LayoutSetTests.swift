import Foundation
import LayoutLoading
import Suites
import Testing

@Suite("The layouts of a suite")
struct LayoutSetTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
    }

    private func error(_ paths: [String]) -> LayoutSetError? {
        do throws(LayoutSetError) { _ = try LayoutSet(paths: paths, in: folder.url) } catch { return error }
        return nil
    }

    @Test("A folder's layouts come in the order of their paths, without what is no layout")
    func discovery() throws {
        for path in [
            "Layouts/b.json", "Layouts/a/z.json", "Layouts/ä ü.json", "Layouts/layout.schema.json",
            "Layouts/notes.txt", "Layouts/.hidden.json", "Layouts/.git/config.json", "Layouts/Images/tint.json",
            "Layouts/Snapshots/c.json", "Layouts/report/d.json", "Layouts/Icons.xcassets/Contents.json",
        ] { try folder.write("{}", to: path) }
        #expect(
            try folder.layouts().entries.map(\.shownAs) == [
                "Layouts/a/z.json", "Layouts/b.json", "Layouts/ä ü.json",
            ])
        #expect(try folder.layouts(["Layouts/"]).entries.map(\.shownAs).first == "Layouts/a/z.json")
    }

    @Test("A file that is named and cannot be a layout is an error; one without an extension may be a pipe")
    func namedFiles() throws {
        for path in ["notes.txt", "pipe", "a.JSON", "b.xib"] { try folder.write("{}", to: path) }
        #expect(error(["notes.txt"]) == .notALayout("notes.txt"))
        #expect(error(["pipe"]) == nil && error(["a.JSON"]) == nil && error(["b.xib"]) == nil)
    }

    @Test("A suite file among several files is left out, so that a shell's Layouts/*.json names layouts alone")
    func suiteFileAmongLayouts() throws {
        for path in ["a.json", "b.json", "reflow.json"] { try folder.write("{}", to: path) }
        #expect(
            try folder.layouts(["a.json", "reflow.json", "b.json"]).entries.map(\.shownAs) == ["a.json", "b.json"])
    }

    @Test("Only reflow.json is the suite's file: Reflow.json and REFLOW.JSON are layouts")
    func suiteFileInOtherCase() throws {
        for path in ["only/Reflow.json", "both/REFLOW.JSON", "both/reflow.json", "both/a.Schema.JSON"] {
            try folder.write("{}", to: path)
        }
        #expect(try folder.layouts(["only"]).entries.map(\.shownAs) == ["only/Reflow.json"])
        #expect(try folder.layouts(["both"]).entries.map(\.shownAs) == ["both/REFLOW.JSON"])
    }

    @Test("Links are followed: to files, to folders below, and where the folder itself is one")
    func links() throws {
        try folder.write("{}", to: "source/a.json")
        try folder.write("{}", to: "source/deep/b.json")
        try folder.write("{}", to: "Layouts/c.json")
        func link(_ path: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: path), withDestinationURL: folder.url.appending(path: target))
        }
        try link("Layouts/a.json", to: "source/a.json")
        try link("Layouts/deep", to: "source/deep")
        try link("linked", to: "Layouts")
        #expect(
            try folder.layouts().entries.map(\.shownAs) == ["Layouts/a.json", "Layouts/c.json", "Layouts/deep/b.json"])
        #expect(
            try folder.layouts(["linked"]).entries.map(\.shownAs) == [
                "linked/a.json", "linked/c.json", "linked/deep/b.json",
            ]
        )
    }

    @Test("A file is taken as it is given, also from a folder that is passed over, and once however often")
    func files() throws {
        try folder.write("{}", to: "Layouts/a.json")
        try folder.write("{}", to: "Layouts/report/b.json")
        #expect(
            try folder.layouts(["Layouts/report/b.json", "Layouts", "./Layouts/a.json"]).entries.map(\.shownAs)
                == ["Layouts/report/b.json", "Layouts/a.json"])
        #expect(try LayoutSet.file("Layouts/a.json", in: folder.url).source.name == "a")
        #expect(throws: LayoutSetError.folder("Layouts")) { try LayoutSet.file("Layouts", in: folder.url) }
        #expect(throws: LayoutSetError.missing("a.json")) { try LayoutSet.file("a.json", in: folder.url) }
    }

    @Test("A folder and a file beside it are not whole folders, whichever comes first")
    func coverage() throws {
        try folder.write("{}", to: "Layouts/a.json")
        try folder.write("{}", to: "b.json")
        #expect(try folder.layouts(["Layouts"]).coversFolders)
        for paths in [["Layouts", "b.json"], ["b.json", "Layouts"], ["b.json"]] {
            #expect(try !folder.layouts(paths).coversFolders, "\(paths)")
        }
    }

    @Test("Two layouts of one name would share their goldens")
    func sameName() throws {
        try folder.write("{}", to: "Layouts/a/login.json")
        try folder.write("{}", to: "Layouts/b/login.json")
        #expect(error(["Layouts"]) == .sameName("login", "Layouts/a/login.json", "Layouts/b/login.json"))
        // Characters that no file system allows become the same dash in both.
        try folder.remove("Layouts/b/login.json")
        try folder.write("{}", to: "Layouts/x:y.json")
        try folder.write("{}", to: "Layouts/x?y.json")
        #expect(error(["Layouts"]) == .sameName("x-y", "Layouts/x:y.json", "Layouts/x?y.json"))
    }

    @Test(
        "Names that differ in case or composition alone are one on a Mac: both are named, and how they are written",
        arguments: [
            ("Login.json", "login.json"), ("a/Login.json", "b/login.xib"),
            ("cafe\u{301}.json", "caf\u{e9}.json"), ("a/CAFE\u{301}.json", "b/caf\u{e9}.json"),
            ("a/\u{3a3}.json", "b/\u{3c2}.json"),
        ])
    func similarNames(first: String, second: String) throws {
        for path in [first, second] { try folder.write("{}", to: "Layouts/\(path)") }
        let expected = LayoutSetError.similarNames("Layouts/\(first)", "Layouts/\(second)")
        // Two names that look alike are equal as strings; the test is that there are two files.
        #expect(error(["Layouts"]) == expected)
        #expect(error(["Layouts/\(first)", "Layouts/\(second)"]) == expected)
        let text = expected.description
        #expect(text.contains("a Mac treats as the same file") && text.contains("rename"))
        if first == second {
            #expect(text.contains("(cafe\\u{301}.json)") && text.contains("(caf\\u{e9}.json)"))
        }
    }

    @Test("A folder that a link leads to is that folder under the link's name; links in a circle add nothing")
    func circles() throws {
        try folder.write("{}", to: "Layouts/a/z.json")
        let manager = FileManager.default
        for (link, destination) in [("link", "Layouts"), ("Layouts/loop", "."), ("Layouts/a/up", "..")] {
            try manager.createSymbolicLink(
                atPath: folder.url.appending(path: link).path, withDestinationPath: destination)
        }
        for path in ["Layouts", "link", "link/", "./link"] {
            let prefix = path.hasSuffix("/") ? path : path + "/"
            let entries = try folder.layouts([path]).entries
            #expect(entries.map(\.shownAs) == [prefix + "a/z.json"])
            #expect(
                entries.first?.source.url.path.hasSuffix("\(path.contains("link") ? "link" : "Layouts")/a/z.json")
                    == true)
        }
    }

    @Test("What a run found is no layout, wherever its report lies; a layout may be called like it")
    func results() throws {
        try folder.write("{}", to: "Layouts/out/results.json")
        #expect(try folder.layouts().entries.map(\.shownAs) == ["Layouts/out/results.json"])
        try folder.write("", to: "Layouts/out/index.html")
        try folder.write("{}", to: "Layouts/a.json")
        #expect(try folder.layouts().entries.map(\.shownAs) == ["Layouts/a.json"])
    }

    @Test("What is not there, and what is empty, is no suite")
    func nothing() throws {
        #expect(error(["Layouts"]) == .missing("Layouts"))
        try folder.write("", to: "Layouts/README.md")
        #expect(error(["Layouts"]) == .noLayouts(["Layouts"]))
    }
}
