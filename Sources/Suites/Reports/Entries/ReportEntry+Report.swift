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
        variants = [
            picture.appearance == .dark ? "dark" : nil, picture.contentSize, picture.isRightToLeft ? "rtl" : nil,
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

    init(_ log: LogReport, file: String) {
        self.init(
            log.kind == .text ? .text : .log, name: log.name, path: log.path, file: file, device: log.device, log.status
        )
        message = log.message
        changedLines = log.changedLines
        artifacts = Set(log.artifacts.keys)
        isAcceptable = log.acceptance != nil
        seconds = log.seconds
    }

    private init(
        _ kind: Kind, name: String, path: String, file: String, device: String, _ status: SnapshotStatus
    ) {
        // Goldens are in a folder with the name of their layout, or of the test's file.
        let layout = path.split(separator: "/").dropLast().last.map(String.init) ?? file
        self.init(kind, name: name, path: path, file: file, layout: layout, device: device, status: status)
    }
}
