/// The pictures that an earlier run could not let pass.
public struct FailedPictures: Sendable, Hashable {
    /// Names of pictures and logs by the layout they are of.
    private var names: [String: Set<String>] = [:]
    /// Layouts all of whose pictures are to be taken: they could not be shown, or nobody ran them.
    private var layouts = Set<String>()

    public init(of report: SuiteReport) {
        for layout in report.layouts {
            if layout.message != nil || !layout.isRun && report.missingLayouts.contains(layout) {
                layouts.insert(layout.file)
            }
            let failed =
                layout.pictures.filter { $0.status.isFailure }.map(\.name)
                + layout.logs.filter { $0.status.isFailure }.map(\.name)
            if !failed.isEmpty { names[layout.file] = Set(failed) }
        }
    }

    public var isEmpty: Bool { names.isEmpty && layouts.isEmpty }

    func contains(layout: String) -> Bool {
        layouts.contains(layout) || names[layout] != nil
    }

    /// - Parameter name: without folder and extension.
    func contains(_ name: String, of layout: String) -> Bool {
        layouts.contains(layout) || names[layout]?.contains(name) == true
    }
}

extension PictureResult.Status {
    /// Whether somebody has to do something about it.
    public var isFailure: Bool {
        switch self {
        case .passed, .recorded, .skipped: false
        case .changed, .missing, .refused, .broken: true
        }
    }
}
