import Comparison
import Foundation
import JSON
import KitValues
import LayoutRules
import Snapshots

/// The data of the page's script: the run as JSON that is safe in a script element.
struct PageJSON {
    private var writer = JSONWriter()
    /// Those looked up so far, for a suite has many pictures and few devices.
    private var devices: [String: Device?] = [:]

    mutating func begin(
        summary: String, run: RunFacts?, acceptOptions: [String], failures: [String], obsolete: [String],
        unasked: [String]
    ) {
        writer.beginObject()
        writer.string("summary", summary)
        run?.write("run", to: &writer)
        writer.strings("acceptOptions", acceptOptions)
        writer.strings("failures", failures)
        writer.strings("obsolete", obsolete)
        writer.strings("unasked", unasked)
    }

    mutating func beginPictures() {
        writer.beginArray("pictures")
    }

    /// Of layouts' events, and other texts.
    mutating func beginLogs() {
        writer.end()
        writer.beginArray("logs")
    }

    /// Closes everything.
    ///
    /// - Returns: the text, which cannot contain a tag.
    mutating func end() -> String {
        writer.end()
        writer.end()
        return PageJSON.escaped(writer.text)
    }

    /// JSON that cannot contain a tag. In JSON, `<` only occurs in strings, where it can be escaped.
    static func escaped(_ text: String) -> String {
        // By bytes: an accent on it would hide it from a search by characters.
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// - Parameter constraints: where the page holds what places the picture's views; nil if nobody recorded it.
    mutating func add(
        _ picture: ReportEntry, cluster: ChangeClusters.Cluster?, sources: PagePictures.Sources, constraints: String?
    ) {
        begin(picture, cluster)
        writer.number("scale", picture.scale)
        if let seconds = picture.seconds { writer.number("seconds", CGFloat(seconds)) }
        if let pixels = picture.pixels {
            if let share = pixels.differingShare { writer.number("difference", CGFloat(share)) }
            pixels.bounds?.write("bounds", to: &writer)
        }
        if let size = sources.size { writer.numbers("size", [CGFloat(size.width), CGFloat(size.height)]) }
        sources.referencePlace?.write("referencePlace", to: &writer)
        writer.beginObject("images")
        for (kind, source) in sources.images { writer.string(kind, source) }
        writer.end()
        if let constraints { writer.string("constraints", constraints) }
        if !picture.changes.isEmpty {
            writer.beginArray("changes")
            for change in picture.changes { writer.change(change) }
            writer.end()
        }
        if !picture.issues.isEmpty {
            writer.beginArray("issues")
            for issue in picture.issues { writer.issue(issue) }
            writer.end()
        }
        writer.end()
    }

    /// - Parameters:
    ///   - reference: the golden's text.
    ///   - actual: what happened now, where that is something else.
    mutating func add(_ log: ReportEntry, cluster: ChangeClusters.Cluster?, reference: String?, actual: String?) {
        begin(log, cluster)
        writer.optionalString("reference", reference)
        writer.optionalString("actual", actual)
        writer.end()
    }

    private mutating func begin(_ entry: ReportEntry, _ cluster: ChangeClusters.Cluster?) {
        writer.beginObject()
        writer.string("key", entry.key)
        writer.string("name", entry.name)
        writer.string("layout", entry.layout)
        if let root = entry.root { writer.string("root", root) }
        writer.string("file", entry.file)
        let device = devices[entry.device] ?? DeviceCatalogue.standard.device(named: entry.device)
        devices[entry.device] = .some(device)
        writer.string("device", entry.device)
        writer.string("deviceName", device?.name ?? entry.device)
        if device?.idiom == .pad { writer.bool("isTablet", true) }
        writer.string("caption", entry.caption)
        if entry.kind == .text { writer.bool("isText", true) }
        if !entry.variants.isEmpty { writer.string("variant", entry.variants.joined(separator: " ")) }
        writer.string("shape", entry.shape)
        writer.string("status", entry.status.rawValue)
        if let message = entry.message { writer.string("message", message) }
        if entry.isAcceptable { writer.bool("canAccept", true) }
        if let cluster {
            writer.string("cluster", cluster.id)
            writer.string("clusterTitle", cluster.title)
        }
    }
}

extension ReportEntry {
    /// Its settings besides the device, which distinguish it within its layout.
    fileprivate var caption: String {
        let start = layout + "."
        if kind == .text || root != nil, name.hasPrefix(start) { return String(name.dropFirst(start.count)) }
        return ([state ?? "events"] + variants).joined(separator: " ")
    }

    /// Of what stands where there is no picture.
    fileprivate var shape: String {
        guard let state else { return "square" }
        return state.hasPrefix("landscape") ? "wide" : "tall"
    }
}

extension JSONWriter {
    fileprivate mutating func issue(_ issue: IssueReport) {
        beginObject()
        string("view", issue.view)
        string("message", issue.message)
        if let line = issue.line { integer("line", line) }
        end()
    }

    fileprivate mutating func change(_ change: ViewChangeReport) {
        beginObject()
        string("view", change.view)
        strings("kinds", change.kinds.map(\.rawValue))
        string("text", change.what.description)
        change.before?.write("old", to: &self)
        change.after?.write("new", to: &self)
        end()
    }
}
