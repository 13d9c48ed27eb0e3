import Basics
import Foundation
import ReflowKit
import UIKitDrawing

// There is a subclass of every open class, as in apps: with a `deinit` of its own, which is on no actor. The same file
// is compiled in Swift 5 mode and in Swift 6 mode; that it compiles is the first part of the test.

/// The classes whose subclasses were deallocated, counted on any thread.
enum Gone {
    private static let names = Guarded<[String]>([])

    static func note(_ name: String) { names.withLock { $0.append(name) } }

    static func take() -> [String] {
        names.withLock { names in
            defer { names = [] }
            return names
        }
    }
}

// MARK: Views

class Pane: UIView {
    deinit { Gone.note("UIView") }
}

/// A `deinit` below another one.
final class InnerPane: Pane {
    nonisolated deinit { Gone.note("Pane") }
}

/// A subclass with the isolated `deinit` of Swift 6.2.
final class IsolatedPane: UIView {
    isolated deinit { Gone.note("UIView, isolated") }
}

final class FramedPane: UIView {
    let isFramed: Bool

    override init(frame: CGRect) {
        isFramed = true
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        isFramed = false
        super.init(coder: coder)
    }

    nonisolated deinit { Gone.note("UIView, nonisolated") }
}

final class Screen: UIWindow { deinit { Gone.note("UIWindow") } }
final class Scroller: UIScrollView { deinit { Gone.note("UIScrollView") } }
final class Row: UIStackView { deinit { Gone.note("UIStackView") } }
final class Table: UITableView { deinit { Gone.note("UITableView") } }
final class TableRow: UITableViewCell { deinit { Gone.note("UITableViewCell") } }
final class TableHeading: UITableViewHeaderFooterView { deinit { Gone.note("UITableViewHeaderFooterView") } }
final class TablePage: UITableViewController { deinit { Gone.note("UITableViewController") } }
final class TableItems: UITableViewDiffableDataSource<Int, Int> {
    deinit { Gone.note("UITableViewDiffableDataSource") }
}
final class Grid: UICollectionView { deinit { Gone.note("UICollectionView") } }
final class GridHeading: UICollectionReusableView { deinit { Gone.note("UICollectionReusableView") } }
final class GridItem: UICollectionViewCell { deinit { Gone.note("UICollectionViewCell") } }
final class GridPage: UICollectionViewController { deinit { Gone.note("UICollectionViewController") } }
final class GridPlan: UICollectionViewLayout { deinit { Gone.note("UICollectionViewLayout") } }
final class GridFlow: UICollectionViewFlowLayout { deinit { Gone.note("UICollectionViewFlowLayout") } }
final class GridPlace: UICollectionViewLayoutAttributes { deinit { Gone.note("UICollectionViewLayoutAttributes") } }
final class GridChange: UICollectionViewLayoutInvalidationContext {
    deinit { Gone.note("UICollectionViewLayoutInvalidationContext") }
}
final class GridFlowChange: UICollectionViewFlowLayoutInvalidationContext {
    deinit { Gone.note("UICollectionViewFlowLayoutInvalidationContext") }
}
final class GridUpdate: UICollectionViewUpdateItem { deinit { Gone.note("UICollectionViewUpdateItem") } }
final class GridItems: UICollectionViewDiffableDataSource<Int, Int> {
    deinit { Gone.note("UICollectionViewDiffableDataSource") }
}
final class ListContent: UIListContentView { deinit { Gone.note("UIListContentView") } }
final class Area: UILayoutGuide { deinit { Gone.note("UILayoutGuide") } }
final class KeyboardArea: UIKeyboardLayoutGuide { deinit { Gone.note("UIKeyboardLayoutGuide") } }
final class Caption: UILabel { deinit { Gone.note("UILabel") } }
final class Picture: UIImageView { deinit { Gone.note("UIImageView") } }
final class Spinner: UIActivityIndicatorView { deinit { Gone.note("UIActivityIndicatorView") } }
final class Frosted: UIVisualEffectView { deinit { Gone.note("UIVisualEffectView") } }
final class Gauge: UIProgressView { deinit { Gone.note("UIProgressView") } }
final class Tools: UIToolbar { deinit { Gone.note("UIToolbar") } }
final class NavigationStrip: UINavigationBar { deinit { Gone.note("UINavigationBar") } }
final class TabStrip: UITabBar { deinit { Gone.note("UITabBar") } }

/// A subclass with an initialiser of its own, as in many apps.
final class FramedSpinner: UIActivityIndicatorView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: Controls

final class Knob: UIControl { deinit { Gone.note("UIControl") } }
final class Fader: UISlider { deinit { Gone.note("UISlider") } }
final class Segments: UISegmentedControl { deinit { Gone.note("UISegmentedControl") } }
final class Toggle: UISwitch { deinit { Gone.note("UISwitch") } }
final class Field: UITextField { deinit { Gone.note("UITextField") } }
final class Counter: UIStepper { deinit { Gone.note("UIStepper") } }
final class Ticker: SimulationTimer { deinit { Gone.note("SimulationTimer") } }
final class Gesture: UIGestureRecognizer { deinit { Gone.note("UIGestureRecognizer") } }
final class Tap: UITapGestureRecognizer { deinit { Gone.note("UITapGestureRecognizer") } }
final class Swipe: UISwipeGestureRecognizer { deinit { Gone.note("UISwipeGestureRecognizer") } }
final class LongPress: UILongPressGestureRecognizer { deinit { Gone.note("UILongPressGestureRecognizer") } }
final class Pan: UIPanGestureRecognizer { deinit { Gone.note("UIPanGestureRecognizer") } }
final class EdgePan: UIScreenEdgePanGestureRecognizer { deinit { Gone.note("UIScreenEdgePanGestureRecognizer") } }
final class Pinch: UIPinchGestureRecognizer { deinit { Gone.note("UIPinchGestureRecognizer") } }
final class Twist: UIRotationGestureRecognizer { deinit { Gone.note("UIRotationGestureRecognizer") } }
final class Dots: UIPageControl { deinit { Gone.note("UIPageControl") } }

