import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("reflow diff")
struct DiffProcessTests {
    private let workspace: Workspace
    // Of twelve pixels eleven match, and black has the greatest distance from white.
    private static let advice =
        "It would pass with precision: 0.9166, or with maxDiffPixels: 1, or with maxDiffPixelsPerWindow: 1."

    init() throws {
        workspace = try Workspace()
        for path in ["a/same.png", "b/same.png", "a/x/one.png", "b/x/one.png", "a/only.png", "b/new.png"] {
            try write(to: path)
        }
        try write(to: "b/x/one.png") { $0[2 * 4 + 1] = 0xFF00_0000 }
        try workspace.write("no picture", to: "text.png")
    }

    /// Writes a picture of 4 × 3 pixels that is white except for the change.
    private func write(to path: String, change: (inout [UInt32]) -> Void = { _ in }) throws {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 12)
        change(&pixels)
        try workspace.write("", to: path)
        try PNG.encode(Bitmap(width: 4, height: 3, pixels: pixels)).write(to: workspace.url.appending(path: path))
    }

    @Test("Two files: 0 and 1, and where they differ in pixels")
    func files() throws {
        let same = try workspace.reflow("diff", "a/same.png", "b/same.png")
        #expect(same.output == "b/same.png: The pictures are the same.\n")
        #expect(same.status == 0)
        let different = try workspace.reflow("diff", "a/x/one.png", "b/x/one.png")
        #expect(
            different.output
                == """
                b/x/one.png: 1 pixel differs (8.33333 %), by up to 255 of 255 per channel, at x 1 to 2, y 2 to 3 (in pixels).
                b/x/one.png: \(Self.advice)

                """)
        #expect(different.status == 1)
    }

    @Test("Two folders: every picture of either, as text and as JSON")
    func folders() throws {
        let text = try workspace.reflow("diff", "a/", "b")
        #expect(
            text.output == """
                new.png: It is only in the second folder.
                only.png: It is only in the first folder.
                x/one.png: 1 pixel differs (8.33333 %), by up to 255 of 255 per channel, at x 1 to 2, y 2 to 3 (in pixels).
                x/one.png: \(Self.advice)

                """)
        let count = "4 pictures: 1 the same, 1 different, 1 only in the first folder, 1 only in the second folder\n"
        #expect(text.error == count)
        #expect(text.status == 1)
        let json = try workspace.reflow("diff", "a", "b", "--format", "json")
        #expect(json.status == 1)
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "diff").output).problems(in: json.output) == [])
        #expect(json.output.contains("\"bounds\": [1, 2, 1, 1]"))
        #expect(json.output.contains("\"equal\": false"))
    }

    @Test("Within a tolerance it ends in 0 and says so; what would have been enough is in the JSON")
    func tolerances() throws {
        let (a, b) = ("a/x/one.png", "b/x/one.png")
        for options in [
            ["--precision", "0.9"], ["--max-diff-pixels", "1"], ["--max-diff-pixels-per-window=1"],
            ["--perceptual-precision", "0"],
        ] {
            let tolerated = try ReflowProcess(["diff", a, b] + options, in: workspace.url)
            #expect(tolerated.status == 0)
            #expect(tolerated.output.hasSuffix("That is within the tolerance.\n"))
        }
        for options in [["--precision", "0.95"], ["--ignore-antialiasing"], ["--max-diff-pixels=0"]] {
            #expect(try ReflowProcess(["diff", a, b] + options, in: workspace.url).status == 1)
        }
        let json = try workspace.reflow("diff", a, b, "--format", "json")
        #expect(try JSONSchemaChecker(workspace.reflow("schema", "diff").output).problems(in: json.output) == [])
        #expect(json.output.contains("\"maxDiffPixels\": 1"))
        let passed = try workspace.reflow("diff", a, b, "--format", "json", "--max-diff-pixels", "1")
        #expect(passed.output.contains("\"outcome\": \"tolerated\""))
        #expect(passed.output.contains("\"equal\": false") && passed.output.contains("\"passed\": true"))
    }

    @Test("--report leaves a page with the pictures that differ; files and folders outside stay as they are")
    func report() throws {
        let run = try workspace.reflow("diff", "a", "b", "--report", "out")
        #expect(run.status == 1)
        #expect(run.error.hasSuffix("\nreport: out/index.html\n"))
        let files = workspace.files.filter { $0.hasPrefix("out/") }
        #expect(
            files.sorted() == [
                "out/index.html", "out/new.actual.png", "out/only.reference.png", "out/x/one.actual.png",
                "out/x/one.difference.png", "out/x/one.reference.png",
            ])
        #expect(try workspace.data("out/x/one.actual.png") == workspace.data("b/x/one.png"))
        let page = try workspace.text("out/index.html")
        #expect(page.contains("4 pictures: 1 the same, 1 different"))
        // An unchanged picture is shown from its own file.
        #expect(page.contains("../a/same.png") || page.contains("data:image/webp"))
        // A page for a single pair contains both pictures, wherever the files are.
        let single = try ReflowProcess(
            ["diff", "../" + workspace.url.lastPathComponent + "/a/x/one.png", "b/x/one.png", "--report", "single"],
            in: workspace.url)
        #expect(single.status == 1)
        #expect(workspace.files.contains("single/b/x/one.difference.png"))
    }

    @Test("What cannot be compared ends in 2")
    func unusable() throws {
        try FileManager.default.createDirectory(
            at: workspace.url.appending(path: "empty"), withIntermediateDirectories: true)
        let lines: [([String], String)] = [
            (["a", "a/same.png"], "cannot read a/same.png: it is a file, but a is a folder\n"),
            (["a/same.png", "a"], "cannot read a: it is a folder, but a/same.png is a file\n"),
            (["a", "none"], "cannot read none: there is no such file or folder\n"),
            (["empty", "empty"], "cannot read empty: neither this folder nor empty contains a PNG\n"),
            (["text.png", "text.png"], "cannot read text.png: "),
            (["a/same.png", "text.png"], "cannot read text.png: "),
        ]
        for (arguments, message) in lines {
            let process = try ReflowProcess(["diff"] + arguments, in: workspace.url)
            #expect(process.error.hasPrefix("reflow diff: \(message)"), "\(process.error)")
            #expect(process.output == "")
            #expect(process.status == 2)
        }
    }
}
