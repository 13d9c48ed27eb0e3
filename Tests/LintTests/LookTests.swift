import DisplayList
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing
import UIKitDrawing

@testable import Screens

@Suite("Lint: what can hardly be seen")
@MainActor
struct LookTests {
    private func text(_ color: UIColor, on ground: UIColor, _ font: UIFont = .systemFont(ofSize: 15)) -> LintStage {
        LintStage {
            let card = box("card", 20, 100, 300, 100, color: ground)
            let title = label("title", "Reservations", 10, 10, 280, 40)
            title.textColor = color
            title.font = font
            card.addSubview(title)
            return [card]
        }
    }

    private func gray(_ value: CGFloat) -> UIColor { UIColor(white: value / 255, alpha: 1) }

    @Test(
        "WCAG 2's formula: black on white has 21, equal colours 1, and published greys what they are known for",
        arguments: [
            (0.0, 255.0, 21.0), (255, 255, 1), (118, 255, 4.54), (119, 255, 4.48), (148, 255, 3.03), (150, 255, 2.96),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func formula(ink: CGFloat, ground: CGFloat, ratio: CGFloat) {
        let found = Contrast.ratio(RGBAColor(white: ink / 255), RGBAColor(white: ground / 255))
        #expect((found * 100).rounded() / 100 == ratio)
    }

    @Test("Text needs 4.5:1, large or bold text 3:1; the message has colours, ratio and the nearest colour that does")
    func contrast() {
        #expect(text(gray(118), on: .white).issues() == [])
        // The grey 119 is #777777, and #767676 is the first darker grey with a contrast of 4.5:1.
        #expect(
            text(gray(119), on: .white).found([.portrait])[0].map(\.description) == [
                "title has a contrast of 4.47:1, #777777 on #FFFFFF (minimum 4.5:1); make the text #767676, or change "
                    + "the colour behind it"
            ])
        #expect(text(gray(148), on: .white, .systemFont(ofSize: 18)).issues() == [])
        #expect(text(gray(148), on: .white, .systemFont(ofSize: 17)).issues().count == 1)
        #expect(text(gray(148), on: .white, .boldSystemFont(ofSize: 14)).issues() == [])
        #expect(text(gray(149), on: .white, .systemFont(ofSize: 18)).issues().count == 1)
    }

    @Test("Translucent letters and grounds count as they come out; pictures and pairs of UIKit's colours are left out")
    func mixed() {
        // Half-transparent black on white is #808080, with a contrast of 3.95:1.
        #expect(text(UIColor(white: 0, alpha: 0.5), on: .white).issues().count == 1)
        // White on half-transparent black over the white page gives the same colours.
        #expect(text(.white, on: UIColor(white: 0, alpha: 0.5)).issues().count == 1)
        #expect(text(.white, on: UIColor(white: 0, alpha: 0.6)).issues() == [])
        #expect(text(.secondaryLabel, on: .systemBackground).issues() == [])
        #expect(text(.white, on: .systemBlue).issues() == [])
        #expect(text(.systemBackground, on: .systemBackground).issues().count == 1)
        let picture = LintStage {
            let photo = UIImageView(image: square(.white)).named("photo")
            photo.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
            let title = label("title", "Reservations", 30, 120, 200, 22)
            title.textColor = .white
            return [photo, title]
        }
        #expect(picture.issues() == [])
        let disabled = LintStage {
            let pay = button("pay", "Pay", 20, 100, 100, 44)
            pay.setTitleColor(gray(220), for: .normal)
            pay.isEnabled = false
            return [pay]
        }
        #expect(disabled.issues() == [])
    }

    @Test(
        "Outlined letters have the colour of their line; those that are filled in another colour can be read by either")
    func outlined() {
        func issues(_ color: UIColor, width: CGFloat, _ line: UIColor? = nil) -> [String] {
            let stage = LintStage {
                let title = label("title", "", 20, 100, 280, 40)
                var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color, .strokeWidth: width]
                attributes[.strokeColor] = line
                title.attributedText = NSAttributedString(string: "Reservations", attributes: attributes)
                return [title]
            }
            return stage.issues()
        }
        let pale = gray(230)
        let found = ["title has a contrast of 1.24:1, #E6E6E6 on #FFFFFF (minimum 4.5:1)"]
        // With a width above 0, only the line is drawn.
        #expect(issues(.black, width: 3, pale) == found)
        #expect(issues(pale, width: 3, .black) == [])
        #expect(issues(pale, width: 3) == found)
        // With a width below 0, the letters are drawn too.
        #expect(issues(pale, width: -3, .black) == [])
        #expect(issues(.black, width: -3, pale) == [])
        #expect(issues(pale, width: -3) == found)
        #expect(issues(pale, width: -3, pale) == found)
        // A width of 0 draws no line.
        #expect(issues(pale, width: 0, .black) == found)
    }

