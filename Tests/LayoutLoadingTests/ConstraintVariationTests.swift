import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Constraints that vary with the situation (autolayout.md §16, §18)")
struct ConstraintVariationTests {
    /// A layout with a box and a neighbour that vary, and further views that do not.
    private func layout(_ varied: String, others: Int) throws -> TemporaryLayout {
        let views = (0..<others).map { #"{ "class": "UIView", "id": "view\#($0)" }"# }
        let places = (0..<others).map {
            """
            "view\($0).leading == self.leading + \($0)", "view\($0).top == self.safeArea.top",
            "view\($0).width == 10", "view\($0).height == 10"
            """
        }
        return try TemporaryLayout(
            """
            { "root": { "class": "UIViewController", "view": { "class": "UIView", "id": "page",
              "frame": [0, 0, 393, 852],
              "constraints": [
                "box.leading == self.leading + 10", "box.top == self.top", "box.height == 40",
                "side.leading == box.trailing + 8", "side.top == self.top", "side.height == 40",
                \((places + [varied]).joined(separator: ",\n"))
              ],
              "subviews": [ { "class": "UIView", "id": "box" }, { "class": "UIView", "id": "side" },
                \(views.joined(separator: ",\n")) ] } } }
            """)
    }

    private static let constant = """
        { "equation": "box.width == 100", "identifier": "width", "variations": [
          { "when": { "verticalSizeClass": "compact" }, "set": { "constant": 300 } } ] },
        { "equation": "side.width == 50", "identifier": "side" }
        """

    /// Two constraints that contradict each other.
    private static let switched = """
        { "equation": "box.width == 100", "identifier": "narrow", "variations": [
          { "when": { "verticalSizeClass": "compact" }, "set": { "isActive": false } } ] },
        { "equation": "box.width == 300", "identifier": "wide", "variations": [
          { "when": { "verticalSizeClass": "regular" }, "set": { "isActive": false } } ] },
        { "equation": "side.width == 50", "identifier": "side" }
        """

    private func constraint(_ identifier: String, in stage: LayoutStage) -> NSLayoutConstraint? {
        func find(_ view: UIView) -> NSLayoutConstraint? {
            if let found = view.constraints.first(where: { $0.identifier == identifier }) { return found }
            for subview in view.subviews {
                if let found = find(subview) { return found }
            }
            return nil
        }
        return find(stage.window)
    }

    private let turns: [(orientation: UIDeviceOrientation, isWide: Bool)] = [
        (.landscapeLeft, true), (.portrait, false), (.landscapeRight, true), (.portrait, false),
    ]

    /// The number of plans in each rotation of a screen in which nothing varies: those of the page and its guides.
    private func plansOfPlainTurns(others: Int) throws -> [Int] {
        let stage = try layout(#""box.width == 100", "side.width == 50""#, others: others).stage()
        var made = try #require(stage.window.plansMade)
        return try turns.map { turn in
            _ = stage.turn(to: .turn(turn.orientation))
            let now = try #require(stage.window.plansMade)
            defer { made = now }
            return now - made
        }
    }

    @Test("A constant that varies is set: the constraint stays the same, and no more is planned than without it")
    func constants() throws {
        let stage = try layout(Self.constant, others: 5).stage()
        let width = try #require(constraint("width", in: stage))
        var made = try #require(stage.window.plansMade)
        var counts: [Int] = []
        for turn in turns {
            _ = stage.turn(to: .turn(turn.orientation))
            #expect(constraint("width", in: stage) === width && width.isActive)
            #expect(stage.view("box")?.frame == CGRect(x: 10, y: 0, width: turn.isWide ? 300 : 100, height: 40))
            #expect(stage.view("side")?.frame.minX == (turn.isWide ? 318 : 118))
            let now = try #require(stage.window.plansMade)
            counts.append(now - made)
            made = now
        }
        let plain = try plansOfPlainTurns(others: 5)
        #expect(counts == plain, "\(counts) \(plain)")
        #expect(stage.diagnostics.isEmpty)
    }

    @Test("Constraints that vary are switched, the old one off before the new one is on: no conflict in between")
    func switches() throws {
        var planned: Set<[Int]> = []
        for others in [3, 30] {
            let stage = try layout(Self.switched, others: others).stage()
            let narrow = try #require(constraint("narrow", in: stage))
            let fixed = try #require(constraint("side", in: stage))
            #expect(constraint("wide", in: stage) == nil)
            var wide: NSLayoutConstraint?
            var made = try #require(stage.window.plansMade)
            var counts: [Int] = []
            for turn in turns {
                _ = stage.turn(to: .turn(turn.orientation))
                let (on, off) = turn.isWide ? ("wide", "narrow") : ("narrow", "wide")
                let active = try #require(constraint(on, in: stage))
                #expect(constraint(off, in: stage) == nil)
                if turn.isWide { wide = wide ?? active }
                // The rotation uses the constraints of the file and creates none.
                #expect(active === (turn.isWide ? wide : narrow))
                #expect(constraint("side", in: stage) === fixed)
                #expect(stage.view("box")?.frame.width == (turn.isWide ? 300 : 100))
                let now = try #require(stage.window.plansMade)
                counts.append(now - made)
                made = now
            }
            #expect(stage.diagnostics.isEmpty)
            // The only other plan is that of the box, which the switched constraints concern.
            let plain = try plansOfPlainTurns(others: others)
            #expect(counts == plain.map { $0 + 1 }, "\(counts) \(plain)")
            planned.insert(counts)
        }
        #expect(planned.count == 1, "what does not vary is not planned again, however much there is: \(planned)")
    }
}
