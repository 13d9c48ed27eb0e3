import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import TestSupport
import Testing

@testable import LayoutLoading

/// Documents of real applications.
@MainActor
@Suite(
    "Third-party documents: Interface Builder files of real applications", .tags(.thirdPartyDocuments),
    .needs(.interfaceBuilder))
struct RealDocumentTests {
    private func parse(_ url: URL) throws -> InterfaceBuilderDocument.ParseResult { try ParsedDocuments.parse(url) }

    private func settings() -> StageSettings {
        var settings = StageSettings()
        settings.scale = 2
        return settings
    }

    /// The views by id, or by class if they have none.
    private func made(_ view: UIView) -> [String: UIView] {
        var views: [String: UIView] = [:]
        var open = [view]
        while let next = open.popLast() {
            if let id = next.accessibilityIdentifier { views[id] = next }
            open += next.subviews
        }
        return views
    }

    private static let classes = [
        "label": "UILabel", "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
        "switch": "UISwitch", "slider": "UISlider", "tableViewCell": "UITableViewCell", "scrollView": "UIScrollView",
    ]

    @Test("A document without Auto Layout has every stored frame at its root's own size, and at most 5 % placeholders")
    func storedFrames() throws {
        var views = 0
        var placeholders = 0
        let documents = try ThirdPartyDocuments.interfaceBuilder(usingAutoLayout: false)
        #expect(documents.count == 92)
        for url in documents {
            let stored = try StoredViews(contentsOf: url)
            let parsed = try parse(url)
            let document = try #require(parsed.document, "\(url.lastPathComponent)")
            views += stored.views.count
            placeholders += parsed.diagnostics.filter { $0.code == .placeholder }.count
            for top in stored.tops {
                let root = stored.views[top]
                let sized = try SizedView(
                    document.layout(root: root.id), root: nil, size: root.frame.size, source: LayoutSource(url: url),
                    settings: settings())
                let made = made(sized.view)
                for view in stored.subtree(of: top) {
                    guard let id = view.id else { continue }
                    let shown = try #require(made[id], "\(url.lastPathComponent) \(view.element) \(id)")
                    #expect(
                        view.holds(shown.frame, origin: id == root.id ? .zero : nil),
                        "\(url.lastPathComponent) \(view.element) \(id) \(shown.frame)")
                    if let name = Self.classes[view.element] { #expect(shown.classNames.kit == name) }
                    if view.element == "button" || view.element == "textField", let text = view.text, !text.isEmpty {
                        #expect(shown.portrait.text == text)
                    }
                    if view.element == "label", let text = view.text { #expect(shown.portrait.text == text) }
                }
            }
        }
        #expect(views == 947)
        #expect(placeholders == 4)
        #expect(Double(placeholders) <= 0.05 * Double(views))
    }

    /// Shows every root of a document and rotates it.
    private func turn(_ document: InterfaceBuilderDocument, at url: URL) throws {
        for id in document.rootIDs {
            let layout = try document.layout(root: id)
            let device = try DeviceCatalogue.standard.require(named: layout.devices.first?.value ?? Device.default.name)
            let stage = try LayoutStage(layout, on: device, source: LayoutSource(url: url))
            _ = stage.perform { stage.shownView.drawing() }
            let outcome = stage.turn(to: .landscape)
            #expect(outcome == .shown(.landscapeRight), "\(url.lastPathComponent) \(id)")
            _ = stage.perform { stage.shownView.drawing() }
        }
    }

    @Test("A document without Auto Layout turns and records its drawing, whatever its root")
    func turning() throws {
        for url in try ThirdPartyDocuments.interfaceBuilder(usingAutoLayout: false) {
            try turn(try #require(try parse(url).document), at: url)
        }
    }

    @Test("A document for another system has every stored frame, records its drawing and stays")
    func otherSystems() throws {
        var systems: [TargetSystem: Int] = [:]
        let documents = try ThirdPartyDocuments.interfaceBuilder(usingAutoLayout: true)
        #expect(documents.count == 663)
        for url in documents {
            let parsed = try parse(url)
            let document = try #require(parsed.document, "\(url.lastPathComponent)")
            systems[document.system, default: 0] += 1
            guard document.system != .iOS else { continue }
            #expect(parsed.diagnostics.contains { $0.code == .otherSystem })
            let stored = try StoredViews(contentsOf: url)
            for top in stored.tops {
                let root = stored.views[top]
                let sized = try SizedView(
                    document.layout(root: root.id), root: nil, size: root.frame.size, source: LayoutSource(url: url),
                    settings: settings())
                let made = made(sized.view)
                for view in stored.subtree(of: top) where view.id != nil && view.id != root.id {
                    let frame = made[view.id ?? ""]?.frame
                    #expect(view.holds(frame), "\(url.lastPathComponent) \(view) \(String(describing: frame))")
                }
            }
            for id in document.rootIDs {
                let layout = try document.layout(root: id)
                let stage = try LayoutStage(layout, on: .default, source: LayoutSource(url: url))
                _ = stage.perform { stage.shownView.drawing() }
                // A controller whose view is in another file, and a reference to another storyboard, have no canvas.
                #expect((stage.shownView !== stage.window) == (layout.root.view?.frame != nil))
                #expect(throws: LayoutLoadingError.self) { try layout.checkTurn(to: .turn(.portraitUpsideDown)) }
            }
        }
        #expect(systems == [.iOS: 641, .tvOS: 19, .watchOS: 3])
    }

    @Test("A document with Auto Layout turns, turns back and records its drawing, whatever its root")
    func turningWithConstraints() throws {
        for url in try ThirdPartyDocuments.interfaceBuilder(usingAutoLayout: true) {
            let document = try #require(try parse(url).document)
            guard document.system == .iOS else { continue }
            try turn(document, at: url)
        }
    }
}
