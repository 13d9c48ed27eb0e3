import Comparison
public import Snapshots

extension SuiteReport {
    /// Finds goldens that no layout owns. If a layout that could not be shown may own some of them, it adds a warning
    /// instead. After a run of single files, or of only some pictures, it does nothing.
    ///
    /// A picture whose layout refused to rotate still owns its golden: the refusal is a failure, not a reason to remove
    /// the golden.
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

    /// The reason why the expected check for obsolete goldens was skipped; nil if it was not.
    var obsoleteNotice: String? { warnings.first { $0.code == SuiteReport.obsoleteUnknown }?.message }

    /// The owners of the goldens of all pictures and logs.
    var owners: GoldenOwners {
        var owners = GoldenOwners()
        for layout in layouts {
            for picture in layout.pictures { owners.add(picture: picture.path) }
            for log in layout.logs { owners.add(log: log.path) }
        }
        return owners
    }
}
