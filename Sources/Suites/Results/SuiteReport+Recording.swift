import Comparison
import Snapshots

extension SuiteReport {
    /// This report after goldens of its suite were recorded: recorded pictures get their new result, and all others
    /// stay for review.
    ///
    /// - Parameter recorded: the result of the recording.
    /// - Returns: nil if the two cannot be combined, because their goldens are in different folders or were drawn by
    ///   different renderers.
    public func updated(with recorded: SuiteReport) -> SuiteReport? {
        guard goldens == recorded.goldens, renderer == recorded.renderer else { return nil }
        var result = self
        result.run = recorded.run
        for layout in recorded.layouts where layout.isRun {
            if let place = layouts.firstIndex(where: { $0.isOf(layout) }) {
                result.layouts[place].update(with: layout)
            } else {
                result.layouts.append(layout)
            }
        }
        let run = Set(result.layouts.filter(\.isRun).map(\.file))
        result.stopped.removeAll(where: run.contains)
        let owners = recorded.owners
        result.obsolete.removeAll(where: owners.contains)
        result.warnings += recorded.warnings.filter { !warnings.contains($0) }
        return result
    }
}

extension LayoutReport {
    /// Whether both are about the same layout, which may have been named from different folders.
    fileprivate func isOf(_ other: LayoutReport) -> Bool {
        file == other.file || goldenFolder != nil && goldenFolder == other.goldenFolder
    }

    /// The folder of the layout's goldens, which no other layout of the suite has.
    private var goldenFolder: Substring? {
        (pictures.map(\.path) + logs.map(\.path)).first?.prefix { $0 != "/" }
    }

    fileprivate mutating func update(with recorded: LayoutReport) {
        let earlier = self
        self = recorded
        file = earlier.file
        pictures = earlier.pictures.updated(with: recorded.pictures, by: \.path)
        logs = earlier.logs.updated(with: recorded.logs, by: \.path)
    }
}

extension Array {
    /// The elements, each replaced by the new element with the same key, if there is one. New elements with other keys
    /// are appended.
    fileprivate func updated(with others: [Element], by key: KeyPath<Element, String>) -> [Element] {
        let new = Dictionary(others.map { ($0[keyPath: key], $0) }) { first, _ in first }
        let old = Set(map { $0[keyPath: key] })
        return map { new[$0[keyPath: key]] ?? $0 } + others.filter { !old.contains($0[keyPath: key]) }
    }
}
