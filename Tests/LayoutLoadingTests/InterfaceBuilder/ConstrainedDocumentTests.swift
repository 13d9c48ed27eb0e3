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

/// A view that is not where it should be.
private struct Deviation {
    var path: String
    var root: String
    var view: String
    var wanted: [Double]
    var frame: CGRect

    var line: String {
        func text(_ numbers: [Double]) -> String {
            numbers.map { String(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
        }
        return "\(path) \(root) \(view): \(text(wanted)) stored, "
            + text([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    }
}

/// How many frames were right, and which were not.
private struct Tally: CustomStringConvertible {
    var right = 0
    var total = 0
    var wrong: [Deviation] = []

    var description: String { "\(right) of \(total)" }
}

/// Documents of real applications with Auto Layout, against the frames that Apple's layout stored in them, and against
/// those of an independent solver at other sizes.
@MainActor
@Suite(
    "Third-party documents: constraints of real applications", .tags(.thirdPartyDocuments),
    .needs(.autoLayoutDocuments), .needs(.interfaceBuilder))
struct ConstrainedDocumentTests {
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
            for line in tally.wrong.map(\.line).sorted() { print("    \(line)") }
        }
        // What holds today, of 1,511, 937 and 674; it may only grow.
        for (name, right) in [("stored", 1_475), ("wider,", 919), ("landscape", 659)] {
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
                tally.wrong.append(
                    Deviation(path: root.path, root: root.root, view: id, wanted: wanted, frame: frame))
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
        guard let node = layout.root.family.lazy.compactMap(\.view).first else { return [:] }
        let factory = ViewFactory(
            builder: ValueBuilder(
                file: document.file, images: images, traits: simulation.traitCollection, substitutes: Substitutes()),
            classes: ClassRegistry(), textSizes: .stored)
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
            view.layoutMargins = margins
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

    private func insets(_ numbers: [Double]) -> UIEdgeInsets {
        UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
