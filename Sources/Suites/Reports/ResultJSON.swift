import Comparison
import Foundation
import LayoutDocument
import LayoutLoading
import Snapshots

/// What a run found, for programs.
public struct ResultJSON: Sendable {
    private let result: SuiteResult
    private let report: String

    /// - Parameter report: where the page lies.
    public init(of result: SuiteResult, report: String) {
        self.result = result
        self.report = report
    }

    public var text: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.beginObject("counts")
        for status in PictureResult.Status.allCases {
            writer.integer(status.rawValue, result.pictures.filter { $0.status == status }.count)
        }
        writer.end()
        writer.string("report", report)
        writer.beginArray("pictures")
        for picture in result.pictures {
            writer.beginObject()
            writer.string("layout", picture.layout)
            writer.string("name", picture.name.stem)
            writer.string("device", picture.name.device)
            writer.string("state", picture.name.state ?? "")
            writer.string("status", picture.status.rawValue)
            if let text = picture.text() { writer.string("message", text) }
            writer.passing(picture.passing)
            writer.end()
        }
        writer.end()
        writer.beginArray("logs")
        for log in result.logs {
            writer.beginObject()
            writer.string("layout", log.layout)
            writer.string("name", log.name.stem)
            writer.string("device", log.name.device)
            writer.string("status", log.status.rawValue)
            if let text = log.text { writer.string("message", text) }
            writer.end()
        }
        writer.end()
        writer.strings("obsolete", result.obsolete)
        writer.warnings(result.failures.flatMap(\.error.diagnostics).map { OutputWarning($0) }, key: "errors")
        writer.warnings(result.warnings.map { OutputWarning($0) })
        writer.end()
        return writer.text
    }
}
