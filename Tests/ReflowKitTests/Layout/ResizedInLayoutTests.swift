import Foundation
import Testing

@testable import ReflowKit

/// A view that sizes its badge in two steps, as layouts in apps do.
private final class BadgedView: UIView {
    let badge = UILabel()
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        badge.sizeToFit()
        badge.bounds.size.width += 16
        badge.frame.origin = CGPoint(x: bounds.maxX - badge.bounds.width, y: 0)
    }
}

@MainActor
@Suite("Views that are resized by their superview's layout")
struct ResizedInLayoutTests {
    @Test("§2: a superview that sizes a view in two steps is done, and nobody hears of a loop")
    func twoSteps() {
        let simulation = Simulation()
        var diagnostics: [SimulationDiagnostic] = []
        simulation.diagnosticHandler = { diagnostics.append($0) }
        simulation.perform {
            let view = BadgedView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            view.badge.text = "New"
            view.addSubview(view.badge)
            view.layoutIfNeeded()
            let width = view.badge.bounds.width
            #expect(view.layouts == 1)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.layouts == 2)
            #expect(view.badge.bounds.width == width)
            #expect(view.badge.frame.maxX == 200)
        }
        #expect(diagnostics.isEmpty)
    }

    @Test("§2: a view that is resized by anybody else marks its superview")
    func fromOutside() {
        let view = BadgedView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.addSubview(view.badge)
        view.layoutIfNeeded()
        view.badge.bounds.size.width = 77
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }
}
