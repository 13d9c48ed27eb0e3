import Comparison
import JSON
import KitValues
import LayoutLoading
import LayoutRules
import Suites

/// The output of `reflow look --format json`.
struct LookReport: Sendable {
    /// One layout, with the requested lines.
    struct Entry: Sendable {
        let look: ScreenLook
        let lines: [Line]
        /// The file of the picture, if one was written.
        let picture: String?
    }

    /// One line, with its details for `--more`.
    struct Line: Sendable {
        let line: LookLine
        let more: String?
    }

    let entries: [Entry]
}

extension LookReport: JSONWritten {
    static let table = JSONTable<LookReport>(
        .required("looks", \.entries, "one for each layout"),
        .warnings { _ in [] })
}

extension LookReport.Entry: JSONWritten {
    static let table = JSONTable<LookReport.Entry>(
        name: "look",
        .required("file", \.look.screen.file, "the layout's"),
        .required("device", \.look.screen.report.device, "the model"),
        .required("semantics", \.look.screen.report.semantics.rawValue, "the iOS version whose rotation rules apply"),
        .required("from", \.look.screen.report.from.name, "the interface orientation before"),
        .required("requested", \.look.screen.report.requested, "the requested interface orientation"),
        .required("decision", \.look.screen.report.decision, "the result"),
        .required("to", \.look.screen.report.to.name, "the interface orientation after"),
        .nullable(
            "reason", { $0.look.screen.report.explanation?.reason }, "a stable code; null if the interface rotates"),
        .required("isFirst", { $0.look.earlier == nil }, "whether there is no earlier result to compare with"),
        .required("lines", \.lines, "the most important first"),
        .optional("picture", \.picture, "the file that was written"))
}

extension LookReport.Line: JSONWritten {
    static let table = JSONTable<LookReport.Line>(
        name: "line",
        .required("id", \.line.id, "the id for --more; it stays the same from run to run"),
        .required("topic", \.line.topic, "what it is about"),
        .required("text", \.line.text, "for people"),
        .required("isFault", \.line.isFault, "whether the line makes the exit status 1"),
        .required("isNew", \.line.isNew, "whether the line is a problem that was not there in the last run"),
        .unless([], "views", \.line.views, "the ids of the views that can be explained"),
        .optional("more", \.more, "with --more: the whole text"))
}
