import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Testing

@Suite("Lint: what scrolling brings out, and what it does not")
@MainActor
struct ScrollTests {
    /// A list that fills the screen, with 20 rows of 60 points. Each row has a square avatar at this distance from the
    /// left.
    private func list(_ x: CGFloat, across: CGFloat = 0) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)).named("list")
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: across, height: 1200)
        for row in 0..<3 {
            let avatar = UIImageView(image: square(.gray)).named("avatar\(row)")
            avatar.frame = CGRect(x: x, y: CGFloat(row) * 60, width: 40, height: 40)
            list.addSubview(avatar)
        }
        return list
    }

    @Test("§9: avatars under the Dynamic Island in landscape, in a list that does not scroll across")
    func notch() {
        // In landscape the safe area has 59 points on either side: 59 - 16.
        let lines = (0..<3).map {
            "avatar\($0) extends 43 pt into the safe-area inset of the Dynamic Island; "
                + "list cannot scroll far enough to move it out"
        }
        #expect(LintStage { [list(16)] }.issues([.portrait, .landscapeLeft]) == [[], lines])
        #expect(LintStage { [list(60)] }.issues([.portrait, .landscapeLeft]) == [[], []])
    }

    @Test("§3.8: what scrolls across can be brought out, for the content's inset follows the safe area")
    func across() {
        #expect(LintStage { [list(16, across: 2000)] }.issues([.portrait, .landscapeLeft]) == [[], []])
        let never = LintStage {
            let list = list(16, across: 2000)
            list.contentInsetAdjustmentBehavior = .never
            return [list]
        }
        #expect(never.issues([.portrait, .landscapeLeft])[1].count == 3)
    }

    @Test("The end of the content is out of reach where contentSize is too small, down and across")
    func end() {
        let stage = LintStage {
            let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 300)).named("scroll")
            scroll.contentSize = CGSize(width: 300, height: 500)
            scroll.addSubview(button("save", nil, 20, 556, 200, 44))
            scroll.addSubview(button("more", nil, 300, 20, 80, 44))
            scroll.addSubview(button("fine", nil, 20, 440, 200, 44))
            for button in scroll.subviews { button.backgroundColor = .black }
            return [scroll]
        }
        let found = stage.found([.portrait])[0].filter { $0.kind == .unreachable }
        // 556 + 44 - 500, and 300 + 80 - 300.
        #expect(
            found.map(\.description) == [
                "scroll does not scroll far enough down: save ends 100 pt beyond the end of its contentSize, 300 × 500; "
                    + "set contentSize to 300 × 600",
                "scroll does not scroll far enough sideways: more ends 80 pt beyond the end of its contentSize, "
                    + "300 × 500; set contentSize to 380 × 500",
            ])
    }

    @Test("A scroll view that is switched off scrolls to nothing; one in a document gets its size from code")
    func off() {
        func page(_ isEnabled: Bool, _ size: CGSize) -> [UIView] {
            let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 300)).named("scroll")
            scroll.contentSize = size
            scroll.isScrollEnabled = isEnabled
            scroll.addSubview(label("end", "The end", 20, 400, 200, 22))
            return [scroll]
        }
        let size = CGSize(width: 300, height: 500)
        #expect(LintStage { page(true, size) }.issues() == [])
        #expect(LintStage { page(false, size) }.found([.portrait])[0].map(\.kind) == [.unreachable])
        #expect(LintStage { page(true, .zero) }.found([.portrait])[0].map(\.kind) == [.unreachable])
        #expect(
            LintStage { page(true, .zero) }.issues(leavingContentSizesOpen: true) == [])
    }
}
