import Foundation
import KitTestSupport
import KitValues
import Testing
import UIKitDrawing

@testable import ReflowKit

@MainActor
@Suite("Portraits")
struct PortraitTests {
    private static func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    }

    @Test("A plain view shows nothing, and is one that nobody taps")
    func plain() {
        inWorld { _ in
            let portrait = UIView().portrait
            #expect(
                portrait.text == nil && portrait.letters == nil && portrait.picture == nil && portrait.scroll == nil)
            #expect(portrait.role == .plain && portrait.paint == .drawing && !portrait.takesTaps)
            #expect(!portrait.isDescribedByText && !portrait.isNamedByText && portrait.layerName == nil)
        }
    }

    @Test("What stands in for a class of UIKit shows the text that it was given")
    func standIn() {
        inWorld { _ in
            let view = UIView()
            view.standIn = ViewStandIn(className: "UITableViewCell", text: "Wi-Fi", drawsBehindContent: false)
            #expect(view.portrait.text == "Wi-Fi" && view.portrait.isDescribedByText && !view.portrait.isNamedByText)
            #expect(view.portrait.paint == .layers)
        }
    }

    @Test("A label shows its letters, which have to be legible while it is enabled")
    func label() {
        inWorld { _ in
            let label = UILabel()
            label.text = "Total"
            #expect(label.portrait.text == "Total" && label.portrait.letters === label)
            #expect(label.portrait.paint == .letters && label.portrait.hasLegibleLetters)
            label.isEnabled = false
            #expect(!label.portrait.hasLegibleLetters)
        }
    }

    @Test("A field shows bullets for a secret, and its placeholder for nothing")
    func field() {
        inWorld { _ in
            let field = UITextField()
            field.placeholder = "Password"
            #expect(field.portrait.text == "Password" && field.portrait.role == .control)
            field.isSecureTextEntry = true
            field.text = "abc"
            #expect(field.portrait.text == "•••")
        }
    }

    @Test("A control takes taps while it is enabled and touches reach it")
    func taps() {
        inWorld { _ in
            for control in [UISwitch(), UISlider(), UIStepper(), UIButton(), UIPageControl()] as [UIControl] {
                #expect(control.portrait.role == .control && control.portrait.takesTaps)
                control.isUserInteractionEnabled = false
                #expect(!control.portrait.takesTaps)
                control.isUserInteractionEnabled = true
                control.isEnabled = false
                #expect(!control.portrait.takesTaps)
            }
        }
    }

    @Test(
        "A button lacks a title and an image until it has either; the cross of a close button is one",
        arguments: [UIButton.ButtonType.custom, .system, .close, .infoLight])
    func emptyButtons(type: UIButton.ButtonType) {
        inWorld { _ in
            let button = UIButton(type: type)
            #expect(button.portrait.lacksTitleAndImage == (type == .custom || type == .system))
            button.setTitle(" ", for: .normal)
            #expect(button.portrait.lacksTitleAndImage == (type == .custom || type == .system))
            button.setTitle("Go", for: .normal)
            #expect(!button.portrait.lacksTitleAndImage && button.portrait.text == "Go")
        }
    }

    @Test("A button with a background paints many colours, and one without none")
    func backgrounds() {
        inWorld { _ in
            let button = UIButton()
            #expect(button.portrait.paint == .layers)
            button.setBackgroundImage(PortraitTests.image(), for: .normal)
            #expect(button.portrait.paint == .anything && !button.portrait.lacksTitleAndImage)
        }
    }

    @Test("An image view shows its image where the content mode places it (behaviour.md §3.5)")
    func pictures() throws {
        try inWorld { _ in
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(view.portrait.picture == nil)
            view.image = PortraitTests.image()
            #expect(try #require(view.portrait.picture).isStretched)
            view.contentMode = .scaleAspectFit
            let picture = try #require(view.portrait.picture)
            #expect(picture.image === view.image && !picture.isStretched)
            #expect(picture.rect == CGRect(x: 0, y: 10, width: 40, height: 20))
        }
    }

    @Test("A scroll view scrolls its content with the insets around it")
    func scrolling() throws {
        try inWorld { _ in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 300)
            view.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 4, right: 0)
            let scroll = try #require(view.portrait.scroll)
            #expect(scroll.contentSize == view.contentSize && scroll.contentInset == view.contentInset)
            view.isScrollEnabled = false
            #expect(view.portrait.scroll?.isEnabled == false)
        }
    }

    @Test("Bars and effects are told from other views, and layers of windows and labels by UIKit's names")
    func roles() {
        inWorld { _ in
            for bar in [UINavigationBar(), UITabBar(), UIToolbar()] {
                #expect(bar.portrait.role == .bar && bar.portrait.paint == .anything)
            }
            #expect(UIVisualEffectView(effect: nil).portrait.role == .effect)
            // behaviour.md §10.1.
            #expect(UIWindow().portrait.layerName == "UIWindowLayer")
            #expect(UILabel().portrait.layerName == "_UILabelLayer")
        }
    }

    @Test("A wheel paints only while it is seen")
    func wheel() {
        inWorld { _ in
            let wheel = UIActivityIndicatorView(style: .medium)
            #expect(wheel.portrait.paint == .drawing)
            wheel.startAnimating()
            #expect(wheel.portrait.paint == .parts)
        }
    }
}

