import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

@MainActor
@Suite("A pass among many subviews visits those that wait, in their order (behaviour.md §2)")
struct FewMarkedTests {
    @MainActor private final class Log {
        var layouts: [Int] = []
        var updates: [Int] = []
    }

    private final class Cell: UIView {
        let number: Int
        let log: Log
        var whenLaidOut: () -> Void = {}

        init(_ number: Int, _ log: Log) {
            self.number = number
            self.log = log
            super.init(frame: CGRect(x: 0, y: 10 * number, width: 100, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.layouts.append(number)
            whenLaidOut()
        }

        override func updateConstraints() {
            log.updates.append(number)
            super.updateConstraints()
        }
    }

    private func list(_ count: Int) -> (root: UIView, cells: [Cell], log: Log) {
        let log = Log()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
        let cells = (0..<count).map { Cell($0, log) }
        cells.forEach(root.addSubview)
        root.layoutIfNeeded()
        log.layouts = []
        return (root, cells, log)
    }

    @Test("Whatever the order of the marks, and however many there are", arguments: [2, 7, 8, 9, 40])
    func order(_ count: Int) {
        let (root, cells, log) = list(100)
        let marked = (0..<count).map { $0 * 37 % 100 }
        for number in marked { cells[number].setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(log.layouts == marked.sorted())
    }

    @Test("A pass within a pass lays out all that wait, in their order", arguments: [10, 50])
    func nestedPass(_ count: Int) {
        let (root, cells, log) = list(count)
        cells[1].whenLaidOut = {
            cells[8].setNeedsLayout()
            root.layoutIfNeeded()
        }
        cells[1].setNeedsLayout()
        cells[4].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.layouts == [1, 4, 8])
    }

    @Test("A subview that marks others: a later one has its turn, an earlier one another, itself too")
    func marksOfSiblings() {
        let (root, cells, log) = list(100)
        cells[20].whenLaidOut = {
            cells[20].whenLaidOut = {}
            cells[90].setNeedsLayout()
            cells[10].setNeedsLayout()
            cells[20].setNeedsLayout()
        }
        cells[20].setNeedsLayout()
        cells[50].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.layouts == [20, 20, 50, 90, 10])
    }

    @Test("A subview that marks all others")
    func marksOfAll() {
        let (root, cells, log) = list(100)
        cells[98].whenLaidOut = {
            cells[98].whenLaidOut = {}
            for cell in cells where cell !== cells[98] { cell.setNeedsLayout() }
        }
        cells[98].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.layouts == [98, 99] + Array(0..<98))
    }

    @Test("Subviews that go, come and change places in between")
    func changes() {
        let (root, cells, log) = list(33)
        cells[30].setNeedsLayout()
        cells[0].removeFromSuperview()
        cells[1].removeFromSuperview()
        // There are fewer subviews than the number from which marked ones are listed.
        cells[5].setNeedsLayout()
        root.addSubview(cells[0])
        root.addSubview(cells[1])
        root.sendSubviewToBack(cells[30])
        root.layoutIfNeeded()
        #expect(log.layouts == [30, 5])
        for view in [root] + cells { #expect(view.marks.isDisjoint(with: .anyLayout)) }
    }

    @Test("One that is marked and goes, and one in another superview")
    func leaving() {
        let (root, cells, log) = list(50)
        cells[3].setNeedsLayout()
        cells[3].removeFromSuperview()
        cells[4].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.layouts == [4])
        root.addSubview(cells[3])
        root.layoutIfNeeded()
        #expect(log.layouts == [4, 3])
    }

    @Test("Resized by their masks after one was marked: all of them")
    func masks() {
        let (root, cells, log) = list(50)
        for cell in cells { cell.autoresizingMask = .flexibleWidth }
        cells[7].setNeedsLayout()
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(log.layouts == Array(0..<50))
    }

    @Test("updateConstraints comes to those that asked for it, in their order")
    func updates() {
        inWorld { world in
            let log = Log()
            let cells = (0..<100).map { Cell($0, log) }
            let controller = UIViewController()
            cells.forEach(controller.view.addSubview)
            cells[0].translatesAutoresizingMaskIntoConstraints = false
            cells[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
            _ = world.show(controller)
            #expect(log.updates == Array(0..<100))
            log.updates = []
            for number in [70, 20, 45] { cells[number].setNeedsUpdateConstraints() }
            controller.view.layoutIfNeeded()
            #expect(log.updates == [20, 45, 70])
            log.updates = []
            cells[99].setNeedsUpdateConstraints()
            cells[50].removeFromSuperview()
            cells[98].setNeedsUpdateConstraints()
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            #expect(log.updates == [98, 99])
        }
    }
}
