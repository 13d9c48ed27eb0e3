import Basics
import Comparison
import Foundation
import ImageCodecs
import Snapshots
import Testing

@Suite("The record in a golden")
struct GoldenRecordTests {
    private static let record = GoldenRecord(
        size: PixelSize(width: 1179, height: 2556), scale: 3, pixels: ContentDigest(of: "a"),
        drawing: ContentDigest(of: "b"), rest: ContentDigest(of: "c"), renderer: sampleRenderer)

    @Test("It is text: a version, then a line for each field")
    func text() throws {
        let record = GoldenRecordTests.record
        #expect(
            String(decoding: record.payload, as: UTF8.self) == """
                reflow-golden 1
                size=1179x2556
                scale=3
                pixels=\(ContentDigest(of: "a"))
                drawing=\(ContentDigest(of: "b"))
                rest=\(ContentDigest(of: "c"))
                renderer=\(sampleRenderer.digest)
                versions=cairo 1.18.0, Inter 4.000

                """)
        #expect(GoldenRecord(payload: record.payload) == record)
    }

    @Test("Law: any versions and any scale read back", arguments: ["", "=", "a=b", "a\nb", "é", "\u{0}", "size=1x1"])
    func versions(text: String) {
        var record = GoldenRecordTests.record
        for scale in [0.5, 1, 2, 3, 1.0 / 3, 2.608_695_652_173_913] as [CGFloat] {
            record.scale = scale
            record.renderer = RendererFingerprint(
                versions: [text, String(repeating: text, count: 2000)], probe: ContentDigest(of: ""))
            #expect(GoldenRecord(payload: record.payload) == record)
            #expect(record.payload.allSatisfy { $0 == 10 || (32...126).contains($0) })
        }
    }

    @Test("A renderer with fonts that only some pictures show is another one; without any it is the same")
    func addedFonts() {
        #expect(sampleRenderer.adding(fonts: []) == sampleRenderer)
        let hebrew = sampleRenderer.adding(fonts: ["NotoSansHebrew-Regular 2.001"])
        #expect(hebrew.versions == "cairo 1.18.0, Inter 4.000, NotoSansHebrew-Regular 2.001")
        #expect(hebrew.digest != sampleRenderer.digest)
        #expect(hebrew.digest != sampleRenderer.adding(fonts: ["NotoSansHebrew-Regular 2.002"]).digest)
    }

    @Test("Fields that a later version adds are skipped")
    func laterFields() {
        let payload = GoldenRecordTests.record.payload + Data("mood=good\n".utf8)
        #expect(GoldenRecord(payload: payload) == GoldenRecordTests.record)
    }

    @Test("Law: a payload that breaks off anywhere is none")
    func truncation() {
        let payload = GoldenRecordTests.record.payload
        for length in 0..<payload.count {
            let part = GoldenRecord(payload: payload.prefix(length))
            #expect(part == nil, "the first \(length) bytes")
        }
    }

    @Test(
        "What is no record is none",
        arguments: [
            ("reflow-golden 1", "reflow-golden 2"), ("size=1179x2556", "size=1179"), ("size=1179x2556", "size=0x2556"),
            ("size=1179x2556", "size=-1179x-2556"), ("size=1179x2556", "size=99999999999999999999x1"),
            ("scale=3", "scale=0"), ("scale=3", "scale=nan"), ("scale=3", "scale=inf"), ("scale=3", "scale=-3"),
            ("scale=3", ""), ("scale=3", "scale=3\nscale=3"), ("pixels=", "pixels=0"), ("rest=", "Rest="),
            ("versions=", "versions"), ("\n", "\r\n"), ("cairo", "\u{FFFD}\u{0}\n"),
        ])
    func refusal(part: String, replacement: String) {
        let text = String(decoding: GoldenRecordTests.record.payload, as: UTF8.self)
        let changed = text.replacingOccurrences(of: part, with: replacement)
        #expect(changed != text)
        #expect(GoldenRecord(payload: Data(changed.utf8)) == nil)
    }

    @Test("Longer than any record can be")
    func tooLong() {
        let payload = GoldenRecordTests.record.payload + Data(repeating: UInt8(ascii: "x"), count: 4096) + Data([10])
        #expect(GoldenRecord(payload: payload) == nil)
    }
}

@Suite("The renderer's fingerprint")
struct RendererFingerprintTests {
    @Test("It changes with each version and with what the probe looks like")
    func sensitivity() {
        let fingerprints = [
            RendererFingerprint(versions: ["a 1", "b 1"], probe: ContentDigest(of: "x")),
            RendererFingerprint(versions: ["a 1", "b 2"], probe: ContentDigest(of: "x")),
            RendererFingerprint(versions: ["a 1"], probe: ContentDigest(of: "x")),
            RendererFingerprint(versions: ["a 1", "b 1"], probe: ContentDigest(of: "y")),
        ]
        #expect(Set(fingerprints.map(\.digest)).count == 4)
        #expect(fingerprints[0] == RendererFingerprint(versions: ["a 1", "b 1"], probe: ContentDigest(of: "x")))
    }
}
