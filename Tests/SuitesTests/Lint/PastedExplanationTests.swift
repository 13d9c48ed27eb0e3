import Foundation
import KitValues
import LayoutLoading
import LayoutRules
import Screens
import Testing

@testable import LayoutDocument
@testable import Suites

@Suite("What an explanation prints can be pasted back")
@MainActor
struct PastedExplanationTests {
    private nonisolated static let folder = URL(filePath: #filePath).appending(path: "../../../../Layouts").standardized

    nonisolated static let layouts: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && $0 != "reflow.json" }.sorted()
    }()

    private func stage(_ text: Data, _ url: URL) throws -> (LayoutDocument, LayoutStage) {
        let document = try #require(
            LayoutDocument.parse(text, file: url.lastPathComponent, options: ParseOptions()).document)
        let maker = PictureMaker(options: PictureOptions())
        let device = try maker.devices(for: document)[0]
        return (document, try maker.stage(for: document, source: LayoutSource(url: url), on: device))
    }

    private func explanations(_ stage: LayoutStage, _ views: Set<String>) -> [String: LayoutExplanation] {
        stage.screen(StageRequest(explanations: ExplanationRequest(views: views, isDeep: true))).explanations
    }

    /// The name of a view in an equation, without its attribute.
    private func name(_ operand: ConstraintEquation.Operand) -> String? {
        guard case .id(let id) = operand.item.base else { return nil }
        return ([EquationName.written(id)] + operand.item.path.map { "subviews[\($0)]" }).joined(separator: ".")
    }

    @Test(
        "Of every view of every example layout: each equation is read, and each view that it names is found",
        arguments: layouts)
    func examples(layout: String) throws {
        let url = Self.folder.appending(path: layout)
        let (document, stage) = try self.stage(Data(contentsOf: url), url)
        let ids = Set(stage.shownIDs)
        let found = explanations(stage, ids)
        #expect(Set(found.keys) == ids)
        var named: Set<String> = []
        for cause in found.values.flatMap({ $0.numbers.values.flatMap { $0.because + $0.lost } }) {
            guard let constraint = cause.constraint else { continue }
            let equation = try EquationParser.parse(constraint)
            // The readable text contains the same equation.
            #expect(try EquationParser.parse(cause.statement) == equation, "\(cause.statement)")
            named.formUnion([equation.first, equation.second].compactMap { $0.flatMap(name) })
        }
        let guides = Set(document.allControllers.compactMap(\.view).flatMap(\.guideIDs))
        let views = named.subtracting(guides.map(EquationName.written))
        #expect(views.subtracting(explanations(stage, views).keys).sorted() == [])
    }

    /// A layout with ids that are not words, a view without an id but with a text, and some views without both.
    private func layout(_ constraints: [String]) -> String {
        """
        { "root": { "class": "UIView", "id": "my page", "frame": [0, 0, 393, 852],
          "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
          "subviews": [
            { "class": "UIButton", "id": "save it's", "title": "Save" },
            { "class": "UIView", "id": "card", "subviews": [
              { "class": "UILabel", "text": "Total" },
              { "class": "UIView", "subviews": [{ "class": "UILabel", "id": "system", "text": "EUR" }] }] }] } }
        """
    }

    private static let written = [
        "'save it''s'.top == 'my page'.safeArea.top + 20", "'save it''s'.leading == 'my page'.leading + 20",
        "card.top == 'save it''s'.bottom + 8", "card.leading == 'my page'.leading", "card.width == 200",
        "card.height == 100", "card.subviews[0].top == card.top + 8", "card.subviews[0].leading == card.leading + 8",
        "card.subviews[1].top == card.subviews[0].bottom + 8", "card.subviews[1].trailing == card.trailing - 8",
        "card.subviews[1].height == 20", "card.subviews[1].width >= 2 * card.subviews[1].height",
        "card.subviews[1].width <= 60", "'system'.centerX == card.subviews[1].centerX",
        "'system'.centerY == card.subviews[1].centerY", "card.subviews[1].leading <= 'system'.leading - 2",
    ]

    @Test("A layout whose constraints are replaced by those that its explanations print has the same frames")
    func roundTrip() throws {
        let url = URL(filePath: "/nowhere/page.json")
        let (_, stage) = try self.stage(Data(layout(Self.written).utf8), url)
        #expect(stage.notes.filter { $0.code == .unknownID } == [])
        let views: Set = ["save it's", "card", "card.subviews[0]", "card.subviews[1]", "'system'"]
        let found = explanations(stage, views)
        #expect(Set(found.keys) == views)
        var printed: Set<String> = []
        for cause in found.values.flatMap({ $0.numbers.values.flatMap { $0.because + $0.lost } }) {
            if let constraint = cause.constraint { printed.insert(constraint) }
        }
        #expect(printed.isSubset(of: Self.written))
        #expect(printed.count >= 12)
        let again = try self.stage(Data(layout(printed.sorted()).utf8), url).1
        #expect(again.screen().tree == stage.screen().tree)
    }

    @Test("A view without an id is found by its place and by what messages call it; an explanation says which it is")
    func namelessViews() throws {
        let (_, stage) = try self.stage(Data(layout(Self.written).utf8), URL(filePath: "/nowhere/page.json"))
        let names: Set = ["card.subviews[0]", "UILabel \"Total\""]
        let found = explanations(stage, names)
        #expect(Set(found.keys) == names)
        #expect(Set(found.values.map(\.view)) == ["UILabel \"Total\""])
        let other = try #require(explanations(stage, ["card.subviews[1]"])["card.subviews[1]"])
        let cause = try #require(other.numbers[.y]?.because.first)
        #expect(cause.statement == "card.subviews[1].top == card.subviews[0].bottom + 8")
        #expect(cause.text.contains("(card.subviews[0] is UILabel \"Total\", "), "\(cause.text)")
    }

    @Test("A place that no view has is an error; the root view is called root if no view has that id")
    func places() throws {
        func errors(_ constraint: String) -> [String] {
            LayoutDocument.parse(Data(layout([constraint]).utf8), file: "page.json", options: ParseOptions())
                .diagnostics
                .filter { $0.severity == .error }.map(\.message)
        }
        #expect(errors("card.subviews[2].top == card.top") == ["there is no view at subviews[2]"])
        #expect(
            errors("card.subviews[1].subviews[4].top == card.top") == ["there is no view at subviews[1].subviews[4]"])
        #expect(errors("card.subviews[0.5].top == card.top") == ["expected the place of a subview, from 0"])
        #expect(errors("card.subviews[-1].top == card.top") == ["expected the place of a subview, from 0"])
        #expect(errors("card.subviews[1.top == card.top") == ["expected \"]\" after the place of a subview"])
        #expect(errors("superview.subviews[0].top == card.top") == ["\"superview\" has no subviews in an equation"])
        #expect(errors("root.subviews[1].top == root.top") == [])
        #expect(errors("card.top == root.subviews[0].bottom") == [])
    }
}

extension ViewNode {
    fileprivate var guideIDs: [String] { layoutGuides.map(\.id) + subviews.flatMap(\.guideIDs) }
}
