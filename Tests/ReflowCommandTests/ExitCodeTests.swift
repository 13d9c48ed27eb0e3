import ReflowCommand
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
    @Test("2 goes before 1 before 3 before 4, in whatever order things happened")
    func precedence() {
        let gravest: [Int32] = [2, 1, 3, 4, 0]
        for one in ExitCode.allCases {
            for other in ExitCode.allCases {
                let expected = gravest.first { $0 == one.rawValue || $0 == other.rawValue }
                #expect(one.combined(with: other).rawValue == expected)
            }
        }
    }

    @Test("There are five, from 0 to 4")
    func values() {
        #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }
}
