import Basics
import Foundation
import ImageCodecs
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing
import UIKitDrawing

@testable import ReflowTesting

@MainActor
private func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, UIImage>, in folder: TemporaryFolder,
    record: RecordMode = .missing
) -> String? {
    verifySnapshot(
        of: value, as: strategy, named: "a", record: record, snapshotDirectory: folder.path, testName: "picture()")
}

extension TemporaryFolder {
    /// The width and height of a picture, in pixels.
    fileprivate func size(_ name: String) throws -> [Int] {
        let header = try PNG.header(of: try #require(contents(name)))
        return [header.width, header.height]
    }
}

@MainActor
@Suite("Pictures")
struct PictureTests {
    @Test("A controller on a device: picture and frames are recorded, and hold")
    func device() throws {
        let folder = try TemporaryFolder()
        #expect(verify(CardController(), as: .image(on: .iPhone13), in: folder) != nil)
        #expect(folder.files == ["picture.a.frames.txt", "picture.a.png"])
        #expect(try folder.size("picture.a.png") == [1170, 2532])
        #expect(
            folder.text("picture.a.frames.txt") == """
                tree device="iPhone 13" orientation=portrait semantics=iOS15 size=(390 844) scale=3
                UIWindow (0 0; 390 844) safe=(47 0 34 0)
                  UIView (0 0; 390 844) safe=(47 0 34 0) mask=W+H backgroundColor=#FFFFFF
                    UIView #card (0 47; 390 100) backgroundColor=#30B0C7
                      UILabel #titleLabel (16 16; 120 24) "Balance"

                """)
        #expect(verify(CardController(), as: .image(on: .iPhone13), in: folder) == nil)
    }

    @Test("Landscape comes from a turn: the controller is told, the safe area moves to the sides")
    func landscape() throws {
        let folder = try TemporaryFolder()
        let controller = MaskedController(.allButUpsideDown)
        #expect(verify(controller, as: .image(on: .iPhone13(.landscape)), in: folder) != nil)
        #expect(controller.sizes == [CGSize(width: 844, height: 390)])
        #expect(try folder.size("picture.a.png") == [2532, 1170])
        let frames = try #require(folder.text("picture.a.frames.txt"))
        #expect(frames.hasPrefix("tree device=\"iPhone 13\" orientation=landscapeRight semantics=iOS15 size=(844 390)"))
        #expect(frames.contains("safe=(0 47 21 47)"))
    }

    @Test("landscape is landscape left where only that one is supported")
    func landscapeLeft() throws {
        let folder = try TemporaryFolder()
        let controller = MaskedController([.portrait, .landscapeLeft])
        _ = verify(controller, as: .image(on: .iPhone13(.landscape)), in: folder)
        #expect(folder.text("picture.a.frames.txt")?.contains("orientation=landscapeLeft") == true)
    }

