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
            // Folders and extensions are no part of it.
            ("/", []), ("png$", []),
        ] as [(String, [Int])])
    func picks(pattern: String, expected: [Int]) throws {
        let filter = try #require(PictureFilter(pattern))
        #expect(Self.names.indices.filter { filter.matches(Self.names[$0]) } == expected)
    }

    @Test("What is no pattern", arguments: ["", "[", "(", "*"])
    func refused(pattern: String) {
        #expect(PictureFilter(pattern) == nil)
    }
}
