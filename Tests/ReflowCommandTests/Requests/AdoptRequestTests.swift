import Testing

@testable import ReflowCommand

/// The arguments that `reflow adopt` gives to the program that does the work.
@Suite struct AdoptRequestTests {
    @Test(
        "Every option is passed on",
        arguments: [
            ([], ["adopt", ".", "--format", "text"]),
            (["App", "--format", "json"], ["adopt", "App", "--format", "json"]),
            (
                ["--write", "--run", "--target", "Kit", "--html", "a.html", "--reflow", "Reflow"],
                [
                    "adopt", ".", "--format", "text", "--target", "Kit", "--html", "a.html", "--reflow", "Reflow",
                    "--run", "--write",
                ]
            ),
        ])
    func arguments(line: [String], passed: [String]) throws {
        guard case .request(let request) = try CommandSyntax.adopt.parse(line) else {
            Issue.record("this is no help")
            return
        }
        #expect(request.arguments == passed)
    }
}