    @Test("A controller that refuses has no picture, and the failure says who refused")
    func refusal() throws {
        let folder = try TemporaryFolder()
        let message = try #require(
            verify(MaskedController(.portrait), as: .image(on: .iPhone13(.landscape)), in: folder, record: .all))
        #expect(
            message == """
                iPhone 13 does not show landscapeRight, it shows portrait.

                ReflowTestingTests.MaskedController supports portrait, but not landscapeRight (the interface \
                orientation for the device's landscapeLeft). \
                Include landscapeRight in supportedInterfaceOrientations of ReflowTestingTests.MaskedController.

                Users never see this orientation, so no picture is taken. To take one nevertheless, without \
                asking controllers, pass "rotation: .forced".
                """)
        #expect(folder.files.isEmpty)
    }

    @Test("Nor has one that never shows portrait in portrait")
    func refusalOfPortrait() throws {
        let folder = try TemporaryFolder()
        let message = verify(MaskedController(.landscape), as: .image(on: .iPhone13), in: folder)
        #expect(message?.hasPrefix("iPhone 13 does not show portrait, it shows landscapeRight.") == true)
    }

    @Test("The application's own list counts")
    func application() throws {
        let folder = try TemporaryFolder()
        var config = ViewImageConfig.iPhone13(.landscape)
        config.application.supported = [.portrait]
        let message = verify(MaskedController(.all), as: .image(on: config), in: folder)
        #expect(message?.contains("The application supports portrait, but not landscapeRight") == true)
    }

    @Test("Forced, nobody is asked and nothing turns: a screen of that size")
    func forced() throws {
        let folder = try TemporaryFolder()
        let controller = MaskedController(.portrait)
        _ = verify(controller, as: .image(on: .iPhone13(.landscape), rotation: .forced), in: folder)
        #expect(try folder.size("picture.a.png") == [2532, 1170])
        #expect(controller.sizes.isEmpty)
        #expect(folder.text("picture.a.frames.txt")?.contains("safe=(0 47 21 47)") == true)
    }

    @Test("A configuration of one's own sets size, safe area and traits, whatever the controller supports")
    func custom() throws {
        let folder = try TemporaryFolder()
        let config = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2), size: CGSize(width: 300, height: 200),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular),
            ]))
        for mask in [UIInterfaceOrientationMask.portrait, .landscape, .all] {
            let controller = MaskedController(mask)
            _ = verify(controller, as: .image(on: config), in: folder, record: .all)
            #expect(try folder.size("picture.a.png") == [600, 400])
            #expect(folder.text("picture.a.frames.txt")?.contains("(0 0; 300 200) safe=(10 1 5 2)") == true)
            #expect(controller.sizes.isEmpty)
        }
    }

    @Test("Traits reach the controller, and turn with the device")
    func traits() throws {
        final class Watcher: UIViewController {
            var seen: [UITraitCollection] = []
            override func viewDidLayoutSubviews() { seen.append(traitCollection) }
        }
        let folder = try TemporaryFolder()
        let controller = Watcher()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        _ = verify(controller, as: .image(on: .iPhone13ProMax(.landscape), traits: dark), in: folder)
        let last = try #require(controller.seen.last)
        #expect(controller.seen.allSatisfy { $0.userInterfaceStyle == .dark })
        #expect(controller.seen.first?.horizontalSizeClass == .compact)
        #expect(last.horizontalSizeClass == .regular)
        #expect(last.verticalSizeClass == .compact)
        #expect(controller.seen.allSatisfy { $0.accessibilityContrast == .normal })
        controller.seen = []
        let strong = UITraitCollection(accessibilityContrast: .high)
        _ = verify(controller, as: .image(on: .iPhone13, traits: strong), in: folder, record: .all)
        #expect(controller.seen.last?.accessibilityContrast == .high)
        var config = ViewImageConfig.iPhone13
        config.traits = UITraitCollection(traitsFrom: [
            config.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        controller.seen = []
        _ = verify(controller, as: .image(on: config), in: folder, record: .all)
        #expect(controller.seen.last?.preferredContentSizeCategory == .accessibilityLarge)
        #expect(folder.text("picture.a.frames.txt")?.contains("device=\"iPhone 13\"") == true)
    }

    @Test("Every assertion has a world of its own: one controller, many devices, no traces")
    func fresh() throws {
        let controller = CardController()
        let before = UIScreen.main.bounds
        for _ in 0..<2 {
            for (config, width) in [
                (ViewImageConfig.iPhone13(.landscape), CGFloat(844)), (.iPhoneSe, 320), (.iPadPro11, 1194),
                (.iPhone13, 390),
            ] {
                let folder = try TemporaryFolder()
                _ = verify(controller, as: .image(on: config), in: folder)
                #expect(controller.view.bounds.width == width)
                #expect(controller.view.window == nil)
                #expect(UIScreen.main.bounds == before)
            }
        }
    }

    @Test("A device that nobody knows is named, with what is called nearly so")
    func unknownDevice() throws {
        let folder = try TemporaryFolder()
        let message = verify(CardController(), as: .image(on: .device("iPhone 16 Pr")), in: folder)
        #expect(message?.contains("no device is called \"iPhone 16 Pr\"; the nearest are \"iPhone 16 Pro\"") == true)
    }

    @Test("What differs is named: the view, the points and the pixels; no tolerance is for a view that moved")
    func failure() throws {
        let folder = try TemporaryFolder()
        _ = verify(CardController(), as: .image(on: .iPhone13), in: folder)
        let broken = CardController()
        broken.titleInset = 28
        let message = try #require(verify(broken, as: .image(on: .iPhone13), in: folder))
        let parts = message.components(separatedBy: "\n\n")
        #expect(parts[0] == "Snapshot \"a\" does not match reference.")
        #expect(parts[1].hasPrefix("@−\n\"file://\(folder.path)/picture.a.png\"\n@+\n"))
        #expect(parts[3] == "Newly-taken snapshot does not match reference.")
        #expect(parts[4] == "1 view changed:\n  titleLabel: x 16 → 28")
        #expect(parts[5].contains("pixels differ"))
        #expect(parts[5].contains(", at x "))
        #expect(!message.contains("It would pass"))
        for kind in ["frames.txt", "reference.png", "changes.txt", "difference.png"] {
            let line = try #require(parts[6].split(separator: "\n").first { $0.hasPrefix(kind) })
            #expect(FileManager.default.fileExists(atPath: String(line.dropFirst(kind.count + 2))))
        }
    }

    @Test("Copying what a failure left over the references takes the change over, and nothing else")
    func takingOver() throws {
        let folder = try TemporaryFolder()
        let fresh = try TemporaryFolder()
        let broken = CardController()
        broken.titleInset = 28
        func verify(_ controller: CardController, in folder: TemporaryFolder, record: RecordMode = .missing) -> String?
        {
            verifySnapshot(
                of: controller, as: .image(on: .iPhone13), named: "taken", record: record,
                snapshotDirectory: folder.path, testName: "over()")
        }
        #expect(verify(broken, in: fresh) != nil)
        #expect(verify(CardController(), in: folder) != nil)
        #expect(verify(broken, in: folder) != nil)
        let left = FailureFolder(environment: .current).root.appendingPathComponent(
            "ReflowTestingTests/PictureTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: left.path)
            .filter { $0.hasPrefix("over.taken.") }.sorted()
        let references = ["over.taken.frames.txt", "over.taken.png"]
        let others = ["over.taken.changes.txt", "over.taken.difference.png", "over.taken.reference.png"]
        #expect(names == (references + others).sorted())
        for name in names {
            try folder.write(try Data(contentsOf: left.appendingPathComponent(name)), to: name)
        }
        for name in references { #expect(folder.contents(name) == fresh.contents(name)) }
        #expect(folder.text("over.taken.changes.txt") == "titleLabel: x 16 → 28\n")
        #expect(verify(broken, in: folder, record: .never) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: left.path).allSatisfy { !names.contains($0) })
    }

    @Test("The tolerance that is advised is one that passes, and a digit more is not")
    func advice() throws {
        let folder = try TemporaryFolder()
        _ = verify(CardController(), as: .image(on: .iPhone13), in: folder)
        let broken = CardController()
        // The change is in pixels only, with a hardly visible colour.
        broken.loadViewIfNeeded()
        let shade = CALayer()
        shade.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.02).cgColor
        broken.card.layer.addSublayer(shade)
        let message = try #require(verify(broken, as: .image(on: .iPhone13), in: folder))
        let advice = try #require(
            message.firstMatch(of: /precision: ([0-9.]+), or with perceptualPrecision: ([0-9.]+),/))
        let precision = try #require(Float(advice.output.1))
        let perceptual = try #require(Float(advice.output.2))
        #expect(verify(broken, as: .image(on: .iPhone13, precision: precision), in: folder) == nil)
        #expect(verify(broken, as: .image(on: .iPhone13, perceptualPrecision: perceptual), in: folder) == nil)
        #expect(verify(broken, as: .image(on: .iPhone13, precision: precision + 0.0001), in: folder) != nil)
        let tolerant = try #require(
            verify(
                broken, as: .image(on: .iPhone13, precision: 1, perceptualPrecision: perceptual + 0.0001), in: folder))
        #expect(tolerant.contains("The lowest perceptual precision of a pixel is "))
    }

    @Test("Pictures of two sizes are told by their sizes in points")
    func sizes() throws {
        let folder = try TemporaryFolder()
        _ = verify(CardController(), as: .image(on: .iPhone13), in: folder)
        let message = try #require(verify(CardController(), as: .image(on: .iPhone13Mini), in: folder))
        #expect(message.contains("Newly-taken snapshot@(375.0, 812.0) does not match reference@(390.0, 844.0)."))
        #expect(!message.contains("It would pass"))
    }

    @Test("A view by itself, at its own size and at another one; it goes back to where it was")
    func views() throws {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = .red
        superview.addSubview(UIView())
        superview.addSubview(view)
        superview.addSubview(UIView())
        let folder = try TemporaryFolder()
        _ = verify(view, as: .image, in: folder)
        #expect(try folder.size("picture.a.png") == [90, 120])
        #expect(folder.text("picture.a.frames.txt")?.hasPrefix("tree semantics=iOS15 size=(30 40) scale=3") == true)
        _ = verify(view, as: .image(size: CGSize(width: 50, height: 60)), in: folder, record: .all)
        #expect(try folder.size("picture.a.png") == [150, 180])
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(superview.subviews.firstIndex { $0 === view } == 1)
        let twice = UITraitCollection(displayScale: 2)
        _ = verify(view, as: .image(traits: twice), in: folder, record: .all)
        #expect(try folder.size("picture.a.png") == [60, 80])
    }

    @Test("A view that moves inside is named by its owner's property")
    func namesOfProperties() throws {
        final class Badge: UIView {
            lazy var dot = UIView()
            var stars = [UIView(), UIView()]
            var inset: CGFloat = 2
            override func layoutSubviews() {
                super.layoutSubviews()
                for (index, view) in ([dot] + stars).enumerated() {
                    if view.superview == nil { addSubview(view) }
                    view.backgroundColor = .black
                    view.frame = CGRect(x: inset + CGFloat(index) * 10, y: 2, width: 6, height: 6)
                }
            }
        }
        let folder = try TemporaryFolder()
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        badge.backgroundColor = .yellow
        _ = verify(badge as UIView, as: .image, in: folder)
        badge.inset = 3
        badge.setNeedsLayout()
        let message = try #require(verify(badge as UIView, as: .image, in: folder))
        #expect(
            message.contains("3 views changed:\n  dot: x 2 → 3\n  stars.0: x 12 → 13\n  stars.1: x 22 → 23"))
    }

    @Test("A view without size gives a red picture that says so")
    func empty() throws {
        let folder = try TemporaryFolder()
        _ = verify(UIView(), as: .image, in: folder)
        #expect(try folder.size("picture.a.png") == [1200, 240])
        let bitmap = try PNG.decode(try #require(folder.contents("picture.a.png")))
        #expect(bitmap.pixels[0] == 0xFFFF_0000)
    }

    @Test("Images and layers, pixel for pixel")
    func imagesAndLayers() throws {
        let folder = try TemporaryFolder()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        #expect(verify(image, as: .image, in: folder) != nil)
        #expect(try folder.size("picture.a.png") == [8, 6])
        #expect(verify(image, as: .image, in: folder) == nil)
        #expect(verify(UIImage(), as: .image, in: folder)?.hasPrefix("Couldn't snapshot value") == true)
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 4, height: 3)
        layer.backgroundColor = UIColor.blue.cgColor
        let twice = UITraitCollection(displayScale: 2)
        #expect(verify(layer, as: .image(traits: twice), in: folder) == nil)
    }

    @Test("An iPad's screen may be shared: the window is narrow, and the traits are compact")
    func splitView() throws {
        for (config, size, isRegular) in [
            (ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)), "507 768", false),
            (.iPadMini(.landscape(splitView: .twoThirds)), "694 768", true),
            (.iPadPro12_9(.landscape(splitView: .oneHalf)), "678 1024", true),
            (.iPadPro11(.portrait(splitView: .oneThird)), "320 1194", false),
            (.iPadMini(.portrait(splitView: .full)), "768 1024", true),
        ] {
            let folder = try TemporaryFolder()
            let controller = MaskedController(.all)
            #expect(verify(controller, as: .image(on: config), in: folder) != nil)
            #expect(folder.text("picture.a.frames.txt")?.contains("size=(\(size))") == true)
            #expect(config.traits.horizontalSizeClass == (isRegular ? .regular : .compact))
        }
    }
}
