import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import Testing

@Suite("Users' device files")
struct DeviceFileTests {
    private func devices(_ json: String) throws(InvalidFile) -> [Device] {
        try DeviceFile.parse(Data(json.utf8), file: "d").devices
    }

    /// A device with the required members, followed by `more`.
    private func device(_ more: String = "", portrait: String = "") throws(InvalidFile) -> Device {
        let entry = #"""
            {"devices": [{"id": "slab", "idiom": "phone", "scale": 3, \#(more)
             "portrait": {"size": [400, 860], "safeArea": {"top": 50, "bottom": 34} \#(portrait)}}]}
            """#
        return try devices(entry)[0]
    }

    /// The diagnostics as printed, without the file and the word "error".
    private func errors(_ data: Data, in catalogue: DeviceCatalogue = .standard) -> [String] {
        do throws(InvalidFile) {
            _ = try DeviceFile.parse(data, file: "d").added(to: catalogue)
            return []
        } catch {
            return error.diagnostics.map {
                $0.description.dropFirst("d:".count).replacing(" error:", with: "").description
            }
        }
    }

    private func errors(_ json: String) -> [String] { errors(Data(json.utf8)) }

    @Test("From the essentials the rest follows by the rules of §9")
    func essentials() throws {
        let slab = try device()
        #expect(slab.names == ["slab"])
        #expect(slab.name == "slab")
        #expect(slab.nativePixels == CGSize(width: 1200, height: 2580))
        #expect(slab.cornerRadius == nil)
        #expect(slab.hasHomeIndicator)
        #expect(!slab.supportsPortraitUpsideDown)
        #expect(slab.evidence == .described)
        #expect(slab.portrait.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
        #expect(slab.portrait.statusBarHeight == 50)
        #expect(slab.portrait.navigationBar.maxY == 94)
        #expect(slab.portrait.tabBarHeight == 83)
        #expect(slab.portrait.horizontalSizeClass == .compact)
        #expect(slab.portrait.rootLayoutMargins.left == 16)
        #expect(slab.landscape.size == CGSize(width: 860, height: 400))
        #expect(slab.landscape.safeAreaInsets == UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
        #expect(slab.landscape.tabBarHeight == 53)
        #expect(slab.landscape.isStatusBarHidden)
    }

    @Test("Bezels, home buttons and iPads by the same rules")
    func kinds() throws {
        let json = #"""
            {"devices": [
              {"id": "old", "idiom": "phone", "scale": 2, "portrait": {"size": [420, 700], "safeArea": {"top": 20}}},
              {"id": "tab", "idiom": "pad", "scale": 2, "homeIndicator": true,
               "portrait": {"size": [800, 1000], "safeArea": {"top": 24, "bottom": 20}}}
            ]}
            """#
        let both = try devices(json)
        #expect(both[0].supportsPortraitUpsideDown)
        #expect(both[0].landscape.safeAreaInsets == .zero)
        #expect(both[0].landscape.horizontalSizeClass == .regular)
        #expect(both[0].landscape.readableContentWidth == nil)
        #expect(both[1].landscape.safeAreaInsets.top == 24)
        #expect(both[1].portrait.tabBarHeight == 65)
        #expect(both[1].supportsPortraitUpsideDown)
    }

    @Test("A square screen is not wider than it is high")
    func square() throws {
        let json =
            #"{"devices": [{"id": "a", "idiom": "pad", "scale": 2, "portrait": {"size": [800, 800], "safeArea": {}}}]}"#
        let device = try devices(json)[0]
        #expect(device.portrait.size == device.landscape.size)
    }

    @Test("What a file says wins over the rules")
    func overrides() throws {
        let slab = try device(
            #""names": ["Slab", "Slab S"], "cornerRadius": 12.5, "supportsPortraitUpsideDown": true, "#
                + #""nativePixelsPortrait": [600, 1290], "landscape": {"safeArea": {"left": 50}, "sizeClass": {"horizontal": "regular"}, "statusBarHeight": 20}, "#,
            portrait: #", "navigationBar": {"y": 45, "height": 50, "maxY": 95}, "tabBarHeight": 90, "#
                + #""rootLayoutMargins": {"left": 10, "right": 10}"#)
        #expect(slab.name == "Slab")
        #expect(slab.cornerRadius == 12.5)
        #expect(slab.supportsPortraitUpsideDown)
        #expect(slab.nativePixels == CGSize(width: 600, height: 1290))
        #expect(slab.landscape.safeAreaInsets == UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0))
        #expect(slab.landscape.horizontalSizeClass == .regular)
        #expect(slab.landscape.readableContentWidth == 664)
        #expect(slab.landscape.statusBarHeight == 20)
        #expect(!slab.landscape.isStatusBarHidden)
        #expect(slab.portrait.navigationBar == ScreenMetrics.NavigationBar(y: 45, height: 50, largeTitleHeight: 96))
        #expect(slab.portrait.tabBarHeight == 90)
        #expect(slab.portrait.rootLayoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    }

    /// A file of one device with these members on its second line.
    private func file(_ members: String) -> String { "{\"devices\": [{\n\(members)}]}" }

    private static let phone = #""id": "a", "idiom": "phone", "scale": 2"#
    private static let screen = #""size": [400, 800], "safeArea": {}"#

    @Test(
        "Every mistake of the file is named with its line and column",
        arguments: [
            ("", "1:1: the file is empty"),
            ("{", "1:2: the \"{\" at 1:1 is never closed"),
            ("[]", "1:1: a device file must be an object, not an empty list"),
            ("{}", "1:1: the device file has no \"devices\""),
            ("{\"devices\":\n3}", "2:1: \"devices\" must be a list of objects, not 3"),
            ("{\"devices\": [],\n \"units\": 1,\n \"units\": 2}", "3:2: duplicate key \"units\"; the first is at 2:2"),
            (
                "{\"devices\": [], \"device\": []}",
                "1:17: unknown key \"device\" in the device file; did you mean \"devices\"?"
            ),
            ("{\"devices\": [7]}", "1:14: a device must be an object, not 7"),
            ("{\"devices\": [], // none\n}", nil),
        ])
    func fileMistakes(json: String, expected: String?) {
        #expect(errors(json) == [expected].compactMap(\.self))
    }

    @Test(
        "Every mistake of a device is named with its line and column",
        arguments: [
            (#""colour": 1, "#, "", "2:1: unknown key \"colour\" in a device"),
            (
                #""homeIndicatr": true, "#, "",
                "2:1: unknown key \"homeIndicatr\" in a device; did you mean \"homeIndicator\"?"
            ),
            (#""id": "b", "#, "", "2:12: duplicate key \"id\"; the first is at 2:1"),
            (#""names": [], "#, "", "2:10: \"names\" is empty; leave it out if the id is the only name"),
            (#""names": ["A", "B", "A"], "#, "", "2:21: \"A\" is listed twice in \"names\"; the first is at 2:11"),
            (
                #""names": ["…"], "#, "",
                "2:11: a name in \"names\" must contain a letter from a to z or a digit, not \"…\""
            ),
            (#""names": "A", "#, "", "2:10: \"names\" must be a list of strings, not \"A\""),
            (#""cornerRadius": 201, "#, "", "2:17: \"cornerRadius\" must be from 0 to 200, half the width, not 201"),
            (
                #""nativePixelsPortrait": [0, 9], "#, "",
                "2:26: width in \"nativePixelsPortrait\" must be from 1 to 100000, not 0"
            ),
            (#""homeIndicator": 1, "#, "", "2:18: \"homeIndicator\" must be true or false, not 1"),
            (
                #""landscape": {"size": [800, 500]}, "#, "",
                "2:23: \"size\" must be the portrait size rotated, [800, 400], not [800, 500]"
            ),
            (
                #""landscape": {"safeArea": {"left": 400, "right": 400}}, "#, "",
                "2:27: the insets in \"safeArea\" cover the whole screen"
            ),
            (
                #""landscape": {"sizeClass": {"vertical": "small"}}, "#, "",
                "2:41: unknown value \"small\" for \"vertical\"; expected \"compact\" or \"regular\""
            ),
            (
                "", #", "safeAreaInset": {}"#,
                "2:91: unknown key \"safeAreaInset\" in \"portrait\"; did you mean \"safeAreaInsets\"?"
            ),
            (
                "", #", "safeAreaInsets": [0, 0, 0, 0]"#,
                "2:91: \"safeArea\" and \"safeAreaInsets\" are two forms of the same key; remove one of them"
            ),
            ("", #", "navigationBar": {"maxY": 9}"#, "2:117: \"maxY\" must be y + height, which is 44, not 9"),
            (
                "", #", "navigationBar": {"largeTitleMaxY": 9}"#,
                "2:127: \"largeTitleMaxY\" must be y + largeTitleHeight, which is 96, not 9"
            ),
            ("", #", "tabBarHeight": 1001"#, "2:107: \"tabBarHeight\" must be from 0 to 1000, not 1001"),
            ("", #", "rootLayoutMargins": {"middle": 1}"#, "2:113: unknown key \"middle\" in \"rootLayoutMargins\""),
        ])
    func deviceMistakes(device: String, portrait: String, expected: String) {
        let json = file("\(device)\(Self.phone), \"portrait\": {\(Self.screen)\(portrait)}")
        #expect(errors(json) == [expected])
    }

    @Test(
        "What is missing or wrong in the essentials is named with its line and column",
        arguments: [
            (
                "",
                [
                    "a device has no \"id\"", "a device has no \"idiom\"", "a device has no \"scale\"",
                    "a device has no \"portrait\"",
                ].map { "1:14: \($0)" }
            ),
            (phone, ["1:14: a device has no \"portrait\""]),
            ("\(phone), \"portrait\": null", ["2:54: \"portrait\" must be an object, not null"]),
            (
                "\(phone), \"portrait\": {}",
                ["2:54: \"portrait\" has no \"size\"", "2:54: \"portrait\" has no \"safeArea\""]
            ),
            (
                "\(phone), \"portrait\": {\"size\": [800, 400], \"safeArea\": {}}",
                ["2:63: \"size\" must be the size in portrait; [800, 400] is wider than it is high"]
            ),
            (
                "\(phone), \"portrait\": {\"size\": [400, 800], \"safeArea\": {\"left\": 150, \"right\": 250}}",
                ["2:87: the insets in \"safeArea\" cover the whole screen"]
            ),
            (
                "\(phone), \"portrait\": {\"size\": [400], \"safeArea\": {}}",
                ["2:63: \"size\" must be [width, height], not a list with 1 item"]
            ),
            (
                "\(phone), \"portrait\": {\"size\": [0, 10001], \"safeArea\": {}}",
                [
                    "2:64: width in \"size\" must be from 1 to 10000, not 0",
                    "2:67: height in \"size\" must be from 1 to 10000, not 10001",
                ]
            ),
            (
                "\(phone), \"portrait\": {\"size\": [400, 800], \"safeArea\": {\"top\": 800}}",
                ["2:87: the insets in \"safeArea\" cover the whole screen"]
            ),
            (
                "\"id\": \"a\", \"idiom\": \"tv\", \"scale\": true, \"portrait\": {\(screen)}",
                [
                    "2:21: unknown value \"tv\" for \"idiom\"; expected \"phone\" or \"pad\"",
                    "2:36: \"scale\" must be a number, not true",
                ]
            ),
            (
                "\"id\": \"\", \"idiom\": \"pad\", \"scale\": 9, \"portrait\": {\(screen)}",
                ["2:7: \"id\" must not be empty", "2:36: \"scale\" must be from 0.5 to 8, not 9"]
            ),
        ])
    func essentialMistakes(members: String, expected: [String]) {
        #expect(errors(file(members)) == expected)
    }

    @Test("A name that another device has is refused where it stands")
    func takenNames() {
        func device(_ id: String, _ names: String) -> String {
            "{\"id\": \"\(id)\", \"idiom\": \"phone\", \"scale\": 2,\n\"names\": [\(names)],\n\"portrait\": {\(Self.screen)}}"
        }
        let advice = "choose another name; case and punctuation do not count"
        #expect(
            errors("{\"devices\": [\(device("a", "\"A\", \"IPHONE 15!\""))]}") == [
                "2:16: the name \"IPHONE 15!\" belongs to the device \"iphone-15\"; \(advice)"
            ])
        #expect(
            errors(
                "{\"devices\": [\(device("a", "\"A\"")),\n\(device("b", "\"Mine (1st, 2nd)\"")),\n\(device("c", "\"Mine (2nd)\""))]}"
            )
                == ["8:11: the name \"Mine (2nd)\" belongs to the device \"b\"; \(advice)"])
        #expect(
            errors("{\"devices\": [\(device("iphone-15", "\"Mine\""))]}") == [
                "1:21: the name \"iphone-15\" belongs to the device \"iphone-15\"; \(advice)"
            ])
    }

    @Test("Null counts as not said, wherever a key may be left out")
    func null() throws {
        let nulls = [
            "names", "landscape", "nativePixelsPortrait", "cornerRadius", "homeIndicator", "supportsPortraitUpsideDown",
        ]
        let screens = [
            "statusBarHeight", "statusBarHidden", "navigationBar", "tabBarHeight", "toolbarHeight", "sizeClass",
            "rootLayoutMargins",
        ]
        let said = try device(
            nulls.map { "\"\($0)\": null, " }.joined(), portrait: screens.map { ", \"\($0)\": null" }.joined())
        #expect(said == (try device()))
    }

    @Test("Files are bounded in size, in number and in depth, and refused at once")
    func bounds() {
        let spaces = Data(repeating: UInt8(ascii: " "), count: DeviceFile.byteLimit + 1)
        #expect(errors(spaces) == ["1:1: the file has 1048577 bytes; the limit is 1048576"])
        let many = "{\"devices\": [" + String(repeating: "0,", count: DeviceFile.deviceLimit) + "0]}"
        #expect(errors(many) == ["1:1014: the file has more than 500 devices"])
        let deep = "1:201: lists and objects are nested more than 200 deep"
        #expect(errors(String(repeating: "[", count: 1 << 20)) == [deep])
        #expect(errors(String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)) == [deep])
        let names = (0...50).map { "\"n\($0)\"" }.joined(separator: ",")
        let json = file("\"names\": [\(names)], \(Self.phone), \"portrait\": {\(Self.screen)}")
        #expect(errors(json) == ["2:301: a device has more than 50 names"])
        let long = file(
            "\"id\": \"\(String(repeating: "a", count: 101))\", \"idiom\": \"pad\", \"scale\": 1, \"portrait\": {\(Self.screen)}"
        )
        #expect(errors(long) == ["2:7: \"id\" must not have more than 100 bytes"])
    }
}
