import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// Equal requests give equal results: in any order, process and environment.
@Suite struct DeterminismTests {
    private static let samples: [(StyledText, CGFloat, Int)] = [
        (text("The quick brown fox jumps over the lazy dog"), 120, 0),
        (text("Settings", size: 34, weight: 700), .infinity, 0),
        (text("฿ ₿ ⊕ ⬜ ☀ ❤️ 漢 א ๛", size: 24, weight: 600), 100, 2),
        (text("Footnote -> 10:30 (AM)", size: 13, weight: 500, lineBreak: .byTruncatingMiddle), 90, 1),
        (text("שלום עולם 123 abc") { $0.paragraph.isRightToLeft = true }, 200, 0),
        (text("italic") { $0.runs[0].font.isItalic = true }, 40, 0),
        (text("named") { $0.runs[0].font.family = .named("Inter Display") }, 40, 0),
        (text("ﬁ ﬂ é e\u{301} ＡＢ ｱ"), 50, 0),
    ]

    private static func results(_ typesetter: Typesetter, order: [Int]) -> [Int: TypesetText] {
        order.reduce(into: [:]) { results, index in
            let (styled, width, maximumLines) = samples[index]
            results[index] = typesetter.typeset(styled, width: width, maximumLines: maximumLines)
        }
    }

    @Test("the order in which texts are set does not matter")
    func order() throws {
        let order = Array(Self.samples.indices)
        let expected = Self.results(try Typesetter(), order: order)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<8 {
            #expect(Self.results(try Typesetter(), order: order.shuffled(using: &generator)) == expected)
        }
    }

    @Test("a text that was set before is the same again, also when many came between")
    func memory() throws {
        let typesetter = try Typesetter()
        let first = Self.results(typesetter, order: Array(Self.samples.indices))
        for index in 0..<1_500 { _ = typesetter.typeset(text("filler \(index)")) }
        #expect(Self.results(typesetter, order: Array(Self.samples.indices)) == first)
    }

    @Test("neither environment nor home folder changes a result, and nothing is written there")
    func environment() async throws {
        let expected =
            "\(Self.results(try Typesetter(), order: Array(Self.samples.indices)).sorted { $0.key < $1.key })"
        let home = try TemporaryFolder("home")
        let path = home.path
        await #expect(processExitsWith: .success) { [expected = expected as String, path = path as String] in
            let hostile = [
                "HOME": path, "XDG_CACHE_HOME": path, "XDG_CONFIG_HOME": path, "XDG_DATA_HOME": path,
                "FONTCONFIG_FILE": "\(path)/none.conf", "FONTCONFIG_PATH": path, "FC_LANG": "ja", "LANG": "ja_JP.UTF-8",
                "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ja:zh:ar", "PANGO_LANGUAGE": "ja:ar",
                "PANGOCAIRO_BACKEND": "fontconfig",
                "PANGO_SYSCONFDIR": path, "TZ": "Asia/Tokyo",
            ]
            for (name, value) in hostile { setenv(name, value, 1) }
            setlocale(LC_ALL, "")
            let found =
                "\(Self.results(try Typesetter(), order: Array(Self.samples.indices)).sorted { $0.key < $1.key })"
            try #require(found == expected)
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path).isEmpty)
    }
}
