import Foundation
import TestSupport
import Testing

/// Malicious property lists that a layout names.
@Suite("Hostile property lists", .serialized)
struct HostilePropertyListTests {
    private static let layout = """
        { "application": {
            "infoPlist": "Info.plist" }, "root": { "class": "UIView", "frame": [0, 0, 9, 9] } }
        """

    private static let orientations = "UISupportedInterfaceOrientations"

    private static func list(_ content: String, before: String = "") -> String {
        "<?xml version=\"1.0\"?>\(before)<plist version=\"1.0\">\(content)</plist>"
    }

    private static let refused = ": error: cannot read the property list Info.plist: "

    static let files = [
        HostileText("nothing", "", refused),
        HostileText("cut off", "<?xml version=\"1.0\"?><plist><dict><key>\(orientations)", refused),
        HostileText("malformed", list("<dict><key>a</key></dict>"), refused),
        HostileText("no dictionary", list("<array/>"), ": error: Info.plist is not a dictionary"),
        HostileText(
            "a word in place of a list", list("<dict><key>\(orientations)</key><string>a</string></dict>"),
            ": error: \(orientations) in Info.plist is not a list of strings"),
        HostileText(
            "no orientation", list("<dict><key>\(orientations)</key><array><string>up</string></array></dict>"),
            ": error: \(orientations) in Info.plist contains \"up\", which is not an orientation"),
        HostileText("ten thousand levels", list(String(repeating: "<array>", count: 10_000)), refused),
        HostileText(
            "eighty thousand levels", list(String(repeating: "<dict>", count: 80_000)), refused),
        HostileText(
            "more bytes than any property list", list(String(repeating: "<dict>", count: 600_000)),
            refused + "it has more than 524288 bytes"),
        HostileText(
            "attributes without end",
            list("<dict " + (0..<40_000).map { "a\($0)=\"\" " }.joined() + "><key>a</dict>"), refused),
        HostileText(
            "levels of the old format", String(repeating: "(", count: 500_000), refused),
        HostileText(
            "billion laughs",
            list(
                "<dict><key>\(orientations)</key><array><string>&e9;</string></array></dict>",
                before: "<!DOCTYPE plist [<!ENTITY e0 \"ha\">"
                    + (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
                    + "]>"),
            refused),
        HostileText(
            "a damaged binary", "bplist00" + String(repeating: "\u{0}", count: 40),
            ": error: Info.plist is not a dictionary"),
    ]

    @Test("are refused with the place of their name, and nothing is written", arguments: files)
    func refusal(hostile: HostileText) throws {
        let space = try Workspace()
        try space.write(HostilePropertyListTests.layout, to: "h.json")
        try space.write(hostile.text, to: "Info.plist")
        try space.expectRefusal(["render", "h.json", "-o", "out"], "h.json:2:18" + hostile.message)
    }

    @Test("Very many siblings, and keys that hash alike, are read past")
    func siblings() throws {
        let space = try Workspace()
        try space.write(HostilePropertyListTests.layout, to: "h.json")
        let list = HostilePropertyListTests.list(
            "<dict><key>a</key><array>" + String(repeating: "<a/>", count: 1) + "</array></dict>")
        try space.write(list, to: "Info.plist")
        try space.expectRefusal(["tree", "h.json"], "h.json:2:18" + HostilePropertyListTests.refused)
        try space.write(
            HostilePropertyListTests.list(
                "<dict><key>a</key><array>" + String(repeating: "<true/>", count: 70_000) + "</array></dict>"),
            to: "Info.plist")
        let run = try LimitedProcess(["tree", "h.json"], in: space.url)
        #expect(!run.wasKilled && run.status == 0, "\(run.status): \(run.error)")
        // Foundation's hash of a long text uses only its beginning, middle and end.
        let keys = (1000..<5000).map { number in
            "<key>\(String(repeating: "x", count: 40))\(number)\(String(repeating: "y", count: 57))</key><true/>"
        }
        try space.write(HostilePropertyListTests.list("<dict>\(keys.joined())</dict>"), to: "Info.plist")
        let alike = try LimitedProcess(["tree", "h.json"], in: space.url)
        #expect(!alike.wasKilled && alike.status == 0, "\(alike.status): \(alike.error)")
    }

    @Test("What is no file says so: nothing, a folder, a pipe, a device")
    func noFiles() throws {
        for (make, message): ((Workspace) throws -> Void, String) in [
            ({ _ in }, "No such file or directory"), ({ try $0.makeFolder("Info.plist") }, "it is not a regular file"),
            ({ try $0.makePipe("Info.plist") }, "it is not a regular file"),
            ({ try $0.link("Info.plist", to: "/dev/zero") }, "it is not a regular file"),
        ] {
            let space = try Workspace()
            try space.write(HostilePropertyListTests.layout, to: "h.json")
            try make(space)
            try space.expectRefusal(
                ["render", "h.json", "-o", "out"], "h.json:2:18" + HostilePropertyListTests.refused + message)
        }
    }
}
