import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing
import UIKitDrawing

@testable import ReflowTesting

/// A card on a page, both with constraints.
private final class PageController: UIViewController {
    let card = UIView()
    let dot = UIView()
    /// The card's fraction of the page's width.
    var share: CGFloat = 0.5
    var color = UIColor.systemTeal
    /// The number of size changes of the page.
    private(set) var transitions = 0

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        transitions += 1
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "page"
        view.backgroundColor = .white
        card.backgroundColor = color
        dot.backgroundColor = .black
        view.addSubview(card)
        card.addSubview(dot)
        for view in [card, dot] { view.translatesAutoresizingMaskIntoConstraints = false }
        let narrow = card.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
        narrow.priority = .defaultHigh
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.heightAnchor.constraint(equalToConstant: 200),
            card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: share), narrow,
            dot.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            dot.topAnchor.constraint(equalTo: card.topAnchor),
            dot.widthAnchor.constraint(equalToConstant: 20), dot.heightAnchor.constraint(equalToConstant: 20),
        ])
    }
}

@MainActor
private func page(_ change: (PageController) -> Void = { _ in }) -> PageController {
    let controller = PageController()
    change(controller)
    return controller
}

@Suite("What a failure says of places")
@MainActor
struct PlacementTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func verify(
        _ controller: UIViewController, as strategy: Snapshotting<UIViewController, UIImage>, named name: String
    ) -> String? {
        verifySnapshot(
            of: controller, as: strategy, named: name, record: .missing, snapshotDirectory: folder.path,
            testName: "page()")
    }

    /// The message: an iPhone 13 is 390 points wide, half of that is 195, eight tenths are 312.
    private static let sentence = """
        Why they are there now:
          card.width 195 → 312: given by card.width == 0.8 × page.width; not satisfied: card.width ≤ 300 @750
          dot.x 175 → 292: given by dot.trailing == card.trailing and dot.width == 20
        """

    @Test("What gives the new places, and what lost; first the view with which it began")
    func sentences() throws {
        _ = verify(page(), as: .image(on: .iPhone13), named: "screen")
        let message = try #require(verify(page { $0.share = 0.8 }, as: .image(on: .iPhone13), named: "screen"))
        #expect(message.contains("\n\n" + PlacementTests.sentence + "\n\n"), "\(message)")
        // A view without a controller is explained in the same way.
        _ = verify(page(), as: .image(size: CGSize(width: 390, height: 400)), named: "view")
        let view = try #require(
            verify(page { $0.share = 0.8 }, as: .image(size: CGSize(width: 390, height: 400)), named: "view"))
        #expect(view.contains(PlacementTests.sentence), "\(view)")
    }

    @Test("Only views that lie elsewhere are explained; the views are back when the picture is there")
    func cost() throws {
        var explained: [Set<String>] = []
        let plain = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)
        let take = try #require(plain.capture)
        let noting = Snapshotting<UIViewController, UIImage>.picture { controller, recorded in
            let picture = try take(controller, recorded)
            explained.append(Set(picture.explanations.keys))
            #expect(controller.viewIfLoaded?.window == nil)
            return picture
        }
        let controller = page()
        _ = verify(controller, as: noting, named: "cost")
        #expect(verify(page(), as: noting, named: "cost") == nil)
        // A view that only looks different has the same frame.
        #expect(verify(page { $0.color = .red }, as: noting, named: "cost") != nil)
        #expect(verify(page { $0.share = 0.8 }, as: noting, named: "cost") != nil)
        #expect(explained == [[], [], [], ["card", "dot"]])
        // A controller that was shown can be shown again.
        #expect(verify(controller, as: noting, named: "cost") == nil)
    }

    @Test("In a rotation each orientation is explained as it is shown, and nothing is turned back")
    func rotation() throws {
        func verify(_ controller: UIViewController) -> [String] {
            verifyRotation(
                of: controller, on: .iPhone13, through: [.portrait, .landscape], record: .missing,
                snapshotDirectory: folder.path, testName: "turn()")
        }
        _ = verify(page())
        #expect(verify(page()) == [])
        let wide = page { $0.share = 0.8 }
        let failures = verify(wide)
        #expect(failures.count == 2)
        #expect(wide.transitions == 1)
        #expect(failures.first?.contains(PlacementTests.sentence) == true, "\(failures)")
        // The width is 844 points: 422 is half of it, 675.2 are eight tenths.
        #expect(
            failures.last?.contains("card.width 422 → 675.333: given by card.width == 0.8 × page.width; not satisfied:")
                == true,
            "\(failures)")
    }

    @Test("What looks different too is told beside the places")
    func looks() throws {
        _ = verify(page(), as: .image(on: .iPhone13), named: "looks")
        let message = try #require(
            verify(
                page {
                    $0.share = 0.8
                    $0.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                }, as: .image(on: .iPhone13), named: "looks"))
        let lines = message.components(separatedBy: "\n")
        let card = try #require(lines.first { $0.hasPrefix("  card: ") })
        #expect(card.hasPrefix("  card: width 195 → 312, backgroundColor #"), "\(card)")
        #expect(card.hasSuffix(" → #FF0000"), "\(card)")
    }

    @Test("An image that changed together with the frame is told beside it, too")
    func images() throws {
        func photo(_ size: CGFloat, width: CGFloat, _ color: UIColor = .brown) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            view.backgroundColor = .white
            let image = UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: size, height: size))
            }
            let photo = UIImageView(image: image)
            photo.frame = CGRect(x: 10, y: 10, width: width, height: 40)
            photo.accessibilityIdentifier = "photo"
            view.addSubview(photo)
            return view
        }
        func verify(_ view: UIView) -> String? {
            verifySnapshot(
                of: view, as: .image, named: "images", record: .missing, snapshotDirectory: folder.path,
                testName: "photo()")
        }
        _ = verify(photo(8, width: 100))
        let message = try #require(verify(photo(12, width: 120)))
        #expect(message.contains("  photo: width 100 → 120, image 8x8 → 12x12"), "\(message)")
        let replaced = try #require(verify(photo(8, width: 120, .blue)))
        #expect(replaced.contains("  photo: width 100 → 120, image 8x8 → 8x8 (other pixels)"), "\(replaced)")
    }

    @Test("A font or text that changed together with the frame is told beside it, too")
    func fonts() throws {
        func label(_ change: (UILabel) -> Void) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            // A tree without any look was written before trees contained looks.
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label.accessibilityIdentifier = "title"
            label.text = "Balance"
            change(label)
            view.addSubview(label)
            return view
        }
        func verify(_ view: UIView) -> String? {
            verifySnapshot(
                of: view, as: .image, named: "fonts", record: .missing, snapshotDirectory: folder.path,
                testName: "label()")
        }
        _ = verify(label { _ in })
        let message = try #require(
            verify(
                label {
                    $0.frame.size.width = 120
                    $0.text = "Credit"
                    $0.font = .systemFont(ofSize: 20)
                }))
        #expect(
            message.contains(
                "  title: width 100 → 120, text \"Balance\" → \"Credit\", font none → \"system 20\""), "\(message)")
    }
}

