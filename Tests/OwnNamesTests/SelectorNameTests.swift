import Testing
import UIKit

// The names that copies of iOS sources use in place of Objective-C: see Tools.

private final class Watcher: NSObject {
    var log: [String] = []
    func noted(_ note: Notification) { log.append(note.name.rawValue) }
    func plain() { log.append("plain") }

    // As copies of sources say it.
    static let noted = Selector("noted:", { (one: Watcher) in .init { one.noted($0) } })
    static let plain = Selector("plain", { (one: Watcher) in .init { one.plain() } })
}

@MainActor
@Suite("Names for selectors")
struct SelectorNameTests {
    @Test("Observers by selector get notifications until they are removed or gone")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("go"))
        var watcher: Watcher? = Watcher()
        center.addObserver(watcher!, selector: Watcher.noted, name: name, object: nil)
        center.addObserver(
            watcher!, selector: Watcher.plain, name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(watcher?.log == ["go", "plain"])
        center.removeObserver(watcher!, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(watcher?.log.count == 2)
        center.removeObserver(watcher!)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(watcher?.log.count == 2)
        center.addObserver(watcher!, selector: Watcher.noted, name: name, object: nil)
        weak let gone = watcher
        watcher = nil
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test("The token of a closure is removed as before")
    func tokens() {
        let (center, name) = (NotificationCenter(), Notification.Name("go"))
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}
