import Foundation
import KitValues
import ReflowKit
import Screens
import Testing

@Suite("Lint: what a rotation takes out of line or out of order")
@MainActor
struct TurnTests {
    /// Three labels below each other, with these masks.
    private func column(_ masks: [UIView.AutoresizingMask]) -> LintStage {
        LintStage {
            masks.enumerated().map { index, mask in
                let label = label("row\(index)", "Row", 100, 100 + CGFloat(index) * 40, 200, 22)
                label.autoresizingMask = mask
                return label
            }
        }
    }

    @Test("One of three that keeps another distance to the edges leaves the line, by so many points")
    func outOfLine() {
        // The width increases by 852 - 393 = 459 points at its left.
        #expect(
            column([[], [.flexibleLeftMargin], []]).found([.portrait, .landscapeLeft]).map { $0.map(\.description) }
                == [
                    [],
                    [
                        "row1 is out of line: its left edge is 459 pt right of the left edges of row0 and row2; in portrait, "
                            + "they are aligned; give it the autoresizingMask of row0"
                    ],
                ])
    }

    @Test("All together, or two of three, is a layout; one that grows still has an edge in line")
    func inLine() {
        #expect(column([[], [], []]).issues([.portrait, .landscapeLeft])[1] == [])
        let right: UIView.AutoresizingMask = [.flexibleLeftMargin]
        #expect(column([right, right, right]).issues([.portrait, .landscapeLeft])[1] == [])
        #expect(column([[], right, right]).issues([.portrait, .landscapeLeft])[1].count == 1)
        #expect(column([[], [.flexibleWidth], []]).issues([.portrait, .landscapeLeft])[1] == [])
    }

    /// Lays out its two subviews itself: below each other in portrait, beside each other in landscape, in this order.
    private final class Page: UIView {
        var isSwapped = false
        override func layoutSubviews() {
            super.layoutSubviews()
            let isLying = bounds.width > bounds.height
            for (index, view) in subviews.enumerated() {
                let place = isSwapped ? 1 - index : index
                view.frame =
                    isLying
                    ? CGRect(x: 80 + place * 300, y: 80, width: 250, height: 100)
                    : CGRect(x: 20, y: 80 + index * 200, width: 250, height: 100)
            }
        }
    }

    private func page(isSwapped: Bool, _ views: @escaping () -> [UIView]) -> LintStage {
        LintStage {
            let page = Page(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.isSwapped = isSwapped
            for view in views() { page.addSubview(view) }
            return [page]
        }
    }

    private func texts() -> [UIView] { [label("title", "Title", 0, 0, 10, 10), label("body", "Body", 0, 0, 10, 10)] }

    @Test("A text that comes before another one only when the device lies is told; a picture is not read")
    func order() {
        #expect(page(isSwapped: false, texts).issues([.portrait, .landscapeLeft]) == [[], []])
        #expect(
            page(isSwapped: true, texts).found([.portrait, .landscapeLeft]).map { $0.map(\.description) } == [
                [],
                [
                    "body is read before title, but after title in portrait; place title above it, or before it in the same "
                        + "row"
                ],
            ])
        let pictures = page(isSwapped: true) {
            [UIImageView(image: square(.red)).named("photo"), label("body", "Body", 0, 0, 10, 10)]
        }
        #expect(pictures.issues([.portrait, .landscapeLeft]) == [[], []])
    }
}
