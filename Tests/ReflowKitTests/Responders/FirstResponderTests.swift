import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("First responders (input.md §3.1)")
struct FirstResponderTests {
    private final class Panel: UIView {
        var refusesToResign = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !refusesToResign }
    }

    /// Notes what it is asked and told, with the field's placeholder as its name.
    private final class Notes: UITextFieldDelegate {
        var lines: [String] = []
        var refuses: Set<String> = []
        var onLine: (String) -> Void = { _ in }

        private func note(_ field: UITextField, _ word: String) -> Bool {
            let line = "\(field.placeholder ?? "") \(word)"
            lines.append(line)
            onLine(line)
            return !refuses.contains(line)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note(textField, "should begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = note(textField, "began") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note(textField, "should end") }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = note(textField, "ended") }
    }

    @MainActor
    private final class Form {
        let window = UIWindow()
        let controller = UIViewController()
        let notes = Notes()
        let first = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        let second = UITextField(frame: CGRect(x: 0, y: 140, width: 200, height: 34))
        let panel = Panel(frame: CGRect(x: 0, y: 180, width: 200, height: 34))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

        init() {
            for (field, name) in [(first, "A"), (second, "B")] {
                field.placeholder = name
                field.delegate = notes
                box.addSubview(field)
            }
            box.addSubview(panel)
            controller.view.addSubview(box)
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }

        var keyboardIsShown: Bool { Simulation.current.keyboardFrame != nil }
    }

    @Test("Only responders that may, and that are in a window, become first responder")
    func may() {
        inWorld { _ in
            let form = Form()
            #expect(!form.box.becomeFirstResponder() && !form.controller.becomeFirstResponder())
            #expect(form.panel.becomeFirstResponder() && form.panel.isFirstResponder)
            #expect(!Panel().becomeFirstResponder())
            form.first.isEnabled = false
            #expect(!form.first.becomeFirstResponder() && form.panel.isFirstResponder)
            #expect(form.panel.resignFirstResponder() && !form.panel.isFirstResponder)
        }
    }

    @Test("From field to field, the new one is asked first, and the keyboard stays")
    func order() {
        inWorld { _ in
            let form = Form()
            let heard = HeardNotifications()
            defer { heard.stop() }
            form.first.becomeFirstResponder()
            #expect(form.first.isEditing && form.keyboardIsShown)
            form.notes.lines = []
            form.second.becomeFirstResponder()
            #expect(form.notes.lines == ["B should begin", "A should end", "A ended", "B began"])
            #expect(!form.first.isFirstResponder && form.second.isFirstResponder)
            #expect(heard.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            form.panel.becomeFirstResponder()
            #expect(!form.keyboardIsShown && heard.names.suffix(3) == ["WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test(
        "A field that refuses keeps everything as it is, until it is forced",
        arguments: ["B should begin", "A should end"])
    func refusals(line: String) {
        inWorld { _ in
            let form = Form()
            form.first.becomeFirstResponder()
            form.notes.refuses = [line]
            #expect(!form.second.becomeFirstResponder())
            #expect(form.first.isFirstResponder && !form.second.isFirstResponder && form.keyboardIsShown)
            #expect(form.controller.view.endEditing(false) == (line == "B should begin"))
            form.first.becomeFirstResponder()
            form.notes.lines = []
            #expect(form.controller.view.endEditing(true))
            #expect(form.notes.lines == ["A ended"] && !form.first.isFirstResponder && !form.keyboardIsShown)
            #expect(!form.controller.view.endEditing(true))
        }
    }

    @Test("endEditing concerns what is inside the view")
    func inside() {
        inWorld { _ in
            let form = Form()
            form.first.becomeFirstResponder()
            #expect(!form.second.endEditing(true) && !form.panel.endEditing(true) && form.first.isFirstResponder)
            #expect(form.first.endEditing(false) && !form.first.isFirstResponder)
        }
    }

    @Test("A first responder whose view leaves the window resigns, whatever its delegate says")
    func leaving() {
        inWorld { _ in
            let form = Form()
            form.notes.refuses = ["A should end"]
            let leave: [() -> Void] = [
                form.first.removeFromSuperview, form.box.removeFromSuperview, { UIView().addSubview(form.box) },
            ]
            for leave in leave {
                form.box.addSubview(form.first)
                form.controller.view.addSubview(form.box)
                form.first.becomeFirstResponder()
                form.notes.lines = []
                leave()
                #expect(form.notes.lines == ["A ended"] && !form.first.isFirstResponder && !form.keyboardIsShown)
            }
        }
    }

    @Test("What a delegate does meanwhile holds")
    func callbacks() {
        inWorld { _ in
            let form = Form()
            form.first.becomeFirstResponder()
            // The field that is to come is removed while the other one ends.
            form.notes.onLine = { [unowned form] line in if line == "A ended" { form.second.removeFromSuperview() } }
            #expect(!form.second.becomeFirstResponder())
            #expect(!form.first.isFirstResponder && !form.second.isFirstResponder && !form.keyboardIsShown)
            // A third one takes the place.
            form.box.addSubview(form.second)
            form.first.becomeFirstResponder()
            form.notes.onLine = { [unowned form] line in if line == "A ended" { form.panel.becomeFirstResponder() } }
            #expect(!form.second.becomeFirstResponder())
            #expect(form.panel.isFirstResponder && !form.keyboardIsShown)
        }
    }

    @Test("A field tells its delegate, then its targets, then observers (input.md §2.8)")
    func told() {
        inWorld { _ in
            let form = Form()
            form.first.addAction(UIAction { _ in form.notes.lines.append("event began") }, for: .editingDidBegin)
            form.first.addAction(UIAction { _ in form.notes.lines.append("event ended") }, for: .editingDidEnd)
            let tokens = [
                (UITextField.textDidBeginEditingNotification, "posted began"),
                (UITextField.textDidEndEditingNotification, "posted ended"),
            ].map { name, line in
                NotificationCenter.default.addObserver(forName: name, object: form.first, queue: nil) { _ in
                    MainActor.assumeIsolated { form.notes.lines.append(line) }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            form.first.becomeFirstResponder()
            form.first.resignFirstResponder()
            #expect(
                form.notes.lines == [
                    "A should begin", "A began", "event began", "posted began", "A should end", "A ended",
                    "event ended",
                    "posted ended",
                ])
        }
    }

    @Test("An action without a target begins at the first responder")
    func action() {
        final class Receiver: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            func go() { count += 1 }
        }
        inWorld { _ in
            let form = Form()
            let (outer, inner) = (Receiver(), Receiver())
            let button = UIButton()
            outer.addSubview(button)
            form.box.addSubview(outer)
            form.box.addSubview(inner)
            let go = Selector("go", { (one: Receiver) in .init { one.go() } })
            button.addTarget(nil, action: go, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            inner.becomeFirstResponder()
            button.sendActions(for: .touchUpInside)
            #expect(outer.count == 1 && inner.count == 1)
        }
    }

    @Test("While a field is edited, views for that are shown")
    func whileEditing() {
        inWorld { _ in
            let form = Form()
            let (left, right) = (UIView(), UIView())
            (form.first.leftView, form.first.rightView) = (left, right)
            (form.first.leftViewMode, form.first.rightViewMode) = (.whileEditing, .unlessEditing)
            form.window.layoutIfNeeded()
            #expect(left.isHidden && !right.isHidden)
            form.first.becomeFirstResponder()
            form.window.layoutIfNeeded()
            #expect(!left.isHidden && right.isHidden)
        }
    }
}
