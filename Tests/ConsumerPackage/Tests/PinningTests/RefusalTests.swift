import Foundation
import Pinning
import Testing

@MainActor
struct RefusalTests {
    /// UIKit raises an exception here, before any assertion of the library. The variable PINNING_RAISES runs the test.
    @Test func withoutCommonAncestor() {
        guard ProcessInfo.processInfo.environment["PINNING_RAISES"] != nil else { return }
        let (view, stranger) = (UIView(), UIView())
        view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
        #expect(view.constraints.isEmpty)
    }

    #if os(Linux)
    @Test func theExceptionIsAValue() {
        let (view, stranger) = (UIView(), UIView())
        let raised = exceptionsRaised { view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true }
        #expect(raised.map(\.exceptionName) == ["NSGenericException"])
    }
    #endif
}
