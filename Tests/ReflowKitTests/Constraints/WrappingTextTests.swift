import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Text that breaks lines, where constraints narrow it (autolayout.md §18)")
struct WrappingTextTests {
    /// Labels one below the other, each at most 100 wide.
    private func labels(_ count: Int, in window: UIWindow) -> [UILabel] {
        (0..<count).map { index in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "some words that need more than one line"
            label.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                label.topAnchor.constraint(equalTo: window.topAnchor, constant: 100 * CGFloat(index)),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            ])
            return label
        }
    }

    @Test("A label that gets another text is wrapped again, and the plans of the others do not run")
    func oneOfMany() throws {
        try inWorld { _ in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let labels = labels(40, in: window)
            window.layoutIfNeeded()
            let height = labels[20].frame.height
            #expect(labels.allSatisfy { $0.frame.height == height })
            let before = try #require(window.plansRun)

            labels[20].text = "some words that need more than one line, and as many again behind them"
            window.layoutIfNeeded()
            #expect(labels[20].frame.height > height)
            #expect(labels[19].frame.height == height)
            // In one line and then in several, across and down.
            let after = try #require(window.plansRun)
            #expect(after - before <= 8)

            // There and back it has the lines that it had.
            labels[20].text = "some words that need more than one line"
            window.layoutIfNeeded()
            #expect(labels.allSatisfy { $0.frame.height == height })
        }
    }
}
