import Foundation
import Snapshots
import Testing

@testable import ReflowTesting

@Suite("Which record mode holds")
struct RecordModeTests {
    @Test(
        "Argument, then configuration, then process, then SNAPSHOT_TESTING_RECORD, then never on a build server, else missing"
    )
    func precedence() throws {
        let modes: [RecordMode?] = [nil, .all, .failed, .missing, .never]
        for argument in modes {
            for configured in modes {
                for environment in modes {
                    for isBuildServer in [false, true] {
                        var variables: [String: String] = [:]
                        if let environment { variables["SNAPSHOT_TESTING_RECORD"] = environment.rawValue }
                        if isBuildServer { variables["CI"] = "true" }
                        let expected =
                            argument ?? configured ?? environment ?? (isBuildServer ? .never : RecordMode.missing)
                        #expect(
                            try RecordMode.resolved(
                                argument: argument, configuration: SnapshotTestingConfiguration(record: configured),
                                process: SnapshotTestingConfiguration(), environment: TestEnvironment(variables))
                                == expected)
                        for process in modes.compactMap(\.self) {
                            #expect(
                                try RecordMode.resolved(
                                    argument: argument,
                                    configuration: SnapshotTestingConfiguration(record: configured),
                                    process: SnapshotTestingConfiguration(record: process),
                                    environment: TestEnvironment(variables)) == argument ?? configured ?? process)
                        }
                    }
                }
            }
        }
    }

    @Test("CI that is empty, 0 or false is no build server", arguments: ["", "0", "false", "FALSE"])
    func noBuildServer(value: String) throws {
        let environment = TestEnvironment(["CI": value])
        #expect(try RecordMode.resolved(argument: nil, configuration: nil, environment: environment) == .missing)
    }

    @Test("A value that is no mode is said to be none")
    func unknown() {
        let environment = TestEnvironment(["SNAPSHOT_TESTING_RECORD": "al"])
        #expect(throws: UnknownRecordMode(value: "al")) {
            try RecordMode.resolved(argument: nil, configuration: nil, environment: environment)
        }
        #expect(
            UnknownRecordMode(value: "al").description
                == "SNAPSHOT_TESTING_RECORD is \"al\"; it may be all, failed, missing, never.")
    }

    @Test("true records all, false what is missing")
    func booleans() {
        /// The value of a deprecated literal.
        func literal<Mode: ExpressibleByBooleanLiteral>(_ value: Mode.BooleanLiteralType) -> Mode {
            Mode(booleanLiteral: value)
        }
        #expect(literal(true) == RecordMode.all)
        #expect(literal(false) == RecordMode.missing)
    }

    @Test("Scopes nest: what an inner one leaves open stays as the outer one has it")
    func nesting() async {
        let tool = SnapshotTestingConfiguration.DiffTool { "\($0) \($1)" }
        withSnapshotTesting(record: .failed, diffTool: tool) {
            #expect(SnapshotTestingConfiguration.current?.record == .failed)
            withSnapshotTesting(record: .never) {
                #expect(SnapshotTestingConfiguration.current?.record == .never)
                #expect(
                    SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
                        == "a b")
            }
            withSnapshotTesting(diffTool: "compare") {
                #expect(SnapshotTestingConfiguration.current?.record == .failed)
            }
        }
        await withSnapshotTesting(record: .all) {
            await Task.yield()
            #expect(SnapshotTestingConfiguration.current?.record == .all)
        }
        #expect(SnapshotTestingConfiguration.current?.record == nil)
    }

    @Test("A tool's command quotes paths that a shell would take apart")
    func tools() {
        let tool: SnapshotTestingConfiguration.DiffTool = "compare"
        #expect(
            tool(currentFilePath: "/a/b.png", failedFilePath: "/a b/it's.png") == "compare /a/b.png '/a b/it'\\''s.png'"
        )
        #expect(
            SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "/a", failedFilePath: "/b")
                == "ksdiff /a /b")
    }

    @Suite("The trait", .snapshots(record: .never))
    struct Trait {
        @Test("configures the tests of its suite")
        func inherited() {
            #expect(SnapshotTestingConfiguration.current?.record == .never)
        }

        @Test("of a test wins over that of its suite", .snapshots(record: .failed))
        func own() {
            #expect(SnapshotTestingConfiguration.current?.record == .failed)
        }

        @Test("lets every case count from 1", arguments: [1, 2, 3])
        func counting(number: Int) {
            #expect(SnapshotCounter.current.next(for: "a") == 1)
            #expect(SnapshotCounter.current.next(for: "a") == 2)
            #expect(SnapshotCounter.current.next(for: "b") == 1)
        }
    }
}
