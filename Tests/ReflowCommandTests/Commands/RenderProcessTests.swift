import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("reflow render")
struct RenderProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("my layout ü.json")
    }

    @Test("Portrait and one landscape unless told, in pixels of the device, and their paths on standard output")
    func standard() throws {
        let render = try workspace.reflow("render", "my layout ü.json")
        #expect(
            render.output == "my layout ü.iphone-8.portrait.png\nmy layout ü.iphone-8.landscapeRight.png\n")
        #expect(render.error == "")
        #expect(render.status == 0)
        let portrait = try workspace.picture("my layout ü.iphone-8.portrait.png")
        #expect(portrait.width == 750 && portrait.height == 1334)
        let landscape = try workspace.picture("my layout ü.iphone-8.landscapeRight.png")
        #expect(landscape.width == 1334 && landscape.height == 750)
        // The bar is 67 points high, at the lower edge and as wide as the screen, also after a rotation.
        #expect(landscape.pixels[750 * 1334 - 1] == portrait.pixels[1334 * 750 - 1])
        #expect(landscape.pixels[(750 - 67 * 2 - 1) * 1334] == portrait.pixels[0])
    }

    @Test("Scale, appearance, text mode and folder")
    func options() throws {
        try workspace.write(
            #"{ "devices": [{ "id": "kiosk", "idiom": "phone", "scale": 2, "portrait": { "size": [400, 700] , "safeArea": {} } }] }"#,
            to: "devices.json")
        let render = try workspace.reflow(
            "render", "my layout ü.json", "--device-file", "devices.json", "--device", "kiosk", "--scale", "0.5",
            "--appearance", "dark", "--orientation", "portrait", "-o", "out/deep er")
        #expect(render.error == "")
        #expect(render.output == "out/deep er/my layout ü.kiosk.portrait.dark.png\n")
        let dark = try workspace.picture("out/deep er/my layout ü.kiosk.portrait.dark.png")
        #expect(dark.width == 200 && dark.height == 350)
        #expect(dark.pixels[0] == 0xFF00_0000)

        _ = try workspace.reflow("render", "my layout ü.json", "-o", "glyphs")
        _ = try workspace.reflow("render", "my layout ü.json", "-o", "bricks", "--text", "bricks")
        #expect(try workspace.reflow("diff", "glyphs", "bricks").status == 1)
    }

    @Test("An orientation that is refused gives no picture; it is a failure only if it was asked for")
    func refused() throws {
        try workspace.layout("upright.json", supported: "portrait")
        let unasked = try workspace.reflow("render", "upright.json")
        #expect(unasked.output == "upright.iphone-8.portrait.png\n")
        #expect(unasked.error.hasPrefix("upright.json: iPhone 8 does not show landscapeRight: "))
        #expect(unasked.status == 0)
        for orientation in ["landscape", "landscapeRight", "landscapeLeft"] {
            let asked = try workspace.reflow("render", "upright.json", "--orientation", orientation, "-o", "out")
            #expect(asked.output == "")
            #expect(asked.error.hasPrefix("upright.json: iPhone 8 does not show landscape"))
            #expect(asked.status == 1)
        }
        let all = try workspace.reflow("render", "upright.json", "--orientation", "all")
        #expect(all.output == "upright.iphone-8.portrait.png\n")
        #expect(all.status == 0)

        // The only supported landscape is used, and named.
        try workspace.layout("left.json", supported: "landscapeLeft")
        let left = try workspace.reflow("render", "left.json", "--orientation", "landscape")
        #expect(left.output == "left.iphone-8.landscapeLeft.png\n")
        #expect(left.status == 0)
        #expect(!workspace.files.contains { $0.hasPrefix("out/") })
    }

    @Test("One layout's error does not keep the others from their pictures; the exit code tells")
    func several() throws {
        try workspace.write("{ \"root\": { \"class\": \"UIView\", \"frme\": [0, 0, 1, 1] } }", to: "broken.json")
        let render = try workspace.reflow("render", "broken.json", "my layout ü.json", "--orientation", "portrait")
        #expect(render.output == "my layout ü.iphone-8.portrait.png\n")
        #expect(
            render.error == "broken.json:1:32: error: unknown key \"frme\" in UIView; did you mean \"frame\"?\n")
        #expect(render.status == 2)
    }

    @Test("A root of the file changes nothing, and anything else is an error")
    func root() throws {
        for root in ["controller", "page", "all"] {
            #expect(try workspace.reflow("render", "my layout ü.json", "--root", root).status == 0)
        }
        let unknown = try workspace.reflow("render", "my layout ü.json", "--root", "title", "-o", "out")
        #expect(
            unknown.error == """
                reflow render: my layout ü.json has no root with the id "title"; choose "controller" or "page"

                """)
        #expect(unknown.status == 2)
    }

    @Test("What cannot be done is told in a line and ends in 2, and no picture is left behind")
    func unusable() throws {
        try workspace.write("", to: "file")
        let lines: [([String], String)] = [
            (["nowhere.json"], "there is no file or folder nowhere.json"),
            (
                ["--device", "iPhone 51"],
                "no device is called \"iPhone 51\"; the nearest are \"iPhone 15\", "
                    + "\"iPhone 11\", "
            ),
            (
                ["--semantics", "iOS7"],
                "\"--semantics\" takes iOS5, iOS6, iOS8, iOS15 or iOS16, not \"iOS7\""
            ),
            (
                ["--device", "iPad Pro 12.9", "--scale", "16"],
                "16384 × 21856 pixels are too many: at most 16384 per side"
            ),
            (["-o", "file"], "cannot create the folder "),
            (["-o", "/proc/reflow"], "cannot create the folder /proc/reflow: "),
        ]
        for (arguments, message) in lines {
            let process = try ReflowProcess(["render", "my layout ü.json"] + arguments, in: workspace.url)
            #expect(process.error.hasPrefix("reflow render: \(message)"), "\(process.error)")
            #expect(process.output == "")
            #expect(process.status == 2)
        }
        #expect(try workspace.reflow("render", "my layout ü.json", "--semantics", "iOS15", "-o", "out").status == 0)
        #expect(workspace.files.filter { !$0.hasPrefix("out/") } == ["file", "my layout ü.json"])
    }
}
