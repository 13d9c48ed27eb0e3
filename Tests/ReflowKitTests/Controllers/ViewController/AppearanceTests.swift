import Foundation
import KitTestSupport
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Appearance: four states, begun and ended, forwarded to children (behaviour.md §8)")
struct AppearanceTests {
    private let unbalanced =
        "Unbalanced calls to begin/end appearance transitions for <ReflowKitTests.TellingController>."

    @Test("§8: the first display of a container and its child, layout included")
    func firstDisplay() {
        inWorld { world in
            let diary = Diary()
            (diary.tellsLoading, diary.tellsIsAppearing, diary.tellsLayout) = (true, true, true)
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            parent.onCallback = { [unowned parent] in
                guard $0 == "viewDidLoad" else { return }
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let window = UIWindow()
            window.rootViewController = parent
            let log = diary.during { window.makeKeyAndVisible() }
            #expect(
                log == [
                    "P.viewDidLoad", "C.viewDidLoad", "P.willAppear", "C.willAppear",
                    "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout",
                    "C.didAppear", "P.didAppear",
                ])
            #expect(parent.appearance.state == .appeared)
            #expect(child.appearance.state == .appeared)
            #expect(!child.isMovingToParent)
        }
    }

    /// The arguments are every call in every state, and the result; `nil` is an unbalanced call, which changes nothing.
    @Test(
        "Each call in each state",
        arguments: [
            (
                Appearance.State.disappeared, true as Bool?, Appearance.State.appearing as Appearance.State?,
                "willAppear"
            ),
            (.disappeared, false, nil, ""), (.disappeared, nil, nil, ""),
            (.appearing, true, nil, ""), (.appearing, false, .disappearing, "willDisappear"),
            (.appearing, nil, .appeared, "didAppear"),
            (.appeared, true, nil, ""), (.appeared, false, .disappearing, "willDisappear"), (.appeared, nil, nil, ""),
            (.disappearing, true, .appearing, "willAppear"), (.disappearing, false, nil, ""),
            (.disappearing, nil, .disappeared, "didDisappear"),
        ])
    func machine(from: Appearance.State, begin: Bool?, to: Appearance.State?, callback: String) {
        inWorld { world in
            let diary = Diary()
            let controller = TellingController("X", diary)
            if from != .disappeared { controller.beginAppearanceTransition(true, animated: false) }
            if from == .appeared || from == .disappearing { controller.endAppearanceTransition() }
            if from == .disappearing { controller.beginAppearanceTransition(false, animated: false) }
            #expect(controller.appearance.state == from)
            let log = diary.during {
                if let begin {
                    controller.beginAppearanceTransition(begin, animated: true)
                } else {
                    controller.endAppearanceTransition()
                }
            }
            #expect(controller.appearance.state == to ?? from)
            #expect(log == (to == nil ? [] : ["X.\(callback)"]))
            #expect(world.diagnostics.map(\.description) == (to == nil ? [unbalanced] : []))
        }
    }

    @Test("§8: a cancelled interactive pop, by the calls that make it")
    func cancelled() {
        inWorld { world in
            let diary = Diary()
            let (current, new) = (TellingController("Cur", diary), TellingController("New", diary))
            _ = world.show(current)
            let log = diary.during {
                current.beginAppearanceTransition(false, animated: true)
                new.beginAppearanceTransition(true, animated: true)
                new.beginAppearanceTransition(false, animated: true)
                new.endAppearanceTransition()
                current.beginAppearanceTransition(true, animated: true)
                current.endAppearanceTransition()
            }
            #expect(
                log == [
                    "Cur.willDisappear", "New.willAppear", "New.willDisappear", "New.didDisappear", "Cur.willAppear",
                    "Cur.didAppear",
                ])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A child whose view enters and leaves the tree of a visible parent appears with the next layout pass")
    func addedWhileVisible() {
        inWorld { world in
            let diary = Diary()
            diary.tellsIsAppearing = true
            diary.tellsLayout = true
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            let window = world.show(parent)
            let log = diary.during {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                child.didMove(toParent: parent)
            }
            #expect(log == ["C.willAppear moving"])
            #expect(
                diary.during { window.layoutIfNeeded() } == [
                    "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear moving",
                ])
            diary.tellsLayout = false
            let farewell = diary.during {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            #expect(farewell == ["C.willDisappear moving", "C.didDisappear moving"])
            #expect(!child.isMovingFromParent)
            #expect(child.appearance.state == .disappeared)
            #expect(world.simulation.appearingByView.isEmpty)
        }
    }

    @Test("A view that goes before it was laid out disappears without having appeared, and may come again")
    func removedBeforeLayout() {
        inWorld { world in
            let diary = Diary()
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            let window = world.show(parent)
            parent.addChild(child)
            let log = diary.during {
                parent.view.addSubview(child.view)
                child.view.removeFromSuperview()
                #expect(world.simulation.appearingByView.isEmpty)
                window.layoutIfNeeded()
                parent.view.addSubview(child.view)
                window.layoutIfNeeded()
            }
            #expect(
                log == [
                    "C.willAppear moving", "C.willDisappear", "C.didDisappear", "C.willAppear moving",
                    "C.didAppear moving",
                ])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A view that is put straight into the window brings its controller's appearance along (§5.1)")
    func withoutParent() {
        inWorld { world in
            let diary = Diary()
            let stray = TellingController("S", diary)
            let window = world.show(UIViewController())
            #expect(
                diary.during {
                    window.addSubview(stray.view)
                    window.layoutIfNeeded()
                    stray.view.removeFromSuperview()
                } == ["S.willAppear", "S.didAppear", "S.willDisappear", "S.didDisappear"])
        }
    }

    @Test("§7.1: a container that does not forward calls begin and end itself")
    func manualForwarding() {
        inWorld { world in
            let diary = Diary()
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            parent.forwardsAppearance = false
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let window = UIWindow()
            window.rootViewController = parent
            #expect(diary.during { window.makeKeyAndVisible() } == ["P.willAppear", "P.didAppear"])
            #expect(
                diary.during {
                    child.beginAppearanceTransition(true, animated: false)
                    child.endAppearanceTransition()
                } == ["C.willAppear", "C.didAppear"])
            #expect(diary.during { child.view.removeFromSuperview() } == [])
        }
    }

