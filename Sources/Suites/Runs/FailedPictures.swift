import Snapshots

/// The pictures that failed in an earlier run.
public struct FailedPictures: Sendable, Hashable {
    /// The names of pictures and logs, by their layout.
    private var names: [String: Set<String>] = [:]
    /// Layouts of which all pictures are taken again, because they could not be shown or were not run.
    private var layouts = Set<String>()

    public init(of report: SuiteReport) {
        layouts = Set(report.stopped + report.missingLayouts.map(\.file))
        for layout in report.layouts {
            if layout.message != nil { layouts.insert(layout.file) }
            let failed =
                layout.pictures.filter { $0.status.needsLook }.map(\.name)
                + layout.logs.filter { $0.status.needsLook }.map(\.name)
            if !failed.isEmpty { names[layout.file] = Set(failed) }
        }
    }

    public var isEmpty: Bool { names.isEmpty && layouts.isEmpty }

    func contains(layout: String) -> Bool {
        layouts.contains(layout) || names[layout] != nil
    }

    /// - Parameter name: the name without folder and extension.
    func contains(_ name: String, of layout: String) -> Bool {
        layouts.contains(layout) || names[layout]?.contains(name) == true
    }
}
