import Basics
import LayoutRules

/// How places that masks make are shown.
struct PlaceRule {
    let rounding: Autoresizing.Rounding
    let grid: PixelGrid
}

extension Simulation {
    /// The current world's, without a retain of the world: every superview that changes size asks.
    @inline(__always)
    static var placeRule: PlaceRule { entered?.placeRule ?? current.placeRule }

    var pixelGrid: PixelGrid { placeRule.grid }
}
