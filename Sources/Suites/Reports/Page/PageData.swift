import Comparison
import Foundation
import JSON
import KitValues
import LayoutRules
import Screens
import Snapshots

/// The data of a run for the page's script.
struct PageData: JSONWritten {
    let summary: String
    let run: RunFacts?
    let acceptOptions: [String]
    let failures: [String]
    let obsolete: [String]
    let unasked: [String]
    let pictures: [PagePicture]
    let logs: [PageLog]

    static let table = JSONTable<PageData>(
        .required("summary", \.summary, "the run in a line"),
        .optional("run", \.run, "when and where it was"),
        .required("acceptOptions", \.acceptOptions, "of reflow accept, besides the report"),
        .required("failures", \.failures, "why layouts could not be shown"),
        .required("obsolete", \.obsolete, "goldens that no layout owns"),
        .required("unasked", \.unasked, "goldens that no assertion used"),
        .required("pictures", \.pictures, "in the order of the run"),
        .required("logs", \.logs, "of layouts' events, and other texts"),
        .required("symbols", { _ in Look.symbolNotice }, "the words about the icons that stand in for symbols"))
}

/// An item of the page: an entry of the run with its device and group.
protocol PageItem: JSONWritten {
    var entry: ReportEntry { get }
    /// The device; nil if no catalogue has it.
    var device: Device? { get }
    /// The group of equal changes; nil if nothing changed.
    var cluster: ChangeClusters.Cluster? { get }
}

extension PageItem {
    /// The fields with which all items begin.
    static var entryFields: [JSONWrittenField<Self>] {
        [
            .required("key", \.entry.key, "unlike every other one's of the run"),
            .required("name", \.entry.name, "the golden's name"),
            .required("layout", \.entry.layout, "the layout's name"),
            .optional("root", \.entry.root, "the object that is shown, or the Swift test"),
            .required("file", \.entry.file, "the layout file"),
            .required("device", \.entry.device, "as used in golden names"),
            .required("deviceName", { $0.device?.name ?? $0.entry.device }, "for people"),
            .unless(false, "isTablet", { $0.device?.idiom == .pad }, "whether it is an iPad"),
            .required("caption", \.entry.caption, "what distinguishes it within its layout"),
            .unless(false, "isText", { $0.entry.kind == .text }, "whether it is a text of a Swift test"),
            .optional("variant", \.entry.variant, "its other settings"),
            .required("shape", \.entry.shape, "of what stands where there is no picture"),
            .required("status", \.entry.status.rawValue, "its result"),
            .optional("message", \.entry.message, "one or more lines for people"),
            .unless(false, "canAccept", \.entry.isAcceptable, "whether reflow accept can accept it"),
            .optional("cluster", { $0.cluster?.id }, "equal for the same change"),
            .optional("clusterTitle", { $0.cluster?.title }, "the change for people"),
        ]
    }
}

struct PagePicture: PageItem {
    let entry: ReportEntry
    let device: Device?
    let cluster: ChangeClusters.Cluster?
    let sources: PagePictures.Sources
    /// The address in the page of the picture's constraints; nil if they were not recorded.
    let constraints: String?

    static let table = JSONTable<PagePicture>(
        fields: entryFields + [
            .required("scale", \.entry.scale, "pixels per point"),
            .optional("seconds", \.entry.seconds, "duration of drawing and comparing"),
            .optional("difference", { $0.entry.pixels?.differingShare }, "the share of pixels that differ"),
            .optional("bounds", { $0.entry.pixels?.bounds }, "where they differ"),
            .optional("size", \.sources.size, "in pixels, in case only a thumbnail is there"),
            .optional("referencePlace", \.sources.referencePlace, "where the part that is shown lies"),
            .required("images", \.sources.images, "their places in the page, or links"),
            .optional("constraints", \.constraints, "the place of what places its views"),
            .unless([], "changes", { $0.entry.changes.map(PageChange.init) }, "the views that changed"),
            .unless([], "issues", { $0.entry.issues.map(PageIssue.init) }, "what is wrong with its layout"),
        ])
}

struct PageLog: PageItem {
    let entry: ReportEntry
    let device: Device?
    let cluster: ChangeClusters.Cluster?
    /// The golden's text.
    let reference: String?
    /// The new text, if it differs.
    let actual: String?

    static let table = JSONTable<PageLog>(
        fields: entryFields + [
            .nullable("reference", \.reference, "the golden's text"),
            .nullable("actual", \.actual, "the new text, if it differs"),
        ])
}

/// The change of one view, with the facts that the page shows.
private struct PageChange: JSONWritten, Equatable {
    let change: ViewChangeReport

    static let table = JSONTable<PageChange>(
        .required("view", \.change.view, "the view"),
        .required("kinds", \.change.kinds, "what happened to it"),
        .required("text", \.change.what.description, "the same for people"),
        .optional("old", \.change.before, "where it was in the window"),
        .optional("new", \.change.after, "where it is in the window"))
}

/// An issue of one view, with the facts that the page shows.
private struct PageIssue: JSONWritten, Equatable {
    let issue: IssueReport

    static let table = JSONTable<PageIssue>(
        .required("view", \.issue.view, "the view"),
        .required("message", \.issue.message, "what is wrong"),
        .optional("line", \.issue.line, "line in the layout file"))
}

extension ReportEntry {
    /// The settings besides the device, which distinguish the entry within its layout.
    fileprivate var caption: String {
        let start = layout + "."
        if kind == .text || root != nil, name.hasPrefix(start) { return String(name.dropFirst(start.count)) }
        return ([state ?? "events"] + variants).joined(separator: " ")
    }

    fileprivate var variant: String? { variants.isEmpty ? nil : variants.joined(separator: " ") }

    /// The shape of the placeholder for a missing picture.
    fileprivate var shape: String {
        guard let state else { return "square" }
        return state.hasPrefix("landscape") ? "wide" : "tall"
    }
}
