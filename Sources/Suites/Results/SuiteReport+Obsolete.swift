import Comparison
public import Snapshots

extension SuiteReport {
    /// Looks for goldens that no layout owns. If a layout that could not be shown may own some of them, it adds a
    /// warning instead. After a run of single files, or of some pictures, it does nothing.
    ///
    /// A picture whose layout refused to rotate still owns its golden: that is a failure, not a reason to remove it.
    public mutating func lookForObsolete(in goldens: GoldenStore) throws {
        guard coversFolders, !isSelection else { return }
        let leftOut = missingLayouts.count + stopped.count
        let unknown = [
            (failures.count, "cannot be shown"), (leftOut, leftOut == 1 ? "was not run" : "were not run"),
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

    /// The code of the warning that the check for obsolete goldens was skipped.
    private static let obsoleteUnknown = "obsolete-unknown"

    /// Why the expected check for obsolete goldens was skipped; nil if it was not.
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
