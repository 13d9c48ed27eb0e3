public import Comparison
import Foundation
public import Geometry
public import ImageCodecs
public import Screens

/// What is compared with a golden: a laid-out tree, and the drawing of it, which need not be drawn to be known.
public struct SnapshotCandidate: Sendable {
    public var name: GoldenName
    /// Its scale is that of the picture.
    public var tree: FrameTree
    /// The digest of the display list.
    public var drawing: ContentDigest
    /// By what it is compared with its golden.
    public var rules = ComparisonRules.exact
    /// Where the views lie in the picture that the rules name, from back to front.
    public var rectangles: [ViewRectangle] = []

    public init(name: GoldenName, tree: FrameTree, drawing: ContentDigest) {
        self.name = name
        self.tree = tree
        self.drawing = drawing
    }
}

/// How a candidate compares with its golden. Holds no pictures: a run may keep thousands.
public struct SnapshotResult: Sendable, Equatable {
    public let name: GoldenName
    /// Before anything was recorded.
    public let picture: Verdict
    /// Before anything was recorded.
    public let tree: TreeVerdict
    /// The views that lie where they lay in the golden and whose pixels differ.
    public let repainted: [RepaintedView]
    /// Whether a golden was written that was not there or was another one.
    public let isRecorded: Bool
    /// What was written for people to judge the failure, by digest.
    public let artifacts: [FailureArtifacts.Kind: ContentDigest]
    /// What the golden was when it was compared; empty for one that passed, which nobody has to know.
    public let golden: GoldenDigests

    /// Whether picture and tree are those of the golden.
    public var hasPassed: Bool { picture.hasPassed && tree.hasPassed }
}

/// Compares one candidate with its golden, records it where that is asked for, and leaves behind what people need to
/// judge a failure.
public struct SnapshotCheck: Sendable {
    public var goldens: GoldenStore
    /// Where failures are laid down, if anywhere.
    public var artifacts: FailureArtifacts?
    public var renderer: RendererFingerprint
    public var mode: RecordMode
    /// Draw and decode, whatever the golden says of itself. Else it is believed, also where it is to be recorded.
    public var verifiesPixels: Bool

    public init(
        goldens: GoldenStore, artifacts: FailureArtifacts? = nil, renderer: RendererFingerprint, mode: RecordMode,
        verifiesPixels: Bool = false
    ) {
        self.goldens = goldens
        self.artifacts = artifacts
        self.renderer = renderer
        self.mode = mode
        self.verifiesPixels = verifiesPixels
    }

    /// - Parameter draw: draws the candidate; called once at most, and not at all where the golden already says that
    ///   the picture is the same.
    /// - Throws: `FileError` for a file that cannot be read or written, `ImageError` for a picture that cannot be
    ///   encoded, and what `draw` throws.
    public func run(_ candidate: SnapshotCandidate, draw: () throws -> Bitmap) throws -> SnapshotResult {
        let name = candidate.name
        let golden = try goldens.read(name)
        let dump = Data(candidate.tree.dump().utf8)
        let tree = TreeVerdict(
            golden: golden.treeText, tree: candidate.tree, dump: dump, masks: candidate.rules.masks)
        let verification = try golden.picture.verify(
            drawing: candidate.drawing, scale: candidate.tree.scale, renderer: renderer,
            rules: candidate.rules.picture(candidate.rectangles, scale: candidate.tree.scale),
            verifyingPixels: verifiesPixels, searchingSettings: tree.hasPassed, draw: draw)
        let picture = verification.verdict

        if mode.records(picture, tree) {
            // A picture that passed with nothing to remark is already what would be written.
            let encoded =
                picture.isUpToDate ? nil : try encode(try verification.actual ?? draw(), of: candidate)
            let isRecorded = try goldens.write(picture: encoded, tree: dump, as: name)
            try artifacts?.clear(name)
            return SnapshotResult(
                name: name, picture: picture, tree: tree, repainted: [], isRecorded: isRecorded, artifacts: [:],
                golden: [:])
        }
        var written: [FailureArtifacts.Kind: ContentDigest] = [:]
        if let artifacts {
            var contents: [FailureArtifacts.Kind: Data] = [:]
            if !picture.hasPassed || !tree.hasPassed {
                contents[.tree] = dump
                if let frames = tree.text() { contents[.frames] = Data(frames.utf8) }
            }
            if !picture.hasPassed {
                contents[.actual] = try encode(try verification.actual ?? draw(), of: candidate)
                if verification.reference != nil { contents[.reference] = golden.picture.data }
                if let difference = verification.differencePicture() {
                    contents[.difference] = try PNG.encode(difference)
                }
            }
            written = try artifacts.write(contents, of: name)
        }
        let hasPassed = picture.hasPassed && tree.hasPassed
        return SnapshotResult(
            name: name, picture: picture, tree: tree,
            repainted: verification.repaintedViews(in: candidate.tree, beside: tree.comparison),
            isRecorded: false, artifacts: written, golden: hasPassed ? [:] : golden.digests)
    }

    private func encode(_ bitmap: Bitmap, of candidate: SnapshotCandidate) throws(ImageError) -> Data {
        try GoldenPicture.encode(
            bitmap, drawing: candidate.drawing, scale: candidate.tree.scale, renderer: renderer)
    }
}
