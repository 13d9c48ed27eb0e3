import Foundation
import LayoutRules
import Screens
import TestSupport
import Testing

/// A layout with one mistake among its constraints, and the expected findings.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    let name: String
    /// The constraints of the root view, which is 393 points wide in portrait and 852 in landscape.
    let constraints: [String]
    var subviews = PlantedFault.box
    /// The orientations with the finding.
    let orientations: [String]
    let kind: String
    let view: String
    /// The words that the message must contain, including the suggested fix.
    let words: [String]

    static let box = #"{ "class": "UIView", "id": "box", "backgroundColor": "gray" }"#
    static let title = #"{ "class": "UILabel", "id": "title", "text": "Hello" }"#
    /// The constraints for the box except its width.
    static let placed = ["box.leading == self.leading", "box.top == self.safeArea.top", "box.height == 50"]
    static let titlePlaced = ["title.leading == self.safeArea.leading + 16", "title.top == self.safeArea.top + 40"]

    var testDescription: String { name }

    var file: String {
        let list = constraints.map { "              \"\($0)\"" }.joined(separator: ",\n")
        return """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "white",
              "constraints": [
            \(list)
              ],
              "subviews": [ \(subviews) ] } }
            """
    }

    static let all: [PlantedFault] = [
        PlantedFault(
            name: "a view with a frame that constraints are meant to place", constraints: ["box.width == 50"],
            subviews: #"{ "class": "UIView", "id": "box", "frame": [10, 100, 20, 20], "backgroundColor": "gray" }"#,
            orientations: ["portrait", "landscapeRight"], kind: "constraint-conflict", view: "box",
            words: ["set translatesAutoresizingMaskIntoConstraints of box to false"]),
        PlantedFault(
            name: "a fixed height against a text that must not be cut",
            constraints: titlePlaced + ["title.height == 10"],
            subviews: #"""
                { "class": "UILabel", "id": "title", "text": "Hello",
                  "contentCompressionResistancePriority": [750, 1000] }
                """#,
            orientations: ["portrait", "landscapeRight"], kind: "constraint-conflict", view: "title",
            // 20.333 - 10.
            words: [
                "the content of title needs 10.3333 points more height than its fixed height",
                "grow (>= instead of ==)",
            ]),
        PlantedFault(
            name: "a fixed height that cuts the text", constraints: titlePlaced + ["title.height == 10"],
            subviews: title, orientations: ["portrait", "landscapeRight"], kind: "truncated", view: "title",
            words: [
                "needs 39 × 20.3333 pt", "title.height == 10 (page.json:5) allows no more",
                "use a larger number, or >= instead of ==",
            ]),
        PlantedFault(
            name: "two gaps that cut the text",
            constraints: titlePlaced + ["self.trailing == title.trailing + 360"], subviews: title,
            orientations: ["portrait"], kind: "truncated", view: "title",
            // 393 - 16 - 360 = 17, and 39 - 17 = 22.
            words: [
                "title.leading == page.safeArea.leading + 16 (page.json:3) and page.trailing == title.trailing + 360 "
                    + "(page.json:5) allow no more; set numberOfLines to 0 or make the gaps beside it 22 pt smaller in total"
            ]),
        PlantedFault(
            name: "a neighbour that keeps its width beside a text that is cut",
            constraints: titlePlaced + [
                "box.leading == title.trailing + 8", "box.trailing == self.trailing", "box.top == title.top",
            ],
            subviews: title + """
                , { "class": "UIButton", "id": "box", "title": "Directions, opening hours and more of that",
                    "titleColor": "black", "contentHuggingPriority": [251, 250],
                    "contentCompressionResistancePriority": [751, 750] }
                """,
            orientations: ["portrait"], kind: "truncated", view: "title",
            words: [
                "box's horizontal compression resistance @751 allow no more; set numberOfLines to 0, make the text of "
                    + "box shorter or lower the horizontal contentCompressionResistancePriority of box"
            ]),
        PlantedFault(
            name: "side gaps that fail at 393 points",
            constraints: [
                "box.leading == self.leading + 200", "self.trailing == box.trailing + 200",
                "box.top == self.safeArea.top", "box.height == 50",
            ],
            orientations: ["portrait"], kind: "constraint-conflict", view: "box",
            words: [
                "the constraints leave no room for box in a window of this width; make the gaps at least 7 points smaller in total"
            ]),
        PlantedFault(
            name: "fixed heights that fit in portrait only",
            constraints: [
                "top.top == self.safeArea.top", "top.height == 300", "box.top == top.bottom + 8", "box.height == 300",
                "box.bottom <= self.safeArea.bottom", "top.leading == self.leading", "top.width == 100",
                "box.leading == self.leading", "box.width == 100",
            ],
            subviews: box + #", { "class": "UIView", "id": "top", "backgroundColor": "gray" }"#,
            orientations: ["landscapeRight"], kind: "constraint-conflict", view: "box",
            // 300 + 8 + 300 in a safe area of 393 - 21.
            words: [
                "not in portrait", "the constraints need 236 points more than the height of the window",
                "let the content scroll",
            ]),
        PlantedFault(
            name: "a fixed width that fits in landscape only",
            constraints: placed + ["box.width == 600", "box.trailing <= self.trailing"],
            orientations: ["portrait"], kind: "constraint-conflict", view: "box",
            words: [
                "the constraints need 207 points more than the width of the window; give box.width == 600 a priority below 1000"
            ]),
        PlantedFault(
            name: "two widths for one view", constraints: placed + ["box.width == 100", "box.width == 120"],
            orientations: ["portrait", "landscapeRight"], kind: "constraint-conflict", view: "box",
            words: ["box has two widths, 100 and 120", "remove one of them"]),
        PlantedFault(
            name: "a wish that never comes true", constraints: placed + ["box.width == 100", "box.width == 300 @100"],
            orientations: ["portrait"], kind: "idle-constraint", view: "box",
            words: [
                "box.width == 300 @100 (page.json:7) is never satisfied, because box.width == 100 takes precedence",
                "remove it",
            ]),
        PlantedFault(
            name: "a limit beside a fixed width", constraints: placed + ["box.width == 100", "box.width <= 200"],
            orientations: ["portrait"], kind: "idle-constraint", view: "box",
            words: ["box.width ≤ 200 (page.json:7) is always satisfied if box.width == 100 is", "remove it"]),
        PlantedFault(
            name: "a constraint that stands there twice",
            constraints: placed + ["box.width == 100", "box.width == 100"],
            orientations: ["portrait"], kind: "idle-constraint", view: "box",
            words: ["is the same as the one at page.json:6", "remove it"]),
        PlantedFault(
            name: "a width that nobody gives", constraints: placed, orientations: ["portrait", "landscapeRight"],
            kind: "ambiguous-layout", view: "box", words: ["do not determine width", "add constraints"]),
        PlantedFault(
            name: "a position that nobody gives", constraints: ["title.top == self.safeArea.top + 40"], subviews: title,
            orientations: ["portrait", "landscapeRight"], kind: "ambiguous-layout", view: "title",
            words: ["do not determine x", "add constraints"]),
    ]
}

@Suite("Mistakes among constraints are named with their cure")
struct PlantedFaultTests {
    private struct Report: Decodable {
        struct Issue: Decodable {
            var orientation: String
            var view: String
            var kind: String
            var message: String
        }
        var issues: [Issue]
    }

    private let kinds: Set = ["constraint-conflict", "ambiguous-layout", "idle-constraint", "truncated"]

    private func issues(_ file: String) throws -> [Report.Issue] {
        let workspace = try Workspace()
        try workspace.write(file, to: "page.json")
        let run = try workspace.reflow("lint", "page.json", "--format", "json")
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).issues
            .filter { kinds.contains($0.kind) }
    }

    @Test("lint names each, once in each orientation where it is", arguments: PlantedFault.all)
    func named(_ fault: PlantedFault) throws {
        let issues = try issues(fault.file)
        #expect(issues.map(\.orientation) == fault.orientations)
        for issue in issues {
            #expect(issue.kind == fault.kind)
            #expect(issue.view == fault.view)
            for words in fault.words { #expect(issue.message.contains(words), "\(issue.message)") }
        }
    }

    @Test("Wishes that pull, limits that keep quiet and shares of the window are no mistakes")
    func fine() throws {
        let good = PlantedFault(
            name: "",
            constraints: PlantedFault.placed + [
                "box.width == 1000 @750", "box.width <= 500", "box.trailing <= self.trailing - 16",
            ], orientations: [], kind: "", view: "", words: [])
        #expect(try issues(good.file).map(\.message) == [])
    }

    @Test("What is hidden may stay open")
    func hidden() throws {
        let hidden = PlantedFault(
            name: "", constraints: PlantedFault.placed,
            subviews: #"{ "class": "UIView", "id": "box", "backgroundColor": "gray", "isHidden": true }"#,
            orientations: [], kind: "", view: "", words: [])
        #expect(try issues(hidden.file).map(\.message) == [])
    }

    @Test("Variations that change several constraints contradict nothing in between")
    func variations() throws {
        let varied = { (view: String, width: Int, lying: Int) in
            """
            { "equation": "\(view).width == \(width)",
              "variations": [ { "when": { "orientation": "landscape" }, "set": { "constant": \(lying) } } ] }
            """
        }
        let file = """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "white",
              "constraints": [
                "one.leading == self.leading", "two.leading == one.trailing", "two.trailing == self.leading + 300",
                "one.top == self.top + 100", "one.height == 50", "two.top == one.top", "two.height == 50",
                \(varied("one", 100, 250)), \(varied("two", 200, 50))
              ],
              "subviews": [ { "class": "UIView", "id": "one", "backgroundColor": "gray" },
                { "class": "UIView", "id": "two", "backgroundColor": "blue" } ] } }
            """
        #expect(try issues(file).map(\.message) == [])
    }

    @Test("A conflict that is there only after a rotation leads the warnings; test --strict-constraints fails by it")
    func afterRotation() throws {
        let workspace = try Workspace()
        let fault = try #require(PlantedFault.all.first { $0.orientations == ["landscapeRight"] })
        try workspace.write(fault.file, to: "Layouts/page.json")
        #expect(try workspace.reflow("record").status == 0)
        let run = try workspace.reflow("tree", "Layouts/page.json", "--orientation", "landscape")
        #expect(run.status == 0)
        #expect(run.error.contains("warning: Likely mistake: the constraints need 236 points more than the height"))
        #expect(!run.error.contains("[LayoutConstraints]"))
        let verbose = try workspace.reflow("tree", "Layouts/page.json", "--orientation", "landscape", "--verbose")
        #expect(verbose.error.contains("[LayoutConstraints] Unable to simultaneously satisfy constraints."))
        #expect(verbose.error.contains("'UIView-Encapsulated-Layout-Height' page.height == 393"))
        #expect(!verbose.error.contains("breakpoint"))
        #expect(run.error.contains("still there after layout), but not in portrait; the rotation causes it."))
        #expect(run.error.contains("box.height == 300 (broken)   Layouts/page.json:6"))
        #expect(try workspace.reflow("test").status == 0)
        #expect(try workspace.reflow("test", "--strict-constraints").status == 1)
    }

    @Test("A tree says which numbers are open, and so does a warning")
    func ambiguous() throws {
        let workspace = try Workspace()
        let fault = try #require(PlantedFault.all.first { $0.kind == "ambiguous-layout" })
        try workspace.write(fault.file, to: "page.json")
        let run = try workspace.reflow("tree", "page.json", "--format", "json")
        #expect(run.output.contains(#""ambiguous": ["width"]"#))
        #expect(run.output.contains(#""code": "ambiguousLayout""#))
        let text = try workspace.reflow("tree", "page.json")
        #expect(text.output.contains(") ambiguous=width"))
        #expect(try FrameTree(parsing: text.output).nodes.contains { $0.ambiguous == [.width] })
        // A golden tree contains it too, and a golden recorded before trees contained it still passes.
        try workspace.write(fault.file, to: "Layouts/page.json")
        #expect(try workspace.reflow("record", "--orientation", "portrait").status == 0)
        let golden = try #require(workspace.files.first { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".txt") })
        #expect(try workspace.text(golden) == text.output)
        try workspace.write(text.output.replacing(" ambiguous=width", with: ""), to: golden)
        #expect(try workspace.reflow("test", "--orientation", "portrait").status == 0)
    }
}
