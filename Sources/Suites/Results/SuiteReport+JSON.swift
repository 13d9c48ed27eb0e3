import Comparison
import Foundation
import JSON
import Snapshots

extension SuiteReport {
    /// The file's name in the folder of the report.
    public static let fileName = "results.json"
    /// Of the file's form.
    static let version = 1

    /// The file's text, by the schema `reflow schema test`.
    public var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.integer("version", SuiteReport.version)
        writer.string("renderer", renderer)
        writer.string("goldens", goldens)
        writer.optionalString("filter", filter)
        writer.bool("rerun", isRerun)
        if let shard {
            writer.beginObject("shard")
            writer.integer("index", shard.index)
            writer.integer("count", shard.count)
            writer.end()
        } else {
            writer.null("shard")
        }
        writer.bool("coversFolders", coversFolders)
        writer.beginObject("counts")
        for (status, count) in counts { writer.integer(status.rawValue, count) }
        writer.end()
        writer.beginArray("layouts")
        for layout in layouts { writer.layout(layout) }
        writer.end()
        writer.strings("missing", missingLayouts.map(\.file))
        writer.strings("obsolete", obsolete)
        if !unasked.isEmpty { writer.strings("unasked", unasked) }
        writer.warnings(warnings)
        writer.end()
        return writer.text
    }
}

extension JSONWriter {
    fileprivate mutating func layout(_ layout: LayoutReport) {
        beginObject()
        string("file", layout.file)
        bool("run", layout.isRun)
        number("seconds", CGFloat(layout.seconds))
        if let message = layout.message { string("message", message) }
        beginArray("pictures")
        for picture in layout.pictures { self.picture(picture) }
        end()
        beginArray("logs")
        for log in layout.logs { self.log(log) }
        end()
        warnings(layout.errors, key: "errors")
        warnings(layout.warnings)
        end()
    }
}
