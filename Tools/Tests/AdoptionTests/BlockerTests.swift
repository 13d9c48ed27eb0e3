import Testing

@testable import Adoption

@Suite struct BlockerTests {
    @Test(
        "An error leads to the name that is missing",
        arguments: [
            ("cannot find type 'UITableView' in scope", [], [Blocker(kind: .symbol, name: "UITableView")]),
            ("cannot find 'Theme' in scope", [], [Blocker(kind: .type, name: "Theme")]),
            (
                "value of type 'UIView' has no member 'sheetPresentationController'", [],
                [Blocker(kind: .symbol, name: "UIView.sheetPresentationController")]
            ),
            ("type 'Theme?' has no member 'dark'", [], [Blocker(kind: .type, name: "Theme.dark")]),
            (
                "'CellStyle' is not a member type of class 'ReflowKit.UIView'", [],
                [Blocker(kind: .symbol, name: "ReflowKit.UIView.CellStyle")]
            ),
            (
                "Objective-C interoperability is disabled", [],
                [Blocker(kind: .objectiveC, name: "Objective-C interoperability is disabled")]
            ),
            (
                "cannot convert value of type 'Int' to specified type 'String'", [],
                [Blocker(kind: .syntax, name: "cannot convert value of type 'Int' to specified type 'String'")]
            ),
            // A missing module explains all names but UIKit's.
            ("cannot find type 'MKMapView' in scope", ["MapKit"], [Blocker(kind: .module, name: "MapKit")]),
            ("cannot find 'Alamofire' in scope", ["Alamofire"], [Blocker(kind: .package, name: "Alamofire")]),
            (
                "cannot find type 'UITableView' in scope", ["MapKit"],
                [Blocker(kind: .module, name: "MapKit"), Blocker(kind: .symbol, name: "UITableView")]
            ),
        ] as [(String, [String], [Blocker])])
    func causes(message: String, missing: [String], blockers: [Blocker]) {
        let error = CompilerError(file: "/a.swift", line: 3, message: message)
        #expect(BlockerReader(missingModules: missing).blockers([error]) == Set(blockers))
    }

    @Test("With a name missing, other errors of the file follow from it")
    func followOns() {
        let errors = [
            "cannot find type 'UITableView' in scope", "method does not override any method from its superclass",
        ]
        let found = BlockerReader(missingModules: []).blockers(
            errors.map { CompilerError(file: "/a.swift", line: 1, message: $0) })
        #expect(found == [Blocker(kind: .symbol, name: "UITableView")])
    }

    @Test("An override of nothing leads to the member that is missing; all errors of other kinds are there")
    func overrides() {
        let message = "method does not override any method from its superclass"
        var reader = BlockerReader(missingModules: [])
        reader.line = { _ in "    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {" }
        let error = CompilerError(file: "/a.swift", line: 1, message: message)
        #expect(reader.blockers([error]) == [Blocker(kind: .symbol, name: "override of touchesBegan")])
        let two = ["missing return", "invalid redeclaration"].map {
            CompilerError(file: "/a.swift", line: 1, message: $0)
        }
        #expect(reader.blockers(two).map(\.name).sorted() == ["invalid redeclaration", "missing return"])
    }

    @Test("A file without errors has no blocker")
    func clean() {
        #expect(BlockerReader(missingModules: []).blockers([]).isEmpty)
    }

    @Test("Blockers are ranked by the files that they alone keep out, then by all their files, then by name")
    func ranking() {
        let table = Blocker(kind: .symbol, name: "UITableView")
        let map = Blocker(kind: .module, name: "MapKit")
        let theme = Blocker(kind: .type, name: "Theme")
        let ranked = RankedBlocker.ranked(["a": [table], "b": [table, map], "c": [map, theme], "d": [theme, table]])
        #expect(
            ranked == [
                RankedBlocker(kind: .symbol, name: "UITableView", files: 3, frees: 1),
                RankedBlocker(kind: .module, name: "MapKit", files: 2, frees: 0),
                RankedBlocker(kind: .type, name: "Theme", files: 2, frees: 0),
            ])
    }

    @Test("Errors are read with their places, once each")
    func errors() {
        let text = """
            /app/A.swift:3:7: error: cannot find 'x' in scope
            /app/A.swift:3:7: error: cannot find 'x' in scope
            /app/A.swift:3:7: note: did you mean 'y'?
            /app/B C.swift:12:1: error: expected '}' in class
            <unknown>:0: error: no such module
            """
        #expect(
            CompilerError.read(text) == [
                CompilerError(file: "/app/A.swift", line: 3, message: "cannot find 'x' in scope"),
                CompilerError(file: "/app/B C.swift", line: 12, message: "expected '}' in class"),
            ])
    }
}
