import Basics
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// San Francisco's measures, whatever glyphs are drawn.
@Suite struct SystemFontTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    @Test("§12: line heights of single sizes", arguments: [(17, 20.287), (15, 17.900), (20, 19.04 + 4.82)])
    func lineHeight(size: CGFloat, height: CGFloat) {
        #expect(abs(typesetter.metrics(of: FontRequest(pointSize: size)).lineHeight - height) < 0.01)
    }

    @Test("§12: ascender, descender and leading are fractions of the size, the same for every weight")
    func metrics() {
        for weight in stride(from: 100, through: 900, by: 100) {
            for isItalic in [false, true] {
                let font = FontRequest(pointSize: 2048, weight: weight, isItalic: isItalic)
                let metrics = typesetter.metrics(of: font)
                #expect(
                    metrics
                        == FontMetrics(ascender: 1950, descender: -494, leading: 0, capHeight: 1443, xHeight: 1078))
            }
        }
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

    @Test("§12: tracking in 1/1000 em at whole sizes")
    func listedTracking() {
        let listed: [(CGFloat, CGFloat)] = [
            (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
            (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
            (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (80, 0),
        ]
        for (size, tracking) in listed { #expect(SystemFont.listedTracking(pointSize: size) == tracking) }
    }

    @Test("between whole sizes tracking is straight, below 6 points level, above 80 none")
    func interpolatedTracking() {
        #expect(SystemFont.listedTracking(pointSize: 12.5) == -3)
        #expect(SystemFont.listedTracking(pointSize: 58) == 5)
        #expect(SystemFont.listedTracking(pointSize: 1) == 41)
        #expect(SystemFont.listedTracking(pointSize: 200) == 0)
    }

    @Test("tracking has no jump but the one at 20 points, where the design changes")
    func continuousTracking() {
        for weight in [100, 400, 450, 500, 600, 700, 800, 900, 1000] {
            for tenth in 10..<1000 where tenth != 199 {
                let sizes = (CGFloat(tenth) / 10, CGFloat(tenth + 1) / 10)
                let values = (
                    SystemFont.tracking(pointSize: sizes.0, weight: weight) / sizes.0,
                    SystemFont.tracking(pointSize: sizes.1, weight: weight) / sizes.1
                )
                #expect(abs(values.0 - values.1) < 0.003, "at \(sizes.0) points")
            }
        }
    }

    @Test("tracking stands behind every character, the last one too")
    func trackingPerCharacter() {
        let bare = typesetter.typeset(text("wide") { $0.runs[0].kern = 0 }).size.width
        #expect(agree(typesetter.width("wide"), bare + 4 * 17 * -0.026))
    }

    // MARK: Faces

    @Test(
        "§12: text glyphs below 20 points, display glyphs from there on",
        arguments: [(19.9, "Inter"), (20, "InterDisplay")])
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
                #expect(run.pointSize == size)
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
