import Foundation
import ImageCodecs
import KitValues
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

@MainActor
@Suite("What swift-snapshot-testing's own tests expect")
struct SnapshotTestingOwnTests {
    /// The frames that are stored beside a picture.
    private func frames<Value>(_ value: Value, as strategy: Snapshotting<Value, UIImage>) throws -> String {
        let folder = try TemporaryFolder()
        let message = verifySnapshot(
            of: value, as: strategy, named: "a", record: .all, snapshotDirectory: folder.path, testName: "t()")
        return try #require(folder.text("t.a.frames.txt"), Comment(rawValue: message ?? ""))
    }

    private func written<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
        let folder = try TemporaryFolder()
        _ = verifySnapshot(
            of: value, as: strategy, named: "a", record: .all, snapshotDirectory: folder.path, testName: "t()")
        return folder.text(try #require(folder.files.first)) ?? ""
    }

    @Test("testUIView: a view without size is sized to fit before it is taken, and stays as it was")
    func sizedToFit() throws {
        #expect(try frames(UIButton(type: .contactAdd) as UIView, as: .image).contains("UIButton (0 0; 22 22)"))
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 0, height: 30))
        label.text = "What's the point?"
        #expect(try frames(label as UIView, as: .image).contains("\"What's the point?\""))
        let description = try written(label as UIView, as: .recursiveDescription)
        #expect(description.hasPrefix("<UILabel; frame = (5 6; 1") && !description.contains("(5 6; 0 "))
        #expect(label.frame == CGRect(x: 5, y: 6, width: 0, height: 30))
        let controller = UIViewController()
        controller.view = UIButton()
        let button = try frames(controller, as: .image)
        #expect(button.contains("UIButton (0 0; 30 34)"), "\(button)")
    }

    @Test(
        "testTraitsWithView: a view is sized when the strategy's traits apply",
        arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge])
    func sizedUnderTraits(category: UIContentSizeCategory) throws {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        let expected = UILabel()
        expected.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
        expected.text = label.text
        let size = expected.sizeThatFits(.zero)
        var taken: UIImage?
        Snapshotting<UIView, UIImage>.image(traits: traits).snapshot(label).run { taken = $0 }
        #expect(taken?.size == size && label.frame == .zero)
        for strategy: Snapshotting<UIViewController, UIImage> in [
            .image(traits: traits), .image(on: ViewImageConfig(traits: traits)),
        ] {
            let controller = UIViewController()
            // The label was never shown with these traits.
            let fresh = UILabel()
            fresh.font = .preferredFont(forTextStyle: .title1)
            fresh.adjustsFontForContentSizeCategory = true
            fresh.text = label.text
            controller.view = fresh
            strategy.snapshot(controller).run { taken = $0 }
            #expect(taken?.size == size)
        }
    }

    @Test("A view that its constraints size is laid out in a window, and its bounds are drawn")
    func sizedByConstraints() throws {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        view.layoutIfNeeded()
        #expect(try frames(view, as: .image).contains("UIView (0 0; 60 40)"))
        #expect(try written(view, as: .recursiveDescription).hasPrefix("<UIView; frame = (0 0; 60 40)"))
        #expect(view.frame == .zero)
        // The size of the content decides if nothing else does.
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        let button = UIButton(type: .contactAdd)
        button.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        ])
        #expect(try frames(card, as: .image).contains("UIView (0 0; 42 42)"))
    }

    @Test("testAutolayout: a root view that does not translate its mask fills the screen")
    func constrainedRoot() throws {
        func controller() -> UIViewController {
            let controller = UIViewController()
            controller.view.translatesAutoresizingMaskIntoConstraints = false
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: controller.view.topAnchor),
                content.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
                content.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
                content.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
            ])
            return controller
        }
        #expect(try frames(controller(), as: .image(on: .iPhoneX)).contains("UIView (0 0; 375 812)"))
        var taken: UIImage?
        Snapshotting<UIViewController, UIImage>.image.snapshot(controller()).run { taken = $0 }
        #expect(taken?.size == CGSize(width: 393, height: 852))
    }

    @Test("An image without pixels is recorded as a red picture of 400 × 80 points, and is like no reference")
    func withoutPixels() throws {
        let folder = try TemporaryFolder()
        let strategy = Snapshotting<Int, UIImage>(pathExtension: "png", diffing: .image(scale: 2)) { _ in UIImage() }
        func message() -> String? {
            verifySnapshot(
                of: 1, as: strategy, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "t()")
        }
        _ = message()
        let recorded = try PNG.decode(try #require(folder.contents("t.a.png")))
        #expect([recorded.width, recorded.height] == [800, 160] && recorded.pixels.allSatisfy { $0 == 0xFFFF_0000 })
        #expect(message()?.contains("The newly-taken snapshot has no pixels.") == true)
    }

    @Test("testTraits: the text size of .sst presets reaches what is shown, that of the catalogue's is the system's")
    func contentSize() throws {
        final class Watcher: UIViewController {
            var sizes: Set<UIContentSizeCategory> = []
            override func viewDidLayoutSubviews() { sizes.insert(traitCollection.preferredContentSizeCategory) }
        }
        for (config, size) in [
            (ViewImageConfig.iPhoneSe.sst, UIContentSizeCategory.medium), (.iPhoneSe, .large),
            (.iPhoneX(.landscape).sst, .medium), (.iPadMini.sst, .large),
        ] {
            let (controller, forced) = (Watcher(), Watcher())
            _ = try frames(controller, as: .image(on: config))
            #expect(controller.sizes == [size])
            _ = try frames(forced, as: .image(on: config, rotation: .forced))
            #expect(forced.sizes == [size])
        }
        // The caller's value takes precedence over the preset.
        let controller = Watcher()
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        _ = try frames(controller, as: .image(on: .iPhoneSe.sst, traits: large))
        #expect(controller.sizes == [.large])
    }

    @Test("testViewControllerHierarchy: navigation controllers in tabs have their views, what they would show has not")
    func hierarchy() throws {
        let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        page.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers =
            [UINavigationController(rootViewController: page)]
            + (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
        let unselected = """

               | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
               |    | <UIViewController>, state: disappeared, view: (view not loaded)
            """
        #expect(
            try written(tabs as UIViewController, as: .hierarchy) == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
                   |    |    | <UIViewController>, state: appeared, view: <UIView>
                """ + unselected + unselected)
    }

    @Test("testUIViewControllerLifeCycle: here a controller appears and disappears once a picture, as on a device")
    func lifeCycle() throws {
        final class Witness: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("willNot") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("didNot") }
        }
        let controller = Witness()
        for _ in 0..<2 { _ = try frames(controller as UIViewController, as: .image) }
        let once = ["will", "did", "willNot", "didNot"]
        #expect(controller.calls == ["load"] + once + once)
    }

    @Test("A controller that nobody gave a device or size is as large as the screen of an iPhone 15")
    func defaultScreen() throws {
        let frames = try frames(UIViewController(), as: .image)
        #expect(frames.contains("UIView (0 0; 393 852)") && frames.contains("scale=3"))
    }

    @Test("Names that its tests use: record for the whole process, and _diffTool for the tool of here and now")
    @available(*, deprecated)
    func names() {
        withSnapshotTesting(record: .all, diffTool: "ksdiff") {
            #expect(record && isRecording)
            #expect(_diffTool(currentFilePath: "old.png", failedFilePath: "new.png") == "ksdiff old.png new.png")
        }
        withSnapshotTesting(record: .missing) { #expect(!record) }
    }

    /// The labels of testTraits: one in the middle of each edge of the safe area.
    private final class EdgesController: UIViewController {
        private let labels: [(label: UILabel, text: String, style: UIFont.TextStyle)] = [
            (UILabel(), "What's", .headline), (UILabel(), "the", .body), (UILabel(), "point", .body),
            (UILabel(), "?", .subheadline),
        ]

        override func viewDidLoad() {
            super.viewDidLoad()
            for (label, text, _) in labels {
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
            }
            let area = view.safeAreaLayoutGuide
            let (top, left, right, bottom) = (labels[0].label, labels[1].label, labels[2].label, labels[3].label)
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: area.topAnchor),
                top.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                left.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                left.trailingAnchor.constraint(lessThanOrEqualTo: area.centerXAnchor),
                left.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                right.leadingAnchor.constraint(greaterThanOrEqualTo: area.centerXAnchor),
                right.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                right.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                bottom.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            ])
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            for (label, _, style) in labels {
                label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
            }
        }
    }

    /// The contents of the library's `testTraits.NAME.txt`: the screen, and the frames of the four labels.
    struct Dump: Sendable, CustomTestStringConvertible {
        var name: String
        /// The scale of the simulator that wrote the file, which may differ from the device's.
        var scale: Double
        var size: [Double]
        var frames: [[Double]]
        var testDescription: String { name }
    }

    nonisolated private static let dumps = [
        Dump(
            name: "iphone-se", scale: 2, size: [320, 568],
            frames: [[133.5, 20, 53, 19.5], [0, 284.5, 24, 19.5], [283, 284.5, 37, 19.5], [156.5, 551, 7.5, 17]]),
        Dump(
            name: "iphone-8", scale: 2, size: [375, 667],
            frames: [[161, 20, 53, 19.5], [0, 334, 24, 19.5], [338, 334, 37, 19.5], [184, 650, 7.5, 17]]),
        Dump(
            name: "iphone-8-plus", scale: 3, size: [414, 736],
            frames: [
                [180.333, 20, 53.6667, 19.3333], [0, 368.333, 23.6667, 19.3333], [377, 368.333, 37, 19.3333],
                [203.333, 719, 7.33333, 17],
            ]),
        Dump(
            name: "iphone-x", scale: 3, size: [375, 812],
            frames: [
                [161.333, 44, 52.6667, 19.3333], [0, 401.333, 23.6667, 19.3333], [338, 401.333, 37, 19.3333],
                [184, 761, 7.33333, 17],
            ]),
        Dump(
            name: "iphone-xr", scale: 2, size: [414, 896],
            frames: [[180.5, 44, 53, 19.5], [0, 443.5, 24, 19.5], [377, 443.5, 37, 19.5], [203.5, 845, 7.5, 17]]),
        Dump(
            name: "iphone-xs-max", scale: 2, size: [414, 896],
            frames: [[179.5, 44, 55.5, 20.5], [0, 443, 25, 20.5], [375, 443, 39, 20.5], [203.5, 844, 7.5, 18]]),
        Dump(
            name: "ipad-mini", scale: 2, size: [1024, 768],
            frames: [[484.5, 20, 55.5, 20.5], [0, 384, 25, 20.5], [985, 384, 39, 20.5], [508.5, 750, 7.5, 18]]),
        Dump(
            name: "ipad-pro-10-5", scale: 3, size: [1112, 834],
            frames: [
                [528.333, 20, 55.6667, 20.3333], [0, 417, 25, 20.3333], [1073, 417, 39, 20.3333],
                [552.333, 816, 7.66667, 18],
            ]),
        Dump(
            name: "ipad-pro-11", scale: 2, size: [1194, 834],
            frames: [[569.5, 24, 55.5, 20.5], [0, 409, 25, 20.5], [1155, 409, 39, 20.5], [593.5, 796, 7.5, 18]]),
        Dump(
            name: "ipad-pro-12-9", scale: 3, size: [1366, 1024],
            frames: [
                [655.333, 20, 55.6667, 20.3333], [0, 512, 25, 20.3333], [1327, 512, 39, 20.3333],
                [679.333, 1006, 7.66667, 18],
            ]),
    ]

    @MainActor private static let presets: [String: ViewImageConfig] = [
        "iphone-se": .iPhoneSe, "iphone-8": .iPhone8, "iphone-8-plus": .iPhone8Plus, "iphone-x": .iPhoneX,
        "iphone-xr": .iPhoneXr, "iphone-xs-max": .iPhoneXsMax, "ipad-mini": .iPadMini,
        "ipad-pro-10-5": .iPadPro10_5, "ipad-pro-11": .iPadPro11, "ipad-pro-12-9": .iPadPro12_9,
    ]

    @Test("testTraits: the frames of its dumps, within a pixel of the coarser screen", arguments: dumps)
    func dump(_ dump: Dump) throws {
        let preset = try #require(Self.presets[dump.name])
        // In portrait, this preset of the library does not set the user's text size.
        let traits =
            dump.name == "iphone-xs-max"
            ? UITraitCollection(preferredContentSizeCategory: .large) : UITraitCollection()
        let lines = try written(EdgesController(), as: .recursiveDescription(on: preset.sst, traits: traits))
            .split(separator: "\n")
        let frames = lines.map { line in
            line.prefix { $0 != ")" }.split { "(; ".contains($0) }.compactMap { Double($0) }
        }
        #expect(frames.count == 5)
        #expect(frames.first == [0, 0] + dump.size)
        let isTablet = dump.name.hasPrefix("ipad")
        for (number, (frame, expected)) in zip(frames.dropFirst(), dump.frames).enumerated() {
            // The devices have either scale: an iPad's pixel is half a point here.
            var tolerance = isTablet ? 0.5 : 1 / min(dump.scale, 3)
            // The apostrophe of "What's" is up to a point narrower here, half of it on either side (behaviour.md §12).
            if number == 0 { tolerance += 0.5 }
            for axis in 0..<2 {
                let near = abs(frame[axis] - expected[axis])
                let far = abs(frame[axis] + frame[axis + 2] - expected[axis] - expected[axis + 2])
                #expect(max(near, far) <= tolerance + 0.002, "\(frame), not \(expected)")
            }
        }
    }
}
