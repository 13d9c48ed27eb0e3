import KitValues
import LayoutRules
import Suites

extension OrientationRequest {
    init(_ choice: OrientationChoice) {
        switch choice {
        case .exactly(let orientation): self = .turn(orientation.device)
        case .landscape: self = .landscape
        }
    }
}

extension OrientationSet {
    /// The orientations of a command line; by default the standard ones.
    init(_ selections: [OrientationSelection]) {
        var requests: [OrientationRequest] = []
        for selection in selections {
            switch selection {
            case .all:
                self = .all
                return
            case .one(let choice): requests.append(OrientationRequest(choice))
            }
        }
        self = requests.isEmpty ? .standard : .only(requests)
    }
}
