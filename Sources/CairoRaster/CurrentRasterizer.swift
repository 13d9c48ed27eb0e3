import Basics
import Typesetting

/// The rasterizer for images that are drawn in code. It is kept for its caches, as long as the process uses the same
/// typesetter.
package enum CurrentRasterizer {
    private static let kept = Guarded<(owner: Typesetter, rasterizer: Rasterizer)?>(nil)

    package static var value: Rasterizer {
        let typesetter = CurrentTypesetter.value
        return kept.withLock { kept in
            if let kept, kept.owner === typesetter { return kept.rasterizer }
            let rasterizer = Rasterizer(typesetter: typesetter)
            kept = (typesetter, rasterizer)
            return rasterizer
        }
    }
}
