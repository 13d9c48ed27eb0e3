import Comparison
import Foundation
import JSON
import LayoutRules
import Screens
import Snapshots
import Testing

@testable import Suites

@Suite("The data of the report page")
struct PageDataTests {
    private func entry(_ kind: ReportEntry.Kind, _ name: String, _ status: SnapshotStatus) -> ReportEntry {
        ReportEntry(
            kind, name: name, path: "login/\(name)", file: "Layouts/login.json", layout: "login",
            device: "ipad-pro-11-1st-4th",
            status: status)
    }

    @Test("A picture that changed, with what there is to say about it, in the order that the page has always had")
    func picture() throws {
        var entry = entry(.picture, "login.ipad-pro-11-1st-4th.landscapeRight.dark", .changed)
        entry.state = "landscapeRight"
        entry.variants = ["dark"]
        entry.scale = 2
        entry.isAcceptable = true
        entry.changes = [
            ViewChangeReport(
                view: "title", kinds: [.moved], what: .differences([FrameDifference(.x, from: 16, to: 28)]),
                before: CGRect(x: 16, y: 8, width: 100, height: 20), after: CGRect(x: 28, y: 8, width: 100, height: 20))
        ]
        entry.issues = [IssueReport(view: "save", kind: .smallTarget, message: "is a tap target", line: 12)]
        let device = try #require(DeviceCatalogue.standard.device(named: "ipad-pro-11-1st-4th"))
        let picture = PagePicture(
            entry: entry, device: device, cluster: ChangeClusters.Cluster(id: "abc", title: "title: x +12"),
            sources: PagePictures.Sources(images: [.thumbnail: "#picture-1", .actual: "#picture-0"]),
            constraints: "#constraints-0")
        #expect(
            picture.jsonText == """
                {
                  "key": "login.ipad-pro-11-1st-4th.landscapeRight.dark",
                  "name": "login.ipad-pro-11-1st-4th.landscapeRight.dark",
                  "layout": "login",
                  "file": "Layouts/login.json",
                  "device": "ipad-pro-11-1st-4th",
                  "deviceName": "\(device.name)",
                  "isTablet": true,
                  "caption": "landscapeRight dark",
                  "variant": "dark",
                  "shape": "wide",
                  "status": "changed",
                  "canAccept": true,
                  "cluster": "abc",
                  "clusterTitle": "title: x +12",
                  "scale": 2,
                  "images": {
                    "actual": "#picture-0",
                    "thumbnail": "#picture-1"
                  },
                  "constraints": "#constraints-0",
                  "changes": [
                    {
                      "view": "title",
                      "kinds": ["moved"],
                      "text": "x 16 → 28",
                      "old": [16, 8, 100, 20],
                      "new": [28, 8, 100, 20]
                    }
                  ],
                  "issues": [
                    {
                      "view": "save",
                      "message": "is a tap target",
                      "line": 12
                    }
                  ]
                }

                """)
    }

    @Test("A text has both of its versions, or null; the run is around them, and no tag can be in it")
    func run() {
        let log = PageLog(
            entry: entry(.text, "login.form.txt", .missing), device: nil, cluster: nil, reference: nil, actual: "<b>")
        let data = PageData(
            summary: "1 log", run: nil, acceptOptions: ["-r", "x"], failures: [], obsolete: [], unasked: [],
            pictures: [], logs: [log])
        #expect(
            PageSource.escaped(data.jsonText) == """
                {
                  "summary": "1 log",
                  "acceptOptions": ["-r", "x"],
                  "failures": [],
                  "obsolete": [],
                  "unasked": [],
                  "pictures": [],
                  "logs": [
                    {
                      "key": "login.form.txt",
                      "name": "login.form.txt",
                      "layout": "login",
                      "file": "Layouts/login.json",
                      "device": "ipad-pro-11-1st-4th",
                      "deviceName": "ipad-pro-11-1st-4th",
                      "caption": "form.txt",
                      "isText": true,
                      "shape": "square",
                      "status": "missing",
                      "reference": null,
                      "actual": "\\u003cb>"
                    }
                  ],
                  "symbols": "\(Look.symbolNotice)"
                }

                """)
    }
}
