import DisplayList
import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

/// A screen that exists as a layout file and in Swift.
enum TwofoldScreen: String, CaseIterable, Sendable {
    case root, navigation, tabs, fullScreen, sheet

    /// A page in a layout file: a bar at the top that grows, and a box that keeps its distance from the right.
    private static func page(_ id: String, _ orientations: String = #"["portrait", "landscapeLeft"]"#) -> String {
        """
        { "class": "UIViewController", "id": "\(id)", "supportedInterfaceOrientations": \(orientations),
          "view": { "class": "UIView", "frame": [0, 0, 393, 852], "backgroundColor": "#FFFFFF", "subviews": [
            { "class": "UIView", "id": "\(id)-bar", "frame": [0, 100, 393, 44], "backgroundColor": "#FF0000",
              "autoresizingMask": ["flexibleWidth"] },
            { "class": "UIView", "id": "\(id)-box", "frame": [293, 200, 80, 50], "backgroundColor": "#0000FF",
              "autoresizingMask": ["flexibleLeftMargin"] } ] } }
        """
    }

    func json(_ semantics: RotationSemantics) -> String {
        let root =
            switch self {
            case .root, .fullScreen, .sheet: TwofoldScreen.page("first")
            case .navigation:
                """
                { "class": "UINavigationController", "id": "stack", \
                "supportedInterfaceOrientations": ["portrait", "landscapeLeft"],
                  "viewControllers": [\(TwofoldScreen.page("first"))] }
                """
            case .tabs:
                """
                { "class": "UITabBarController", "id": "tabs", \
                "supportedInterfaceOrientations": ["portrait", "landscapeLeft"],
                  "viewControllers": [\(TwofoldScreen.page("first")), \(TwofoldScreen.page("second"))] }
                """
            }
        let presented =
            switch self {
            case .fullScreen: TwofoldScreen.page("above", #"["portrait", "landscapeRight"]"#)
            case .sheet: TwofoldScreen.page("above")
            default: ""
            }
        let steps = presented.isEmpty ? "" : #"{ "present": "above", "style": "\#(style)", "animated": false }"#
        return """
            { "semantics": "\(semantics.rawValue)", "root": \(root),
              "controllers": { \(presented.isEmpty ? "" : "\"above\": \(presented)") }, "steps": [\(steps)] }
            """
    }

    private var style: String { self == .sheet ? "pageSheet" : "fullScreen" }

    @MainActor
    func makeRoot() -> UIViewController {
        let first = TwofoldPage("first")
        switch self {
        case .root, .fullScreen, .sheet: return first
        case .navigation:
            let stack = TwofoldStack(nibName: nil, bundle: nil)
            stack.identifier = "stack"
            stack.setViewControllers([first], animated: false)
            return stack
        case .tabs:
            let tabs = TwofoldTabs()
            tabs.identifier = "tabs"
            tabs.setViewControllers([first, TwofoldPage("second")], animated: false)
            return tabs
        }
    }

    /// The actions after the launch.
    @MainActor
    func present(over root: UIViewController?) {
        let above: TwofoldPage
        switch self {
        case .root, .navigation, .tabs: return
        case .fullScreen:
            above = TwofoldPage("above", [.portrait, .landscapeRight])
            above.modalPresentationStyle = .fullScreen
        case .sheet:
            above = TwofoldPage("above")
            above.modalPresentationStyle = .pageSheet
        }
        root?.present(above, animated: false)
    }
}

private final class TwofoldPage: UIViewController {
    private let name: String
    private let mask: UIInterfaceOrientationMask

    init(_ name: String, _ mask: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]) {
        self.name = name
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
        identifier = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.backgroundColor = .white
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        bar.accessibilityIdentifier = "\(name)-bar"
        bar.backgroundColor = .red
        bar.autoresizingMask = .flexibleWidth
        let box = UIView(frame: CGRect(x: 293, y: 200, width: 80, height: 50))
        box.accessibilityIdentifier = "\(name)-box"
        box.backgroundColor = .blue
        box.autoresizingMask = .flexibleLeftMargin
        view.addSubview(bar)
        view.addSubview(box)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

private final class TwofoldStack: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
}

private final class TwofoldTabs: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
}

extension ScreenFacts {
    /// The facts without lines, which only a file has.
    fileprivate var withoutLines: ScreenFacts {
        var facts = self
        for index in facts.views.indices { facts.views[index].line = nil }
        for index in facts.scrolls.indices { facts.scrolls[index].line = nil }
        for index in facts.siblings.indices {
            for member in facts.siblings[index].members.indices { facts.siblings[index].members[member].line = nil }
        }
        return facts
    }
}

@MainActor
@Suite("A layout file and Swift code show the same screen")
struct SameScreenTests {
    private static let everything = StageRequest(
        drawing: true, log: true, records: true, rectangles: ["first-bar", "above-box"], facts: LintRequest())

