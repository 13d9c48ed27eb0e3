import Foundation
import JSON
import KitValues
import Testing

@testable import Assets

@Suite("Colour sets of catalogues (resources.md §4)")
struct ColorSetTests {
    private func set(_ entries: String...) throws -> ColorSet {
        try ColorSet.read(Data("{\"colors\":[\(entries.joined(separator: ","))]}".utf8))
    }

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> AssetColor {
        .components(.sRGB, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The arguments are the colour of an entry, and what it means.
    static let spellings: [(String, AssetColor?)] = [
        // Fractions have a point.
        (#"{"components":{"red":"0.500","green":"0.250","blue":"1.000","alpha":"1.000"}}"#, rgb(0.5, 0.25, 1)),
        (#"{"components":{"red":".5","green":"0.","blue":"1.0","alpha":"0.5"}}"#, rgb(0.5, 0, 1, 0.5)),
        (#"{"components":{"red":"1e-1","green":"0.0","blue":"0.0"}}"#, rgb(0.1, 0, 0)),
        // Bytes have none, or 0x.
        (#"{"components":{"red":"255","green":"51","blue":"0","alpha":"1.000"}}"#, rgb(1, 0.2, 0)),
        (#"{"components":{"red":"1","green":"1.000","blue":"0","alpha":"1"}}"#, rgb(1.0 / 255, 1, 0)),
        (#"{"components":{"red":"0xFF","green":"0x33","blue":"0x00","alpha":"1.000"}}"#, rgb(1, 0.2, 0)),
        (#"{"components":{"red":"0XFF","green":"0xff","blue":"0x0","alpha":"1.000"}}"#, rgb(1, 1, 0)),
        (#"{"components":{"red":"0xFF","green":"0.200","blue":"51","alpha":"0.250"}}"#, rgb(1, 0.2, 0.2, 0.25)),
        // Numbers are as they are.
        (#"{"components":{"red":1,"green":0.2,"blue":0,"alpha":0.5}}"#, rgb(1, 0.2, 0, 0.5)),
        // An alpha is a fraction, but for 0x.
        (#"{"components":{"red":"0","green":"0","blue":"0","alpha":"0"}}"#, rgb(0, 0, 0, 0)),
        (#"{"components":{"red":"0","green":"0","blue":"0","alpha":"0x33"}}"#, rgb(0, 0, 0, 0.2)),
        (#"{"components":{"red":"0","green":"0","blue":"0"}}"#, rgb(0, 0, 0)),
        // Greys.
        (#"{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.000"}}"#, rgb(0.5, 0.5, 0.5)),
        (#"{"color-space":"gray-gamma-22","components":{"white":"51","alpha":"0.500"}}"#, rgb(0.2, 0.2, 0.2, 0.5)),
        (#"{"color-space":"extended-gray","components":{"white":"0xFF","alpha":"1.000"}}"#, rgb(1, 1, 1)),
        // Colour spaces.
        (#"{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000"}}"#, rgb(1, 0, 0)),
        (
            #"{"color-space":"extended-srgb","components":{"red":"1.200","green":"-0.100","blue":"0.000"}}"#,
            rgb(1.2, -0.1, 0)
        ),
        (
            #"{"color-space":"display-p3","components":{"red":"1.000","green":"0.000","blue":"0.000"}}"#,
            .components(.displayP3, red: 1, green: 0, blue: 0, alpha: 1)
        ),
        (
            #"{"color-space":"extended-linear-srgb","components":{"red":"1.000","green":"0.500","blue":"0.000"}}"#,
            .components(.linearSRGB, red: 1, green: 0.5, blue: 0, alpha: 1)
        ),
        // References.
        (#"{"platform":"ios","reference":"systemIndigoColor"}"#, .system("systemIndigoColor")),
        (#"{"platform":"universal","reference":"labelColor"}"#, .system("labelColor")),
        (#"{"reference":"systemBackgroundColor"}"#, .system("systemBackgroundColor")),
        (#"{"platform":"osx","reference":"textColor"}"#, nil),
        (#"{"platform":"tvos","reference":"labelColor"}"#, nil),
    ]

    @Test("Components are fractions with a point, bytes without one or with 0x, and numbers as they are")
    func components() throws {
        for (text, expected) in ColorSetTests.spellings {
            let found = try set("{\"idiom\":\"universal\",\"color\":\(text)}")
            #expect(found.color(for: AssetTraits()) == expected, "\(text)")
            #expect(found.hasColor == (expected != nil), "\(text)")
        }
    }

    /// A grey whose white is its number in the row; its traits are keys of JSON.
    private static func entry(_ number: Int, _ keys: String) -> String {
        "{\(keys.isEmpty ? "" : keys + ",")\"color\":{\"components\":{\"white\":\(number)}}}"
    }

    private static func appearance(_ names: String...) -> String {
        let list = names.map { name in
            "{\"appearance\":\"\(name == "high" ? "contrast" : "luminosity")\",\"value\":\"\(name)\"}"
        }
        return "\"appearances\":[\(list.joined(separator: ","))]"
    }

    static let rows: [(entries: [String], traits: String, chosen: Int?)] = [
        (["\"idiom\":\"universal\"", appearance("dark")], "phone", 0),
        (["\"idiom\":\"universal\"", appearance("dark")], "phone dark", 1),
        (["", appearance("light"), appearance("dark")], "phone", 1),
        (["", appearance("light")], "phone dark", 0),
        ([appearance("dark")], "phone", 0),
        (["", appearance("high")], "phone", 0),
        (["", appearance("high")], "phone high", 1),
        (["", appearance("dark"), appearance("dark", "high")], "phone dark high", 2),
        (["", appearance("dark"), appearance("high")], "phone dark high", 1),
        (["", appearance("high", "dark")], "phone dark high", 1),
        (["", appearance("high", "dark")], "phone high", 0),
        (["\"idiom\":\"iphone\"", "\"idiom\":\"universal\""], "phone", 0),
        (["\"idiom\":\"iphone\"", "\"idiom\":\"universal\""], "pad", 1),
        (["\"idiom\":\"ipad\"", "\"idiom\":\"universal\"," + appearance("dark")], "pad dark", 0),
        (["\"idiom\":\"ipad\""], "phone", nil),
        (["\"idiom\":\"ipad\",\"subtype\":\"mac-catalyst\"", "\"idiom\":\"universal\""], "pad", 1),
        (["\"idiom\":\"mac\"", "\"idiom\":\"watch\"", "\"idiom\":\"vision\""], "phone", nil),
        (["\"display-gamut\":\"display-P3\"", "\"display-gamut\":\"sRGB\""], "phone", 1),
    ]

    @Test("The variant is chosen by idiom, appearance and contrast")
    func variants() throws {
        for (entries, traits, chosen) in ColorSetTests.rows {
            let list = entries.enumerated().map { ColorSetTests.entry($0, $1) }.joined(separator: ",")
            let color = try set(list).color(for: ImageSetTests.traits(traits))
            let expected = chosen.map { ColorSetTests.rgb(Double($0), Double($0), Double($0)) }
            #expect(color == expected, "\(entries) for \(traits)")
        }
    }

    @Test("An entry without a colour is an empty slot")
    func emptySlots() throws {
        #expect(try !set("{\"idiom\":\"universal\"}").hasColor)
        #expect(try set("{\"idiom\":\"iphone\"}", ColorSetTests.entry(1, "")).color(for: AssetTraits()) != nil)
        #expect(try !ColorSet.read(Data("{\"info\":{\"version\":1}}".utf8)).hasColor)
    }

    @Test(
        "What is no colour says so with its place",
        arguments: [
            (#"{"color":{}}"#, #"an object with "components" or "reference""#),
            (#"{"color":{"components":{}}}"#, #"an object with "red", "green" and "blue""#),
            (#"{"color":{"components":{"red":"red","green":"0","blue":"0"}}}"#, #"a component of a colour, not "red""#),
            (#"{"color":{"components":{"red":"nan","green":"0","blue":"0"}}}"#, "a component of a colour"),
            (#"{"color":{"components":{"red":"0x","green":"0","blue":"0"}}}"#, "a component of a colour"),
            (#"{"color":{"components":{"white":true}}}"#, "a component of a colour, not true"),
            (#"{"color":{"reference":5}}"#, "colors[0].color.reference must be a string, not 5"),
            (#"{"color":7}"#, "colors[0].color must be an object, not 7"),
        ])
    func damaged(entry: String, message: String) {
        let error = #expect(throws: JSONFileError.self) { try set(entry) }
        #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
    }
}
