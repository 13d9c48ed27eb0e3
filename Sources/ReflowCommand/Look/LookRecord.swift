import Foundation
import JSON
import LayoutRules
import Screens
import Snapshots

/// The stored state of a screen before and after a rotation, with which a later look is compared.
struct LookBaseline: Sendable, Equatable {
    /// A problem of the screen.
    struct Problem: Sendable, Hashable {
        /// The identity of a problem, without its numbers and words.
        struct Identity: Hashable {
            let orientation: String
            let issue: LayoutIssue.Identity
        }

        /// The interface orientation by UIKit's name, preceded by the appearance if it is the other one.
        var orientation: String
        var issue: LayoutIssue.Identity
        var message: String

        var identity: Identity { Identity(orientation: orientation, issue: issue) }
    }

    /// The result of the rotation: `rotate`, `stay` or `raise`.
    var decision: String
    var before: TreeText
    /// The tree after the rotation; nil if the interface does not rotate.
    var after: TreeText?
    var problems: [Problem]
}

/// A stored look, with the one before it. `--more` needs both, to show the changes that the look showed.
struct LookRecord: Sendable, Equatable {
    /// The layout's file as the user named it.
    var file: String
    var now: LookBaseline
    /// The earlier look; nil for a first look.
    var earlier: LookBaseline?
}

/// A frame tree that is stored as text.
struct TreeText: Sendable, Equatable {
    let tree: FrameTree
}

extension TreeText: JSONEncodable, JSONDecodable {
    static let schema = String.schema

    init(json: JSONValue) throws(JSONDecodingError) {
        let text = try String(json: json)
        do throws(FrameTreeError) {
            tree = try FrameTree(parsing: text)
        } catch {
            throw JSONDecodingError(json, mustBe: "a tree as \"reflow tree\" prints it (\(error))")
        }
    }

    func write(_ key: String?, to writer: inout JSONWriter) { writer.string(key, tree.dump()) }
}

extension LookBaseline.Problem: JSONRecord {
    static let record = JSONRecordTable<LookBaseline.Problem>(
        name: "problem", LookBaseline.Problem.init(orientation:view:kind:about:message:),
        .required("orientation", \.orientation, "of the interface"),
        .required("view", \.issue.view, "the view's id, or its class and text"),
        .required("kind", \.issue.kind, "as lint names it"),
        .required("about", \.issue.about, "what tells it from other problems of this kind: another view, an edge"),
        .required("message", \.message, "for people"))

    private init(orientation: String, view: String, kind: IssueKind, about: [String], message: String) {
        self.init(
            orientation: orientation, issue: LayoutIssue.Identity(kind: kind, view: view, about: about),
            message: message)
    }
}

extension LookBaseline: JSONRecord {
    static let record = JSONRecordTable<LookBaseline>(
        name: "baseline", LookBaseline.init(decision:before:after:problems:),
        .required("decision", \.decision, "the result of the rotation"),
        .required("before", \.before, "the tree before the rotation, as \"reflow tree\" prints it"),
        .nullable("after", \.after, "the tree after it; null if the interface stays"),
        .required("problems", \.problems, "what was wrong"))
}

extension LookRecord: JSONRecord {
    static let record = JSONRecordTable<LookRecord>(
        version: 2, LookRecord.init(file:now:earlier:),
        .required("file", \.file, "the layout's"),
        .required("now", \.now, "the look itself"),
        .nullable("earlier", \.earlier, "the look before it"))
}

extension LookRecord {
    /// The maximum number of bytes of a stored look.
    static let byteLimit = 64 << 20

    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.stringBytes = byteLimit
        return limits
    }

    /// Reads a stored look.
    /// - Parameter file: the name of the file in errors.
    static func parse(_ data: Data, file: String) throws(InputError) -> LookRecord {
        do throws(JSONFileError) {
            return try read(data, limits: limits)
        } catch {
            throw InputError(file: file, reason: "it is not a saved result of \"reflow look\" (\(error))")
        }
    }
}
