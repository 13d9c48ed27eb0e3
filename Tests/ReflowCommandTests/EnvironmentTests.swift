import ReflowCommand
import Testing

@Suite("Environment")
struct EnvironmentTests {
    @Test(
        "CI counts unless it is empty, 0 or false",
        arguments: [
            (nil, false), ("", false), ("0", false), ("false", false), ("FALSE", false),
            ("1", true), ("true", true), ("woodpecker", true), (" ", true),
        ] as [(String?, Bool)])
    func continuousIntegration(value: String?, expected: Bool) {
        let environment = Environment(value.map { ["CI": $0] } ?? [:])
        #expect(environment.isContinuousIntegration == expected)
    }

    @Test(
        "NO_COLOR and dumb terminals have no colour",
        arguments: [
            ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
            (["TERM": "dumb"], false), (["TERM": "xterm"], true),
        ] as [([String: String], Bool)])
    func color(variables: [String: String], expected: Bool) {
        #expect(Environment(variables).allowsColor == expected)
    }
}
