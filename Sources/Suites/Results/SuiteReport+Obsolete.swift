public import Snapshots

extension SuiteReport {
    /// Goldens that no layout owns, by their path in the folder of goldens, in order. Empty where that cannot be told:
    /// after a run of single files, of some pictures, or with a layout that cannot be shown.
    ///
    /// A picture whose layout refused to turn still owns its golden: that is a failure, and no reason to drop it.
    public func obsoleteGoldens(in goldens: GoldenStore) throws -> [String] {
        guard coversFolders, !isSelection, failures.isEmpty, missingLayouts.isEmpty else { return [] }
        return try owners.obsolete(in: goldens)
    }

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
