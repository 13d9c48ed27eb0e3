import Comparison
import Foundation
import ImageCodecs
import KitValues
import LayoutRules
import ReflowKit
import RotationPictures
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

@MainActor
private func verify(
    _ controller: UIViewController, through orientations: [ViewImageConfig.Orientation], in folder: TemporaryFolder,
    on config: ViewImageConfig = .iPhone13
) -> [String] {
    verifyRotation(
        of: controller, on: config, through: orientations, record: .missing, snapshotDirectory: folder.path,
        testName: "turn()")
}

@MainActor
private func written(_ controller: UIViewController, as strategy: Snapshotting<UIViewController, String>) throws
    -> String
{
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
        of: controller, as: strategy, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    return folder.text("t.a.txt") ?? message ?? ""
}

/// A controller with one issue of each kind that the linter finds in portrait.
private final class MessyController: UIViewController {
    let title1 = UILabel()
    let title2 = UILabel()
    let tiny = UIButton(type: .custom)
    let outside = UIButton(type: .custom)
    let covered = UIButton(type: .custom)
    let clipper = UIView()
    let clipped = UIButton(type: .custom)
    let scroller = UIScrollView()
    let scrolled = UIButton(type: .custom)

    override func viewDidLoad() {
        view.backgroundColor = .white
        // A button that shows nothing is an issue of its own.
        for button in [tiny, outside, covered, clipped, scrolled] { button.addSubview(UIView()) }
        scroller.contentSize = CGSize(width: 100, height: 1100)
        title1.text = "A title that is too long for its label"
        title1.frame = CGRect(x: 20, y: 100, width: 100, height: 21)
        title2.text = "Balance of this month"
        title2.frame = CGRect(x: 60, y: 108, width: 200, height: 21)
        tiny.frame = CGRect(x: 20, y: 200, width: 30, height: 20)
        outside.frame = CGRect(x: 380, y: 300, width: 60, height: 50)
        covered.frame = CGRect(x: 20, y: 800, width: 100, height: 44)
        clipper.clipsToBounds = true
        clipper.frame = CGRect(x: 20, y: 400, width: 100, height: 50)
        clipped.frame = CGRect(x: 60, y: 0, width: 60, height: 50)
        scroller.frame = CGRect(x: 20, y: 500, width: 100, height: 100)
        scrolled.frame = CGRect(x: 0, y: 1000, width: 60, height: 50)
        clipper.addSubview(clipped)
        scroller.addSubview(scrolled)
        for subview in [title1, title2, tiny, outside, covered, clipper, scroller] { view.addSubview(subview) }
    }
}

