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
    /// The frames that are kept beside a picture.
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
        #expect(try frames(controller, as: .image).contains("UIButton (0 0; 30 34)"))
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
        // What the caller says goes before the preset.
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
}