@Suite("Exceptions in what an assertion is given")
@MainActor
struct RaisedExceptionTests {
    private func verify(_ value: @autoclosure () throws -> UIView, in folder: TemporaryFolder) -> String? {
        verifySnapshot(
            of: try value(), as: .image, named: "a", record: .missing, snapshotDirectory: folder.path,
            testName: "raising()")
    }

    /// A view that is added to itself, for which UIKit raises an exception.
    private func broken() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(view)
        return view
    }

    @Test("fail that assertion, in UIKit's words, and not the process; nothing is recorded")
    func value() throws {
        let folder = try TemporaryFolder()
        // The call is outside of a macro, which may evaluate its arguments.
        let failure = verify(broken(), in: folder)
        let message = try #require(failure)
        #expect(message.hasPrefix("UIKit would raise an exception here.\n\nNSInvalidArgumentException: "), "\(message)")
        #expect(folder.files.isEmpty)
        // The next assertion works as usual.
        #expect(
            verify(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), in: folder)?.hasPrefix("No ref") == true)
        #expect(verify(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), in: folder) == nil)
    }

    @Test("leave the view where it was, at its size")
    func restored() throws {
        let folder = try TemporaryFolder()
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        page.addSubview(view)
        func raising() -> UIView {
            view.addSubview(view)
            return view
        }
        let failure = verify(raising(), in: folder)
        #expect(failure?.hasPrefix("UIKit would raise an exception here.") == true)
        #expect(view.superview === page && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("come before an error that follows from them")
    func errors() throws {
        struct Unusable: Error {}
        let folder = try TemporaryFolder()
        func make() throws -> UIView {
            _ = broken()
            throw Unusable()
        }
        let failure = verify(try make(), in: folder)
        #expect(failure?.hasPrefix("UIKit would raise an exception here.") == true)
    }

    @Test("are told by rotations, too")
    func rotation() throws {
        let folder = try TemporaryFolder()
        func make() -> UIViewController {
            let controller = UIViewController()
            controller.view.addSubview(broken())
            return controller
        }
        let failures = verifyRotation(
            of: make(), on: .iPhone13, through: [.portrait, .landscape], record: .missing,
            snapshotDirectory: folder.path, testName: "raising()")
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("UIKit would raise an exception here.") == true)
        #expect(folder.files.isEmpty)
    }
}
