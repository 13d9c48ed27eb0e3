public import LayoutLoading
import Snapshots

extension SuiteRun {
    /// The owners of goldens, and the layouts whose goldens could not be determined.
    public struct Survey: Sendable {
        public var owners = GoldenOwners()
        public var failures: [LayoutLoadingError] = []
    }

    /// Lays out the whole suite without drawing.
    /// - Parameter progress: gets the number of finished layouts and the number of all.
    public func survey(progress: @Sendable (Int, Int) -> Void = { _, _ in }) async -> Survey {
        var survey = Survey()
        for (index, entry) in layouts.entries.enumerated() {
            let shown = await show(entry)
            for outcome in shown.outcomes { survey.owners.add(picture: outcome.name.path) }
            for script in shown.scripts { survey.owners.add(log: script.name.path) }
            if let failure = shown.failure { survey.failures.append(failure) }
            progress(index + 1, layouts.entries.count)
        }
        return survey
    }
}
