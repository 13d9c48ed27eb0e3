import Snapshots

extension SuiteReport {
    /// All pictures, logs and texts in the order of the suite.
    public var entries: [ReportEntry] {
        layouts.flatMap(\.pictureEntries) + layouts.flatMap(\.logEntries)
    }
}

extension LayoutReport {
    var pictureEntries: [ReportEntry] {
        let name = name
        return pictures.map { ReportEntry($0, file: file, layout: name) }
    }

    fileprivate var logEntries: [ReportEntry] {
        let name = name
        return logs.map { ReportEntry($0, file: file, layout: name) }
    }
}

extension ReportEntry {
    init(_ picture: PictureReport, file: String, layout: String) {
        self.init(
            .picture, name: picture.name, path: picture.path, file: file, layout: layout, device: picture.device,
            status: picture.status)
        root = picture.root
        state = picture.state
        variants = [
            picture.appearance == .dark ? "dark" : nil, picture.isHighContrast ? "high contrast" : nil,
            picture.contentSize, picture.isRightToLeft ? "rtl" : nil, picture.language,
        ]
        .compactMap(\.self)
        message = picture.message
        changes = picture.changes
        pixels = picture.pixels
        recordedBy = picture.recordedBy
        scale = picture.scale
        artifacts = Set(picture.artifacts.keys)
        isAcceptable = picture.acceptance != nil
        seconds = picture.seconds
        issues = picture.issues
    }

    init(_ log: LogReport, file: String, layout: String) {
        self.init(
            log.kind == .text ? .text : .log, name: log.name, path: log.path, file: file, layout: layout,
            device: log.device, status: log.status)
        message = log.message
        changedLines = log.changedLines
        artifacts = Set(log.artifacts.keys)
        isAcceptable = log.acceptance != nil
        seconds = log.seconds
    }
}
