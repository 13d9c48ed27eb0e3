import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import Screens
import Snapshots

/// A picture that was taken, and what would draw it.
struct TakenPicture {
    /// How many views a failure's message names.
    private static let namedViews = 12

    let capture: PictureCapture
    let renderer: RendererFingerprint

    init(_ capture: PictureCapture) throws {
        self.capture = capture
        renderer = RendererFingerprint(of: try CurrentRasterizer.value.profile())
    }

    /// What is compared by its drawing first, then by its pixels, then by how people see these.
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

    /// In what way it is not its golden; `nil` where it is, or there is none.
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
        // What the report shows in a place of its own comes first.
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

    /// What gives the first of the views their new places.
    private func sentences(on frames: FrameComparison) -> [String] {
        ChangedPlaces(frames)?.sentences(capture.explanations) ?? []
    }

    /// Lines below a headline; `nil` if there are none.
    private static func list(_ headline: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : ([headline] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    /// The sentence that swift-snapshot-testing ends with.
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

    /// The views that are to be compared otherwise and are not in the picture: a name that was mistyped, perhaps.
    private var unknownViews: String? {
        let names = capture.rules.namedViews.subtracting(capture.tree?.nodes.compactMap(\.id) ?? [])
        return names.isEmpty
            ? nil
            : "The comparison names views that are not in this picture: " + names.sorted().joined(separator: ", ") + "."
    }

    /// What changed of the tree as a whole, and the views that changed; `nil` if nothing did.
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

/// In what way a picture is not its golden, as values.
struct PictureDifference: Sendable {
    /// What people should know beside the views that changed.
    var text: String
    var changes: [ViewChangeReport] = []
    var pixels: PixelReport?
    /// The renderer of the golden, where that is another one.
    var recordedBy: RendererFingerprint?
    /// With which settings it would have passed.
    var passing: [PassingSettings] = []
}
