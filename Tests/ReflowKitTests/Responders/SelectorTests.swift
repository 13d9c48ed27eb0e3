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
@Suite("Selectors, targets and actions (input.md §2.7)")
struct SelectorTests {
    private let plain = Selector("plain", Receiver.plain)
    private let tapped = Selector("tapped:", Receiver.tapped(_:))
    private let save = Selector("save:", Receiver.save(_:))

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
        button.addTarget(receiver, action: Selector("changed:forEvent:", Receiver.changed(_:for:)), for: .touchUpInside)
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
            let unknown = Selector("plain", Child.plain)
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

    @Test("Objects respond to the methods of their class, and return their results")
    func objects() {
        let receiver = Receiver()
        let answer = Selector("answer", Receiver.answer)
        #expect(receiver.responds(to: answer) && !receiver.responds(to: Selector("plain", Child.plain)))
        #expect(!receiver.responds(to: Selector("answer")))
        #expect(receiver.perform(answer)?.takeUnretainedValue() as? Int == 42)
        #expect(receiver.perform(Selector("make", Receiver.make))?.takeUnretainedValue() is Child)
        #expect(receiver.perform(Selector("nothing", Receiver.nothing)) == nil)
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
