import Foundation
import ImageCodecs
import TestSupport
import Testing

@Suite("reflow rotate")
struct RotateProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.layout("a.json")
    }

    @Test("--fps says that it has no effect on a picture that is not an animation")
    func framesOfAPage() throws {
        let page = try workspace.reflow("rotate", "a.json", "--to", "landscape", "-o", "page.png", "--fps", "10")
        #expect(page.status == 0)
        #expect(page.error == "--fps has no effect: only an .apng or .webp file is an animation\n")
        let quiet = try workspace.reflow("rotate", "a.json", "--to", "landscape", "-o", "page.png")
        #expect(quiet.error == "")
    }

    @Test("The name of the file says what is drawn: plate, film, animation")
    func kinds() throws {
        let plate = try workspace.reflow("rotate", "a.json", "--to", "landscape", "-o", "plate.png", "--scale", "0.5")
        #expect(plate.status == 0)
        #expect(plate.output == "plate.png\n")
        let page = try PNG.decode(workspace.data("plate.png"))
        // An iPhone 8 of 375 × 667 with its bezels in portrait and landscape, at half size.
        #expect(page.width == (40 + 399 + 48 + 787 + 40) / 2)

        let strip = try workspace.reflow(
            "rotate", "a.json", "--to", "landscape", "--style", "filmstrip", "-o", "strip.png", "--scale", "0.25")
        #expect(strip.status == 0)
        // The page is 1,000 points wide for every device.
        #expect(try PNG.header(of: workspace.data("strip.png")).width == 250)

        for name in ["film.apng", "film.webp"] {
            let film = try workspace.reflow(
                "rotate", "a.json", "--to", "landscape", "-o", name, "--scale", "0.2", "--fps", "10")
            #expect(film.status == 0)
        }
        let chunks = try PNG.chunks(in: workspace.data("film.apng"))
        #expect(chunks.first { $0.type == "acTL" }?.payload.prefix(4) == Data([0, 0, 0, 7]))
        // A RIFF file stores its length without these 8 bytes; each frame is a chunk with this name.
        let webp = try workspace.data("film.webp")
        #expect(webp.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == webp.count - 8)
        #expect(webp.ranges(of: Data("ANMF".utf8)).count == 7)
    }

    @Test("--from starts elsewhere; what stays is refused with its reason, and nothing is written")
    func refused() throws {
        let back = try workspace.reflow(
            "rotate", "a.json", "--from", "landscapeLeft", "--to", "portrait", "-o", "back.png", "--scale", "0.2")
        #expect(back.status == 0)
        try workspace.layout("upright.json", supported: "portrait")
        let refused = try workspace.reflow("rotate", "upright.json", "--to", "landscape", "-o", "no.png")
        #expect(refused.status == 1)
        #expect(refused.error.contains("controller (UIViewController) supports portrait, but not landscapeRight"))
        #expect(!workspace.files.contains("no.png"))
        let same = try workspace.reflow("rotate", "a.json", "--to", "portrait", "-o", "no.png")
        #expect(same.status == 2)
        #expect(same.error.contains("the interface starts in portrait, so it does not rotate"))
    }

    @Test("The turn is that of the user's own setting, of the state after the steps, and of the root that is named")
    func settings() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIViewController", "id": "controller",
              "view": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667], "backgroundColor": "systemBackground",
                "subviews": [
                  { "class": "UILabel", "id": "title", "frame": [16, 40, 200, 60], "text": "Hello",
                    "font": "body", "autoresizingMask": ["flexibleWidth"] } ] } },
              "steps": [ { "turn": "landscapeRight" } ] }
            """, to: "b.json")
        func turn(_ options: String...) throws -> ReflowProcess {
            try ReflowProcess(
                ["rotate", "b.json", "-o", "b.png", "--scale", "0.5"] + options, in: workspace.url, environment: [:])
        }
        #expect(try turn("--to", "landscape").status == 0)
        let plain = try workspace.data("b.png")
        for (option, value) in [
            ("--appearance", "dark"), ("--layout-direction", "rightToLeft"),
            ("--content-size", "accessibilityLarge"),
        ] {
            #expect(try turn("--to", "landscape", option, value).status == 0)
            #expect(try workspace.data("b.png") != plain, "\(option)")
        }
        #expect(try turn("--to", "landscape", "--root", "page").status == 0)
        #expect(try workspace.data("b.png") == plain)
        // After the steps the interface already has the target orientation, so only the way back is a rotation.
        #expect(try turn("--to", "landscapeRight", "--steps").error.contains("does not rotate"))
        #expect(try turn("--to", "portrait", "--steps").status == 0)
        let other = try turn("--to", "landscape", "--root", "nobody")
        #expect(other.status == 2)
        #expect(other.error.contains("b.json has no root with the id \"nobody\""))
    }

    private static let card = """
        { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
            "backgroundColor": "systemBackground",
            "constraints": [
              "card.leading == self.leading", "card.top == self.top", "card.height == 40",
              "card.width == 0.5 * self.width", { "equation": "card.width <= 200 @750", "identifier": "narrow" }
            ],
            "subviews": [ { "class": "UIView", "id": "card" },
              { "class": "UIView", "id": "bar", "frame": [0, 600, 375, 67], "autoresizingMask": ["flexibleWidth"] } ] } }
        """

    @Test("--constraints draws the lines of the named views over both ends, and lists them in place of the moves")
    func constraints() throws {
        try workspace.write(Self.card, to: "card.json")
        func plate(_ options: String...) throws -> Bitmap {
            let run = try ReflowProcess(
                ["rotate", "card.json", "--to", "landscape", "-o", "card.png", "--scale", "1"] + options,
                in: workspace.url, environment: [:])
            #expect(run.status == 0 && run.error == "" && run.output == "card.png\n")
            return try workspace.picture("card.png")
        }
        let plain = try plate()
        let card = try plate("--constraints", "card")
        #expect(try plate("--constraints", "card") == card)
        // The iPhone 8 has 12 points of body beside its screen and 60 above it, at (40 124) on the sheet. The card's
        // width is a red line below the card, 7 points below 40, half of 375 long.
        let (x, y) = (40 + 12, 124 + 60 + 47)
        func isRed(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
            let pixel = picture.pixels[y * picture.width + x]
            let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            return red > 180 && green < 90 && blue < 90
        }
        for distance in [20, 60, 170] {
            #expect(isRed(card, x + distance, y) || isRed(card, x + distance, y - 1), "\(distance)")
            #expect(!isRed(plain, x + distance, y) && !isRed(plain, x + distance, y - 1), "\(distance)")
        }
        // The second view has another colour, so more is drawn.
        #expect(try plate("--constraints", "card", "--constraints", "bar") != card)
    }

    @Test("--constraints of a view that there is not names the nearest, and says where it has no effect")
    func wrongConstraints() throws {
        try workspace.write(Self.card, to: "card.json")
        let unknown = try workspace.reflow(
            "rotate", "card.json", "--to", "landscape", "--constraints", "crad", "-o", "no.png")
        #expect(unknown.status == 2)
        #expect(unknown.error.contains("no view of card.json has the id \"crad\"; did you mean \"card\"?"))
        #expect(!workspace.files.contains("no.png"))
        let strip = try workspace.reflow(
            "rotate", "card.json", "--to", "landscape", "--constraints", "card", "--style", "filmstrip", "-o",
            "strip.png", "--scale", "0.25")
        #expect(strip.status == 0)
        #expect(strip.error == "--constraints has no effect: only a plate shows constraints\n")
    }

    @Test(
        "A line that says too little or contradicts itself exits 2",
        arguments: [
            (["a.json", "-o", "x.png"], "\"--to O\" is missing"),
            (["a.json", "--to", "landscape"], "\"--output FILE\" is missing"),
            (["a.json", "--to", "landscape", "-o", "x.gif"], "ends in .png, .apng or .webp"),
            (["a.json", "--to", "landscape", "-o", "x.png", "--style", "animation"], ".apng or .webp file"),
            (
                ["a.json", "--to", "landscape", "-o", "x.webp", "--style", "plate"],
                "--style plate is a still picture, which cannot be written to \"x.webp\"; write it to a .png file"
            ),
            (["a.json", "--to", "landscape", "-o", "nowhere/x.png"], "nowhere"),
            (["a.json", "--to", "landscape", "-o", "x.png", "--rows", "0"], "--rows"),
            (["a.json", "--to", "landscape", "-o", "x.png", "--constraints", ""], "--constraints"),
        ])
    func usage(arguments: [String], message: String) throws {
        let run = try ReflowProcess(["rotate"] + arguments, in: workspace.url, environment: [:])
        #expect(run.status == 2)
        #expect(run.error.contains(message))
    }
}
