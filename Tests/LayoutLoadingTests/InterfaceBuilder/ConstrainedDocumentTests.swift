import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import TestSupport
import Testing

@testable import LayoutLoading

/// What a root of a document comes to in an environment: `resized.json`.
private struct ResizedRoots: Decodable {
    struct Root: Decodable {
        var path: String
        var root: String
        var features: [String]
        var cases: [Environment]
    }

    struct Environment: Decodable {
        var name: String
        var size: [Double]
        var safeAreaInsets: [Double]
        var rootLayoutMargins: [Double]
        var frames: [String: [Double]]
    }

    var roots: [Root]
}

/// How many frames were right, and which were not.
private struct Tally: CustomStringConvertible {
    var right = 0
    var total = 0
    var wrong: [String: Int] = [:]

    var description: String { "\(right) of \(total)" }
}

/// Documents of real applications with Auto Layout, against the frames that Apple's layout stored in them, and against
/// those of an independent solver at other sizes.
@MainActor
@Suite(
    "Third-party documents: constraints of real applications", .tags(.thirdPartyDocuments),
    .needs(.autoLayoutDocuments), .needs(.interfaceBuilder))
struct ConstrainedDocumentTests {
    /// Texts whose size is taken from the document, whatever the fonts.
    private static let texts: Set<String> = ["UILabel", "UIButton", "UITextField"]

    @Test("frames of documents at their own size, at another one, and in landscape")
    func frames() throws {
        let oracle = try #require(ThirdPartyDocuments.autoLayoutDocuments.url)
        let documents = try #require(ThirdPartyDocuments.interfaceBuilder.url).deletingLastPathComponent()
        let roots = try JSONDecoder().decode(ResizedRoots.self, from: Data(contentsOf: oracle)).roots
        #expect(roots.count == 487)
        var tallies: [String: Tally] = [:]
        var documentsByPath: [String: InterfaceBuilderDocument] = [:]
        for root in roots {
            let url = documents.appendingPathComponent("files").appendingPathComponent(root.path)
            if documentsByPath[root.path] == nil {
                documentsByPath[root.path] =
                    InterfaceBuilderDocument.parse(try Data(contentsOf: url), file: url.lastPathComponent).document
            }
            guard let document = documentsByPath[root.path] else { continue }
            for environment in root.cases {
                let name = environment.name.split(separator: " ").first.map(String.init) ?? ""
                judge(
                    root, environment, try frames(of: root.root, in: document, url, environment),
                    &tallies[name, default: Tally()])
            }
        }
        for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            print("Auto Layout, \(name): \(tally)")
            for (what, count) in tally.wrong.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(60) {
                print("    \(count) \(what)")
            }
        }
        // What holds today, of 1,511, 937 and 674; it may only grow.
        for (name, right) in [("stored", 1_348), ("wider,", 884), ("landscape", 631)] {
            #expect((tallies[name]?.right ?? 0) >= right, "\(name)")
        }
    }

    private func judge(
        _ root: ResizedRoots.Root, _ environment: ResizedRoots.Environment, _ frames: [String: CGRect],
        _ tally: inout Tally
    ) {
        for (id, wanted) in environment.frames {
            tally.total += 1
            let frame = frames[id] ?? .null
            // Frames are rounded to pixels, those of old versions to points.
            let isRight = zip([frame.minX, frame.minY, frame.width, frame.height], wanted).allSatisfy {
                abs($0 - $1) <= 0.51
            }
            if isRight {
                tally.right += 1
            } else {
                tally.wrong[
                    "\(root.path.split(separator: "/").last ?? "") \(root.root) \(root.features)", default: 0] += 1
            }
        }
    }

    private func frames(
        of id: String, in document: InterfaceBuilderDocument, _ url: URL, _ environment: ResizedRoots.Environment
    ) throws -> [String: CGRect] {
        var settings = Simulation.Settings()
        settings.scale = 2
        let simulation = Simulation(settings: settings)
        let images = LayoutSource(url: url).imageLoader
        simulation.imageLoader = images
        simulation.diagnosticHandler = { _ in }
        let layout = try document.layout(root: id)
        let generation = try generation(of: url)
        guard let node = layout.root.family.lazy.compactMap(\.view).first else { return [:] }
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: images, traits: simulation.traitCollection, substitutes: Substitutes()),
            classes: ClassRegistry())
        return simulation.perform {
            let view = factory.makeView(node)
            let wanted = insets(environment.safeAreaInsets)
            // What the oracle calls margins has the safe area in it.
            let shown = insets(environment.rootLayoutMargins)
            let margins = UIEdgeInsets(
                top: shown.top - wanted.top, left: shown.left - wanted.left, bottom: shown.bottom - wanted.bottom,
                right: shown.right - wanted.right)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: environment.size[0], height: environment.size[1]))
            let controller = UIViewController()
            controller.view = view
            controller.viewRespectsSystemMinimumLayoutMargins = false
            stateTexts(of: node, view)
            if let cell = view as? TableCellStandIn {
                cell.setsContentMargins = false
                for content in view.subviews { content.layoutMargins = cellMargins(generation, node, environment) }
            } else {
                view.layoutMargins = margins
            }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let given = window.safeAreaInsets
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: wanted.top - given.top, left: wanted.left - given.left, bottom: wanted.bottom - given.bottom,
                right: wanted.right - given.right)
            window.layoutIfNeeded()
            var frames: [String: CGRect] = [:]
            var open = [view]
            while let next = open.popLast() {
                if let id = next.accessibilityIdentifier { frames[id] = next.frame }
                open += next.subviews
            }
            return frames
        }
    }

    /// The margins of a cell's content when Xcode stored its frames (autolayout.md §11.2).
    private func cellMargins(
        _ tools: Int, _ node: ViewNode, _ environment: ResizedRoots.Environment
    ) -> UIEdgeInsets {
        if tools >= 13_000 {
            let side: CGFloat = environment.size[0] >= 414 ? 20 : 16
            return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
        }
        let preserves = node.property("preservesSuperviewLayoutMargins")?.value == .boolean(true)
        let side: CGFloat = tools >= 10_000 && preserves ? 15 : 8
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }

    /// Which Xcode saved the document: its build.
    private func generation(of url: URL) throws -> Int {
        let head = String(decoding: try Data(contentsOf: url).prefix(2000), as: UTF8.self)
        guard let start = head.range(of: "toolsVersion=\"") else { return 0 }
        return Int(head[start.upperBound...].prefix { $0.isNumber }) ?? 0
    }

    private func insets(_ numbers: [Double]) -> UIEdgeInsets {
        UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private func stateTexts(of node: ViewNode, _ view: UIView) {
        if ConstrainedDocumentTests.texts.contains(node.baseClass.rawValue), let size = node.frame?.value.size {
            view.statedContentSize = size
        }
        for (child, subview) in zip(node.subviews, view.subviews) { stateTexts(of: child, subview) }
    }
}
