import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Screens
import TestSupport
import Testing

@testable import LayoutLoading

/// Labels whose stored frame fits their text, measured with today's fonts.
@MainActor
@Suite(
    "Third-party documents: labels that hug their text", .tags(.thirdPartyDocuments), .needs(.interfaceBuilder))
struct HuggingLabelTests {
    /// The kind of canvas that sized the labels.
    private enum Age: String, CaseIterable {
        /// The widths are in half points, with San Francisco.
        case new = "Xcode 9 and later"
        /// The widths are in whole points.
        case old = "Xcode 7 and 8"
        /// The widths are in whole points, with Helvetica Neue.
        case oldest = "before Xcode 7"

        init(build: Int) { self = build >= 13_000 ? .new : build >= 8_000 ? .old : .oldest }
    }

    private struct HuggingLabel {
        var age: Age
        /// The document, the text, and the widths.
        var line: String
        /// Whether the text is truncated in the frame that is stored, or that its cell gives it.
        var isCutAsStored: Bool
        /// Whether the text is truncated on the screen for which the document was drawn.
        var isCutAsDrawn: Bool
    }

    @Test(
        "of 440 labels of one line whose stored width is their text's within a tenth, 11 are cut as stored, 4 as drawn")
    func cutLabels() throws {
        let folder = try #require(ThirdPartyDocuments.interfaceBuilder.url).deletingLastPathComponent()
            .appendingPathComponent("files")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var labels: [HuggingLabel] = []
        for case let url as URL in files where ["xib", "storyboard"].contains(url.pathExtension) {
            labels += try self.labels(url)
        }
        func report(_ name: String, _ labels: [HuggingLabel]) {
            for (what, cut) in [
                ("in the frames as stored", labels.filter(\.isCutAsStored)),
                ("as drawn", labels.filter(\.isCutAsDrawn)),
            ] {
                let percent = (Double(cut.count) / Double(max(1, labels.count)) * 1000).rounded() / 10
                print(
                    "Auto Layout, labels that hug their text, \(name), \(what): \(cut.count) of \(labels.count) cut "
                        + "(\(percent) %)")
                for label in cut.sorted(by: { $0.line < $1.line }) { print("    \(label.line)") }
            }
        }
        for age in Age.allCases { report(age.rawValue, labels.filter { $0.age == age }) }
        report("in all", labels)
        // In Xcode's frames no text was truncated, so each of these widths is from another canvas.
        for (age, all, cutAsStored, cutAsDrawn) in [(Age.new, 272, 3, 1), (.old, 141, 4, 1), (.oldest, 27, 4, 2)] {
            let ofAge = labels.filter { $0.age == age }
            #expect(ofAge.count == all, "\(age.rawValue)")
            #expect(ofAge.count { $0.isCutAsStored } == cutAsStored, "\(age.rawValue)")
            #expect(ofAge.count { $0.isCutAsDrawn } == cutAsDrawn, "\(age.rawValue)")
        }
    }

    private func labels(_ url: URL) throws -> [HuggingLabel] {
        guard let document = try ParsedDocuments.parse(url).document, document.system == .iOS else { return [] }
        var found: [HuggingLabel] = []
        var seen: Set<String> = []
        for id in document.rootIDs {
            guard let layout = try? document.layout(root: id) else { continue }
            var open = layout.root.family.compactMap(\.view)
            var nodes: [ViewNode] = []
            while let node = open.popLast() {
                open += node.subviews + (node.table?.views ?? [])
                if node.frame != nil { nodes.append(node) }
            }
            guard !nodes.isEmpty else { continue }
            let device = try DeviceCatalogue.standard.require(
                named: layout.devices.first?.value ?? Device.default.name)
            // The canvases had two pixels per point.
            var settings = StageSettings()
            settings.scale = 2
            let stage = try LayoutStage(layout, on: device, source: LayoutSource(url: url), settings: settings)
            stage.perform {
                for node in nodes {
                    guard let id = node.id, let label = stage.view(id) as? UILabel, !(label.text ?? "").isEmpty,
                        label.numberOfLines == 1, let stored = node.frame?.value, stored.width > 0
                    else { continue }
                    let natural = label.intrinsicContentSize.width
                    guard abs(stored.width - natural) <= max(1, natural / 10), seen.insert(id).inserted else {
                        continue
                    }
                    let isCutAsDrawn = label.shownLines.isTruncated
                    // Labels in cells of UIKit's styles never have the stored frame.
                    if node.isConstrained || node.follows == nil { label.frame = stored }
                    found.append(
                        HuggingLabel(
                            age: Age(build: node.toolsVersion ?? 0),
                            line: "\(url.lastPathComponent) \(id): \"\(label.text ?? "")\" needs \(natural), has "
                                + "\(stored.width)",
                            isCutAsStored: label.shownLines.isTruncated, isCutAsDrawn: isCutAsDrawn))
                }
            }
        }
        return found
    }
}
