import LayoutRules
import Testing

@Suite("Which constraint of a conflict breaks, and the order in which a conflict is printed (autolayout.md §3, §0a.4)")
struct ConflictChoiceTests {
    private static let window = ConflictEntry(
        origin: .window, identifier: "UIView-Encapsulated-Layout-Width", isSize: true)
    private static let mask = ConflictEntry(origin: .mask, isSize: true)
    private static let guide = ConflictEntry(origin: .guide, identifier: "UIViewSafeAreaLayoutGuide-left")
    private static let stack = ConflictEntry(origin: .stack, identifier: "UISV-spacing")
    private static let position = ConflictEntry(origin: .app)
    private static let size = ConflictEntry(origin: .app, isSize: true)
    private static let ratio = ConflictEntry(origin: .app, isSize: true, isRelative: true)
    private static let farEdge = ConflictEntry(origin: .app, isFarEdgeWithoutRoom: true)

    /// The kinds, from the one that breaks first to the one that breaks only among its own kind.
    private static let kinds = [size, farEdge, ratio, position, stack, guide]

    private func broken(_ entries: [ConflictEntry]) -> ConflictEntry {
        entries[ConflictChoice.broken(entries.enumerated().map { .init($0.element, at: $0.offset) })]
    }

    @Test("§0a.4: of every set of kinds, in either order, the same kind breaks")
    func everySet() {
        for bits in 1..<(1 << Self.kinds.count) {
            let set = Self.kinds.indices.filter { bits & (1 << $0) != 0 }.map { Self.kinds[$0] }
            // Of two sizes, the one that is printed first breaks.
            if set.contains(Self.size), set.contains(Self.ratio) { continue }
            #expect(broken(set) == set[0])
            #expect(broken(set.reversed()) == set[0])
        }
    }

    @Test("§3: masks, windows and encapsulated sizes stay, whatever stands beside them", arguments: kinds)
    func whatNeverBreaks(kind: ConflictEntry) {
        #expect(broken([Self.mask, Self.window, kind]) == kind)
        #expect(broken([kind, Self.window, Self.mask]) == kind)
    }

    @Test(
        "§0a.4: the app's first size breaks if one is in points, else the last far edge, else the first ratio, else the last"
    )
    func firstAndLast() {
        func entry(_ identifier: String, isSize: Bool, isFarEdge: Bool = false) -> ConflictEntry {
            ConflictEntry(
                origin: .app, identifier: identifier, isSize: isSize, isFarEdgeWithoutRoom: isFarEdge)
        }
        let edges = ["a", "b", "c"].map { entry($0, isSize: false, isFarEdge: $0 != "c") }
        #expect(broken(edges).identifier == "b")
        #expect(broken(edges + [entry("d", isSize: true)]).identifier == "d")
        // A ratio breaks before a size in points only if it is printed first.
        let ratio = ConflictEntry(origin: .app, identifier: "0", isSize: true, isRelative: true)
        #expect(broken(edges + [ratio]).identifier == "b")
        #expect(broken(edges + [ratio, entry("d", isSize: true)]).identifier == "0")
        #expect(broken([entry("b", isSize: true), entry("a", isSize: true)]).identifier == "a")
        #expect(broken([entry("b", isSize: false), entry("a", isSize: false)]).identifier == "b")
        #expect(
            broken([entry("a", isSize: false), entry("b", isSize: true), entry("c", isSize: true)]).identifier == "b")
    }

    @Test("§3: masks are printed first, then what has no identifier, then the rest by identifier, capitals first")
    func printedOrder() {
        let entries = [
            ConflictEntry(origin: .app, identifier: "top"), Self.guide, Self.position, Self.window, Self.mask,
            ConflictEntry(origin: .app, identifier: "Title"), Self.size, ConflictEntry(origin: .mask),
            ConflictEntry(origin: .guide, identifier: "UIView-leftMargin-guide-constraint"),
        ]
        // UIKit's order of the last three comes from published logs.
        #expect(
            ConflictChoice.printedOrder(entries).map { entries[$0] } == [
                Self.mask, ConflictEntry(origin: .mask), Self.position, Self.size,
                ConflictEntry(origin: .app, identifier: "Title"), Self.window,
                ConflictEntry(origin: .guide, identifier: "UIView-leftMargin-guide-constraint"), Self.guide,
                ConflictEntry(origin: .app, identifier: "top"),
            ])
    }

    @Test(
        "Identifiers tell whose a constraint is",
        arguments: [
            ("UIView-Encapsulated-Layout-Width", ConflictEntry.Origin.window), ("UISV-hiding", .window),
            ("_UITemporaryLayoutHeight", .window), ("UISV-spacing", .stack), ("", .app), ("title", .app),
        ])
    func origins(identifier: String, origin: ConflictEntry.Origin) {
        #expect(ConflictEntry.Origin(identifier: identifier) == origin)
    }
}
