import Basics
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// San Francisco's metrics, independently of the drawn glyphs.
@Suite struct SystemFontTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    @Test("§12: line heights of single sizes", arguments: [(17, 20.287), (15, 17.900), (20, 19.04 + 4.82)])
    func lineHeight(size: CGFloat, height: CGFloat) {
        #expect(abs(typesetter.metrics(of: FontRequest(pointSize: size)).lineHeight - height) < 0.01)
    }

    @Test("§12: ascender, descender, leading and capitals are fractions of the size, the same for every weight")
    func metrics() {
        for weight in stride(from: 100, through: 900, by: 100) {
            for isItalic in [false, true] {
                let font = FontRequest(pointSize: 2048, weight: weight, isItalic: isItalic)
                let metrics = typesetter.metrics(of: font)
                #expect(metrics.ascender == 1950 && metrics.descender == -494)
                #expect(metrics.leading == 0 && metrics.capHeight == 1443)
            }
        }
    }

    @Test(
        "§12: the x-height depends on weight and size",
        arguments: [
            (100, 17, 1076), (400, 17, 1078), (900, 17, 1124), (100, 28, 1040), (400, 28, 1040), (900, 28, 1104),
        ])
    func xHeight(weight: Int, size: CGFloat, units: CGFloat) {
        let measured = typesetter.metrics(of: FontRequest(pointSize: size, weight: weight)).xHeight
        #expect(abs(measured * 2048 / size - units) < 0.2)
    }

    @Test(
        "§12: a label's height is its lines' height rounded up to the pixel",
        arguments: [(17, 3, 1, 20.3333), (17, 2, 1, 20.5), (17, 3, 10, 203), (17, 2, 10, 203)])
    func labelHeight(size: CGFloat, scale: CGFloat, lines: Int, height: CGFloat) {
        let string = Array(repeating: "line", count: lines).joined(separator: "\n")
        let set = typesetter.typeset(text(string, size: size))
        #expect(set.lines.count == lines)
        #expect(abs(PixelGrid(scale: scale).ceil(set.size.height) - height) < 0.0001)
    }

    @Test(
        "§12: heights of Title 1 by content size, as seen at @3x",
        arguments: [(25, 30), (26, 31.3333), (27, 32.3333), (28, 33.6667), (30, 36), (58, 69.3333)])
    func titleHeight(size: CGFloat, height: CGFloat) {
        let measured = typesetter.typeset(text("Title", size: size)).size.height
        #expect(abs(PixelGrid(scale: 3).ceil(measured) - height) < 0.0001)
    }

    @Test(
        "§12.2: until iOS 13 the display design began at 20 points: labels as Xcode 9 to 11 sized them, in half points",
        arguments: [
            ("Label", 17, 400, 42), ("Title", 17, 400, 33.5), ("Hello, World!", 17, 400, 98),
            ("Preparation time:", 17, 400, 131), ("isHeroEnabled", 17, 400, 111), ("Just a label", 17, 400, 86.5),
            ("Smooth Depth", 20, 400, 126.5), ("Filter Video", 20, 400, 98), ("RideBooker", 20, 700, 109),
            ("HeroDebugPlugin", 22, 600, 178), ("Lock Timeout", 16, 400, 98.5), ("Subtitle", 12, 400, 44),
        ])
    func cutUntilIOS13(string: String, size: CGFloat, weight: Int, width: CGFloat) {
        let font = FontRequest(pointSize: size, weight: weight, cut: .untilIOS13)
        let measured = typesetter.typeset(StyledText(runs: [.init(string, font: font, color: .black)])).size.width
        #expect(abs(PixelGrid(scale: 2).ceil(measured) - width) <= 0.5)
    }

    @Test(
        "§12.2: texts of Xcode 9 to 11 that tell the tracking to a part of a unit",
        arguments: [
            ("Detail", 16, 400, 41.5), ("Close Timeout", 16, 400, 104.5), ("Clear Timeout", 16, 400, 102),
            ("Depth", 20, 400, 53.5),
            ("Navigation Controller", 20, 400, 184), ("No Audio Unit View Found", 21, 400, 237.5),
            ("Tap '+' to choose a photo.", 23, 600, 266),
        ] as [(String, CGFloat, Int, CGFloat)])
    func trackingUntilIOS13(string: String, size: CGFloat, weight: Int, width: CGFloat) {
        #expect(PixelGrid(scale: 2).ceil(widthUntilIOS13(string, size, weight: weight)) == width)
    }

    @Test(
        "§12.2: titles of buttons, in whole points",
        arguments: [("Zip Sample Data", 113), ("Looping", 55), ("Next", 32)])
    func buttonsUntilIOS13(string: String, width: CGFloat) {
        #expect(widthUntilIOS13(string, 15).rounded(.up) == width)
    }

    private func widthUntilIOS13(_ string: String, _ size: CGFloat, weight: Int = 400) -> CGFloat {
        let font = FontRequest(pointSize: size, weight: weight, cut: .untilIOS13)
        return typesetter.typeset(StyledText(runs: [.init(string, font: font, color: .black)])).size.width
    }

    @Test("§12: a font's leading stands between lines, not below the last one")
    func leading() {
        let font = FontRequest(pointSize: 17, leading: 1.5)
        #expect(typesetter.metrics(of: font).leading == 1.5)
        let set = typesetter.typeset(StyledText(runs: [.init("a\nb\nc", font: font, color: .black)]))
        #expect(abs(set.size.height - (3 * 17 * 2444 / 2048 + 2 * 1.5)) < 1e-6)
    }

    @Test("n lines are n × 2444/2048 of the size high, at any size")
    func heightLaw() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<100 {
            let size = CGFloat.random(in: 1...200, using: &generator)
            let count = Int.random(in: 1...12, using: &generator)
            let set = typesetter.typeset(text(Array(repeating: "x", count: count).joined(separator: "\n"), size: size))
            #expect(abs(set.size.height - CGFloat(count) * size * 2444 / 2048) < 1e-6)
        }
    }

    // MARK: Tracking

    private func trackingUnits(_ size: CGFloat) -> CGFloat {
        SystemFont.tracking(pointSize: size, .current) * 2048 / size
    }

    @Test("§12: tracking in 1/2048 em at the sizes that were read")
    func tracking() {
        let listed: [(CGFloat, CGFloat)] = [
            (8, 52), (9, 38), (10, 24), (11, 12), (11.5, 6), (12, 0), (13, -12), (13.5, -17), (14, -22), (15, -32),
            (16, -40), (17, -52), (17.5, -51), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6),
            (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23),
            (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
        ]
        for (size, units) in listed { #expect(agree(trackingUnits(size), units), "at \(size) points") }
    }

    @Test("outside the sizes that were read: Apple's list below 8, level below 6, falling to nothing at 80")
    func trackingOutside() {
        for (size, units) in [(1, 82), (6, 82), (7, 68), (60, 9.5), (80, 0), (200, 0)] as [(CGFloat, CGFloat)] {
            #expect(agree(trackingUnits(size), units), "at \(size) points")
        }
    }

    @Test("tracking stands behind every character, the last one too")
    func trackingPerCharacter() {
        // w 1586, i 506, d 1258, e 1170 units in the regular text design, no kerning, −52 of tracking.
        #expect(agree(typesetter.width("wide"), (1586 + 506 + 1258 + 1170 - 4 * 52) * 17 / 2048))
    }

    // MARK: Faces

    @Test(
        "glyphs are of the design that a size has more of: the display design from 21.8125 points on",
        arguments: [(21.8, "Inter"), (21.9, "InterDisplay")])
    func opticalSize(size: CGFloat, family: String) throws {
        let names: [(Int, String)] = [
            (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
            (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
        ]
        for (weight, name) in names {
            for isItalic in [false, true] {
                let styled = text("a", size: size, weight: weight) { $0.runs[0].font.isItalic = isItalic }
                let run = try #require(typesetter.typeset(styled).glyphRuns.first)
                let style = isItalic ? (weight == 400 ? "Italic" : name + "Italic") : name
                #expect(run.font.rawValue == "\(family)-\(style)")
                #expect(agree(run.pointSize, size * 0.967))
            }
        }
    }

    @Test("a weight between two faces is the lighter one, whatever was set before")
    func betweenWeights() throws {
        for before in [[], [500], [400, 500], [600]] {
            let fresh = try Typesetter()
            for weight in before { _ = fresh.typeset(text("a", weight: weight)) }
            #expect(fresh.typeset(text("a", weight: 450)).glyphRuns.map(\.font.rawValue) == ["Inter-Regular"])
            #expect(fresh.typeset(text("a", weight: 451)).glyphRuns.map(\.font.rawValue) == ["Inter-Medium"])
        }
    }

    @Test("a character that one design lacks comes from the other, whatever was set before")
    func twinDesign() throws {
        // Inter has the baht sign, Inter Display does not.
        let sign = text("฿", size: 30, weight: 700)
        let fresh = try Typesetter()
        #expect(fresh.typeset(sign).glyphRuns.map(\.font.rawValue) == ["Inter-Bold"])
        #expect(fresh.typeset(sign) == typesetter.typeset(sign))
    }

    @Test("arrows and colons are drawn as written: San Francisco has no contextual alternates")
    func noAlternates() throws {
        let run = try #require(typesetter.typeset(text("->")).glyphRuns.first)
        let single = try #require(typesetter.typeset(text(">")).glyphRuns.first)
        #expect(run.glyphs.map(\.index).last == single.glyphs.map(\.index).last)
    }
}
