import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import Screens
import Snapshots

/// A recorded picture and the renderer that can draw it.
struct TakenPicture {
    /// The maximum number of views that a failure message names.
    private static let namedViews = 12

    let capture: PictureCapture
    let renderer: RendererFingerprint

    init(_ capture: PictureCapture) throws {
        self.capture = capture
        renderer = RendererFingerprint(of: try CurrentRasterizer.value.profile())
    }

    /// The candidate for the comparison: first by its drawing, then by its pixels, then by the similarity of the
    /// pixels.
    func candidate(_ name: GoldenName) -> SnapshotCandidate {
        var candidate = SnapshotCandidate(
            name: name, tree: capture.tree, scale: capture.scale, drawing: capture.digest)
        candidate.dump = capture.dump
        candidate.fonts = capture.fonts
        candidate.rules = capture.rules
        candidate.rectangles = capture.rectangles
        candidate.treeDecides = false
        return candidate
    }

    /// The difference from the golden; `nil` if there is none, or no golden.
    func difference(_ result: SnapshotResult) -> SnapshotDifference? {
        guard case .failed(let failure) = result.picture else { return nil }
        let text = result.picture.text(scale: capture.scale).map { [$0] } ?? []
        guard case .different(let comparison, let recorder, let passing) = failure else {
            return SnapshotDifference(
                reason: text.joined(), picture: PictureDifference(text: text.joined()))
        }
        let frames = result.tree.comparison
        let changes = ViewChangeReport.all(of: frames, result.repainted)
        let treeLines = frames?.treeDifferences.map { "tree: \($0)" } ?? []
        // The parts that the report shows in separate places come first.
        let shown = [reason(comparison, result.shortfall), named(treeLines, changes.map(\.text))].compactMap(\.self)
        let why = frames.map(sentences) ?? []
        let rest = text + passing.map(\.advice) + (unknownViews.map { [$0] } ?? [])
        return SnapshotDifference(
            reason: (shown + [TakenPicture.list("Why they are there now:", why)].compactMap(\.self) + rest)
                .joined(separator: "\n\n"),
            picture: PictureDifference(
                text: (treeLines + why + rest).joined(separator: "\n"), changes: changes,
                pixels: PixelReport(comparison), recordedBy: recorder, passing: passing))
    }

    /// The sentences that say what determines the new frames of the first views.
    private func sentences(on frames: FrameComparison) -> [String] {
        ChangedPlaces(frames)?.sentences(capture.explanations) ?? []
    }

    /// Lines below a headline; `nil` if there are no lines.
    private static func list(_ headline: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : ([headline] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    /// The sentence with which swift-snapshot-testing ends.
    private func reason(_ comparison: PixelComparison, _ shortfall: String?) -> String {
        if comparison.referenceSize != comparison.actualSize {
            return "Newly-taken snapshot@\(points(comparison.actualSize)) does not match "
                + "reference@\(points(comparison.referenceSize))."
        }
        return shortfall ?? "Newly-taken snapshot does not match reference."
    }

    private func points(_ size: PixelSize) -> String {
        let size = CGSize(width: CGFloat(size.width) / capture.scale, height: CGFloat(size.height) / capture.scale)
        return "(\(size.width), \(size.height))"
    }

    /// A note about views that the comparison settings name but the picture does not contain; the names may be
    /// misspelt.
    private var unknownViews: String? {
        let names = capture.rules.namedViews.subtracting(capture.tree?.nodes.compactMap(\.id) ?? [])
        return names.isEmpty
            ? nil
            : "The comparison names views that are not in this picture: " + names.sorted().joined(separator: ", ") + "."
    }

    /// The changes of the tree as a whole, and the views that changed; `nil` if nothing did.
    private func named(_ treeLines: [String], _ views: [String]) -> String? {
        let lines = treeLines + views
        let headline =
            switch views.count {
            case 0: "The views are where they were, but:"
            case 1: "1 view changed:"
            case let count: "\(count) views changed:"
            }
        let rest = lines.count - TakenPicture.namedViews
        let shown = Array(lines.prefix(TakenPicture.namedViews)) + (rest > 0 ? ["… and \(rest) more"] : [])
        return TakenPicture.list(headline, shown)
    }
}

/// The difference between a picture and its golden, as values.
struct PictureDifference: Sendable {
    /// The message for people, without the views that changed.
    var text: String
    var changes: [ViewChangeReport] = []
    var pixels: PixelReport?
    /// The renderer of the golden, if it is another one.
    var recordedBy: RendererFingerprint?
    /// The settings with which the picture would have passed.
    var passing: [PassingSettings] = []
}
