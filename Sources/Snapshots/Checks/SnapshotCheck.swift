import Basics
import Comparison
import Foundation
public import ImageCodecs
import Screens

/// Compares a candidate with its golden, records it if the mode requires that, and writes the files for reviewing a
/// failure.
public struct SnapshotCheck: Sendable {
    public var workflow: GoldenWorkflow
    public var renderer: RendererFingerprint
    /// Whether to draw the picture and decode the golden, ignoring the golden's metadata. Otherwise, the metadata is
    /// used, except in the mode that records everything.
    public var verifiesPixels: Bool

    public init(
        goldens: GoldenStore, artifacts: FailureArtifacts? = nil, renderer: RendererFingerprint, mode: RecordMode,
        verifiesPixels: Bool = false
    ) {
        self.init(
            GoldenWorkflow(goldens: goldens, artifacts: artifacts, mode: mode), renderer: renderer,
            verifiesPixels: verifiesPixels)
    }

    public init(_ workflow: GoldenWorkflow, renderer: RendererFingerprint, verifiesPixels: Bool = false) {
        self.workflow = workflow
        self.renderer = renderer
        self.verifiesPixels = verifiesPixels
    }

    /// - Parameter draw: draws the candidate. It is called at most once, and not at all if the golden's metadata proves
    ///   that the picture is the same.
    /// - Throws: `FileError` for a file that cannot be read or written, `ImageError` for a picture that cannot be
    ///   encoded, and every error of `draw`.
    public func run(_ candidate: SnapshotCandidate, draw: () throws -> Bitmap) throws -> SnapshotResult {
        try check(candidate, draw: draw).result
    }

    /// Runs the check and also returns the files of a failure as bytes.
    public func check(_ candidate: SnapshotCandidate, draw: () throws -> Bitmap) throws -> Checked<SnapshotResult> {
        let name = candidate.name
        let renderer = renderer.adding(fonts: candidate.fonts)
        let golden = try workflow.goldens.read(name)
        let dump = candidate.dump ?? candidate.tree.map { Data($0.dump().utf8) }
        let told = candidate.treeVerdict(golden: golden.treeText, dump: dump)
        let verification = try golden.picture.verify(
            drawing: candidate.drawing, scale: candidate.scale, renderer: renderer,
            rules: candidate.rules.picture(candidate.rectangles, scale: candidate.scale),
            // In the mode that records everything, the pixels are compared: a golden must not be kept only because its
            // metadata claims that it is the same picture.
            verifyingPixels: verifiesPixels || workflow.mode == .all,
            advice: told.comparison == nil ? .settings : candidate.treeDecides ? .none : .shortfall, draw: draw)
        let picture = verification.verdict
        // If the picture passed with its tolerance, differences in looks alone are ignored.
        let tree = picture.hasPassed && told.differsInLooksAlone ? .same : told
        let standing = GoldenStanding(picture, tree, treeDecides: candidate.treeDecides)

        let trees = dump == nil ? [] : [name.tree]
        let settled = try workflow.settle(
            name, standing, golden: golden.digests,
            // A picture that passed without a note is already up to date.
            outdated: (picture.isUpToDate ? [] : [.picture]) + trees,
            failing: (picture.hasPassed ? [] : [.picture]) + trees
        ) { file in
            guard file == .picture else { return dump ?? Data() }
            return try GoldenPicture.encode(
                try verification.actual ?? draw(), drawing: candidate.drawing, scale: candidate.scale,
                renderer: renderer)
        } evidence: {
            var evidence = FailureEvidence()
            let frames = candidate.treeDecides ? tree.text() : tree.comparison?.text()
            evidence.files[.frames] = frames.map { Data($0.utf8) }
            guard !picture.hasPassed else { return evidence }
            if verification.reference != nil { evidence.files[.reference] = golden.picture.data }
            evidence.files[.difference] = try verification.differencePicture().map { try PNG.encode($0) }
            return evidence
        }
        let isLeft = workflow.mode.leavesArtifacts(of: standing)
        let repainted =
            isLeft ? candidate.tree.map { verification.repaintedViews(in: $0, beside: tree.comparison) } : nil
        return Checked(
            result: SnapshotResult(
                picture: picture, tree: tree, repainted: repainted ?? [], shortfall: verification.shortfall,
                outcome: settled.result), evidence: settled.evidence)
    }
}

extension SnapshotCandidate {
    fileprivate func treeVerdict(golden: Data?, dump: Data?) -> TreeVerdict {
        guard let tree, let dump else { return .same }
        return TreeVerdict(golden: golden, tree: tree, dump: dump, masks: rules.masks)
    }
}

extension GoldenStanding {
    fileprivate init(_ picture: Verdict, _ tree: TreeVerdict, treeDecides: Bool) {
        if picture == .missing {
            self = .missing
        } else if !picture.hasPassed || treeDecides && !tree.hasPassed {
            self = .differs
        } else {
            self = treeDecides && tree == .missing ? .incomplete : .holds
        }
    }
}
