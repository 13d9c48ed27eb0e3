import Foundation
import KitSchema
import LayoutDocument
import LayoutLoading
import Testing

/// The sections in test names are those of format.md.
@Suite("Which documents are read")
struct ReadingTests {
    @Test(
        "The Mac, older forms and other files are refused with their reason",
        arguments: [
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", "Xcode 4"),
            ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"8.00\"/>", "macOS"),
            ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "macOS"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "macOS"),
            ("<document type=\"x\"/>", "unknown document type"),
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
            "<document/><document/>", "\u{0}", "text",
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

    @Test("Bytes that are neither UTF-8 nor UTF-16 are an error")
    func encoding() {
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x3C, 0, 0], [0xFE, 0xFF, 0xD8, 0], [0x3C, 0xE9, 0x3E], [0x1F, 0x8B]] {
            let result = InterfaceBuilderDocument.parse(Data(bytes), file: nibFile, options: ParseOptions())
            #expect(result.diagnostics.map(\.code) == [.invalidEncoding], "\(bytes)")
        }
    }

    @Test("§14: UTF-8 and UTF-16, with a byte order mark and without, with every kind of line end")
    func encodings() throws {
        let text = nib(element("label", "text=\"Größe 🙂\""))
        let wide = text.replacingOccurrences(of: "UTF-8", with: "UTF-16")
        func units(_ order: (UInt16) -> UInt16) -> Data {
            Data(wide.utf16.flatMap { unit in withUnsafeBytes(of: order(unit)) { Array($0) } })
        }
        let files: [(String, Data)] = [
            ("UTF-8", Data(text.utf8)), ("with mark", Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)),
            ("CRLF", Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)),
            ("UTF-16 LE", Data([0xFF, 0xFE]) + units(\.littleEndian)), ("LE without mark", units(\.littleEndian)),
            ("UTF-16 BE", Data([0xFE, 0xFF]) + units(\.bigEndian)), ("BE without mark", units(\.bigEndian)),
        ]
        for (name, data) in files {
            let document = try #require(
                InterfaceBuilderDocument.parse(data, file: nibFile, options: ParseOptions()).document, "\(name)")
            #expect(document.objects.first?.view?.property(named: "text")?.value == .string("Größe 🙂"), "\(name)")
        }
    }

    @Test("Depth, number and size are bounded")
    func limits() {
        let deep = String(repeating: "<view><subviews>", count: 5_000)
        #expect(parseNib(nib(deep)).diagnostics.map(\.code) == [.limitExceeded])
        // The real limits, a million and two hundred thousand, are tested in a process of its own, in HardeningTests.
        var few = LayoutLimits.standard
        few.values = 1_000
        let siblings = String(repeating: "<view/>", count: 1_001)
        #expect(parseNib(nib(siblings), limits: few).diagnostics.map(\.code) == [.limitExceeded])
        let long = element("label", "text=\"\(String(repeating: "x", count: 100_001))\"")
        #expect(parseNib(nib(long)).diagnostics.map(\.code) == [.limitExceeded])
        few = .standard
        few.views = 200
        let views = String(repeating: "<view/>", count: 201)
        let tooMany = parseNib(nib(views), limits: few).diagnostics
        #expect(tooMany.contains { $0.code == .limitExceeded && $0.severity == .error })
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

    @Test("Warnings name line and column of their element, whatever stands before it")
    func places() {
        let box = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
        let objects = """
            <!-- <fooView> --><view id="é🙂"><string key="userLabel"><![CDATA[<fooView>]]></string>\(box)</view><fooView id="f"
              tag="1">\(box)</fooView>
            """
        // The column follows 8 spaces and elements of 18, 14, 24, 21, 9, 52 and 7 characters.
        for end in ["\n", "\r\n"] {
            let result = parseNib(nib(objects).replacingOccurrences(of: "\n", with: end))
            #expect(
                result.diagnostics.map(\.description) == [
                    "a.xib:4:154: warning: the element \"fooView\" is unknown and shown as a box"
                ])
            #expect(result.document?.objects.last?.view?.standIn == .placeholder(label: "fooView"))
            #expect(result.diagnostics.first?.id == "f")
        }
    }

    @Test(
        "Mistakes of the markup are told with their reason and place",
        arguments: [
            ("<document>\n  <a></b></document>", "closing tag", 2), ("<document a=\"1\" a=\"2\"/>", "repeated", 1),
            ("<document>\n<<<<<<< HEAD\n</document>", "merge conflict", 2),
            (
                "<document>",
                "root element is not "
                    + "closed", 1
            ),
            ("version https://git-lfs.github.com/spec/v1", "begin with an element", 1),
        ])
    func faults(text: String, reason: String, line: Int) {
        let diagnostic = parseNib(text).diagnostics.first
        #expect(diagnostic?.message.contains(reason) == true, "\(diagnostic?.message ?? "")")
        #expect(diagnostic?.line == line)
    }

    @Test("A document for tvOS is drawn at its stored frames, whatever lays it out")
    func television() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"><scenes><scene><objects>
            <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="1920" height="1080"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let result = parseNib(text)
        #expect(result.diagnostics.map(\.code) == [.otherSystem])
        #expect(result.document?.system == .tvOS)
        #expect(try result.document?.layout().rootPlacement == .storedFrames(.system(.tvOS)))
    }

    @Test("A document for watchOS has its objects one below the other, those of groups side by side")
    func watch() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" useAutolayout="YES">
            <device id="watch40"/><scenes><scene><objects><controller id="c"><items><label text="Soup" id="l"/>
            <group id="g" width="1"><items><imageView id="i" width="16" height="16"/><label id="t" text="Item"/></items>
            </group><button id="b" title="Order"/></items></controller></objects></scene></scenes></document>
            """
        let result = parseNib(text)
        #expect(result.diagnostics.map(\.code) == [.otherSystem])
        let layout = try #require(try result.document?.layout())
        #expect(layout.rootPlacement == .storedFrames(.system(.watchOS)))
        let view = try #require(layout.root.view)
        func frame(_ id: String) -> CGRect? { view.node(withID: id)?.frame?.value }
        #expect(view.frame?.value == CGRect(x: 0, y: 0, width: 162, height: 197))
        #expect(frame("l") == CGRect(x: 0, y: 0, width: 162, height: 20))
        #expect(frame("g") == CGRect(x: 0, y: 24, width: 162, height: 20))
        #expect(frame("i") == CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(frame("t") == CGRect(x: 20, y: 0, width: 142, height: 20))
        #expect(frame("b") == CGRect(x: 0, y: 48, width: 162, height: 38))
    }

    @Test("Auto Layout is marked")
    func autoLayout() throws {
        let result = parseNib(nib(element("view"), attributes: "useAutolayout=\"YES\""))
        #expect(result.diagnostics.isEmpty)
        #expect(result.document?.usesAutoLayout == true)
        #expect(try result.document?.layout().rootPlacement == .ownBounds(followsWidth: false))
        #expect(parseNib(nib(element("view"))).document?.usesAutoLayout == false)
    }
}
