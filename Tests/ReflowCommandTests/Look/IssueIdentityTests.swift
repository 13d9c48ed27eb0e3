import Foundation
import Screens
import Testing

@testable import ReflowCommand

@Suite("What tells one problem from another")
struct IssueIdentityTests {
    private func overlap(_ other: String, _ width: CGFloat, hasOthers: Bool = false) -> LayoutIssue.Identity {
        LayoutIssue(
            view: "title", problem: .overlapping(other, CGSize(width: width, height: 4), hasOthers: hasOthers)
        ).identity
    }

    @Test("Neither numbers nor words do; another view does, even if its name is a number")
    func otherView() {
        #expect(overlap("7", 20) == overlap("7", 30, hasOthers: true))
        #expect(overlap("7", 20) != overlap("8", 20))
    }

    @Test("The edge does, the points beyond it do not")
    func edge() {
        func clipped(_ edge: ScreenEdge, _ points: CGFloat) -> LayoutIssue.Identity {
            LayoutIssue(view: "title", problem: .clipped(by: "card", edge, points)).identity
        }
        #expect(clipped(.left, 3) == clipped(.left, 40))
        #expect(clipped(.left, 3) != clipped(.right, 3))
    }

    @Test(
        "A kept problem is the same in a later look whatever its message says, and another one in another orientation")
    func kept() {
        func problem(_ orientation: String, _ message: String) -> LookBaseline.Problem {
            LookBaseline.Problem(orientation: orientation, issue: overlap("7", 20), message: message)
        }
        #expect(problem("portrait", "overlaps 7").identity == problem("portrait", "lies on 7").identity)
        #expect(problem("portrait", "overlaps 7").identity != problem("dark portrait", "overlaps 7").identity)
    }
}
