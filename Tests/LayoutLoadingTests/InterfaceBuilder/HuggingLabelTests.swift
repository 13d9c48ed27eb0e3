import Foundation
import KitValues
import LayoutDocument
import ReflowKit
import TestSupport
import Testing

@testable import LayoutLoading

/// Labels at the frames that Xcode stored, in today's fonts.
@MainActor
@Suite(
    "Third-party documents: labels that hug their text", .tags(.thirdPartyDocuments), .needs(.interfaceBuilder))
struct HuggingLabelTests {
    /// Xcode 9, before which canvases were in whole points, and in other fonts still.
    private static let xcode9 = 13_000

    @Test("labels of one line whose stored width is their text's within a tenth show all of it")
    func cutLabels() throws {
        let folder = try #require(ThirdPartyDocuments.interfaceBuilder.url).deletingLastPathComponent()
            .appendingPathComponent("files")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var all = (old: 0, new: 0)
        var cut: (old: [String], new: [String]) = ([], [])
        for case let url as URL in files where ["xib", "storyboard"].contains(url.pathExtension) {
            for label in try labels(url) {
                if label.isNew { all.new += 1 } else { all.old += 1 }
                guard let line = label.cut else { continue }
                if label.isNew { cut.new.append(line) } else { cut.old.append(line) }
            }
        }
        func report(_ name: String, _ cut: [String], _ all: Int) {
            let percent = (Double(cut.count) / Double(max(1, all)) * 1000).rounded() / 10
            print("Auto Layout, labels that hug their text, \(name): \(cut.count) of \(all) cut (\(percent) %)")
            for line in cut.sorted() { print("    \(line)") }
        }
        report("Xcode 9 and later", cut.new, all.new)
        report("before Xcode 9", cut.old, all.old)
        report("in all", cut.new + cut.old, all.new + all.old)
        // What holds today; fewer may be cut.
        #expect(all.new > 250 && cut.new.count <= 4)
        #expect(all.old > 100 && cut.old.count <= 16)
    }

    private struct HuggingLabel {
        var isNew: Bool
        /// What is cut of it; nil if nothing is.
        var cut: String?
    }

    private func labels(_ url: URL) throws -> [HuggingLabel] {
        guard let document = try ParsedDocuments.parse(url).document, document.system == .iOS else { return [] }
        var found: [HuggingLabel] = []
        for id in document.rootIDs {
            guard let layout = try? document.layout(root: id),
                let root = layout.root.family.lazy.compactMap(\.view).first
            else { continue }
            var settings = Simulation.Settings()
            settings.scale = 2
            let simulation = Simulation(settings: settings)
            let images = LayoutSource(url: url).imageLoader
            simulation.imageLoader = images
            simulation.diagnosticHandler = { _ in }
            let factory = ViewFactory(
                builder: ValueBuilder(
                    file: document.file, images: images, traits: simulation.traitCollection,
                    substitutes: Substitutes()), classes: ClassRegistry())
            simulation.perform {
                var open = [factory.makeView(root)]
                while let view = open.popLast() {
                    open += view.subviews
                    guard let label = view as? UILabel, !(label.text ?? "").isEmpty, label.numberOfLines == 1,
                        let node = label.accessibilityIdentifier.flatMap(factory.made)?.node,
                        let stored = node.frame?.value, stored.width > 0
                    else { continue }
                    let natural = label.intrinsicContentSize.width
                    guard abs(stored.width - natural) <= max(1, natural / 10) else { continue }
                    label.frame = stored
                    let line =
                        "\(url.lastPathComponent) \(node.id ?? ""): \"\(label.text ?? "")\" needs \(natural), has "
                        + "\(stored.width)"
                    found.append(
                        HuggingLabel(
                            isNew: node.toolsVersion ?? 0 >= Self.xcode9,
                            cut: label.shownLines.isTruncated ? line : nil))
                }
            }
        }
        return found
    }
}
