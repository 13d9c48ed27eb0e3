import CairoRaster
import Comparison
import DisplayList
import Foundation
import ImageCodecs
import ReflowKit
import Screens
import Snapshots
import Staging
import Typesetting

/// Goldens of three megapixels: decoding, comparing, and verifying a drawing.
@MainActor
enum GoldenBenchmark {
    static let scale: CGFloat = 3

    static func run(_ report: Report) throws {
        let rasterizer = Rasterizer(typesetter: try Typesetter())
        var settings = Simulation.Settings()
        settings.scale = scale
        try Simulation(settings: settings).perform {
            let scene = try ScreenScene.load().portrait
            let view = try ViewScreen.view(of: scene, scale: scale)
            let drawing = view.drawing()
            let bitmap = try rasterizer.draw(drawing.list, images: drawing.images, scale: scale)
            report.begin(
                "A golden of 1179 × 2556 pixels", peers: "libspng · OpenCV · stb_image")
            try decode(bitmap, report)
            try compare(bitmap, report)
            try judge(bitmap, report)
            try verify(view, rasterizer, report)
            try FailureBenchmark.run(scene, rasterizer, scale: scale, report)
        }
    }

    // MARK: Decoding

    private static func decode(_ bitmap: Bitmap, _ report: Report) throws {
        var pixels = [UInt32](repeating: 0, count: bitmap.pixels.count)
        for (name, file, peers) in [
            ("decode our own file", try PNG.encode(bitmap), ""),
            ("decode libpng's file, mixed filters", LimitPNG.foreign(bitmap), "30–34 · 38 · 13–18"),
        ] {
            report.check(try PNG.decode(file) == bitmap, "\(name): other pixels than were encoded")
            report.check(
                LimitPNG.decode(file, width: bitmap.width, height: bitmap.height, into: &pixels)
                    && pixels == bitmap.pixels, "\(name): the limit reads other pixels than were encoded")
            let medians = try SideBySide.measure(rounds: 5, calls: 5) {
                _ = try PNG.decode(file)
            } limit: {
                _ = LimitPNG.decode(file, width: bitmap.width, height: bitmap.height, into: &pixels)
            }
            try report.row(name, .milliseconds, ours: medians.ours, limit: medians.limit, peers: peers)
        }
    }

    // MARK: Comparing

    private static func compare(_ bitmap: Bitmap, _ report: Report) throws {
        for (name, other, most, peers) in [
            ("compare, identical pixels", bitmap.copy, nil, "odiff, with decoding: 95"),
            ("compare, 0.1 % of the pixels differ", bitmap.withBlock, 6, "odiff, with decoding: 122"),
            ("compare, 3 % of the pixels differ", bitmap.withSpecks, 15, "odiff, with decoding: 126"),
            ("compare, edges smoothed otherwise", bitmap.withSoftEdges, 15, "odiff, with decoding: 126"),
        ] as [(String, Bitmap, Double?, String)] {
            let expected = LimitPNG.differingPixels(bitmap, other)
            let comparison = PixelComparison(reference: bitmap, actual: other)
            report.check(
                comparison.differingPixels == expected, "\(name): \(comparison.differingPixels), not \(expected)")
            let medians = try SideBySide.measure(rounds: 7, calls: 10) {
                _ = PixelComparison(reference: bitmap, actual: other)
            } limit: {
                _ = LimitPNG.differingPixels(bitmap, other)
            }
            try report.row(
                name, .milliseconds, ours: medians.ours, limit: medians.limit, most.map { .value($0) }, peers: peers)
        }
    }

    // MARK: Tolerating

