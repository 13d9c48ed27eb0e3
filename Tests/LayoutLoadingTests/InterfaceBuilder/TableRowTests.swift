import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Rows of documents: without frames, and cells of UIKit's styles (format.md §5)")
struct TableRowTests {
    private let source = LayoutSource(
        url: FileManager.default.temporaryDirectory.appendingPathComponent("a.storyboard"))

    private func stage(
        _ table: String, in container: Bool = false, on device: String = "iPhone 8"
    ) throws -> LayoutStage {
        let controller = "<tableViewController id=\"list\">\(table)</tableViewController>"
        let tabs = """
            <tabBarController id="tabs"><connections>
            <segue destination="list" kind="relationship" relationship="viewControllers" id="s"/></connections>
            </tabBarController>
            """
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="\(container ? "tabs" : "list")"><scenes><scene><objects>\(controller)</objects></scene>
            <scene><objects>\(container ? tabs : "")</objects></scene></scenes></document>
            """
        let parsed = InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.storyboard", options: ParseOptions())
        #expect(parsed.diagnostics.filter { $0.code == .noFrame }.isEmpty)
        return try LayoutStage(
            #require(parsed.document).layout(), on: DeviceCatalogue.standard.require(named: device), source: source)
    }

    private func table(_ attributes: String, _ inside: String, frame: String = "") -> String {
        "<tableView key=\"view\" id=\"table\" \(attributes)>\(frame)\(inside)</tableView>"
    }

    private func sections(_ sections: (attributes: String, cells: [String])...) -> String {
        let text = sections.map {
            "<tableViewSection \($0.attributes)><cells>\($0.cells.joined())</cells></tableViewSection>"
        }
        return "<sections>\(text.joined())</sections>"
    }

    private func cell(_ id: String, _ attributes: String = "", labels: [String] = [], frame: String = "") -> String {
        """
        <tableViewCell id="\(id)" \(attributes)>\(frame)<tableViewCellContentView key="contentView" id="\(id)c">\(frame)
        <subviews>\(labels.joined())</subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private func label(_ id: String, _ text: String, _ more: String = "", attributes: String = "") -> String {
        "<label id=\"\(id)\" text=\"\(text)\" \(attributes)>\(more)</label>"
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    @Test("Rows without frames stand below each other, as high as they, their table or UIKit says")
    func heights() throws {
        let rows = [cell("a"), cell("b", "rowHeight=\"60\""), cell("c")]
        for (attributes, heights) in [
            ("style=\"plain\"", [44.0, 60, 44]), ("style=\"plain\" rowHeight=\"-1\"", [44, 60, 44]),
            ("style=\"plain\" rowHeight=\"80\"", [80, 60, 80]),
        ] {
            let stage = try stage(table(attributes, "<prototypes>\(rows.joined())</prototypes>"))
            var y: CGFloat = 0
            for (id, height) in zip(["a", "b", "c"], heights) {
                #expect(stage.view(id)?.frame == CGRect(x: 0, y: y, width: 375, height: height), "\(attributes) \(id)")
                #expect(stage.view(id + "c")?.frame == CGRect(x: 0, y: 0, width: 375, height: height))
                y += CGFloat(height)
            }
        }
    }

    @Test("Groups have room above them, more with a title")
    func groups() throws {
        let inside = sections(("", [cell("a"), cell("b")]), ("headerTitle=\"More\"", [cell("c")]), ("", [cell("d")]))
        let stage = try stage(table("style=\"grouped\"", inside))
        let tops = ["a", "b", "c", "d"].map { stage.view($0)?.frame.minY }
        // tables.md §2.1 at @2x: 35 above the first; 17.5 below a group and 38 above a title; 17.5 and 17.5 between the
        // others.
        #expect(tops == [35, 79, 178.5, 257.5])
    }

    @Test("Rows follow those that have frames, and the header of the table")
    func mixed() throws {
        let header = "<view key=\"tableHeaderView\" id=\"head\">\(rect(0, 0, 320, 70))</view>"
        let stage = try stage(
            table(
                "style=\"plain\"",
                header + "<prototypes>\(cell("a"))\(cell("b", frame: rect(0, 114, 320, 50)))\(cell("c"))</prototypes>",
                frame: rect(0, 0, 320, 480)))
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 70, width: 375, height: 44))
        #expect(stage.view("c")?.frame == CGRect(x: 0, y: 164, width: 375, height: 44))
    }

    @Test("Where one row has no frame, the places of the others are not believed, and parts without frames get some")
    func oldPlaces() throws {
        let labels = [label("bt", "Title")]
        let old = cell(
            "b", "style=\"IBUITableViewCellStyleDefault\" textLabel=\"bt\"", labels: labels
        ).replacingOccurrences(of: "textLabel=\"bt\">", with: "textLabel=\"bt\">" + rect(0, 0, 480, 50))
        let stage = try stage(
            table("style=\"plain\"", "<prototypes>\(cell("a"))\(old)</prototypes>", frame: rect(0, 0, 600, 600)))
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(stage.view("b")?.frame == CGRect(x: 0, y: 44, width: 375, height: 50))
        #expect(stage.view("bt")?.frame == CGRect(x: 16, y: 0, width: 343, height: 50))
    }

