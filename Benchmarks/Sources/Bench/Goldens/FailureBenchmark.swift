import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import ReflowKit
import Screens
import Snapshots
import Staging

/// A picture that fails. It is compared with the minimum that a failure needs: a picture that passes because its pixels
/// are the same, and the encoding of two pictures for review, the new one and the difference. The rest is the search
/// for the differences.
@MainActor
enum FailureBenchmark {
    /// The limit for changes that no tree shows. For these, up to 18 settings are tried, each on the whole picture.
    private static let most = 3.0
    private static let name = GoldenName(layout: "screen", device: "bench", state: "portrait")

    private enum Change: String, CaseIterable {
        case frame = "one view moved"
        case ground = "most pixels changed, which the tree shows"
        case veil = "most pixels changed, which no tree shows"

        @MainActor
        func apply(to screen: UIView) {
            switch self {
            case .frame:
                screen.subviews.last?.frame.origin.y -= 4
            case .ground:
                // The first view fills the screen.
                screen.subviews.first?.backgroundColor = .systemTeal
            case .veil:
                let veil = CALayer()
                veil.frame = screen.bounds
                veil.backgroundColor = UIColor(white: 0, alpha: 0.05).cgColor
                screen.layer.addSublayer(veil)
            }
        }
    }

    static func run(_ scene: ScreenScene, _ rasterizer: Rasterizer, scale: CGFloat, _ report: Report) throws {
        report.begin(
            "A golden that fails, beside one that passes and two PNG files", limit: "passing +",
            lastColumn: "times as long as passing alone")
        let folder = try TemporaryFolder()
        let artifacts = FailureArtifacts(root: folder.url.appendingPathComponent("report"))
        var check = SnapshotCheck(
            goldens: GoldenStore(root: folder.url.appendingPathComponent("goldens")), artifacts: artifacts,
            renderer: RendererFingerprint(of: try rasterizer.profile()), mode: .all, verifiesPixels: true)
        func verify(_ view: UIView) throws -> SnapshotResult {
            let drawing = view.drawing()
            let tree = FrameTree(of: view, device: nil, orientation: nil, semantics: "iOS15", scale: scale)
            var candidate = SnapshotCandidate(name: name, tree: tree, drawing: drawing.list.digest)
            // The check is made as in a Swift test.
            candidate.treeDecides = false
            return try check.run(candidate) {
                try rasterizer.draw(drawing.list, images: drawing.images, scale: scale)
            }
        }
        let screen = try ViewScreen.view(of: scene, scale: scale)
        _ = try verify(screen)
        check.workflow.mode = .never
        for change in Change.allCases {
            let changed = try ViewScreen.view(of: scene, scale: scale)
            change.apply(to: changed)
            report.check(try verify(screen).hasPassed, "the picture does not pass")
            let failure = try verify(changed)
            report.check(!failure.hasPassed, "\(change.rawValue): the picture passes")
            // Settings are only searched for if the tree is the same.
            report.check(
                failure.picture.passing.isEmpty == (change != .veil),
                "\(change.rawValue): settings are proposed, or are not")
            let pictures = try [FailureArtifacts.Kind.actual, .difference].map { kind -> Bitmap in
                let file = folder.url.appendingPathComponent("report/\(artifacts.path(kind, of: name))")
                return try PNG.decode(Data(contentsOf: file))
            }
            let time = try SideBySide.measure(rounds: 5, calls: 4) {
                _ = try verify(changed)
            } limit: {
                _ = try verify(screen)
                for picture in pictures { _ = try PNG.encode(picture) }
            }
            let passing = try SideBySide.measure(calls: 4) { _ = try verify(screen) }
            try report.row(
                change.rawValue, .milliseconds, ours: time.ours, limit: time.limit, .ratio(most),
                peers: String(format: "%.1f", time.ours / passing))
        }
    }
}
