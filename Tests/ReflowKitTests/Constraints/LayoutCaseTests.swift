import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Auto Layout: cases with their frames, through views (autolayout.md §1 to §14, §17)")
struct LayoutCaseTests {
    @Test(
        "Views are where the case has them, at each size, there and back",
        arguments: [
            ("solve", 28), ("intrinsic", 14), ("alignment", 5), ("mask", 6), ("guides", 5), ("rtl", 6), ("stack", 30),
            ("published", 40),
        ])
    func frames(kind: String, count: Int) throws {
        let cases = try LayoutCase.all(kind)
        #expect(cases.count == count)
        for layoutCase in cases { try check(layoutCase) }
    }

    private func check(_ layoutCase: LayoutCase) throws {
        var settings = CaseScreen.settings
        if layoutCase.layoutDirection == "rightToLeft" { settings.layoutDirection = .rightToLeft }
        try inWorld(settings: settings) { world in
            let screen = try CaseScreen(layoutCase)
            let steps = layoutCase.cases ?? []
            for step in steps + steps.reversed() {
                screen.resize(to: step.size)
                expect(step.expect, on: screen, layoutCase.id)
            }
            if case .frames(let frames) = layoutCase.expect {
                expect(frames, on: screen, layoutCase.id)
                // The interface is rotated and rotated back.
                let before = screen.frames
                let size = screen.root.bounds.size
                screen.resize(to: [size.height, size.width])
                screen.resize(to: [size.width, size.height])
                #expect(screen.frames == before, "\(layoutCase.id)")
            }
            for view in layoutCase.ambiguous ?? [] {
                #expect(screen.views[view]?.hasAmbiguousLayout == true, "\(layoutCase.id) \(view)")
            }
            for diagnostic in world.diagnostics where diagnostic.conflict == nil {
                Issue.record("\(layoutCase.id): \(diagnostic)")
            }
        }
    }

    @Test("§13: the size that fits")
    func fitting() throws {
        let cases = try LayoutCase.all("fitting")
        #expect(cases.count == 4)
        for layoutCase in cases {
            try inWorld(settings: CaseScreen.settings) { _ in
                let screen = try CaseScreen(layoutCase, isAlone: true)
                let before = screen.frames
                let target = try #require(layoutCase.target)
                let priorities = try #require(layoutCase.priorities)
                let size = screen.root.systemLayoutSizeFitting(
                    CGSize(width: target[0], height: target[1]),
                    withHorizontalFittingPriority: UILayoutPriority(priorities[0]),
                    verticalFittingPriority: UILayoutPriority(priorities[1]))
                guard case .size(let expected) = layoutCase.expect else {
                    Issue.record("\(layoutCase.id)")
                    return
                }
                #expect(abs(size.width - expected[0]) <= 0.01, "\(layoutCase.id): \(size)")
                #expect(abs(size.height - expected[1]) <= 0.01, "\(layoutCase.id): \(size)")
                #expect(screen.frames == before, "measuring touches no frame: \(layoutCase.id)")
            }
        }
    }

    private func expect(_ frames: [String: [Double?]], on screen: CaseScreen, _ id: String) {
        for (name, expected) in frames {
            let frame = screen.frame(of: name)
            for (number, wanted) in zip(frame, expected) {
                guard let wanted else { continue }
                #expect((number - wanted).magnitude <= 0.01, "\(id) \(name): \(frame), not \(expected)")
            }
        }
    }
}
