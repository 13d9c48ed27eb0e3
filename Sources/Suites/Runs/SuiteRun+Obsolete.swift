import Foundation
import Snapshots

extension SuiteRun {
    /// Goldens that no picture of a complete run owns, by their path in the folder of goldens, in order.
    ///
    /// A picture whose layout refused to turn still owns its golden: that is a failure, and no reason to drop it. So
    /// does a dark picture beside one that was taken: a run in light appearance does not take it.
    public func obsoleteGoldens(_ result: SuiteResult) throws -> [String] {
        var owned = Set<String>()
        for picture in result.pictures { owned.formUnion([picture.name.picturePath, picture.name.treePath]) }
        for log in result.logs { owned.insert(log.name.logPath) }
        return try check.goldens.paths().filter { path in
            !owned.contains(path) && !owned.contains(path.replacingOccurrences(of: ".dark.", with: "."))
        }
    }
}