@MainActor
@Suite("Turning")
struct RotationTests {
    @Test("A picture for every step, the events, and nothing to say when all holds")
    func steps() throws {
        let folder = try TemporaryFolder()
        #expect(verify(CardController(), through: [.portrait, .landscape, .portrait], in: folder).count == 4)
        #expect(
            folder.files == [
                "turn.1-iphone-13-portrait.frames.txt", "turn.1-iphone-13-portrait.png",
                "turn.2-iphone-13-landscapeRight.frames.txt", "turn.2-iphone-13-landscapeRight.png",
                "turn.3-iphone-13-portrait.frames.txt", "turn.3-iphone-13-portrait.png", "turn.events.txt",
            ])
        #expect(folder.contents("turn.1-iphone-13-portrait.png") == folder.contents("turn.3-iphone-13-portrait.png"))
        let events = try #require(folder.text("turn.events.txt"))
        #expect(events.hasPrefix("launch\n  launched in portrait\n  asked "))
        #expect(events.contains("\nturn to landscapeRight\n  device orientation: "))
        #expect(events.contains("  window: 390 × 844 → 844 × 390\n"))
        #expect(events.contains("\nturn to portrait\n"))
        #expect(verify(CardController(), through: [.portrait, .landscape, .portrait], in: folder).isEmpty)
    }

    @Test("Turning there and back has to bring every view back")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let orientations: [ViewImageConfig.Orientation] = [.portrait, .landscapeLeft, .portrait]
        _ = verify(DriftingController(), through: orientations, in: folder)
        let failures = verify(DriftingController(), through: orientations, in: folder)
        #expect(
            failures == [
                """
                Rotating there and back does not restore the views.

                In portrait again, at step 3:
                  box: x 10 → 12
                """
            ])
    }

    @Test("A refused turn fails with the reason, and so does what never turns")
    func refusals() throws {
        let folder = try TemporaryFolder()
        let failures = verify(MaskedController(.portrait), through: [.portrait, .landscape], in: folder)
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("iPhone 13 does not show landscapeRight, it shows portrait.") == true)
        let screen = ViewImageConfig(size: CGSize(width: 100, height: 100))
        #expect(
            verify(MaskedController(.all), through: [.portrait], in: folder, on: screen).first?.hasPrefix(
                "Only a device can rotate.") == true)
        #expect(
            verify(MaskedController(.all), through: [], in: folder) == ["A rotation needs at least one orientation."])
        #expect(folder.files.isEmpty)
    }

    @Test("The transcript of a turn tells of a refusal")
    func transcript() throws {
        let turned = try written(CardController(), as: .rotation)
        #expect(turned.contains("turn to landscapeRight\n"))
        #expect(turned.contains("  decided: rotate to landscapeRight\n"))
        #expect(turned.contains("viewWillTransition(to:with:): 844 × 390"))
        let refused = try written(MaskedController(.portrait), as: .rotation(on: .iPhoneSe))
        #expect(refused.contains("  decided: stay: notInControllerMask\n  stays: "))
    }

    @Test("Before and after in one picture")
    func beforeAfter() throws {
        let folder = try TemporaryFolder()
        for expected in [false, true] {
            let message = verifySnapshot(
                of: CardController(), as: .beforeAfter, named: "a", record: .missing, snapshotDirectory: folder.path,
                testName: "t()")
            #expect((message == nil) == expected)
        }
        let frames = try #require(folder.text("t.a.frames.txt"))
        #expect(frames.contains("    UIView (0 0; 390 844) safe="))
        #expect(frames.contains("    UIView (0 0; 844 390) safe="))
        let broken = CardController()
        broken.titleInset = 20
        let message = verifySnapshot(
            of: broken, as: .beforeAfter, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "t()")
        #expect(message?.contains("2 views changed:") == true)
        #expect(
            message?.contains("titleLabel \"Balance\"") == true || message?.contains("titleLabel: x 16 → 20") == true)
    }

    @Test("A plate calls views as failures do: by the names of properties")
    func platesNameViews() throws {
        let turn = try RecordedTurn(
            of: CardController(), on: .iPhone13, from: .portrait, to: .landscape, traits: UITraitCollection())
        // The change of the frame is from below the status bar to beside the notch.
        #expect(turn.recording.comparison.changes.map(\.view) == ["UIWindow", "UIView", "card"])
    }

    @Test("A turn as an animation, byte for byte")
    func animation() throws {
        let folder = try TemporaryFolder()
        func message(_ controller: CardController) -> String? {
            verifySnapshot(
                of: controller, as: .animation(fps: 10, on: .iPhoneSe), named: "a", record: .missing,
                snapshotDirectory: folder.path, testName: "t()")
        }
        #expect(message(CardController()) != nil)
        let chunks = try PNG.chunks(in: try #require(folder.contents("t.a.apng"))).map(\.type)
        #expect(chunks.contains("acTL"))
        #expect(message(CardController()) == nil)
        let broken = CardController()
        broken.titleInset = 20
        #expect(message(broken)?.contains("The bytes differ from offset ") == true)
    }

    @Test("Frames as text, of a controller and of a view")
    func frames() throws {
        let text = try written(CardController(), as: .frames(on: .iPhone13(.landscape)))
        #expect(text.contains("UIView #card (47 0; 750 100)"))
        let folder = try TemporaryFolder()
        _ = verifySnapshot(
            of: UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20)), as: .frames, named: "a", record: .missing,
            snapshotDirectory: folder.path, testName: "t()")
        #expect(folder.text("t.a.txt")?.contains("UIView (5 5; 10 20)") == true)
    }

    @Test("Issues: truncated, overlapping, too small, off screen, covered, clipped; what scrolls is left out")
    func issues() throws {
        let text = try written(MessyController(), as: .layoutIssues(through: [.portrait]))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "portrait")
        let truncated = try #require(lines.first { $0.contains("is truncated") })
        #expect(truncated.hasPrefix("  title1 is truncated: its text needs "))
        #expect(truncated.contains("characters are not shown; give it "))
        #expect(lines.contains { $0.hasPrefix("  title2 overlaps title1 by ") })
        #expect(lines.contains("  tiny is a tap target of 30 × 20 pt (minimum 44 × 44); make it larger"))
        #expect(
            lines.contains(
                "  outside extends 50 pt beyond the right edge of the screen; "
                    + "add flexibleLeftMargin to its autoresizingMask, or let the page scroll"))
        // The safe area ends at 844 − 34 = 810.
        #expect(
            lines.contains {
                $0.hasPrefix("  covered extends 34 pt into the safe-area inset of the home indicator; keep it")
            })
        #expect(
            lines.contains(
                "  clipped is clipped by clipper: 20 pt at the right; make clipper larger, or move it inside"))
        #expect(lines.count == 7)
        let turned = try written(MessyController(), as: .layoutIssues)
        #expect(turned.contains("landscapeRight\n"))
        #expect(turned.contains("  covered is off screen: it ends 454 pt beyond the bottom edge; "))
        let quiet = try written(
            MessyController(), as: .layoutIssues(through: [.portrait], ignoring: ["title1", "tiny"]))
        #expect(quiet.split(separator: "\n").count == 4)
        #expect(!quiet.contains("title1") && !quiet.contains("tiny"))
    }

    @Test("A tidy layout has no issues in either orientation; one that is refused is left out")
    func noIssues() throws {
        #expect(
            try written(CardController(), as: .layoutIssues) == "portrait\n  no issues\nlandscapeRight\n  no issues\n")
        #expect(try written(MaskedController(.portrait), as: .layoutIssues) == "portrait\n  no issues\n")
    }
}
