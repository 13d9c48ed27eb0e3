import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import ReflowKit
import Screens
import Snapshots

extension SnapshotSubject {
    /// A picture: compared by its drawing first, then by its pixels, then by how people see these.
    init(_ capture: PictureCapture) throws {
        let renderer = RendererFingerprint(of: try CurrentRasterizer.value.profile())
        let picture = PictureSubject(capture: capture, renderer: renderer)
        self.init(
            encoded: picture.encoded, frames: capture.tree.map { Data($0.dump().utf8) },
            picture: PictureFacts(
                device: capture.tree?.device, orientation: capture.tree?.orientation, scale: capture.scale,
                renderer: renderer),
            difference: picture.difference)
    }
}

/// What is known of a picture that was taken.
struct PictureFacts {
    /// The device's name; `nil` for a view by itself.
    let device: String?
    /// The interface orientation; `nil` for a view by itself.
    let orientation: String?
    /// Pixels to a point.
    let scale: CGFloat
    let renderer: RendererFingerprint
}

/// In what way a picture is not its reference, as values.
struct PictureDifference {
    /// What people should know beside the views that changed.
    var text: String
    var changes: [ViewChangeReport] = []
    var pixels: PixelReport?
    /// The renderer of the reference, where that is another one.
    var recordedBy: RendererFingerprint?
    /// With which settings it would have passed.
    var passing: [PassingSettings] = []
}

private struct PictureSubject {
    /// How many views a failure's message names.
    private static let namedViews = 12

    let capture: PictureCapture
    let renderer: RendererFingerprint

    func encoded() throws -> Data {
        try GoldenPicture.encode(
            try capture.draw(), drawing: capture.digest, scale: capture.scale, renderer: renderer)
    }

    func difference(_ reference: Data, _ frames: Data?) throws -> SnapshotDifference? {
        let verification = try GoldenPicture(reference).verify(
            drawing: capture.digest, scale: capture.scale, renderer: renderer,
            rules: capture.pictureRules, draw: capture.draw)
        guard case .failed(let failure) = verification.verdict else { return nil }
        var attachments = [XCTAttachment(name: "reference.png", data: reference, pathExtension: "png")]
        var reasons: [String] = []
        var facts = PictureDifference(text: "")
        /// What the report shows in a place of its own.
        var shown: [String] = []
        var treeLines: [String] = []
        switch failure {
        case .different(let comparison, let recorder, let passing):
            guard let old = verification.reference, let new = verification.actual else { return nil }
            let match = PictureMatch(reference: old, actual: new, rules: verification.rules)
            reasons.append(reason(comparison, match))
            shown = reasons
            facts.pixels = PixelReport(comparison)
            facts.recordedBy = recorder
            facts.passing = passing
            let changes = changedViews(frames)
            let repainted = capture.tree.map { verification.repaintedViews(in: $0, beside: changes) } ?? []
            facts.changes = ViewChangeReport.all(of: changes, repainted)
            treeLines = changes?.treeDifferences.map { "tree: \($0)" } ?? []
            if let views = named(treeLines, facts.changes.map(\.text)) {
                reasons.append(views)
                shown.append(views)
            }
            if let changes {
                attachments.append(
                    XCTAttachment(name: "changes.txt", data: Data(changes.text().utf8), pathExtension: "txt"))
            }
            if let text = verification.verdict.text(scale: capture.scale) { reasons.append(text) }
            reasons += passing.map(\.advice)
            if let unknown = unknownViews { reasons.append(unknown) }
            if let picture = verification.differencePicture() {
                attachments.append(
                    XCTAttachment(name: "difference.png", data: try PNG.encode(picture), pathExtension: "png"))
            }
        case .falseRecord, .damaged, .pointer:
            if let text = verification.verdict.text(scale: capture.scale) { reasons.append(text) }
        }
        facts.text = (treeLines + reasons.filter { !shown.contains($0) }).joined(separator: "\n")
        return SnapshotDifference(
            reason: reasons.joined(separator: "\n\n"), attachments: attachments, picture: facts)
    }

    /// The sentence that swift-snapshot-testing ends with.
    private func reason(_ comparison: PixelComparison, _ match: PictureMatch?) -> String {
        guard let match else {
            return "Newly-taken snapshot@\(points(comparison.actualSize)) does not match "
                + "reference@\(points(comparison.referenceSize))."
        }
        return match.shortfall ?? "Newly-taken snapshot does not match reference."
    }

    private func points(_ size: PixelSize) -> String {
        let size = CGSize(width: CGFloat(size.width) / capture.scale, height: CGFloat(size.height) / capture.scale)
        return "(\(size.width), \(size.height))"
    }

    /// The views that are to be compared otherwise and are not in the picture: a name that was mistyped, perhaps.
    private var unknownViews: String? {
        let names = capture.rules.namedViews.subtracting(capture.tree?.nodes.compactMap(\.id) ?? [])
        return names.isEmpty
            ? nil
            : "The comparison names what is no view of this picture: " + names.sorted().joined(separator: ", ") + "."
    }

    /// Which views are not as they were when the reference was recorded.
    private func changedViews(_ frames: Data?) -> FrameComparison? {
        guard let tree = capture.tree else { return nil }
        return TreeVerdict(
            golden: frames, tree: tree, dump: Data(tree.dump().utf8), masks: capture.rules.masks
        ).comparison
    }

    /// What changed of the tree as a whole, and the views that changed; `nil` if nothing did.
    private func named(_ treeLines: [String], _ views: [String]) -> String? {
        let lines = treeLines + views
        guard !lines.isEmpty else { return nil }
        let headline =
            switch views.count {
            case 0: "The views are where they were, but:"
            case 1: "1 view changed:"
            case let count: "\(count) views changed:"
            }
        let rest = lines.count - PictureSubject.namedViews
        let shown = lines.prefix(PictureSubject.namedViews) + (rest > 0 ? ["… and \(rest) more"] : [])
        return ([headline] + shown.map { "  " + $0 }).joined(separator: "\n")
    }
}
