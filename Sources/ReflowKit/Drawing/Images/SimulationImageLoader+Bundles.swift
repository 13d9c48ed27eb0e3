import Assets
import Basics
import Foundation

extension SimulationImageLoader {
    private static let loaders = Guarded<[String: SimulationImageLoader]>([:])

    /// The loaders that are asked one after the other: that of the current simulation, and that of a bundle.
    /// - Parameter bundle: nil for the main bundle.
    static func inOrder(for bundle: Bundle?) -> [SimulationImageLoader] {
        [Surroundings.current.imageLoader, loader(for: bundle)]
    }

    private static func loader(for bundle: Bundle?) -> SimulationImageLoader {
        let path = (bundle ?? .main).bundlePath
        if let known = loaders.withLock({ $0[path] }) { return known }
        let loader = SimulationImageLoader(ResourceSearch(trees: ResourceBundles.folders(of: bundle ?? .main)))
        loaders.withLock { $0[path] = loader }
        return loader
    }
}
