import Foundation
import LayoutRules
import ReflowKit
import Testing

// Selectors as the copies of iOS sources make them: a name, and the method that it names.

@MainActor
private final class Receiver: UIViewController {
    var log: [String] = []

    func plain() { log.append("plain") }
    func tapped(_ sender: UIButton) { log.append("tapped \(sender.tag)") }
    func changed(_ sender: UIControl, for event: UIEvent?) { log.append("changed \(sender.tag) \(event == nil)") }
    func answer() -> Int { 42 }
    func nothing() -> String? { nil }
    func make() -> NSObject { Child() }
    func save(_ sender: Any?) { log.append("save") }
}

@MainActor
private final class Child: NSObject {
    func plain() {}
}

@MainActor
private class Shared: NSObject {
    static var log: [String] = []

    class func plain() { log.append("plain") }
    class func noted(_ value: Any?) { log.append("\(value.map { "\(type(of: $0))" } ?? "nil")") }
}

@MainActor
private final class Special: Shared {
    override class func plain() { log.append("special") }
}

@MainActor
@Suite("Selectors, targets and actions (input.md §2.7)")
struct SelectorTests {
    private let plain = Selector("plain", { (one: Receiver) in .init(one.plain) })
    private let tapped = Selector("tapped:", { (one: Receiver) in .init(one.tapped(_:)) })
    private let save = Selector("save:", { (one: Receiver) in .init(one.save(_:)) })

    @Test("Selectors are equal by their names, and print them")
    func names() {
        #expect(Selector("tapped:") == tapped)
        #expect("\(tapped)" == "tapped:")
        #expect(NSStringFromSelector(NSSelectorFromString("go")) == "go")
        #expect(Selector(setter: "alpha", \UIView.alpha) == Selector("setAlpha:"))
    }

