import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import ReflowKit
import Snapshots

extension SnapshotSubject {
    /// A picture: compared by its drawing first, then by its pixels, then by how people see these.
    init(_ capture: PictureCapture) throws {
        let renderer = RendererFingerprint(of: try CurrentRasterizer.value.profile())
        let picture = PictureSubject(capture: capture, renderer: renderer)
        self.init(
            encoded: picture.encoded, frames: capture.tree.map { Data($0.dump().utf8) },
            difference: picture.difference)
    }
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
        switch failure {
        case .different(let comparison, _, let passing):
            guard let old = verification.reference, let new = verification.actual else { return nil }
            let match = PictureMatch(reference: old, actual: new, rules: verification.rules)
            reasons.append(reason(comparison, match))
            if let views = changedViews(frames) {
                reasons.append(views.named)
                attachments.append(
                    XCTAttachment(name: "changes.txt", data: Data(views.all.utf8), pathExtension: "txt"))
            } else if let tree = capture.tree {
                let views = verification.repaintedViews(in: tree)
                if !views.isEmpty { reasons.append(named(views.map(\.description))) }
            }
            if let text = verification.verdict.text(scale: capture.scale) { reasons.append(text) }
            reasons += passing.map(\.advice)
            if let unknown = unknownViews { reasons.append(unknown) }
            if let picture = verification.differencePicture() {
                attachments.append(
                    XCTAttachment(name: "difference.png", data: try PNG.encode(picture), pathExtension: "png"))
            }
        case .damaged, .pointer:
            if let text = verification.verdict.text(scale: capture.scale) { reasons.append(text) }
        }
        return SnapshotDifference(reason: reasons.joined(separator: "\n\n"), attachments: attachments)
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
    private func changedViews(_ frames: Data?) -> (named: String, all: String)? {
        guard let tree = capture.tree else { return nil }
        let verdict = TreeVerdict(
            golden: frames, tree: tree, dump: Data(tree.dump().utf8), masks: capture.rules.masks)
        guard case .different(let comparison) = verdict else { return nil }
        let lines = comparison.treeDifferences.map { "tree: \($0)" } + comparison.changes.map(\.description)
        return (named(lines, of: comparison.changes.count), comparison.text())
    }

    /// - Parameter views: how many of the lines speak of views.
    private func named(_ lines: [String], of views: Int? = nil) -> String {
        let headline =
            switch views ?? lines.count {
            case 0: "The views are where they were, but:"
            case 1: "1 view changed:"
            case let count: "\(count) views changed:"
            }
        let rest = lines.count - PictureSubject.namedViews
        let shown = lines.prefix(PictureSubject.namedViews) + (rest > 0 ? ["… and \(rest) more"] : [])
        return ([headline] + shown.map { "  " + $0 }).joined(separator: "\n")
    }
}
