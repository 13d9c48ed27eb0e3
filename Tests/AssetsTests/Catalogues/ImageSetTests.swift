import Foundation
import JSON
import KitValues
import Testing

@testable import Assets

/// Rows of expected choices. An entry is written in short: `iphone 2x dark high w:compact h:regular rtl p3 sub locale`;
/// its file is its number in the row, such as `0.png`. `-` is an empty slot.
@Suite("Image sets of catalogues (resources.md §2, §3)")
struct ImageSetTests {
    struct Row: CustomTestStringConvertible {
        var entries: [String]
        var traits: String
        /// The number of the chosen entry; nil if none is for such a device.
        var chosen: Int?

        var testDescription: String { "\(entries) for \(traits)" }
    }

    /// A device in short: `phone|pad SCALEx [dark] [high] [w:compact] [h:compact] [rtl]`.
    static func traits(_ text: String) -> AssetTraits {
        var traits = AssetTraits(
            userInterfaceIdiom: .phone, userInterfaceStyle: .light, accessibilityContrast: .normal,
            layoutDirection: .leftToRight, displayScale: 2)
        for word in text.split(separator: " ") {
            switch word {
            case "phone": traits.userInterfaceIdiom = .phone
            case "pad": traits.userInterfaceIdiom = .pad
            case "dark": traits.userInterfaceStyle = .dark
            case "high": traits.accessibilityContrast = .high
            case "w:compact": traits.horizontalSizeClass = .compact
            case "w:regular": traits.horizontalSizeClass = .regular
            case "h:compact": traits.verticalSizeClass = .compact
            case "h:regular": traits.verticalSizeClass = .regular
            case "rtl": traits.layoutDirection = .rightToLeft
            default: traits.displayScale = CGFloat(Double(word.dropLast()) ?? 0)
            }
        }
        return traits
    }

    private static func entry(_ text: String, _ number: Int) -> String {
        var keys: [String] = []
        var appearances: [String] = []
        var fileExtension = "png"
        for word in text.split(separator: " ") {
            switch word {
            case "dark", "light": appearances.append("{\"appearance\":\"luminosity\",\"value\":\"\(word)\"}")
            case "high": appearances.append("{\"appearance\":\"contrast\",\"value\":\"high\"}")
            case "rtl": keys.append("\"language-direction\":\"right-to-left\"")
            case "ltr": keys.append("\"language-direction\":\"left-to-right\"")
            case "p3": keys.append("\"display-gamut\":\"display-P3\"")
            case "srgb": keys.append("\"display-gamut\":\"sRGB\"")
            case "sub": keys.append("\"subtype\":\"mac-catalyst\"")
            case "locale": keys.append("\"locale\":\"de\"")
            case "memory": keys.append("\"memory\":\"1GB\",\"graphics-feature-set\":\"metal2v2\"")
            case "pdf", "svg", "jpg": fileExtension = String(word)
            case "-": fileExtension = ""
            default:
                if word.hasPrefix("w:") {
                    keys.append("\"width-class\":\"\(word.dropFirst(2))\"")
                } else if word.hasPrefix("h:") {
                    keys.append("\"height-class\":\"\(word.dropFirst(2))\"")
                } else if word.first?.isNumber == true {
                    keys.append("\"scale\":\"\(word)\"")
                } else {
                    keys.append("\"idiom\":\"\(word)\"")
                }
            }
        }
        if !appearances.isEmpty { keys.append("\"appearances\":[\(appearances.joined(separator: ","))]") }
        if !fileExtension.isEmpty { keys.append("\"filename\":\"\(number).\(fileExtension)\"") }
        return "{\(keys.joined(separator: ","))}"
    }

    private static func row(_ entries: [String], _ traits: String, _ chosen: Int?) -> Row {
        Row(entries: entries, traits: traits, chosen: chosen)
    }

