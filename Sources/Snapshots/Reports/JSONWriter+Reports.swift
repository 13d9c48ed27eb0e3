import Comparison
import Foundation
import Geometry
package import JSON

/// The keys of `results.json` that speak of one picture or text, by the schema `reflow schema test`: runs of layouts and
/// Swift tests write them alike.
extension JSONWriter {
    package mutating func picture(_ picture: PictureReport, key: String? = nil) {
        beginObject(key)
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

    package mutating func log(_ log: LogReport, key: String? = nil) {
        beginObject(key)
        string("kind", log.file.rawValue)
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
