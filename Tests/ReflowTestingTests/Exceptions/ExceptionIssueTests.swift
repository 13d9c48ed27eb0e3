import Basics
import Foundation
import KitValues
import ReflowKit
import TestSupport
import Testing

@testable import ReflowTesting

@MainActor
@Suite("Exceptions of UIKit are issues of the test")
struct ExceptionIssueTests {
    /// The issues that some code causes.
    private func issues(_ body: () -> Void) -> [String] {
        let texts = Guarded<[String]>([])
        withKnownIssue {
            body()
        } matching: { issue in
            texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return true
        }
        return texts.withLock { $0 }
    }

    @Test("No assertion was called: the exception is told in UIKit's words, and the call returns")
    func first() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        var isReached = false
        let found = issues {
            view.frame.origin.x = .nan
            isReached = true
        }
        #expect(isReached && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            found.count == 1 && found[0].contains("CALayerInvalidGeometry: ")
                && found[0].contains("On iOS, the test would end"))
    }

    @Test("Later issues of the same test are marked")
    func later() {
        let view = UIView()
        let found = issues {
            view.frame.origin.x = .nan
            view.addSubview(view)
            CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: 1).record("The pictures differ.")
        }
        #expect(found.count == 3 && found[0].hasPrefix("UIKit would raise an exception here:"))
        #expect(
            found[1].hasPrefix("After an exception: UIKit would raise another one:\n\nNSInvalidArgumentException: "))
        #expect(found[2] == "After an exception: The pictures differ.")
    }

    @Test("Another test begins without a mark")
    func another() {
        let found = issues {
            CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: 1).record("The pictures differ.")
        }
        #expect(found == ["The pictures differ."])
    }

    @Test("Each case of a parameterised test has exceptions of its own", arguments: [150, 1, 2])
    func cases(count: Int) {
        let view = UIView()
        let found = issues { for _ in 0..<count { view.frame.origin.x = .nan } }
        #expect(found.first?.hasPrefix("UIKit would raise an exception here:") == true)
        #expect(found.count == min(count, 101))
    }

    @Test("A test lists 100 exceptions, and says that there were more")
    func many() {
        let view = UIView()
        let found = issues { for _ in 0..<500 { view.frame.origin.x = .nan } }
        #expect(found.count == 101)
        #expect(found.last == "After an exception: UIKit would raise more than 100 exceptions; no more are listed.")
    }

    @Test("exceptionsRaised returns them, and they are no issues")
    func returned() throws {
        let (view, other) = (UIView(), UIView())
        let raised = exceptionsRaised {
            view.frame.origin.x = .nan
            view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
        #expect(raised.map(\.exceptionName) == ["CALayerInvalidGeometry", "NSGenericException"])
        #expect(exceptionsRaised {} == [])
        #expect(throws: CancellationError.self) { _ = try exceptionsRaised { throw CancellationError() } }
        #expect(!ExceptionCount.hasHappened)
    }

    @Test("Modes: issue is the default, trap stops the process, anything else is told")
    func modes() throws {
        #expect(try TestEnvironment().exceptionMode() == .issue)
        #expect(try TestEnvironment(["REFLOW_EXCEPTIONS": ""]).exceptionMode() == .issue)
        #expect(try TestEnvironment(["REFLOW_EXCEPTIONS": "issue"]).exceptionMode() == .issue)
        #expect(try TestEnvironment(["REFLOW_EXCEPTIONS": "trap"]).exceptionMode() == .trap)
        let error = #expect(throws: UnknownExceptionMode.self) {
            try TestEnvironment(["REFLOW_EXCEPTIONS": "Trap"]).exceptionMode()
        }
        #expect(error?.description == "REFLOW_EXCEPTIONS is \"Trap\"; it may be issue, trap.")
        TestEnvironment.$current.withValue(TestEnvironment(["REFLOW_EXCEPTIONS": "trap"])) {
            #expect(!ExceptionIssues.record(.invalidGeometry(view: "v", value: "nan")))
        }
        TestEnvironment.$current.withValue(TestEnvironment(["REFLOW_EXCEPTIONS": "Trap"])) {
            #expect(!ExceptionIssues.record(.invalidGeometry(view: "v", value: "nan")))
        }
    }
}
