import Foundation
package import ReflowKit
package import Screens

extension TurnStage {
    /// The callbacks of each stage in order, each method once with the number of its calls: `viewDidLayoutSubviews ×2`.
    package static func callbacks(_ events: [SimulationEvent]) -> [TurnStage: [String]] {
        var stage = TurnStage.willTurn
        var names: [TurnStage: [String]] = [:]
        var counts: [TurnStage: [String: Int]] = [:]
        for event in events {
            if let later = event.stage, later.rawValue > stage.rawValue { stage = later }
            guard let name = event.callbackName else { continue }
            counts[stage, default: [:]][name, default: 0] += 1
            if counts[stage]?[name] == 1 { names[stage, default: []].append(name) }
        }
        return Dictionary(
            uniqueKeysWithValues: names.map { stage, names in
                (
                    stage,
                    names.map { name in
                        let count = counts[stage]?[name] ?? 1
                        return count > 1 ? "\(name) ×\(count)" : name
                    }
                )
            })
    }
}

extension SimulationEvent {
    /// The stage of the rotation at the time of this event; `nil` if the event does not show it.
    fileprivate var stage: TurnStage? {
        switch self {
        case .windowSize, .traits, .alongside: .turning
        case .completion: .after
        case .callback(let callback, _, _):
            switch callback {
            case .traitCollectionDidChange, .viewSafeAreaInsetsDidChange, .viewWillLayoutSubviews,
                .viewDidLayoutSubviews, .willAnimateRotation:
                .turning
            case .didRotate: .after
            default: nil
            }
        default: nil
        }
    }

    /// The method without argument labels.
    fileprivate var callbackName: String? {
        switch self {
        case .callback(let callback, _, _): callback.rawValue.prefix { $0 != "(" }.description
        case .alongside: "alongsideTransition"
        case .completion: "completion"
        default: nil
        }
    }
}
