import Foundation
import FoundationXML
import ImageCodecs
import TestSupport
import Testing

@Suite("reflow test for build servers")
struct ServerReportProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        for name in ["a", "b"] { try workspace.layout("Layouts/\(name).json", text: name) }
        #expect(try workspace.reflow("record").status == 0)
    }

    @Test("--junit and --markdown make the folders of their files")
    func folders() throws {
        let run = try workspace.reflow("test", "--junit", "out/ci/junit.xml", "--markdown", "notes/comment.md")
        #expect(run.status == 0, "\(run.error)")
        #expect(try workspace.text("out/ci/junit.xml").hasPrefix("<?xml"))
        #expect(workspace.files.contains("notes/comment.md"))
    }

    @Test("--junit and --markdown write files; a comment is empty where nothing changed")
    func files() throws {
        let passed = try workspace.reflow("test", "--junit", "junit.xml", "--markdown", "comment.md")
        #expect(passed.status == 0)
        #expect(try workspace.text("comment.md") == "")
        try workspace.layout("Layouts/b.json", text: "b", x: 20)
        let changed = try workspace.reflow("test", "--junit", "junit.xml", "--markdown", "comment.md")
        #expect(changed.status == 1)
        let document = try XMLDocument(data: workspace.data("junit.xml"))
        #expect(document.rootElement()?.attribute(forName: "failures")?.stringValue == "2")
        #expect(try document.nodes(forXPath: "//testsuite[@name='Layouts/b.json']/testcase/failure").count == 2)
        let comment = try workspace.text("comment.md")
        #expect(comment.hasPrefix("### Reflow: 2 changed, of 4 pictures\n"))
        #expect(comment.contains("title: x 16 → 20"))
        #expect(comment.contains("reflow accept --report report b.iphone-8.portrait b.iphone-8.landscapeRight\n"))
        #expect(!comment.contains("a.iphone-8"))
    }

    @Test("An image that changed together with its view's frame is told beside it: terminal, results, page and comment")
    func image() throws {
        func layout(_ image: String, width: Int) -> String {
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "frame": [0, 0, 375, 667],
              "backgroundColor": "systemBackground", "subviews": [
                { "class": "UIImageView", "id": "photo", "frame": [16, 40, \(width), 100], "image": "\(image)" } ] } }
            """
        }
        try workspace.write(layout("tea", width: 100), to: "Layouts/c.json")
        for (name, color) in [("tea", 0xFF90_5010), ("milk", 0xFFF0_F0F0)] as [(String, UInt32)] {
            let picture = Bitmap(width: 2, height: 2, pixels: Array(repeating: color, count: 4))
            try PNG.encode(picture).write(to: workspace.url.appending(path: "Layouts/\(name).png"))
        }
        #expect(try workspace.reflow("record", "--filter", "^c").status == 0)
        try workspace.write(layout("milk", width: 120), to: "Layouts/c.json")
        let changed = try workspace.reflow("test", "--filter", "^c", "--markdown", "comment.md")
        let change = "width 100 → 120, image tea → milk"
        #expect(changed.status == 1)
        #expect(changed.output.hasPrefix("changed: c.iphone-8.portrait\n    photo: \(change)\n"), "\(changed.output)")
        #expect(try workspace.text("comment.md").contains("\nphoto: \(change)\n"))
        #expect(try workspace.text("report/results.json").contains("\"text\": \"photo: \(change)\""))
        #expect(try workspace.text("report/index.html").contains(change))
    }

    @Test("A file that is a symbolic link is written where it leads, in whatever folder, and stays a link")
    func links() throws {
        let manager = FileManager.default
        try workspace.write("before\n", to: "results/summary.md")
        for (link, target) in [
            ("junit.xml", "results/junit.xml"), ("comment.md", "results/comment.md"), ("step.md", "results/summary.md"),
        ] {
            try manager.createSymbolicLink(
                atPath: workspace.url.appending(path: link).path,
                withDestinationPath: workspace.url.appending(path: target).path)
        }
        let run = try workspace.reflow(
            "test", "--junit", "junit.xml", "--markdown", "comment.md",
            environment: [
                "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": workspace.url.appending(path: "step.md").path,
            ])
        #expect(run.status == 0, "\(run.error)")
        for link in ["junit.xml", "comment.md", "step.md"] {
            let type = try manager.attributesOfItem(atPath: workspace.url.appending(path: link).path)[.type]
            #expect(type as? FileAttributeType == .typeSymbolicLink)
        }
        #expect(try workspace.text("results/junit.xml").hasPrefix("<?xml"))
        #expect(try workspace.text("results/comment.md") == "")
        #expect(try workspace.text("results/summary.md").hasPrefix("before\nReflow: 4 pictures"))
    }

    @Test("In a workflow of GitHub, errors stand at the files, and the summary is added to that of the step")
    func gitHub() throws {
        try workspace.layout("Layouts/b.json", text: "b", x: 20)
        try workspace.write("before\n", to: "summary.md")
        let summary = workspace.url.appending(path: "summary.md").path
        let run = try workspace.reflow(
            "test", "--format", "json", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
        #expect(run.status == 1)
        // The label is on the fourth line of the layout.
        #expect(
            run.error.contains("\n::error file=Layouts/b.json,line=4,title=2 pictures to review::changed: b.iphone-8"))
        #expect(run.output.hasPrefix("{\n"))
        #expect(try workspace.text("summary.md").hasPrefix("before\n### Reflow: 2 changed, of 4 pictures\n"))

        try workspace.layout("Layouts/b.json", text: "b")
        let passed = try workspace.reflow(
            "test", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
        #expect(passed.status == 0 && passed.output == "" && !passed.error.contains("::"))
        #expect(try workspace.text("summary.md").hasSuffix("\nReflow: 4 pictures: 4 passed\n"))
        // A report requested by an option needs no workflow.
        try workspace.layout("Layouts/b.json", text: "b", x: 20)
        #expect(try workspace.reflow("test", "--github").error.contains("::error file=Layouts/b.json,"))
        #expect(try !workspace.reflow("test").error.contains("::error"))
    }

    @Test("--strict: goldens that no layout owns are failures to build servers too; else nobody is told of them")
    func strict() throws {
        try workspace.remove("Layouts/b.json")
        let files = ["--junit", "junit.xml", "--markdown", "comment.md", "--github"]
        let strict = try ReflowProcess(["test", "--strict"] + files, in: workspace.url)
        #expect(strict.status == 4)
        let document = try XMLDocument(data: workspace.data("junit.xml"))
        // There is a picture and a tree for each of two orientations.
        #expect(document.rootElement()?.attribute(forName: "failures")?.stringValue == "4")
        #expect(try document.nodes(forXPath: "//testsuite[@name='obsolete goldens']/testcase/failure").count == 4)
        #expect(try document.nodes(forXPath: "//testsuite[@name='Layouts/a.json' and @time]").count == 1)
        #expect(try workspace.text("comment.md").hasPrefix("### Reflow: 4 obsolete golden files\n"))
        #expect(strict.error.contains("::error file=Snapshots/b/b.iphone-8.landscapeRight.png,title=4 goldens"))
        let lenient = try ReflowProcess(["test"] + files, in: workspace.url)
        #expect(lenient.status == 0)
        #expect(try !workspace.text("junit.xml").contains("obsolete"))
        #expect(try workspace.text("comment.md") == "")
        #expect(!lenient.error.contains("::error"))
    }

    @Test("A file that cannot be written is an error that names it")
    func unwritable() throws {
        // A file exists at the path of the folder, so the folder cannot be created.
        try workspace.write("", to: "nowhere")
        let run = try workspace.reflow("test", "--junit", "nowhere/junit.xml")
        #expect(run.status == 2)
        #expect(run.error.contains("nowhere/junit.xml"))
    }

    @Test("--embed says what the page holds in itself")
    func embed() throws {
        try workspace.layout("Layouts/b.json", text: "b", x: 20)
        var sizes: [Int] = []
        for embedding in ["none", "changed", "all"] {
            #expect(try workspace.reflow("test", "--embed", embedding).status == 1)
            sizes.append(try workspace.text("report/index.html").matches(of: /data:image\/(png|webp);base64,/).count)
        }
        // The page contains the actual picture and the difference of two that changed; the common contents of both
        // goldens, stored once; and thumbnails or goldens of the two others.
        #expect(sizes == [0, 7, 7])
        let wrong = try workspace.reflow("test", "--embed", "some")
        #expect(wrong.status == 2)
        #expect(wrong.error.contains("all, changed or none"))
    }
}
