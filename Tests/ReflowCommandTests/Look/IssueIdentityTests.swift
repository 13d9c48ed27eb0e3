import Foundation
import KitValues
import LayoutRules
import Screens
import Testing

@testable import ReflowCommand

@Suite("What tells one problem from another")
struct IssueIdentityTests {
    private func overlap(_ other: String, _ width: CGFloat, hasOthers: Bool = false) -> LayoutIssue.Identity {
        LayoutIssue(
            view: "title",
            problem: LayoutIssue.Overlapping(
                below: other, shared: CGSize(width: width, height: 4), hasOthers: hasOthers)
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
            LayoutIssue(view: "title", problem: LayoutIssue.Clipped(clip: "card", edge: edge, points: points)).identity
        }
        #expect(clipped(.left, 3) == clipped(.left, 40))
        #expect(clipped(.left, 3) != clipped(.right, 3))
    }

    private func conflict(_ attribute: String, _ lengths: [Int], broken: Int = 0) -> LayoutIssue.Identity {
        let members = lengths.map {
            UnsatisfiableConstraints.Member("card.\(attribute) == \($0)", subject: "card.\(attribute) ==")
        }
        let report = UnsatisfiableConstraints(
            constraints: members.map(\.statement), broken: members[broken].statement, includesMask: false,
            members: members, brokenMember: broken, view: "card", advice: "remove one",
            moment: UnsatisfiableConstraints.Moment(orientation: .portrait))
        return LayoutIssue(
            view: "card",
            problem: LayoutIssue.Conflict(
                conflict: ConstraintConflict(report: report, occurrences: [], holdsIn: [], isAfterRotation: false))
        ).identity
    }

    @Test("What conflicting constraints relate does; their numbers, their order and which is broken do not")
    func conflicts() {
        #expect(conflict("width", [100, 200]) == conflict("width", [120, 90], broken: 1))
        #expect(conflict("width", [100, 200]) != conflict("height", [100, 200]))
    }

    @Test("What a constraint without effect relates does; its constant and priority do not")
    func idle() {
        func idle(_ statement: String, _ subject: String) -> LayoutIssue.Identity {
            LayoutIssue(
                view: "card",
                problem: LayoutIssue.Idle(
                    constraint: IdleConstraint(
                        view: "card", statement: statement, subject: subject, identifier: nil, source: nil,
                        reason: .beaten(by: [])))
            ).identity
        }
        #expect(idle("card.width == 200 @250", "card.width ==") == idle("card.width == 210 @251", "card.width =="))
        #expect(idle("card.width == 200 @250", "card.width ==") != idle("card.height == 200 @250", "card.height =="))
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
