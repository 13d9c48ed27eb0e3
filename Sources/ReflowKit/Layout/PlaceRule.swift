import Basics
import LayoutRules

/// The rounding that is applied to frames from autoresizing masks, and the screen's grid of pixels.
struct PlaceRule {
    let rounding: Autoresizing.Rounding
    let grid: PixelGrid
}

extension Simulation {
    /// The rule of the current simulation. The simulation is not retained for it, because every superview that changes
    /// size reads the rule.
    @inline(__always)
    static var placeRule: PlaceRule { entered?.placeRule ?? current.placeRule }

    var pixelGrid: PixelGrid { placeRule.grid }
}
