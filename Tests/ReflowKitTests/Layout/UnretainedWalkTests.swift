import Foundation
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@Suite("Subviews walked without a retain each")
@MainActor
struct UnretainedWalkTests {
    /// A view that reports its deallocation.
    private final class Mortal: UIView {
        static var deaths = 0

        @MainActor deinit { Mortal.deaths += 1 }
    }

    @Test("a walk holds every element to its end, whoever drops them on the way")
    func droppedOnTheWay() {
        Mortal.deaths = 0
        let root = UIView()
        for tag in 1...3 {
            let child = Mortal()
            child.tag = tag
            root.addSubview(child)
        }
        var tags: [Int] = []
        root.children.forEachUnretained { child in
            for subview in root.subviews { subview.removeFromSuperview() }
            #expect(Mortal.deaths == 0)
            tags.append(child.tag)
        }
        #expect(tags == [1, 2, 3])
        #expect(Mortal.deaths == 3)
    }

    @Test("§2: a view whose layout removes its siblings and itself is laid out to the end")
    func removedInLayout() {
        final class Destroyer: UIView {
            var laidOut = 0

            override func layoutSubviews() {
                for sibling in superview?.subviews ?? [] { sibling.removeFromSuperview() }
                laidOut += 1
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        weak var weakDestroyer: Destroyer?
        do {
            let destroyer = Destroyer()
            weakDestroyer = destroyer
            root.addSubview(destroyer)
            for _ in 0..<3 { root.addSubview(Destroyer()) }
        }
        root.layoutIfNeeded()
        #expect(root.subviews.isEmpty)
        #expect(weakDestroyer == nil)
    }

    @Test("§1.7: a view that leaves on hearing of its frame takes nothing with it")
    func removedInFrameSetter() {
        final class Leaver: UIView {
            override var frame: CGRect {
                get { super.frame }
                set {
                    removeFromSuperview()
                    super.frame = newValue
                }
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let last = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        last.autoresizingMask = .flexibleWidth
        for _ in 0..<2 {
            let leaver = Leaver(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            leaver.autoresizingMask = .flexibleWidth
            root.addSubview(leaver)
        }
        for leaver in root.subviews where leaver.superview == nil { Issue.record("\(leaver) left early") }
        root.addSubview(last)
        root.frame.size.width = 200
        #expect(root.subviews == [last])
        #expect(last.frame.width == 200)
    }

    @Test("another world's rounding starts from the exact place, not from an older one")
    func worldChanges() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        root.addSubview(child)
        Simulation().perform { root.frame.size.width = 101 }
        #expect(child.marks.contains(.hasExactFrame))
        var settings = Simulation.Settings()
        settings.autoresizeRounding = .exact
        Simulation(settings: settings).perform { root.frame.size.width = 303 }
        #expect(!child.marks.contains(.hasExactFrame))
        #expect(abs(child.frame.minX - 30.3) < 1e-9)
        Simulation().perform { root.frame.size.width = 100 }
        #expect(child.frame == CGRect(x: 10, y: 0, width: 80, height: 100))
    }
}
