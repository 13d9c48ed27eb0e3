import Foundation
import ReflowKit
import Snapshots
import TestSupport
import Testing
import UIKitDrawing

@testable import ReflowTesting

/// A white square of 100 × 100 pixels with black pixels in it.
private func dots(_ places: [CGPoint]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        UIColor.black.setFill()
        for place in places { context.fill(CGRect(origin: place, size: CGSize(width: 1, height: 1))) }
    }
}

/// A disc on white, somewhere near the middle.
private func disc(x: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        UIColor.black.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: x, y: 10, width: 40, height: 40))
    }
}

/// A scale of one pixel per point, which has a ninth of the pixels, for tests of other subjects.
@MainActor private let onePixel = UITraitCollection(displayScale: 1)

@MainActor
@Suite("By what pictures are compared")
struct SnapshotComparisonTests {
    /// Whether `new` passes as `old`.
    private func verify<Value>(
        _ new: Value, for old: Value, as strategy: Snapshotting<Value, UIImage>
    ) throws -> String? {
        let folder = try TemporaryFolder()
        func verify(_ value: Value, _ record: RecordMode) -> String? {
            verifySnapshot(
                of: value, as: strategy, named: "a", record: record, snapshotDirectory: folder.path,
                testName: "compared()")
        }
        #expect(verify(old, .missing) != nil)
        return verify(new, .never)
    }

    private func card(_ change: (CardController) -> Void = { _ in }) -> CardController {
        let controller = CardController()
        controller.loadViewIfNeeded()
        change(controller)
        return controller
    }

    private static let row = (0..<15).map { CGPoint(x: 20 + CGFloat($0), y: 40) }

    @Test(
        "Budgets: fifteen pixels in a row",
        arguments: [
            (SnapshotComparison(), false),
            (SnapshotComparison(maxDiffPixels: 15), true),
            (SnapshotComparison(maxDiffPixels: 14), false),
            (SnapshotComparison(maxDiffPixelsPerWindow: 15), true),
            (SnapshotComparison(maxDiffPixelsPerWindow: 14), false),
            // A square of four contains at most four pixels of a row.
            (SnapshotComparison(maxDiffPixelsPerWindow: 4, windowSize: 4), true),
            (SnapshotComparison(maxDiffPixelsPerWindow: 3, windowSize: 4), false),
            (SnapshotComparison(precision: 0.9985), true),
            (SnapshotComparison(precision: 0.9986), false),
            // Every specified limit must hold.
            (SnapshotComparison(precision: 0.9985, maxDiffPixels: 14), false),
            (SnapshotComparison(precision: 1, maxDiffPixels: 15), false),
            (SnapshotComparison(perceptualPrecision: 0), true),
            // The difference is not in the anti-aliasing of an edge.
            (SnapshotComparison(ignoreAntialiasing: true), false),
        ])
    func budgets(comparison: SnapshotComparison, passes: Bool) throws {
        let message = try verify(
            dots(SnapshotComparisonTests.row), for: dots([]), as: .image(comparison: comparison))
        #expect((message == nil) == passes, "\(message ?? "")")
    }

