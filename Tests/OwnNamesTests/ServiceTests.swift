import SnapshotTesting
import Testing
import UIKit

/// Services of the device that sources call in passing: nothing shows, and every call is an event.
@MainActor
@Suite struct ServiceTests {
    private let simulation = Simulation()

    private func events(_ body: () -> Void) -> [String] {
        simulation.perform(body)
        return simulation.events.events.map(\.description)
    }

    @Test("Haptics are events")
    func haptics() {
        let events = events {
            let tap = UIImpactFeedbackGenerator(style: .heavy)
            tap.prepare()
            tap.impactOccurred()
            tap.impactOccurred(intensity: 0.5)
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
            UISelectionFeedbackGenerator().selectionChanged()
        }
        #expect(
            events == [
                "inert: UIImpactFeedbackGenerator.impactOccurred(): heavy",
                "inert: UIImpactFeedbackGenerator.impactOccurred(intensity: 0.5): heavy",
                "inert: UINotificationFeedbackGenerator.notificationOccurred(.warning)",
                "inert: UISelectionFeedbackGenerator.selectionChanged()",
            ])
    }

    @Test("Announcements are events")
    func announcements() {
        let events = events {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: UILabel())
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
        #expect(
            events == [
                "inert: UIAccessibility.post(.announcement): Saved",
                "inert: UIAccessibility.post(.screenChanged): UILabel",
                "inert: UIAccessibility.post(.layoutChanged)",
            ])
    }

    @Test("Opening a URL is an event, and says in the next turn whether the system has an application for it")
    func opening() throws {
        let page = try #require(URL(string: "https://example.com/a"))
        let own = try #require(URL(string: "trails://1"))
        var opened: [Bool] = []
        let events = events {
            UIApplication.shared.open(page) { opened.append($0) }
            UIApplication.shared.open(own) { opened.append($0) }
        }
        #expect(
            events == ["inert: UIApplication.open(https://example.com/a)", "inert: UIApplication.open(trails://1)"])
        #expect(opened.isEmpty)
        simulation.advance(by: 0)
        #expect(opened == [true, false])
    }

    @Test("Background tasks have numbers of their own")
    func backgroundTasks() {
        simulation.perform {
            let first = UIApplication.shared.beginBackgroundTask(withName: "save")
            let second = UIApplication.shared.beginBackgroundTask()
            #expect(Set([first, second, .invalid]).count == 3)
            UIApplication.shared.endBackgroundTask(first)
        }
    }

    @Test("A pasteboard holds what was copied last, in its simulation only")
    func pasteboard() {
        simulation.perform {
            let board = UIPasteboard.general
            #expect(board === UIPasteboard.general && !board.hasStrings)
            board.string = "Reine"
            #expect(UIPasteboard.general.strings == ["Reine"] && board.types == ["public.utf8-plain-text"])
            board.url = URL(string: "https://example.com")
            #expect(board.string == nil && board.hasURLs && board.numberOfItems == 1 && board.changeCount == 2)
            board.addItems([["public.utf8-plain-text": "Å"]])
            #expect(board.string == "Å" && board.numberOfItems == 2)
            board.items = []
            #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
            #expect(UIPasteboard(name: UIPasteboard.Name("shared"), create: false) == nil)
            UIPasteboard(name: UIPasteboard.Name("shared"), create: true)?.string = "kept"
            #expect(UIPasteboard(name: UIPasteboard.Name("shared"), create: false)?.string == "kept")
        }
        #expect(Simulation().perform { UIPasteboard.general.string } == nil)
    }
}