    private func layout(_ screen: TwofoldScreen, _ semantics: RotationSemantics) throws -> LayoutStage {
        let parsed = LayoutDocument.parse(
            Data(screen.json(semantics).utf8), file: "screen.json", options: ParseOptions())
        let document = try #require(parsed.document, "\(parsed.diagnostics.map(\.description))")
        let stage = try LayoutStage(
            document, on: .default, source: LayoutSource(url: URL(fileURLWithPath: "/nowhere/screen.json")))
        #expect(try stage.runSteps() == .finished)
        return stage
    }

    private func swift(_ screen: TwofoldScreen, _ semantics: RotationSemantics) -> Stage {
        let stage = Stage(in: Simulation(device: .default, semantics: semantics), showing: screen.makeRoot)
        stage.perform {
            screen.present(over: stage.window.rootViewController)
            stage.window.layoutIfNeeded()
        }
        return stage
    }

    @Test(
        "The same orientation, frames, events, drawing and facts, under every generation",
        arguments: TwofoldScreen.allCases, [RotationSemantics.iOS5, .iOS6, .iOS8, .iOS15, .iOS16])
    func same(_ screen: TwofoldScreen, _ semantics: RotationSemantics) throws {
        let layout = try layout(screen, semantics)
        let swift = swift(screen, semantics)
        for request in [OrientationRequest.turn(.portrait), .landscape, .turn(.portrait)] {
            let fromLayout = layout.turn(to: request)
            let fromSwift = swift.turn(to: request)
            #expect(fromLayout.shownOrientation == fromSwift.shownOrientation)
            let (one, other) = (layout.screen(SameScreenTests.everything), swift.screen(SameScreenTests.everything))
            #expect(one.orientation == other.orientation)
            #expect(one.tree == other.tree, "\(one.tree.dump())\n\(other.tree.dump())")
            #expect(one.drawing.list.digest == other.drawing.list.digest)
            #expect(one.rectangles == other.rectangles)
            #expect(one.facts?.withoutLines == other.facts?.withoutLines)
            #expect(one.log?.sections.flatMap(\.events) == other.log?.sections.flatMap(\.events))
            #expect(one.records.map(\.decision) == other.records.map(\.decision))
        }
    }

    @Test("Landscape is what the controller in charge supports: that of a full-screen presentation, not the root's")
    func inCharge() throws {
        // Masks are asked for from iOS 6 on; the root supports landscape left, the controller above it landscape right.
        for semantics in [RotationSemantics.iOS6, .iOS8, .iOS15, .iOS16] {
            #expect(swift(.root, semantics).turn(to: .landscape) == .shown(.landscapeLeft))
            #expect(swift(.fullScreen, semantics).turn(to: .landscape) == .shown(.landscapeRight))
            #expect(swift(.sheet, semantics).turn(to: .landscape) == .shown(.landscapeLeft))
        }
    }

    @Test("A screen holds what was asked for, and nothing else")
    func asked() {
        let stage = swift(.root, .iOS15)
        let frames = stage.screen(.frames)
        #expect(frames.tree.nodes.contains { $0.id == "first-bar" })
        #expect(frames.drawing.list.commands.isEmpty && frames.drawing.images.isEmpty)
        #expect(frames.rectangles.isEmpty && frames.facts == nil && frames.log == nil && frames.records.isEmpty)
        let drawn = stage.screen(StageRequest(drawing: true, rectangles: ["first-box", "nobody"]))
        #expect(!drawn.drawing.list.commands.isEmpty)
        #expect(
            drawn.rectangles == [ViewRectangle(view: "first-box", rect: CGRect(x: 293, y: 200, width: 80, height: 50))])
        let facts = stage.screen(StageRequest(facts: LintRequest(names: ["first-bar", "nobody"]))).facts
        #expect(facts?.names == ["first-bar"])
        #expect(facts?.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("The tree below a view begins with it, at its own depth 0")
    func subtree() throws {
        let tree = swift(.root, .iOS15).screen().tree
        let box = try #require(tree.subtree(from: "first-box"))
        #expect(box.nodes.map(\.id) == ["first-box"] && box.nodes.map(\.depth) == [0])
        #expect(box.size == CGSize(width: 80, height: 50) && box.device == tree.device)
        #expect(tree.subtree(from: "nobody") == nil)
    }
}

extension TurnOutcome {
    /// The final orientation, as far as the outcome contains it.
    fileprivate var shownOrientation: String {
        switch self {
        case .shown(let orientation): "shown \(orientation.name)"
        case .refused(let wanted, _): "refused \(wanted?.name ?? "flat")"
        case .raised(let wanted, _): "raised \(wanted?.name ?? "flat")"
        }
    }
}
