public import LayoutRules
public import Screens

/// The views where a change of frames begins. Their new frames can be explained; the old ones cannot, because a golden
/// contains only frames.
public struct ChangedPlaces: Sendable {
    private struct Place: Sendable {
        let id: String
        let numbers: [(name: LayoutNumber, old: String)]
    }

    private static let viewLimit = 3
    private static let sentenceLimit = 4

    private let places: [Place]

    /// - Returns: nil if no view with its own id has moved.
    public init?(_ comparison: FrameComparison) {
        let nodes = comparison.actual.nodes
        let links = FrameLinks(comparison.actual)
        var ids: [String: Int] = [:]
        for id in nodes.compactMap(\.id) { ids[id, default: 0] += 1 }
        let resized = Set(comparison.changes.filter { $0.kinds.contains(.resized) }.compactMap(\.actualIndex))
        var first: [Place] = []
        var following: [Place] = []
        for change in comparison.changes where change.referenceIndex != nil {
            guard let index = change.actualIndex, let id = nodes[index].id, ids[id] == 1 else { continue }
            let numbers: [(name: LayoutNumber, old: String)] = change.differences.compactMap { difference in
                LayoutNumber(rawValue: difference.property.rawValue).map { (name: $0, old: difference.old) }
            }
            guard !numbers.isEmpty else { continue }
            let place = Place(id: id, numbers: numbers)
            if links.ancestors(of: index).contains(where: resized.contains) {
                following.append(place)
            } else {
                first.append(place)
            }
        }
        places = Array((first + following).prefix(ChangedPlaces.viewLimit))
        if places.isEmpty { return nil }
    }

    /// The explanations to request from a stage that shows the views as they are now.
    public var request: ExplanationRequest {
        ExplanationRequest(
            views: Set(places.map { $0.id }), numbers: Set(places.flatMap { $0.numbers.map { $0.name } }))
    }

    /// A few sentences that say what determines the changed numbers, and what is not satisfied.
    public func sentences(_ explanations: [String: LayoutExplanation]) -> [String] {
        let all = places.flatMap { place in
            place.numbers.compactMap { explanations[place.id]?.sentence(about: $0.name, after: $0.old) }
        }
        return Array(all.prefix(ChangedPlaces.sentenceLimit))
    }
}

extension FrameLinks {
    /// The superviews of a view, from the nearest.
    fileprivate func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var current = index
        while current != 0 {
            current = superview[current]
            found.append(current)
        }
        return found
    }
}
