import Foundation
import ImageCodecs
import TestSupport
import Testing

@testable import ReflowCommand

@Suite("reflow look")
struct LookProcessTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    /// The ids at the beginnings of lines.
    private func ids(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line -> String? in
            let word = String(line.prefix { $0 != " " })
            return word.count >= 4 && word.allSatisfy { $0.isHexDigit } ? word : nil
        }
    }

    private func line(_ text: String, about words: String) throws -> String {
        String(try #require(text.split(separator: "\n").first { $0.contains(words) }, "\(text)"))
    }

    @Test("Where nothing can be kept, the result and its exit status are the same, and a warning says why")
    func noPlaceToKeep() throws {
        for (text, status) in [("Hello", Int32(0)), (String(repeating: "Hello ", count: 40), 1)] {
            try workspace.layout("a.json", text: text)
            let kept = try workspace.reflow("look", "a.json")
            try workspace.remove("report")
            try workspace.write("", to: "report")
            let run = try workspace.reflow("look", "a.json")
            #expect(kept.status == status && run.status == status, "\(run.error)")
            #expect(run.output == kept.output)
            #expect(run.error.contains("warning: cannot create the folder "), "\(run.error)")
            #expect(run.error.contains("the next look cannot say"), "\(run.error)")
            try workspace.remove("report")
        }
    }

    @Test("A number reads the same in every command; JSON has it exactly")
    func numbers() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 15"], "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
                { "class": "UILabel", "id": "title", "text": "Hello and goodbye" } ],
              "constraints": ["title.leading == self.leading + 10", "title.top == self.top + 100",
                              "title.width == 0.25 * self.width + 2.09"] } }
            """, to: "a.json")
        // 393 / 4 + 2.09 and 852 / 4 + 2.09, to the nearest third of a point.
        let (narrow, wide) = ("100.333", "215")
        func output(_ arguments: String...) throws -> String {
            try ReflowProcess(arguments, in: workspace.url).output
        }
        let tree = try output("tree", "a.json")
        let height = try #require(tree.firstMatch(of: /#title \(10 100; 100\.333 ([0-9.]+)\)/)?.output.1, "\(tree)")
        #expect(height == "20.3333")
        #expect(try output("explain", "a.json", "--view", "title").contains("width = \(narrow)   (100.34, rounded"))
        #expect(try output("lint", "a.json").contains(" × \(height) pt, but the view has \(narrow) × \(height)"))
        #expect(try output("look", "a.json").contains("title: width \(narrow) → \(wide)\n"))
        #expect(try output("tree", "a.json", "--format", "json").contains("[10, 100, 100.33333333333333, 20.33"))
    }

    @Test("Each planted fault is named with what to change, and gone when that is done", arguments: LayoutFault.all)
    func faults(_ fault: LayoutFault) throws {
        let file = fault.name + ".json"
        try workspace.write(fault.text(), to: file)
        let first = try workspace.reflow("look", file, "--to", "landscapeRight")
        #expect(first.status == (fault.fails ? 1 : 0) && first.error == "", "\(first.error)")
        for words in fault.words { #expect(first.output.contains(words), "\(first.output)") }
        #expect(first.output.contains("first run: no earlier result to compare with"))
        #expect(first.output.utf8.count <= LookText.byteLimit)

        try workspace.write(fault.repaired(), to: file)
        let second = try workspace.reflow("look", file, "--to", "landscapeRight")
        #expect(second.status == 0 && second.error == "", "\(second.output)\(second.error)")
        #expect(second.output.contains("rotates: ") && second.output.contains("no problems"), "\(second.output)")
        let left = second.output.split(separator: "\n").filter { !$0.contains(" gone, ") }
        #expect(!left.contains { $0.contains(fault.words[0]) })
        #expect(try line(second.output, about: "since the last run") != "since the last run: nothing changed")
    }

    @Test("The twelve faults, and the bytes that name them")
    func bytes() throws {
        var rows: [String] = []
        for fault in LayoutFault.all {
            try workspace.write(fault.text(), to: fault.name + ".json")
            let look = try workspace.reflow("look", fault.name + ".json")
            rows.append("\(fault.name)\t\(look.output.utf8.count) bytes")
            #expect(look.output.utf8.count < 1_200)
        }
        #expect(rows.count == 12)
        print(rows.joined(separator: "\n"))
    }

    /// A screen of 60 views with very long names, nearly all of which have a problem.
    private func crowd(_ count: Int = 58) -> String {
        let views = (0..<count).map { index in
            """
            { "class": "UILabel", "id": "überlangerName-\(index)-ofAViewThatNobodyWouldEverCallThat", \
            "frame": [\(index % 3 * 60), \(400 + index * 7), 40, 12], "text": "Departures of the day № \(index)" }
            """
        }
        return """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "subviews": [
            \(views.joined(separator: ",\n")) ] } }
            """
    }

    @Test("A screen of 60 views takes at most 2,400 bytes, with the worst first, and --more has the rest")
    func bounded() throws {
        try workspace.write(crowd(), to: "crowd.json")
        let look = try workspace.reflow("look", "crowd.json")
        #expect(look.status == 1)
        #expect(look.output.utf8.count <= 2_400)
        let lines = look.output.split(separator: "\n").map(String.init)
        #expect(lines[1].contains("rotates: "))
        #expect(try line(look.output, about: " more: --more problems").hasPrefix("… "))
        let shown = ids(look.output)
        #expect(Set(shown).count == shown.count && shown.count > 6)

        let rest = try workspace.reflow("look", "crowd.json", "--more", "problems")
        #expect(ids(rest.output).count > ids(look.output).count)
    }

    @Test("A change in the numbers of a line leaves its id; what is new says so")
    func stable() throws {
        // The letters of the label, 39 points wide, end beyond the screen's 375 points.
        try workspace.layout("page.json", x: 360)
        let first = try workspace.reflow("look", "page.json")
        let beyond = try line(first.output, about: "portrait: title: extends")
        try workspace.layout("page.json", x: 365)
        let second = try workspace.reflow("look", "page.json")
        let farther = try line(second.output, about: "portrait: title: extends")
        #expect(beyond != farther && ids(beyond) == ids(farther) && !farther.contains("new, "))
        #expect(second.output.contains("both orientations: title: x 360 → 365"))

        // In landscape the screen is 375 points high.
        try workspace.write(
            workspace.text("page.json").replacingOccurrences(of: "[365, 40, 200, 30]", with: "[16, 400, 200, 30]"),
            to: "page.json")
        let third = try workspace.reflow("look", "page.json")
        #expect(third.output.contains("new, landscapeRight: title: is off screen"), "\(third.output)")
        #expect(third.output.contains("gone, portrait: title: extends"))
    }

    @Test("--more tells why the views of a line are where they are, and speaks of the same changes as the look")
    func more() throws {
        let fault = try #require(LayoutFault.all.first { $0.name == "mask-banner" })
        try workspace.write(fault.text(), to: "banner.json")
        let first = try workspace.reflow("look", "banner.json")
        let id = try #require(ids(try line(first.output, about: "banner: no longer")).first)
        let more = try workspace.reflow("look", "banner.json", "--more", id)
        #expect(more.output.contains("width comes from the frame of banner, which has no flexibleWidth"))

        try workspace.write(fault.repaired(), to: "banner.json")
        let second = try workspace.reflow("look", "banner.json")
        let changed = try line(second.output, about: "banner: mask RM+BM → W+BM")
        for _ in 0..<2 {
            let more = try workspace.reflow("look", "banner.json", "--more", try #require(ids(changed).first))
            #expect(more.status == 0 && more.output.hasPrefix(changed), "\(more.output)\(more.error)")
        }
        #expect(try workspace.reflow("look", "banner.json").output.contains("since the last run: nothing changed"))

        let unknown = try workspace.reflow("look", "banner.json", "--more", "moved")
        #expect(unknown.status == 2 && unknown.error.contains("with the id \"moved\"; did you mean \"moves\"?"))
    }

    /// A page of one label, with these members.
    private func page(_ label: String, more: String = "") -> String {
        """
        { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "backgroundColor": "systemBackground",
          "subviews": [ { "class": "UILabel", "id": "title", \(label) } ]\(more) } }
        """
    }

    @Test("What is wrong in the other appearance only is told beside the rest")
    func otherAppearance() throws {
        let label = ##""frame": [16, 40, 200, 30], "text": "Hello", "textColor": "#222222""##
        try workspace.write(page(label), to: "page.json")
        let light = try workspace.reflow("look", "page.json")
        #expect(light.status == 1)
        #expect(try line(light.output, about: "contrast").contains(" dark: title: has a contrast of"))
        #expect(light.output.contains(#"(use a system colour such as "label", or { "light": …, "dark": … })"#))
        #expect(try workspace.reflow("look", "page.json").output.contains("since the last run: nothing changed"))
        let dark = try workspace.reflow("look", "page.json", "--appearance", "dark")
        #expect(try line(dark.output, about: "contrast").contains(" both orientations: title: has a contrast of"))
        try workspace.write(page(label.replacing("#222222", with: "#BBBBBB")), to: "page.json")
        let other = try workspace.reflow("look", "page.json", "--appearance", "dark")
        #expect(try line(other.output, about: "contrast").contains(" light: title: has a contrast of"))
        try workspace.write(page(label.replacing("#222222", with: "label")), to: "page.json")
        let repaired = try workspace.reflow("look", "page.json")
        #expect(repaired.status == 0 && repaired.output.contains("no problems"))
        #expect(try line(repaired.output, about: " gone, ").contains("gone, dark portrait and dark landscapeRight"))
    }

    @Test("A constraint that a variation changes has the variation's line too")
    func variation() throws {
        let constraints = """
            , "constraints": [
              "title.leading == self.leading + 16", "title.top == self.safeArea.top + 16",
              "title.bottom <= self.safeArea.bottom",
              { "equation": "title.height == 200",
                "variations": [{ "when": { "verticalSizeClass": "compact" }, "set": { "constant": 500 } }] }
            ]
            """
        try workspace.write(page(#""text": "Hello""#, more: constraints), to: "page.json")
        let look = try workspace.reflow("look", "page.json")
        let conflict = try line(look.output, about: "conflicting constraints")
        #expect(conflict.contains("landscapeRight: title: conflicting"), "\(conflict)")
        #expect(conflict.contains("title.height == 500 (broken) (line 5, changed on line 6)"), "\(conflict)")
        #expect(conflict.contains("; the variation on line 6 sets title.height == 500"), "\(conflict)")
        let explained = try workspace.reflow(
            "explain", "page.json", "--view", "title", "--orientation", "landscapeRight", "--format", "json"
        ).output
        #expect(explained.contains("\"line\": 5") && explained.contains("\"variationLine\": 6"), "\(explained)")
        let portrait = try workspace.reflow("explain", "page.json", "--view", "title").output
        #expect(!portrait.contains("changed on line"), "\(portrait)")
    }

    @Test("The variation that is named gives the number now, even if another one gave the same before the rotation")
    func variationNow() throws {
        func layout(_ variations: String) -> String {
            page(
                #""text": "Hello""#,
                more: """
                    , "constraints": [ "title.leading == self.leading + 16", "title.top == self.safeArea.top + 16",
                      { "equation": "title.height == 200", "variations": [
                        \(variations)
                      ] } ]
                    """)
        }
        let portrait = #"{ "when": { "orientation": "portrait" }, "set": { "constant": 120 } },"#
        let landscape = #"{ "when": { "orientation": "landscape" }, "set": { "constant": 120 } }"#
        try workspace.write(layout(portrait + "\n" + landscape), to: "page.json")
        func height(in orientation: String) throws -> String {
            try workspace.reflow(
                "explain", "page.json", "--view", "title", "--axis", "height", "--orientation", orientation
            ).output
        }
        let (upright, sideways) = (try height(in: "portrait"), try height(in: "landscapeRight"))
        #expect(upright.contains("page.json:3, changed on line 4"), "\(upright)")
        #expect(sideways.contains("page.json:3, changed on line 5"), "\(sideways)")
        // A priority alone changes no number.
        let priority = #"{ "when": { "orientation": "portrait" }, "set": { "priority": 900 } }"#
        try workspace.write(layout(portrait + "\n" + priority), to: "page.json")
        let wish = try height(in: "portrait")
        #expect(wish.contains("== 120 @900   page.json:3, changed on line 4"), "\(wish)")
    }

    @Test("Of a problem before the rotation only, the cause is what holds there")
    func causeBefore() throws {
        let label = """
            "frame": [16, 660, 200, 30], "text": "Hello",
            "variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": [16, 40, 200, 30] } }]
            """
        try workspace.write(page(label), to: "page.json")
        let look = try workspace.reflow("look", "page.json").output
        let problem = try line(look, about: " portrait: title: ")
        #expect(!problem.contains("a variation sets the frame"), "\(look)")

        // A view with a problem in each orientation has a cause for each.
        let both = """
            "frame": [16, 40, 20, 30], "text": "Hello",
            "variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": [700, 40, 200, 30] } }]
            """
        try workspace.write(page(both), to: "page.json")
        let causes = try workspace.reflow("look", "page.json").output
        #expect(!(try line(causes, about: " portrait: title: is truncated")).contains("a variation"), "\(causes)")
        #expect(try line(causes, about: " landscapeRight: title: ").contains("a variation sets the frame"), "\(causes)")
    }

    @Test("An interface that stays because masks contradict each other is a fault, whoever asked")
    func contradiction() throws {
        try workspace.write(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait", "landscapeLeft"] },
              "root": { "class": "UIViewController", "id": "screen",
                "supportedInterfaceOrientations": ["portrait", "landscapeRight"],
                "view": { "class": "UIView", "backgroundColor": "white" } } }
            """, to: "stay.json")
        let look = try workspace.reflow("look", "stay.json")
        #expect(look.status == 1, "\(look.output)")
        #expect(
            look.output.contains(
                "The application supports landscapeLeft, screen (UIViewController) supports landscapeRight: they have "
                    + "no landscape in common. Give them the same landscape orientations."), "\(look.output)")
    }

    @Test("The decision's line has everybody who was asked")
    func decision() throws {
        let fault = try #require(LayoutFault.all.first { $0.name == "refusal-controller" })
        try workspace.write(fault.text(), to: "stay.json")
        // The orientation was not requested, so its refusal is not an error.
        let look = try workspace.reflow("look", "stay.json")
        #expect(look.status == 0 && look.output.contains("portrait, asked for landscapeRight"))
        let id = try #require(ids(look.output).first)
        let more = try workspace.reflow("look", "stay.json", "--more", id)
        #expect(
            more.output.contains("screen (UIViewController): supportedInterfaceOrientations → portrait [stay.json:3]"))
    }

    @Test("A file has one history whatever it is named by, and no other file shares it")
    func histories() throws {
        for name in ["s/a.json", "s-a.json"] { try workspace.layout(name) }
        let names = ["s/a.json", "s-a.json", "./s/a.json", workspace.url.appending(path: "s/a.json").path, "s-a.json"]
        let looks = try names.map { try workspace.reflow("look", $0).output.contains("first run") }
        #expect(looks == [true, true, false, false, false])
    }

    @Test("A picture is only written to a name of a PNG: a layout would be lost")
    func pictureName() throws {
        try workspace.layout("a.json")
        let before = try workspace.text("a.json")
        let look = try workspace.reflow("look", "a.json", "--picture", "a.json")
        #expect(look.status == 2)
        #expect(look.error.contains("--picture writes a PNG; choose a file name that ends in .png, not \"a.json\""))
        #expect(try workspace.text("a.json") == before)
    }

    @Test("Looks are kept for each layout, device and orientation, and --since names an older one")
    func since() throws {
        try workspace.layout("page.json", x: 16)
        _ = try workspace.reflow("look", "page.json")
        _ = try workspace.reflow("look", "page.json", "--to", "landscapeLeft", "--device", "iPhone 15")
        let kept = workspace.files.filter { $0.hasPrefix("report/look/") }
        // The name contains the digest of "page.json", because files of one name in several folders have separate
        // histories.
        #expect(kept.count == 2)
        for (name, end) in zip(kept, ["iphone-15.landscapeLeft.json", "iphone-8.landscapeRight.json"]) {
            #expect(name.hasPrefix("report/look/page-") && name.hasSuffix(end), "\(name)")
        }
        try workspace.write(workspace.text(kept[1]), to: "old.json")
        try workspace.layout("page.json", x: 20)
        _ = try workspace.reflow("look", "page.json")
        #expect(try workspace.reflow("look", "page.json").output.contains("nothing changed"))
        let since = try workspace.reflow("look", "page.json", "--since", "old.json")
        #expect(since.output.contains("both orientations: title: x 16 → 20"), "\(since.output)")

        let wrong = try workspace.reflow("look", "page.json", "--since", "page.json")
        #expect(
            wrong.status == 2 && wrong.error.contains("version is missing"))
        try workspace.write("{", to: kept[1])
        let broken = try workspace.reflow("look", "page.json")
        #expect(broken.status == 0 && broken.error.contains("the new result replaces it"))
        #expect(broken.output.contains("first run"))
    }

    @Test("--picture writes both orientations with the numbers of the text; of a refused rotation, the one")
    func picture() throws {
        try workspace.layout("page.json")
        let look = try workspace.reflow("look", "page.json", "--picture", "page.png")
        #expect(look.output.contains("(1) ") && look.output.hasSuffix("picture: page.png\n"))
        let both = try workspace.picture("page.png")
        try workspace.layout("stay.json", supported: "portrait")
        let stay = try workspace.reflow("look", "stay.json", "--picture", "stay.png")
        #expect(stay.status == 0)
        let one = try workspace.picture("stay.png")
        #expect(both.width > 2 * one.width && one.height > one.width)
    }

    @Test("What one layout answers is not asked of several", arguments: ["--since", "--more", "--picture"])
    func several(option: String) throws {
        try workspace.layout("a.json")
        try workspace.layout("b.json")
        let run = try workspace.reflow("look", "a.json", "b.json", option, "a.json")
        #expect(run.status == 2 && run.output == "" && run.error.contains("\(option) needs a single layout"))
    }

    @Test("Several layouts are looked at one after the other; one that cannot be read does not hide the others")
    func many() throws {
        try workspace.layout("a.json")
        try workspace.write("{ \"rot\": 1 }", to: "b.json")
        try workspace.layout("c.json")
        let run = try workspace.reflow("look", "a.json", "b.json", "c.json")
        #expect(run.status == 2 && run.error.contains("b.json:1:3"))
        #expect(run.output.contains("a.json on iPhone 8") && run.output.contains("\n\nc.json on iPhone 8"))
    }

    @Test("JSON follows the published schema, and has every line")
    func json() throws {
        let schema = try JSONSchemaChecker(try workspace.reflow("schema", "look").output)
        #expect(schema.openObjects == [])
        try workspace.write(crowd(), to: "crowd.json")
        let all = try workspace.reflow("look", "crowd.json", "--format", "json")
        #expect(all.status == 1)
        #expect(try schema.problems(in: all.output) == [])
        let more = try workspace.reflow("look", "crowd.json", "--format", "json", "--more", "problems")
        #expect(try schema.problems(in: more.output) == [])
        let fault = try #require(LayoutFault.all.first { $0.name == "refusal-controller" })
        try workspace.write(fault.text(), to: "stay.json")
        let stay = try workspace.reflow("look", "stay.json", "--format", "json", "--to", "landscape")
        #expect(stay.status == 1)
        #expect(try schema.problems(in: stay.output) == [])
        #expect(stay.output.contains(#""decision": "stay""#) && stay.output.contains(#""isFault": true"#))
    }
}
