import SnapshotTesting
import Testing
import UIKit
import XCTest

/// The code that creates the subclasses in AppViews.swift and AppObjects.swift.
@MainActor
enum Subclasses {
    static var all: [(base: String, make: @MainActor () -> AnyObject)] {
        [
            ("UIButton", { AppUIButton(own: "own") }),
            ("UIControl", { AppUIControl(own: "own") }),
            ("UILabel", { AppUILabel(own: "own") }),
            ("UINavigationBar", { AppUINavigationBar(own: "own") }),
            ("UIPageControl", { AppUIPageControl(own: "own") }),
            ("UIGestureRecognizer", { AppUIGestureRecognizer(own: "own") }),
            ("UITapGestureRecognizer", { AppUITapGestureRecognizer(own: "own") }),
            ("UISwipeGestureRecognizer", { AppUISwipeGestureRecognizer(own: "own") }),
            ("UILongPressGestureRecognizer", { AppUILongPressGestureRecognizer(own: "own") }),
            ("UIPanGestureRecognizer", { AppUIPanGestureRecognizer(own: "own") }),
            ("UIScreenEdgePanGestureRecognizer", { AppUIScreenEdgePanGestureRecognizer(own: "own") }),
            ("UIPinchGestureRecognizer", { AppUIPinchGestureRecognizer(own: "own") }),
            ("UIRotationGestureRecognizer", { AppUIRotationGestureRecognizer(own: "own") }),
            ("SimulationTimer", { AppSimulationTimer(own: "own") }),
            ("UIProgressView", { AppUIProgressView(own: "own") }),
            ("UIVisualEffectView", { AppUIVisualEffectView(own: "own") }),
            ("UIScrollView", { AppUIScrollView(own: "own") }),
            ("UIStackView", { AppUIStackView(own: "own") }),
            ("UILayoutGuide", { AppUILayoutGuide(own: "own") }),
            ("UIKeyboardLayoutGuide", { AppUIKeyboardLayoutGuide(own: "own") }),
            ("UISlider", { AppUISlider(own: "own") }),
            ("UIStepper", { AppUIStepper(own: "own") }),
            ("UISwitch", { AppUISwitch(own: "own") }),
            ("UITabBar", { AppUITabBar(own: "own") }),
            ("UITableView", { AppUITableView(own: "own") }),
            ("UITableViewCell", { AppUITableViewCell(own: "own") }),
            ("UITableViewHeaderFooterView", { AppUITableViewHeaderFooterView(own: "own") }),
            ("UITableViewController", { AppUITableViewController(own: "own") }),
            ("UITableViewDiffableDataSource", { AppUITableViewDiffableDataSource(own: "own") }),
            ("UICollectionView", { AppUICollectionView(own: "own") }),
            ("UICollectionReusableView", { AppUICollectionReusableView(own: "own") }),
            ("UICollectionViewCell", { AppUICollectionViewCell(own: "own") }),
            ("UICollectionViewController", { AppUICollectionViewController(own: "own") }),
            ("UICollectionViewDiffableDataSource", { AppUICollectionViewDiffableDataSource(own: "own") }),
            ("UICollectionViewLayout", { AppUICollectionViewLayout(own: "own") }),
            ("UICollectionViewFlowLayout", { AppUICollectionViewFlowLayout(own: "own") }),
            ("UICollectionViewLayoutAttributes", { AppUICollectionViewLayoutAttributes(own: "own") }),
            ("UICollectionViewLayoutInvalidationContext", { AppUICollectionViewLayoutInvalidationContext(own: "own") }),
            (
                "UICollectionViewFlowLayoutInvalidationContext",
                { AppUICollectionViewFlowLayoutInvalidationContext(own: "own") }
            ),
            ("UICollectionViewUpdateItem", { AppUICollectionViewUpdateItem(own: "own") }),
            ("UIListContentView", { AppUIListContentView(own: "own") }),
            ("UITextField", { AppUITextField(own: "own") }),
            ("UIToolbar", { AppUIToolbar(own: "own") }),
            ("UIView", { AppUIView(own: "own") }),
            ("UIWindow", { AppUIWindow(own: "own") }),
            ("UIImageView", { AppUIImageView(own: "own") }),
            ("UIActivityIndicatorView", { AppUIActivityIndicatorView(own: "own") }),
            ("UISegmentedControl", { AppUISegmentedControl(own: "own") }),
            ("CALayer", { AppCALayer(own: "own") }),
            ("CAShapeLayer", { AppCAShapeLayer(own: "own") }),
            ("CAGradientLayer", { AppCAGradientLayer(own: "own") }),
            ("UIViewController", { AppUIViewController(own: "own") }),
            ("UITabBarController", { AppUITabBarController(own: "own") }),
            ("UINavigationController", { AppUINavigationController(own: "own") }),
            ("UISplitViewController", { AppUISplitViewController(own: "own") }),
            ("UIPageViewController", { AppUIPageViewController(own: "own") }),
            ("UIPresentationController", { AppUIPresentationController(own: "own") }),
            ("UIPopoverPresentationController", { AppUIPopoverPresentationController(own: "own") }),
            ("UISheetPresentationController", { AppUISheetPresentationController(own: "own") }),
            ("UIScreen", { AppUIScreen(own: "own") }),
            ("UIDevice", { AppUIDevice(own: "own") }),
            ("UIFeedbackGenerator", { AppUIFeedbackGenerator(own: "own") }),
            ("UIImpactFeedbackGenerator", { AppUIImpactFeedbackGenerator(own: "own") }),
            ("UINotificationFeedbackGenerator", { AppUINotificationFeedbackGenerator(own: "own") }),
            ("UISelectionFeedbackGenerator", { AppUISelectionFeedbackGenerator(own: "own") }),
            ("UIResponder", { AppUIResponder(own: "own") }),
            ("UIEvent", { AppUIEvent(own: "own") }),
            ("UIBezierPath", { AppUIBezierPath(own: "own") }),
            ("UIGraphicsImageRendererFormat", { AppUIGraphicsImageRendererFormat(own: "own") }),
            ("NSParagraphStyle", { AppNSParagraphStyle(own: "own") }),
            ("NSMutableParagraphStyle", { AppNSMutableParagraphStyle(own: "own") }),
            ("NSStringDrawingContext", { AppNSStringDrawingContext(own: "own") }),
            ("NSShadow", { AppNSShadow(own: "own") }),
            ("NSTextTab", { AppNSTextTab(own: "own") }),
            ("NSTextAttachment", { AppNSTextAttachment(own: "own") }),
            ("UIBarItem", { AppUIBarItem(own: "own") }),
            ("UIBarButtonItem", { AppUIBarButtonItem(own: "own") }),
            ("UITabBarItem", { AppUITabBarItem(own: "own") }),
            ("UINavigationItem", { AppUINavigationItem(own: "own") }),
            ("UIViewPropertyAnimator", { AppUIViewPropertyAnimator(own: "own") }),
            ("UIGraphicsImageRenderer", { AppUIGraphicsImageRenderer(own: "own") }),
            ("UIImage", { AppUIImage(own: "own") }),
            ("UIScene", { AppUIScene(own: "own") }),
            ("UINib", { AppUINib(own: "own") }),
            ("UIStoryboardSegue", { AppUIStoryboardSegue(own: "own") }),
            ("UIBarAppearance", { AppUIBarAppearance(own: "own") }),
            ("UINavigationBarAppearance", { AppUINavigationBarAppearance(own: "own") }),
            ("UITabBarAppearance", { AppUITabBarAppearance(own: "own") }),
            ("UIToolbarAppearance", { AppUIToolbarAppearance(own: "own") }),
            ("UIBarButtonItemAppearance", { AppUIBarButtonItemAppearance(own: "own") }),
            ("UITabBarItemAppearance", { AppUITabBarItemAppearance(own: "own") }),
            ("UIVisualEffect", { AppUIVisualEffect(own: "own") }),
            ("UIBlurEffect", { AppUIBlurEffect(own: "own") }),
        ]
    }
}