@MainActor
@Suite("Parts of controls")
struct ControlPartTests {
    /// Without a call of `super.draw`, and with values from the start.
    private final class Fader: UISlider {
        private(set) var isSetUp = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func draw(_ rect: CGRect) {}
    }

    @Test("Both initialisers make the same parts, and those take no touches")
    func initialisers() throws {
        try inWorld { _ in
            let coder = NSKeyedArchiver(requiringSecureCoding: true)
            let pairs: [(UIView, UIView?)] = [
                (UISwitch(frame: .zero), UISwitch(coder: coder)), (UISlider(frame: .zero), UISlider(coder: coder)),
                (UIStepper(frame: .zero), UIStepper(coder: coder)),
                (UISegmentedControl(frame: .zero), UISegmentedControl(coder: coder)),
                (UITextField(frame: .zero), UITextField(coder: coder)),
                (UIPageControl(frame: .zero), UIPageControl(coder: coder)),
                (UIProgressView(frame: .zero), UIProgressView(coder: coder)),
                (UIActivityIndicatorView(frame: .zero), UIActivityIndicatorView(coder: coder)),
                (UINavigationBar(frame: .zero), UINavigationBar(coder: coder)),
                (UITabBar(frame: .zero), UITabBar(coder: coder)), (UIToolbar(frame: .zero), UIToolbar(coder: coder)),
            ]
            for (one, other) in pairs {
                let other = try #require(other)
                #expect(one.frame == other.frame)
                #expect(one.subviews.map { "\(type(of: $0))" } == other.subviews.map { "\(type(of: $0))" })
                #expect(!one.subviews.isEmpty && one.subviews.allSatisfy(\.isPartOfControl))
                #expect(one.hitTest(CGPoint(x: 5, y: 5), with: nil).map { $0 === one } ?? true)
            }
        }
    }

    @Test("A subclass that draws something else has the control's parts all the same, as in UIKit")
    func subclass() {
        inWorld { _ in
            let fader = Fader(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            #expect(fader.isSetUp)
            let plain = UISlider(frame: fader.frame)
            #expect(DrawnContent(of: fader).fills.count == DrawnContent(of: plain).fills.count)
        }
    }

    @Test("A scrolled control draws its parts in its own coordinates")
    func scrolled() {
        inWorld { _ in
            let stepper = UIStepper()
            let before = DrawnContent(of: stepper).fills.map(\.box)
            stepper.bounds.origin = CGPoint(x: 7, y: 3)
            stepper.setNeedsLayout()
            #expect(DrawnContent(of: stepper).fills.map(\.box) == before)
        }
    }
    @Test("A description has no line for what a control draws itself (behaviour.md §10.2)")
    func described() {
        inWorld { _ in
            for control in [UITextField(), UISlider(), UIStepper(), UIPageControl(), UIProgressView()] {
                control.layoutIfNeeded()
                #expect(!control.recursiveDescription().contains("DrawnPart"))
            }
        }
    }
}
