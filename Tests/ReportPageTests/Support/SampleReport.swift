import Comparison
import Foundation
import LayoutRules
import Screens
import Snapshots
import Suites

/// The report of a run with every kind of event that a page shows.
struct SampleReport {
    /// A name with characters that are special in a shell, in HTML or in a link.
    static let awkwardLayout = "it's <script>window.pwned=1</script> $HOME & `x` 100% #1 “ü” 😀"
    static let markup = "<img src=x onerror=\"window.pwned=1\"></script><script>window.pwned=1</script>"

    let folder: ReportFolder
    let entries: [ReportEntry]

    private static let tall = CGSize(width: 393, height: 852)
    private static let wide = CGSize(width: 852, height: 393)

    init() throws {
        let folder = try ReportFolder()
        self.folder = folder
        entries = [
            try SampleReport.moved(folder, "login", "portrait"),
            try SampleReport.moved(folder, "login", "landscapeRight"),
            try SampleReport.moved(folder, SampleReport.awkwardLayout, "portrait"),
            try SampleReport.resized(folder),
            try SampleReport.passed(folder, "settings", "portrait"),
            try SampleReport.passed(folder, "settings", "landscapeRight"),
            try SampleReport.passed(folder, "settings", "portrait", variants: ["dark"]),
            try SampleReport.missing(folder),
            SampleReport.refused(),
            try SampleReport.log(folder),
        ]
    }

    func page(_ embedding: PageEmbedding = .changed) throws -> URL {
        try folder.page(
            entries, failures: ["Layouts/broken.json:2:3: error: \(SampleReport.markup)"],
            obsolete: ["old/<b>old.png"], embedding: embedding)
    }

    /// The golden of the first entry.
    func firstGolden() throws -> Data {
        try Data(contentsOf: folder.goldens.appending(path: entries[0].path + ".png"))
    }

    static func entry(
        _ layout: String, _ state: String?, device: String = "iphone-15", kind: ReportEntry.Kind = .picture,
        variants: [String] = [], status: SnapshotStatus
    ) -> ReportEntry {
        let name = GoldenName(layout: layout, device: device, state: state, isDark: variants.contains("dark"))
        var entry = ReportEntry(
            kind, name: name.stem, path: "\(name.folder)/\(name.stem)", file: "Layouts/\(layout).json", layout: layout,
            device: device, status: status)
        entry.state = state
        entry.variants = variants
        return entry
    }

    private static func size(_ state: String) -> CGSize { state == "portrait" ? tall : wide }

    /// An entry with a title that moved by 12 points to the right, and a new label.
    private static func moved(_ folder: ReportFolder, _ layout: String, _ state: String) throws -> ReportEntry {
        var entry = Self.entry(layout, state, status: .changed)
        let size = size(state)
        let before = CGRect(x: 16, y: 110, width: 200, height: 44)
        let after = CGRect(x: 28, y: 110, width: 200, height: 44)
        let added = CGRect(x: 40, y: 200, width: 100, height: 30)
        let reference = try Sketch.png(size, [(before, 0xFF1D_1D1F)])
        let actual = try Sketch.png(size, [(after, 0xFF1D_1D1F), (added, 0xFF00_7AFF)])
        try folder.artifact(.reference, reference, of: &entry)
        try folder.artifact(.actual, actual, of: &entry)
        try folder.artifact(
            .difference, try Sketch.png(size, ground: 0xFFE0_E0E0, [(before.union(after), 0xFFE6_0012)]), of: &entry)
        try folder.golden(reference, of: entry)
        entry.message = "3528 pixels differ.\n\(markup)"
        entry.changes = [
            ViewChangeReport(
                view: "title", kinds: [.moved], what: .differences([FrameDifference(.x, from: 16, to: 28)]),
                before: before,
                after: after),
            ViewChangeReport(
                view: "UILabel \"\(markup)\"", kinds: [.added], what: .words("added at (40 200; 100 30)"), before: nil,
                after: added),
        ]
        entry.isAcceptable = true
        return entry
    }

    /// An entry whose picture has another size than its golden.
    private static func resized(_ folder: ReportFolder) throws -> ReportEntry {
        var entry = Self.entry("resized", "portrait", device: "ipad-pro-11-1st-4th", status: .changed)
        try folder.artifact(
            .reference, try Sketch.png(CGSize(width: 400, height: 300), ground: 0xFFD0_E8FF, []), of: &entry)
        try folder.artifact(
            .actual, try Sketch.png(CGSize(width: 300, height: 400), ground: 0xFFFF_E0D0, []), of: &entry)
        try folder.artifact(
            .difference, try Sketch.png(CGSize(width: 400, height: 400), ground: 0xFFE6_0012, []), of: &entry)
        entry.message = "The picture is 300x400 pixels, not 400x300."
        entry.isAcceptable = true
        return entry
    }

    private static func passed(
        _ folder: ReportFolder, _ layout: String, _ state: String, variants: [String] = []
    ) throws -> ReportEntry {
        var entry = Self.entry(layout, state, variants: variants, status: .passed)
        if state == "landscapeRight" {
            entry.issues = ["save", markup].map {
                IssueReport(view: $0, kind: .smallTarget, message: "tap target is 40 × 30 pt (minimum 44 × 44)")
            }
            entry.issues[0].line = 12
        }
        let golden = try Sketch.png(
            size(state), ground: variants.isEmpty ? 0xFFF2_F2F7 : 0xFF00_0000,
            [(CGRect(x: 20, y: 100, width: 300, height: 50), 0xFF34_C759)])
        try folder.golden(golden, of: entry)
        return entry
    }

    /// An entry with a missing golden, for a layout whose name looks like an option.
    private static func missing(_ folder: ReportFolder) throws -> ReportEntry {
        var entry = Self.entry("-dash", "portrait", status: .missing)
        let actual = try Sketch.png(tall, ground: 0xFFFF_FDE7, [])
        try folder.artifact(.actual, actual, of: &entry)
        entry.message = "There is no golden picture."
        entry.isAcceptable = true
        return entry
    }

    private static func refused() -> ReportEntry {
        var entry = Self.entry("player", "landscapeRight", status: .refused)
        entry.message = "iPhone 15 does not show landscapeRight: the application allows portrait only."
        return entry
    }

    private static func log(_ folder: ReportFolder) throws -> ReportEntry {
        var entry = Self.entry("settings", nil, kind: .log, status: .changed)
        let before = "launch\n  root.viewDidLoad\n  root.viewWillAppear\nturn landscapeRight\n  root.\(markup)\n"
        try folder.golden(Data(before.utf8), of: entry, as: .log)
        let after = before.replacingOccurrences(of: "  root.viewWillAppear\n", with: "  root.viewIsAppearing\n")
        try folder.artifact(.log, Data(after.utf8), of: &entry)
        entry.message = "The events differ from line 3 on."
        entry.isAcceptable = true
        return entry
    }
}