    private static func judge(_ bitmap: Bitmap, _ report: Report) throws {
        let everything = PictureTolerance(
            perceptualPrecision: 0.98, ignoresAntialiasing: true, maxDiffPixels: 4000,
            window: PixelWindow(maxDiffPixels: 2000))
        for (name, other, tolerance, most) in [
            ("verdict by every rule, 0.1 % of the pixels differ", bitmap.withBlock, everything, 6),
            ("verdict by every rule, 3 % of the pixels differ", bitmap.withSpecks, everything, 15),
            (
                "verdict, edges smoothed otherwise", bitmap.withSoftEdges, PictureTolerance(ignoresAntialiasing: true),
                15
            ),
        ] as [(String, Bitmap, PictureTolerance, Double)] {
            let rules = PictureRules(tolerance: tolerance)
            report.check(
                rules.hold(reference: bitmap, actual: other)
                    == PictureMatch(reference: bitmap, actual: other, rules: rules)?.holds,
                "\(name): the quick verdict is not that of the sweep")
            let medians = try SideBySide.measure(rounds: 7, calls: 10) {
                _ = rules.compare(reference: bitmap, actual: other)
            } limit: {
                _ = LimitPNG.differingPixels(bitmap, other)
            }
            try report.row(
                name, .milliseconds, ours: medians.ours, limit: medians.limit, .value(most),
                peers: "odiff, with decoding: 122–126")
        }
    }

    // MARK: Verifying

    private static func verify(_ view: UIView, _ rasterizer: Rasterizer, _ report: Report) throws {
        let folder = try TemporaryFolder()
        var check = SnapshotCheck(
            goldens: GoldenStore(root: folder.url), renderer: RendererFingerprint(of: try rasterizer.profile()),
            mode: .all)
        func run() throws -> SnapshotResult {
            let drawing = view.drawing()
            let tree = FrameTree(of: view, device: nil, orientation: nil, semantics: "iOS15", scale: scale)
            let candidate = SnapshotCandidate(
                name: GoldenName(layout: "screen", device: "bench", state: "portrait"), tree: tree,
                drawing: drawing.list.digest)
            return try check.run(candidate) {
                try rasterizer.draw(drawing.list, images: drawing.images, scale: scale)
            }
        }
        _ = try run()
        check.workflow.mode = .never
        let limit = LimitScreen(try ScreenScene.load().portrait, scale: scale)
        for verifiesPixels in [true, false] {
            check.verifiesPixels = verifiesPixels
            report.check(try run().hasPassed, "the picture does not pass")
            let time = try SideBySide.measure(rounds: 7, calls: 8) {
                _ = try run()
            } limit: {
                limit.draw()
            }
            try report.row(
                verifiesPixels ? "from views to a verdict, drawn and verified" : "from views to a verdict, not drawn",
                .milliseconds, ours: time.ours, limit: verifiesPixels ? time.limit : nil,
                verifiesPixels ? .value(10) : nil)
        }
    }
}

extension Bitmap {
    /// A copy with the same pixels in other memory.
    var copy: Bitmap { changed { _ in } }

    /// A copy in which a block of 55 × 55 pixels has another colour.
    var withBlock: Bitmap {
        changed { pixels in
            for y in height / 2..<height / 2 + 55 {
                for x in width / 2..<width / 2 + 55 { pixels[y * width + x] ^= 0x0000_FF00 }
            }
        }
    }

    /// A copy in which every 33rd pixel has a slightly different colour.
    var withSpecks: Bitmap {
        changed { pixels in
            for index in stride(from: 0, to: pixels.count, by: 33) { pixels[index] ^= 0x0000_0007 }
        }
    }

    /// A copy in which up to 3 % of the pixels, those on edges, are halfway to their right neighbour, as with another
    /// rasterizer.
    var withSoftEdges: Bitmap {
        changed { pixels in
            var left = pixels.count * 3 / 100
            for index in 0..<pixels.count - 1 where left > 0 && pixels[index] != pixels[index + 1] {
                let (a, b) = (pixels[index], pixels[index + 1])
                // The value is the sum of the halves of each channel, without the odd bits of both.
                pixels[index] = 0xFF00_0000 | ((a >> 1 & 0x7F_7F7F) + (b >> 1 & 0x7F_7F7F))
                left -= 1
            }
        }
    }

    private func changed(_ change: (inout [UInt32]) -> Void) -> Bitmap {
        var pixels = [UInt32](unsafeUninitializedCapacity: self.pixels.count) { buffer, initialized in
            initialized = buffer.initialize(fromContentsOf: self.pixels)
        }
        change(&pixels)
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
