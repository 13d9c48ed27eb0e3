import Foundation
import ReflowKit
import Testing

@MainActor
@Suite("Controls")
struct UIControlTests {
    @Test("The state is what holds; raw values are UIKit's")
    func state() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isHighlighted = true
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.highlighted, .selected, .disabled])
        #expect(control.state.rawValue == 7)
        #expect(UIControl.Event.touchUpInside.rawValue == 64)
        #expect(UIControl.Event.allTouchEvents.contains([.touchCancel, .touchDown]))
        #expect(UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit))
        #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
    }

    @Test("Actions run on their events, in order, once each, and know who sent them")
    func actions() {
        let control = UIControl()
        var log: [String] = []
        let first = UIAction { _ in log.append("first") }
        let second = UIAction { action in log.append(action.sender === control ? "second" : "stranger") }
        control.addAction(first, for: .touchUpInside)
        control.addAction(second, for: [.touchUpInside, .valueChanged])
        control.addAction(first, for: [.touchUpInside, .editingChanged])
        control.sendActions(for: .touchUpInside)
        #expect(log == ["first", "second"])
        control.sendActions(for: [.valueChanged, .editingChanged])
        #expect(log == ["first", "second", "first", "second"])
        control.removeAction(first, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.count == 5)
        control.removeAction(first, for: .allEvents)
        control.sendActions(for: .editingChanged)
        #expect(log.count == 5)
        #expect(second.sender == nil)
    }

    @Test("A control made with an action does it when it is used")
    func primaryAction() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
        #expect(button.currentTitle == "Go")
        #expect(button.buttonType == .system)
        let custom = UIButton(frame: .zero, primaryAction: UIAction(title: "Stop") { _ in count += 1 })
        custom.sendActions(for: .primaryActionTriggered)
        #expect(count == 2)
        #expect(custom.currentTitle == "Stop")
    }

    @Test("Every view is made without arguments too, as iOS code makes them, and so are an app's own")
    func plainInitialisers() {
        final class Badge: UIControl {
            override init(frame: CGRect) {
                super.init(frame: frame)
            }

            required init?(coder: NSCoder) { nil }
        }
        let views = [UILabel(), UIImageView(), UIControl(), UIButton(), UITextField(), UIScrollView(), Badge()]
        #expect(views.allSatisfy { $0.frame == .zero })
    }
}