    @Test("On wide screens labels without frames stand at the wider margins")
    func wideMargins() throws {
        let row = cell(
            "a", "style=\"IBUITableViewCellStyleValue1\" textLabel=\"t\" detailTextLabel=\"d\"",
            labels: [label("t", "Title"), label("d", "Detail")])
        let stage = try stage(table("style=\"plain\"", "<prototypes>\(row)</prototypes>"), on: "iPhone 11")
        #expect(stage.view("t")?.frame.minX == 20)
        #expect(stage.view("d")?.frame.maxX == 394)
    }

    @Test("Labels of UIKit's styles stand at the margins, the value at the end, a subtitle below its title")
    func styles() throws {
        func row(_ id: String, _ style: String, _ accessory: String = "") -> String {
            cell(
                id,
                "style=\"IBUITableViewCellStyle\(style)\" textLabel=\"\(id)t\" detailTextLabel=\"\(id)d\" \(accessory)",
                labels: [label(id + "t", "Title"), label(id + "d", "Detail")])
        }
        let stage = try stage(
            table(
                "style=\"plain\"",
                "<prototypes>\(row("v", "Value1"))\(row("s", "Subtitle"))\(row("p", "Default"))</prototypes>"))
        func frame(_ id: String) throws -> CGRect { try #require(stage.view(id)?.frame) }
        #expect(try frame("vt").minX == 16)
        #expect(try frame("vd").maxX == 359)
        #expect(try frame("vd").minX > frame("vt").maxX)
        let needed = try #require(stage.view("vd") as? UILabel).intrinsicContentSize.width
        #expect(try frame("vd").width >= needed)
        // Both lines have 20.5 points at @2x, 3 are between them, and the block is in the middle of the row.
        let (title, detail) = (try frame("st"), try frame("sd"))
        #expect(title.minX == 16 && title.height == 20.5 && detail.minX == 16 && detail.minY == title.maxY + 3)
        let height = try #require(stage.view("s")?.frame.height)
        #expect(abs(title.minY - (height - detail.maxY)) <= 0.5)
        #expect(try frame("pt") == CGRect(x: 16, y: 0, width: 343, height: 44))
    }

    @Test("Labels of several lines in cells of UIKit's styles are not cut, and wrap where a line is too short")
    func severalLines() throws {
        func row(_ id: String, _ text: String, _ lines: Int) -> String {
            cell(
                id, "style=\"IBUITableViewCellStyleDefault\" textLabel=\"\(id)t\"",
                labels: [label(id + "t", text, rect(16, 0, 30, 60), attributes: "numberOfLines=\"\(lines)\"")],
                frame: rect(0, 0, 375, 60))
        }
        let long = "A title that is longer than a row of this screen is wide, at this size"
        let stage = try stage(
            table(
                "style=\"plain\"", "<prototypes>\(row("a", "Contacts", 0))\(row("b", long, 0))</prototypes>",
                frame: rect(0, 0, 375, 667)))
        for id in ["at", "bt"] {
            let label = try #require(stage.view(id) as? UILabel)
            #expect(!label.shownLines.isTruncated, "\(id)")
        }
        #expect(try #require(stage.view("bt")?.frame.maxX) <= 359)
    }

    @Test("A table's content ends with its last row, so that bars know what is under them")
    func contentSize() throws {
        let many = (0..<20).map { cell("r\($0)") }.joined()
        let full = try stage(table("style=\"plain\"", "<prototypes>\(many)</prototypes>"), in: true)
        let table = try #require(full.view("table") as? UIScrollView)
        #expect(table.contentSize == CGSize(width: 375, height: 880))
        let short = try stage(self.table("style=\"grouped\"", sections(("", [cell("a")]))), in: true)
        // 35 above the group, and 17.5 below it.
        #expect((short.view("table") as? UIScrollView)?.contentSize == CGSize(width: 375, height: 96.5))
    }

    @Test("Frames of the betas of Xcode 8 are distances from the superview's edges")
    func insetFrames() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11129" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="root"><frame key="frameInset" width="320" height="480"/>
            <subviews><view id="a"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/></view>
            <view id="b"><frame key="frameInset" minX="10" maxX="20" minY="5" maxY="15"/></view>
            <view id="c"><frame key="frameInset" width="100.00%" height="50.00%"/></view></subviews></view></objects>
            </document>
            """
        let document = try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document)
        let sized = try SizedView(
            document.layout(), root: nil, size: CGSize(width: 320, height: 480), source: source, settings: .init())
        #expect(
            sized.view.subviews.map(\.frame) == [
                CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 10, y: 5, width: 290, height: 460),
                CGRect(x: 0, y: 0, width: 320, height: 240),
            ])
    }
}
