import Basics
import Typesetting

/// The rasterizer of images that are drawn in code. It is kept, since what it remembers saves time, for as long as the
/// process's typesetter is the one it was made for.
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
