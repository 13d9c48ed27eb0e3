import Comparison
import Foundation
import Snapshots
import Testing

@testable import Suites

@Suite("Reports of several runs as one")
struct JoinedReportTests {
    private func picture(_ name: String, _ status: SnapshotStatus) -> PictureReport {
        let layout = name.prefix { $0 != "." }
        return PictureReport(
            name: name, path: "\(layout)/\(name)", device: "iphone-8", state: "portrait", scale: 2, status: status)
    }

    private func log(_ name: String, _ status: SnapshotStatus) -> LogReport {
        let layout = name.prefix { $0 != "." }
        return LogReport(name: name, path: "\(layout)/\(name)", device: "iphone-8", status: status)
    }

    private func layout(
        _ file: String, isRun: Bool = true, _ pictures: [PictureReport] = [], logs: [LogReport] = []
    ) -> LayoutReport {
        var layout = LayoutReport(file: file)
        layout.isRun = isRun
        layout.pictures = pictures
        layout.logs = logs
        return layout
    }

    private func report(_ layouts: [LayoutReport], shard: SuiteShard? = nil, isRerun: Bool = false) -> SuiteReport {
        SuiteReport(
            renderer: "r", goldens: "../Snapshots/", filter: nil, isRerun: isRerun, shard: shard, coversFolders: true,
            layouts: layouts)
    }

    @Test("What one part takes for obsolete is not so for the whole before somebody looks again")
    func mergedObsolete() throws {
        var whole = report([layout("a.json")])
        whole.obsolete = ["b/b.iphone-8.portrait.png"]
        #expect(try SuiteReport(merging: [SuiteReport.Part(name: "one", report: whole)], goldens: "").obsolete == [])
    }

    @Test("The parts of a run began with the first and took as long as the longest; two commits are none")
    func runFacts() throws {
        let run = { (minute: Int, seconds: Double, machine: String, commit: String) in
            RunFacts(date: "2026-11-23T01:\(minute):00Z", seconds: seconds, machine: machine, commit: commit)
        }
        let merged = { (runs: [RunFacts]) in
            let parts = runs.enumerated().map { index, run in
                var part = report([layout("\(index).json")])
                part.layouts = runs.indices.map { layout("\($0).json", isRun: $0 == index) }
                part.run = run
                return SuiteReport.Part(name: "\(index)", report: part)
            }
            return try SuiteReport(merging: parts, goldens: "").run
        }
        #expect(
            try merged([run(20, 3, "b", "c0ffee"), run(10, 2, "a", "c0ffee"), run(30, 1, "b", "c0ffee")])
                == RunFacts(date: "2026-11-23T01:10:00Z", seconds: 3, machine: "b; a", commit: "c0ffee"))
        #expect(try merged([run(10, 2, "a", "c0ffee"), run(11, 2, "a", "decade")])?.commit == nil)
    }

    @Test("A run of what had failed is no part of a suite, wherever it stands; the last part is missed like any other")
    func parts() throws {
        let parts = [1, 2].map { index in
            SuiteReport.Part(
                name: "\(index)",
                report: report([layout("a.json", isRun: index == 1)], shard: SuiteShard(index: index, of: 3)))
        }
        #expect(SuiteReport.missingShards(of: parts) == [SuiteShard(index: 3, of: 3)])
        let rerun = SuiteReport.Part(name: "rerun", report: report([layout("a.json", isRun: false)], isRerun: true))
        let run = SuiteReport.Part(name: "run", report: report([layout("a.json")]))
        for joined in [[rerun, run], [run, rerun], [rerun]] {
            #expect(throws: SuiteMergeError.rerun("rerun")) { try SuiteReport(merging: joined, goldens: "") }
        }
    }

    @Test("After a recording, recorded pictures are reported again, new ones follow, and neither is obsolete")
    func recorded() throws {
        var earlier = report([
            layout("a.json", [picture("a.1", .changed), picture("a.2", .missing)]), layout("b.json"),
        ])
        earlier.obsolete = ["a/a.3.png", "a/a.4.png"]
        let recording = report([
            layout("a.json", [picture("a.1", .recorded), picture("a.3", .recorded)]), layout("b.json", isRun: false),
        ])
        let report = try #require(earlier.updated(with: recording))
        #expect(report.pictures.map { "\($0.name) \($0.status)" } == ["a.1 recorded", "a.2 missing", "a.3 recorded"])
        #expect(report.obsolete == ["a/a.4.png"])
    }

    @Test("Layouts that a failure kept from being run are not missing; the next recording, or the next run, has them")
    func stopped() throws {
        let parts = [(1, "a.json", "c.json"), (2, "b.json", "d.json")].map { index, run, left in
            var part = report(
                ["a.json", "b.json", "c.json", "d.json", "e.json"].map { layout($0, isRun: $0 == run) },
                shard: SuiteShard(index: index, of: 3))
            part.stopped = [left]
            return SuiteReport.Part(name: "\(index)", report: part)
        }
        let merged = try SuiteReport(merging: parts.reversed(), goldens: "../Snapshots/")
        #expect(merged.stopped == ["c.json", "d.json"])
        // The third part has no report.
        #expect(merged.missingLayouts.map(\.file) == ["e.json"])
        let failed = FailedPictures(of: merged)
        for file in ["c.json", "d.json", "e.json"] { #expect(failed.contains("c.1", of: file)) }
        #expect(!failed.contains("a.1", of: "a.json"))
        let recorded = try #require(merged.updated(with: report([layout("c.json", [picture("c.1", .recorded)])])))
        #expect(recorded.stopped == ["d.json"])
    }

    @Test("Logs that failed are run again; layouts that another part runs, or a filter left out, are not")
    func failed() {
        let failed = FailedPictures(
            of: report([
                layout("a.json", [picture("a.1", .passed)], logs: [log("a.log", .changed), log("a.other", .passed)]),
                layout("b.json", isRun: false),
            ]))
        #expect(failed.contains("a.log", of: "a.json") && !failed.contains("a.other", of: "a.json"))
        #expect(!failed.contains("a.1", of: "a.json"))
        // The layout was not run, although all of them should have been.
        #expect(failed.contains(layout: "b.json"))
        var filtered = report([layout("a.json", [picture("a.1", .missing)]), layout("b.json", isRun: false)])
        filtered.filter = "^a"
        #expect(!FailedPictures(of: filtered).contains(layout: "b.json"))
    }

    @Test("A change is meant by its name, its files and what they lie in, and by no beginning of these")
    func meant() {
        func isMeant(_ text: String) -> Bool {
            AcceptableChange.isMeant(
                "Layouts/login/form.json", "form.iphone-8.portrait", "form/form.iphone-8.portrait", by: text,
                folders: ["./Snapshots/", "report"])
        }
        for text in [
            "form.iphone-8.portrait", "form/form.iphone-8.portrait", "Layouts/login/form.json", "Layouts", "./Layouts/",
            "Layouts/login/", "Snapshots/form", "Snapshots/form/", "form", "Snapshots/form/form.iphone-8.portrait.png",
            "report/form/form.iphone-8.portrait.actual.png",
        ] { #expect(isMeant(text), "\(text)") }
        for text in ["form.iphone-8", "Layouts/log", "Lay", "Snapshots/for", "fo", "Layouts/login/form", ""] {
            #expect(!isMeant(text), "\(text)")
        }
    }
}