    @Test("An edge with different anti-aliasing passes with ignoreAntialiasing alone")
    func antialiasing() throws {
        #expect(try verify(disc(x: 10.25), for: disc(x: 10), as: .image) != nil)
        #expect(
            try verify(disc(x: 10.25), for: disc(x: 10), as: .image(comparison: .init(ignoreAntialiasing: true))) == nil
        )
        #expect(
            try verify(disc(x: 12), for: disc(x: 10), as: .image(comparison: .init(ignoreAntialiasing: true))) != nil)
    }

    @Test("A mask hides a view, by the property that holds it or by its identifier, and nothing else")
    func masks() throws {
        let renamed = card { $0.titleLabel.text = "Credit" }
        func strategy(_ masks: Set<String>) -> Snapshotting<UIViewController, UIImage> {
            .image(on: .iPhone13, traits: onePixel, comparison: .init(masks: masks))
        }
        #expect(try verify(renamed, for: card(), as: strategy([])) != nil)
        #expect(try verify(renamed, for: card(), as: strategy(["titleLabel"])) == nil)
        #expect(try verify(renamed, for: card(), as: strategy(["card"])) == nil)
        let identified = card {
            $0.titleLabel.accessibilityIdentifier = "title"
            $0.titleLabel.text = "Credit"
        }
        let before = card { $0.titleLabel.accessibilityIdentifier = "title" }
        #expect(try verify(identified, for: before, as: strategy(["title"])) == nil)
        let outside = card {
            $0.titleLabel.text = "Credit"
            $0.view.backgroundColor = .yellow
        }
        let message = try #require(try verify(outside, for: card(), as: strategy(["titleLabel"])))
        // A masked view does not count as changed.
        #expect(!message.contains("titleLabel"))
    }

    @Test("A view by itself has masks too, wherever its bounds begin")
    func masksOfViews() throws {
        func view(_ color: UIColor) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = .white
            view.bounds.origin = CGPoint(x: 0, y: 100)
            let dot = UIView(frame: CGRect(x: 10, y: 110, width: 10, height: 10))
            dot.accessibilityIdentifier = "dot"
            dot.backgroundColor = color
            view.addSubview(dot)
            return view
        }
        #expect(try verify(view(.red), for: view(.blue), as: .image) != nil)
        #expect(try verify(view(.red), for: view(.blue), as: .image(comparison: .init(masks: ["dot"]))) == nil)
    }

    @Test("A view has a tolerance of its own, in place of the picture's")
    func views() throws {
        let tinted = card { $0.card.backgroundColor = UIColor(red: 0.2, green: 0.68, blue: 0.78, alpha: 1) }
        let teal = card { $0.card.backgroundColor = UIColor(red: 0.2, green: 0.69, blue: 0.78, alpha: 1) }
        let page = card {
            $0.card.backgroundColor = UIColor(red: 0.2, green: 0.68, blue: 0.78, alpha: 1)
            $0.view.backgroundColor = UIColor(white: 0.99, alpha: 1)
        }
        func strategy(_ comparison: SnapshotComparison) -> Snapshotting<UIViewController, UIImage> {
            .image(on: .iPhone13, traits: onePixel, comparison: comparison)
        }
        let tolerant = SnapshotComparison.Tolerance(perceptualPrecision: 0.98)
        #expect(try verify(tinted, for: teal, as: strategy(.init())) != nil)
        #expect(try verify(tinted, for: teal, as: strategy(.init(views: ["card": tolerant]))) == nil)
        #expect(try verify(page, for: teal, as: strategy(.init(views: ["card": tolerant]))) != nil)
        #expect(try verify(page, for: teal, as: strategy(.init(perceptualPrecision: 0.98))) == nil)
        let strict = SnapshotComparison(perceptualPrecision: 0.98, views: ["card": .init()])
        // The colour is visible only in pixels; for a colour in the tree, no tolerance is suggested.
        let covered = card {
            $0.card.backgroundColor = UIColor(red: 0.2, green: 0.69, blue: 0.78, alpha: 1)
            let cover = CALayer()
            cover.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            cover.backgroundColor = UIColor(red: 0.2, green: 0.68, blue: 0.78, alpha: 1).cgColor
            $0.card.layer.addSublayer(cover)
        }
        #expect(try verify(page, for: teal, as: strategy(strict))?.contains("it would pass") == false)
        let message = try #require(try verify(covered, for: teal, as: strategy(strict)))
        #expect(message.contains("\nIn card it would pass with comparison: .init(views: [\"card\": .init("))
    }

    @Test("Argument over scope over nothing, setting by setting")
    func precedence() {
        func passes(_ strategy: @autoclosure () -> Snapshotting<UIImage, UIImage>) -> Bool {
            do {
                return try verify(dots(SnapshotComparisonTests.row), for: dots([]), as: strategy()) == nil
            } catch {
                Issue.record(error)
                return false
            }
        }
        withSnapshotTesting(comparison: .init(maxDiffPixels: 15)) {
            #expect(passes(.image))
            #expect(passes(.image(comparison: .init(masks: ["clock"]))))
            #expect(!passes(.image(comparison: .init(maxDiffPixels: 14))))
            #expect(!passes(.image(precision: 0.9986)))
            // A strategy that was created elsewhere is configured at its use.
            let strategy = Snapshotting<UIImage, UIImage>.image
            withSnapshotTesting(record: .never, comparison: .init(precision: 0.9986)) {
                #expect(!passes(strategy))
                #expect(passes(.image(precision: 0.9985)))
                #expect(passes(.image(comparison: .init(precision: 0.9985))))
            }
            #expect(passes(strategy))
        }
        #expect(!passes(.image))
    }

    @Test("A trait configures a whole suite", .snapshots(comparison: .init(maxDiffPixels: 15, masks: ["clock"])))
    func trait() throws {
        #expect(SnapshotTestingConfiguration.current?.comparison?.masks == ["clock"])
        #expect(try verify(dots(SnapshotComparisonTests.row), for: dots([]), as: .image) == nil)
    }

    @Test("Scopes within scopes: masks are replaced, views are added one by one")
    func nesting() {
        let outer = SnapshotComparison(
            precision: 0.9, maxDiffPixels: 3, masks: ["a"], views: ["x": .init(precision: 0.1), "y": .init()])
        let inner = SnapshotComparison(precision: 0.8, masks: [], views: ["x": .init(precision: 0.2)])
        #expect(
            inner.within(outer)
                == SnapshotComparison(
                    precision: 0.8, maxDiffPixels: 3, masks: [], views: ["x": .init(precision: 0.2), "y": .init()]))
        #expect(inner.within(nil) == inner)
        #expect(SnapshotComparison().within(outer) == outer)
    }

    @Test("Pictures of a Diffing heed it too")
    func diffing() {
        let (old, new) = (dots([]), dots(SnapshotComparisonTests.row))
        #expect(Diffing.image.diff(old, new) != nil)
        #expect(Diffing.image(comparison: .init(maxDiffPixels: 15)).diff(old, new) == nil)
        withSnapshotTesting(comparison: .init(maxDiffPixels: 15)) { #expect(Diffing.image.diff(old, new) == nil) }
    }

    @Test("What is advised passes as it is written, and one less does not")
    func advice() throws {
        let (old, new) = (dots([]), dots(SnapshotComparisonTests.row))
        let message = try #require(try verify(new, for: old, as: .image))
        let advice = try #require(
            message.firstMatch(
                of:
                    /comparison: .init\(maxDiffPixels: ([0-9]+)\), or with comparison: .init\(maxDiffPixelsPerWindow: ([0-9]+)\)\./
            ))
        let count = try #require(Int(advice.output.1))
        let density = try #require(Int(advice.output.2))
        for (less, passes) in [(0, true), (1, false)] {
            for comparison in [
                SnapshotComparison(maxDiffPixels: count - less),
                SnapshotComparison(maxDiffPixelsPerWindow: density - less),
            ] {
                #expect((try verify(new, for: old, as: .image(comparison: comparison)) == nil) == passes)
            }
        }
    }

    @Test("A budget that does not hold is told by its own figures")
    func shortfall() throws {
        let (old, new) = (dots([]), dots(SnapshotComparisonTests.row))
        let message = try #require(
            try verify(new, for: old, as: .image(comparison: .init(maxDiffPixels: 14, maxDiffPixelsPerWindow: 9))))
        #expect(
            message.contains(
                "\n\n15 pixels do not match; at most 14 may differ.\n"
                    + "15 pixels do not match in a square of 32; at most 9 may differ.\n\n"))
    }

    @Test("A name that no view of the picture has is told when the picture fails")
    func unknownNames() throws {
        let renamed = card { $0.titleLabel.text = "Credit" }
        let strategy = Snapshotting<UIViewController, UIImage>.image(
            on: .iPhone13, traits: onePixel, comparison: .init(masks: ["titleLable", "card"]))
        #expect(try verify(renamed, for: card(), as: strategy) == nil)
        let typo = Snapshotting<UIViewController, UIImage>.image(
            on: .iPhone13, traits: onePixel, comparison: .init(masks: ["titleLable"]))
        let message = try #require(try verify(renamed, for: card(), as: typo))
        #expect(message.contains("The comparison names views that are not in this picture: titleLable."))
    }
}
