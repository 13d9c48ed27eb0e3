import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Testing

@testable import LayoutLoading

@MainActor
@Suite("What a view goes back to when a variation ends")
struct DefaultsTests {
    private func stage(_ subview: String) throws -> LayoutStage {
        try TemporaryLayout(
            """
            { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [ \(subview) ] } }
            """
        ).stage()
    }

    @Test("Labels and image views let touches through, scroll views clip: UIKit's default is the class's own")
    func classDefaults() throws {
        for name in ["UILabel", "UIImageView"] {
            let stage = try stage(
                """
                { "class": "\(name)", "id": "view", "frame": [0, 0, 10, 10],
                  "variations": [ { "when": { "orientation": "landscape" },
                                    "set": { "isUserInteractionEnabled": true } } ] }
                """)
            #expect(stage.view("view")?.isUserInteractionEnabled == false)
            _ = stage.turn(to: .landscape)
            #expect(stage.view("view")?.isUserInteractionEnabled == true)
            _ = stage.turn(to: .turn(.portrait))
            #expect(stage.view("view")?.isUserInteractionEnabled == false)
        }
        let stage = try stage(
            """
            { "class": "UIScrollView", "id": "view", "frame": [0, 0, 10, 10],
              "variations": [ { "when": { "orientation": "landscape" }, "set": { "clipsToBounds": false } } ] }
            """)
        #expect(stage.view("view")?.clipsToBounds == true)
    }

    @Test("A varied frame of a transformed view is the one it has without its transform, in both orientations")
    func transformed() throws {
        let stage = try stage(
            """
            { "class": "UIView", "id": "view", "frame": [10, 20, 100, 50], "transform": [0.5, 0, 0, 0.5, 0, 0],
              "variations": [ { "when": { "orientation": "landscape" },
                                "set": { "frame": [40, 60, 200, 80] } } ] }
            """)
        let view = try #require(stage.view("view"))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        _ = stage.turn(to: .landscape)
        #expect(view.bounds.size == CGSize(width: 200, height: 80))
        #expect(view.center == CGPoint(x: 140, y: 100))
        #expect(view.frame == CGRect(x: 90, y: 80, width: 100, height: 40))
        _ = stage.turn(to: .turn(.portrait))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
    }

    @Test("Bounds that only a variation sets scroll back")
    func bounds() throws {
        let stage = try stage(
            """
            { "class": "UIView", "id": "view", "frame": [0, 0, 50, 50],
              "variations": [ { "when": { "orientation": "landscape" }, "set": { "bounds": [0, 30, 50, 50] } } ] }
            """)
        _ = stage.turn(to: .landscape)
        #expect(stage.view("view")?.bounds == CGRect(x: 0, y: 30, width: 50, height: 50))
        _ = stage.turn(to: .turn(.portrait))
        #expect(stage.view("view")?.bounds == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test("A property list that is no file, too large or too deep is an error, and nothing traps")
    func propertyLists() throws {
        let json =
            #"{ "application": { "infoPlist": "Info.plist" }, "root": { "class": "UIView", "frame": [0, 0, 400, 400] } }"#
        let layout = try TemporaryLayout(json)
        let plist = layout.folder.appendingPathComponent("Info.plist")
        let files = FileManager.default
        let missing = #expect(throws: LayoutLoadingError.self) { try layout.stage() }
        #expect(
            missing?.description == "layout.json:1:33: error: cannot read the property list Info.plist: "
                + "No such file or directory; expected it at \(plist.standardizedFileURL.path)")
        try files.createSymbolicLink(at: plist, withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
        #expect(throws: LayoutLoadingError.self) { try layout.stage() }
        try files.removeItem(at: plist)
        let big = layout.folder.appendingPathComponent("big")
        try Data(count: InfoPlist.byteLimit + 1).write(to: big)
        try files.createSymbolicLink(at: plist, withDestinationURL: big)
        #expect(throws: LayoutLoadingError.self) { try layout.stage() }
        try files.removeItem(at: plist)
        let deep = "<plist>" + String(repeating: "<array>", count: 200_000)
        try Data(deep.utf8).write(to: plist)
        #expect(throws: LayoutLoadingError.self) { try layout.stage() }
    }
}
