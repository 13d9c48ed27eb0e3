import Foundation
import FoundationXML
import Suites

/// Reads files of results, which `accept` and `merge` take from other machines. A valid file is written as it was read,
/// and can be printed in every format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let report = try? SuiteReport.parse(Data(bytes: bytes, count: count), file: "f") else { return 0 }
    let text = report.json
    let again = try? SuiteReport.parse(Data(text.utf8), file: "f")
    hold(again?.json == text, "results that were read print the same")

    let entries = report.entries
    hold(entries.count == report.pictures.count + report.logs.count, "every picture and log is told of")
    let clusters = ChangeClusters(of: entries)
    _ = entries.map { clusters[$0] }
    let problems = report.problems + report.obsolete.map { RunProblem.obsolete($0) }
    let junit = JUnitXML(entries: entries, problems: problems).text
    hold(XMLParser(data: Data(junit.utf8)).parse(), "JUnit's file is XML: \(junit)")
    _ = MarkdownReport(entries: entries, problems: problems).text
    for line in GitHubAnnotations(entries: entries, problems: problems).lines {
        hold(!line.contains("\n"), "an annotation is one line: \(line)")
    }
    let parts = [SuiteReport.Part(name: "a", report: report), SuiteReport.Part(name: "b", report: report)]
    _ = SuiteReport.missingShards(of: parts)
    _ = (try? SuiteReport(merging: parts, goldens: report.goldens))?.json
    return 0
}
