import Foundation
import Geometry
import LayoutRules
import Testing

@Suite("Users' device files")
struct DeviceFileTests {
    private func devices(_ json: String) throws(DeviceFileError) -> [Device] {
        try DeviceFile.devices(from: Data(json.utf8))
    }

    /// A device with the essentials and `more` members behind them.
    private func device(_ more: String = "", portrait: String = "") throws(DeviceFileError) -> Device {
        let entry = #"""
            {"devices": [{"id": "slab", "idiom": "phone", "scale": 3, \#(more)
             "portrait": {"size": [400, 860], "safeArea": {"top": 50, "bottom": 34} \#(portrait)}}]}
            """#
        return try devices(entry)[0]
    }

    private func error(_ json: String) -> DeviceFileError? {
        do throws(DeviceFileError) {
            _ = try devices(json)
            return nil
        } catch {
            return error
        }
    }

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

    @Test("Every mistake is named with its place")
    func mistakes() {
        let phone = #""id": "a", "idiom": "phone", "scale": 2"#
        func entry(_ members: String) -> String { "{\"devices\": [{\(members)}]}" }
        let screen = #""portrait": {"size": [400, 800], "safeArea": {}}"#
        let cases: [(String, DeviceFileError)] = [
            ("", .notJSON), ("{", .notJSON),
            ("[]", .wrongType(path: "the file", expected: "an object")),
            ("{}", .missingKey(path: "devices")),
            (#"{"devices": 3}"#, .wrongType(path: "devices", expected: "a list")),
            (#"{"device": []}"#, .unknownKey(path: "device", nearest: "devices")),
            (entry("\(phone), \(screen), \"colour\": 1"), .unknownKey(path: "devices[0].colour", nearest: nil)),
            (
                entry("\(phone), \"portait\": {}"),
                .unknownKey(path: "devices[0].portait", nearest: "portrait")
            ),
            (entry(phone), .missingKey(path: "devices[0].portrait")),
            (entry(#""idiom": "phone""#), .missingKey(path: "devices[0].id")),
            (entry("\(phone), \"portrait\": {}"), .missingKey(path: "devices[0].portrait.size")),
            (
                entry("\(phone), \"portrait\": {\"size\": [400, 800]}"),
                .missingKey(path: "devices[0].portrait.safeArea")
            ),
            (
                entry("\(phone), \"portrait\": {\"size\": [800, 400], \"safeArea\": {}}"),
                .badValue(
                    path: "devices[0].portrait.size", value: "[800, 400]",
                    rule: "upright, not wider than it is high")
            ),
            (
                entry("\(phone), \"portrait\": {\"size\": [400], \"safeArea\": {}}"),
                .wrongType(path: "devices[0].portrait.size", expected: "a list of a width and a height")
            ),
            (
                entry("\(phone), \"portrait\": {\"size\": [0, 800], \"safeArea\": {}}"),
                .badValue(
                    path: "devices[0].portrait.size[0]", value: "0.0", rule: "between 1.0 and 10000.0")
            ),
            (
                entry("\(phone), \"portrait\": {\"size\": [400, 800], \"safeArea\": {\"top\": 800}}"),
                .badValue(
                    path: "devices[0].portrait.safeArea", value: "as large as the screen",
                    rule: "smaller, so that something is left of it")
            ),
            (
                entry("\(phone), \"portrait\": {\"size\": [400, 800], \"safeArea\": {\"left\": 150, \"right\": 250}}"),
                .badValue(
                    path: "devices[0].portrait.safeArea", value: "as large as the screen",
                    rule: "smaller, so that something is left of it")
            ),
            (
                entry("\(phone), \(screen), \"landscape\": {\"size\": [800, 500]}"),
                .badValue(
                    path: "devices[0].landscape.size", value: "[800, 500]",
                    rule: "the upright size turned, [800, 400]")
            ),
            (
                entry(#""id": "a", "idiom": "tv", "scale": 1"#),
                .badValue(path: "devices[0].idiom", value: "“tv”", rule: "phone or pad")
            ),
            (
                entry(#""id": "…", "idiom": "pad", "scale": 1"#),
                .badValue(
                    path: "devices[0].id", value: "“…”",
                    rule: "of 1 to 100 bytes with a letter from a to z or a digit among them")
            ),
            (
                entry(#""id": "a", "names": [], "idiom": "pad", "scale": 1"#),
                .badValue(path: "devices[0].names", value: "a list of 0", rule: "a list of 1 to 50 names")
            ),
            (
                entry(#""id": "a", "idiom": "pad", "scale": true"#),
                .wrongType(path: "devices[0].scale", expected: "a number")
            ),
            (
                entry(
                    "\(phone), \"portrait\": {\"size\": [400, 800], \"safeArea\": {}, \"navigationBar\": {\"maxY\": 9}}"
                ),
                .badValue(path: "devices[0].portrait.navigationBar.maxY", value: "9.0", rule: "y + height, 44.0")
            ),
        ]
        for (json, expected) in cases {
            let found = error(json)
            #expect(found == expected, "\(json)")
            #expect(found?.description.isEmpty == false)
        }
    }

    @Test("Files are bounded in size, in number and in depth")
    func bounds() {
        let spaces = String(repeating: " ", count: DeviceFile.byteLimit + 1)
        #expect(error(spaces) == .tooLarge(bytes: DeviceFile.byteLimit + 1, limit: DeviceFile.byteLimit))
        let many = "{\"devices\": [" + String(repeating: "0,", count: DeviceFile.deviceLimit) + "0]}"
        #expect(error(many) == .tooManyDevices(count: DeviceFile.deviceLimit + 1, limit: DeviceFile.deviceLimit))
        let deep = String(repeating: "[", count: 100_000)
        #expect(error(deep) == .notJSON)
        let closed = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(error(closed) == .notJSON)
    }
}