    @Test("A target gets the control, or the control and the event, or neither: as many values as its method takes")
    func values() {
        let receiver = Receiver()
        let button = UIButton()
        button.tag = 7
        button.addTarget(receiver, action: plain, for: .touchUpInside)
        button.addTarget(receiver, action: tapped, for: .touchUpInside)
        button.addTarget(
            receiver, action: Selector("changed:forEvent:", { (one: Receiver) in .init(one.changed(_:for:)) }),
            for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(receiver.log == ["plain", "tapped 7", "changed 7 true"])
    }

    @Test("The same target and action is one entry; targets and actions are performed in the order they were added")
    func order() {
        let receiver = Receiver()
        let control = UIControl()
        control.addTarget(receiver, action: plain, for: .touchUpInside)
        control.addAction(UIAction { _ in receiver.log.append("closure") }, for: .touchUpInside)
        control.addTarget(receiver, action: plain, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(receiver.log == ["plain", "closure"])
        control.sendActions(for: .valueChanged)
        #expect(receiver.log == ["plain", "closure", "plain"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == ["plain"])
        #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == nil)
        #expect(control.allTargets == [receiver])
    }

    @Test("Targets are removed one by one, or all at once with nil")
    func removal() {
        let (first, second) = (Receiver(), Receiver())
        let button = UIButton()
        for receiver in [first, second] {
            button.addTarget(receiver, action: plain, for: .touchUpInside)
            button.addTarget(receiver, action: save, for: .touchUpInside)
        }
        button.removeTarget(first, action: plain, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(first.log == ["save"] && second.log == ["plain", "save"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(first.log.count == 1 && second.log.count == 2)
    }

    @Test("A control does not retain its target")
    func weakTarget() {
        let button = UIButton()
        weak var gone: Receiver?
        do {
            let receiver = Receiver()
            gone = receiver
            button.addTarget(receiver, action: plain, for: .touchUpInside)
        }
        #expect(gone == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test("Without a target, the first responder from the sender up that has the method gets the action")
    func chain() {
        let simulation = Simulation(device: .default)
        simulation.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let receiver = Receiver()
            window.rootViewController = receiver
            window.makeKeyAndVisible()
            let button = UIButton()
            receiver.view.addSubview(button)
            button.addTarget(nil, action: save, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(receiver.log == ["save"])
            #expect(button.target(forAction: save, withSender: nil) as? Receiver === receiver)
            let unknown = Selector("plain", { (one: Child) in .init(one.plain) })
            #expect(!UIApplication.shared.sendAction(unknown, to: nil, from: button, for: nil))
        }
    }

    @Test("An item of a bar sends itself to its target")
    func barItem() {
        let receiver = Receiver()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: receiver, action: save)
        #expect(item.target === receiver && item.action == save)
        let navigation = UINavigationController(rootViewController: receiver)
        receiver.navigationItem.rightBarButtonItem = item
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        func buttons(_ view: UIView) -> [UIControl] {
            view.subviews.flatMap { (($0 as? UIControl).map { [$0] } ?? []) + buttons($0) }
        }
        for button in buttons(navigation.navigationBar) { button.sendActions(for: .primaryActionTriggered) }
        #expect(receiver.log == ["save"])
    }

    @Test("An object that does not have the method raises UIKit's exception")
    func unrecognized() {
        let simulation = Simulation(device: .default)
        var raised: [String] = []
        simulation.diagnosticHandler = { raised.append("\($0)") }
        simulation.perform {
            let control = UIControl()
            let child = Child()
            control.addTarget(child, action: tapped, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
        }
        #expect(raised == ["NSInvalidArgumentException: -[Child tapped:]: unrecognized selector sent to instance"])
    }

    @Test("A class is a target as an object is: of controls, items, recognisers, timers, notifications, delayed calls")
    func classes() {
        let plain = Selector("plain", { (one: Shared.Type) in .init { one.plain() } })
        let noted = Selector("noted:", { (one: Shared.Type) in .init { one.noted($0) } })
        let simulation = Simulation(device: .default)
        var raised: [String] = []
        simulation.diagnosticHandler = { raised.append("\($0)") }
        Shared.log = []
        simulation.perform {
            let control = UIControl()
            control.addTarget(Shared.self, action: plain, for: .touchUpInside)
            control.addTarget(Special.self, action: plain, for: .touchUpInside)
            control.addTarget(Shared.self, action: plain, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(control.actions(forTarget: Special.self, forControlEvent: .touchUpInside) == ["plain"])
            control.removeTarget(Shared.self, action: nil, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            let item = UIBarButtonItem(title: "", style: .plain, target: Shared.self, action: noted)
            #expect(UIApplication.shared.sendAction(noted, to: item.target, from: item, for: nil))
            let recognizer = UITapGestureRecognizer(target: Special.self, action: plain)
            recognizer.state = .ended
            _ = SimulationTimer.scheduledTimer(
                timeInterval: 1, target: Shared.self, selector: noted, userInfo: nil, repeats: false)
            control.addTarget(Child.self, action: plain, for: .valueChanged)
            control.sendActions(for: .valueChanged)
        }
        simulation.advance(by: 2)
        #expect(Shared.log == ["plain", "special", "special", "UIBarButtonItem", "special", "SimulationTimer"])
        #expect(raised == ["NSInvalidArgumentException: +[Child plain]: unrecognized selector sent to class"])

        let center = NotificationCenter()
        Shared.log = []
        center.addObserver(Shared.self, selector: noted, name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("a"), object: nil)
        center.removeObserver(Shared.self)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(Shared.log == ["Notification"])
    }

    @Test("A method that takes no notification is an exception when one is posted on the main actor")
    func mismatchedNotification() {
        let simulation = Simulation()
        var raised: [String] = []
        simulation.diagnosticHandler = { raised.append($0.description) }
        let receiver = Receiver()
        let center = NotificationCenter()
        let set = Selector("setLabel:", { (one: Receiver) in .init { (_: UILabel) in one.plain() } })
        center.addObserver(receiver, selector: set, name: Notification.Name("a"), object: nil)
        simulation.perform { center.post(name: Notification.Name("a"), object: nil) }
        #expect(
            raised.map { $0.hasPrefix("NSInvalidArgumentException: -[Receiver setLabel:] takes another type") } == [
                true
            ])
    }

    @Test("A method that throws is called, and its error is lost; one that waits begins")
    func effects() async {
        @MainActor
        final class Saver: NSObject {
            var log: [String] = []
            func save() throws -> Int {
                log.append("save")
                throw CocoaError(.fileNoSuchFile)
            }
            func load(_ name: String) async { log.append("load \(name)") }
        }
        let saver = Saver()
        saver.perform(Selector("saveAndReturnError:", { (one: Saver) in .init { try one.save() } }))
        #expect(saver.log == ["save"])
        let load = Selector("load:completionHandler:", { (one: Saver) in .init { await one.load($0) } })
        saver.perform(load, with: "a")
        while saver.log.count < 2 { await Task.yield() }
        #expect(saver.log == ["save", "load a"])
    }

    @Test("Objects respond to the methods of their class, and return their results")
    func objects() {
        let receiver = Receiver()
        let answer = Selector("answer", { (one: Receiver) in .init(one.answer) })
        #expect(
            receiver.responds(to: answer)
                && !receiver.responds(to: Selector("plain", { (one: Child) in .init(one.plain) })))
        #expect(!receiver.responds(to: Selector("answer")))
        #expect(receiver.perform(answer)?.takeUnretainedValue() as? Int == 42)
        #expect(
            receiver.perform(Selector("make", { (one: Receiver) in .init(one.make) }))?.takeUnretainedValue() is Child)
        #expect(receiver.perform(Selector("nothing", { (one: Receiver) in .init(one.nothing) })) == nil)
        #expect(receiver.perform(plain) == nil)
    }

    @Test("A delayed call waits for the simulation's time, and can be cancelled")
    func delays() {
        let simulation = Simulation(device: .default)
        let receiver = Receiver()
        simulation.perform {
            receiver.perform(plain, with: nil, afterDelay: 2)
            receiver.perform(save, with: nil, afterDelay: 1)
            receiver.perform(save, with: "other", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: save, object: "other")
        }
        simulation.advance(by: 1.5)
        #expect(receiver.log == ["save"])
        simulation.advance(by: 1)
        #expect(receiver.log == ["save", "plain"])
        simulation.perform {
            receiver.perform(plain, with: nil, afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        }
        simulation.advance(by: 5)
        #expect(receiver.log.count == 2)
    }
}
