import Comparison
public import Snapshots

extension SuiteReport {
    /// Looks for goldens that no layout owns; where that cannot be told because a layout may own some of them that was
    /// not shown, a warning says so. After a run of single files, or of some pictures, nobody expects it to be told.
    ///
    /// A picture whose layout refused to turn still owns its golden: that is a failure, and no reason to drop it.
    public mutating func lookForObsolete(in goldens: GoldenStore) throws {
        guard coversFolders, !isSelection else { return }
        let unknown = [
            (failures.count, "cannot be shown"),
            (missingLayouts.count, missingLayouts.count == 1 ? "was not run" : "were not run"),
        ].filter { $0.0 > 0 }.map { "\(ResultText.count($0.0, "layout")) \($0.1)" }
        if unknown.isEmpty {
            obsolete = try owners.obsolete(in: goldens)
        } else {
            warnings.append(
                OutputWarning(
                    code: SuiteReport.obsoleteUnknown,
                    message: "skipped the check for obsolete goldens: \(unknown.joined(separator: ", "))"))
        }
    }

    /// The warning that goldens may be obsolete and nobody knows.
    private static let obsoleteUnknown = "obsolete-unknown"

    /// Why nobody looked for obsolete goldens although somebody expects it; nil if all is well.
    var obsoleteNotice: String? { warnings.first { $0.code == SuiteReport.obsoleteUnknown }?.message }

    /// Of the goldens of all of its pictures and logs.
    var owners: GoldenOwners {
        var owners = GoldenOwners()
        for layout in layouts {
            for picture in layout.pictures { owners.add(picture: picture.path) }
            for log in layout.logs { owners.add(log: log.path) }
        }
        return owners
    }
}
