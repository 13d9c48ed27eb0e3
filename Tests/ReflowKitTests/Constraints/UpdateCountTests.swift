import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

@MainActor
@Suite("How often a layout pass looks for values (autolayout.md §7)")
struct UpdateCountTests {
    /// Cells below each other, each as high as the lines of its label.
    private final class ListController: UIViewController {
        let labels: [UILabel]

        init(_ count: Int) {
            labels = (0..<count).map { _ in UILabel() }
            super.init(nibName: nil, bundle: nil)
            var above = view.topAnchor
            for label in labels {
                let cell = UIView()
                cell.translatesAutoresizingMaskIntoConstraints = false
                label.translatesAutoresizingMaskIntoConstraints = false
                label.numberOfLines = 0
                label.text = "Words that go on for so long that no phone is wide enough to show all of them in one line"
                view.addSubview(cell)
                cell.addSubview(label)
                NSLayoutConstraint.activate([
                    cell.topAnchor.constraint(equalTo: above),
                    cell.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    cell.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
                    label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
                    label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
                ])
                above = cell.bottomAnchor
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("As often for 40 cells with lines as for 10, in the first layout and in turns; frames come back")
    func cells() throws {
        func updates(_ count: Int) throws -> (first: Int, turn: Int) {
            try inWorld("iPhone 15") { world in
                let controller = ListController(count)
                let window = world.show(controller)
                let engine = try #require(window.heldEngine)
                let first = engine.updates
                let frames = controller.labels.map(\.frame)
                // The label has more than one line.
                #expect(frames.allSatisfy { $0.width == 361 && $0.height > 30 })
                world.turn(to: .landscapeLeft)
                let turn = engine.updates - first
                #expect(controller.labels.map(\.frame) != frames)
                world.turn(to: .portrait)
                #expect(controller.labels.map(\.frame) == frames)
                return (first, turn)
            }
        }
        let (few, many) = (try updates(10), try updates(40))
        #expect(many.first == few.first)
        #expect(many.turn == few.turn)
    }

    @Test("A view that somebody moves is put back; one whose content is another one of the same size is measured")
    func stillHeard() {
        inWorld("iPhone 15") { world in
            let controller = ListController(2)
            let window = world.show(controller)
            let label = controller.labels[0]
            let frame = label.frame
            label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            label.superview?.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(label.frame == frame)
            label.text = "Short"
            window.layoutIfNeeded()
            #expect(label.frame.height < frame.height)
        }
    }
}
