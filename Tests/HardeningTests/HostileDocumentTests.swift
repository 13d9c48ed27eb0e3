import Foundation
import TestSupport
import Testing

/// Malicious Interface Builder documents, each read by a process of its own.
@Suite("Hostile Interface Builder documents", .serialized)
struct HostileDocumentTests {
    private static let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n"

    private static func document(_ objects: String, before: String = "") -> String {
        before + head + "<objects>" + objects + "</objects></document>"
    }

    private static func view(width: String, height: String = "480") -> String {
        document(
            "\n<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view>")
    }

    private static func nested(_ levels: Int) -> String {
        document(
            String(repeating: "<view><subviews>", count: levels)
                + String(repeating: "</subviews></view>", count: levels))
    }

    /// Nine entities, each with ten references to the previous one.
    private static var laughs: String {
        let entities = (1...9).map { level in
            "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
        }
        return "<?xml version=\"1.0\"?><!DOCTYPE document [<!ENTITY e0 \"ha\">\(entities.joined())]>"
            + document("<label text=\"&e9;\"/>")
    }

    private static func distinctAttributes(_ count: Int) -> String {
        (0..<count).map { "a\($0)=''" }.joined(separator: " ")
    }

    /// An ASCII text with the same bytes as the text in UTF-16.
    private static func utf16(_ text: String) -> String {
        String(decoding: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }, as: UTF8.self)
    }

    private static let noDeclaration = "error: the file has a document type declaration"

    static let files = [
        HostileText("nothing", "", ": error: the file is not well-formed XML"),
        HostileText(
            "cut off", head + "<objects>\n<view id=\"v\"><rect key=\"fr",
            ":3:27: error: the file is not "
                + "well-formed XML"),
        HostileText(
            "cut off after a tag", head + "<objects>\n<view id=\"v\">",
            ":3:14: error: the file is not "
                + "well-formed XML"),
        HostileText(
            "tags that cross", head + "<objects>\n<view></objects></view></document>",
            ":3:17: error: the file is not well-formed XML: a closing tag does not match the open element"),
        HostileText(
            "another language", "{ \"root\": { \"class\": \"UIView\" } }",
            ":1:1: error: the file is not "
                + "well-formed XML"),
        HostileText("another document", "<svg/>", ":1:1: error: the file is not an Interface Builder document"),
        HostileText("no number", view(width: "nan"), ":3:14: error: width of rect is \"nan\""),
        HostileText("infinite", view(width: "-inf"), ":3:14: error: width of rect is \"-inf\""),
        HostileText("beyond double", view(width: "1e999"), ":3:14: error: width of rect is \"1e999\""),
        HostileText("beyond any screen", view(width: "1e300"), ":3:14: error: width of rect is \"1e300\""),
        HostileText(
            "ten thousand levels", nested(10_000), ":2:1594: error: elements are nested more than 200 deep"),
        HostileText(
            "a million siblings", document(String(repeating: "<a/>\n", count: 1_000_000)),
            ":1000000:1: error: the file has more than 1000000 elements"),
        HostileText(
            "more views than any screen", document(String(repeating: "<view/>", count: 200_001)),
            ":2:1400010: error: the document has more than 200000 views"),
        HostileText(
            "more bytes than any document", document(String(repeating: " ", count: 8 << 20)),
            ": error: cannot read the file: it has more than 8388608 bytes"),
        HostileText("billion laughs", laughs, ":1:22: " + noDeclaration),
        HostileText(
            "a file of the machine as text",
            document("<label text=\"&x;\"/>", before: "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"),
            ":1:1: " + noDeclaration),
        HostileText(
            "declarations from elsewhere",
            document("", before: "<!-- -->\n<!-- --><!DOCTYPE d SYSTEM \"http://127.0.0.1:9/d.dtd\">"),
            ":2:9: " + noDeclaration),
        HostileText(
            "an entity that nobody declared", document("<label text=\"&x;\"/>"),
            ":2:26: error: the file is not "
                + "well-formed XML"),
        HostileText(
            "an instruction without data, which ends Foundation's parser", "<?a?>" + document("<view/>"),
            ":1:1: error: the file has a processing instruction"),
        HostileText(
            "an instruction among the views", document("<view/>\n<!-- <?a?> --><?a?>"),
            ":3:15: error: the file has a processing instruction"),
        HostileText(
            "a declaration in UTF-7",
            "<?xml version=\"1.0\" encoding='UTF-7'?>+ADwAIQ-DOCTYPE d [+ADwAIQ-ENTITY x \"y\"+AD4]+AD4-",
            ":1:1: error: the file declares the encoding \"UTF-7\", not UTF-8"),
        HostileText(
            "three hundred thousand attributes", document("\n<view \(distinctAttributes(300_000))/>"),
            ":3:1: error: an element has more than 1000 attributes"),
        HostileText(
            "a thousand attributes and one more, behind all that may hold a mark",
            document("<!-- <a ' --><![CDATA[<b \"]]><c d='>' e=\">\"/>\n <view \(distinctAttributes(1_001))/>"),
            ":3:2: error: an element has more than 1000 attributes"),
        HostileText(
            "attributes in UTF-16", utf16(document("\n\n<view \(distinctAttributes(1_001))>")),
            ":4:1: error: an element has more than 1000 attributes"),
        HostileText(
            "a start tag without an end", head + "<objects>\n<view a='" + String(repeating: ">", count: 300_000),
            ":3:1: error: a start tag has more than 262144 bytes"),
        HostileText(
            "namespaces, all of which are gone through at every attribute",
            document("\n<view \t xmlns:a='b'>" + String(repeating: "<a:b a:c=''/>", count: 9)),
            ":3:1: error: the file has a namespace declaration"),
        HostileText(
            "children without end behind a text that is long and nearly empty",
            document(
                "<a>" + String(repeating: " ", count: 99_000) + "x" + String(repeating: "<b/>", count: 400_000)
                    + "</a>"),
            ": error: the document has no object with a view and an id"),
        HostileText(
            "a declaration in UTF-16",
            utf16(laughs),
            ":1:22: " + noDeclaration),
    ]

    @Test("are refused in time and in memory, with their place, and nothing is written", arguments: files)
    func refusal(hostile: HostileText) throws {
        let space = try Workspace()
        try space.write(hostile.text, to: "h.xib")
        try space.expectRefusal(["render", "h.xib", "--root", "all", "-o", "out"], "h.xib" + hostile.message)
    }

    @Test("A thousand attributes, and whatever looks like more in quotes, comments and character data, are read")
    func attributes() throws {
        let space = try Workspace()
        let marks = String(repeating: "a='b' ", count: 2_000)
        try space.write(
            HostileDocumentTests.document(
                "<!-- <a \(marks) --><a><![CDATA[<a \(marks) xmlns='']]></a>"
                    + "<view id=\"v\" text=\"\(marks)> xmlns=''\" \(HostileDocumentTests.distinctAttributes(998))/>"),
            to: "h.xib")
        let run = try LimitedProcess(["tree", "h.xib"], in: space.url)
        #expect(run.status == 0, "\(run.error.prefix(1000))")
    }

    @Test("A negative size is a view without one, with a warning")
    func negativeSize() throws {
        let space = try Workspace()
        try space.write(HostileDocumentTests.view(width: "320", height: "-480"), to: "h.xib")
        let run = try LimitedProcess(["tree", "h.xib"], in: space.url)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.contains("h.xib:3:14: warning: a frame cannot have the size 320 × -480"), "\(run.error)")
    }

    @Test("Ten thousand roots are too many to show all")
    func roots() throws {
        let space = try Workspace()
        let views = (0..<10_000).map { "<view id=\"v\($0)\"/>" }.joined()
        try space.write(HostileDocumentTests.document(views), to: "h.xib")
        for command in ["tree", "render"] {
            try space.expectRefusal(
                [command, "h.xib", "--root", "all"],
                "h.xib: error: more than 1000 objects could be shown; choose one with --root ID")
        }
    }

    @Test("Containers that contain each other are followed once")
    func circle() throws {
        let space = try Workspace()
        let scenes = [("a", "b"), ("b", "a")].map { id, other in
            """
            <scene><objects><navigationController id="\(id)"><connections>
            <segue kind="relationship" relationship="rootViewController" destination="\(other)"/>
            </connections></navigationController></objects></scene>
            """
        }
        try space.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="a"><scenes>\(scenes.joined())</scenes></document>
            """, to: "h.storyboard")
        let run = try LimitedProcess(["tree", "h.storyboard"], in: space.url)
        #expect(!run.wasKilled && [0, 2].contains(run.status), "\(run.status): \(run.error)")
    }

    @Test("The deepest tree that is taken is turned and drawn")
    func depth() throws {
        let space = try Workspace()
        try space.write(HostileDocumentTests.nested(98), to: "deep.xib")
        let run = try LimitedProcess(["render", "deep.xib", "--scale", "1", "-o", "out"], in: space.url)
        #expect(run.status == 0, "\(run.error.prefix(1000))")
    }
}
