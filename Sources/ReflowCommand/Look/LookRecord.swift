import Foundation
import JSON
import Screens

/// What a look compares itself with: a screen before and after a rotation, as it was at some time.
struct LookBaseline: Sendable, Equatable {
    /// A problem of it.
    struct Problem: Sendable, Hashable {
        /// Of the interface, by UIKit's name.
        var orientation: String
        var view: String
        var kind: String
        var message: String

        /// The same problem has the same key, whatever its numbers are.
        var key: String { "\(orientation) \(kind) \(view): \(message.withoutNumbers)" }
    }

    /// What came of the rotation: `rotate`, `stay` or `raise`.
    var decision: String
    var before: TreeText
    /// Nil where the interface stays.
    var after: TreeText?
    var problems: [Problem]
}

/// A look that is kept, with the one before it: `--more` speaks of the same changes as the look did.
struct LookRecord: Sendable, Equatable {
    /// The layout's file as it was named.
    var file: String
    var now: LookBaseline
    /// Nil for a first look.
    var earlier: LookBaseline?
}

/// A frame tree that is kept as its text.
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
        name: "problem", LookBaseline.Problem.init(orientation:view:kind:message:),
        .required("orientation", \.orientation, "of the interface"),
        .required("view", \.view, "the view's id, or its class and text"),
        .required("kind", \.kind, "as lint names it"),
        .required("message", \.message, "for people"))
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
        version: 1, LookRecord.init(file:now:earlier:),
        .required("file", \.file, "the layout's"),
        .required("now", \.now, "the look itself"),
        .nullable("earlier", \.earlier, "the look before it"))
}

extension LookRecord {
    /// The most bytes that are kept of a look.
    static let byteLimit = 64 << 20

    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.stringBytes = byteLimit
        return limits
    }

    /// Reads a look that was kept.
    /// - Parameter file: what errors call it.
    static func parse(_ data: Data, file: String) throws(InputError) -> LookRecord {
        do throws(JSONFileError) {
            return try read(data, limits: limits)
        } catch {
            throw InputError(file: file, reason: "it is not a saved result of \"reflow look\" (\(error))")
        }
    }
}