    static let scales = [
        row(["universal 1x", "universal 2x", "universal 3x"], "phone 1x", 0),
        row(["universal 1x", "universal 2x", "universal 3x"], "phone 2x", 1),
        row(["universal 1x", "universal 2x", "universal 3x"], "phone 3x", 2),
        row(["universal 1x", "universal 3x"], "phone 2x", 1),
        row(["universal 1x", "universal 2x -", "universal 3x"], "phone 2x", 2),
        row(["universal 1x", "universal 2x"], "phone 3x", 1),
        row(["universal 1x"], "phone 3x", 0),
        row(["universal 3x", "universal 2x"], "phone 1x", 1),
        row(["universal 2x", "universal 2x"], "phone 2x", 0),
        row(["universal"], "phone 3x", 0),
        row(["universal jpg 2x"], "phone 2x", 0),
        row(["1x", "2x"], "phone 2x", 1),
        row(["universal pdf", "universal 2x"], "phone 2x", 1),
        row(["universal svg"], "phone 2x", 0),
        row(["universal 2x memory", "universal 2x"], "phone 2x", 0),
    ]
    static let idioms = [
        row(["iphone 2x", "universal 2x"], "phone 2x", 0),
        row(["universal 2x", "iphone 2x"], "phone 2x", 1),
        row(["iphone 2x", "universal 2x"], "pad 2x", 1),
        row(["ipad 2x", "universal 2x"], "pad 2x", 0),
        row(["ipad 2x", "iphone 2x"], "phone 2x", 1),
        row(["iphone 1x", "universal 3x"], "phone 3x", 0),
        row(["iphone 2x -", "universal 2x"], "phone 2x", 1),
        row(["ipad 2x"], "phone 2x", nil),
        row(["mac 2x", "tv 2x", "watch 2x", "car 2x", "vision 2x"], "phone 2x", nil),
        row(["mac 2x", "universal 1x"], "pad 2x", 1),
        row(["ipad sub 2x", "universal 2x"], "pad 2x", 1),
        row(["universal locale 2x", "universal 2x"], "phone 2x", 1),
    ]
    static let appearances = [
        row(["universal 2x", "universal 2x dark"], "phone 2x", 0),
        row(["universal 2x", "universal 2x dark"], "phone 2x dark", 1),
        row(["universal 2x", "universal 2x light", "universal 2x dark"], "phone 2x", 1),
        row(["universal 2x light", "universal 2x"], "phone 2x dark", 1),
        row(["universal 2x dark"], "phone 2x", 0),
        row(["universal 2x", "universal 2x high"], "phone 2x", 0),
        row(["universal 2x", "universal 2x high"], "phone 2x high", 1),
        row(["universal 2x", "universal 2x dark", "universal 2x dark high"], "phone 2x dark", 1),
        row(["universal 2x", "universal 2x dark", "universal 2x dark high"], "phone 2x dark high", 2),
        row(["universal 2x", "universal 2x dark", "universal 2x high"], "phone 2x dark high", 1),
        row(["universal 2x", "universal 2x high"], "phone 2x dark high", 1),
        row(["universal 2x high"], "phone 2x", nil),
        row(["universal 3x", "universal 1x dark"], "phone 3x dark", 1),
        row(["iphone 2x", "universal 2x dark"], "phone 2x dark", 0),
    ]
    static let places = [
        row(["universal 2x", "universal 2x w:compact"], "phone 2x w:compact", 1),
        row(["universal 2x", "universal 2x w:compact"], "phone 2x w:regular", 0),
        row(["universal 2x", "universal 2x h:compact"], "phone 2x w:compact h:compact", 1),
        row(["universal 2x", "universal 2x h:compact"], "phone 2x w:compact h:regular", 0),
        row(["universal 2x h:compact", "universal 2x w:regular h:compact"], "phone 2x w:regular h:compact", 1),
        row(["universal 2x w:regular", "universal 2x h:compact"], "phone 2x w:regular h:compact", 0),
        row(["universal 2x w:regular"], "phone 2x w:compact", 0),
        row(["universal 2x w:compact", "universal 2x dark"], "phone 2x dark w:compact", 0),
        row(["universal 2x w:compact"], "phone 2x", 0),
        row(["universal 2x ltr", "universal 2x rtl"], "phone 2x", 0),
        row(["universal 2x ltr", "universal 2x rtl"], "phone 2x rtl", 1),
        row(["universal 2x", "universal 2x rtl"], "phone 2x", 0),
        row(["universal 2x", "universal 2x rtl"], "phone 2x rtl", 1),
        row(["universal 2x ltr"], "phone 2x rtl", 0),
        row(["universal 2x p3", "universal 2x srgb"], "phone 2x", 1),
        row(["universal 2x p3"], "phone 2x", 0),
        row(["universal 3x dark", "universal 2x rtl"], "phone 2x rtl dark", 0),
    ]

