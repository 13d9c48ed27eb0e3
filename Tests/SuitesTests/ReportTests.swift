import Foundation
import Snapshots
import Testing

@testable import Suites

@Suite("What a run leaves behind")
struct ReportTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
    }

    /// The page as it was written.
    private func page(of result: SuiteResult) throws -> String {
        try page(of: folder.summary(of: result))
    }

    private func page(of report: SuiteReport) throws -> String {
        try ReportPage(of: report).write(to: FailureArtifacts(root: folder.report).folder)
        return String(decoding: try folder.read("report/index.html"), as: UTF8.self)
    }

    /// The files that the page shows or links, as a browser finds them.
    private func links(in html: String) throws -> [URL] {
        let base = folder.report.appending(path: "index.html")
        return html.matches(of: /(?:src|href)="([^"]*)"/).compactMap { URL(string: String($0.1), relativeTo: base) }
    }

    @Test("Every picture of the page is there: goldens of what passes, three pictures of what changed")
    func linksResolve() async throws {
        try folder.layout("Layouts/a%20b #c?.json")
        try folder.layout("Layouts/ü & 'x'.json")
        try await folder.record()
        try folder.layout("Layouts/ü & 'x'.json", x: 20)
        let result = try await folder.test()
        #expect(result.pictures.map(\.status) == [.passed, .passed, .changed, .changed])
        let links = try links(in: page(of: result))
        // Each picture is shown and linked: two goldens, and reference, actual and difference of two.
        #expect(links.count == 2 * (2 + 2 * 3))
        for link in links { #expect(FileManager.default.fileExists(atPath: link.path), "\(link.relativeString)") }
    }

    @Test("Nothing that a layout says becomes markup")
    func escaping() async throws {
        let script = "<script>alert(\"x\")</script>"
        try folder.layout("Layouts/<img src=x onerror=alert(1)>.json", text: "plain")
        try await folder.record()
        try folder.layout("Layouts/<img src=x onerror=alert(1)>.json", text: script)
        try folder.write("{ \"root\": { \"class\": \"\(script.replacing("\"", with: "'"))\" } }", to: "Layouts/b.json")
        let result = try await folder.test()
        let html = try page(of: result)
        #expect(!html.contains("<script"))
        #expect(!html.contains("<img src=x"))
        #expect(html.contains("&lt;script&gt;alert("))
    }

    @Test("What needs a look comes first; layouts that cannot be shown and obsolete goldens are named")
    func order() async throws {
        for name in ["a", "b", "c"] { try folder.layout("Layouts/\(name).json", supported: ["portrait"]) }
        try await folder.record()
        try folder.layout("Layouts/b.json", x: 20, supported: ["portrait"])
        try folder.remove("Snapshots/c/c.iphone-8.portrait.png")
        try folder.write("{", to: "Layouts/d.json")
        var report = try folder.summary(of: await folder.test())
        report.obsolete = ["old/old.png"]
        let html = try page(of: report)
        let places = try ["Layouts that cannot be shown", "b.iphone-8", "c.iphone-8", "a.iphone-8", "old/old.png"].map {
            try #require(html.range(of: $0), "\($0)").lowerBound
        }
        #expect(places == places.sorted())
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
        #expect(text.details.count == 2)
        #expect(text.details.first?.hasPrefix("changed: b.iphone-8.portrait\n    ") == true)
        #expect(text.summary == "4 pictures: 2 passed, 2 changed; 1 obsolete golden file")
        try folder.write("{", to: "Layouts/b.json")
        let broken = try folder.summary(of: await folder.test())
        #expect(ResultText(of: broken).summary == "2 pictures: 2 passed; 1 layout not shown")
        try folder.remove("Layouts/a.json")
        let nothing = try folder.summary(of: await folder.test())
        #expect(ResultText(of: nothing).summary == "no pictures; 1 layout not shown")
    }
}
