import LayoutLoading
import LayoutRules

/// The constraints that have no effect in a whole run of a layout: on no device, in no setting.
struct IdleInRun {
    /// The constraints that have had no effect in any setting so far and are not reported yet; nil before the first
    /// setting.
    private var idle: Set<IdleConstraint.Key>?
    private let knowsTextSizes: Bool

    /// - Parameters:
    ///   - settings: the issues of each device in each setting.
    ///   - knowsTextSizes: whether text has several sizes in the run. With a single size, it is unknown whether a
    ///     constraint beside a text has an effect.
    init(_ settings: [[LocatedIssue]], knowsTextSizes: Bool) {
        self.knowsTextSizes = knowsTextSizes
        for issues in settings {
            let here = Set(issues.compactMap(\.idle).filter { knowsTextSizes || !$0.dependsOnText }.map(\.key))
            idle = idle?.intersection(here) ?? here
        }
    }

    /// The issues of the next setting, without constraints that have an effect in another setting or that were already
    /// reported.
    mutating func reported(_ issues: [LocatedIssue]) -> [LocatedIssue] {
        issues.filter { issue in
            guard let constraint = issue.idle else { return true }
            return idle?.remove(constraint.key) != nil
        }
    }
}

extension [PictureOutcome] {
    /// The pictures of one layout, without issues about constraints that have an effect in another of the pictures.
    func comparingIdleConstraints(knowsTextSizes: Bool) -> [PictureOutcome] {
        var idle = IdleInRun(settings, knowsTextSizes: knowsTextSizes)
        return map { outcome in
            guard case .picture(var picture) = outcome else { return outcome }
            picture.issues = idle.reported(picture.issues)
            return .picture(picture)
        }
    }

    /// The issues on each device in each setting, of all orientations. Each snapshot of a step counts as a setting of
    /// its own.
    private var settings: [[LocatedIssue]] {
        var issues: [[LocatedIssue]] = []
        var places: [[String]: Int] = [:]
        for case .picture(let picture) in self where picture.facts != nil {
            guard let origin = picture.origin else { continue }
            var key = [origin.device.name, "\(origin.variant)", origin.source.language.name]
            if case .snapshot(let name) = origin.moment { key.append(name) }
            let place = places[key] ?? issues.count
            if places.updateValue(place, forKey: key) == nil { issues.append([]) }
            issues[place] += picture.issues
        }
        return issues
    }
}
