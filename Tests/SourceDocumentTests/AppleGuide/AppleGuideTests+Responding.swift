import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Responding to Orientation Changes in a Visible View Controller”.
extension AppleGuideTests {
    /// The size of a plain controller's view on an iPhone 8; up to iOS 6 the status bar takes 20 points of it.
    private func size(_ semantics: RotationSemantics, isLandscape: Bool) -> String {
        let bar = semantics < .iOS8 ? 20 : 0
        return isLandscape ? "667×\(375 - bar)" : "375×\(667 - bar)"
    }

    /// A controller that may rotate in iOS 5 as well.
    private func turning(_ name: String, _ diary: Diary, _ semantics: RotationSemantics) -> TellingController {
        let controller = TellingController(name, diary)
        if semantics < .iOS6 { controller.accepted = Set(UIInterfaceOrientation.shown) }
        return controller
    }

    @Test(
        "Every iOS: the five steps, in this order, with statusBarOrientation new in viewWillLayoutSubviews",
        arguments: RotationSemantics.allCases)
    func fiveSteps(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = turning("root", Diary(), semantics)
            world.show(root)
            let heard = root.diary.during { world.turn(to: .landscapeLeft) }
            let steps = heard.filter { $0.isRotation || $0.isLayout }
            #expect(
                steps.order == [
                    "root.willRotate", "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
                    "root.willAnimateRotation", "root.didRotate",
                ])
            let old = "portrait, \(size(semantics, isLandscape: false))"
            let new = "landscapeRight, \(size(semantics, isLandscape: true))"
            for step in steps { #expect(step.situation == (step.callback == "willRotate" ? old : new), "\(step)") }
            #expect(steps.filter(\.isRotation).map(\.detail) == ["landscapeRight", "landscapeRight", "portrait"])
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "root",
                "shouldAutorotateToInterfaceOrientation": ["portrait", "landscape"],
                "view": { "class": "UIView", "frame": [0, 0, 375, 667] } } }
            """, "--trace", "--to", "landscapeRight", "--semantics", semantics.rawValue)
        let events = try #require(explained.events)
        let places = [
            "root.willRotate(to:duration:): landscapeRight", "status bar orientation: portrait → landscapeRight",
            "root.viewWillLayoutSubviews", "root.willAnimateRotation(to:duration:): landscapeRight",
            "root.didRotate(from:): from portrait",
        ].map { step in events.lastIndex { $0.hasPrefix(step) } }
        #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test(
        "Every iOS: views hidden in willRotate are hidden while the interface turns, and can be shown in didRotate",
        arguments: RotationSemantics.allCases)
    func hidingViews(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let root = turning("root", Diary(), semantics)
            let map = UIView()
            var seen: [String] = []
            world.show(root)
            root.view.addSubview(map)
            root.onCallback = { callback in
                seen.append("\(callback) \(map.isHidden)")
                if callback == "willRotate" { map.isHidden = true }
                if callback == "didRotate" { map.isHidden = false }
            }
            world.turn(to: .landscapeLeft)
            #expect(seen.contains("willRotate false") && seen.contains("viewWillLayoutSubviews true"))
            #expect(seen.contains("didRotate true"))
            #expect(!map.isHidden)
        }
    }

    @Test(
        "Every iOS: what is set in willAnimateRotation animates with the rotation; what is set in willRotate does not",
        arguments: RotationSemantics.allCases)
    func animatedChanges(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let root = turning("root", Diary(), semantics)
            let box = UIView()
            box.accessibilityIdentifier = "box"
            world.show(root)
            root.view.addSubview(box)
            root.onCallback = { callback in
                if callback == "willRotate" { box.alpha = 0.5 }
                if callback == "willAnimateRotation" { box.alpha = 0.25 }
                if callback == "didRotate" { box.alpha = 1 }
            }
            world.simulation.events.removeAll()
            world.turn(to: .landscapeLeft)
            let changes = world.simulation.events.events.compactMap { event -> SimulationEvent.PropertyChange? in
                if case .propertyChange(let change) = event, change.property == "alpha" { change } else { nil }
            }
            #expect(changes.map(\.to) == ["0.5", "0.25", "1"])
            #expect(changes.map(\.duration) == [0, 0.3, 0])
            #expect(changes.map(\.callback) == [.willRotate, .willAnimateRotation, .didRotate])
        }
    }

    @Test(
        "Every iOS: the root hears first and passes the messages on to the controllers that are displayed",
        arguments: RotationSemantics.allCases)
    func forwarding(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let diary = Diary()
            let (lower, top) = (turning("lower", diary, semantics), turning("top", diary, semantics))
            let other = turning("other", diary, semantics)
            let navigation = UINavigationController(rootViewController: lower)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, other]
            let root = turning("root", diary, semantics)
            root.addChild(tabs)
            root.view.addSubview(tabs.view)
            tabs.view.frame = root.view.bounds
            tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            tabs.didMove(toParent: root)
            world.show(root)
            navigation.pushViewController(top, animated: false)
            let heard = diary.during { world.turn(to: .landscapeLeft) }
            #expect(world.shown == .landscapeRight)
            #expect(
                heard.rotations == [
                    "root.willRotate", "top.willRotate", "root.willAnimateRotation", "top.willAnimateRotation",
                    "root.didRotate", "top.didRotate",
                ])
        }
    }

    @Test(
        "Every iOS: what didRotate changes, it changes at the end: everything is laid out and nothing else is to come",
        arguments: RotationSemantics.allCases)
    func lastStep(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let root = turning("root", Diary(), semantics)
            let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            world.show(root)
            root.view.addSubview(label)
            root.onCallback = { if $0 == "didRotate" { label.frame.origin.y = root.view.bounds.height - 20 } }
            world.turn(to: .landscapeLeft)
            #expect(label.frame.maxY == root.view.bounds.height)
            #expect(root.diary.entries.last { $0.isRotation }?.callback == "didRotate")
        }
    }
}

// MARK: - Rotations May Occur When Your View Controller Is Hidden

extension AppleGuideTests {
    @Test(
        "iOS 5 to 7: a presenter hears of no turn while it is covered, and is resized and laid out when it reappears",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func hiddenPresenter(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let diary = Diary()
            let (presenter, presented) = (turning("presenter", diary, semantics), turning("over", diary, semantics))
            world.show(presenter)
            let line = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 1))
            line.autoresizingMask = .flexibleWidth
            presenter.view.addSubview(line)
            let heard = diary.during {
                presenter.present(presented, animated: true)
                world.turn(to: .landscapeLeft)
            }
            #expect(heard.rotations == ["over.willRotate", "over.willAnimateRotation", "over.didRotate"])
            let later = diary.during { presented.dismiss(animated: true) }
            #expect(later.rotations == [])
            let layout = later.first { $0.who == "presenter" && $0.callback == "viewWillLayoutSubviews" }
            #expect(
                layout?.situation == "landscapeRight, \(size(semantics, isLandscape: true))",
                "layout code can read the new orientation")
            #expect(line.frame.width == 667)
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "presenter",
                "shouldAutorotateToInterfaceOrientation": ["portrait", "landscape"] },
              "controllers": { "over": { "class": "UIViewController",
                "shouldAutorotateToInterfaceOrientation": ["portrait", "landscape"] } },
              "steps": [{ "present": "over" }] }
            """, "--steps", "--trace", "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "rotate")
        let events = try #require(explained.events)
        #expect(events.contains { $0.hasPrefix("over.willRotate") })
        #expect(!events.contains { $0.hasPrefix("presenter.willRotate") })
    }

    @Test(
        "iOS 8 and later: a covered presenter does hear of the size to come, and is laid out when it reappears",
        arguments: RotationSemantics.allCases.filter { $0 >= .iOS8 })
    func coveredPresenter(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let diary = Diary()
            let (presenter, presented) = (turning("presenter", diary, semantics), turning("over", diary, semantics))
            world.show(presenter)
            presenter.present(presented, animated: true)
            let heard = diary.during { world.turn(to: .landscapeLeft) }
            #expect(heard.order.contains("presenter.viewWillTransition"))
            #expect(!heard.contains { $0.who == "presenter" && $0.isLayout })
            let later = diary.during { presented.dismiss(animated: true) }
            #expect(later.rotations == [])
            #expect(
                later.contains {
                    $0.who == "presenter" && $0.callback == "viewDidLayoutSubviews"
                        && $0.situation == "landscapeRight, 667×375"
                })
        }
    }
}