    private func set(_ text: String) throws -> ImageSet { try ImageSet.read(Data(text.utf8)) }

    @Test(
        "An image set answers by idiom, size classes, appearance, contrast, direction, gamut and scale, in this order",
        arguments: [scales, idioms, appearances, places])
    func choices(rows: [Row]) throws {
        for row in rows {
            let entries = row.entries.enumerated().map { ImageSetTests.entry($1, $0) }
            let images = try set("{\"images\":[\(entries.joined(separator: ","))]}")
            let choice = try? images.choose(for: ImageSetTests.traits(row.traits), in: "S")
            let number = choice.flatMap { Int(($0.file as NSString).lastPathComponent.prefix { $0.isNumber }) }
            #expect(number == row.chosen, "\(row.testDescription)")
        }
    }

    @Test("An image for one direction only is mirrored in the other; one for both never is")
    func mirroring() throws {
        for (direction, traits, isMirrored) in [
            ("ltr", "phone 2x", false), ("ltr", "phone 2x rtl", true), ("rtl", "phone 2x", true),
            ("", "phone 2x rtl", false),
        ] {
            let images = try set("{\"images\":[\(ImageSetTests.entry("universal 2x \(direction)", 0))]}")
            let choice = try images.choose(for: ImageSetTests.traits(traits), in: "S")
            #expect(choice.isMirrored == isMirrored, "\(direction) for \(traits)")
        }
    }

    /// The arguments are the text around the images, and the intent.
    @Test(
        "The intent is in the properties, in old files in the info, and otherwise left to the view",
        arguments: [
            ("\"properties\":{\"template-rendering-intent\":\"template\"}", .template),
            ("\"properties\":{\"template-rendering-intent\":\"original\"}", .original),
            ("\"info\":{\"template-rendering-intent\":\"template\"}", .template),
            ("\"properties\":{\"preserves-vector-representation\":true,\"auto-scaling\":\"auto\"}", nil),
            ("\"properties\":{\"on-demand-resource-tags\":[\"a\"],\"compression-type\":\"lossy\"}", nil),
            ("\"info\":{\"version\":1,\"author\":\"xcode\"}", nil),
        ] as [(String, PictureFile.Intent?)])
    func intents(text: String, intent: PictureFile.Intent?) throws {
        let images = try set("{\"images\":[{\"filename\":\"a.png\"}],\(text)}")
        #expect(try images.choose(for: AssetTraits(), in: "S").intent == intent)
    }

