import Basics
import Foundation
import ImageCodecs
import JSON
import Snapshots
import Testing

@testable import Suites

@Suite("What a run leaves behind")
struct ReportTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
    }

    private struct Page: Decodable {
        struct Entry: Decodable {
            let name: String
            let status: String
            let message: String?
            let images: [String: String]?
            let canAccept: Bool?
            let cluster: String?
            let changes: [Change]?
        }

        struct Change: Decodable {
            let view: String
            let text: String
            let old: [Double]?
            let new: [Double]?
        }

        let summary: String
        let failures: [String]
        let obsolete: [String]
        let pictures: [Entry]
        let logs: [Entry]
    }

    /// The written page.
    private func page(of report: SuiteReport, embedding: PageEmbedding = .changed) throws -> String {
        try ReportPage(of: report, in: ContainedFolder(root: folder.report), embedding: embedding).write()
        return String(decoding: try folder.read("report/index.html"), as: UTF8.self)
    }

    /// The data that the page's script reads.
    private func content(_ html: String) throws -> Page {
        let opening = try #require(html.range(of: "<script type=\"application/json\" id=\"report\">"))
        let closing = try #require(html.range(of: "</script>", range: opening.upperBound..<html.endIndex))
        return try JSONDecoder().decode(
            Page.self, from: Data(html[opening.upperBound..<closing.lowerBound].utf8))
    }

    @Test("Every picture is in the page or where it links: goldens of what passes, three pictures of what changed")
    func pictures() async throws {
        try folder.layout("Layouts/a%20b #c?.json")
        try folder.layout("Layouts/ü & 'x'.json")
        try await folder.record()
        try folder.layout("Layouts/ü & 'x'.json", x: 20)
        let result = try await folder.test()
        #expect(result.pictures.map(\.status) == [.passed, .passed, .changed, .changed])
        let base = folder.report.appending(path: "index.html")
        for embedding in PageEmbedding.allCases {
            let html = try page(of: folder.summary(of: result), embedding: embedding)
            let pictures = try content(html).pictures
            let thumbnails = embedding == .changed ? 1 : 0
            #expect(pictures.map { $0.images?.count } == [1 + thumbnails, 1 + thumbnails, 3, 3])
            for (kind, source) in pictures.flatMap({ $0.images ?? [:] }) {
                if source.hasPrefix("#") {
                    let start = kind == "thumbnail" ? "image/webp;base64,UklGR" : "image/png;base64,iVBORw0KGgo"
                    #expect(html.contains("id=\"\(source.dropFirst())\">data:\(start)"))
                } else {
                    let link = try #require(URL(string: source, relativeTo: base))
                    #expect(FileManager.default.fileExists(atPath: link.path), "\(source)")
                }
            }
            let held = pictures.map { $0.images?.values.allSatisfy { $0.hasPrefix("#") } }
            #expect(
                held
                    == (embedding == .all
                        ? [true, true, true, true]
                        : embedding == .none ? [false, false, false, false] : [false, false, true, true]))
        }
    }

    @Test("Nothing that a layout says becomes markup")
    func escaping() async throws {
        // The accent on the opening bracket of a tag hides it from a search by characters.
        let script = "<script>alert(\"x\")<\u{338}/script></script><!--"
        try folder.layout("Layouts/<img src=x onerror=alert(1)>.json", text: "plain")
        try await folder.record()
        try folder.layout("Layouts/<img src=x onerror=alert(1)>.json", text: script)
        try folder.write("{ \"root\": { \"class\": \"\(script.replacing("\"", with: "'"))\" } }", to: "Layouts/b.json")
        let result = try await folder.test()
        let html = try page(of: folder.summary(of: result))
        let content = try content(html)
        #expect(content.pictures.first?.changes?.first?.text.contains("<script>alert(") == true)
        #expect(content.failures.first?.contains("<script>alert(") == true)
        #expect(!html.contains("<script>alert"))
        #expect(!html.contains("<img src=x"))
        // The only script tags are those of the page; the data contains none.
        let scripts = html.matches(of: /<script/).count
        #expect(scripts == html.matches(of: /<\/script/).count)
        let embedded = html.matches(of: /id="picture-/).count + html.matches(of: /id="constraints-/).count
        #expect(scripts == 2 + embedded)
    }

    @Test("The page knows of every picture, what moved and where, what cannot be shown and what nobody owns")
    func content() async throws {
        for name in ["a", "b", "c"] { try folder.layout("Layouts/\(name).json", supported: ["portrait"]) }
        try await folder.record()
        try folder.layout("Layouts/b.json", x: 20, supported: ["portrait"])
        try folder.remove("Snapshots/c/c.iphone-8.portrait.png")
        try folder.write("{", to: "Layouts/d.json")
        var report = try folder.summary(of: await folder.test())
        report.obsolete = ["old/old.png"]
        let content = try content(try page(of: report))
        #expect(content.obsolete == ["old/old.png"])
        #expect(content.failures.count == 1)
        #expect(content.failures.first?.hasPrefix("Layouts/d.json:1:") == true)
        #expect(
            content.pictures.map { "\($0.name) \($0.status) \($0.canAccept ?? false)" } == [
                "a.iphone-8.portrait passed false", "a.iphone-8.landscapeRight skipped false",
                "b.iphone-8.portrait changed true", "b.iphone-8.landscapeRight skipped false",
                "c.iphone-8.portrait missing true", "c.iphone-8.landscapeRight skipped false",
            ])
        // No tolerance applies to frames, so none is suggested.
        #expect(content.pictures[2].message?.contains("It would pass with") == false)
        let change = try #require(content.pictures[2].changes?.first)
        #expect(change.view == "title" && change.text == "x 16 → 20")
        #expect(change.old == [16, 40, 200, 30] && change.new == [20, 40, 200, 30])
    }

    @Test("A thumbnail has the picture's shape and the colours of its parts")
    func thumbnail() throws {
        // The picture has four quarters, one of them half transparent.
        let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0x8000_4080, 0xFFE6_0012]
        let (width, height) = (1200, 900)
        let pixels = (0..<width * height).map { colors[$0 / width / (height / 2) * 2 + $0 % width / (width / 2)] }
        let picture = Bitmap(width: width, height: height, pixels: pixels)
        let thumbnail = try Thumbnail(of: PNG.encode(picture))
        #expect(thumbnail.width == 1200 && thumbnail.height == 900)
        let small = Thumbnail.reduced(picture)
        #expect(small.width == 320 && small.height == 240)
        let corners = [0, 319, 239 * 320, 240 * 320 - 1].map { small.pixels[$0] }
        #expect(corners == colors)
        // A grid of single pixels becomes grey instead of one of its colours.
        let grid = (0..<width * height).map { ($0 + $0 / width) % 2 == 0 ? colors[0] : colors[1] }
        let grey = Thumbnail.reduced(Bitmap(width: width, height: height, pixels: grid))
        #expect(grey.pixels.allSatisfy { (0x40...0xC0).contains($0 & 0xFF) })
    }

    @Test(
        "Links lead from one folder to another and mean their characters",
        arguments: [
            ("/a/report", "/a/Snapshots", "../Snapshots/"), ("/a/b/c", "/d", "../../../d/"), ("/a", "/a", ""),
            ("/a", "/a/b c/#d", "b%20c/%23d/"), ("/a/../b", "/b/ü:?%", "%C3%BC%3A%3F%25/"),
        ])
    func relativePath(from: String, to: String, expected: String) {
        #expect(
            RelativePath.encoded(
                RelativePath.from(
                    URL(fileURLWithPath: from, isDirectory: true), to: URL(fileURLWithPath: to, isDirectory: true)))
                == expected)
    }

    @Test("On a terminal: a block for what is not as it should be, and one line of counts")
    func text() async throws {
        for name in ["a", "b"] { try folder.layout("Layouts/\(name).json") }
        let recorded = ResultText(of: try folder.summary(of: await folder.record()))
        #expect(recorded.details == [])
        #expect(recorded.summary == "4 pictures: 4 recorded")
        try folder.layout("Layouts/b.json", x: 20)
        var report = try folder.summary(of: await folder.test())
        report.obsolete = ["old.png"]
        let text = ResultText(of: report)
        // Both orientations changed in the same way.
        #expect(text.details.map(\.status) == [.changed])
        #expect(text.details[0].text.hasPrefix("b.iphone-8.portrait\n    title: x 16 → 20\n"))
        #expect(text.details[0].text.hasSuffix("\n    also b.iphone-8.landscapeRight"))
        #expect(text.summary == "4 pictures: 2 passed, 2 changed; 1 obsolete golden file")
        // A suite for phones skips an orientation of every layout, which is counted but not reported.
        var upright = report
        upright.layouts[0].pictures = (1...12).map {
            PictureReport(
                name: "p\($0)", path: "p/p\($0)", device: "iphone-8", state: "landscapeRight", scale: 2,
                status: .skipped)
        }
        upright.layouts[1].pictures = []
        #expect(ResultText(of: upright).details == [])
        #expect(
            ResultText(of: upright).summary
                == "12 pictures: 12 skipped (orientation not supported); 1 obsolete golden file")
        // Missing goldens are reported once, with the suggested command.
        var new = upright
        for index in new.layouts[0].pictures.indices { new.layouts[0].pictures[index].status = .missing }
        #expect(
            ResultText(of: new).details.map(\.text) == [
                (["12 goldens; \"reflow record\" writes them"] + (1...10).map { "    p\($0)" } + ["    and 2 more"])
                    .joined(separator: "\n")
            ])
        new.layouts[0].pictures = Array(new.layouts[0].pictures.prefix(1))
        #expect(ResultText(of: new).details.map(\.text) == ["p1; \"reflow record\" writes it"])
        try folder.write("{", to: "Layouts/b.json")
        let broken = try folder.summary(of: await folder.test())
        let notice = "skipped the check for obsolete goldens: 1 layout cannot be shown"
        #expect(ResultText(of: broken).summary == "2 pictures: 2 passed; 1 layout not shown; \(notice)")
        try folder.remove("Layouts/a.json")
        let nothing = try folder.summary(of: await folder.test())
        #expect(ResultText(of: nothing).summary == "no pictures; 1 layout not shown; \(notice)")
    }
}
