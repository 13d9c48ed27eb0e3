import Comparison
import Digest
import Foundation
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

    private mutating func picture(_ picture: PictureReport) {
        beginObject()
        string("name", picture.name)
        string("path", picture.path)
        if let root = picture.root { string("root", root) }
        string("device", picture.device)
        string("state", picture.state)
        string("appearance", picture.isDark ? "dark" : "light")
        if let contentSize = picture.contentSize { string("contentSize", contentSize) }
        if picture.isRightToLeft { bool("rightToLeft", true) }
        number("scale", picture.scale)
        string("status", picture.status.rawValue)
        if let message = picture.message { string("message", message) }
        number("seconds", CGFloat(picture.seconds))
        if !picture.changes.isEmpty { changes(picture.changes) }
        if let pixels = picture.pixels { self.pixels(pixels) }
        passing(picture.passing)
        if let renderer = picture.recordedBy { string("recordedBy", renderer) }
        files(picture.golden, picture.artifacts, picture.acceptance)
        if !picture.issues.isEmpty { issues(picture.issues) }
        end()
    }

    private mutating func issues(_ issues: [IssueReport]) {
        beginArray("issues")
        for issue in issues {
            beginObject()
            string("view", issue.view)
            string("kind", issue.kind)
            string("message", issue.message)
            if let line = issue.line { integer("line", line) }
            end()
        }
        end()
    }

    private mutating func changes(_ changes: [ViewChangeReport]) {
        beginArray("changes")
        for change in changes {
            beginObject()
            string("view", change.view)
            strings("kinds", change.kinds)
            string("text", change.text)
            if let before = change.before { numbers("before", before) }
            if let after = change.after { numbers("after", after) }
            if let line = change.line { integer("line", line) }
            end()
        }
        end()
    }

    private mutating func pixels(_ pixels: PixelReport) {
        beginObject("pixels")
        numbers("referenceSize", pixels.referenceSize.numbers)
        numbers("actualSize", pixels.actualSize.numbers)
        integer("differingPixels", pixels.differingPixels)
        integer("maximumDifference", pixels.maximumDifference)
        if let bounds = pixels.bounds { numbers("bounds", bounds.numbers) }
        end()
    }

    private mutating func log(_ log: LogReport) {
        beginObject()
        string("name", log.name)
        string("path", log.path)
        string("device", log.device)
        string("status", log.status.rawValue)
        bool("exception", log.isException)
        if let message = log.message { string("message", message) }
        number("seconds", CGFloat(log.seconds))
        files(log.golden, log.artifacts, log.acceptance)
        end()
    }

    private mutating func files(
        _ golden: GoldenDigests, _ artifacts: [FailureArtifacts.Kind: ContentDigest],
        _ acceptance: PictureReport.Acceptance?
    ) {
        if let acceptance { string("accept", acceptance.rawValue) }
        if !golden.isEmpty {
            beginObject("golden")
            for file in GoldenFile.allCases {
                if let digest = golden[file] { string(file.rawValue, digest.description) }
            }
            end()
        }
        if !artifacts.isEmpty {
            beginObject("artifacts")
            for kind in FailureArtifacts.Kind.allCases {
                if let digest = artifacts[kind] { string(kind.rawValue, digest.description) }
            }
            end()
        }
    }
}

extension PixelSize {
    fileprivate var numbers: [CGFloat] { [CGFloat(width), CGFloat(height)] }
}

extension PixelRect {
    fileprivate var numbers: [CGFloat] { [x, y, width, height].map { CGFloat($0) } }
}
