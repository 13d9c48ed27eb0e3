import Foundation
import TestSupport
import Testing

/// Malicious layout files, each read by a process of its own.
@Suite("Hostile layout files", .serialized)
struct HostileLayoutTests {
    private static func view(_ members: String) -> String { "{\"root\":\n{\"class\": \"UIView\", \(members)}}" }

    private static func nested(_ levels: Int) -> String {
        let open = "{\"class\":\"UIView\",\"frame\":[0,0,1,1],\"subviews\":["
        return "{\"root\":" + String(repeating: open, count: levels) + String(repeating: "]}", count: levels) + "}"
    }

    static let files = [
        HostileText("nothing", "", ":1:1: error: "),
        HostileText("cut off", "{\"root\":\n{\"class\": \"UIV", ":2:11: error: "),
        HostileText("malformed", "{\"root\":\n{\"class\": \"UIView\",, }}", ":2:20: error: "),
        HostileText("no number", view("\"frame\": [0, 0, NaN, 1]"), ":2:37: error: \"NaN\" is not a JSON value"),
        HostileText(
            "infinite", view("\"frame\": [0, 0, Infinity, 1]"), ":2:37: error: \"Infinity\" is not a JSON value"),
        HostileText(
            "beyond double", view("\"frame\": [0, 0, 1e999, 1]"), ":2:37: error: the number \"1e999\" is too large"),
        HostileText(
            "beyond any screen", view("\"frame\": [0, 0, 1e300, 1]"),
            ":2:37: error: width in \"frame\" must be from 0 to 1000000"),
        HostileText(
            "negative size", view("\"frame\": [0, 0, -1, 1]"),
            ":2:37: error: width in \"frame\" must be from 0 to 1000000, not -1"),
        HostileText(
            "ten thousand levels", nested(10_000), ":1:4787: error: lists and objects are nested more than 200 deep"),
        HostileText(
            "an endless list", String(repeating: "[", count: 8 << 20),
            ":1:201: error: lists and objects "
                + "are nested more than 200 deep"),
        HostileText(
            "a million siblings",
            "{\"root\":{\"class\":\"UIView\",\"subviews\":[" + String(repeating: "{},", count: 1_000_000) + "]}}",
            ":1:3000027: error: the file has more than 1000000 values"),
        HostileText(
            "more marks than letters",
            view(
                "\"text\": \"a" + String(repeating: "\u{301}", count: 20_000)
                    + String(repeating: "\u{316}", count: 20_000) + "\""),
            ":2:29: error: the string has more than 100 combining marks on one letter"),
        HostileText(
            "more bytes than any layout", String(repeating: " ", count: (8 << 20) + 1),
            ": error: cannot read the file: it has more than 8388608 bytes"),
        HostileText("another encoding", "\u{FEFF}\u{0}\u{1}", ":1:"),
    ]

    @Test("are refused in time and in memory, with their place, and nothing is written", arguments: files)
    func refusal(hostile: HostileText) throws {
        let space = try Workspace()
        try space.write(hostile.text, to: "h.json")
        try space.expectRefusal(["render", "h.json", "-o", "out"], "h.json" + hostile.message)
        // The page of a run explains why there are no pictures, and contains nothing else.
        let record = try LimitedProcess(["record", "h.json"], in: space.url)
        #expect(!record.wasKilled && record.status == 2 && record.error.contains("h.json" + hostile.message))
        #expect(try Set(space.contents().keys) == ["h.json", "report", "report/index.html", "report/results.json"])
    }

    @Test("Very many siblings are laid out and dumped")
    func siblings() throws {
        let space = try Workspace()
        let views = String(repeating: "{\"class\":\"UIView\",\"fill\":\"safeArea\"},", count: 60_000)
        try space.write(
            "{\"root\":{\"class\":\"UIView\",\"frame\":[0,0,393,852],\"subviews\":[\(views)]}}", to: "many.json")
        let run = try LimitedProcess(["tree", "many.json", "--orientation", "landscapeRight"], in: space.url)
        #expect(run.status == 0, "\(run.error.prefix(1000))")
        #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 60_003)
    }

    @Test("The deepest tree that is taken is turned and drawn")
    func depth() throws {
        let space = try Workspace()
        try space.write(HostileLayoutTests.nested(99), to: "deep.json")
        let run = try LimitedProcess(["render", "deep.json", "--scale", "1", "-o", "out"], in: space.url)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output == "out/deep.iphone-15.portrait.png\nout/deep.iphone-15.landscapeRight.png\n")
    }

    @Test(
        "What is no file says so: a folder, a pipe, a device, a link in a circle, nothing", arguments: ["json", "xib"])
    func noFiles(suffix: String) throws {
        let space = try Workspace()
        try space.makeFolder("folder.\(suffix)")
        try space.link("loop.\(suffix)", to: "loop.\(suffix)")
        try space.link("zero.\(suffix)", to: "/dev/zero")
        try space.makePipe("pipe.\(suffix)")
        func expect(_ name: String, _ message: String) throws {
            try space.expectRefusal(["render", "\(name).\(suffix)", "-o", "out"], "\(name).\(suffix)", message)
        }
        try expect("folder", "there is no layout file (.json, .xib or .storyboard) in folder.\(suffix)")
        try expect("loop", "there is no file or folder loop.\(suffix)")
        try expect("none", "there is no file or folder none.\(suffix)")
        try expect("zero", "error: cannot read the file: it is not a regular file")
        try expect("pipe", "error: cannot read the file: it is not a regular file")
        try space.expectRefusal(
            ["tree", "folder.\(suffix)"], "there is no layout file (.json, .xib or .storyboard) in folder.\(suffix)")
    }

    @Test("A file that may not be read says so", .enabled(if: Privileges.canObeyModes))
    func unreadable() throws {
        let space = try Workspace()
        try space.write(Workspace.layout(), to: "h.json")
        try space.setMode(0, of: "h.json")
        let before = try LimitedProcess(
            ["render", "h.json", "-o", "out"], in: space.url, prefix: Privileges.obeyingModes)
        #expect(!before.wasKilled && before.status == 2)
        #expect(before.error == "h.json: error: cannot read the file: Permission denied\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: space.url.path) == ["h.json"])
    }

    @Test("A link to a file beyond all limits is not followed into memory")
    func hugeLink() throws {
        let space = try Workspace()
        try space.makeHole("huge", bytes: 1 << 40)
        for name in ["h.json", "h.xib", "h.png", "Info.plist"] { try space.link(name, to: "huge") }
        try space.write(Workspace.layout(image: "h"), to: "image.json")
        try space.write(
            "{\"application\": {\"infoPlist\": \"Info.plist\"}, \"root\": {\"class\": \"UIView\"}}", to: "list.json")
        func expect(_ arguments: [String], _ message: String) throws {
            try space.expectRefusal(arguments, message)
        }
        try expect(["render", "h.json"], "h.json: error: cannot read the file: it has more than 8388608 bytes")
        try expect(["render", "h.xib"], "h.xib: error: cannot read the file: it has more than 8388608 bytes")
        try space.writeDevice()
        try expect(["render", "image.json"] + Workspace.smallDevice, "h.png: it has more than 67108864 bytes")
        try expect(["render", "list.json"], "Info.plist: it has more than 524288 bytes")
        try expect(["diff", "h.png", "h.png"], "cannot read h.png: it has more than 536870912 bytes")
        try expect(["devices", "--device-file", "huge"], "cannot read huge: it has more than 1048576 bytes")
    }
}
