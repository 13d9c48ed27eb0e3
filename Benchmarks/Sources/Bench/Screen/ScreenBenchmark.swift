import CairoRaster
import Comparison
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import ReflowKit
import Typesetting

/// A screen that is drawn, encoded, and made from views to file, compared with a plain cairo program.
@MainActor
enum ScreenBenchmark {
    static func run(_ report: Report) throws {
        let scenes = try ScreenScene.load()
        let rasterizer = Rasterizer(typesetter: try Typesetter())
        report.begin("One picture of a screen with 69 primitives, warm", peers: "Chromium CDP · Playwright · Qt 5")
        for (scene, scale) in [
            (scenes.portrait, 1), (scenes.portrait, 2), (scenes.portrait, 3), (scenes.landscape, 3),
        ] as [(ScreenScene, CGFloat)] {
            var settings = Simulation.Settings()
            settings.scale = scale
            try Simulation(settings: settings).perform {
                try run(scene, scale: scale, rasterizer, report)
            }
        }
        try runBlur(rasterizer, report)
    }

    /// Measures a landscape tab bar over stripes, with the content below it blurred and not blurred. The difference is
    /// the blur, which must take less than a millisecond.
    private static func runBlur(_ rasterizer: Rasterizer, _ report: Report) throws {
        let bar = CGRect(x: 0, y: 0, width: 852, height: 53)
        let below = stride(from: 0, to: 852, by: 12).map { x in
            let stripe = CGRect(x: CGFloat(x), y: 0, width: 6, height: 53)
            return DisplayCommand.fill(.rect(stripe), .color(RGBAColor(white: CGFloat(x) / 852)))
        }
        let sharp = DisplayList(size: bar.size, commands: below)
        let blurred = DisplayList(
            size: bar.size, commands: below + [.backdrop(BackdropBlur(path: .rect(bar), radius: 15))])
        let times = try SideBySide.measure(rounds: 7, calls: 40) {
            _ = try rasterizer.draw(blurred, scale: 3)
        } limit: {
            _ = try? rasterizer.draw(sharp, scale: 3)
        }
        try report.row(
            "a landscape tab bar @3x with a blur, and without", .milliseconds, ours: times.ours, limit: times.limit,
            .excess(1))
    }

    private static let peers = [
        "portrait @1x": "17 · 36–49 · 19", "portrait @2x": "67 · 88–96 · 65", "portrait @3x": "110 · 147–155 · 136",
        "landscape @3x": "87 · 137 · 128",
    ]
    private static let drawPeers = [
        "portrait @1x": "– · – · 4.2", "portrait @2x": "– · – · 11.3", "portrait @3x": "– · – · 26.6",
    ]

    private static func run(
        _ scene: ScreenScene, scale: CGFloat, _ rasterizer: Rasterizer, _ report: Report
    ) throws {
        let name = "\(scene.name) @\(Int(scale))x"
        let view = try ViewScreen.view(of: scene, scale: scale)
        let drawing = view.drawing()
        let bitmap = try rasterizer.draw(drawing.list, images: drawing.images, scale: scale)
        let limit = LimitScreen(scene, scale: scale)
        checkLikeness(of: bitmap, and: limit.bitmap, scene, name, report)

        let calls = Int(24 / scale)
        let draw = try SideBySide.measure(rounds: 7, calls: calls) {
            _ = try rasterizer.draw(drawing.list, images: drawing.images, scale: scale)
        } limit: {
            limit.draw()
        }
        try report.row(
            "\(name), draw", .milliseconds, ours: draw.ours, limit: draw.limit, scale == 3 ? .ratio(2) : nil,
            peers: drawPeers[name] ?? "")

        var file = [UInt8](repeating: 0, count: LimitPNG.bound(of: bitmap))
        let encode = try SideBySide.measure(rounds: 5, calls: 3) {
            _ = try PNG.encode(bitmap)
        } limit: {
            LimitPNG.encode(bitmap, into: &file)
        }
        try report.row("\(name), encode", .milliseconds, ours: encode.ours, limit: encode.limit)

        let whole = try SideBySide.measure(rounds: 5, calls: 3) {
            let drawing = view.drawing()
            _ = try PNG.encode(try rasterizer.draw(drawing.list, images: drawing.images, scale: scale))
        } limit: {
            limit.drawAndEncode(into: &file)
        }
        try report.row(
            "\(name), from views to PNG", .milliseconds, ours: whole.ours, limit: whole.limit, peers: peers[name] ?? "")
        let record = try SideBySide.measure(calls: 15) { _ = view.drawing() }
        try report.row("\(name), of which recording and text", .milliseconds, ours: record)
    }

    /// Checks that both drew the same screen. Letters may be slightly apart, because text is set by other rules;
    /// besides texts, nearly nothing may differ.
    private static func checkLikeness(
        of ours: Bitmap, and limit: Bitmap, _ scene: ScreenScene, _ name: String, _ report: Report
    ) {
        guard ours.width == limit.width, ours.height == limit.height else {
            return report.check(false, "\(name): \(ours.width) × \(ours.height), not \(limit.width) × \(limit.height)")
        }
        let scale = CGFloat(ours.width) / scene.size.width
        var isText = [Bool](repeating: false, count: ours.pixels.count)
        for text in scene.primitives where text.k == .text {
            let rect = text.frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
            for y in max(0, Int(rect.minY))..<min(ours.height, Int(rect.maxY)) {
                for x in max(0, Int(rect.minX))..<min(ours.width, Int(rect.maxX)) { isText[y * ours.width + x] = true }
            }
        }
        var inTexts = 0
        var beside = 0
        for (index, (a, b)) in zip(ours.pixels, limit.pixels).enumerated() {
            let isFar = stride(from: 0, to: 24, by: 8).contains { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 32 }
            guard isFar else { continue }
            if isText[index] { inTexts += 1 } else { beside += 1 }
        }
        let pixels = ours.pixels.count
        report.check(
            beside * 1000 < pixels, "\(name): \(beside) pixels beside texts are others than those of the limit")
        report.check(inTexts * 25 < pixels, "\(name): \(inTexts) pixels of texts are others than those of the limit")
        // Both pictures are written if the variable names a folder.
        guard let folder = ProcessInfo.processInfo.environment["BENCH_PICTURES"] else { return }
        for (owner, bitmap) in [("ours", ours), ("limit", limit)] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name) \(owner).png")
            try? PNG.encode(bitmap).write(to: file)
        }
    }
}
