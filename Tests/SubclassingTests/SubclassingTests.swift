import Foundation
import ReflowKit
import Testing
import UIKitDrawing

@MainActor
@Suite("Subclasses with a deinit of their own", .serialized)
struct SubclassingTests {
    /// The classes with subclasses, and the code that creates these.
    private static var subclasses: [(name: String, make: @MainActor () -> AnyObject)] {
        let presented = UIViewController()
        guard let scene = UIApplication.shared.connectedScenes.first else { return [] }
        return [
            ("UIView", { Pane() }), ("UIView, isolated", { IsolatedPane() }),
            ("UIView, nonisolated", { FramedPane(frame: .zero) }),
            ("UIWindow", { Screen() }), ("UIScrollView", { Scroller() }), ("UIStackView", { Row() }),
            ("UITableView", { Table() }), ("UITableViewCell", { TableRow() }),
            ("UITableViewHeaderFooterView", { TableHeading() }), ("UITableViewController", { TablePage() }),
            ("UITableViewDiffableDataSource", { TableItems(tableView: UITableView()) { _, _, _ in nil } }),
            ("UICollectionView", { Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }),
            ("UICollectionReusableView", { GridHeading() }), ("UICollectionViewCell", { GridItem() }),
            ("UICollectionViewController", { GridPage(collectionViewLayout: UICollectionViewFlowLayout()) }),
            ("UICollectionViewLayout", { GridPlan() }), ("UICollectionViewFlowLayout", { GridFlow() }),
            ("UICollectionViewLayoutAttributes", { GridPlace() }),
            ("UICollectionViewLayoutInvalidationContext", { GridChange() }),
            ("UICollectionViewFlowLayoutInvalidationContext", { GridFlowChange() }),
            ("UICollectionViewUpdateItem", { GridUpdate() }),
            (
                "UICollectionViewDiffableDataSource",
                {
                    GridItems(
                        collectionView: UICollectionView(
                            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    ) { _, _, _ in nil }
                }
            ),
            ("UIListContentView", { ListContent(configuration: .cell()) }),
            ("UILayoutGuide", { Area() }),
            ("UIKeyboardLayoutGuide", { KeyboardArea() }), ("UILabel", { Caption() }),
            ("UIImageView", { Picture(image: nil) }), ("UIActivityIndicatorView", { Spinner(style: .large) }),
            ("UIProgressView", { Gauge(progressViewStyle: .default) }), ("UIToolbar", { Tools() }),
            ("UIVisualEffectView", { Frosted(effect: nil) }),
            ("UINavigationBar", { NavigationStrip() }), ("UITabBar", { TabStrip() }),
            ("UIControl", { Knob() }), ("UISlider", { Fader() }), ("UISegmentedControl", { Segments(items: ["a"]) }),
            ("UISwitch", { Toggle() }), ("UITextField", { Field() }), ("UIStepper", { Counter() }),
            ("UIPageControl", { Dots() }), ("UIButton", { PlainButton() }),
            ("CALayer", { Sheet() }), ("CAShapeLayer", { Shape() }), ("CAGradientLayer", { Fade() }),
            ("UINib", { Plan(data: Data(), bundle: nil) }),
            (
                "UIStoryboardSegue",
                { Passage(identifier: nil, source: UIViewController(), destination: UIViewController()) }
            ),
            ("UIImage", { Stamp() }), ("UIResponder", { Listener() }), ("UIEvent", { Touch() }),
            ("UIGestureRecognizer", { Gesture() }), ("UITapGestureRecognizer", { Tap() }),
            ("UISwipeGestureRecognizer", { Swipe() }), ("UILongPressGestureRecognizer", { LongPress() }),
            ("UIPanGestureRecognizer", { Pan() }), ("UIScreenEdgePanGestureRecognizer", { EdgePan() }),
            ("UIPinchGestureRecognizer", { Pinch() }), ("UIRotationGestureRecognizer", { Twist() }),
            ("SimulationTimer", { Ticker(timeInterval: 1, repeats: false) { _ in } }),
            ("UIViewController", { Controller() }),
            ("UINavigationController", { Navigation(rootViewController: UIViewController()) }),
            ("UITabBarController", { Tabs() }), ("UISplitViewController", { Split(style: .doubleColumn) }),
            ("UIPageViewController", { Pages(transitionStyle: .scroll, navigationOrientation: .horizontal) }),
            ("UIPresentationController", { Presentation(presentedViewController: presented, presenting: nil) }),
            ("UIPopoverPresentationController", { Popover(presentedViewController: presented, presenting: nil) }),
            ("UISheetPresentationController", { Drawer(presentedViewController: presented, presenting: nil) }),
            ("UIScene", { AppScene(session: scene.session, connectionOptions: UIScene.ConnectionOptions()) }),
            ("UIBarAppearance", { Look() }), ("UINavigationBarAppearance", { NavigationLook() }),
            ("UITabBarAppearance", { TabLook() }), ("UIToolbarAppearance", { ToolLook() }),
            ("UIBarButtonItemAppearance", { ButtonLook() }),
            ("UITabBarItemAppearance", { TabItemLook() }), ("UIVisualEffect", { Effect() }),
            ("UIBlurEffect", { Blur(style: .regular) }), ("UIScreen", { Display() }), ("UIDevice", { Handset() }),
            ("UIFeedbackGenerator", { Buzz() }), ("UIImpactFeedbackGenerator", { Knock(style: .light) }),
            ("UINotificationFeedbackGenerator", { Signal() }), ("UISelectionFeedbackGenerator", { Tick() }),
            ("UIBarItem", { AnyItem() }),
            ("UIBarButtonItem", { BarItem(systemItem: .done) }),
            ("UITabBarItem", { TabItem(title: "a", image: nil, tag: 1) }),
            ("UINavigationItem", { TitleItem(title: "a") }),
            ("UIViewPropertyAnimator", { Animator(duration: 1, curve: .linear) }),
            ("UIBezierPath", { Outline(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2) }),
            ("UIGraphicsImageRenderer", { Renderer(size: CGSize(width: 1, height: 1)) }),
            ("UIGraphicsImageRendererFormat", { Format() }), ("NSParagraphStyle", { Paragraph() }),
            ("NSMutableParagraphStyle", { OwnParagraph() }), ("NSStringDrawingContext", { Hints() }),
            ("NSShadow", { TextShade() }), ("NSTextTab", { Tabulator(textAlignment: .left, location: 1) }),
            ("NSTextAttachment", { Attached(data: nil, ofType: nil) }),
        ]
    }

    @Test("each goes with its last reference, on this thread or on another, and says so once")
    func goes() async {
        for (name, make) in SubclassingTests.subclasses {
            _ = Gone.take()
            do { withExtendedLifetime(make()) {} }
            #expect(Gone.take() == [name])
            let address = UInt(bitPattern: Unmanaged.passRetained(make()).toOpaque())
            await Task.detached {
                guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                Unmanaged<AnyObject>.fromOpaque(pointer).release()
            }.value
            // An isolated `deinit` runs later on the main actor.
            for _ in 0..<100 where name.hasSuffix("isolated") { await Task.yield() }
            #expect(Gone.take() == [name])
        }
    }

    @Test("a deinit below another one runs first")
    func order() {
        _ = Gone.take()
        do { withExtendedLifetime(InnerPane()) {} }
        #expect(Gone.take() == ["Pane", "UIView"])
    }

    @Test("no open class of UIKit's is left out", arguments: ["ReflowKit", "UIKitDrawing"])
    func complete(target: String) throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources").appending(path: target)
        var open: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/(?m)^open class (\w+):/#) {
                open.insert(String(match.1))
            }
        }
        #expect(!open.isEmpty)
        // A subclass of these cannot be created here: views create anchors; constraints, pasteboards and the sources of
        // unwind segues come from UIKit's own initialisers; data assets and storyboards need a file.
        open.subtract([
            "NSDataAsset", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
            "UIPasteboard", "UIStoryboard", "UIStoryboardUnwindSegueSource",
        ])
        let subclassed = Set(SubclassingTests.subclasses.map(\.name))
        #expect(open.subtracting(subclassed).sorted() == [])
    }

    @Test("UIButton is subclassed in every way that UIKit allows, and its types make the subclass")
    func buttons() {
        let plain: PlainButton = PlainButton(type: .system)
        #expect(plain.buttonType == .system)
        #expect(plain.titleLabel?.font.pointSize == 15)
        #expect(PlainButton().buttonType == .custom)
        #expect(PlainButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
        #expect(PlainButton(type: .contactAdd).currentImage != nil)
        #expect(PlainButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
        #expect(PlainButton(frame: .zero, primaryAction: nil).buttonType == .custom)

        let bold: BoldButton = BoldButton(type: .system)
        #expect(bold.buttonType == .system)
        #expect(bold.titleLabel?.font.pointSize == 21, "what the subclass chose stays")
        #expect(BoldButton().titleLabel?.font.pointSize == 21)
        #expect(NamedButton(name: "a").name == "a")
        #expect(FramedPane().isFramed)
        #expect(!FramedSpinner(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).isUserInteractionEnabled)
    }
}
