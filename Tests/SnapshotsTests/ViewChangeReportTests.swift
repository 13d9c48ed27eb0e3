import Comparison
import Foundation
import JSON
import Screens
import Testing

@testable import Snapshots

@Suite("What happened to a view, in a report")
struct ViewChangeReportTests {
    private static let values: [(what: ViewChange.What, json: String)] = [
        (
            .differences([
                FrameDifference(.x, from: 16, to: 28), FrameDifference(.text, old: "\"a, x 1 → 2\"", new: "none"),
                FrameDifference(.look(.font), old: "\"system bold 17\"", new: "\"system 15\""),
            ]), "\"differences\": [{\"property\":\"x\",\"old\":\"16\",\"new\":\"28\"},"
        ),
        (
            .color(RepaintedView.ColorChange(old: 0xFF00_7AFF, new: 0x8034_C759)),
            "\"color\": {\"old\":\"#007AFF\",\"new\":\"#34C75980\"}"
        ),
        (.drawnDifferently, "\"redrawn\": true"),
        (.words("added at (40 200; 100 30)"), "\"words\": \"added at (40 200; 100 30)\""),
        (.words(""), "\"words\": \"\""),
    ]

    private func read(_ json: String) throws -> ViewChangeReport {
        try ViewChangeReport(json: try JSONReader.parse(Data(json.utf8)).root)
    }

    @Test("Values are written beside the text, and read back")
    func roundTrip() throws {
        func plain(_ json: String) -> String { json.filter { !$0.isWhitespace } }
        for (what, json) in Self.values {
            let change = ViewChangeReport(view: "a: b", kinds: [.moved], what: what, before: nil, after: nil, line: 3)
            #expect(plain(change.jsonText).contains(plain(json)), "\(change.jsonText)")
            #expect(try read(change.jsonText) == change)
        }
    }

    @Test("A report of an earlier version has the text alone; it says the same, and knows no values")
    func earlier() throws {
        let old = try read(#"{ "view": "title", "kinds": ["moved"], "text": "title: x 16 → 28" }"#)
        #expect(old.what == .words("x 16 → 28"))
        #expect(old.text == "title: x 16 → 28")
    }

    @Test(
        "What contradicts itself is refused",
        arguments: [
            #"{ "view": "title", "kinds": ["moved"], "text": "other: x 16 → 28" }"#,
            ##"{ "view": "a", "kinds": ["moved"], "text": "a: ", "color": { "old": "red", "new": "#000000" } }"##,
            #"{ "view": "a", "kinds": ["moved"], "text": "a: ", "differences": [{ "property": "z", "old": "", "new": "" }] }"#,
        ])
    func refused(json: String) throws {
        #expect(throws: JSONDecodingError.self) { try read(json) }
    }
}
