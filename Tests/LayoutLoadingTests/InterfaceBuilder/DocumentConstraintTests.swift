import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Constraints of Interface Builder documents on a device (autolayout.md)")
struct DocumentConstraintTests {
    // MARK: Documents

    private func document(_ objects: String, tools: Int = 21_000) throws -> InterfaceBuilderDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>\(objects)</objects>
            </document>
            """
        return try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document)
    }

    private func view(
        _ id: String, _ frame: [Double], element: String = "view", attributes: String = "", subviews: String = "",
        constraints: String = "", more: String = ""
    ) -> String {
        """
        <\(element) id="\(id)" \(attributes)>
        <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(more)</\(element)>
        """
    }

    private static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    /// The constraint `item.attribute == second.attribute + constant`; if the item is the holder, it is left out.
    private func equal(
        _ id: String, _ item: String?, _ attribute: String, _ second: String? = nil, _ secondAttribute: String? = nil,
        constant: Double = 0, more: String = "", variation: String = ""
    ) -> String {
        var text = "<constraint id=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" \(more)"
        if let item { text += " firstItem=\"\(item)\"" }
        if let second { text += " secondItem=\"\(second)\" secondAttribute=\"\(secondAttribute ?? attribute)\"" }
        return text + ">\(variation)</constraint>"
    }

    private func stage(_ document: InterfaceBuilderDocument) throws -> LayoutStage {
        try LayoutStage(
            document.layout(), on: DeviceCatalogue.standard.require(named: "iPhone 8"),
            source: LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib")))
    }

    private func sized(
        _ document: InterfaceBuilderDocument, _ size: CGSize, textSizes: TextSizes
    ) throws -> (String) -> CGRect? {
        var settings = StageSettings()
        settings.scale = 2
        settings.textSizes = textSizes
        let sized = try SizedView(
            document.layout(), root: nil, size: size,
            source: LayoutSource(url: FileManager.default.temporaryDirectory.appendingPathComponent("a.xib")),
            settings: settings)
        var frames: [String: CGRect] = [:]
        var open = [sized.view]
        while let next = open.popLast() {
            if let id = next.accessibilityIdentifier { frames[id] = next.frame }
            open += next.subviews
        }
        return { frames[$0] }
    }

    private static let canvas: [Double] = [0, 0, 375, 667]

    // MARK: Ambiguous views

    @Test("§4, §0a.11: of a view that is marked ambiguous, what its constraints leave open is as on the canvas")
    func ambiguousAxes() throws {
        func placed(_ id: String) -> String {
            equal("\(id)1", id, "leading", "root", constant: 20) + equal("\(id)2", id, "top", "root", constant: 30)
                + equal("\(id)3", id, "width", constant: 100)
        }
        let marked = view("marked", [90, 91, 92, 50], attributes: Self.constrained + " ambiguous=\"YES\"")
        let unmarked = view("unmarked", [90, 91, 92, 50], attributes: Self.constrained)
        let stage = try stage(
            document(
                view(
                    "root", Self.canvas, subviews: marked + unmarked,
                    constraints: placed("marked") + placed("unmarked"))))
        #expect(stage.view("marked")?.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(stage.view("unmarked")?.frame == CGRect(x: 20, y: 30, width: 100, height: 0))
        let generated = try #require(stage.view("marked")).constraints
        #expect(generated.map(\.firstAttribute) == [.width, .height])
        #expect(generated.map(\.priority.rawValue) == [1000, 251])
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("marked")?.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    }

    // MARK: Turning

    /// A view that is 100 wide, 200 in landscape, beside one that depends on nothing.
    private func varied(_ variation: String) -> String {
        view(
            "root", Self.canvas,
            subviews: view("a", [0, 0, 100, 10], attributes: Self.constrained)
                + view("b", [0, 20, 10, 10], attributes: Self.constrained),
            constraints: equal("ax", "a", "leading", "root") + equal("ay", "a", "top", "root")
                + equal("ah", "a", "height", constant: 10) + equal("bx", "b", "leading", "root")
                + equal("by", "b", "top", "root", constant: 20) + equal("bw", "b", "width", constant: 10)
                + equal("bh", "b", "height", constant: 10)
                + equal("aw", "a", "width", constant: 100, variation: variation))
    }

    private func constraint(_ stage: LayoutStage, from item: String, _ attribute: NSLayoutAttribute)
        -> NSLayoutConstraint?
    {
        [stage.view("root"), stage.view(item)].lazy.compactMap { $0 }.flatMap(\.constraints).first {
            ($0.firstItem as? UIView)?.accessibilityIdentifier == item && $0.firstAttribute == attribute
        }
    }

    @Test("§0a.6: a turn brings back what code took away, and says so, where anything depends on the size classes")
    func restoring() throws {
        let stage = try stage(document(varied("<variation key=\"heightClass=compact\" constant=\"200\"/>")))
        let height = try #require(constraint(stage, from: "b", .height))
        let a = try #require(stage.view("a"))
        stage.perform {
            height.isActive = false
            constraint(stage, from: "b", .width)?.constant = 33
            a.removeFromSuperview()
            stage.window.layoutIfNeeded()
        }
        #expect(stage.view("b")?.frame.height == 0)
        #expect(stage.warnings.filter { $0.code == .restoredByTurn }.isEmpty)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(height.isActive)
        // Views whose constants do not vary are unchanged.
        #expect(stage.view("b")?.frame == CGRect(x: 0, y: 20, width: 33, height: 10))
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
        #expect(
            stage.warnings.filter { $0.code == .restoredByTurn }.map(\.message) == [
                "the view \"a\" was removed in code and is there again: a rotation restores what the document installs",
                "the constraint \"bh\" was removed in code and is there again: a rotation restores what the document installs",
            ])
    }

    @Test("§0a.6: in a document without variations, what code took away stays away")
    func notRestoring() throws {
        let stage = try stage(document(varied("")))
        let height = try #require(constraint(stage, from: "b", .height))
        stage.perform {
            height.isActive = false
            stage.view("a")?.removeFromSuperview()
        }
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(!height.isActive)
        #expect(stage.view("a") == nil)
        #expect(stage.warnings.filter { $0.code == .restoredByTurn }.isEmpty)
    }

    /// The view has gaps of 250 above and below it, 20 if the height is compact: with other constants, or with other
    /// constraints.
    @Test(
        "§0a.21: a conflict with the new size, before the variation takes effect, is told as gone",
        arguments: [true, false])
    func conflictBeforeVariation(byConstants: Bool) throws {
        func gaps(_ id: String, _ constant: Double, _ variation: String = "") -> String {
            equal(id + "t", "a", "top", "root", constant: constant, variation: variation)
                + equal(
                    id + "b", "a", "bottom", "root", constant: -constant,
                    variation: variation.replacingOccurrences(
                        of: "constant=\"", with: "constant=\"-"))
        }
        let constraints =
            byConstants
            ? gaps("", 250, "<variation key=\"heightClass=compact\" constant=\"20\"/>") : gaps("r", 250) + gaps("c", 20)
        let masks = """
            <variation key="default"><mask key="constraints"><exclude reference="ct"/><exclude reference="cb"/></mask>
            </variation><variation key="heightClass=compact"><mask key="constraints"><include reference="ct"/>
            <include reference="cb"/><exclude reference="rt"/><exclude reference="rb"/></mask></variation>
            """
        let stage = try stage(
            document(
                view(
                    "root", Self.canvas, subviews: view("a", [0, 0, 100, 10], attributes: Self.constrained),
                    constraints: equal("x", "a", "leading", "root") + equal("w", "a", "width", constant: 100)
                        + constraints, more: byConstants ? "" : masks)))
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 250, width: 100, height: 167))
        #expect(stage.conflicts.isEmpty)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        // 500 points of gaps do not fit into 375.
        let conflict = try #require(stage.conflicts.first)
        #expect(stage.conflicts.count == 1)
        #expect(conflict.occurrences.map(\.orientation) == [.landscapeRight])
        #expect(conflict.occurrences.map(\.isTransient) == [true])
        #expect(conflict.report.members.count == 3)
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 20, width: 100, height: 335))
        // Gaps of 20 fit into any height.
        #expect(stage.turn(to: .turn(.portrait)) == .shown(.portrait))
        #expect(stage.conflicts.map(\.occurrences.count) == [1])
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 250, width: 100, height: 167))
    }

    @Test("§0a.21: with priorities that leave room, no conflict is told")
    func noConflictBeforeVariation() throws {
        let variation = "<variation key=\"heightClass=compact\" constant=\"20\"/>"
        let stage = try stage(
            document(
                view(
                    "root", Self.canvas, subviews: view("a", [0, 0, 100, 10], attributes: Self.constrained),
                    constraints: equal("x", "a", "leading", "root") + equal("w", "a", "width", constant: 100)
                        + equal("t", "a", "top", "root", constant: 100, variation: variation)
                        + equal("h", "a", "height", constant: 200))))
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.conflicts.isEmpty)
        #expect(stage.view("a")?.frame == CGRect(x: 0, y: 20, width: 100, height: 200))
    }

    @Test("§16: a cell or banner that is shown by itself has its variations, too")
    func bannerVariations() throws {
        let banner = view(
            "banner", [0, 0, 320, 50],
            attributes: "",
            subviews: view("a", [0, 0, 100, 10], attributes: Self.constrained),
            constraints: equal("x", "a", "leading", "banner") + equal("y", "a", "top", "banner")
                + equal("h", "a", "height", constant: 10)
                + equal(
                    "w", "a", "width", constant: 100,
                    variation: "<variation key=\"heightClass=compact\" constant=\"200\"/>"),
            more: "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>")
        let stage = try stage(document(banner))
        #expect(stage.view("a")?.frame.width == 100)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("banner")?.frame == CGRect(x: 0, y: 0, width: 667, height: 50))
        #expect(stage.view("a")?.frame.width == 200)
        #expect(stage.turn(to: .turn(.portrait)) == .shown(.portrait))
        #expect(stage.view("a")?.frame.width == 100)
    }

    @Test("§16: an excluded view is not there, and comes with its constraints where it is included")
    func installedViews() throws {
        let root = view(
            "root", Self.canvas,
            subviews: view("a", [0, 0, 100, 10], attributes: Self.constrained),
            constraints: equal("x", "a", "leading", "root", constant: 7) + equal("y", "a", "top", "root", constant: 8)
                + equal("h", "a", "height", constant: 10) + equal("w", "a", "width", constant: 100),
            more: """
                <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
                <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
                """)
        let stage = try stage(document(root))
        #expect(stage.view("a") == nil)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
        #expect(stage.view("a")?.frame == CGRect(x: 7, y: 8, width: 100, height: 10))
        #expect(stage.turn(to: .turn(.portrait)) == .shown(.portrait))
        #expect(stage.view("a") == nil)
        #expect(stage.warnings.filter { $0.code == .restoredByTurn }.isEmpty)
    }

    // MARK: Stored sizes

    @Test("With stored text sizes, texts and controls have the content that the document's Xcode measured")
    func storedSizes() throws {
        let elements = ["label", "button", "segmentedControl", "slider", "progressView"]
        let subviews = elements.map { view($0, [0, 0, 123, 45], element: $0, attributes: Self.constrained) }
        let constraints = elements.map {
            equal("\($0)x", $0, "leading", "root") + equal("\($0)y", $0, "top", "root")
        }
        let document = try document(
            view("root", Self.canvas, subviews: subviews.joined(), constraints: constraints.joined()))
        let stored = try sized(document, CGSize(width: 375, height: 667), textSizes: .stored)
        let measured = try sized(document, CGSize(width: 375, height: 667), textSizes: .measured)
        for element in elements.prefix(3) { #expect(stored(element)?.size == CGSize(width: 123, height: 45)) }
        // Constraints determine the width of these.
        for element in elements.suffix(2) { #expect(stored(element)?.height == 45) }
        for element in elements { #expect(measured(element)?.height != 45) }
    }

    private func sizedElement(
        _ element: String, attributes: String = "", more: String, tools: Int
    ) throws -> CGSize? {
        let subview = view(
            "it", [0, 0, 10, 10], element: element, attributes: "\(Self.constrained) \(attributes)", more: more)
        let document = try document(
            view(
                "root", Self.canvas, subviews: subview,
                constraints: equal("x", "it", "leading", "root") + equal("y", "it", "top", "root")), tools: tools)
        return try sized(document, CGSize(width: 375, height: 667), textSizes: .measured)("it")?.size
    }

    @Test(
        "behaviour.md §12.2: labels of Xcode 9 to 11 are as wide as San Francisco was until iOS 13",
        arguments: [(14_868, 42.0), (16_097, 42), (17_132, 41.5), (21_507, 41.5)])
    func fontsOfTheCanvas(tools: Int, width: Double) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        for more in [font, ""] {
            let size = try sizedElement("label", attributes: "text=\"Label\"", more: more, tools: tools)
            #expect(size == CGSize(width: width, height: 20.5))
        }
    }

    @Test(
        "autolayout.md §9.2: segments of Xcode 10 and before have 7 points beside their titles",
        arguments: [(13_122, "Effects", "Instruments", 173.0), (14_313, "Automatic", "Manual", 153)])
    func framedSegments(tools: Int, first: String, second: String, width: Double) throws {
        let segments = "<segments><segment title=\"\(first)\"/><segment title=\"\(second)\"/></segments>"
        let size = try sizedElement("segmentedControl", more: segments, tools: tools)
        #expect(size == CGSize(width: width, height: 29))
    }

    @Test(
        "autolayout.md §9.2: fields without a border, in the font of a text style",
        arguments: [(14_854, 21.0), (17_701, 22)])
    func fieldsOfTheCanvas(tools: Int, height: Double) throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        #expect(try sizedElement("textField", more: font, tools: tools)?.height == CGFloat(height))
    }

    @Test("autolayout.md §9.1: on the canvas constraints win over content that hugs at 1000")
    func requiredContent() throws {
        let subview = view(
            "it", [0, 0, 28, 28], element: "button",
            attributes: "\(Self.constrained) horizontalHuggingPriority=\"1000\" verticalHuggingPriority=\"1000\"",
            constraints: equal("w", nil, "width", constant: 60) + equal("h", nil, "height", constant: 70),
            more: "<state key=\"normal\" title=\"a\"/>")
        let document = try document(
            view(
                "root", Self.canvas, subviews: subview,
                constraints: equal("x", "it", "leading", "root") + equal("y", "it", "top", "root")))
        let frame = try sized(document, CGSize(width: 375, height: 667), textSizes: .measured)
        #expect(frame("it")?.size == CGSize(width: 60, height: 70))
    }

    // MARK: Cells

    private func cell(
        attributes: String = "", content: String = "", constraints: String, label: [Double] = [20, 11, 50, 22],
        more: String = ""
    ) -> String {
        """
        <tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content" \(content)>
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(view("label", label, element: "label", attributes: Self.constrained))</subviews>
        <constraints>\(constraints)</constraints>\(more)</tableViewCellContentView></tableViewCell>
        """
    }

    private var toMargins: String {
        equal("l", "label", "leading", "content", "leadingMargin")
            + equal("r", "content", "trailingMargin", "label", "trailing")
            + equal("t", "label", "top", "content", "topMargin")
            + equal("b", "content", "bottomMargin", "label", "bottom")
    }

    @Test(
        "§11.2: the content of a cell has the margins of tables, 8 towards an accessory; the document's own come first",
        arguments: [
            ("", "", "", CGRect(x: 16, y: 11, width: 343, height: 22)),
            // The check mark takes 40 points of the content.
            ("accessoryType=\"checkmark\"", "", "", CGRect(x: 16, y: 11, width: 311, height: 22)),
            (
                "", "", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"30\"/>",
                CGRect(x: 2, y: 1, width: 343, height: 40)
            ),
            (
                "", "preservesSuperviewLayoutMargins=\"YES\"",
                "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"30\"/>",
                CGRect(x: 16, y: 11, width: 329, height: 22)
            ),
        ])
    func cellMargins(_ attributes: String, _ content: String, _ more: String, _ expected: CGRect) throws {
        let text = cell(attributes: attributes, content: content, constraints: toMargins, more: more)
        #expect(try stage(document(text)).view("label")?.frame == expected)
    }

    @Test("§11.2: with stored text sizes a cell has the margins that its stored frames imply")
    func storedCellMargins() throws {
        let text = cell(constraints: toMargins, label: [15, 9, 340, 26])
        let frame = try sized(document(text), CGSize(width: 375, height: 44), textSizes: .stored)
        #expect(frame("label") == CGRect(x: 15, y: 9, width: 340, height: 26))
    }

    @Test(
        "§11.2: where they imply nothing, those of the Xcode that saved it",
        arguments: [
            (6_000, false, 8.0), (12_000, true, 15), (12_000, false, 8), (14_500, true, 16), (14_500, false, 15),
        ])
    func canvasMargins(_ tools: Int, _ preserves: Bool, _ side: Double) throws {
        let constraints =
            equal(
                "l", "label", "leading", "content", "leadingMargin", more: "relation=\"greaterThanOrEqual\"")
            + equal("w", "label", "leading", "content", more: "priority=\"300\"")
            + equal("t", "label", "top", "content")
        let text = cell(
            content: preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : "", constraints: constraints)
        let frame = try sized(document(text, tools: tools), CGSize(width: 375, height: 44), textSizes: .stored)
        #expect(frame("label").map { Double($0.minX) } == side)
    }

    @Test("§16: a view that constraints place needs no stored frame; one that its mask places is said to have none")
    func withoutFrame() {
        func lacking(_ attributes: String) -> Bool {
            let child = "<view id=\"it\" \(attributes)/>"
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
                \(view("root", Self.canvas, subviews: child, constraints: equal("w", "it", "width", constant: 50)))
                </objects></document>
                """
            return InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).diagnostics
                .contains {
                    $0.code == .noFrame
                }
        }
        #expect(!lacking(Self.constrained))
        #expect(lacking(""))
        #expect(lacking(Self.constrained + " fixedFrame=\"YES\""))
    }

    // MARK: Baselines

    @Test("§10: an empty label and an empty field have the baseline of a line in their middle")
    func emptyBaselines() throws {
        let fixed = { (id: String) in
            equal("\(id)x", id, "leading", "root") + equal("\(id)w", id, "width", constant: 50)
                + equal("\(id)h", id, "height", constant: 30)
        }
        let root = view(
            "root", Self.canvas,
            subviews: view("text", [0, 40, 50, 30], element: "label", attributes: Self.constrained + " text=\"Year\"")
                + view("empty", [0, 0, 50, 30], element: "label", attributes: Self.constrained + " text=\"\"")
                + view("field", [0, 0, 50, 30], element: "textField", attributes: Self.constrained),
            constraints: fixed("text") + fixed("empty") + fixed("field")
                + equal("y", "text", "top", "root", constant: 40)
                + equal("e", "empty", "baseline", "text") + equal("f", "field", "firstBaseline", "text", "baseline"))
        let frame = try sized(document(root), CGSize(width: 375, height: 667), textSizes: .measured)
        #expect(frame("empty") == CGRect(x: 0, y: 40, width: 50, height: 30))
        let field = try #require(frame("field"))
        #expect(abs(field.minY - 40) <= 1)
    }
}
