import Snapshots
import Suites
import Testing

@Suite("Filters")
struct PictureFilterTests {
    private static let names = [
        GoldenName(layout: "login", device: "iphone-15", state: "portrait"),
        GoldenName(layout: "login", device: "iphone-15", state: "landscapeRight"),
        GoldenName(layout: "übersicht", device: "ipad", state: "portrait", isDark: true),
    ]

    @Test(
        "A pattern picks the names that it is found in, anywhere in them",
        arguments: [
            ("portrait", [0, 2]), ("^login", [0, 1]), ("(?i)LANDSCAPE", [1]), ("\\.dark$", [2]), ("^ü", [2]),
            ("watch", []), (".", [0, 1, 2]),
            // Folders and extensions are not matched.
            ("/", []), ("png$", []),
        ] as [(String, [Int])])
    func picks(pattern: String, expected: [Int]) throws {
        let filter = try #require(PictureFilter(pattern))
        #expect(try Self.names.indices.filter { try filter.matches(Self.names[$0]) } == expected)
    }

    @Test("A pattern that backtracks for ever is given up, and one that only looks long is not")
    func endless() throws {
        let name = GoldenName(layout: String(repeating: "a", count: 100), device: "iphone-15", state: "portrait")
        for pattern in ["(a+)+$", "(a|aa)+$", "(.*)*b"] {
            let filter = try #require(PictureFilter(pattern))
            #expect(throws: EndlessPattern(pattern: pattern, name: name.stem)) { try filter.matches(name) }
        }
        #expect(try PictureFilter("^(a+)+\\.")?.matches(name) == true)
        #expect(try PictureFilter("watch")?.matches(name) == false)
        #expect(try PictureFilter("a.*a.*z")?.matches(name) == false)
    }

    @Test("What is no pattern", arguments: ["", "[", "(", "*"])
    func refused(pattern: String) {
        #expect(PictureFilter(pattern) == nil)
    }
}