    @Test("What a view in front hides was made for another ground: its contrast is not measured, where it is hidden")
    func hidden() {
        func page(_ makeCover: @escaping @MainActor () -> UIView, movesAway: Bool = false) -> LintStage {
            LintStage {
                let title = label("title", "Reservations", 80, 120, 200, 22)
                title.textColor = gray(240)
                let cover = makeCover()
                cover.frame = CGRect(x: 70, y: 100, width: 300, height: 60)
                if movesAway { cover.autoresizingMask = .flexibleLeftMargin }
                cover.backgroundColor = .black
                return [title, cover.named("cover")]
            }
        }
        let covers: [@MainActor () -> UIView] = [
            { UIView() }, { button("cover", nil, 0, 0, 0, 0) },
            {
                let menu = label("cover", "Menu", 0, 0, 0, 0)
                menu.textColor = .white
                menu.textAlignment = .right
                return menu
            },
        ]
        for cover in covers { #expect(page(cover).issues([.portrait, .landscapeLeft]) == [[], []]) }
        let seen = page({ UIView() }, movesAway: true).found([.portrait, .landscapeLeft])
        #expect(seen.map { $0.map(\.kind) } == [[.hidden], [.lowContrast]])
        // Half of it is visible.
        let half = page { UIView() }
        _ = half.simulation.perform { half.view("cover")?.frame.origin.x = 130 }
        #expect(half.found([.portrait])[0].map(\.kind).contains(.lowContrast))
    }

    // A custom button has a title of 18 points.
    @Test("The title of a button counts, with the button's own background behind it")
    func title() {
        let stage = LintStage {
            let pay = button("pay", "Pay", 20, 100, 100, 44)
            pay.setTitleColor(gray(160), for: .normal)
            pay.backgroundColor = gray(255)
            return [pay]
        }
        #expect(stage.issues() == ["pay shows \"Pay\" with a contrast of 2.61:1, #A0A0A0 on #FFFFFF (minimum 3:1)"])
    }

    @Test("A picture in another shape than its own is distorted, in both orientations; one of one colour is not")
    func distorted() {
        func photo(_ image: UIImage, _ mode: UIView.ContentMode) -> [UIView] {
            let photo = UIImageView(image: image).named("photo")
            photo.frame = CGRect(x: 0, y: 200, width: 393, height: 100)
            photo.autoresizingMask = .flexibleWidth
            photo.contentMode = mode
            return [photo]
        }
        let image = striped()
        #expect(
            LintStage { photo(image, .scaleToFill) }.issues([.portrait, .landscapeLeft]) == [
                ["photo distorts its picture: 20 × 10 pt are shown at 393 × 100 pt, 1.965 times too wide"],
                ["photo distorts its picture: 20 × 10 pt are shown at 852 × 100 pt, 4.26 times too wide"],
            ])
        #expect(LintStage { photo(image, .scaleAspectFill) }.issues([.portrait, .landscapeLeft]) == [[], []])
        #expect(LintStage { photo(square(.red), .scaleToFill) }.issues([.portrait, .landscapeLeft]) == [[], []])
        let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        #expect(LintStage { photo(resizable, .scaleToFill) }.issues() == [])
    }

    /// A picture of 20 × 10 points whose quarters have two colours.
    private func striped() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
    }

    @Test("A button that shows nothing, unless something of its own or behind it is there to be tapped")
    func empty() {
        let stage = LintStage {
            let filled = button("filled", " ", 20, 100, 100, 44)
            filled.backgroundColor = .black
            let over = button("over", " ", 20, 300, 300, 60)
            let icon = button("icon", nil, 200, 100, 44, 44)
            icon.setImage(square(.black), for: .normal)
            return [
                filled, button("clear", " ", 20, 200, 100, 44), label("text", "Account", 30, 310, 100, 22), over, icon,
            ]
        }
        #expect(
            stage.issues() == [
                "filled is a button of 100 × 44 pt without title or image",
                "clear is a button of 100 × 44 pt without title or image",
            ])
    }
}
