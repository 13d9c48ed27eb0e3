import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

@testable import Suites

@Suite("Lint: variations for orientations that are refused")
@MainActor
struct NeverShownTests {
    /// A page of two labels.
    /// - Parameters:
    ///   - file: further keys of the file.
    ///   - controller: further keys of the controller.
    ///   - when: the condition of the variation that both labels have.
    private func layout(
        _ file: String = "", controller: String = "", when: String = #""orientation": "landscape""#
    ) -> String {
        let variations = #""variations": [{ "when": { \#(when) }, "set": { "alpha": 0.99 } }]"#
        return """
            { \(file)"root": { "class": "UIViewController", "id": "screen", \(controller)
              "view": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "white",
                "subviews": [
                  { "class": "UILabel", "id": "title", "frame": [80, 100, 120, 22], "text": "One", "textColor": "black",
                    \(variations) },
                  { "class": "UILabel", "id": "note", "frame": [80, 140, 120, 22], "text": "Two", "textColor": "black",
                    \(variations) } ] } } }
            """
    }

    private let portraitOnly = #""supportedInterfaceOrientations": ["portrait"],"#

    private func findings(
        _ text: String, _ options: PictureOptions = PictureOptions(), _ settings: LintSettings = LintSettings(),
        on device: Device? = nil
    ) throws -> [LocatedIssue] {
        let parsed = LayoutDocument.parse(Data(text.utf8), file: "page.json", options: ParseOptions())
        let document = try #require(parsed.document, "\(parsed.diagnostics.map(\.description))")
        let source = LayoutSource(url: URL(filePath: "/nowhere/page.json"))
        let maker = PictureMaker(options: options)
        return try maker.findings(
            in: [(document, source)], shownAs: "page.json", on: [device ?? maker.devices(for: document)[0]],
            settings
        ).findings
    }

    @Test("One line says which view varies, who refuses, how many others there are, and what helps")
    func text() throws {
        let found = try findings(layout(controller: portraitOnly))
        #expect(
            found.map(\.text) == [
                "page.json:5: iPhone 15 landscapeRight: title has a variation for landscape that is never shown (1 "
                    + "other view has one, too): screen (UIViewController) supports portrait, but not landscapeRight "
                    + "(the interface orientation for the device's landscapeLeft); include landscapeRight in "
                    + "supportedInterfaceOrientations of screen (UIViewController), or remove the variation"
            ])
        #expect(found.map(\.kind) == [.neverShown] && found.map(\.severity) == [.error])
        let refused = try findings(layout(#""application": { "supportedInterfaceOrientations": ["portrait"] }, "#))
        #expect(refused.count == 1)
        #expect(
            refused.allSatisfy {
                $0.message.contains(
                    "that is never shown (1 other view has one, too): The application supports portrait")
            })
    }

    @Test("Both landscapes count as one; a landscape that is shown is enough")
    func landscapes() throws {
        #expect(try findings(layout()) == [])
        let left = #""supportedInterfaceOrientations": ["portrait", "landscapeLeft"],"#
        #expect(try findings(layout(controller: left)) == [])
        let both = #""orientation": ["landscapeLeft", "landscapeRight"]"#
        #expect(try findings(layout(controller: portraitOnly, when: both)).count == 1)
        // Portrait is shown.
        let any = #""orientation": ["portrait", "landscape"]"#
        #expect(try findings(layout(controller: portraitOnly, when: any)) == [])
        let lying = #""supportedInterfaceOrientations": ["landscape"],"#
        #expect(
            try findings(layout(controller: lying, when: #""orientation": "portrait""#)).map(\.orientation) == [
                "portrait"
            ])
    }

    @Test("Layouts without variations, or with others, are for one orientation on purpose")
    func onPurpose() throws {
        #expect(try findings(layout(controller: portraitOnly, when: #""minWidth": 700"#)) == [])
        #expect(try findings(layout(controller: portraitOnly, when: #""appearance": "dark""#)) == [])
        #expect(try findings(layout(controller: portraitOnly, when: #""verticalSizeClass": "compact""#)) == [])
    }

    @Test("Nothing is said where landscape was not asked for, or the view is ignored, or the kind is off")
    func settings() throws {
        let text = layout(controller: portraitOnly)
        var options = PictureOptions()
        options.orientations = .only([.turn(.portrait)])
        #expect(try findings(text, options) == [])
        #expect(try findings(text, PictureOptions(), LintSettings(ignored: ["title"])) == [])
        #expect(try findings(text, PictureOptions(), LintSettings(severities: [.neverShown: .off])) == [])
    }

    @Test("A variation may be for devices of another kind, where the layout has some")
    func devices() throws {
        let phone = #"{ "supportedInterfaceOrientations~iphone": ["portrait"] }"#
        let both = layout(#""devices": ["iPhone 15", "iPad Pro 11 (1st-4th)"], "application": \#(phone), "#)
        #expect(try findings(both) == [])
        // The same holds if only one of them is drawn.
        var options = PictureOptions()
        options.devices = [.default]
        #expect(try findings(both, options) == [])
        let one = layout(#""application": \#(phone), "#)
        #expect(try findings(one).count == 1)
        let pads = #""orientation": "landscape", "idiom": "pad""#
        #expect(try findings(layout(#""application": \#(phone), "#, when: pads)) == [])
        let phones = #""orientation": "landscape", "idiom": "phone""#
        #expect(
            try findings(
                layout(#""devices": ["iPhone 15", "iPad Pro 11 (1st-4th)"], "application": \#(phone), "#, when: phones)
            ).count == 1)
    }

    @Test("Steps may change the mask, or show another controller; turns do not")
    func steps() throws {
        func steps(_ list: String) -> String { layout(#""steps": [\#(list)], "#, controller: portraitOnly) }
        let set = #"{ "set": { "id": "screen", "supportedInterfaceOrientations": ["allButUpsideDown"] } }"#
        #expect(try findings(steps(set + #", { "turn": "landscapeRight" }"#)) == [])
        #expect(try findings(steps(#"{ "turn": "landscapeRight" }, { "snapshot": "turned" }"#)).count == 1)
        #expect(try findings(steps(#"{ "set": { "id": "title", "text": "Three" } }"#)).count == 1)
    }

    @Test("Variations of constraints count as those of views; their line is told")
    func constraints() throws {
        let found = try findings(
            """
            { "root": { "class": "UIViewController", "id": "screen", "supportedInterfaceOrientations": ["portrait"],
              "view": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "white",
                "constraints": [ "title.leading == self.leading + 80",
                  { "equation": "title.top == self.top + 100",
                    "variations": [{ "when": { "orientation": "landscape" }, "set": { "constant": 40 } }] } ],
                "subviews": [{ "class": "UILabel", "id": "title", "text": "One", "textColor": "black" }] } } }
            """)
        #expect(found.map(\.view) == ["page"])
        #expect(found.map(\.line) == [5])
    }

    @Test("test --lint has it with the first picture")
    func pictures() throws {
        let parsed = LayoutDocument.parse(
            Data(layout(controller: portraitOnly).utf8), file: "page.json", options: ParseOptions())
        let document = try #require(parsed.document)
        var options = PictureOptions()
        options.findsIssues = true
        let outcomes = try PictureMaker(options: options).pictures(
            of: document, source: LayoutSource(url: URL(filePath: "/nowhere/page.json")), on: .default)
        let issues = outcomes.map { outcome -> [IssueKind]? in
            if case .picture(let picture) = outcome { picture.issues.map(\.kind) } else { nil }
        }
        #expect(issues == [[.neverShown], nil])
    }
}
