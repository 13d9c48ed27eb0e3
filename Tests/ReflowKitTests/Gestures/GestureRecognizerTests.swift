import Foundation
import KitValues
import ReflowKit
import Testing

@MainActor
private final class Log: NSObject {
    var lines: [String] = []
    func noted(_ recognizer: UIGestureRecognizer) { lines.append("\(recognizer.state)") }
    static let noted = Selector("noted:", { (one: Log) in .init(one.noted(_:)) })
}

@MainActor
@Suite("Gesture recognisers")
struct GestureRecognizerTests {
    typealias State = UIGestureRecognizer.State

    @Test("Raw values and defaults (input.md §2.3, §2.5)")
    func defaults() {
        #expect((0...5).map { State(rawValue: $0) } == [.possible, .began, .changed, .ended, .cancelled, .failed])
        #expect(State.recognized == .ended)
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.state == .possible)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    }

    @Test(
        "Targets hear of every state but possible and failed, and the recogniser is possible again (input.md §2.3)",
        arguments: [
            ([State.began, .changed, .changed, .ended], ["began", "changed", "changed", "ended"]),
            ([.began, .ended], ["began", "ended"]), ([.began, .cancelled], ["began", "cancelled"]),
            ([.failed], []), ([.ended], ["ended"]), ([.changed], []), ([.cancelled], []),
            ([.began, .failed, .ended], ["began", "ended"]), ([.ended, .ended], ["ended", "ended"]),
        ])
    func states(wanted: [State], told: [String]) {
        let log = Log()
        let recognizer = UIPanGestureRecognizer(target: log, action: Log.noted)
        for state in wanted { recognizer.state = state }
        #expect(log.lines == told)
        #expect(recognizer.state == .possible)
    }

    @Test("A tap is recognised in one moment")
    func discrete() {
        let log = Log()
        let recognizer = UITapGestureRecognizer(target: log, action: Log.noted)
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .recognized
        #expect(log.lines == ["ended"])
    }

    @Test("A target is added once, is not retained, and nil removes all")
    func targets() {
        let recognizer = UITapGestureRecognizer()
        let (first, second) = (Log(), Log())
        for log in [first, second, first] { recognizer.addTarget(log, action: Log.noted) }
        weak var gone: Log?
        do {
            let third = Log()
            gone = third
            recognizer.addTarget(third, action: Log.noted)
        }
        #expect(gone == nil)
        recognizer.state = .ended
        #expect(first.lines.count == 1 && second.lines.count == 1)
        recognizer.removeTarget(first, action: nil)
        recognizer.state = .ended
        #expect(first.lines.count == 1 && second.lines.count == 2)
        recognizer.removeTarget(nil, action: nil)
        recognizer.state = .ended
        #expect(second.lines.count == 2)
    }

    @Test("A recogniser belongs to one view; a view without any has nil (input.md §2.3)")
    func views() {
        let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        first.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == [tap] && tap.view === first)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap])
        second.gestureRecognizers = [UIPanGestureRecognizer()]
        #expect(tap.view == nil && second.gestureRecognizers?.count == 1)
        second.gestureRecognizers = nil
        #expect(second.gestureRecognizers == nil)
    }

    @Test("Switched off or removed, a recogniser cancels the gesture under way")
    func interruption() {
        let log = Log()
        let view = UIView()
        let pan = UIPanGestureRecognizer(target: log, action: Log.noted)
        view.addGestureRecognizer(pan)
        pan.state = .began
        pan.isEnabled = false
        pan.isEnabled = true
        pan.state = .began
        view.removeGestureRecognizer(pan)
        #expect(log.lines == ["began", "cancelled", "began", "cancelled"])
    }
}
