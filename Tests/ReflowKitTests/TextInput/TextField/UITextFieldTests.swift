import DisplayList
import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Text fields")
struct UITextFieldTests {
    private func field(_ text: String? = nil, style: UITextField.BorderStyle = .roundedRect) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = text
        field.borderStyle = style
        return field
    }

    @Test("A field shows its text, bullets for a secret, its placeholder where it has none")
    func shownText() {
        inWorld { _ in
            let field = field()
            field.placeholder = "Name"
            #expect(DrawnContent(of: field).texts.map(\.string) == ["Name"])
            let grey = UIColor.placeholderText.rgba(in: UITraitCollection())
            #expect(DrawnContent(of: field).texts.map(\.color) == [grey])
            field.text = "Ann"
            #expect(DrawnContent(of: field).texts.map(\.string) == ["Ann"])
            #expect(DrawnContent(of: field).texts.map(\.color) == [.black])
            field.isSecureTextEntry = true
            #expect(DrawnContent(of: field).texts.map(\.string).joined() == "•••")
            #expect(field.text == "Ann")
            field.text = nil
            field.attributedPlaceholder = NSAttributedString(string: "Key", attributes: [.foregroundColor: UIColor.red])
            #expect(field.placeholder == "Key")
            #expect(DrawnContent(of: field).texts.map(\.color) == [RGBAColor(red: 1, green: 0, blue: 0)])
        }
    }

    @Test(
        "autolayout.md §9.2: a field without a border is as high as its line in whole points, and 2",
        arguments: [(14, 19), (17, 22)] as [(CGFloat, CGFloat)])
    func borderless(pointSize: CGFloat, height: CGFloat) {
        for scale in [1, 2, 3] as [CGFloat] {
            var settings = Simulation.Settings()
            settings.scale = scale
            inWorld(settings: settings) { _ in
                let field = field("a", style: .none)
                field.font = .systemFont(ofSize: pointSize)
                #expect(field.intrinsicContentSize.height == height)
            }
        }
    }

    @Test(
        "Text keeps clear of the border",
        arguments: [
            (.none, [0, 0, 200, 34]), (.line, [2, 2, 196, 30]), (.bezel, [7, 2, 186, 30]),
            (.roundedRect, [7, 2, 186, 30]),
        ] as [(UITextField.BorderStyle, [CGFloat])])
    func textRects(style: UITextField.BorderStyle, rect: [CGFloat]) {
        let field = field("x", style: style)
        let expected = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        #expect(field.textRect(forBounds: field.bounds) == expected)
        #expect(field.placeholderRect(forBounds: field.bounds) == expected)
        #expect(field.editingRect(forBounds: field.bounds) == expected)
    }

    @Test("§9.2: constraints give a field without text 20 points, and one with text what the text needs")
    func leastWidth() {
        inWorld { _ in
            for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
                let field = UITextField()
                field.borderStyle = style
                #expect(field.intrinsicContentSize.width == 20)
                field.placeholder = "A name"
                let width = field.intrinsicContentSize.width
                #expect(width > 40)
                field.placeholder = nil
                field.text = "A name"
                #expect(field.intrinsicContentSize.width == width)
            }
        }
    }

    /// Interface Builder stores a height of 34 for fields with round corners and fonts of up to 14 points.
    @Test(
        "A framed field is 34 points high, more only where the font is larger than standard",
        arguments: [(12, 34), (14, 34), (17, 34)] as [(CGFloat, CGFloat)])
    func heights(pointSize: CGFloat, height: CGFloat) {
        inWorld { _ in
            let field = field("x")
            field.font = .systemFont(ofSize: pointSize)
            #expect(field.intrinsicContentSize.height == height)
            field.font = .systemFont(ofSize: 40)
            #expect(field.intrinsicContentSize.height > 34 + 20)
            #expect(field.intrinsicContentSize.width > 14)
        }
    }

    @Test("Borders are drawn by their style: none, a line, a bezel, round corners on white")
    func borders() {
        inWorld { _ in
            for (style, fills, strokes) in [
                (UITextField.BorderStyle.none, 0, 0), (.line, 0, 1), (.bezel, 0, 1), (.roundedRect, 1, 1),
            ] {
                let drawn = DrawnContent(of: field(style: style))
                #expect(drawn.fills.count == fills)
                #expect(drawn.strokeCount == strokes)
            }
            guard case .roundedRect(let shape) = DrawnContent(of: field()).fills.first?.path else {
                Issue.record("no round corners")
                return
            }
            #expect(shape.topLeft == 5)
        }
    }

    @Test("Views at the sides take room while their mode shows them")
    func sideViews() {
        inWorld { _ in
            let field = field("x")
            let (left, right) = (UIView(), UIView())
            left.frame.size = CGSize(width: 30, height: 20)
            right.frame.size = CGSize(width: 24, height: 24)
            field.leftView = left
            field.rightView = right
            field.layoutIfNeeded()
            #expect(left.isHidden && right.isHidden)
            #expect(field.textRect(forBounds: field.bounds).width == 186)
            field.leftViewMode = .always
            field.rightViewMode = .unlessEditing
            field.layoutIfNeeded()
            #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
            #expect(right.frame == CGRect(x: 176, y: 5, width: 24, height: 24))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 2, width: 146, height: 30))
            field.leftViewMode = .whileEditing
            field.layoutIfNeeded()
            #expect(left.isHidden)
            field.leftView = nil
            #expect(left.superview == nil)
        }
    }

    @Test("From right to left the left view leads, and the right view and the clear button trail, each as mirrored")
    func mirrored() {
        inWorld { _ in
            let field = field("x")
            field.semanticContentAttribute = .forceRightToLeft
            let (left, right) = (UIView(), UIView())
            left.frame.size = CGSize(width: 30, height: 20)
            right.frame.size = CGSize(width: 24, height: 24)
            field.leftView = left
            field.rightView = right
            field.leftViewMode = .always
            field.rightViewMode = .always
            field.layoutIfNeeded()
            #expect(left.frame == CGRect(x: 170, y: 7, width: 30, height: 20))
            #expect(right.frame == CGRect(x: 0, y: 5, width: 24, height: 24))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 2, width: 146, height: 30))
            field.rightViewMode = .never
            field.clearButtonMode = .always
            #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 26, y: 2, width: 144, height: 30))
        }
    }

    @Test("The clear button shows beside a text if its mode says so, and the text makes room for it")
    func clearButton() {
        inWorld { _ in
            for (mode, isShown) in [
                (UITextField.ViewMode.never, false), (.whileEditing, false), (.unlessEditing, true), (.always, true),
            ] {
                let field = field("x", style: .none)
                field.clearButtonMode = mode
                #expect(DrawnContent(of: field).fills.count == (isShown ? 1 : 0))
                #expect((field.textRect(forBounds: field.bounds).width < 200) == isShown)
                field.text = ""
                #expect(DrawnContent(of: field).fills.isEmpty)
            }
        }
    }

    @Test("A field too small for its padding has no negative room")
    func tiny() {
        let field = field("x")
        field.frame.size = CGSize(width: 3, height: 3)
        let rect = field.textRect(forBounds: field.bounds)
        #expect(rect.size.width >= 0 && rect.size.height >= 0)
        _ = field.drawing()
    }

    @Test("Keyboards are remembered, with UIKit's raw values")
    func inputTraits() {
        let field = field()
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.autocapitalizationType = .none
        field.textContentType = .emailAddress
        #expect(field.keyboardType.rawValue == 7 && field.returnKeyType.rawValue == 9)
        #expect(field.autocapitalizationType.rawValue == 0 && field.autocorrectionType == .default)
    }
}
