import Comparison
import Foundation
import Snapshots

extension SuiteResult {
    /// Every picture, then every log, in the order of the run.
    public var entries: [ReportEntry] {
        pictures.map { ReportEntry($0) } + logs.map { ReportEntry($0) }
    }
}

extension ReportEntry {
    init(_ picture: PictureResult) {
        self.init(.picture, of: picture.name, file: picture.layout, status: picture.status)
        scale = picture.scale
        guard case .compared(let compared) = picture.outcome else {
            message = picture.text()
            return
        }
        var lines = [compared.picture.text(scale: picture.scale)].compactMap(\.self)
        artifacts = compared.artifacts
        isAcceptable = !compared.hasPassed && !compared.isRecorded && !artifacts.isEmpty
        if case .different(let comparison) = compared.tree {
            changes = ReportChange.all(of: comparison)
            lines += comparison.treeDifferences.map { "tree: \($0)" }
        } else if let text = compared.tree.text() {
            lines.append(text.trimmingCharacters(in: .newlines))
        }
        lines += picture.passing.map(\.description)
        message = lines.isEmpty ? nil : lines.joined(separator: "\n")
        if case .failed(.different(let comparison, let renderer, _)) = compared.picture {
            pixels = comparison
            recordedBy = renderer?.description
        }
    }

    init(_ log: ScriptLogResult) {
        self.init(.log, of: log.name, file: log.layout, status: log.status)
        message = log.text
        guard case .compared(let compared) = log.outcome else { return }
        if !compared.verdict.hasPassed, !compared.isRecorded { artifacts = [.log] }
        isAcceptable = !artifacts.isEmpty
    }

    private init(_ kind: Kind, of name: GoldenName, file: String, status: PictureResult.Status) {
        self.init(
            kind, name: name.stem, path: "\(name.folder)/\(name.stem)", file: file, layout: name.layout,
            device: name.device, status: status)
        root = name.root
        state = name.state
        variants = [name.isDark ? "dark" : nil, name.contentSize, name.isRightToLeft ? "rtl" : nil].compactMap(\.self)
    }
}

extension ReportChange {
    fileprivate static func all(of comparison: FrameComparison) -> [ReportChange] {
        let before = comparison.reference.rectsInWindow
        let after = comparison.actual.rectsInWindow
        return comparison.changes.map { change in
            ReportChange(
                view: change.view, kinds: change.kinds.map(\.rawValue),
                text: String(change.description.dropFirst(change.view.count + 2)),
                before: change.referenceIndex.map { before[$0] }, after: change.actualIndex.map { after[$0] })
        }
    }
}