/// The same tests with XCTest.
final class SubclassXCTests: XCTestCase {
    func testOwnInitialisers() {
        MainActor.assumeIsolated { SubclassXCTests.checkOwnInitialisers() }
    }

    @MainActor
    private static func checkOwnInitialisers() {
        for (base, make) in Subclasses.all {
            let origin = Mirror(reflecting: make()).descendant("origin") as? String
            XCTAssertEqual(origin, "own", base)
        }
    }

    func testInitialisersOfUIKit() {
        MainActor.assumeIsolated { SubclassXCTests.checkInitialisersOfUIKit() }
    }

    @MainActor
    private static func checkInitialisersOfUIKit() {
        XCTAssertEqual(AppUIView(frame: .zero).origin, "frame")
        XCTAssertEqual(AppUIButton(type: .system).origin, "frame")
        XCTAssertEqual(AppUIImageView(image: nil).origin, "image")
        XCTAssertEqual(AppUISegmentedControl(items: ["a"]).origin, "items")
        XCTAssertEqual(AppUIActivityIndicatorView(style: .large).origin, "style")
        XCTAssertEqual(AppCAShapeLayer().origin, "init")
        XCTAssertEqual(AppCAShapeLayer(layer: CAShapeLayer()).origin, "layer")
        XCTAssertEqual(AppUIViewController().origin, "nib")
        XCTAssertEqual(AppUINavigationController(rootViewController: UIViewController()).origin, "root")
        XCTAssertTrue(AppUINavigationController(own: "").navigationBar is AppUINavigationBar)
        XCTAssertEqual(AppUINavigationItem(title: "a").title, "a")
    }
}

@Suite("Subclasses of every open class, with their initialisers and a deinit", .serialized)
@MainActor
struct SubclassTests {
    @Test("Each is made by an initialiser of its own, and its deinit runs")
    func comeAndGo() {
        for (base, make) in Subclasses.all {
            let before = Departures.shared.total
            do {
                let object = make()
                #expect(Mirror(reflecting: object).descendant("origin") as? String == "own", "\(base)")
            }
            // A navigation controller releases its bars, too.
            #expect(Departures.shared.total > before, "\(base)")
        }
    }

    @Test("No open class is left out", arguments: ["ReflowKit", "UIKitDrawing"])
    func complete(target: String) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources").appendingPathComponent(target)
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var open: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            where line.hasPrefix("open class ") {
                open.insert(String(line.dropFirst(11).prefix { $0.isLetter || $0.isNumber }))
            }
        }
        #expect(!open.isEmpty)
        // A subclass of these cannot be created here: views create anchors; constraints, pasteboards and the sources of
        // unwind segues come from UIKit's own initialisers; data assets and storyboards need a file.
        let made = [
            "NSDataAsset", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor",
            "NSLayoutYAxisAnchor", "UIPasteboard", "UIStoryboard", "UIStoryboardUnwindSegueSource",
        ]
        open.subtract(made)
        #expect(open.subtracting(Subclasses.all.map(\.base)).sorted() == [])
    }
}
