import Testing

@testable import Adoption

@Suite struct RunTests {
    @Test("What the program printed says how far a controller came")
    func outcomes() {
        let turned = ScreenOutcome(name: "A", output: "made\ncolored\nturned\ndone\n", isTimedOut: false, errors: "")
        #expect(turned.isMade && turned.isTurned && turned.isColored && turned.problem == nil)
        let stopped = ScreenOutcome(name: "A", output: "made\n", isTimedOut: true, errors: "")
        #expect(stopped.isMade && !stopped.isTurned && stopped.problem == "not done within 10 seconds")
        let trapped = ScreenOutcome(
            name: "A", output: "", isTimedOut: false, errors: "x\nApp/A.swift:3: Fatal error: no store\n")
        #expect(!trapped.isMade && trapped.problem == "App/A.swift:3: Fatal error: no store")
        let raised = ScreenOutcome(
            name: "A", output: "raised NSGenericException\nmade\ndone\n", isTimedOut: false, errors: "")
        #expect(raised.isMade && raised.problem == "NSGenericException")
    }

    @Test("The program makes each controller by its number")
    func program() {
        let source = ScreenRun.program(["A()", "B.C()"], module: "App")
        #expect(source.contains("@testable import App") && source.contains("    { A() },\n    { B.C() },\n]"))
    }
}
