import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots
import Testing

@testable import Suites

@Suite("How a picture is reached again")
@MainActor
struct PictureOriginTests {
    private let folder: SuiteFolder
    private let source: LayoutSource

    init() throws {
        folder = try SuiteFolder()
        source = LayoutSource(url: folder.url.appending(path: "a.json"))
    }

    private func document(steps: String = "[]") throws -> LayoutDocument {
        try folder.write(
            """
            { "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
                "constraints": ["card.leading == self.leading", "card.top == self.top", "card.height == 40",
                  "card.width == 0.5 * self.width"],
                "subviews": [{ "class": "UIView", "id": "card" }] },
              "steps": \(steps) }
            """, to: "a.json")
        let layout = try #require(try source.layouts(shownAs: "a.json").layouts.first)
        return layout.document
    }

    private let request = StageRequest(explanations: ExplanationRequest(views: ["card"], numbers: [.width]))

    private func pictures(_ outcomes: [PictureOutcome]) -> [Picture] {
        outcomes.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
    }

    @Test("In every orientation and setting the stage shows what the picture shows, and says why")
    func orientations() throws {
        var options = PictureOptions()
        options.layoutDirections = [.leftToRight, .rightToLeft]
        let maker = PictureMaker(options: options)
        let found = pictures(
            try maker.pictures(
                of: document(), source: source, on: DeviceCatalogue.standard.require(named: "iPhone 8")))
        #expect(found.map(\.name.state) == ["portrait", "landscapeRight", "portrait", "landscapeRight"])
        for picture in found {
            let origin = try #require(picture.origin)
            let screen = try #require(try maker.screen(at: origin, request))
            #expect(screen.tree == picture.tree && screen.orientation == picture.orientation)
            #expect(screen.facts == nil && screen.constraints == [], "nobody asked for them")
            #expect(screen.explanations.keys.map(\.self) == ["card"])
            #expect(
                screen.explanations["card"]?.numbers[.width]?.reasons.first?.constraint
                    == "card.width == 0.5 * page.width")
        }
    }

    @Test("At a snapshot of the steps the stage has taken the steps before it, and none behind it")
    func snapshots() throws {
        let steps = """
            [{ "snapshot": "one" }, { "turn": "landscapeRight" }, { "snapshot": "two" }, { "turn": "portrait" },
             { "set": { "id": "card", "alpha": 0.5 } }, { "snapshot": "three" }]
            """
        let document = try document(steps: steps)
        let maker = PictureMaker(options: PictureOptions())
        let device = try DeviceCatalogue.standard.require(named: "iPhone 8")
        let script = try #require(try maker.scripts(of: document, source: source, on: device).first)
        let found = pictures(script.outcomes)
        #expect(found.map(\.name.state) == ["one", "two", "three"])
        #expect(Set(found.map { $0.tree.dump() }).count == 3)
        for picture in found {
            let origin = try #require(picture.origin)
            #expect(try maker.screen(at: origin, .frames)?.tree == picture.tree)
        }
        let missed = PictureOrigin(
            document: document, source: source, device: device, variant: PictureVariant(), moment: .snapshot("four"))
        #expect(try maker.screen(at: missed, .frames) == nil)
    }
}
