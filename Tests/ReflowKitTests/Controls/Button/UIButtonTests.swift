import DisplayList
import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing
import UIKitDrawing

@MainActor
@Suite("Buttons")
struct UIButtonTests {
    private static let icon: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 24), format: format).image { _ in }
    }()

    private func button(
        _ title: String?, type: UIButton.ButtonType = .custom, image: UIImage? = nil, width: CGFloat = 200
    ) -> UIButton {
        let button = UIButton(type: type)
        button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.layoutIfNeeded()
        return button
    }

    /// The arguments are heights and smallest widths from Interface Builder for buttons without other constraints.
    @Test(
        "A title has 6 points above and below and is at least 30 wide",
        arguments: [(13, 28), (15, 30), (17, 33), (18, 34), (25, 42), (30, 48)] as [(CGFloat, CGFloat)])
    func heights(pointSize: CGFloat, height: CGFloat) {
        var settings = Simulation.Settings()
        settings.scale = 1
        inWorld(settings: settings) { _ in
            let button = button("X")
            button.titleLabel?.font = .systemFont(ofSize: pointSize)
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
        }
    }

    @Test(
        "autolayout.md §9.2: a title counts in whole points at any scale, as Xcode sized these",
        arguments: [
            ("Ask For When In Use", 15, 143, 30), ("GCD Fast Ordered", 15, 126, 30), ("Outside Header ON", 15, 134, 30),
            ("Done", 15, 37, 30), ("Change scroll Mode", 15, 137, 30), ("X", 22, 30, 39), ("X", 28, 30, 46),
            ("X", 20, 30, 36),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func wholePoints(title: String, pointSize: CGFloat, width: CGFloat, height: CGFloat) {
        for scale in [1, 2, 3] as [CGFloat] {
            var settings = Simulation.Settings()
            settings.scale = scale
            inWorld(settings: settings) { _ in
                let button = button(title)
                button.titleLabel?.font = .systemFont(ofSize: pointSize)
                #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
            }
        }
    }

    @Test("Fonts: 15 points in a system button, 18 in a custom one; a long title is cut in the middle")
    func titleFonts() {
        #expect(button("a").titleLabel?.font == .systemFont(ofSize: 18))
        #expect(button("a", type: .system).titleLabel?.font == .systemFont(ofSize: 15))
        #expect(button("a").titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button("a").titleLabel?.textColor == .white)
    }

    @Test("Without content a button is as high as the line of its title would be: 30 × 34 (PinLayout's suite)")
    func withoutContent() {
        inWorld { _ in
            #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
            #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
            let button = UIButton()
            button.sizeToFit()
            #expect(button.frame == CGRect(x: 0, y: 0, width: 30, height: 34))
        }
    }

    @Test(
        "A type with a symbol has its size from the start: 22 × 22, as swift-snapshot-testing's dump of .contactAdd says",
        arguments: [.contactAdd, .infoLight, .infoDark, .detailDisclosure] as [UIButton.ButtonType])
    func symbolTypes(type: UIButton.ButtonType) {
        final class Placed: UIButton {
            override init(frame: CGRect) { super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(UIButton(type: type).frame == CGRect(x: 0, y: 0, width: 22, height: 22))
        #expect(Placed(type: type).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UIButton(type: .system).frame == .zero)
    }

    @Test("A close button is a grey disc of 30 points with a cross, whatever the tint; an image takes its place")
    func closeButton() throws {
        try inWorld { _ in
            let close = UIButton(type: .close)
            #expect(close.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
            #expect(close.intrinsicContentSize == CGSize(width: 30, height: 30))
            #expect(close.sizeThatFits(.zero) == CGSize(width: 30, height: 30))
            close.tintColor = .red
            close.frame = CGRect(x: 0, y: 0, width: 50, height: 44)
            close.layoutIfNeeded()
            let drawn = DrawnContent(of: close)
            let disc = try #require(drawn.fills.first)
            #expect(disc.box == CGRect(x: 10, y: 7, width: 30, height: 30))
            #expect(disc.color == UIColor.tertiarySystemFill.cgColor.rgba && drawn.strokeCount == 1)
            close.setImage(UIButtonTests.icon, for: .normal)
            close.layoutIfNeeded()
            #expect(DrawnContent(of: close).fills.isEmpty && DrawnContent(of: close).strokeCount == 0)
            #expect(close.intrinsicContentSize == CGSize(width: 20, height: 24))
        }
    }

    @Test("A tall image has no padding, beside a title or alone")
    func tallImage() {
        inWorld { _ in
            let tall = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 60)).image { _ in }
            #expect(button("Title", image: tall).intrinsicContentSize.height == 60)
            #expect(button(nil, image: tall).intrinsicContentSize == CGSize(width: 10, height: 60))
        }
    }

    @Test("An image alone takes its own size; with a title they stand side by side")
    func sizes() {
        inWorld { _ in
            #expect(button(nil, image: UIButtonTests.icon).intrinsicContentSize == CGSize(width: 20, height: 24))
            let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5)).image { _ in }
            #expect(button(nil, image: dot).intrinsicContentSize == CGSize(width: 4, height: 5), "no padding")
            let text = button("Title").titleLabel?.intrinsicContentSize ?? .zero
            let title = CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
            let both = button("Title", image: UIButtonTests.icon).intrinsicContentSize
            // In PinLayout's suite the 12 points belong to the title; an image of the same height has none.
            #expect(both == CGSize(width: 20 + title.width, height: max(24, title.height + 12)))
            let padded = button("Title")
            padded.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
            #expect(padded.intrinsicContentSize == CGSize(width: title.width + 30, height: title.height + 3))
        }
    }

    @Test(
        "Image and title are placed as one by the horizontal alignment",
        arguments: [
            (.center, 0.5), (.left, 0), (.leading, 0), (.right, 1), (.trailing, 1), (.fill, 0),
        ] as [(UIControl.ContentHorizontalAlignment, CGFloat)])
    func horizontalAlignment(alignment: UIControl.ContentHorizontalAlignment, part: CGFloat) throws {
        try inWorld { _ in
            let button = button("Title", image: UIButtonTests.icon)
            button.contentHorizontalAlignment = alignment
            button.layoutIfNeeded()
            let image = try #require(button.imageView).frame
            let title = try #require(button.titleLabel).frame
            let width = 20 + (button.titleLabel?.intrinsicContentSize.width ?? 0)
            #expect(image.minX.isNear((200 - width) * part, within: 0.17))
            #expect(image.size == CGSize(width: 20, height: 24))
            #expect(image.minY == 10)
            #expect(title.minX == image.maxX)
            #expect(title.width.isNear(alignment == .fill ? 180 : width - 20))
            #expect(title.midY.isNear(22, within: 0.17))
        }
    }

    @Test("In a right-to-left interface the image stands right of the title, and leading is right")
    func rightToLeft() throws {
        var settings = Simulation.Settings()
        settings.layoutDirection = .rightToLeft
        try inWorld(settings: settings) { _ in
            let button = button("Title", image: UIButtonTests.icon)
            button.contentHorizontalAlignment = .leading
            button.layoutIfNeeded()
            let image = try #require(button.imageView).frame
            let title = try #require(button.titleLabel).frame
            #expect(image.maxX.isNear(200))
            #expect(title.maxX.isNear(image.minX))
        }
    }

    @Test(
        "Vertical alignment",
        arguments: [(.top, 0, 24), (.bottom, 20, 24), (.center, 10, 24), (.fill, 0, 44)]
            as [(UIControl.ContentVerticalAlignment, CGFloat, CGFloat)])
    func verticalAlignment(alignment: UIControl.ContentVerticalAlignment, y: CGFloat, height: CGFloat) {
        inWorld { _ in
            let button = button(nil, image: UIButtonTests.icon)
            button.contentVerticalAlignment = alignment
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 90, y: y, width: 20, height: height))
        }
    }

    @Test("Insets of the parts move them by half, insets of the content take room from both")
    func insets() throws {
        try inWorld { _ in
            let plain = button("Title", image: UIButtonTests.icon)
            let moved = button("Title", image: UIButtonTests.icon)
            moved.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
            moved.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 6)
            moved.layoutIfNeeded()
            let (before, after) = (try #require(plain.titleLabel).frame, try #require(moved.titleLabel).frame)
            #expect(after == before.offsetBy(dx: 8, dy: 0))
            let (icon, movedIcon) = (try #require(plain.imageView).frame, try #require(moved.imageView).frame)
            #expect(movedIcon == icon.offsetBy(dx: -3, dy: 2))

            let inset = button(nil, image: UIButtonTests.icon)
            inset.contentEdgeInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
            inset.layoutIfNeeded()
            #expect(inset.imageView?.frame.minX == 140)
        }
    }

    @Test("A title that is too long gets the room that is left, and a button without room shows none of it")
    func narrow() {
        inWorld { _ in
            let button = button("A very long title indeed", image: UIButtonTests.icon, width: 80)
            #expect(button.imageView?.frame == CGRect(x: 0, y: 10, width: 20, height: 24))
            #expect(button.titleLabel?.frame.width == 60)
            button.frame.size = CGSize(width: 5, height: 5)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.width == 0)
        }
    }

    @Test("Content by state: what a state lacks it takes from the normal one")
    func states() {
        let button = button("Normal")
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .selected)
        button.setTitleColor(.green, for: .normal)
        #expect(button.currentTitle == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Normal" && button.currentTitleColor == .red)
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.currentTitleColor == .green)
        #expect(button.titleLabel?.text == "Off")
        button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
        #expect(button.titleLabel?.text == "Rich")
    }

    @Test("A system button's title has the tint colour, and dims while it is disabled or pressed")
    func systemButton() {
        inWorld { _ in
            let parent = UIView()
            parent.tintColor = .systemGreen
            let button = button("Go", type: .system)
            parent.addSubview(button)
            parent.tintColor = .systemRed
            #expect(button.currentTitleColor == .systemRed)
            #expect(button.titleLabel?.textColor == .systemRed)
            button.isHighlighted = true
            #expect((button.titleLabel?.alpha ?? 1) < 0.5)
            button.isHighlighted = false
            button.isEnabled = false
            #expect(button.titleLabel?.textColor != .systemRed)
            #expect(button.titleLabel?.alpha == 1)
        }
    }

    @Test("A background image fills the button, below the rest")
    func background() {
        inWorld { _ in
            let button = button("Title", image: UIButtonTests.icon)
            button.setBackgroundImage(UIButtonTests.icon, for: .normal)
            button.layoutIfNeeded()
            let images = DrawnContent(of: button).images.map(\.destination)
            #expect(images.count == 2 && images[0] == CGRect(x: 0, y: 0, width: 200, height: 44))
            button.setImage(nil, for: .normal)
            button.setTitle(nil, for: .normal)
            button.layoutIfNeeded()
            #expect(DrawnContent(of: button).texts.isEmpty)
            #expect(DrawnContent(of: button).images.count == 1)
        }
    }

    @Test("A button has a subview for what it shows, or what somebody asks for, from back to front")
    func subviewsWhenNeeded() {
        let button = UIButton(type: .custom)
        #expect(button.subviews.isEmpty)
        let own = UIView()
        button.addSubview(own)
        button.setTitle("x", for: .normal)
        #expect(button.subviews.count == 2 && button.subviews.first is UILabel && button.subviews.last === own)
        button.setBackgroundImage(Self.icon, for: .normal)
        #expect(button.subviews.map { $0 is UIImageView } == [true, false, false])
        let label = button.subviews[1]
        #expect(button.imageView === button.subviews[1] && button.titleLabel === label)
        #expect(button.subviews.count == 4 && button.subviews[2] === label)
        button.setTitle(nil, for: .normal)
        #expect(button.subviews.count == 4 && label.isHidden)
        let system = UIButton(type: .system)
        #expect(system.titleLabel?.superview === system)
        #expect(UIButton(type: .close).subviews.count == 1)
        // Measuring and layout do not create the parts of a button.
        let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        plain.sizeToFit()
        plain.layoutIfNeeded()
        #expect(plain.subviews.isEmpty)
    }

    @Test("The parts of a button are real subviews, and the control's own")
    func parts() {
        let button = button("Title")
        #expect(button.subviews.allSatisfy { $0.isPartOfControl })
        #expect(button.titleLabel?.superview === button)
        #expect(button.imageView?.superview === button)
        #expect(button.portrait.text == "Title")
        #expect(button.hitTest(CGPoint(x: 100, y: 22), with: nil) === button)
    }
}
