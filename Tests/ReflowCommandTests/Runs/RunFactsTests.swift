import Foundation
import Suites
import Testing

@testable import ReflowCommand

@Suite("When and where a run was")
struct RunFactsTests {
    @Test(
        "SOURCE_DATE_EPOCH is the date, if it is one of a year with four digits",
        arguments: [("0", "1970-01-01T00:00:00Z"), ("1795829700", "2026-11-28T01:35:00Z")])
    func sourceDate(seconds: String, date: String) {
        #expect(RunFacts(after: 1, Environment(["SOURCE_DATE_EPOCH": seconds])).date == date)
    }

    @Test(
        "Any other value leaves the clock's date", arguments: ["", "soon", "-1", "1e300", "999999999999999999", "nan"])
    func clock(value: String) throws {
        let facts = RunFacts(after: 60, Environment(["SOURCE_DATE_EPOCH": value]))
        let date = try Date(facts.date, strategy: .iso8601)
        #expect(abs(date.timeIntervalSinceNow + 60) < 30)
        #expect(facts.seconds == 60)
    }

    @Test("The build system names the commit; else git does")
    func commit() {
        #expect(RunFacts(after: 1, Environment(["GITHUB_SHA": "c0ffee"])).commit == "c0ffee")
        #expect(RunFacts(after: 1, Environment(["CI_COMMIT_SHA": "decade"])).commit == "decade")
        let asked = RunFacts(after: 1, Environment([:])).commit
        #expect(asked.map { $0.count >= 12 && $0.allSatisfy(\.isHexDigit) } ?? true)
    }

    @Test("A page that is too large for mail is warned of, with what makes it smaller")
    func largePage() {
        #expect(ReportOutput.warning(ofPage: "report/index.html", bytes: 20_000_000) == nil)
        #expect(
            ReportOutput.warning(ofPage: "report/index.html", bytes: 34_900_000)
                == "warning: report/index.html has 34 MB; with --embed none, the pictures are files of their own")
    }
}