    private static let caps = "\"cap-insets\":{\"top\":2,\"left\":4,\"bottom\":6,\"right\":8}"
    private static let insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)

    /// The arguments are the entry's `resizing`, and the slicing in pixels of the file.
    @Test(
        "Slicing is in pixels of the file, in nine parts or in three, with an old spelling",
        arguments: [
            ("{\"mode\":\"9-part\",\(caps)}", ImageSlicing(capInsets: insets, center: nil, isTiled: false)),
            (
                "{\"mode\":\"9-part\",\(caps),\"center\":{\"mode\":\"tile\",\"width\":3,\"height\":5}}",
                ImageSlicing(capInsets: insets, center: CGSize(width: 3, height: 5), isTiled: true)
            ),
            (
                "{\"mode\":\"9-part\",\(caps),\"center\":{\"mode\":\"stretch\",\"width\":3,\"height\":5}}",
                ImageSlicing(capInsets: insets, center: CGSize(width: 3, height: 5), isTiled: false)
            ),
            (
                "{\"mode\":\"9-part\",\(caps),\"center\":{\"mode\":\"fill\",\"width\":3}}",
                ImageSlicing(capInsets: insets, center: CGSize(width: 3, height: 0), isTiled: false)
            ),
            (
                "{\"mode\":\"3-part-horizontal\",\(caps)}",
                ImageSlicing(capInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 8), center: nil, isTiled: false)
            ),
            (
                "{\"mode\":\"3-part-vertical\",\(caps)}",
                ImageSlicing(capInsets: UIEdgeInsets(top: 2, left: 0, bottom: 6, right: 0), center: nil, isTiled: false)
            ),
            (
                "{\"capInsets\":{\"left\":\"4\",\"right\":8}}",
                ImageSlicing(capInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 8), center: nil, isTiled: false)
            ),
            (
                "{\"mode\":\"9-part\",\"cap-insets\":{\"left\":-4,\"right\":1e300}}",
                ImageSlicing(
                    capInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100_000), center: nil, isTiled: false)
            ),
        ])
    func slicing(text: String, expected: ImageSlicing) throws {
        let images = try set("{\"images\":[{\"filename\":\"a.png\",\"resizing\":\(text)}]}")
        #expect(try images.choose(for: AssetTraits(), in: "S").slicing == expected)
    }

    @Test("Alignment insets are in pixels of the file")
    func alignment() throws {
        let images = try set(
            "{\"images\":[{\"filename\":\"a.png\",\"scale\":\"2x\",\"alignment-insets\":{\"top\":1,\"bottom\":3}}]}")
        let choice = try images.choose(for: AssetTraits(), in: "S")
        #expect(choice.alignmentInsets == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0))
        #expect(choice.scale == 2)
    }

    @Test("A set without files, and one without files for the device, are told apart")
    func empty() throws {
        #expect(throws: AssetError.emptySet(kind: .image, path: "S")) {
            try set("{\"images\":[{\"idiom\":\"universal\",\"scale\":\"2x\"}]}").choose(for: AssetTraits(), in: "S")
        }
        #expect(throws: AssetError.emptySet(kind: .image, path: "S")) {
            try set("{}").choose(for: AssetTraits(), in: "S")
        }
        #expect(throws: AssetError.noVariant(path: "S")) {
            try set("{\"images\":[{\"idiom\":\"mac\",\"filename\":\"a.png\"}]}").choose(for: AssetTraits(), in: "S")
        }
    }

    @Test(
        "What is no image set says so with its place",
        arguments: [
            ("[]", "line 1, column 1: the file must be an object, not an empty list"),
            ("{\"images\":5}", "images must be a list, not 5"),
            ("{\"images\":[5]}", "images[0] must be an object, not 5"),
            ("{\"images\":[{\"filename\":\"../a.png\"}]}", "must be the name of a file beside this one"),
            ("{\"images\":[{\"filename\":\"..\"}]}", "must be the name of a file beside this one"),
            ("{\"images\":[{\"filename\":7}]}", "images[0].filename must be a string, not 7"),
            ("{\"images\":[{\"idiom\":[]}]}", "images[0].idiom must be a string, not an empty list"),
            ("{\"images\":[{\"appearances\":{}}]}", "images[0].appearances must be a list, not an object"),
            ("{\"images\":[{\"appearances\":[{}]}]}", "an object with \"appearance\" and \"value\""),
            (
                "{\"images\":[{\"filename\":\"a\",\"resizing\":{\"cap-insets\":1}}]}",
                "cap-insets must be an object, not 1"
            ),
        ])
    func damaged(text: String, message: String) {
        let error = #expect(throws: JSONFileError.self) { try set(text) }
        #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
    }
}
