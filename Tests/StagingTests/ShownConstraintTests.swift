import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

@MainActor
@Suite("Of which views a screen says what places them")
struct ShownConstraintTests {
    private func screen(_ request: StageRequest, _ fill: (UIView) -> Void) -> LaidOutScreen {
        let simulation = Simulation()
        let stage = Stage(
            in: simulation,
            showing: {
                let controller = UIViewController()
                controller.view.accessibilityIdentifier = "page"
                fill(controller.view)
                return controller
            })
        return stage.screen(request)
    }

    private func view(_ id: String, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = id
        return view
    }

    /// Adds views that are visible and views that are not.
    private func fill(_ page: UIView) {
        let card = view("card", CGRect(x: 20, y: 100, width: 200, height: 100))
        card.clipsToBounds = true
        card.addSubview(view("inside", CGRect(x: 10, y: 10, width: 50, height: 50)))
        card.addSubview(view("clipped", CGRect(x: 300, y: 10, width: 50, height: 50)))
        let hidden = view("hidden", CGRect(x: 20, y: 300, width: 50, height: 50))
        hidden.addSubview(view("in hidden", CGRect(x: 0, y: 0, width: 10, height: 10)))
        hidden.isHidden = true
        let clear = view("clear", CGRect(x: 20, y: 400, width: 50, height: 50))
        clear.alpha = 0
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "save"
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
        for view in [card, hidden, clear, view("beyond", CGRect(x: 500, y: 0, width: 10, height: 10)), button] {
            page.addSubview(view)
        }
    }

    @Test(
        "Of what can be seen, from back to front: neither the window nor parts of controls, nothing hidden or cut away")
    func shown() {
        let told = screen(StageRequest(constraints: .shown), fill).constraints
        #expect(told.map(\.view) == ["page", "card", "inside", "save"])
        // The position is in the picture, not in the superview.
        #expect(told[2].rect == CGRect(x: 30, y: 110, width: 50, height: 50))
        #expect(told[2].lines.first?.start == CGPoint(x: 30, y: 135))
    }

    @Test("Of the views with the requested ids, also those that nobody sees; without a request of none")
    func requested() {
        let told = screen(StageRequest(constraints: .views(["inside", "hidden", "nobody"])), fill).constraints
        #expect(told.map(\.view) == ["inside", "hidden"])
        #expect(screen(.frames, fill).constraints.isEmpty)
    }

    @Test("Of 600 views, the 500 furthest back are told")
    func many() {
        let told = screen(StageRequest(constraints: .shown)) { page in
            for index in 0..<600 { page.addSubview(view("view \(index)", CGRect(x: 0, y: 0, width: 10, height: 10))) }
        }.constraints
        #expect(told.count == 500 && told.last?.view == "view 498")
    }
}
