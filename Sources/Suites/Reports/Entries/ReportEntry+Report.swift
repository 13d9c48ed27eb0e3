import Foundation
import Snapshots

extension SuiteReport {
    /// Every picture, then every log and text, in the order of the suite.
    public var entries: [ReportEntry] {
        layouts.flatMap { layout in layout.pictures.map { ReportEntry($0, file: layout.file) } }
            + layouts.flatMap { layout in layout.logs.map { ReportEntry($0, file: layout.file) } }
    }
}

extension ReportEntry {
    init(_ picture: PictureReport, file: String) {
        self.init(.picture, name: picture.name, path: picture.path, file: file, device: picture.device, picture.status)
        root = picture.root
        state = picture.state
        variants = [picture.isDark ? "dark" : nil, picture.contentSize, picture.isRightToLeft ? "rtl" : nil]
            .compactMap(\.self)
        message = picture.message
        changes = picture.changes.map { ReportChange($0) }
        pixels = picture.pixels
        recordedBy = picture.recordedBy
        scale = picture.scale
        artifacts = Set(picture.artifacts.keys)
        isAcceptable = picture.acceptance != nil
        seconds = picture.seconds
        issues = picture.issues
    }

    init(_ log: LogReport, file: String) {
        self.init(
            log.file == .text ? .text : .log, name: log.name, path: log.path, file: file, device: log.device, log.status
        )
        message = log.message
        artifacts = Set(log.artifacts.keys)
        isAcceptable = log.acceptance != nil
        seconds = log.seconds
    }

    private init(
        _ kind: Kind, name: String, path: String, file: String, device: String, _ status: SnapshotStatus
    ) {
        // Goldens lie in a folder of their layout's name, or of the test's file.
        let layout = path.split(separator: "/").dropLast().last.map(String.init) ?? file
        self.init(kind, name: name, path: path, file: file, layout: layout, device: device, status: status)
    }
}

extension ReportChange {
    fileprivate init(_ change: ViewChangeReport) {
        self.init(
            view: change.view, kinds: change.kinds, text: String(change.text.dropFirst(change.view.count + 2)),
            before: change.before.flatMap(CGRect.init(sides:)), after: change.after.flatMap(CGRect.init(sides:)))
        line = change.line
    }
}

extension CGRect {
    /// Nil unless there are four numbers.
    fileprivate init?(sides: [CGFloat]) {
        guard sides.count == 4 else { return nil }
        self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}
