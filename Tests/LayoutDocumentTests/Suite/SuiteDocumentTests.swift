import Basics
import Foundation
import LayoutDocument
import LayoutRules
import TestSupport
import Testing

@Suite("The suite file")
struct SuiteDocumentTests {
    private func parse(_ text: String) throws(InvalidFile) -> SuiteDocument {
        try SuiteDocument.parse(Data(text.utf8), file: "reflow.json")
    }

    /// The diagnostics as printed, without the file.
    private func mistakes(_ text: String) -> [String] {
        do throws(InvalidFile) {
            _ = try parse(text)
            return []
        } catch {
            return error.diagnostics.map { String($0.description.dropFirst("reflow.json:".count)) }
        }
    }

    @Test("A severity names a kind as lint does, or by the code of its warnings; the same kind twice is a mistake")
    func severities() throws {
        for kind in IssueKind.allCases {
            for name in [kind.rawValue, kind.warningCode] {
                let document = try parse("{ \"lint\": { \"severity\": { \"\(name)\": \"off\" } } }")
                #expect(document.settings.lint.severities == [kind: .off], "\(name)")
            }
        }
        #expect(
            mistakes(
                """
                { "lint": { "severity": { "small-target": "off",
                  "smallTarget": "error", "small-targt": "off" } } }
                """) == [
                    "2:3: error: duplicate key \"smallTarget\"; the first is \"small-target\" at 1:27",
                    "2:27: error: unknown key \"small-targt\" in \"severity\"; did you mean \"small-target\"?",
                ])
        // Messages quote the name that the file has.
        #expect(
            mistakes(#"{ "lint": { "severity": { "smallTarget": "bogus", "small-target": "off" } } }"#) == [
                "1:42: error: unknown value \"bogus\" for \"smallTarget\"; expected \"error\", \"warning\" or \"off\"",
                "1:51: error: duplicate key \"small-target\"; the first is \"smallTarget\" at 1:27",
            ])
    }

    @Test("What a layout says takes the place of what the suite says, key by key")
    func layering() throws {
        let document = try parse(
            """
            // Comments and trailing commas, as in layout files.
            {
              "$schema": "suite.schema.json",
              "comparison": {
                "precision": 0.99, "perceptualPrecision": 0.98, "masks": ["clock"],
                "views": { "chart": { "maxDiffPixels": 12 }, "map": { "ignoreAntialiasing": true } },
              },
              "layouts": {
                "login": { "comparison": {
                  "precision": 1, "masks": ["map", "face"],
                  "views": { "chart": { "maxDiffPixelsPerWindow": 4, "windowSize": 8 } },
                } },
                "über uns": {},
              },
            }
            """)
        let tolerance = ToleranceSettings(precision: 0.99, perceptualPrecision: 0.98)
        let map = ToleranceSettings(ignoreAntialiasing: true)
        let suite = ComparisonSettings(
            tolerance: tolerance, masks: ["clock"], views: ["chart": ToleranceSettings(maxDiffPixels: 12), "map": map])
        #expect(document.settings.comparison == suite)
        #expect(document.settings(for: "profile").comparison == suite)
        #expect(document.settings(for: "über uns").comparison == suite)
        #expect(
            document.settings(for: "login").comparison
                == ComparisonSettings(
                    tolerance: ToleranceSettings(precision: 1, perceptualPrecision: 0.98), masks: ["map", "face"],
                    views: ["chart": ToleranceSettings(maxDiffPixelsPerWindow: 4, windowSize: 8), "map": map]))
        #expect(document.layouts.map(\.name.value) == ["login", "über uns"])
        #expect(document.layouts.map(\.name.position.line) == [9, 13])
    }

    @Test("Which pictures are taken, for all layouts and for each; one name stands for a list of it")
    func matrix() throws {
        let document = try parse(
            """
            { "matrix": { "devices": ["iPhone 8", "iPad"], "orientations": ["portrait", "landscape"],
                          "appearances": ["light", "dark"], "contrasts": ["normal", "high"],
                          "contentSizes": "small", "layoutDirections": ["rightToLeft"] },
              "layouts": { "login": { "matrix": { "devices": ["iPhone 15"], "appearances": "light" } } } }
            """)
        let matrix = document.settings.matrix
        #expect(matrix.devices?.map(\.value) == ["iPhone 8", "iPad"])
        #expect(matrix.orientations == ["portrait", "landscape"])
        #expect(matrix.appearances == ["light", "dark"])
        #expect(matrix.contrasts == ["normal", "high"])
        #expect(matrix.contentSizes == ["small"])
        #expect(matrix.layoutDirections == ["rightToLeft"])
        let login = document.settings(for: "login").matrix
        #expect(login.devices?.map(\.value) == ["iPhone 15"])
        #expect(login.appearances == ["light"])
        #expect(login.contentSizes == ["small"])
        #expect(mistakes("{ \"matrix\": { \"appearances\": [\"drak\"] } }").first?.contains("drak") == true)
        #expect(mistakes("{ \"matrix\": { \"orientations\": [\"faceUp\"] } }").first?.contains("faceUp") == true)
        #expect(mistakes("{ \"matrix\": { \"devices\": [] } }").first?.contains("\"devices\" is empty") == true)
    }

    @Test("Fonts for every layout, with their places")
    func fonts() throws {
        let document = try parse("{ \"fonts\": [\"Fonts\", \"Brand.ttf\"] }")
        #expect(document.fonts.map(\.value) == ["Fonts", "Brand.ttf"])
        #expect(document.fonts.map(\.position.description) == ["1:13", "1:22"])
        #expect(
            mistakes("{ \"layouts\": { \"a\": { \"fonts\": [] } } }")
                == ["1:23: error: unknown key \"fonts\" in \"a\""])
    }

    @Test("An empty suite file says nothing")
    func empty() throws {
        #expect(try parse("{}") == SuiteDocument(file: "reflow.json"))
    }

    @Test(
        "Every mistake is told with line, column, and the nearest known key",
        arguments: [
            ("", ["1:1: error: the file is empty"]),
            ("[]", ["1:1: error: a suite file must be an object, not an empty list"]),
            (
                "{\"comparisn\": {}}",
                ["1:2: error: unknown key \"comparisn\" in the suite file; did you mean \"comparison\"?"]
            ),
            ("{\"root\": {}}", ["1:2: error: unknown key \"root\" in the suite file"]),
            (
                "{\"comparison\": {\n  \"precison\": 1}}",
                ["2:3: error: unknown key \"precison\" in \"comparison\"; did you mean \"precision\"?"]
            ),
            ("{\"comparison\": 1}", ["1:16: error: \"comparison\" must be an object, not 1"]),
            (
                "{\"comparison\": {\"precision\": \"0.9\", \"perceptualPrecision\": 1.5}}",
                [
                    "1:30: error: \"precision\" must be a number, not \"0.9\"",
                    "1:60: error: \"perceptualPrecision\" must be from 0 to 1, not 1.5",
                ]
            ),
            (
                "{\"comparison\": {\"maxDiffPixels\": 1.5, \"windowSize\": 0}}",
                [
                    "1:34: error: \"maxDiffPixels\" must be a whole number, not 1.5",
                    "1:53: error: \"windowSize\" must be from 1 to 10000, not 0",
                ]
            ),
            (
                "{\"comparison\": {\"masks\": [\"a\", \"a\"]}}",
                ["1:32: error: \"a\" is listed twice in \"masks\"; the first is at 1:27"]
            ),
            ("{\"comparison\": {\"masks\": []}}", []),
            ("{\"matrix\": {\"devices\": []}}", ["1:24: error: \"devices\" is empty"]),
            (
                "{\"comparison\": {\"views\": {\"chart\": {\"mask\": []}}}}",
                ["1:37: error: unknown key \"mask\" in \"chart\""]
            ),
            (
                "{\"layouts\": []}",
                ["1:13: error: \"layouts\" must be an object with an object for each name, not an empty list"]
            ),
            ("{\"layouts\": {\"a\": 1}}", ["1:19: error: \"a\" must be an object, not 1"]),
            (
                "{\"layouts\": {\"a\": {\"layouts\": {}}}}",
                ["1:20: error: unknown key \"layouts\" in \"a\""]
            ),
            ("{\"layouts\": {\"\": {}}}", ["1:14: error: a name in \"layouts\" must not be empty"]),
            (
                "{\"layouts\": {\"a\": {},\n \"a\": {}}}",
                ["2:2: error: duplicate key \"a\"; the first is at 1:14"]
            ),
        ])
    func mistakes(text: String, expected: [String]) {
        #expect(mistakes(text) == expected)
    }

    @Test("Law: whatever the bytes are, there is a document, or there are errors with places inside the file")
    func mutations() throws {
        let text = """
            { "comparison": { "precision": 0.5, "masks": ["a"], "views": { "b": { "windowSize": 3 } } },
              "layouts": { "c": { "comparison": { "maxDiffPixels": 1, "ignoreAntialiasing": true } } } }
            """
        var generator = SeededGenerator(seed: 9)
        // Foundation reads JSON5, which allows comments and trailing commas, and does not check keys. Text that it
        // refuses must be refused here, too.
        let oracle = JSONDecoder()
        oracle.allowsJSON5 = true
        var taken: [Data] = []
        var refused: [Data] = []
        for _ in 0..<3000 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
                }
            }
            do throws(InvalidFile) {
                _ = try SuiteDocument.parse(Data(bytes), file: "reflow.json")
                taken.append(Data(bytes))
            } catch {
                refused.append(Data(bytes))
                #expect(!error.diagnostics.isEmpty)
                #expect(error.diagnostics.allSatisfy { ($0.position?.offset ?? .max) <= bytes.count })
            }
        }
        func isJSON(_ data: Data) -> Bool { (try? oracle.decode(AnyJSON.self, from: data)) != nil }
        for data in taken { #expect(isJSON(data), "\(String(decoding: data, as: UTF8.self))") }
        // Mutated files of both kinds must occur, accepted and refused: a digit may become another one, a key may get
        // another letter, a bracket may disappear.
        #expect(!taken.isEmpty)
        #expect(refused.contains(where: isJSON))
        #expect(!refused.allSatisfy(isJSON))
    }
}

/// Any value.
private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) throws {}
}
