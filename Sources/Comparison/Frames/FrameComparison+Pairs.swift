import Screens

extension FrameComparison {
    /// The views that are in both trees, as pairs of indices in the order of the actual tree.
    package var pairs: [(reference: Int, actual: Int)] {
        let matching = FrameMatching(reference, FrameLinks(reference), actual, FrameLinks(actual))
        return matching.reference.enumerated().compactMap { index, old in old.map { (reference: $0, actual: index) } }
    }
}
