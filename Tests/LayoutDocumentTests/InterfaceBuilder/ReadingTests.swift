import Foundation
import LayoutDocument
import Testing

@Suite("Which documents are read")
struct ReadingTests {
    @Test(
        "Other systems, older forms and other files are refused with their reason",
        arguments: [
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", "Xcode 4"),
            ("<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>", "tvOS"),
            ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", "watchOS"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "macOS"),
            ("<document type=\"x\"/>", "unknown type"),
            ("<html/>", "html"),
        ])
    func refusals(text: String, reason: String) {
        let result = parseNib(text)
        #expect(result.document == nil)
        #expect(result.diagnostics.map(\.code) == [.unsupportedDocument])
        #expect(result.diagnostics.first?.message.contains(reason) == true)
    }

    @Test(
        "What is no well-formed XML is an error, whatever the parser answers",
        arguments: [
            "", "<document", "<document>", "<document></documen>", "<document>&x;</document>",
            "<document a=\"1\" a=\"2\"/>", "<document/><document/>", "\u{0}", "text",
        ])
    func malformed(text: String) {
        let result = parseNib(text)
        #expect(result.document == nil)
        #expect(result.diagnostics.map(\.severity) == [.error])
    }

    @Test("Entities are refused before they are parsed")
    func entities() {
        let bomb = """
            <?xml version="1.0"?><!-- > --><!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
            <document>&b;</document>
            """
        #expect(parseNib(bomb).diagnostics.map(\.code) == [.xmlSyntax])
        #expect(parseNib(bomb).diagnostics.first?.message.contains("document type") == true)
    }

    @Test("A text may hold what looks like a document type")
    func documentTypeInText() {
        let label = element("label", "", "<string key=\"text\"><![CDATA[<!DOCTYPE html>]]></string>")
        #expect(nibValue(label, "text") == .string("<!DOCTYPE html>"))
    }

    @Test("Bytes that are no UTF-8 are an error")
    func encoding() {
        let result = InterfaceBuilderDocument.parse(Data([0xFF, 0xFE, 0x3C, 0]), file: nibFile)
        #expect(result.diagnostics.map(\.code) == [.invalidEncoding])
    }

    @Test("Depth, number and size are bounded")
    func limits() {
        let deep = String(repeating: "<view><subviews>", count: 5_000)
        #expect(parseNib(nib(deep)).diagnostics.map(\.code) == [.limitExceeded])
        let siblings = String(repeating: "<view/>", count: 1_000_001)
        #expect(parseNib(nib(siblings)).diagnostics.map(\.code) == [.limitExceeded])
        let long = element("label", "text=\"\(String(repeating: "x", count: 100_001))\"")
        #expect(parseNib(nib(long)).diagnostics.map(\.code) == [.limitExceeded])
        let views = String(repeating: "<view/>", count: 200_001)
        #expect(parseNib(nib(views)).diagnostics.contains { $0.code == .limitExceeded && $0.severity == .error })
    }

    @Test("A frame that is none is noted, and the view has no size")
    func badFrames() {
        for numbers in ["x=\"nan\" y=\"0\"", "x=\"inf\" y=\"0\"", "x=\"1e300\" y=\"0\"", "y=\"0\""] {
            let result = parseNib(nib("<view><rect key=\"frame\" \(numbers) width=\"1\" height=\"1\"/></view>"))
            #expect(result.document?.objects.first?.view?.frame == nil, "\(numbers)")
        }
        let negative = parseNib(nib("<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"-1\" height=\"1\"/></view>"))
        #expect(negative.document?.objects.first?.view?.frame == nil)
        #expect(negative.diagnostics.map(\.code) == [.outOfRange])
    }

    @Test("Warnings name the line of their element")
    func lines() {
        let result = parseNib(
            nib("\n\n<fooView id=\"f\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></fooView>"))
        #expect(
            result.diagnostics.map(\.description) == [
                "a.xib:6:1: warning: views of the kind \"fooView\" are not known: a box stands for it"
            ])
        #expect(result.document?.objects.first?.view?.standIn == .placeholder(label: "fooView"))
        #expect(result.diagnostics.first?.id == "f")
    }

    @Test("Auto Layout is marked")
    func autoLayout() throws {
        let result = parseNib(nib(element("view"), attributes: "useAutolayout=\"YES\""))
        #expect(result.diagnostics.map(\.code) == [.autoLayout])
        #expect(result.document?.usesAutoLayout == true)
        #expect(try result.document?.layout().rootPlacement == .storedFrames)
        #expect(parseNib(nib(element("view"))).document?.usesAutoLayout == false)
    }
}
