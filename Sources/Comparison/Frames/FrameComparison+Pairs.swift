import Screens

extension FrameComparison {
    /// The views that are in both trees, by their indices, in the order of the actual one.
    package var pairs: [(reference: Int, actual: Int)] {
        let matching = FrameMatching(reference, FrameLinks(reference), actual, FrameLinks(actual))
        return matching.reference.enumerated().compactMap { index, old in old.map { (reference: $0, actual: index) } }
    }
}
