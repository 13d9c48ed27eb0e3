import Foundation
import TestSupport
import Testing

/// Malicious pictures, as images of a layout and as goldens.
@Suite("Hostile pictures", .serialized)
struct HostilePictureTests {
    /// A progressive JPEG of the largest size that starts its first scan again and again.
    private static let endlessScans: Data = {
        var file: [UInt8] = [0xFF, 0xD8]
        file += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        file += [0xFF, 0xC2, 0, 11, 8, 0x10, 0x00, 0x40, 0x00, 1, 1, 0x11, 0]
        // The table has one code of one bit, for a difference of 0.
        file += [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 15) + [0]
        for _ in 0..<20_000 {
            file += [0xFF, 0xDA, 0, 8, 1, 1, 0x00, 0, 0, 0x00, 0]
        }
        return Data(file + [0xFF, 0xD9])
    }()

    /// The headers of a JPEG of 65,500 × 65,500 pixels, without any pixels.
    private static let endlessJPEG = Data([
        0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xDC, 0xFF, 0xDC, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0,
        0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 0xFF, 0xD9,
    ])

    struct Hostile: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let data: Data
        /// The message for a layout that shows the picture.
        let message: String
    }

    static let pictures = [
        Hostile(
            testDescription: "a header of sixty thousand by sixty thousand", file: "bomb.png",
            data: PNGBytes.gray(width: 60_000, height: 60_000, stream: PNGBytes.endlessZeros),
            message: "60000 × 60000 pixels are too many: at most 16384 per side"),
        Hostile(
            testDescription: "a small file of a large picture", file: "bomb.png",
            data: PNGBytes.gray(width: 16_384, height: 4_096, stream: [0x78, 0x01, 0x03, 0x00]),
            message: "cannot hold 16384 × 4096 pixels"),
        Hostile(
            testDescription: "a profile that swells without end", file: "bomb.png",
            data: PNGBytes.gray(
                width: 1, height: 1, stream: [0x78, 0x01, 0x03, 0x00],
                more: PNGBytes.chunk("iCCP", [0x61, 0, 0] + PNGBytes.endlessZeros)),
            message: "damaged"),
        Hostile(
            testDescription: "a chunk longer than the file", file: "bomb.png",
            data: Data(PNGBytes.signature + [0x7F, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8)),
            message: "the file is cut off at byte"),
        Hostile(
            testDescription: "scans without an end", file: "bomb.jpg", data: endlessScans, message: "damaged"),
        Hostile(
            testDescription: "a JPEG of sixty-five thousand a side", file: "bomb.jpg", data: endlessJPEG,
            message: "65500 × 65500 pixels are too many: at most 16384 per side"),
        Hostile(
            testDescription: "a JPEG without a picture", file: "bomb.jpg", data: Data([0xFF, 0xD8, 0xFF, 0xD9]),
            message: "a picture of 0 × 0 pixels is empty"),
        Hostile(testDescription: "nothing", file: "bomb.png", data: Data(), message: "the file is empty"),
        Hostile(
            testDescription: "text", file: "bomb.png", data: Data("GIF89a".utf8),
            message: "the file is a GIF, which is not drawn"),
        Hostile(
            testDescription: "a signature", file: "bomb.png", data: Data(PNGBytes.signature),
            message: "the file is cut off at byte"),
    ]

    @Test(
        "as images of a layout are refused by name and place, or by picture, and nothing is written",
        arguments: pictures)
    func image(hostile: Hostile) throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(image: "bomb"), to: "h.json")
        try space.write(hostile.data, to: hostile.file)
        try space.expectRefusal(
            ["render", "h.json", "-o", "out"] + Workspace.smallDevice, "h.json:", ": error: ",
            "/\(hostile.file): ", hostile.message)
    }

    @Test("A small file that swells to the largest picture is drawn, in time and in memory")
    func swelling() throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(image: "large"), to: "h.json")
        try space.write(
            PNGBytes.gray(width: 16_384, height: 4_000, stream: PNGBytes.endlessZeros), to: "large.png")
        let run = try LimitedProcess(
            ["render", "h.json", "-o", "out", "--orientation", "portrait"] + Workspace.smallDevice, in: space.url)
        #expect(run.status == 0 && run.output == "out/h.small.portrait.png\n", "\(run.status): \(run.error)")
    }

    @Test("Many small files that each swell to the largest picture are refused, in time and in memory")
    func swellingTogether() throws {
        let space = try Workspace()
        try space.writeDevice()
        let names = (1...6).map { "bomb\($0)" }
        for (index, name) in names.enumerated() {
            // No two files are equal, so that each is decoded.
            let remark = PNGBytes.chunk("tEXt", [0x61, 0, 0x30 + UInt8(index)])
            try space.write(
                PNGBytes.gray(width: 16_384, height: 4_000, stream: PNGBytes.endlessZeros, more: remark),
                to: "\(name).png")
        }
        let views = names.map { "{ \"class\": \"UIImageView\", \"frame\": [0, 0, 9, 9], \"image\": \"\($0)\" }" }
        try space.write(
            Workspace.layout(more: ", \"subviews\": [\(views.joined(separator: ","))]"), to: "h.json")
        try space.expectRefusal(
            ["render", "h.json", "-o", "out", "--orientation", "portrait"] + Workspace.smallDevice,
            "h.json: error: the images of one drawing have more than 268435456 pixels in all")
    }

    @Test("as goldens differ, and are left as they are", arguments: pictures)
    func golden(hostile: Hostile) throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(), to: "h.json")
        for state in ["portrait", "landscapeRight"] {
            try space.write(hostile.data, to: "Snapshots/h/h.small.\(state).png")
        }
        let before = try space.contents("Snapshots")
        let run = try LimitedProcess(["test", "h.json"] + Workspace.smallDevice, in: space.url)
        #expect(!run.wasKilled && run.status == 1, "\(run.status): \(run.error)")
        #expect(run.output.contains("The golden picture "), "\(run.output)")
        #expect(try space.contents("Snapshots") == before)
        let diff = try LimitedProcess(
            ["diff", "Snapshots/h/h.small.portrait.png", "report/h/h.small.portrait.actual.png"], in: space.url)
        #expect(!diff.wasKilled && diff.status == 2, "\(diff.status): \(diff.error)")
        #expect(diff.error.contains("cannot read Snapshots/h/h.small.portrait.png: "), "\(diff.error)")
        // A recording replaces it.
        let record = try LimitedProcess(["record", "h.json"] + Workspace.smallDevice, in: space.url)
        #expect(record.status == 0, "\(record.error)")
        #expect(try LimitedProcess(["test", "h.json"] + Workspace.smallDevice, in: space.url).status == 0)
    }

    private static let treeHead = "tree semantics=iOS15 size=(1 1) scale=1\n"

    static let trees = [
        HostileText("nothing", "", ""), HostileText("a zero", "\u{0}", ""), HostileText("cut off", "tree", ""),
        HostileText(
            "numbers that are none",
            "tree semantics=iOS15 size=(nan inf) scale=-1\nUIWindow (0 0; 1e999 -1)\n", ""),
        HostileText(
            "three thousand levels",
            treeHead + (0..<3_000).map { String(repeating: "  ", count: $0) + "UIView (0 0; 1 1)\n" }.joined(), ""),
        HostileText(
            "a hundred thousand siblings", treeHead + String(repeating: "UIView (0 0; 1 1)\n", count: 100_000), ""),
        HostileText("a word without end", String(repeating: "\"", count: 1 << 20), ""),
    ]

    @Test("Trees beside goldens that mean harm differ, and are left as they are", arguments: trees)
    func goldenTree(hostile: HostileText) throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(), to: "h.json")
        #expect(try LimitedProcess(["record", "h.json"] + Workspace.smallDevice, in: space.url).status == 0)
        try space.write(hostile.text, to: "Snapshots/h/h.small.portrait.txt")
        let before = try space.contents("Snapshots")
        let run = try LimitedProcess(["test", "h.json"] + Workspace.smallDevice, in: space.url)
        #expect(!run.wasKilled && run.status == 1, "\(run.status): \(run.error.prefix(1000))")
        #expect(run.output.contains("changed: h.small.portrait"), "\(run.error.prefix(1000))")
        #expect((run.output + run.error).utf8.count < 50_000)
        #expect(try space.contents("Snapshots") == before)
    }

    @Test("What is no picture says what it is: nothing, a folder, a pipe, a link out of the folder")
    func noPictures() throws {
        let space = try Workspace()
        let outside = try Workspace()
        try outside.write("secret", to: "secret.png")
        try space.writeDevice()
        for name in ["none", "folder", "pipe", "out", "loop", "star.fill", "photo.PNG"] {
            try space.write(Workspace.layout(image: name), to: "\(name).json")
        }
        try space.makeFolder("folder.png")
        try space.link("out.png", to: outside.url.path + "/secret.png")
        try space.link("loop.png", to: "loop.png")
        try space.makePipe("pipe.png")
        let path = space.url.path
        func refuses(_ name: String, _ message: String) throws {
            try space.expectRefusal(
                ["render", "\(name).json", "-o", "out"] + Workspace.smallDevice, "\(name).json:2:", message)
        }
        try refuses("none", "no image is called \"none\" in ")
        let cure = "; put a PNG, JPEG, SVG or PDF of that name there, or into an asset catalogue"
        try refuses("star.fill", "\(cure) (a system symbol is written as systemName)\n")
        try refuses("photo.PNG", "\(cure)\n")
        try refuses("folder", "no image is called \"folder\" in ")
        try refuses("loop", "no image is called \"loop\" in ")
        try refuses("pipe", "cannot read \(path)\(path.hasSuffix("/") ? "" : "/")pipe.png: it is not a regular file")
        try refuses("out", "the image \"out\" is a link to a file outside the folder that images may come from")
        #expect(try outside.contents() == ["secret.png": .file(Data("secret".utf8))])
    }

    @Test("A picture that may not be read says so", .enabled(if: Privileges.canObeyModes))
    func unreadable() throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(image: "locked"), to: "h.json")
        try space.write("secret", to: "locked.png")
        try space.setMode(0, of: "locked.png")
        let run = try LimitedProcess(
            ["render", "h.json", "-o", "out"] + Workspace.smallDevice, in: space.url, prefix: Privileges.obeyingModes
        )
        #expect(!run.wasKilled && run.status == 2)
        #expect(
            run.error.hasPrefix("h.json:2:") && run.error.hasSuffix("locked.png: Permission denied\n"), "\(run.error)")
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: space.url.path)) == [
                "device.json", "h.json", "locked.png",
            ])
    }

    static let imageSets = [
        HostileText("nothing", "", "is not an image set"),
        HostileText("cut off", "{\"images\":[", "is not an image set"),
        HostileText("a list", "[]", "is not an image set"),
        HostileText("a hundred thousand levels", String(repeating: "[", count: 100_000), "is not an image set"),
        HostileText(
            "more bytes than any set", String(repeating: " ", count: (1 << 20) + 1), "it has more than 1048576 bytes"),
        HostileText(
            "a mistyped key", "{\"imagess\":[]}", "line 1, column 2: unknown key \"imagess\"; did you mean \"images\"?"),
        HostileText(
            "a mistyped key of a variant", "{\"images\":[\n{\"filname\":\"a.png\",\"locale\":\"en\"}]}",
            "line 2, column 2: unknown key \"filname\"; did you mean \"filename\"?"),
        HostileText("no pictures", "{}", "is empty: none of the entries of an image set names a file"),
        HostileText(
            "a path out", "{\"images\":[{\"filename\":\"../../secret.png\"}]}",
            "images[0].filename must be the name of a file beside this one"),
        HostileText(
            "the folder above", "{\"images\":[{\"filename\":\"..\"}]}", "must be the name of a file beside this one"),
        HostileText(
            "no file", "{\"images\":[{\"filename\":\"none.png\"}]}", "none.png is missing, but Contents.json names it"),
        HostileText(
            "a link out", "{\"images\":[{\"filename\":\"out.png\"}]}",
            "is a link to a file outside the folder that images may come from"),
    ]

    @Test("Image sets that mean harm are refused by name and place", arguments: imageSets)
    func imageSet(hostile: HostileText) throws {
        let space = try Workspace()
        try space.writeDevice()
        try space.write(Workspace.layout(image: "set"), to: "h.json")
        try space.write(hostile.text, to: "A.xcassets/set.imageset/Contents.json")
        try space.link("A.xcassets/set.imageset/out.png", to: "/etc/hostname")
        try space.expectRefusal(
            ["render", "h.json", "-o", "out"] + Workspace.smallDevice, "h.json:2:", hostile.message)
    }
}
