import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// Observing of properties with closures, as the sources of apps do it.
@MainActor
@Suite("Key-value observing with closures")
struct KeyValueObservingTests {
    @Test("A scroll view tells of offset and content size at once, with the values that are asked for")
    func scrolling() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var log: [String] = []
        let offset = scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
            #expect(view === scrollView && change.kind == .setting && !change.isPrior)
            log.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        }
        let size = scrollView.observe(\.contentSize, options: [.initial]) { view, change in
            #expect(change.newValue == nil && change.oldValue == nil)
            log.append("size \(view.contentSize.height)")
        }
        scrollView.contentOffset.y = 20
        scrollView.contentSize = CGSize(width: 100, height: 400)
        // The same value again is no change.
        scrollView.contentOffset.y = 20
        scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(log == ["size 0.0", "0.0 20.0", "size 400.0", "20.0 30.0"])
        offset.invalidate()
        scrollView.contentOffset.y = 40
        withExtendedLifetime(size) {}
        #expect(log.count == 4)
    }

    @Test("An observation ends when nobody holds it, and holds nothing itself")
    func lifetime() {
        var count = 0
        var control: UIControl? = UIControl()
        weak let released = control
        var observation = control?.observe(\.isHighlighted) { _, _ in count += 1 }
        control?.isHighlighted = true
        #expect(count == 1)
        _ = observation
        observation = nil
        control?.isHighlighted = false
        #expect(count == 1)
        let other = control?.observe(\.isEnabled) { _, _ in count += 1 }
        control = nil
        #expect(released == nil)
        withExtendedLifetime(other) {}
    }

    @Test("Bounds are told when layout has ended, and what the observer changes is laid out before it ends")
    func layout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UIView(frame: window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let bar = UIView()
        view.addSubview(bar)
        window.addSubview(view)
        window.layoutIfNeeded()
        var told: [CGFloat] = []
        let observation = view.observe(\.bounds, options: .new) { view, change in
            told.append(change.newValue?.width ?? -1)
            bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 10)
        }
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(told == [844])
        #expect(bar.frame.width == 844)
        window.layoutIfNeeded()
        #expect(told == [844])
        withExtendedLifetime(observation) {}
    }
}