    @Test(
        "Hiding the window and taking its root away end every appearance below; children whose view is away hear nothing"
    )
    func windowGoes() {
        inWorld { world in
            let diary = Diary()
            let (parent, shown, away) = (
                TellingController("P", diary), TellingController("C", diary), TellingController("A", diary)
            )
            for child in [shown, away] { parent.addChild(child) }
            parent.view.addSubview(shown.view)
            let window = world.show(parent)
            let gone = ["P.willDisappear", "C.willDisappear", "C.didDisappear", "P.didDisappear"]
            #expect(diary.during { window.isHidden = true } == gone)
            let come = ["P.willAppear", "C.willAppear", "C.didAppear", "P.didAppear"]
            #expect(diary.during { window.isHidden = false } == come)
            #expect(diary.during { window.rootViewController = nil } == gone)
            #expect(!away.isViewLoaded)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A controller that was replaced inside its own viewWillAppear can be shown later")
    func abandoned() {
        inWorld { world in
            let diary = Diary()
            let (first, second) = (TellingController("1", diary), TellingController("2", diary))
            let window = UIWindow()
            first.onCallback = { _ in window.rootViewController = second }
            window.rootViewController = first
            window.makeKeyAndVisible()
            #expect(diary.lines == ["1.willAppear", "2.willAppear", "2.didAppear"])
            first.onCallback = { _ in }
            #expect(
                diary.during { window.rootViewController = first } == [
                    "2.willDisappear", "2.didDisappear", "1.willAppear", "1.didAppear",
                ])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A root that is replaced inside its child's viewWillAppear can be shown later, with the child")
    func abandonedWithChild() {
        inWorld { world in
            let diary = Diary()
            let (first, child, second) = (
                TellingController("1", diary), TellingController("C", diary), TellingController("2", diary)
            )
            first.addChild(child)
            first.view.addSubview(child.view)
            child.didMove(toParent: first)
            let window = UIWindow()
            child.onCallback = { _ in window.rootViewController = second }
            window.rootViewController = first
            window.makeKeyAndVisible()
            #expect(diary.lines == ["1.willAppear", "C.willAppear", "2.willAppear", "2.didAppear"])
            child.onCallback = { _ in }
            #expect(
                diary.during { window.rootViewController = first } == [
                    "2.willDisappear", "2.didDisappear", "1.willAppear", "C.willAppear", "C.didAppear", "1.didAppear",
                ])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("§8: a child that comes while its parent appears has appeared with it, not with a layout in between")
    func comingWhileParentAppears() {
        inWorld { world in
            let diary = Diary()
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            parent.addChild(child)
            let window = world.show(UIViewController())
            let coming = diary.during {
                parent.beginAppearanceTransition(true, animated: false)
                window.addSubview(parent.view)
                parent.view.addSubview(child.view)
                window.layoutIfNeeded()
            }
            #expect(coming == ["P.willAppear", "C.willAppear moving"])
            #expect(diary.during { parent.endAppearanceTransition() } == ["C.didAppear moving", "P.didAppear"])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("§8: children hear nothing of an appearance that their parent turns round in viewWillAppear")
    func turnedRound() {
        inWorld { world in
            let diary = Diary()
            let (parent, child) = (TellingController("P", diary), TellingController("C", diary))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.onCallback = { [unowned parent] callback in
                if callback == "willAppear" { parent.beginAppearanceTransition(false, animated: false) }
            }
            #expect(
                diary.during {
                    parent.beginAppearanceTransition(true, animated: false)
                    parent.endAppearanceTransition()
                } == ["P.willAppear", "P.willDisappear", "P.didDisappear"])
            #expect(world.diagnostics.isEmpty)
        }
    }
}