/// A subclass with nothing but a `deinit`.
final class PlainButton: UIButton { deinit { Gone.note("UIButton") } }

/// The usual form: an initialiser of its own, and the one that every view must then declare.
final class BoldButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.font = .boldSystemFont(ofSize: 21)
    }

    required init?(coder: NSCoder) { nil }
}

/// A subclass that is created by a designated initialiser with a name of its own.
final class NamedButton: UIButton {
    let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: Layers, responders, controllers

final class Sheet: CALayer { deinit { Gone.note("CALayer") } }
final class Shape: CAShapeLayer { deinit { Gone.note("CAShapeLayer") } }
final class Fade: CAGradientLayer { deinit { Gone.note("CAGradientLayer") } }
final class Stamp: UIImage, @unchecked Sendable { deinit { Gone.note("UIImage") } }
final class Listener: UIResponder { deinit { Gone.note("UIResponder") } }
final class Touch: UIEvent { deinit { Gone.note("UIEvent") } }

final class Controller: UIViewController { deinit { Gone.note("UIViewController") } }
final class Navigation: UINavigationController { deinit { Gone.note("UINavigationController") } }
final class Tabs: UITabBarController { deinit { Gone.note("UITabBarController") } }
final class Split: UISplitViewController { deinit { Gone.note("UISplitViewController") } }
final class Pages: UIPageViewController { deinit { Gone.note("UIPageViewController") } }
final class Presentation: UIPresentationController { deinit { Gone.note("UIPresentationController") } }
final class Popover: UIPopoverPresentationController { deinit { Gone.note("UIPopoverPresentationController") } }
final class Drawer: UISheetPresentationController { deinit { Gone.note("UISheetPresentationController") } }

// MARK: Items and values

final class Plan: UINib { deinit { Gone.note("UINib") } }
final class Passage: UIStoryboardSegue { deinit { Gone.note("UIStoryboardSegue") } }
final class AppScene: UIScene { deinit { Gone.note("UIScene") } }
final class Look: UIBarAppearance { deinit { Gone.note("UIBarAppearance") } }
final class NavigationLook: UINavigationBarAppearance { deinit { Gone.note("UINavigationBarAppearance") } }
final class TabLook: UITabBarAppearance { deinit { Gone.note("UITabBarAppearance") } }
final class ToolLook: UIToolbarAppearance { deinit { Gone.note("UIToolbarAppearance") } }
final class ButtonLook: UIBarButtonItemAppearance { deinit { Gone.note("UIBarButtonItemAppearance") } }
final class TabItemLook: UITabBarItemAppearance { deinit { Gone.note("UITabBarItemAppearance") } }
final class Effect: UIVisualEffect { deinit { Gone.note("UIVisualEffect") } }
final class Blur: UIBlurEffect { deinit { Gone.note("UIBlurEffect") } }

final class Display: UIScreen { deinit { Gone.note("UIScreen") } }
final class Handset: UIDevice { deinit { Gone.note("UIDevice") } }
final class Buzz: UIFeedbackGenerator { deinit { Gone.note("UIFeedbackGenerator") } }
final class Knock: UIImpactFeedbackGenerator { deinit { Gone.note("UIImpactFeedbackGenerator") } }
final class Signal: UINotificationFeedbackGenerator { deinit { Gone.note("UINotificationFeedbackGenerator") } }
final class Tick: UISelectionFeedbackGenerator { deinit { Gone.note("UISelectionFeedbackGenerator") } }
final class AnyItem: UIBarItem { deinit { Gone.note("UIBarItem") } }
final class BarItem: UIBarButtonItem { deinit { Gone.note("UIBarButtonItem") } }
final class TabItem: UITabBarItem { deinit { Gone.note("UITabBarItem") } }
final class TitleItem: UINavigationItem { deinit { Gone.note("UINavigationItem") } }
final class Animator: UIViewPropertyAnimator { deinit { Gone.note("UIViewPropertyAnimator") } }
final class Outline: UIBezierPath { deinit { Gone.note("UIBezierPath") } }
final class Renderer: UIGraphicsImageRenderer { deinit { Gone.note("UIGraphicsImageRenderer") } }
final class Format: UIGraphicsImageRendererFormat { deinit { Gone.note("UIGraphicsImageRendererFormat") } }
final class Paragraph: NSParagraphStyle { deinit { Gone.note("NSParagraphStyle") } }
final class OwnParagraph: NSMutableParagraphStyle { deinit { Gone.note("NSMutableParagraphStyle") } }
final class Hints: NSStringDrawingContext { deinit { Gone.note("NSStringDrawingContext") } }
final class TextShade: NSShadow { deinit { Gone.note("NSShadow") } }
final class Tabulator: NSTextTab { deinit { Gone.note("NSTextTab") } }
final class Attached: NSTextAttachment { deinit { Gone.note("NSTextAttachment") } }
