import Foundation
import Snapshots
import Suites
import Testing

extension ReportPageTests {
    @Suite("What may run in the page")
    struct PolicyTests {
        @Test("The page's own script and style do, by their digests; whatever else came to stand in it does not")
        func injected() async throws {
            let browser = try Browser.current
            let folder = try ReportFolder()
            let page = try folder.page([
                ReportEntry(
                    .picture, name: "a.iphone-15.portrait", path: "a/a.iphone-15.portrait", file: "Layouts/a.json",
                    layout: "a", device: "iphone-15", status: .missing)
            ])
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(!text.contains("nonce"))
            let injected = """
                <style>#overview { position: fixed }</style><style nonce="reflow">#overview { position: fixed }</style>
                <script>document.body.id = 'inline'</script>
                <script nonce="reflow">document.body.id = 'nonce'</script>
                <script type="module" nonce="reflow">document.body.id = 'module'</script>
                <img alt="" src="data:," onerror="document.body.id = 'handler'">
                """
            try text.replacing("</body>", with: injected + "</body>").write(to: page, atomically: true, encoding: .utf8)
            try await browser.openReport(page)
            #expect(try await browser.text("document.body.id") == "")
            #expect(
                try await browser.text("getComputedStyle(document.querySelector('#overview')).position") == "static")
            // The page's own script has filled the overview, and its own style sheet has laid out the bar.
            #expect(try await browser.text("getComputedStyle(document.querySelector('#bar')).display") != "block")
            let refusals = try await browser.consoleMessages()
            #expect(refusals.count >= 6 && refusals.allSatisfy { $0.contains("Content Security Policy") })
        }
    }
}
