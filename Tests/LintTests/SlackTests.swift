import Foundation
import ReflowKit
import Testing
import UIKitDrawing

@Suite("Lint: what nobody sees is no mistake")
@MainActor
struct SlackTests {
    @Test("A line that is lower than its font is cut where its letters are")
    func lowLine() {
        // The font of 17 points is 20.33 high, its letters about 16.5.
        #expect(LintStage { [label("line", "Login", 20, 100, 100, 17)] }.issues() == [])
        #expect(LintStage { [label("line", "Login", 20, 100, 100, 12)] }.issues().count == 1)
    }

    @Test("Digits and capitals end at the line on which they stand, other letters below it")
    func depth() {
        func page(_ text: String) -> LintStage {
            LintStage {
                let large = label("large", text, 20, 100, 300, 120)
                large.font = .systemFont(ofSize: 100)
                return [large, label("next", "NEXT", 20, 198, 100, 22)]
            }
        }
        #expect(page("10").issues() == [])
        #expect(page("gy").issues().count == 1)
    }

    @Test("A control may extend four points beyond the screen as long as what it shows does not; letters two")
    func edges() {
        #expect(LintStage { [button("pay", "Pay", -4, 300, 120, 44)] }.issues() == [])
        #expect(LintStage { [button("pay", "Pay", -5, 300, 120, 44)] }.issues().count == 1)
        // A control without title and icon is visible as a whole.
        let area = LintStage { [UIControl(frame: CGRect(x: -4, y: 300, width: 200, height: 44)).named("area")] }
        #expect(area.issues().count == 1)
        // The line of letters begins at the label's left edge.
        #expect(LintStage { [label("line", "Login", -1.5, 300, 100, 22)] }.issues() == [])
        #expect(LintStage { [label("line", "Login", -3, 300, 100, 22)] }.issues().count == 1)
    }

    @Test("A picture counts where its image is drawn")
    func picture() {
        func page(_ mode: UIView.ContentMode) -> LintStage {
            LintStage {
                let photo = UIImageView(image: square(.gray)).named("photo")
                // The status bar ends at 59.
                photo.frame = CGRect(x: 20, y: 20, width: 100, height: 200)
                photo.contentMode = mode
                return [photo]
            }
        }
        #expect(page(.scaleAspectFit).issues() == [])
        #expect(page(.center).issues() == [])
        #expect(
            page(.scaleAspectFill).issues()
                == ["photo extends 39 pt into the safe-area inset of the status bar and the Dynamic Island"])
    }

    @Test("A picture that rounding to points makes a little too low is not distorted")
    func rounding() {
        func photo(_ width: CGFloat, _ height: CGFloat) -> LintStage {
            LintStage {
                let image = UIGraphicsImageRenderer(size: CGSize(width: 110, height: 23)).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 110, height: 23))
                    UIColor.blue.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
                }
                let photo = UIImageView(image: image).named("photo")
                photo.frame = CGRect(x: 20, y: 300, width: width, height: height)
                return [photo]
            }
        }
        #expect(photo(110, 22).issues() == [])
        #expect(photo(110, 21).issues().count == 1)
    }
}
